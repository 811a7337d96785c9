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
guest = Invité
games = Jeux
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre

## Jeux

game-startup-nation = Start-Up Nation
    .about = Bluffez, déduisez, changez de camp : chacun cache une carte, et la meilleure paire d’alliés remporte la manche.
game-burn-rate = Burn Rate
    .about = Recrutez génies et incapables, financez de mauvaises idées, et soyez la dernière start-up à avoir de l’argent en banque.
game-power-struggle = Power Struggle
    .about = Intrigues, pots-de-vin et réorganisations sur le chemin du sommet d’une très grande entreprise.
game-burncycle = burncycle
    .about = Une équipe de robots s’introduit dans le siège d’une multinationale, ensemble contre le réseau.
game-coffee = Pause café
    .about = Un jouet.

## Le salon

lobby-title = Prenez place.
lobby-text = Quatre jeux de société sur la vie de bureau, seul contre des bots ou entre amis.
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
join-title = Rejoindre une table
join-label = Lien ou code d’une invitation
join = Rejoindre
joining = Un instant…
join-failed = Cette invitation ne mène nulle part. Demandez-en une autre.
row-waiting = { $count ->
        [one] Attend encore une personne
       *[other] Attend encore { $count } personnes
    }
row-over = Remportée par { $names }
row-archived = Jouée avec d’anciennes règles ; archivée
row-turn = Au tour de { $name }
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
sitter-friend = Un ami (sur invitation)
sitter-people = Personnes
colleagues = Collègues
colleague-named = { $name } (niveau { $level })
colleague-level = niveau { $level }
colleague-intern = A le droit d’appuyer sur tous les boutons, et en profite.
    .plays = Prend n’importe quel choix permis, tous aussi probables.
colleague-multitasker = Dans trois réunions à la fois, et dans aucune.
    .plays = Regarde un choix devant, mais répond une fois sur deux à un message et prend ce qui vient.
colleague-manager = Embellit ce trimestre. Le suivant sera l’affaire d’un autre.
    .plays = Regarde un choix devant dans quelques mondes imaginés et prend ce qui paraît le mieux sur le moment.
colleague-controller = A chiffré ce que votre café coûte à l’entreprise.
    .plays = Explore quelques centaines de fois des mondes conformes à ce qui a été vu.
colleague-chair = Savait comment cela finirait avant que vous soyez assis.
    .plays = Explore de tels mondes aussi longtemps qu’on lui en laisse le temps.
figure-below = Remporte { $share } % des victoires contre { $below } (de { $low } à { $high } %, { $games } parties).
figure-random = Remporte { $share } % des victoires contre le hasard (de { $low } à { $high } %, { $games } parties).
figure-wins = Gagne { $share } % de ses parties (de { $low } à { $high } %, { $games } parties).
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
watch-invited = Seulement les invités
watch-nobody = Personne
table-deadline = Temps pour un choix ; ensuite un collègue joue pour vous jusqu’à votre retour
deadline-none = Sans limite
deadline-60 = Une minute
deadline-300 = Cinq minutes
deadline-3600 = Une heure
deadline-86400 = Un jour
option-own-list = votre propre liste
list-count = { $count } sur { $size }
list-any = { $count } choix
list-unfinished = Votre propre liste n’est pas complète : voyez les options des règles.
rules-options = Options des règles
make-table = Créer la table
made-text = La table est prête. La partie commence quand la dernière place est prise.
to-table = Vers la table
invite = Inviter quelqu’un
invite-link = Lien vers la table
invite-code = ou ce code :
qr-code = Code QR du lien
waiting-title = En attente de joueurs
waiting-text = La partie commence quand la dernière place est prise.
seat-open = Place libre
seat-reserved = Réservée à { $name }
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
hint-stand = D’après ce que vous pouvez savoir : { $stand } (environ { $chance } % de gagner).
hint-only = Il n’y a rien à choisir : seul ceci est possible.
hint-best = le meilleur
worse-not = à peu près aussi bon
worse-little = un peu moins bon
worse-some = moins bon
worse-much = bien moins bon
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
away = absent
out = éliminé
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
chat-out = Vous êtes hors de la manche : seuls ceux qui le sont aussi vous entendent.
chat-news = Nouveaux messages
line-reconnecting = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.
line-offline = Vous êtes hors ligne. La partie vous attend.
line-lost = Le serveur ne répond pas. Réessayez dans un instant.
line-closed = Cette table ne peut pas être ouverte.
stale = La table avait déjà avancé. Regardez de nouveau et choisissez.
refused = Ce n’est pas possible maintenant.
refused-because = Ce n’est pas possible : { $why }.
hand-over-title = Au tour de { $name }
hand-over-text = Donnez l’appareil à { $name }. Personne d’autre ne devrait regarder.
hand-over-ready = Je suis { $name }
hand-to-bot = Laisser jouer un collègue
hand-to-bot-sure = Un collègue joue pour vous jusqu’à ce que vous repreniez votre place.
take-back = Reprendre ma place
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
minutes = Procès-verbal
receipt = Reçu d’équité
receipt-kept = La promesse est tenue : la graine révélée est celle promise avant la première carte.
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
review-nothing = Personne n’a rien lâché qui mérite un mot.
review-moment = Choisi : { $chosen }. Mieux : { $best }.
review-cost = Perdu : environ { $cost } % d’une victoire
review-losses = Perdu en moyenne
review-mean = { $count ->
        [one] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une victoire, pour une décision
       *[other] { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une victoire à chacune de { $count } décisions
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
set-sound = Un son quand c’est votre tour
sound-on = Oui
sound-off = Non
set-keys = Touches
keys-reset = Comme au début
set-licences = Licences des polices et des bibliothèques de ces pages
keys-title = Touches
key-digits = Prendre un choix de la liste
key-arrows = Se déplacer dans une zone
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
