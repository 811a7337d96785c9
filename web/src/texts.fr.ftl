## Partout

navigation = Principal
to-lobby = Retour au salon
rules = Règles
settings = Réglages
close = Fermer
copy = Copier
copied = Copié
save = Enregistrer
saved = Enregistré
send = Envoyer
you = vous
seat = Place
seats = Places
score = Points
guest = Anonyme
games = Jeux
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre

## Jeux

game-startup-nation = Start-Up Nation
    .about = Bluffez, déduisez, changez de camp : chacun cache une carte, et la meilleure paire d’alliés remporte la manche.
    .length = Environ 20 à 30 minutes
game-burn-rate = Burn Rate
    .about = Recrutez génies et incapables, financez de mauvaises idées, et soyez la dernière start-up à avoir de l’argent en banque.
    .length = Environ 30 à 45 minutes
game-power-struggle = Power Struggle
    .about = Intrigues, pots-de-vin et réorganisations sur le chemin du sommet d’une très grande entreprise.
    .length = Environ 90 à 120 minutes
game-burncycle = burncycle
    .about = Une équipe de robots s’introduit dans le siège d’une multinationale, ensemble contre le réseau.
    .length = Environ 45 minutes par personne
game-coffee = Pause café
    .about = Un jouet.

## Le salon

lobby-title = Prenez place.
lobby-text = Quatre jeux de société sur la vie de bureau, en solo contre des bots ou entre amis.
your-name = Votre nom
play-bots = Jouer contre des bots
new-table = Nouvelle table
coming = En préparation
players = { $min ->
        [one] { $max ->
            [one] Pour un joueur
           *[other] 1 à { $max } joueurs
        }
       *[other] { $min } à { $max } joueurs
    }
my-tables = Vos tables
open-tables = Tables ouvertes
open-none = Personne n’attend en ce moment. Créez une table et envoyez le lien.
finished-tables = Parties terminées
join-label = Lien ou code d’une invitation
join = Rejoindre
joining = Un instant…
join-failed = Cette invitation ne mène nulle part. Demandez-en une autre.
row-waiting = { $count ->
        [one] Attend encore une personne
       *[other] Attend encore { $count } personnes
    }
row-over = Remportée par { $names }
row-archived = Arrêtée par une mise à jour, sans résultat
row-draw = Match nul
row-older = avec d’anciennes règles
row-stopped = Ses règles ont disparu : dites comment elle finit
older-title = { $game } : les règles de cette partie ont disparu
older-why = Elle a été jouée avec la révision { $revision } des règles. Depuis une mise à jour, ce serveur a la révision { $today }, et personne ne peut la continuer.
older-no-game = Ce serveur n’a plus du tout ce jeu, et personne ne peut continuer la partie.
older-stopped = La mise à jour l’a arrêtée en plein milieu.
older-no-result = Elle a pris fin avec la mise à jour, sans résultat.
older-drawn = Elle a fini sur un match nul.
older-was-won = Victoire : { $who }.
older-was-lost = Tout le monde a perdu.
older-vote = Comment finit-elle ?
older-vote-how = Le match nul est acquis quand plus de la moitié le demande. Une victoire compte si tout le monde nomme les mêmes. Sans accord, ce sera un match nul à cette date : { $until }.
older-said-nothing = { $name } n’a encore rien dit.
older-said-draw = { $name } dit : match nul.
older-said-won = { $name } dit : victoire pour { $who }.
older-said-team-won = { $name } dit : nous avons gagné.
older-said-team-lost = { $name } dit : nous avons perdu.
older-your-word = Qu’en dites-vous ?
older-draw = Un match nul
older-won = Quelqu’un a gagné
older-team-won = Nous avons gagné
older-team-lost = Nous avons perdu
older-say = Le dire
older-log = Ce qui a été raconté
older-log-how = Il faut les règles pour dresser la table : il n’y a donc plus de plateau. Chaque phrase est telle qu’elle a été dite.
older-kept = Cette partie a commencé avant une mise à jour : elle se joue jusqu’au bout avec la révision { $revision } des règles.
older-kept-read = Entendu
row-turn = Au tour { DE($name) }
find-table = Chercher par titre ou par nom
find-game = Jeu
find-any-game = Tous les jeux
find-free = avec une place libre
page-before = Retour
page-of = Page { $page } sur { $pages }
page-after = Suite
your-turn = À vous de jouer
go-on = Continuer
watch = Regarder
sit = S’asseoir

## Une nouvelle table

new-table-of = Nouvelle table : { $game }
who-sits = Qui est à la table ?
how-many = Nombre de places
sitter-me = Vous
sitter-device = Une autre personne sur cet appareil
sitter-friend = Quelqu’un d’autre (sur invitation)
sitter-people = Personnes
colleagues = Collègues
colleague-named = { $name } (niveau { $level })
colleague-level = niveau { $level }
colleague-intern = A le droit d’appuyer sur tous les boutons, et en profite.
    .plays = Joue au hasard : tous les choix permis ont la même chance.
colleague-multitasker = Dans trois réunions à la fois, et dans aucune.
    .plays = Regarde un coup à l’avance mais, une fois sur deux, répond à un message et prend ce qui vient.
colleague-manager = Embellit ce trimestre. Le suivant, on verra qui s’en occupe.
    .plays = Regarde un coup à l’avance dans quelques mondes imaginés et prend ce qui paraît le mieux sur le moment.
colleague-controller = A chiffré ce que votre café coûte à l’entreprise.
    .plays = Essaie { $times } suites possibles dans des mondes conformes à ce qui a été vu.
colleague-chair = Savait comment cela finirait avant que vous preniez place.
    .plays = Essaie jusqu’à { $times } suites possibles dans de tels mondes, en une demi-seconde au plus.
figure-below = À { $seats } places, face { A($below) }, remporte { $share } % des parties (de { $low } à { $high } %, { $games } parties).
figure-random = À { $seats } places, face au hasard, remporte { $share } % des parties (de { $low } à { $high } %, { $games } parties).
figure-wins = Une équipe de { $seats } gagne { $share } % de ses parties (de { $low } à { $high } %, { $games } parties).
opponents = Vos collègues
opponents-all = Tous les collègues de cette table
opponents-change = Changer
opponents-title = Qui joue avec vous ?
opponents-text = Personne ne voit les cartes cachées : un collègue sait ce qu’une personne saurait à cette place.
table-options = La table
table-hints = Conseils : les meilleurs choix, d’après ce que vous pouvez savoir
table-undo = Annulation : un choix peut être repris tant que rien n’a été pioché, montré ou transmis
table-chat = Discussion à la table
table-listed = Tout le monde peut trouver cette table dans le salon
table-watch = Qui peut regarder ? Les spectateurs voient ce qui est public.
watch-anyone = Toute personne qui a le lien
watch-invited = Sur invitation seulement
watch-nobody = Personne
table-deadline = Temps pour un choix ; ensuite un collègue joue pour vous jusqu’à votre retour
deadline-none = Sans limite : la table décide
deadline-60 = Rapide : une minute par choix
deadline-300 = En direct : cinq minutes par choix
deadline-3600 = De temps en temps : une heure par choix
deadline-86400 = Par correspondance : un jour par choix
deadline-604800 = Par correspondance lente : une semaine par choix
option-own-list = votre propre liste
list-count = { $count } choix sur { $size }
list-any = { $count } choix
list-unfinished = Votre propre liste n’est pas complète : voyez les options des règles.
rules-options = Options des règles
make-table = Créer la table
made-text = La table est prête. La partie commence quand la dernière place est prise.
to-table = Vers la table
invite = Inviter quelqu’un
invite-link = Lien vers la table
qr-code = Code QR du lien
waiting-title = En attente de joueurs
waiting-text = La partie commence quand la dernière place est prise.
seat-open = Place libre
seat-reserved = Réservée à { $name }
hot-seat = Plusieurs places se jouent sur un même appareil : qui le tient pourrait voir plus d’une main.
seat-bot = Placer un collègue ici
seat-bot-title = Qui s’assied ici ?
leave = Quitter

## La table

board = Plateau
choices = Choix
your-choices = Votre choix
not-your-turn = Ce n’est pas votre tour
fold = Replier les choix
unfold = Montrer les choix
hint = Conseil
hint-coming = Réflexion…
hint-stand = D’après ce que vous pouvez savoir : { $stand } (environ { $chance } % de chances de gagner).
hint-only = Il n’y a rien à choisir : seul ceci est possible.
hint-best = le meilleur
worse-not = à peu près aussi bon
worse-little = un peu moins bon
worse-some = moins bon
worse-much = bien moins bon
coach-for = Pour :
coach-against = Contre :
coach-fact = À savoir :
coach-towards = Vers quoi vous travaillez :
coach-why-not = Pourquoi pas ?
coach-why-not-which = Un autre choix
stand-lost = presque perdu
stand-far-behind = loin derrière
stand-behind = un peu derrière
stand-even = à peu près à égalité
stand-ahead = un peu devant
stand-far-ahead = loin devant
stand-won = presque gagné
undo = Annuler
undo-what = Reprendre : { $what }
undo-nothing = Rien ne peut être repris : quelque chose a été pioché, montré ou transmis depuis.
back = Retour
confirm = Confirmer : { $what }
sending = Envoi…
seconds-left = { $count ->
        [one] Encore { $count } seconde
       *[other] Encore { $count } secondes
    }
bot-plays = Un collègue joue pour vous
away = pas là
out = hors jeu
their-turn = doit choisir
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
watching = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
face-down = Face cachée
thing-pick = Choisir { $what }
thing-picked = Choisi : { $what }
named = { $name } : { $what }
zone-empty = Rien ici
side-panel = Journal, règles et discussion
tab-log = Journal
tab-knowledge = Notes
tab-rules = Règles
tab-chat = Chat
log = Journal
since-your-turn = Depuis votre dernier tour
log-save = Enregistrer :
log-text = Texte
travel = Voir la table telle qu’elle était alors
looking-back = Vous regardez en arrière (événement { $number }).
back-to-now = Revenir au présent
chat = Ce qui a été dit
chat-empty = Personne n’a encore rien dit.
chat-listen = Ici parlent ceux qui sont à la table ; vous pouvez écouter.
chat-off = Cette table joue sans discussion.
chat-say = Dire quelque chose
chat-out = Vous êtes hors de la manche : seules les personnes qui le sont aussi vous entendent.
chat-news = Nouveaux messages
line-reconnecting = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
line-offline = Vous êtes hors ligne. La partie vous attend.
line-lost = Le serveur ne répond pas. Réessayez dans un instant.
line-closed = Cette table ne peut pas être ouverte.
stale = La table avait déjà avancé. Regardez de nouveau et choisissez.
refused = Ce n’est pas possible maintenant.
refused-because = Ce n’est pas possible : { $why }.
hand-over-title = Au tour { DE($name) }
hand-over-text = Donnez l’appareil { A($name) }. Personne d’autre ne devrait regarder.
hand-over-ready = C’est moi, { $name }
hand-to-bot = Laisser jouer un collègue
hand-to-bot-sure = Un collègue joue pour vous jusqu’à ce que vous repreniez votre place.
take-back = Reprendre ma place
concede = Abandonner
concede-sure = Un collègue joue votre place jusqu’au bout, et la partie compte comme perdue pour vous. C’est sans retour.
conceded = abandon
conceded-lost = Abandon : compte comme une défaite
game-given-up = La partie est terminée, sans résultat.
ask-sit = { $name } souhaite reprendre la place { DE($seat) } ({ $yes } voix sur { $needed }).
ask-bot = { $name } demande : un collègue doit-il jouer pour { $seat } pendant son absence ? ({ $yes } voix sur { $needed })
end-propose = Proposer d’en rester là
end-propose-sure = Si toutes les personnes qui jouent sont d’accord, la partie s’arrête ici, sans résultat.
ask-end = { $name } propose d’en rester là, sans résultat. Tout le monde doit être d’accord ({ $yes } voix sur { $needed }).
ask-yes = Oui
ask-no = Non
ask-withdraw = Retirer la demande
seat-away = { $seat } n’est pas là.
seat-away-bot = Laisser jouer un collègue en attendant
seat-left = La place { DE($seat) } est libre.
ask-for-seat = Demander cette place
send-away = Renvoyer
mute-person = Couper la parole à { $name }
about-person = Bloquer ou signaler { $name }
about-others = Bloquer ou signaler :
block = Bloquer
block-what = Vous ne lisez plus rien de cette personne, elle ne peut plus s’asseoir aux tables dont vous êtes l’hôte, et l’on vous demande avant de vous asseoir avec elle. Personne ne le lui dit. Vous pouvez revenir dessus dans les réglages.
block-done = Vous ne lirez plus rien { DE($name) }.
blocked-here-sure = Une personne que vous avez bloquée y est assise, ou en est l’hôte. S’asseoir quand même ?
set-blocked = Personnes que vous avez bloquées
blocked-none = Personne.
unblock = Débloquer
unblock-done = Vous lirez de nouveau { $name }.
report = Signaler
report-why = Ou prévenir l’administrateur de ce serveur
report-words = Avec vos propres mots, si vous le souhaitez
report-what = Ce qui vient d’être dit ici est joint. La personne signalée n’en est pas informée.
report-done = L’administrateur de ce serveur lira ce que vous avez écrit sur { $name }.
report-insults = Insultes
report-hate = Haine envers des personnes pour ce qu’elles sont
report-threats = Menaces
report-spam = Messages indésirables
report-name = Son nom
report-cheating = Triche
report-stalling = Retarde la partie exprès
report-other = Autre chose
rule-number = Règle { $rule }
rules-of-phase = Règles du moment
rules-of-choices = Règles de vos choix
all-rules = Toutes les règles
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-found = { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-untranslated = Cette page de règles n’est pas encore traduite : la voici en anglais.

## La fin

end-title = La partie est finie
end-winners = { $winners_count ->
        [0] L’équipe a perdu.
        [one] { $winners } gagne !
       *[other] { $winners } gagnent ensemble !
    }
end-reason = Pourquoi : { $why }.
end-capped = La partie a été arrêtée par sa limite technique.
end-length = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $events } événements
rematch = Rejouer
replay = Revoir
minutes = Fichier de la partie
receipt = Reçu d’équité
receipt-kept = La promesse est tenue : la graine révélée est bien celle promise avant la première carte.
receipt-broken = La graine ne correspond pas à la promesse.
receipt-chosen = L’hôte a choisi cette graine et pouvait connaître les cartes.
receipt-hash = Promis au début (SHA-256)
receipt-seed = La graine, révélée à la fin
receipt-how = Votre propre navigateur vient de le calculer à partir du jeu, de ses règles, de ses options, des places et de la graine.
stat-drew = Cartes piochées
stat-played = Cartes jouées
stat-asked = Questions posées
stat-answered = Réponses données
stat-went_out = Éliminations

## Revoir

replay-of = Revoir : { $game }
replay-as = Vu
replay-truth = avec toute la vérité
replay-gallery = depuis la galerie
replay-seat = comme { $name } le savait
replay-step = Étape { $step } sur { $last }
step-before = Une étape en arrière
step-after = Une étape en avant
turn-before = Un tour en arrière
turn-after = Un tour en avant
share = Copier un lien vers cette étape
play-on = Continuer à jouer d’ici

## Analyse

review = Analyse
review-of = Analyse : { $game }
review-how = Chaque décision est jugée d’après ce que sa place pouvait savoir alors, sur de nombreux mondes possibles, jamais après coup. Les chances sont des estimations.
review-working = Les décisions sont en cours d’examen.
review-done = { $done } sur { $total }
review-graph = Chances de gagner
review-graph-label = Les chances de chacun sur { $count } décisions ; le curseur les parcourt, et un tableau les donne toutes
review-slider = Décision
review-even = égalité
review-decision = Décision { $place } sur { $count } : { $name }
review-place = Décision { $place }
review-stand = { $stand } ({ $chance } %)
review-chosen = Choisi : { $what }
review-better = Mieux : { $what }. Perdu : environ { $cost } % d’une victoire.
review-good = Rien de mieux n’a été trouvé.
review-look = Voir ce moment
review-mattered = { $count ->
        [one] La décision qui a compté
       *[other] Les { $count } décisions qui ont compté
    }
review-nothing = Personne n’a fait d’erreur qui mérite un mot.
review-moment = Choisi : { $chosen }. Mieux : { $best }.
review-cost = Perdu : environ { $cost } % d’une victoire
review-losses = Perdu en moyenne
review-mean = { $count ->
        [one] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une victoire, pour une décision
       *[other] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une victoire pour chacune des { $count } décisions
    }
review-team = Équipe
review-table = Les { $count } décisions en tableau
review-who = Qui
review-chose = Choisi
review-best = Mieux
review-gave = Perdu

## Réglages

set-lang = Langue
set-theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
set-speed = Animations
speed-off = Aucune
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
set-confirm = Demander avant d’envoyer un choix
confirm-auto = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
set-devices = Vos autres appareils
device-what = Ici, pas de compte : ce navigateur se souvient de vous. Avec un code, vous vous retrouvez sur un autre appareil, avec toutes vos places.
device-make = Passer sur un autre appareil
device-until = Tapez-le là-bas, dans les réglages. Il sert une seule fois, pendant dix minutes.
device-have = J’ai un code
device-come = Venir ici
device-instead = Ce navigateur devient alors le vôtre, à la place de qui y jouait avant.
device-moved = Bienvenue, { $name } : vos tables sont dans le salon.
device-sign-out = Se déconnecter partout ailleurs
device-signed-out = C’est fait : seul cet appareil vous connaît encore.
set-sound = Sons
set-keys = Touches
keys-reset = Réinitialiser
set-licences = Licences des polices et des bibliothèques de ces pages
how = Comment jouer
how-title = { $game } en cinq minutes
how-goal = Le but
how-turn = Le déroulement
how-miss = Trois choses qui échappent aux débutants
how-end = La fin
how-play = Jouer
how-rules = Toutes les règles
how-print = Imprimer
how-none = Il n’y a pas encore de page de ce genre pour ce jeu.
lesson = Apprendre à jouer
lesson-title = Apprendre { $game }
lesson-minutes = Apprendre en jouant ({ $minutes } minutes)
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-step = Leçon, étape { $step } sur { $steps }
lesson-go-on = Continuer
lesson-back = Revenir
lesson-anew = Recommencer ce chapitre
lesson-chapters = Chapitres
lesson-done = terminé
lesson-right = C’est cela.
lesson-on = Bien. Continuez.
lesson-not-here = C’est permis, mais ici : { $aim }
lesson-chapter-done = Chapitre terminé : { $chapter }
lesson-next = Chapitre suivant : { $chapter }
lesson-free = { $count ->
        [one] Jouer pour de bon avec un collègue indulgent
       *[other] Jouer pour de bon avec { $count } collègues indulgents
    }
help-title = Aide
keys-title = Touches
key-digits = Prendre un choix de la liste
key-arrows = Se déplacer dans une zone ; avec Maj, aussi vers ce qui ne sert pas maintenant : Entrée dit pourquoi
key-tab = Zone suivante
key-enter = Appuyer, ou confirmer un choix
key-escape = Un clic en arrière ; fermer ; revenir au présent
key-undo = Reprendre le dernier choix
key-log = Journal
key-help = Cette aide
key-rules = Règles du moment
key-chat = Discussion
key-hint = Conseil
key-zen = Rien que le jeu : ni discussion, ni spectateurs

## Rythme, et réponses sans appuyer

set-pace = À quelle vitesse les collègues répondent (le souhait le plus lent à la table l’emporte)
pace = Rythme
pace-thoughtful = Posé
pace-brisk = Vif
pace-at-once = Immédiat
pace-in-force = À cette table : { $pace }. Quelqu’un veut aller plus lentement.
skip-to-my-turn = Aller à mon tour
skipping = Vers votre tour…
set-itself = Une question à réponse unique
itself-on = Se règle toute seule
itself-off = M’attend
by-itself = tout seul
by-order = selon consigne
by-ahead = choisi d’avance
always-here = Toujours faire cela ici
always-what = Toujours faire cela ici : { $what }
chips = Ce qui répond pour vous
chip-order = Toujours : { $what }
chip-ahead = D’avance : { $what }
chip-cancel = { $what } – annuler
ahead = Choisir d’avance
ahead-dropped = Ce que vous aviez choisi d’avance n’est plus possible : choisissez de nouveau.

## Une table calme

status-whole = Afficher toute la ligne

## La fin est une scène

end-team-won = L’équipe gagne !
end-kicker-won = Bien joué !
end-kicker-lost = Ce sera pour la prochaine fois.
end-won = victoire
end-close = Fermer et regarder le plateau
end-open = Revoir la fin
end-numbers = La partie en chiffres
end-fair = Cette partie était-elle honnête ?
end-hand = Cartes en main
end-turning = Le tournant de la partie
end-turning-waits = Nous cherchons la décision qui a le plus compté. Cela prend quelques instants et ne retient rien d’autre.
end-turning-all = Voir toutes les décisions
end-turning-none = Cette partie n’a pas pu être relue.
end-turning-moment = { $name } a choisi : { $chosen }. Mieux valait : { $best }. Cela a coûté environ { $cost } % d’une victoire.
end-score-burn-rate = { $debt ->
        [0] { $count } $ en banque
       *[other] { $debt } $ de dettes
    }
end-startup-nation-target = { $winners_count ->
        [one] { $winners } atteint { $score } points, avec { $lead } d’avance.
       *[other] { $winners } atteignent { $score } points.
    }
end-startup-nation-cap = Après la dernière manche, { $winners_count ->
        [one] { $winners } a le plus de points
       *[other] { $winners } ont le plus de points
    } : { $score }.
end-startup-nation-round = { $winners_count ->
        [one] { $winners } remporte la manche { $round }, la décisive, et { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $winners } remportent ensemble la manche { $round }, la décisive.
    }
end-startup-nation-out = Hors jeu à la dernière manche
end-burn-rate-last_solvent = { $winners } garde la dernière société qui ait encore de l’argent en banque : { $score } $.
end-burn-rate-last = { $seat } a fait faillite en dernier, avec { $debt } $ de dettes.
end-burn-rate-cap = La dernière manche est jouée : { $winners_count ->
        [one] { $winners } a le plus d’argent
       *[other] { $winners } ont le plus d’argent
    }, { $score } $.
end-burn-rate-closed = Fermée
end-burn-rate-staff = Encore en poste
end-power-struggle-target = { $winners_count ->
        [one] { $winners } arrive au sommet avec { $score } points de victoire.
       *[other] { $winners } partagent le sommet avec { $score } points de victoire.
    }
end-power-struggle-money = Quelqu’un d’autre en a autant, mais { $winners } a plus d’argent.
end-power-struggle-cap = Le dernier comité a eu lieu : { $winners_count ->
        [one] { $winners } a le plus de points de victoire
       *[other] { $winners } ont le plus de points de victoire
    }, { $score }.
end-power-struggle-ways = Les points viennent de ces domaines : { $ways }.
end-power-struggle-enemy = Ennemi juré : { $name }, en { $trio }
end-power-struggle-own = Ennemi juré : tout le monde, en { $trio }
end-power-struggle-purse = Bourse : { $sum }
end-burncycle-won = Mission accomplie à la manche { $round }, avec une menace de { $threat } sur { $limit }.
end-burncycle-threat = À la manche { $round }, la menace a atteint { $threat } ; la limite était de { $limit }.
end-burncycle-module = À la manche { $round }, le module de commande n’avait plus d’énergie.
end-burncycle-agents = À la manche { $round }, le dernier agent a été éteint.
end-burncycle-cap = La nuit est finie et la mission ne l’est pas.
end-burncycle-goals = Objectifs de l’étage : { $now } sur { $needed }.
end-burncycle-met = Tous les objectifs étaient remplis : il ne manquait plus que la sortie.
end-burncycle-next = Mission suivante : { $mission }
end-taken-along = Ce que vous emportez
end-nothing-along = Rien cette fois : il s’en est fallu de peu.

## Une invitation

invitation-title = Une invitation
invited-by = { $name } vous invite à jouer à
invited-to = On vous invite à jouer à
invited-full = Toutes les places sont prises.
invited-deadline = { $minutes ->
        [one] { $minutes } minute par choix
       *[other] { $minutes } minutes par choix
    }
who-sits-there = À cette table
invite-aloud = Ou dictez ce code :
invite-until = Il vaut une journée, ou jusqu’au début de la partie.
have-code = Vous avez un code ?
try-again = Réessayer

## Les tables et le nombre de personnes dans le salon

row-with = avec { $names }
row-people = { $names }
since-now = à l’instant
since-minutes = depuis { $count } min
since-hours = depuis { $count } h
since-days = { $count ->
        [one] depuis { $count } jour
       *[other] depuis { $count } jours
    }
players-of = Nombre de personnes : { $game }
players-count = { $count ->
        [one] En solo
       *[other] À { $count }
    }
players-fewer = Une personne de moins
players-more = Une personne de plus

## Les sons

sound-what = Des sons discrets pour votre tour, les cartes, l’argent, les dés, les questions, les alertes, les arrivées et la fin.
sound-volume = Volume
sound-mute = Couper le son
sound-unmute = Remettre le son

## Pourquoi une chose ne peut pas servir

why-first = Choisissez d’abord : { $things }.
why-asked = On demande : { $what }

## Comment on parle de vous

set-address = Comment parler de vous (à partir de la prochaine table)
address-they = Sans genre
address-she = Au féminin (elle)
address-he = Au masculin (il)

## Pour qui revient à une table

recap-left = Pendant votre absence
recap-changes = Ce qui a changé
recap-more = { $count ->
        [0] Lire le journal
       *[other] Journal (+{ $count })
    }

## La première partie d’un jeu, et ses mots

explain = Première fois : de quoi s’agit-il ?
explain-read = Compris
explain-hint = Un conseil ?
explain-known = Je connais déjà
words-title = Les mots du jeu
words-here = Affichés en ce moment
words-more = Tous les autres
key-words = Les mots du jeu
set-learn = Expliquer les questions et les mots
learn-first = Dans la première partie de chaque jeu
learn-always = Toujours
learn-never = Jamais
learn-forget = Tout expliquer de nouveau, comme à la première partie
learn-forgotten = C’est fait.

## Puzzles

puzzle = Énigme
puzzles = Énigmes
puzzles-text = Une seule décision à chaque fois, tirée de parties entre robots. Un choix est nettement le meilleur, pour ce que votre siège peut savoir, et l’on passe facilement à côté.
puzzle-of-day = L’énigme du jour
puzzle-same-for-all = La même pour tout le monde, une nouvelle chaque jour.
puzzle-streak = { $count ->
        [one] Énigme du jour trouvée : une série commence.
       *[other] { $count } jours d’affilée.
    }
puzzle-solve = Chercher
puzzle-look-again = La revoir
puzzle-solved = Trouvées : { $solved } sur { $count }
puzzle-theme = { $theme } : { $about }
puzzle-number = Énigme { $number }, { $difficulty }, { $state }
puzzle-new = pas encore tentée
puzzle-was-solved = trouvée
puzzle-was-missed = manquée
puzzle-question = Que jouez-vous ?
puzzle-right = Bien vu !
puzzle-wrong = Il y a mieux
puzzle-best = juste
puzzle-yours = le vôtre
puzzle-choices = Tous les choix
puzzle-worlds-right = Dans { $count } des { $worlds } mondes compatibles avec ce que vous avez vu, rien ne fait mieux.
puzzle-worlds-wrong = Dans { $count } des { $worlds } mondes compatibles avec ce que vous avez vu, le bon choix fait mieux que le vôtre ; dans { $ahead }, c’est le vôtre qui fait mieux.
puzzle-worlds-bars = Dans combien des { $worlds } mondes ce choix n’est dépassé par rien, ou du moins pas par le bon ; et ce qu’il rapporte en moyenne (1 : gagné, −1 : perdu).
puzzle-fates-right = Dans { $count } des { $worlds } façons dont dés et cartes peuvent tomber, rien ne fait mieux.
puzzle-fates-wrong = Dans { $count } des { $worlds } façons dont dés et cartes peuvent tomber, le bon choix fait mieux que le vôtre ; dans { $ahead }, c’est le vôtre qui fait mieux.
puzzle-fates-bars = Dans combien des { $worlds } façons dont dés et cartes peuvent tomber ce choix n’est dépassé par rien, ou du moins pas par le bon ; et ce qu’il rapporte en moyenne (1 : gagné, −1 : perdu).
puzzle-share = { $count } %
puzzle-score = en moyenne { $score }
puzzle-all = Toutes les énigmes
puzzle-again = Recommencer
puzzle-next = Suivante
difficulty-1 = facile
difficulty-2 = moyenne
difficulty-3 = difficile

theme-startup-nation-bluff = Bluff
    .about = la réponse qui en dit le moins aux autres, ou qui les égare.
theme-startup-nation-deduction = Déduction
    .about = qui interroger, et quel rôle nommer.
theme-startup-nation-alliance = Alliances
    .about = qui doit être l’allié de qui, ou faut-il ne toucher à rien ?
theme-startup-nation-scouting = Coup d’œil
    .about = quelle carte vaut d’être regardée.
theme-startup-nation-exchange = Échange
    .about = quelle carte vaut mieux que la vôtre.
theme-startup-nation-promotion = Promotion
    .about = qui doit quitter sa carte pour une autre.
theme-startup-nation-backing = Soutien
    .about = à qui un jeton BPI profite le plus.
theme-startup-nation-keeping = Ce que l’on garde
    .about = la carte jouée compte moins que celle qui reste.
theme-burn-rate-team = L’équipe
    .about = qui embaucher, qui licencier, qui laisser aux autres.
theme-burn-rate-patience = Patience
    .about = ne pas jouer une carte est parfois le meilleur coup.
theme-burn-rate-money = L’argent
    .about = quand lever des fonds, et avec quelle carte.
theme-burn-rate-projects = Sorties
    .about = de quelle mauvaise idée se défaire d’abord.
theme-burn-rate-attack = Attaque
    .about = qui charger, et de quoi.
theme-burn-rate-rescue = Sauvetage
    .about = l’argent tient deux jours de paie au plus : que faire ?
theme-burn-rate-knockout = Coup de grâce
    .about = une entreprise rivale n’a presque plus d’argent : comment l’achever ?
theme-power-struggle-bribery = Corruption
    .about = pour quelle carte faire une offre, de combien, et quand accepter.
theme-power-struggle-foresight = Prévoyance
    .about = dans quel ordre les événements vous servent le mieux.
theme-power-struggle-offices = Postes
    .about = où cadres et directeurs valent le plus.
theme-power-struggle-mergers = Déménagements et fusions
    .about = quels services bougent, lesquels n’en font plus qu’un.
theme-power-struggle-purchases = Compétence
    .about = qu’acheter, où, et qui en fait les frais.
theme-power-struggle-tempo = Tempo
    .about = quelle action passe avant les autres.
theme-power-struggle-staff = Personnel
    .about = où il faut des employés, et où l’on peut s’en passer.
theme-burncycle-stealth = Discrétion
    .about = où aller sans être vu.
theme-burncycle-dice = Dés
    .about = quels dés dépenser, et quand relancer.
theme-burncycle-network = Réseau
    .about = où va l’IP, et quelles cartes elle prend.
theme-burncycle-locks = Serrures
    .about = par où passer portes et terminaux.
theme-burncycle-tempo = Tempo
    .about = quand continuer, et quand c’est assez.
theme-burncycle-mission = La mission
    .about = ce qui rapproche l’équipe du but, et ce qui lui barre la route.
theme-burncycle-power = Énergie
    .about = qu’acheter, et que garder pour plus tard.
theme-burncycle-rescue = Sauvetage
    .about = presque plus d’énergie : qu’est-ce qui garde l’agent en marche ?
