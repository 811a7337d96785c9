## The board

sn-board = The table of Start-Up Nation
sn-round = Round { $round }
sn-target = Target: { $points } points, with nobody level
sn-others = The other seats
sn-own = Your place
sn-you = you
sn-points = { $count ->
    [one] one point
   *[other] { $count } points
}
sn-bpi = { $count ->
    [0] no BPI token
    [one] one BPI token
   *[other] { $count } BPI tokens
}
sn-alliance = { $colour } alliance
sn-letter-red = R
sn-letter-blue = B
sn-letter-black = K
sn-cards = { $count ->
    [0] no card
    [one] one hidden card
   *[other] { $count } hidden cards
}
sn-out = out: { $cause }
sn-acts = to act
sn-known = you know this card
sn-known-short = known
sn-revealed = shown
sn-deck = Deck: { $count ->
    [0] no card left
    [one] one card left
   *[other] { $count } cards left
}
sn-deck-place = Number { $place } from the top
sn-supply = BPI tokens in the supply: { $count }
sn-discard = Discard, oldest first
sn-discard-empty = Nothing has been discarded yet.
sn-discarded-played = played by { $seat }
sn-discarded-promoted = { $seat }, on being promoted
sn-discarded-demoted = { $seat }, on being demoted
sn-discarded-eliminated = { $seat }, on going out
sn-discarded-laid = lying there from the start
sn-hand = Your hand
sn-hand-empty = You are out of this round.
sn-copies = two of them
sn-question = The last question
sn-ask = “Are you { $role }?”
sn-answer-open = …
sn-answer-exact = Exactly.
sn-answer-above = Above.
sn-answer-below = Below.
sn-asks = { $seat } asks { $target }
sn-answers = { $seat } answers
sn-roles = Which role?
sn-your-answer = Your answer
sn-choices = Or
sn-rank = Rank { $rank }
sn-last-round = Round { $round }: { $reason }
sn-last-points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}
sn-last-value = counted { $value }

## The knowledge panel

sn-know = Who may hold what
sn-know-own = From what you have seen and heard yourself, and nothing else.
sn-know-none = There is nothing to work out now.
sn-know-certain = certain
sn-know-seen = seen with your own eyes
sn-know-deduced = nothing else fits
sn-know-unless = Solid: if every answer was true. Dashed: only if Emmanuel lied.
sn-know-maybe = may be { $role_name }
sn-know-maybe-lie = may be { $role_name }, but only if Emmanuel lied
sn-know-out = out of the round
sn-know-unseen = Cards whose place you do not know
sn-know-of = { $count } of { $total }

## For who comes back: what has changed

sn-since-score = { $seat } has { $now ->
        [one] one point
       *[other] { $now } points
    } ({ SIGNED($change) }).
sn-since-living = { $now ->
        [true] { $seat } is in the round again.
       *[false] { $seat } is out of the round.
    }
sn-since-token = { POSSESSIVE($seat) } alliance token is { $colour } now.
sn-since-round = This is round { $now }; it was round { $was }.
sn-since-bpi = { POSSESSIVE($seat) } BPI tokens: { $now } ({ SIGNED($change) }).
sn-since-deck = Cards in the deck: { $now } ({ SIGNED($change) }).
