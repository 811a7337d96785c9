## Qui est qui

you = { $name } (vous)
bot = { $name } ({ $kind })
bot-random = hasard
bot-plain = ordinaire
bot-greedy = avide
bot-ismcts = réfléchit
bot-selfish = égoïste
bot-intern = stagiaire
bot-multitasker = multitâche
bot-manager = petit chef
bot-controller = contrôle de gestion
bot-chair = présidence

## La table

your-hand = Votre main
no-box = Ce jeu n’a pas de liste de cartes.
no-mission = Ce jeu n’a pas de missions.

## Choisir

choose = Choisissez 1–{ $count }
choose-one = Entrée ou 1
keys = i conseil · ? aide
keys-back = b retour
keys-page = n suite
keys-undo = u reprendre
keys-mission = m mission
not-understood = « { $line } » n’est pas un choix possible ici.
type-number = Tapez { $count ->
        [1] 1 ou Entrée
       *[other] un nombre de 1 à { $count }
    }, ou ? pour l’aide.
no-way-back = Il n’y a pas d’étape précédente.
refused = Ce n’est pas possible maintenant : { $why }.
help =
    Choisissez une ligne par son numéro.
    b  un pas en arrière     n  la suite de la liste   u  reprendre son choix
    i  un conseil            l  tout le journal        c  toutes les cartes
    t  revoir la table       m  la fiche de mission    q  partir ; la partie est gardée
    On peut aussi taper un choix en entier : { $example }

## Partir, finir

left = La partie est gardée dans { $file }
resume-with = Pour continuer : { $command }
set-aside = La partie que vous aviez quittée est gardée. Pour la continuer : { $command }
finished = Le fichier de la partie est { $file }
replay-with = Pour la revoir : { $command }
goes-on = Le fichier de la partie s’arrête ici, après { $count } choix ; la partie n’est pas finie.
result = Fin de partie

## La table de burncycle

bc-situation = mission
bc-where = étage { $floor }/{ $floors } · manche { $round }
bc-threat = Menace
bc-threshold = PDG à { $number }
bc-exit = { $exit ->
        [other] Tous dans l’autre zone sécurisée !
       *[any] Tous en zone sécurisée !
    }
bc-level = niveau { $level }
bc-persons = PDG
bc-cycle = Cycle
bc-reserve = Réserve
bc-team-reserve = équipe
bc-dice = Dés
bc-dice-basic = { $count } { $count ->
        [one] basique
       *[other] basiques
    }
bc-dice-advanced = { $count } { $count ->
        [one] avancé
       *[other] avancés
    }
bc-dice-elite = { $count } { $count ->
        [one] élite
       *[other] élites
    }
bc-die-basic = Dé basique
bc-die-advanced = Dé avancé
bc-die-elite = Dé élite
bc-faces = { $faces } (moy. { $mean })
bc-rolled = Lancer
bc-team = équipe
bc-power = énerg.
bc-network = réseau
bc-chips = jetons
bc-ip-home = accès
bc-ip-banned = bannie
bc-offline = hors ligne
bc-spotted = repéré
bc-alert-at = vigilance en { $square }
bc-keys = { $count ->
        [one] 1 clé
       *[other] { $count } clés
    }
bc-boosts = Pions de +3 PA
bc-drives = cartes
bc-units = { $count ->
        [one] 1 unité (PA : assommer/éteindre)
       *[other] { $count } unités (PA : assommer/éteindre)
    }
bc-units-short = unités
bc-resists = { $stun }/{ $down }
bc-key = clé
bc-stunned = assommée
bc-sees = voit à { $count }
bc-moves = avance de { $count }
bc-can-cautious = Cautious
bc-can-demerit = Demerit
bc-can-drain = Drain
bc-can-shift = Shift
bc-can-grapple = Grapple { $count }
bc-ceo-level = Réseau, PDG niveau { $level }, pings { $pings }
bc-links = Liens
bc-network-long = réseau
bc-ip-on = Un nœud plus loin
bc-ip-transfer = Transfert
bc-hub = hub ({ $gifts })
bc-gift-level = niveau +1
bc-gift-threat = menace −1
bc-gift-power = énergie +1
bc-node-s = nœud standard
bc-node-p = nœud physique
bc-node-t = nœud tech
bc-node-u = nœud utilitaire
bc-focus = décision
bc-purse = Énergie { $power }/{ $limit }, module { $module }
bc-buy-die = Dés en plus
bc-buy-ability = Capacités
bc-buy-reserve = Jetons en plus
bc-module = Module
bc-slot = emplacement { $slot }
bc-optimises = Optimise
bc-do-move = déplacement
bc-do-network = carte réseau
bc-do-attack = attaque
bc-do-wall = mur
bc-do-door = clavier
bc-do-terminal = terminal
bc-ap = { $count } PA
bc-ways = prix sur le plan (! : vu)
bc-door = Porte { $square }, { $direction }
bc-force = Force brute : { $count } PA
bc-no-force = Pas de force brute (IAM)
bc-costs = Options
bc-option = { $number } : { $count } PA
bc-rooms = Salles et leur jeton ({ $bead } : inspection)
bc-rooms-short = salles
bc-legend = légende
bc-mark-target = objectif
bc-mark-done = copié
bc-mark-terminal = terminal
bc-mark-mainframe = mainframe
bc-mark-cache = cache
bc-mark-hideout = cachette
bc-mark-secure = zone sécurisée
bc-mark-seen = vu par une unité
bc-mark-alert = jeton vigilance
bc-mark-captain = capitaine
bc-mark-stunned = assommée
bc-mark-spotted = repéré
bc-mark-offline = hors ligne
bc-mark-locked = porte verrouillée
bc-mark-unlocked = porte déverrouillée
bc-mark-rubble = mur détruit
bc-mark-unit = 1 à 3 : niveau d’une unité, sa flèche dit où elle regarde
bc-choose-install = Installer
bc-choose-scrap = Défausser pour 1 énergie
bc-choose-attack = Attaquer
bc-choose-repair = Réparer
bc-choose-give = Donner
bc-choose-take = Prendre
bc-choose-use = Utiliser
bc-choose-strike = Barrer
bc-choose-resolve = Résoudre
bc-choose-cache = Prendre la cache
bc-chip-own = Jeton { $chip } (réserve)
bc-chip-team = Jeton { $chip } (équipe)
bc-die-shows = { $die } : { $face }
bc-wall-toward = Mur { $direction }
bc-door-toward = Porte { $direction }
bc-terminal-agent = Terminal de l’agent
bc-terminal-module = Terminal du module
bc-amount = { $count } { $count ->
        [one] énergie
       *[other] énergies
    }
bc-option-number = Option { $count }
bc-node = Nœud { $node }
bc-folded = + { $count } : { $names }

## La liste des jeux

seats = { $least }–{ $most } places, révision { $revision }
from-to = de { $least } à { $most }
or-list = { $values }, ou une liste avec des virgules parmi { $items }

## L’analyse

analysis-chosen = choisi
analysis-loss = perdu
analysis-best = la recherche préfère
analysis-mean = { $name } a perdu { $loss } par décision en moyenne (1, c’est gagné ; −1, perdu).
analysis-nothing = La recherche n’aurait rien choisi de mieux.
analysis-mattered = Les décisions qui ont compté :
analysis-moment =
    nº { $count }, { $name } : { $chosen }
        mieux de { $loss } : { $best }

## Lire

further = Entrée : la suite · t : la table
earlier = Entrée : plus tôt · t : la table
to-table = Entrée : la table

## Reprendre un choix

undone = { $name } reprend son choix : { $what }
undo-nothing = Vous n’avez encore rien choisi.
undo-others = D’autres ont joué depuis votre dernier choix : il ne peut plus être repris.
undo-shown = Votre dernier choix a pioché, révélé ou transmis quelque chose : il ne peut plus être repris.

## Un conseil

hint-coming = Réflexion…
hint-title = Conseil, d’après ce que vous pouvez savoir (environ { $chance } % de gagner). Un numéro joue ce choix :
hint-towards = Vers quoi vous travaillez :
hint-only = Il n’y a rien à choisir : seul ceci est possible.
hint-best = le meilleur
hint-close = presque aussi bon
hint-less = un peu moins bon
hint-worse = nettement moins bon
hint-bad = à éviter

## La table de Start-Up Nation

sn-possible = peut avoir : { $cards }
sn-supply = réserve : { $count } BPI
sn-goal = objectif : { $count } points
sn-questions = Questions
sn-asked = { $role } ?
sn-promoted = promotion
sn-demoted = destitution
sn-eliminated = hors jeu

## La table de Burn Rate

br-market = Vivier
br-bank = banque
br-pay = paie
br-sales = Ventes
br-finance = Finance
br-hr = RH
br-dev = Dév.
br-engineers = ingén.
br-engineer = ing.
br-ideas = idées
br-nobody = personne
br-money = { $sum } $
br-cost = −{ $sum } $
br-runway = { $count ->
        [0] faillite !
        [one] 1 paie
       *[other] { $count } paies
    }
br-bankrupt = en faillite
br-contractors = +{ $count } prest.
br-many-ideas = { $count } idées
br-discard = défausse : { $card }
br-not-seen = Pas encore vues
br-unseen = { $what } { $count }/{ $total }
br-vps = { $count }+ VP
br-kind-hire = EMBAUCHE
br-kind-fire = RENVOI
br-kind-bad-hire = MAUVAISE EMBAUCHE
br-kind-poach = DÉBAUCHAGE
br-kind-funding = FINANCEMENT
br-kind-bad-idea = MAUVAISE IDÉE
br-kind-release = SORTIE
br-kind-conflict-of-opinion = CONFLIT D’OPINION
br-kind-out-to-pasture = MISE AU VERT
br-kind-new-business-plan = NOUVEAU PLAN
br-kind-layoffs = PLAN SOCIAL

## La table de Power Struggle

decimal = ,
ps-dev = DÉV
ps-hr = RH
ps-com = COM
ps-acc = CPT
ps-leg = JUR
ps-ctl = CTR
ps-head = dir.
ps-counsel = con
ps-card = carte
ps-influence = inf
ps-shares = act
ps-main = gén
ps-corruption = cor
ps-points = pts
ps-cash = M
ps-asked = but
ps-long-influence = influence
ps-long-shares = actions
ps-long-main = généraux
ps-long-corruption = corruption
ps-long-counsel = conseil
ps-money = { $sum } M
ps-chairman = PDG
ps-board = conseil
ps-motivation = motivation { $now }/{ $top }
ps-events = Événements
ps-meeting = comité { $meeting }
ps-round = tour { $round }
ps-founding = la fondation
ps-left = encore { $count }
ps-coming = ensuite : { $what }
ps-prices = Prix en M
ps-paper = { $shares } à { $price }
ps-doing = En cours
ps-count-hire = encore { $count } à placer
ps-count-found = { $count ->
        [one] 1 employé pris
       *[other] { $count } employés pris
    }
ps-count-influence = encore { $count } à licencier
ps-count-legal = encore { $count } à licencier
ps-count-development = encore { $count } à prendre
ps-envelope = enveloppe pour { $name } : la carte { $card }
ps-costs = coûte { $sum } M
ps-score = { $way } +{ $by }, soit { $total }
ps-no-card = aucune carte
ps-yours = À vous
ps-archenemy = Ennemi
ps-rival = { $way } { $mine } à { $theirs }
ps-everybody = tout le monde
ps-need = mener dans { $count }

## Ce que veulent dire les signes

legend-startup-nation = Une forme devant une carte défaussée : qui l’a posée. ▲→● : qui demande à qui.
legend-burn-rate = Le nombre devant un nom est l’aptitude, ★ la vice-présidence ; (1–3) sur une carte : l’aptitude requise. 2/5 : ingénieurs sur ceux qu’il faut ; +3 prest. : prestataires. +4 au vivier : encore 4 personnes dessous.
legend-power-struggle = ●3 : un service de trois employés ; ●●3 : un service général. Carte : ? face cachée, $ corrompue, +1 ce qu’elle ajoute. ≤2,2 : au plus 2,2 millions. con : cases de conseil ; ★ : points de victoire.
