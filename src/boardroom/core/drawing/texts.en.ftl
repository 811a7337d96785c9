## The table

field-seat = seat
field-token = token
field-bpi = BPI
field-score = score
field-cards = cards
field-hand = hand
field-hands = Hands
field-points = Points
field-empty = empty
field-deck = Deck
field-discard = Discard
field-supply = Supply
round = round { $number }
yes = yes
out = out
out-because = out: { $why }
seen = seen: { $what }
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
colon = :
from-the-top = { $total }, from the top: { $known }
empty = empty
ended-because = Why it ended: { $why }.
winner = wins
seen-by-gallery = as spectators see it
seen-by-seat = as { $seat } sees it
more = Everything else in this view
