## L’entreprise

division-dev = le Développement
    .name = Développement
division-hr = les Ressources humaines
    .name = Ressources humaines
    .gender = f
division-com = la Communication
    .name = Communication
division-acc = la Comptabilité
    .name = Comptabilité
division-leg = les Litiges & Brevets
    .name = Litiges & Brevets
    .gender = m
division-ctl = le Contrôle de gestion
    .name = Contrôle de gestion

privilege-dev = Développement
    .text = Face direction : une action pour débaucher un employé, ou en prendre un à la réserve. Face corrompue : trois employés, un au plus par adversaire.
privilege-hr = Ressources humaines
    .text = Davantage d’employés en recrutant ou en ouvrant avec du personnel nouveau, surtout quand la motivation est basse.
privilege-com = Communication
    .text = Face direction : vous classez les événements. Face corrompue : une action de plus à l’ouverture du prochain comité.
privilege-acc = Comptabilité
    .text = Davantage d’actions pour votre argent, surtout quand la motivation est basse.
privilege-leg = Litiges & Brevets
    .text = Face direction : licencier un employé pour un point d’influence. Face corrompue : deux pour deux.
privilege-ctl = Contrôle de gestion
    .text = Une prime plus forte pour chacun de vos services, surtout quand la motivation est basse.
privilege-chairman = PDG
    .text = À l’ouverture du comité. Face direction : ouvrir un service avec un employé. Face corrompue : ouvrir un service général.

side-face_down = face cachée
side-head = face direction
side-bribed = face corrompue

track-influence = influence
track-shares = actions
track-main = services généraux
track-corruption = corruption

way-influence = l’influence
    .name = influence
    .gender = f
way-shares = les actions
    .name = actions
    .gender = f
way-main = les services généraux
    .name = services généraux
    .gender = m
way-corruption = la corruption
    .name = corruption
way-counsel = le conseil
    .name = conseil
way-archenemy = l’ennemi juré
    .name = ennemi juré
    .gender = m

colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-red = Rouge
colour-black = Noir

enemy-card_1 = influence, actions et corruption
enemy-card_2 = actions, corruption et services généraux
enemy-card_3 = influence, services généraux et conseil
enemy-card_4 = influence, actions et conseil
enemy-card_5 = corruption, services généraux et conseil
enemy-card_6 = influence, corruption et services généraux

happening-bonus = Jour de prime
    .text = De l’argent pour les certificats, les services, le conseil et le PDG.
happening-meeting = Comité de direction
    .text = La phase s’arrête aussitôt.
happening-coffee = Le café devient un centre de coûts
    .text = Motivation −1. Chaque tasse demande un numéro de projet.
happening-chairs = Les chaises, sur réservation
    .text = Motivation −1. Rester debout est gratuit jusqu’à nouvel ordre.
happening-printer = L’imprimante réclame un abonnement
    .text = Motivation −1. La version d’essai n’imprime que les voyelles.
happening-parking = Le parking déménage dans la ville voisine
    .text = Motivation −1. La navette s’y gare aussi.
happening-plants = Les plantes remplacées par des photos de plantes
    .text = Motivation −1. Il faut toujours les arroser le jeudi.
happening-reply_all = La semaine du « répondre à tous »
    .text = Motivation −1. Retirez-moi de cette liste. Moi aussi. Moi de même.
happening-new_logo = Nouveau logo, même vieil ascenseur
    .text = Motivation −1. Le logo monte. L’ascenseur, non.
happening-open_plan = Espace ouvert, fenêtres fermées
    .text = Motivation −2. La transparence est un état d’esprit.
happening-desk_lottery = Loterie des bureaux
    .text = Motivation −2. Le gros lot du jour : la place à côté de la photocopieuse.
happening-values_workshop = Atelier des valeurs, un samedi
    .text = Motivation −2. Notre première valeur, c’est la famille.
happening-vending_machine = La cantine confiée à un distributeur
    .text = Motivation −2. La soupe, c’est B7. B7 est vide.
happening-time_sheets = Feuilles d’heures pour feuilles d’heures
    .text = Motivation −2. Remplir cette carte : 0,25 heure.
happening-frozen_bonus = Primes gelées, sauf à l’étage
    .text = Motivation −3. Il y fait plus chaud.
happening-boss_away = Le chef est en vacances
    .text = Motivation +1. Quelqu’un a ouvert une fenêtre.
happening-fire_drill = Exercice d’évacuation un vendredi après-midi
    .text = Motivation +2. Personne n’a été retrouvé ensuite.
happening-moron_1 = Le crétin du mois
    .text = Qui a classé les événements verse 100 000 à chacun des autres. Fleurs non comprises.
happening-moron_2 = Mauvais bouton, bonne personne
    .text = Qui a classé les événements verse 100 000 à chacun des autres. C’était écrit « ne pas appuyer ».
happening-moron_3 = Envoyé à la presse par erreur
    .text = Qui a classé les événements verse 100 000 à chacun des autres. Le titre était excellent.
happening-scandal_1 = Scandale au conseil : le yacht était un déplacement
    .text = Le PDG part avec 200 000. Sa carte est retournée.
happening-scandal_2 = Scandale au conseil : le consultant était son chien
    .text = Le PDG part avec 200 000. Sa carte est retournée. Le chien reste.
happening-birthday_1 = Le Président d’honneur a quatre-vingt-dix ans
    .text = Le PDG et chaque directeur, sauf celui de la Communication, paient 100 000.
happening-birthday_2 = Le Président d’honneur a encore quatre-vingt-dix ans
    .text = Le PDG et chaque directeur, sauf celui de la Communication, paient 100 000. Personne n’ose compter.
happening-party = Gala d’été
    .text = Chaque membre du conseil d’administration paie 100 000. La météo était au budget.
happening-outing = Sortie annuelle
    .text = Il ne se passe rien. Il en existe des photos.

business-hire = un recrutement
business-found = une ouverture avec ses employés
business-open = une ouverture avec du personnel nouveau
business-move = un déménagement
business-merge = une fusion
business-resign = une démission
business-bribe = une tentative de corruption
business-influence = l’achat d’influence
business-main = l’achat d’un service général
business-counsel = l’achat d’un consultant
business-shares = l’achat d’actions
business-development = l’usage du privilège Développement
business-legal = l’usage du privilège Litiges & Brevets
business-pass = un tour passé

choice-to-board = au conseil d’administration
choice-to-counsel = consultant extérieur
choice-extra = un de plus grâce aux Ressources humaines
choice-accept = accepter
choice-refuse = refuser
choice-stop = pas de seconde offre
choice-entice-bank = de la réserve
choice-waive = s’en passer
choice-commit = terminé

## Actions

action-place = Placer un service { A($division) }
action-place-board = Placer un cadre au conseil d’administration
action-grant = Utiliser la carte PDG : s’installer { A($division) }
action-retire-board = Votre directeur rejoint le conseil d’administration
action-retire-counsel = Votre directeur devient consultant extérieur
action-sort = Événement suivant : { $happening }
action-act-hire = A : recruter des employés
action-act-found = B : ouvrir des services avec vos employés
action-act-open = B : ouvrir un service avec du personnel nouveau
action-act-move = C : déménager des services
action-act-merge = C : fusionner deux services
action-act-resign = D : faire démissionner un directeur
action-act-bribe = E : soudoyer quelqu’un
action-act-influence = F : acheter de l’influence pour trois employés
action-act-main = F : acheter un service général
action-act-counsel = F : acheter un consultant
action-act-shares = F : acheter des actions
action-act-development = G : utiliser Développement
action-act-legal = G : utiliser Litiges & Brevets
action-act-pass = Passer son tour : rien d’autre n’est possible
action-post = Nouvel employé { A($division) }, bureau { $office }
action-lift = Prendre un employé { A($division) }, bureau { $office }
action-settle = Ouvrir un service { A($division) } avec les employés pris
action-open = Ouvrir un service { A($division) }
action-extra = Un employé de plus grâce aux Ressources humaines
action-bring = Faire venir un employé { DE($division) }, bureau { $office }
action-shift = Déménager un service { DE($division) }, bureau { $office }
action-to = Vers { $division }
action-join = Fusionner le service { DE($division) }, bureau { $office }
action-with = Avec le service { DE($division) }, bureau { $office }
action-onto = { A($division) }, bureau { $office }
action-into = Dans un nouveau bureau { DE($division) }
action-resign-board = Le directeur { DE($division) } rejoint le conseil d’administration
action-resign-counsel = Le directeur { DE($division) } devient consultant extérieur
action-offer = Faire une offre pour la carte { $privilege }
action-coarse = { $sum ->
        [0] Pas de grosses coupures
       *[other] { $sum } en grosses coupures
    }
action-fine = { $sum ->
        [0] Pas de petites coupures
       *[other] Et { $sum } en petites coupures
    }
action-accept = Accepter l’enveloppe
action-refuse = Refuser l’enveloppe
action-stop = Pas de seconde offre
action-fire = Faire perdre un employé { A($division) }, bureau { $office }
action-dismiss = Licencier un employé { A($division) }, bureau { $office }
action-establish = Un service général { A($division) }
action-consult = Un consultant pour { $division }
action-buy = Le certificat de { $shares } { $shares ->
        [one] action
       *[other] actions
    }
action-entice = Débaucher un employé { A($division) }, bureau { $office }
action-entice-bank = Prendre un employé à la réserve
action-house = Installer l’employé { A($division) }, bureau { $office }
action-waive = S’en passer
action-commit = Terminé

## Événements

event-game_started = Les cartes sont distribuées. { $seat } tient la Communication et commence.
event-game_started-cards = Les cartes sont distribuées. { $seat } tient la Communication et commence. Votre ennemi juré : { $colour } ({ $enemy }). Vos privilèges : { $privileges }.
event-placed_department = { $seat } place un service { A($division) }.
event-placed_board = { $seat } place un cadre au conseil d’administration.
event-left_board = Le cadre assis le plus à gauche, celui { DE($seat) }, quitte le conseil.
event-closed = Le service { DE($seat) } ferme { A($division) }, bureau { $office }.
event-meeting_opened = Comité de direction numéro { $meeting }.
event-granted = { $seat } utilise la carte PDG et s’installe { A($division) }.
event-waived = { $seat } s’en passe.
event-chairman_dismissed = Le PDG { DE($seat) } se retire.
event-chairman_elected = Le cadre { DE($seat) } assis le plus à gauche devient PDG.
event-chairman_by_card = Le conseil est vide : { $seat } tient la carte PDG et nomme le PDG.
event-head_named = { $seat } nomme le directeur { DE($division) }.
event-head_by_card = Aucun chef de service { A($division) } : { $seat } en tient la carte et nomme le directeur.
event-head_stays = { $seat } garde le directeur { DE($division) }.
event-retired_board = L’ancien directeur { DE($division) } ({ $seat }) rejoint le conseil d’administration.
event-retired_counsel = L’ancien directeur { DE($division) } ({ $seat }) devient consultant extérieur.
event-cards_dealt = Chaque directeur prend la carte de sa direction ; { $seat } prend la carte PDG.
event-motivation_reset = La motivation remonte au maximum.
event-events_drawn = { $seat } pioche les événements et les classe en secret.
event-events_drawn-cards = Vous piochez : { $events }.
event-event_sorted = { $seat } pose l’événement numéro { $place }.
event-event_sorted-card = Vous posez en numéro { $place } : { $happening }.
event-stack_ready = { $seat } pose la pioche d’événements.
event-turned = Tour { $round } : { $happening }.
event-motivation_moved = Motivation { SIGNED($change) } : elle passe à { $total }.
event-bonus_paid = { $seat } touche une prime de { $sum }.
event-fined = { $seat } paie { $sum }.
event-compensated = { $seat } touche { $sum }.
event-received = { $seat } reçoit { $sum }.
event-showed_money = { $seat } montre tout son argent : { $sum }.
event-chairman_fell = Le PDG { DE($seat) } tombe ; la carte PDG est retournée.
event-began = { $seat } se lance dans { $business }.
event-posted = { $seat } place un nouvel employé { A($division) }, bureau { $office }.
event-lifted = { $seat } prend un employé { A($division) }, bureau { $office }.
event-settled = { $seat } ouvre un service { A($division) }, bureau { $office }.
event-opened = { $seat } ouvre un service avec du personnel nouveau { A($division) }, bureau { $office }.
event-extra = { $seat } prend un employé de plus.
event-brought = { $seat } fait venir un employé { DE($division) }, bureau { $office }.
event-unit_taken = { $seat } fait ses cartons { A($division) }, bureau { $office }.
event-unit_moved = { $seat } emménage { A($division) }, bureau { $office }.
event-joined = { $seat } veut fusionner le service { DE($division) }, bureau { $office }.
event-merged = { $seat } ouvre un service général { A($division) }, bureau { $office }.
event-resigned_board = Le directeur { DE($division) } ({ $seat }) démissionne et rejoint le conseil d’administration.
event-resigned_counsel = Le directeur { DE($division) } ({ $seat }) démissionne et devient consultant extérieur.
event-card_named = { $seat } prépare une enveloppe pour la carte { $privilege } { DE($target) }.
event-sum_counted = { $seat } glisse de l’argent dans l’enveloppe.
event-sum_counted-sum = Vous glissez { $sum } dans l’enveloppe.
event-offered = { $seat } passe une enveloppe à { $target } pour la carte { $privilege }.
event-offered-sum = { $seat } offre { $sum } à { $target } pour la carte { $privilege }.
event-accepted = { $seat } accepte : la carte { $privilege } passe à { $target }.
event-accepted-sum = { $seat } accepte { $sum } : la carte { $privilege } passe à { $target }.
event-refused = { $seat } refuse ; l’enveloppe revient à { $target }.
event-stopped = { $seat } ne fait pas de seconde offre.
event-fired = { $target } perd un employé { A($division) }, bureau { $office }.
event-dismissed = { $seat } licencie un employé { A($division) }, bureau { $office }.
event-established = { $seat } achète pour { $sum } un service général { A($division) }, bureau { $office }.
event-consulted = { $seat } achète pour { $sum } un consultant pour { $division }.
event-bought = { $seat } achète le certificat de { $shares } { $shares ->
        [one] action
       *[other] actions
    } pour { $sum }.
event-enticed = { $seat } débauche un employé { DE($target) } { A($division) }, bureau { $office }.
event-enticed_bank = { $seat } prend un employé à la réserve.
event-housed = { $seat } installe l’employé { A($division) }, bureau { $office }.
event-scored = { $seat } : { $track } { SIGNED($by) }, soit { $total }.
event-point = { $seat } gagne un point de victoire grâce { A($way) }. Cela fait { $count }.
event-announced = { $seat } atteint l’objectif et montre son ennemi juré : { $colour } ({ $enemy }). { $true ->
        [true] Ennemi surclassé !
       *[other] L’ennemi n’est pas encore surclassé.
    }
event-passed = { $seat } ne peut rien faire et passe son tour.
event-committed = { $seat } a terminé.
event-game_ended = La partie est finie : { $reason }. { $winners_count ->
        [one] { $winners } dirige l’entreprise.
       *[other] { $winners } dirigent l’entreprise ensemble.
    }

reason-target = l’objectif est atteint
reason-cap = le dernier comité permis a eu lieu

## Invitations

prompt-place = Placez un cadre : un service dans une direction, ou un siège au conseil.
prompt-grant = La carte PDG : ouvrir dans une direction, ou s’en passer.
prompt-retire = Votre directeur est remplacé : rejoint-il le conseil d’administration, ou devient-il consultant extérieur ?
prompt-sort = Classez les événements : lequel vient ensuite ?
prompt-act = À vous : choisissez une action.
prompt-extra-act = La Communication vous donne une action de plus.
prompt-hire = Où vont les nouveaux employés ?
prompt-lift = Prenez des employés, puis choisissez où ils ouvrent un service.
prompt-open = Dans quelle direction ouvrez-vous ?
prompt-staff = Renforcez le nouveau service, ou terminez.
prompt-shift = Quel service déménage ?
prompt-to = Vers quelle direction ?
prompt-join = Quel service fusionne ?
prompt-with = Avec quel autre ?
prompt-unite = Où s’ouvre le service général ?
prompt-resign = Quel directeur démissionne, et vers où ?
prompt-offer = Pour quelle carte faites-vous une offre ?
prompt-second-offer = Refusé. Une seconde offre, ou assez ?
prompt-coarse = Combien, par tranches de 500 000 ?
prompt-fine = Et par tranches de 50 000 ?
prompt-answer = { $asker } offre { $sum } pour la carte { $privilege }. Accepter ?
prompt-fire = Quel employé est perdu pour ce refus ?
prompt-dismiss = Quel employé s’en va ?
prompt-establish = Dans quelle direction ?
prompt-consult = Pour quelle direction ?
prompt-buy = Quel certificat ?
prompt-entice = Qui débauchez-vous ?
prompt-house = Où l’employé travaille-t-il pour vous ?
prompt-commit = Terminé ? Jusque-là tout peut être repris.
prompt-over = La partie est finie. { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
wait-place = { $seat } doit placer un cadre.
wait-grant = { $seat } peut utiliser la carte PDG.
wait-retire = { $seat } doit choisir où va son directeur remplacé.
wait-sort = { $seat } classe les événements.
wait-act = { $seat } choisit son action.
wait-answer = { $seat } regarde dans l’enveloppe { DE($asker) } pour la carte { $privilege }.

## Options

option-target = Combien de points de victoire terminent la partie : quatre, ou cinq pour une longue partie.
option-target-4 = quatre
option-target-5 = cinq, une longue partie
option-thresholds = Ce qu’il faut pour un point : comme au livret, 18 actions comme dans une édition de 2009, ou 8 de corruption comme l’annoncent certaines boutiques.
option-thresholds-booklet = comme au livret
option-thresholds-alt_2009 = 18 actions
option-thresholds-blurb = 8 de corruption
option-moron_payer = Qui paie pour le crétin : la personne qui a classé les événements, ou celle dont le directeur tient maintenant la Communication.
option-moron_payer-starter = qui a classé les événements
option-moron_payer-com_head = qui tient la Communication
option-meeting_end = Quand l’objectif est atteint pendant un comité : la partie finit après son étape 5, ou après le premier tour qui suit.
option-meeting_end-after_step5 = après l’étape 5
option-meeting_end-next_round = après le tour suivant
option-meeting_cap = Au bout de combien de comités la partie finit : le plus de points l’emporte, puis le plus d’argent.

## Motifs de refus

reason-wrong-step = autre chose se décide maintenant
reason-not-finished = { $step ->
        [hire] { $count ->
            [one] il reste un employé à installer
           *[other] il reste { $count } employés à installer
        }
        [lift] { $count ->
            [0] aucun service n’est encore ouvert
            [one] l’employé pris n’a pas encore de service
           *[other] les { $count } employés pris n’ont pas encore de service
        }
        [shift] aucun service n’a encore déménagé
        [offer] aucune offre n’a encore été refusée
        [sort] tous les événements ne sont pas encore classés
       *[other] cette étape n’est pas finie
    }
reason-nothing-to-waive = il n’y a rien dont se passer
reason-no-free-office = { $where ->
        [division] les six bureaux { DE($division) } sont occupés
        [elsewhere] aucune autre direction n’a de bureau libre
       *[company] aucune direction n’a de bureau libre
    }
reason-not-drawn = « { $happening } » n’a pas été pioché
reason-already-sorted = « { $happening } » est déjà classé, en position { $place }
reason-bonus-first = le Jour de prime vient avant le Comité de direction
reason-meeting-too-early = le Comité de direction vient en cinquième ou plus tard ; ce serait en position { $place }
reason-no-room = { $where ->
        [office] six employés travaillent déjà { A($division) }, bureau { $office } : il n’y a plus de place
       *[company] aucun de vos services n’a de place pour un employé de plus
    }
reason-too-few-employees = { $count ->
        [0] vous n’avez aucun employé
        [one] vous avez un seul employé
       *[other] vous avez { $count } employés
    } ; il en faut { $needed }
reason-nothing-to-move = { $count ->
        [0] vous n’avez aucun service à déménager
       *[other] aucune autre direction n’a de bureau libre pour vos services
    }
reason-too-few-departments = il faut deux services ; vous { $departments ->
        [0] n’en avez aucun
        [one] n’en avez qu’un
       *[other] en avez { $departments }
    }
reason-not-your-head = { $who ->
        [none] aucun directeur n’est à vous
        [vacant] le poste de directeur { DE($division) } est vacant
       *[other] le directeur { DE($division) } est { A($target) }, pas à vous
    }
reason-no-money = cela coûte { $sum } ; vous avez { $money }
reason-no-card = { $target } a la carte { $privilege }, pas vous
reason-card-face-down = vous avez la carte { $privilege }, mais face cachée
reason-own-card = { $all ->
        [yes] toutes les cartes privilège sont déjà à vous
       *[no] vous avez déjà la carte { $privilege } ; on soudoie pour les cartes des autres
    }
reason-not-higher = une seconde offre pour la carte { $privilege } doit atteindre { $sum } ; vous pouvez offrir { $most } au plus
reason-sum-too-low = l’offre doit atteindre { $sum } en tout
reason-sum-too-high = vous pouvez offrir { $most } au plus
reason-out-of-stock = { $shares ->
        [0] il n’y a plus aucun certificat
        [1] il n’y a plus de certificat d’une action
       *[other] il n’y a plus de certificat de { $shares } actions
    }
reason-something-to-do = { $extra ->
        [yes] on se passe d’une action supplémentaire sans passer son tour
       *[no] on ne passe son tour que si rien n’est possible ; { $count ->
            [one] une action l’est encore
           *[other] { $count } actions le sont encore
        }
    }
reason-not-your-unit = { $empty ->
        [yes] le bureau { $office } { DE($division) } est vide
       *[no] le service { A($division) }, bureau { $office }, est { A($target) }
    }
reason-no-employee = { $empty ->
        [yes] le bureau { $office } { DE($division) } est vide
       *[no] aucun employé ne travaille { A($division) }, bureau { $office }
    }
reason-just-founded = le service { A($division) }, bureau { $office }, vient d’ouvrir
reason-just-moved = le service { A($division) }, bureau { $office }, vient de déménager
reason-not-a-department = { A($division) }, bureau { $office }, c’est un service général, qui ne le peut pas
reason-picked-already = le service { A($division) }, bureau { $office }, est déjà choisi
reason-same-division = ce service est déjà { A($division) } : il faut une autre direction
reason-not-picked = le bureau { $office } { DE($division) } n’est pas l’un des deux qui fusionnent
reason-nothing-extra = les Ressources humaines n’ajoutent plus rien
reason-own-employee = les employés { A($division) }, bureau { $office }, sont déjà à vous
reason-enticed-already = { $target } a déjà perdu un employé pour vous
reason-owes-nothing = { $empty ->
        [yes] le bureau { $office } { DE($division) } est vide
       *[no] { $to_self ->
            [yes] les employés { A($division) }, bureau { $office }, sont à vous
           *[no] { $target } ne doit aucun employé
        }
    }
reason-enough-lifted = six employés sont déjà pris
reason-too-few-lifted = il faut prendre au moins deux employés ; { $count ->
        [0] aucun n’est pris
        [one] un seul est pris
       *[other] { $count } sont pris
    }

## Aide pour chaque règle citée

rule-PS-5 = Placez un chef avec trois employés dans le premier bureau libre d’une direction, ou un cadre sur le premier siège libre du conseil.
rule-PS-12 = Chaque tour retourne un événement ; puis chacun fait une action, dans le sens horaire depuis le premier joueur. Une action est acquise une fois confirmée.
rule-PS-16 = Dès que quelqu’un atteint l’objectif, on finit le tour et la partie s’arrête. Le plus de points gagne, puis le plus d’argent, puis la victoire est partagée.
rule-PS-M0 = Quand le Comité de direction est retourné, la carte PDG peut servir, puis la carte Communication si elle est face corrompue.
rule-PS-M3 = Les directeurs sont désignés de gauche à droite : le plus de chefs, puis le plus d’employés, puis le bureau le plus haut. Un directeur remplacé va au conseil d’administration ou devient consultant.
rule-PS-M7 = Le directeur de la Communication classe huit événements en secret : la prime avant le comité, le comité en cinquième ou plus tard.
rule-PS-A1 = Recrutez deux employés de la réserve dans vos services, six au plus dans chacun.
rule-PS-B1 = Prenez deux à six de vos employés et ouvrez un service ; l’un d’eux cède la place au chef. Un second service peut suivre.
rule-PS-B2 = Ouvrez un service avec un chef et un employé de la réserve ; puis faites venir vos employés, six au plus.
rule-PS-C1 = Déménagez un ou deux services, ou un service général, chacun au premier bureau libre d’une autre direction.
rule-PS-C2 = Fusionnez deux de vos services en un service général : deux employés partent, six restent au plus, services généraux +1.
rule-PS-D0 = Un de vos directeurs démissionne : vos employés de la direction partent, vos services y ferment, sa carte est retournée.
rule-PS-D1 = Au conseil d’administration : le directeur et les chefs de vos services de la direction y prennent place.
rule-PS-D2 = Consultant extérieur : le directeur va sur la case de conseil de la direction, les chefs rentrent dans la réserve.
rule-PS-P1 = Désignez la carte d’un autre joueur et glissez au moins 50 000 dans l’enveloppe. La tentative vaut un point de corruption.
rule-PS-P2 = Le joueur sollicité regarde l’enveloppe et accepte ou refuse.
rule-PS-P3 = Accepter : garder l’argent, marquer un point de corruption, céder la carte.
rule-PS-P4 = Après un refus, une seconde offre peut suivre : davantage pour la même carte, ou n’importe quelle somme pour une autre.
rule-PS-P5 = Qui a refusé sans accepter ensuite perd un employé, choisi par la personne qui a offert l’enveloppe.
rule-PS-F1 = Licenciez trois employés pour un point d’influence. Avec Litiges & Brevets il en faut moins.
rule-PS-F2 = Un service général coûte 1 500 000 et commence sans employé.
rule-PS-F3 = Un consultant coûte 2 000 000 et va sur n’importe quelle case de conseil.
rule-PS-F4 = Achetez un certificat ; ses actions sont marquées. La Comptabilité peut en donner un plus grand pour le prix d’un plus petit.
rule-PS-G1 = À l’ouverture du comité, la carte PDG ouvre un service avec un employé ou, face corrompue, un service général.
rule-PS-G4 = La carte Développement prend un employé à un adversaire ou à la réserve ; face corrompue, elle en prend trois, un au plus par adversaire.
rule-PS-G5 = La carte Communication, face corrompue, donne une action entière à l’ouverture du prochain comité.
rule-PS-G6 = Les Ressources humaines ajoutent des employés, si vous le voulez, quand vous recrutez ou ouvrez un service avec du personnel nouveau.
rule-PS-G7 = La carte Litiges & Brevets licencie un employé pour un point d’influence ; face corrompue, deux pour deux.
rule-PS-R3 = On ne passe son tour que si rien n’est possible, et l’on montre alors tout son argent.

## Le coach : pourquoi un choix est bon ou mauvais

coach-point = Vous gagnez le point de victoire pour { $way }{ if-well }.
coach-scores = { $track } { SIGNED($by) } : vous en serez à { $total } sur { $need } pour le point{ if-well }.
coach-counsel = Vous aurez un consultant dans { $total } des { $need } directions qu’il faut pour le point{ if-well }.
coach-departments = { $count ->
        [one] Un service de plus
       *[other] { $count } services de plus
    } : vous en aurez { $total }{ if-well }.
coach-fewer_departments = { $count ->
        [one] Vous perdez un service
       *[other] Vous perdez { $count } services
    } ; { $total ->
        [0] il ne vous en reste aucun
       *[other] il vous en reste { $total }
    }{ if-well }.
coach-staff = { $count ->
        [one] Un employé de plus
       *[other] { $count } employés de plus
    } : vous en aurez { $total }{ if-well }.
coach-loses_staff = { $count ->
        [one] Il vous en coûte un employé
       *[other] Il vous en coûte { $count } employés
    } ; { $total ->
        [0] il ne vous en reste aucun
       *[other] il vous en reste { $total }
    }{ if-well }.
coach-bonus = Votre prochaine prime passe de { $before } à { $sum }{ if-well }.
coach-bonus_next = Votre prochaine prime passe de { $before } à { $sum }{ if-well } ; { $often ->
        [always] le jour de prime est le prochain événement.
       *[some] le jour de prime est le prochain événement { in-worlds }.
    }
coach-leads_division = Si le comité se tenait maintenant, { $division } { $division_number ->
        [many] vous reviendraient{ if-well }.
       *[one] vous reviendrait{ if-well }.
    }
coach-ousts = Si le comité se tenait maintenant, { $division } { $division_number ->
        [many] vous reviendraient
       *[one] vous reviendrait
    }, et non plus à { $target }{ if-well }.
coach-loses_division = Si le comité se tenait maintenant, { $division } { $division_number ->
        [many] ne vous reviendraient plus{ if-well }.
       *[one] ne vous reviendrait plus{ if-well }.
    }
coach-meeting_next = { $often ->
        [always] Le comité de direction est le prochain événement.
       *[some] Le comité de direction est le prochain événement { in-worlds }.
    }
coach-board = { $count ->
        [one] Un de vos cadres s’assied au conseil d’administration
       *[other] { $count } de vos cadres s’asseyent au conseil d’administration
    } : { $total ->
        [one] un des cinq sièges est à vous{ if-well }.
       *[other] { $total } des cinq sièges sont à vous{ if-well }.
    }
coach-enemy_closer = { $all ->
        [yes] Vous devancez tout le monde dans { $count ->
            [one] une
           *[other] { $count }
        } des { $need } compétences que demande votre point d’ennemi juré{ if-well }.
       *[no] Vous devancez votre ennemi juré dans { $count ->
            [one] une compétence
           *[other] { $count } compétences
        } sur { $need }{ if-well }.
    }
coach-spends = Cela coûte { $sum } et vous laisse { $left }{ if-well }.
coach-envelope = Si { $target } accepte, l’enveloppe lui reste : { $sum } ; il vous reste { $left }.
coach-accepts = { $often ->
        [never] L’enveloppe ne semble valoir mieux que la carte pour { $target } dans aucun des { $worlds } cas possibles.
       *[some] L’enveloppe semble valoir mieux que la carte pour { $target } { in-worlds }.
    }
coach-gets_card = { $told ->
        [yes] Si { $target } accepte, la carte { $privilege } est à vous. { $privilege_text }
       *[no] Si { $target } accepte, la carte { $privilege } est à vous.
    }
coach-gains_money = { $asker } vous paie { $sum }.
coach-gives_card = { $is_open ->
        [yes] La carte { $privilege } passe à { $asker }, face corrompue.
       *[no] La carte { $privilege } passe à { $asker }, face cachée comme elle est.
    }
coach-keeps_card = La carte { $privilege } reste à vous.
coach-owes_staff = Si vous refusez et n’acceptez rien ensuite, { $asker } vous retire un employé.
coach-hunted = C’est vous l’ennemi juré { DE($asker) } { in-worlds }.
coach-sort_bonus = Événement numéro { $place } : en l’état, le jour de prime vous rapporterait { $sum }{ $to_self ->
        [yes] {" "}: personne ne toucherait davantage.
       *[no] , et { $best } à { $target }, qui toucherait le plus.
    }
coach-sort_meeting = L’événement numéro { $place } clôt la phase ; si le comité se tenait maintenant, { $count ->
        [0] aucune direction ne vous reviendrait
        [one] une direction vous reviendrait
       *[other] { $count } directions vous reviendraient
    }.
coach-sort_motivation = Événement numéro { $place } : motivation { SIGNED($by) }. Plus elle est basse, plus valent les cartes Ressources humaines, Comptabilité et Contrôle de gestion.
coach-sort_moron = Événement numéro { $place } : c’est vous qui payez 100 000 à chacun des autres.
coach-sort_other = Événement numéro { $place } : { $word ->
        [scandal] le PDG rentre chez lui avec 200 000, et la carte PDG est retournée face cachée.
        [birthday] le PDG et chaque directeur, sauf celui de la Communication, coûtent chacun 100 000 ; en l’état, vous { $sum ->
            [0] n’y perdriez rien
           *[other] y perdriez { $sum }
        }.
        [party] chaque cadre au conseil coûte 100 000 ; en l’état, vous { $sum ->
            [0] n’y perdriez rien
           *[other] y perdriez { $sum }
        }.
       *[other] il ne se passe rien.
    }
coach-sort_never = Après le comité, plus aucun événement n’est retourné : « { $happening } » n’aura pas lieu.
coach-prepares = Rien de chiffrable n’y change pour l’instant.
coach-nothing_more = La partie continue sans changement.
coach-any_card = Si votre offre est acceptée, vous y gagnez une carte de privilège.
coach-stays_behind = Si le comité se tenait maintenant, { $division } { $division_number ->
        [many] reviendraient
       *[one] reviendrait
    } quand même à { $target }.
coach-stays_ahead = { $by ->
        [card] Tant que personne n’y a de manager, votre carte vous donnerait { $division } de toute façon.
       *[managers] Si le comité se tenait maintenant, { $division } vous { $division_number ->
            [many] reviendraient
           *[one] reviendrait
        } comme avant.
    }
coach-chair = Si le comité se tenait maintenant, vous deviendriez PDG{ if-well }.
coach-too_much = { $sum } de moins suffiraient sans doute aussi à { $target }.
coach-sums = { $one ->
        [yes] Aucune petite coupure ne peut s’y ajouter : l’enveloppe contient { $least }.
       *[no] Avec les petites coupures, l’enveloppe peut contenir de { $least } à { $most }.
    }

## Vers quoi vous travaillez

aim-way = Point pour { $way } : { $total } sur { $need }.
aim-archenemy = { $all ->
        [yes] Ennemi juré : vous devancez tout le monde dans { $count ->
            [one] une compétence
           *[other] { $count } compétences
        } sur les { $need } qu’il faut.
       *[no] Ennemi juré : vous le devancez dans { $count ->
            [one] une compétence
           *[other] { $count } compétences
        } sur { $need }.
    }
aim-announce = Points de victoire : { $count } sur les { $need } qui terminent la partie.

## Ce que nomment les paramètres, quand ce n’est pas leur propre nom

param-privileges = privilege
param-events = happening

## Les noms des champs et des zones, pour les listes et les dessins

field-announced = annoncé
field-archenemy = ennemi juré
field-board = conseil
field-cash = argent
field-certificates = certificats à vendre
field-colour = couleur
field-consultants = consultants
field-corruption = corruption
field-events = événements
field-high = au plus
field-influence = influence
field-low = au moins
field-main = services généraux
field-meeting = comité
field-motivation = motivation
field-privileges = privilèges
field-shares = actions
field-tracks = échelles
field-zone = direction

## Ce qui est demandé au milieu d’un choix

ask-resign = Quitter ce poste : pour le conseil d’administration, ou pour devenir consultant ?
