## Ce que le serveur dit à qui le lance

ready = Boardroom { $version } (règles { $rules ->
        [compiled] compilées
       *[interpreted] interprétées
    }) est prêt : { $address }{ $reach ->
        [everywhere] , et toutes les autres adresses de cette machine
       *[here] { "" }
    } – Ctrl-C pour l’arrêter.
running = Boardroom { $version } tourne déjà : { $address } – { $opened ->
        [yes] son accueil s’ouvre dans votre navigateur
       *[no] ouvrez-le dans votre navigateur
    }. Pour le relancer, arrêtez-le d’abord avec Ctrl-C là où il tourne.
stopped-file = Boardroom est arrêté. Toutes les tables sont conservées dans { $file }
stopped-postgres = Boardroom est arrêté. Toutes les tables sont conservées dans la base PostgreSQL { $database } sur { $host }.
no-pages = les pages web ne sont pas construites : { $place ->
        [checkout] faites « make pages », ou « make play » pour les construire et jouer
       *[installed] cette installation est venue sans elles, une version publiée (wheel) de Boardroom les contient
    }.
serves-without-pages = Boardroom tourne, mais { no-pages } Les programmes peuvent lui parler tel qu’il est.
play-here = Sans elles, on peut jouer dans le terminal : { $command }

## Le port

port-range = un port est un nombre de 1 à 65535 (0 pour n’importe quel port libre), pas { $port }
port-taken = un autre programme écoute déjà sur le port { $port } ; choisissez-en un autre : { $command }
port-runs = Boardroom { $version } tourne déjà sur { $address } ; utilisez celui-là, ou lancez-en un autre avec son propre port et son propre fichier : { $command }
port-denied = le port { $port } est réservé à l’administrateur du système ; choisissez-en un à partir de 1024 : { $command }
port-failed = le port { $port } de { $host } n’est pas disponible ({ $why }) ; choisissez-en un autre avec --port, ou une autre adresse avec --host
host-unknown = il n’y a pas d’adresse « { $host } » où écouter ; --host est 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour les autres aussi
host-elsewhere = { $host } n’est pas une adresse de cette machine ; --host est 127.0.0.1 pour cette machine seule, 0.0.0.0 pour les autres aussi, ou l’une de ses propres adresses

## La base de données

db-kind = une base de données est un fichier ou une adresse qui commence par sqlite: ou postgresql:, pas { $scheme }:
db-memory = le serveur garde ses tables dans un fichier : donnez à --db un chemin, pas une base en mémoire
db-in-use = un autre serveur utilise déjà { $file } : arrêtez-le, donnez à celui-ci un autre fichier avec --db, ou utilisez PostgreSQL pour les deux
db-busy = un autre programme retient { $file } : fermez-le, ou donnez un autre fichier avec --db
db-denied = les tables ne peuvent pas être conservées dans { $file } car vous n’avez pas le droit d’y écrire ; choisissez un autre fichier : { $command }
db-failed = les tables ne peuvent pas être conservées dans { $file } ({ $why }) ; choisissez un autre fichier : { $command }
db-folder = { $file } est un dossier ; --db est le chemin d’un fichier, par exemple { $command }
db-foreign = { $file } n’est pas une base SQLite, et rien n’y a été changé ; choisissez un autre fichier : { $command }
db-damaged = la base de données { $file } est endommagée ; remettez-en une copie à sa place, ou choisissez un autre fichier : { $command }
db-newer = { $name } vient d’un Boardroom plus récent (schéma { $theirs }, celui-ci connaît { $ours }), et rien n’y a été changé ; installez le plus récent, ou donnez une autre base avec --db
db-none = il n’y a pas de fichier { $file } ; --db désigne celui que le serveur utilise
db-other = { $name } a le schéma { $theirs }, ce Boardroom connaît { $ours } : utilisez le Boardroom qui la sert, ou démarrez une fois le serveur de celui-ci
postgres-address = l’adresse donnée à --db est illisible ; il faudrait postgresql://nom:mot-de-passe@machine:port/base
postgres-package = PostgreSQL demande un paquet de plus : pip install 'boardroom[postgres]'
postgres-away = PostgreSQL ne répond pas à { $host } ; démarrez-le, ou corrigez l’adresse donnée à --db
postgres-login = PostgreSQL à { $host } ne laisse pas entrer { $user } ; corrigez le nom et le mot de passe dans l’adresse donnée à --db
postgres-no-database = PostgreSQL à { $host } n’a pas de base « { $database } » ; créez-la avec « createdb { $database } », ou corrigez l’adresse donnée à --db
postgres-failed = PostgreSQL à { $host } est inutilisable ({ $why }) ; consultez son propre journal

## Autres réglages

workers-none = un serveur a au moins un processus de travail, pas { $workers }
workers-sqlite = SQLite sert un seul processus, pas { $workers } : donnez une base PostgreSQL avec --db postgresql://…, ou --workers 1
network = il faudrait une adresse comme 10.0.0.7 ou un réseau comme 10.0.0.0/8, pas { $given }
log-style = --log est auto, plain ou json, pas { $given }
log-level = --log-level est debug, info, warning ou error, pas { $given }
log-workers = plusieurs processus ne peuvent pas écrire dans un même fichier : retirez --log-file, et laissez journald ou un autre programme garder les lignes

## Ce qui est dit à l’administrateur

admin-done = { $what ->
    [close] La partie de la table { $id } est terminée, sans résultat.
    [remove] La table { $id } a disparu, avec tout ce qui lui appartenait.
    [mute] La personne { $id } ne peut plus parler nulle part.
    [unmute] La personne { $id } peut de nouveau parler.
    [ban] La personne { $id } est exclue, et a quitté toutes ses places.
    [unban] La personne { $id } peut revenir.
    [sign-out] La personne { $id } est déconnectée de tous ses appareils.
   *[delete] La personne { $id } est oubliée : son nom n’apparaît plus nulle part.
}
admin-sure = { $what ->
    [remove] Supprimer définitivement la table { $id }, avec son journal ?
   *[delete] Oublier définitivement la personne { $id } ?
}
copy-there = { $file } existe déjà : donnez un autre nom, ou --replace
copy-none = il n’y a pas de fichier { $file }
copy-foreign = { $file } n’est pas une copie faite par « boardroom backup »
copy-damaged = la copie { $file } n’est plus ce qu’elle était ({ $what }) : prenez-en une autre
copy-unreadable = certaines tables sont illisibles, et restent telles quelles : { $names }
restore-full = { $name } contient déjà des tables ou des gens : donnez une base vide, ou --replace pour mettre la copie à sa place
restore-busy = { $name } est utilisée ({ $others } connexions) : arrêtez d’abord le serveur
backup-done = { $file } contient { $tables } tables et { $entries } lignes de journal. La copie a été rouverte et comparée ; { $replayed } parties en cours ont été rejouées.
restore-done = La base contient { $tables } tables et { $entries } lignes de journal venues de { $file }, comparées une à une ; { $replayed } parties en cours ont été rejouées.
admin-swept = Supprimé : { $games } parties terminées, { $talk } messages, { $people } personnes.
