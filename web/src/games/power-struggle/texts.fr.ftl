## Le plateau

ps-board-name = L’entreprise
ps-company = La tour : PDG, salle du conseil et six directions
ps-nobody = personne
ps-unknown = quelqu’un d’inconnu
ps-to = à
ps-short-dev = DÉV
ps-short-hr = RH
ps-short-com = COM
ps-short-acc = CPT
ps-short-leg = JUR
ps-short-ctl = CTR
ps-chair-plate = PDG
ps-chair = PDG : { $seat }
ps-chair-vacant = PDG : personne
ps-board = Salle du conseil
ps-board-room = Salle du conseil, de gauche à droite : { $who }
ps-head-is = Directeur { DE($division) } : { $seat }
ps-head-vacant = Directeur { DE($division) } : personne
ps-head-coming = { $seat } gagnerait une élection maintenant
ps-counsel-of = Consultants pour { $division } : { $who }
ps-counsel-short = Consult.
ps-office-empty = { $division_name }, bureau { $office }, vide
ps-office-department = { $division_name }, bureau { $office } : service { DE($seat) } avec { $count ->
    [one] un employé
   *[other] { $count } employés
}
ps-office-main = { $division_name }, bureau { $office } : service général { DE($seat) } avec { $count ->
    [0] aucun employé
    [one] un employé
   *[other] { $count } employés
}
ps-card = Carte privilège { $privilege }
ps-held = chez { $who }
ps-side-face_down = Cachée
    .brief = Cachée
ps-side-head = Direction
    .brief = Dir.
ps-side-bribed = Corrompue
    .brief = Corr.
ps-worth = +{ $count }
ps-worth-money = +{ $millions } M
ps-short = { $millions } M
ps-money = { $sum }
ps-range = { $low }–{ $high } M
head-dev = Directeur du Développement
head-hr = Directeur des Ressources humaines
head-com = Directeur de la Communication
head-acc = Directeur de la Comptabilité
head-leg = Directeur des Litiges & Brevets
head-ctl = Directeur du Contrôle de gestion

## Le registre

ps-ledger = Le registre : six chemins vers un point
ps-target = Points (sur { $goal })
ps-track-influence = Influence
ps-track-shares = Actions
ps-track-main = Gén.
ps-track-corruption = Corruption
ps-enemy-short = Ennemi
ps-paper = Cert.
ps-purse = Bourse
ps-points = { $count ->
        [one] { $count } point sur { $goal }
       *[other] { $count } points sur { $goal }
    }
ps-way-scored = { CAPITAL($way_name) } : point acquis
ps-way-near = { CAPITAL($way_name) } : { $have } sur { $need }
ps-way-unknown = { CAPITAL($way_name) } : inconnu
ps-certificates-of = { $count ->
    [0] aucun certificat
    [one] un certificat
   *[other] { $count } certificats
}
ps-bonus-of = prochaine prime { $sum }

## Le bureau et ce qui l’entoure

ps-events = Événements de cette phase
ps-meeting-number = Comité { $meeting }
ps-founding = La fondation
ps-round = Tour { $round }
ps-no-events = Les événements sont classés à la fin du comité de direction.
ps-hidden = encore caché
ps-event-turned = Événement { $place } : { $what }
ps-event-known = Événement { $place }, connu de vous seul : { $what }
ps-event-hidden = Événement { $place } : { $what }
ps-motivation = Motivation
ps-motivation-is = Motivation : { $count } sur 6
ps-certificates = Certificats d’actions à vendre
ps-certificate = Certificat de { $shares } { $shares ->
    [one] action
   *[other] actions
} pour { $sum }, il en reste { $count }
ps-drawer = Votre tiroir
ps-your-purse = Dans votre bourse :
ps-your-bonus = Prime : { $sum }
ps-enemy = Votre ennemi juré
    .text = Un point de victoire si vous avez plus que l’ennemi juré dans les trois domaines. Si la carte montre votre propre couleur, devancez tout le monde dans deux des trois. On regarde quand vous atteignez l’objectif, puis à la fin.
ps-enemy-tag = Ennemi juré
ps-enemy-all = tous
ps-ahead = { CAPITAL($way_name) } : vous menez { $mine } à { $theirs }
ps-behind = { CAPITAL($way_name) } : vous ne menez pas, { $mine } à { $theirs }
ps-desk = Votre bureau

## Les actions

ps-actions = Actions
ps-actions-help = Pointez une action pour lire ce qu’elle ferait. Jusqu’à « terminé », tout peut être repris.
ps-not-now = Pas maintenant : { $why }.
ps-act-hire = Recruter
    .text = Prenez deux employés à la réserve et répartissez-les dans vos services, six au plus dans chacun.
ps-act-found = Ouvrir (vos gens)
    .text = Prenez deux à six employés et ouvrez un service avec eux ; l’un cède la place au chef. Un second peut suivre.
ps-act-open = Ouvrir (recrue)
    .text = Ouvrez un service avec un nouvel employé ; puis faites venir les vôtres.
ps-act-move = Déménager
    .text = Déménagez un ou deux services, ou un service général, vers d’autres directions.
ps-act-merge = Fusionner
    .text = Deux services deviennent un service général : deux employés partent, services généraux +1.
ps-act-resign = Démission
    .text = Un de vos directeurs rejoint le conseil d’administration ou devient consultant extérieur. Vos gens partent aussi, et la carte est retournée.
ps-act-bribe = Soudoyer
    .text = Offrez de l’argent pour la carte privilège de quelqu’un. La tentative seule vaut un point de corruption.
ps-act-influence = Influence
    .text = Licenciez trois employés : influence +1.
ps-act-main = Général
    .text = Achetez un service général sans employé : services généraux +1.
ps-act-counsel = Consultant
    .text = Achetez un consultant pour la direction de votre choix.
ps-act-shares = Actions
    .text = Achetez un certificat : ses actions sont comptées.
ps-act-development = Dévelop.
    .text = Prenez des employés à vos adversaires ou à la réserve : un, ou trois avec la face corrompue.
ps-act-legal = Litiges
    .text = Licenciez un employé pour un point d’influence, ou deux pour deux avec la face corrompue.
ps-act-pass = Passer
    .text = Vous ne pouvez rien faire. Vous montrez votre argent.
ps-cost-hire = +2 employés
ps-cost-found = prendre 2–6
ps-cost-open = +1 employé
ps-cost-move = 1–2 services
ps-cost-merge = général +1
ps-cost-resign = un directeur
ps-cost-bribe = corruption +1
ps-cost-influence = 3 employés
ps-cost-main = { $main } M
ps-cost-counsel = { $counsel } M
ps-cost-shares = dès { $shares } M
ps-cost-development = débaucher
ps-cost-legal = influence
ps-cost-pass = rien
ps-adds-hr = Votre carte Ressources humaines en ajoute { $count }.
ps-adds-acc = Votre carte Comptabilité donne un certificat plus grand de { $count } au même prix.
ps-memo = NOTE
ps-count-hire = Encore à placer : { $count }
ps-count-found = Pris : { $count }
ps-count-influence = Encore à licencier : { $count }
ps-count-legal = Encore à licencier : { $count }
ps-count-development = Encore à prendre : { $count }
ps-extra-staff = Les Ressources humaines en offrent { $count } de plus.
ps-costs = Coûte { $sum } ; il vous restera { $left }.
ps-leaving = { $managers ->
    [0] aucun cadre ne suit
    [one] un cadre suit
   *[other] { $managers } cadres suivent
} au conseil d’administration ; de toute façon, { $employees ->
    [0] aucun employé perdu
    [one] un employé perdu
   *[other] { $employees } employés perdus
}.
ps-will-score = { CAPITAL($way_name) } { SIGNED($by) }, soit { $total }
ps-will-point = ★ un point !
ps-no-score = Signée, elle ne rapporte aucun point.
ps-busy = { $seat } : { $what }
ps-quiet = Tout est calme à l’étage de la direction.

## Les enveloppes

ps-envelope-first = Une enveloppe pour { $target } : la carte { $privilege }
ps-envelope-second = Une seconde enveloppe pour { $target } : la carte { $privilege }
ps-coarse = Les grosses coupures
ps-fine = Et les petites coupures
ps-stays = il vous restera { $sum }
ps-seal = Cacheter et transmettre
ps-sealed = Cachetée
ps-for = pour la carte { $privilege }
ps-if-accept = Accepter : vous gardez { $sum }, corruption +1, et { $seat } reçoit la carte.
ps-if-refuse = Refuser : l’argent repart, et à la fin vous perdez un employé au choix { DE($seat) }.

## Le tri

ps-sort = Événement { $place } sur { $count } : lequel vient ensuite ?
ps-sorted = Huit événements, dans votre ordre.
ps-sort-cards = Les événements piochés
ps-laid = { $what }, posé en numéro { $place }

## Ce que l’on sait

ps-know = Ce que vous savez des autres
ps-know-purse = Bourse
ps-know-exact = exactement { $sum }
ps-know-between = entre { $low } et { $high }
ps-know-bonus = prochaine prime { $sum }
ps-know-enemy = Ennemi juré
ps-know-shown = { $seat } ({ $enemy })
ps-know-own-colour = tout le monde, à cause de la couleur ({ $enemy })
ps-know-pairs = { $count ->
    [one] une paire de cartes est possible
   *[other] { $count } paires de cartes sont possibles
}
ps-know-ruled = { $count ->
    [one] une paire est exclue par son silence
   *[other] { $count } paires sont exclues par son silence
}
ps-know-offers = Les enveloppes jusqu’ici
ps-know-no-offers = Aucune enveloppe n’a encore été transmise.
ps-know-offer = { $seat } à { $target } pour la carte { $privilege }
ps-know-sum = { $sum }
ps-know-unseen = inconnue
ps-answer-pending = en attente
ps-answer-accepted = acceptée
ps-answer-refused = refusée
ps-know-source = D’après les livres publics, vos propres enveloppes et rien d’autre.

# The parts that a phone shows one at a time
ps-parts = Parties du plateau
ps-part-tower = Entreprise
ps-part-desk = Mon bureau
ps-part-ledger = Registre

## Le score face à l’ennemi juré, en bref

ps-score = { $mine } à { $theirs }

## Pour qui revient : ce qui a changé

ps-since-points = { $seat } a { $now ->
        [one] un point de victoire
       *[other] { $now } points de victoire
    } ({ SIGNED($change) }).
ps-since-chairman = { $now ->
        [-1] Il n’y a plus de PDG.
       *[other] Le PDG est un cadre { DE($next) }.
    }
ps-since-cash = La bourse { DE($seat) } contient { $now } ({ SIGNED($change) }).
ps-since-head = { $now ->
        [-1] { CAPITAL($division) } : plus de directeur.
       *[other] { CAPITAL($division) } : le directeur est un cadre { DE($next) }.
    }
ps-since-track = { $seat }, { $track } : { $now } ({ SIGNED($change) }).
ps-since-consultants = Consultants { DE($seat) } : { $now } ({ SIGNED($change) }).
ps-since-meeting = Comité de direction numéro { $now } ; c’était le numéro { $was }.
ps-since-motivation = Motivation : { $now } ({ SIGNED($change) }).
