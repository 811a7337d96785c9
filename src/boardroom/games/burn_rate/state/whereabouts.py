"""What everybody can follow of the way of the cards.

Every card is one of its own kind, so a card that is seen says which one it is. A *bag* is a heap of cards that was shuffled:
the whole deck, the discards, or what a bankrupt company leaves. For each card `label` is the last bag that everybody knew it
to be in; for each card in a hand its *back* is the bag it was drawn from, which everybody saw. A hand that is shuffled away
unseen takes its backs along (`inner`), and each of its cards remembers them (`route`). Everything else follows by counting;
see docs/design/imagine-burn-rate.md.
"""

from __future__ import annotations

from boardroom.games.burn_rate.state.table import Table, without_one


def draw_card(table: Table, hand: list[int], backs: list[int]) -> int:
    """Draws the top card into a hand; everybody sees which bag it comes from. The two lists must be nobody else's."""
    card = table.draw_pile.draw(table.draw_luck)
    place = 0
    while place < len(hand) and hand[place] < card:
        place += 1
    hand.insert(place, card)
    backs.insert(place, table.bag_ids[-1])
    left = table.bag_left[-1] - 1
    table.bag_left[-1] = left
    if left == 0:
        table.bag_ids.pop()
        table.bag_left.pop()
    return card


def show_card(table: Table, seat: int, card: int) -> None:
    """Takes a card out of a hand in sight of everybody."""
    hand = table.own_hand(seat)
    place = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)
    back = table.backs[seat].pop(place)
    if table.route[card]:
        forget_way(table.inner, back, table.route[card])
        table.route = table.route[:]
        table.route[card] = []


def forget_way(inner: list[list[int]], back: int, route: list[int]) -> None:
    """A card that came through bags nobody saw into is seen now, so they hold one hidden card less."""
    for earlier in reversed(route):
        inner[back] = without_one(inner[back], earlier)
        back = earlier


def new_bag(table: Table, seen: list[int], hidden: list[int], backs: list[int]) -> int:
    """A new bag of cards that everybody has seen, and of a hidden hand with these backs; gives its number."""
    bag = len(table.inner)
    table.label = table.label[:]
    for card in seen:
        table.label[card] = bag
    table.inner.append(sorted(backs))
    if hidden:
        table.route = table.route[:]
        for place, card in enumerate(hidden):
            table.route[card] = table.route[card] + [backs[place]]
    return bag
