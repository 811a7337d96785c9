## Le plateau

bc-board = La table de burncycle
bc-map = L’étage
bc-tools = Outils du plan
bc-skip = Passer le récit
bc-ranges = Montrer ce que voient les unités
bc-zoom-in = Agrandir (+)
bc-zoom-out = Réduire (−)
bc-find = Montrer l’agent dont c’est le tour
bc-corporation = La corporation
bc-way = { $ap } PA sur { $left }
bc-way-seen = { $count ->
    [0] sans être vu
    [one] vu sur une case
   *[other] vu sur { $count } cases
}
bc-go = { $who } va en { $square } : { $ap } PA, { $seen ->
    [0] sans être vu
    [one] vu sur une case
   *[other] vu sur { $seen } cases
}
bc-threat = Menace { $now } sur { $limit } ; le PDG agit à { $coming }
bc-threat-word = Menace
bc-where = étage { $floor }/{ $floors } · manche { $round }
bc-exit = { $exit ->
    [other] Tous dans l’autre zone sécurisée !
   *[any] Tous en zone sécurisée !
}
bc-agents = Choisissez vos agents
bc-agents-how = Chacun prend un agent, à tour de rôle ; votre module de commande : { $module }.
bc-agent-power = { $power } énergies, limite { $bank }
bc-card-open = Fiche de mission (M)
bc-card-person = { $kind } : { $name }
bc-card-begin = C’est parti
bc-card-always = L’ouvrir au début de chaque mission
bc-cycle = Le burncycle
bc-slot = Emplacement { $slot }
bc-slot-empty = vide
bc-slot-shut = pas ouvert
bc-degraded = dégradé
bc-marker = le marqueur est ici
bc-reserve-own = Réserve
bc-reserve-team = Équipe
bc-chips = { $count } × { $chip }
bc-chip-S = Standard
bc-chip-P = Physique
bc-chip-T = Tech
bc-chip-U = Utilitaire
bc-none = rien
bc-team = L’équipe
bc-sheet = Réserves et cartes
bc-dice-word = Dés
bc-pool = Dés à lancer : { $basic } { $basic ->
        [one] basique
       *[other] basiques
    }, { $advanced } { $advanced ->
        [one] avancé
       *[other] avancés
    }, { $elite } { $elite ->
        [one] élite
       *[other] élites
    }
bc-no-dice = plus de dés
bc-rolled = Le dernier lancer : { $faces }
bc-dock = Ce que vous pouvez faire
bc-roll-all = { $count ->
    [0] Ne lancer aucun dé
    [one] Lancer le seul dé (environ { $average } PA)
   *[other] Lancer les { $count } dés (environ { $average } PA)
}
bc-which-dice = Ou choisissez combien de chaque : { $die }
bc-dice = { $count } × { $die }
bc-power = { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
bc-reroll = Relancer le { $die } qui montre { $face }
bc-ping = Le ping : { $node }
bc-terminal-agent = Utiliser le terminal
bc-terminal-module = Utiliser le terminal du module
bc-priced = { $what }, { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    }
bc-optimised = { $what }, optimisé par ce jeton
bc-option = Option { $number }, { $count } PA : { $what }
bc-option-tile = { $count } PA : { $what }
bc-keypad = Clavier
bc-force = Force brute : { $count } PA
bc-no-force = Pas de force brute (IAM)
bc-captain = Capitaine
bc-ceo = PDG
bc-ceo-level = Le réseau ; niveau du PDG : { $level }.
bc-ip = { $name } : niveau { $level }, IP { $node }.
bc-ip-home = au point d’accès
bc-ip-banned = bannie
bc-pings = Pings : { $nodes }.
bc-no-pings = Aucun ping.
bc-keys = { $count ->
    [one] une clé
   *[other] { $count } clés
}
bc-boosts = +3 PA × { $count }
bc-on = en { $square }
bc-spotted = repéré
bc-offline = éteint

## Unités

bc-level = niveau { $level }
bc-sees = voit à { $count }
bc-moves = avance de { $count }
bc-resists = assommée à { $stun } PA, éteinte à { $down }
bc-damage = coûte { $count ->
        [one] { $count } énergie
       *[other] { $count } énergies
    }
bc-has-key = porte une clé
bc-stunned = assommée
bc-patrol-stationary = ne patrouille pas
bc-patrol-pacing = fait les cent pas
bc-patrol-perimeter = suit le périmètre
bc-patrol-unlocked-doors = cherche les portes ouvertes
bc-patrol-nearest-robot = cherche le robot le plus proche
bc-patrol-command-module = cherche le module
bc-patrol-post = retourne à son poste
bc-patrol-terminals = visite les terminaux
bc-can-cautious = Cautious : verrouille les portes voisines
bc-can-demerit = Demerit : menace au lieu de dégâts
bc-can-drain = Drain : un jeton à qui l’approche
bc-can-shift = Shift : traverse les murs
bc-can-grapple = Grapple { $count } : s’éloigner coûte plus de PA

## Les capacités du module

bc-universal-swap = Permuter
    .text = Entrer sur la case d’un robot échange les deux places.
bc-universal-push = Pousser
    .text = Pour 1 PA de plus, entrer sur la case d’une unité et l’écarter ; le robot est repéré.
bc-universal-repair = Réparer
    .text = Action standard : donner de son énergie à un robot adjacent.

## Pièces


## Ce qu’on choisit

choice-move = Se déplacer
choice-network = Carte réseau
choice-pass = Passer
choice-end-actions = Finir les actions
choice-attack = Attaquer
choice-repair = Réparer
choice-cache = Prendre la cache
choice-decoy = Poser un leurre
choice-overtime = Heures sup
choice-boost = Ajouter un pion : +3 PA
choice-keep = Garder le lancer
choice-stop = S’arrêter
choice-through = Passer de l’autre côté
choice-stay = Rester
choice-key = Utiliser une clé
choice-entries = Résoudre les entrées
choice-force = Force brute
choice-strike = Barrer
choice-resolve = Résoudre
choice-bribe = Payer plutôt 1 énergie
choice-give-up = Renoncer pour l’instant
choice-enough = Pas de deuxième option
choice-redraw = Repiocher
choice-keep-drawn = Garder la carte
choice-ip-on = IP : un nœud plus loin
choice-ip-transfer = IP : transfert
choice-ip-stay = IP : rester au point d’accès
choice-cold-restart = Redémarrage à froid
choice-accept-boot = Accepter la réinitialisation
choice-lose-power = Perdre 1 énergie
choice-raise-threat = Menace +1
choice-install = Installer
choice-scrap = Défausser pour 1 énergie
choice-use = Utiliser
choice-give = Donner
choice-take = Prendre
choice-end-routing = Finir le routage
choice-restart = Redémarrer le burncycle
choice-begin = Commencer le tour
basic-0 = aucun dé basique
basic-1 = un dé basique
basic-2 = deux dés basiques
basic-3 = trois dés basiques
basic-4 = quatre dés basiques
basic-5 = cinq dés basiques
basic-6 = six dés basiques
basic-7 = sept dés basiques
basic-8 = huit dés basiques
basic-9 = neuf dés basiques
basic-10 = dix dés basiques
basic-11 = onze dés basiques
basic-12 = douze dés basiques
advanced-0 = aucun dé avancé
advanced-1 = un dé avancé
advanced-2 = deux dés avancés
advanced-3 = trois dés avancés
elite-0 = aucun dé élite
elite-1 = un dé élite
elite-2 = deux dés élites
elite-3 = trois dés élites
own-S = son jeton standard
own-P = son jeton physique
own-T = son jeton tech
own-U = son jeton utilitaire
team-S = jeton standard de l’équipe
team-P = jeton physique de l’équipe
team-T = jeton tech de l’équipe
team-U = jeton utilitaire de l’équipe
slot-1 = emplacement 1
slot-2 = emplacement 2
slot-3 = emplacement 3
slot-4 = emplacement 4
slot-5 = emplacement 5
slot-6 = emplacement 6

## Fins

reason-won = la mission est accomplie
reason-threat = la menace a atteint sa limite
reason-module = le module de commande n’a plus d’énergie
reason-agents = tous les agents sont éteints
reason-cap = la nuit est finie

# The parts that a phone shows one at a time
bc-parts = Parties du plateau
bc-part-map = Plan
bc-part-agent = Agent
bc-part-network = Réseau

param-nodes = ring

## Pour qui revient : ce qui a changé

bc-since-floor = C’est l’étage { $now } ; c’était l’étage { $was }.
bc-since-threat = Menace : { $now } sur { $limit } ({ SIGNED($change) }).
bc-since-goal = Objectif, { $goal } : { $now } sur { $needed } ({ SIGNED($change) }).
bc-since-online = { $now ->
        [true] { CAPITAL($robot) } est de retour en ligne.
       *[false] { CAPITAL($robot) } est { AGREE($robot, m: "éteint", f: "éteinte") }.
    }
bc-since-seen = { $now ->
        [true] { CAPITAL($robot) } est { AGREE($robot, m: "repéré", f: "repérée") }.
       *[false] { CAPITAL($robot) } n’est plus { AGREE($robot, m: "repéré", f: "repérée") }.
    }
bc-since-power = Énergie { DE($robot) } : { $now } ({ SIGNED($change) }).
bc-since-level = Niveau de réseau { DE($seat) } : { $now } ({ SIGNED($change) }).
bc-since-round = C’est la manche { $now } ; vous étiez à la manche { $was }.
