## La table

field-seat = place
field-token = jeton
field-bpi = BPI
field-score = points
field-cards = cartes
field-hand = main
field-hands = Mains
field-points = Points
field-empty = vide
field-deck = Pioche
field-discard = Défausse
field-supply = Réserve
round = manche { $number }
yes = oui
out = hors jeu
out-because = hors jeu : { $why }
seen = vu : { $what }
cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
colon = { " :" }
from-the-top = { $total }, depuis le dessus : { $known }
empty = vide
ended-because = Pourquoi : { $why }.
winner = gagne
seen-by-gallery = vu par le public
seen-by-seat = vu par { $seat }
more = Tout le reste de cette vue
