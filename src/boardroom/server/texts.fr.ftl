## Ce que le serveur dit lui-même à une table, et pourquoi il refuse

event-table-seated = { $cause ->
    [made] { $sits ->
        [bot] { $policy } prend la place { $seat }.
       *[person] { $name } prend la place { $seat }.
    }
    [left] La place { $seat } est libre.
    [deadline] Temps écoulé : { $policy } joue pour { $seat }.
    [handed-over] { $policy } joue pour { $seat }.
    [away] Absence : { $policy } joue pour { $seat }.
    [conceded] { $seat } abandonne : { $policy } continue.
    [removed] La place { $seat } est libre.
    [taken-back] { $name } reprend la place { $seat }.
   *[sat] { $name } prend la place { $seat }.
}
event-table-started = { $seed_chosen ->
    [true] La partie commence. L’hôte a choisi sa graine.
   *[false] La partie commence.
}
event-table-played-on = La partie reprend depuis une rediffusion : ce que personne ne savait a été redistribué.
event-table-taken-back = { $seat } revient sur un choix.
event-table-closed = { $cause ->
    [agreed] Tout le monde est d’accord pour en rester là. La partie n’a pas de résultat.
    [older-rules] { $ending ->
        [draw] Les règles de cette partie ont disparu avec une mise à jour. Elle s’est arrêtée là, sur un match nul.
       *[agreed] { $winners_count ->
            [0] Les règles de cette partie ont disparu avec une mise à jour. Elle s’est arrêtée là : perdue, de l’avis de tous.
           *[other] Les règles de cette partie ont disparu avec une mise à jour. Elle s’est arrêtée là. Victoire, de l’avis de tous : { $winners }.
        }
    }
   *[operator] L’administrateur du serveur a mis fin à la partie. Elle n’a pas de résultat.
}
event-table-ended = Le hasard de cette partie est désormais public : « Cette partie était-elle honnête ? »
event-table-chosen = { $seat } a choisi.
event-table-noted = { $seat } a choisi : { $notation }

policy-intern = le stagiaire
    .name = Stagiaire
    .gender = m
policy-multitasker = le multitâche
    .name = Multitâche
policy-manager = le petit chef
    .name = Petit chef
policy-controller = le contrôle de gestion
    .name = Contrôle de gestion
policy-chair = la présidence
    .name = Présidence
policy-random = un bot qui tire au sort
    .name = Bot au hasard
policy-plain = un bot ordinaire
    .name = Bot ordinaire
policy-greedy = un bot avide
    .name = Bot avide
policy-ismcts = un bot qui réfléchit
    .name = Bot qui réfléchit
policy-selfish = un bot égoïste
    .name = Bot égoïste

reason-not-your-turn = ce n’est pas votre tour
reason-no-undo = rien à reprendre : une carte a été piochée, montrée, ou la main a passé
reason-not-seated = le public ne fait pas de choix
reason-handed-over = un bot joue pour vous : reprenez d’abord la place
reason-not-started = la partie n’a pas commencé

error-bad-request = Cela n’est pas possible.
error-bad-option = Ce jeu ne connaît pas cette option.
error-bad-host = Ce serveur ne répond pas à ce nom.
error-no-token = Présentez-vous d’abord.
error-bad-origin = Cette page ne peut pas parler à ce serveur.
error-not-yours = Ce n’est pas à vous.
error-not-allowed = Ce n’est pas permis ici.
error-no-table = Cette table n’existe pas.
error-no-code = Ce code ne mène nulle part : il sert une seule fois, pendant dix minutes.
error-no-game = Ce jeu n’existe pas.
error-no-seat = Cette place n’existe pas.
error-no-route = Il n’y a rien à cette adresse.
error-bad-method = Cela ne marche pas ici.
error-not-now = Pas maintenant.
error-seat-taken = Cette place est prise.
error-not-away = Cette personne est là, ou l’était il y a un instant.
error-many-bot-tables = Plusieurs de vos tables de bots jouent déjà : supprimez-en une d’abord.
error-older-rules = Cette partie a été jouée avec des règles plus anciennes. Son récit, son fichier et sa graine restent lisibles.
error-muted = Vous ne pouvez pas parler ici.
error-banned = L’administrateur de ce serveur vous en a exclu.
error-blocked-here = Une personne que vous avez bloquée y est assise, ou en est l’hôte.
error-second-seat = Une personne, une place : vous en avez ou en aviez une autre à cette table.
error-original-runs = Pas encore de conseils : la partie dont celle-ci est tirée se joue toujours.
error-too-slow = Cela a mis trop de temps à arriver.
error-too-large = C’est trop gros.
error-invalid = Ce message est illisible.
error-too-many = Trop à la fois : patientez { $retry_after } s.
error-our-fault = Une erreur s’est produite chez nous.
error-starting = Le serveur n’est pas encore prêt.
error-cannot-write = Le disque du serveur est plein ou ne se laisse pas écrire. Ce qui a été accepté est en sûreté ; réessayez plus tard.
