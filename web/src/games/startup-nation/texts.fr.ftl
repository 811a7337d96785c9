## Le plateau

sn-board = La table de Start-Up Nation
sn-round = Manche { $round }
sn-target = Objectif : { $points } points, sans égalité en tête
sn-others = Les autres places
sn-own = Votre place
sn-you = vous
sn-points = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
}
sn-bpi = { $count ->
    [0] aucun jeton BPI
    [one] un jeton BPI
   *[other] { $count } jetons BPI
}
sn-alliance = jeton d’alliance { $colour }
sn-letter-red = R
sn-letter-blue = B
sn-letter-black = N
sn-cards = { $count ->
    [0] aucune carte
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
sn-out = hors de la manche : { $cause }
sn-acts = doit jouer
sn-known = vous connaissez cette carte
sn-known-short = connue
sn-revealed = montrée
sn-deck = Pioche : { $count ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $count } cartes
}
sn-deck-place = Numéro { $place } à partir du dessus
sn-supply = Jetons BPI en réserve : { $count }
sn-discard = Défausse, de la plus ancienne à la plus récente
sn-discard-empty = La défausse est vide.
sn-discarded-played = jouée par { $seat }
sn-discarded-promoted = { $seat }, lors d’une promotion
sn-discarded-demoted = { $seat }, lors d’une destitution
sn-discarded-eliminated = { $seat }, en sortant de la manche
sn-discarded-laid = là depuis le début
sn-hand = Votre main
sn-hand-empty = Vous êtes hors de cette manche.
sn-copies = deux exemplaires
sn-question = La dernière question
sn-ask = « Es-tu { $role } ? »
sn-answer-open = …
sn-answer-exact = Exactement.
sn-answer-above = Au-dessus.
sn-answer-below = En dessous.
sn-asks = { $seat } demande à { $target }
sn-answers = { $seat } répond
sn-roles = Quel rôle ?
sn-your-answer = Votre réponse
sn-choices = Ou bien
sn-rank = Rang { $rank }
sn-last-round = Manche { $round } : { $reason }
sn-last-points = { $count ->
    [0] aucun point
    [one] 1 point
   *[other] { $count } points
}
sn-last-value = compte pour { $value }

## Ce que l’on peut savoir

sn-know = Qui peut tenir quoi
sn-know-own = D’après ce que vous avez vu et entendu vous-même, et rien d’autre.
sn-know-none = Il n’y a rien à déduire pour l’instant.
sn-know-certain = certain
sn-know-seen = carte vue de vos yeux
sn-know-deduced = rien d’autre n’est possible
sn-know-unless = Rond plein : si toutes les réponses étaient vraies. Pointillé : seulement si Emmanuel a menti.
sn-know-maybe = peut être : { $role_name }
sn-know-maybe-lie = peut être : { $role_name }, mais seulement si Emmanuel a menti
sn-know-out = hors de la manche
sn-know-unseen = Cartes dont vous ignorez la place
sn-know-of = { $count } sur { $total }

## Pour qui revient : ce qui a changé

sn-since-score = { $seat } a { $now ->
        [one] un point
       *[other] { $now } points
    } ({ SIGNED($change) }).
sn-since-living = { $now ->
        [true] { $seat } est de nouveau dans la manche.
       *[false] { $seat } est hors de la manche.
    }
sn-since-token = Le jeton d’alliance { DE($seat) } est maintenant { $colour }.
sn-since-round = C’est la manche { $now } ; vous étiez à la manche { $was }.
sn-since-bpi = Jetons BPI { DE($seat) } : { $now } ({ SIGNED($change) }).
sn-since-deck = Cartes dans la pioche : { $now } ({ SIGNED($change) }).
