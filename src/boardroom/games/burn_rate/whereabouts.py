"""What everybody can follow of the way of the cards, and fair worlds drawn from that.

Every card is one of its own kind, so a card that is seen says which one it is. A *bag* is a heap of cards that was shuffled:
the whole deck, the discards, or what a bankrupt company leaves. For each card `label` is the last bag that everybody knew it
to be in; for each hidden card in a hand its *back* is the bag it was drawn from. A hand shuffled away unseen takes its backs
along (`inner`). Everything else follows by counting; see docs/design/imagine-burn-rate.md.
"""

from __future__ import annotations

from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.games.burn_rate.cards import DEPARTMENTS
from boardroom.games.burn_rate.table import Table, with_one, without_one


def draw_card(table: Table, seat: int) -> int:
    """Draws the top card into a hand, and lets its back be known."""
    card = table.draw_pile.draw(table.draw_luck)
    table.hands[seat] = with_one(table.hands[seat], card)
    table.backs[seat] = with_one(table.backs[seat], table.bag_ids[-1])
    left = table.bag_left[-1] - 1
    table.bag_left[-1] = left
    if left == 0:
        table.bag_ids.pop()
        table.bag_left.pop()
    return card


def show_card(table: Table, seat: int, card: int) -> None:
    """Takes a card out of a hand in sight of everybody."""
    table.hands[seat] = without_one(table.hands[seat], card)
    backs = table.backs[seat]
    label = table.label[card]
    if label in backs:
        table.backs[seat] = without_one(backs, label)
    else:
        table.backs[seat] = settle(backs, card, label, table.inner)


def settle(backs: list[int], card: int, label: int, inner: list[list[int]]) -> list[int]:
    """The backs without that of a card which came through a bag whose contents nobody saw; `inner` is corrected."""
    for back in reversed(backs):
        if may_hold(back, label, inner):
            if label in inner[back]:
                inner[back] = without_one(inner[back], label)
            elif label != back:
                inner[back] = settle(inner[back], card, label, inner)
            return without_one(backs, back)
    raise AssertionError(f"card {card} came from nowhere")


def may_hold(bag: int, label: int, inner: list[list[int]]) -> bool:
    """Can a card with this label have been in this bag?"""
    if bag == label:
        return True
    for back in inner[bag]:
        if may_hold(back, label, inner):
            return True
    return False


def new_bag(table: Table, seen: list[int], backs: list[int]) -> int:
    """A new bag of cards that everybody has seen, and of a hidden hand with these backs; gives its number."""
    bag = len(table.inner)
    label = table.label[:]
    for card in seen:
        label[card] = bag
    table.label = label
    table.inner.append(backs)
    return bag


def imagine(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Makes `world`, a copy of the table, a fair draw among all that `seat` cannot tell from it."""
    forget_orders(world)
    deal_unseen(table, seat, luck, world)
    world.luck = luck.fork()
    world.draw_luck = world.luck.stream(f"draw/{world.shuffles}")
    world.people_luck = [world.luck.stream(f"people/{name}") for name in DEPARTMENTS]


def deal_unseen(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Deals the cards of each bag to all places that bag's cards went to, the oldest bag first.

    A bag's unseen cards are those whose label it is, and those that a hidden hand brought into it. Their places are in other
    hands, in the draw pile, and in later bags: as many as there are cards.
    """
    inner = table.inner[:]
    contents = unseen_by_label(table, seat, inner)
    hands: list[list[int]] = [[] for _ in table.hands]
    rest: list[list[int]] = [[] for _ in inner]
    for bag in range(len(inner)):
        cards = sorted(contents[bag])
        luck.shuffle(cards)
        for other in range(len(hands)):
            if other != seat:
                for _ in range(table.backs[other].count(bag)):
                    hands[other].append(cards.pop())
        for later in range(bag + 1, len(inner)):
            for _ in range(inner[later].count(bag)):
                contents[later].append(cards.pop())
        rest[bag] = cards
    for other in range(len(hands)):
        if other != seat:
            world.hands[other] = sorted(hands[other])
    lay_draw_pile(table, rest, world)


def unseen_by_label(table: Table, seat: int, inner: list[list[int]]) -> list[list[int]]:
    """The cards this seat cannot see, by label; its own hand tells it more about bags that it drew from."""
    contents: list[list[int]] = [[] for _ in inner]
    for card in table.draw_pile.cards:
        contents[table.label[card]].append(card)
    for other in range(len(table.hands)):
        if other != seat:
            for card in table.hands[other]:
                contents[table.label[card]].append(card)
    if seat >= 0:
        backs = table.backs[seat]
        strangers = []
        for card in table.hands[seat]:
            if table.label[card] in backs:
                backs = without_one(backs, table.label[card])
            else:
                strangers.append(card)
        for card in strangers:
            backs = settle(backs, card, table.label[card], inner)
    return contents


def lay_draw_pile(table: Table, rest: list[list[int]], world: Table) -> None:
    """What is left of each bag lies in the draw pile, without an order."""
    layers: list[list[int]] = []
    for place in range(len(table.bag_ids) - 1, -1, -1):
        cards = rest[table.bag_ids[place]]
        assert len(cards) == table.bag_left[place]
        layers.append([-1, *cards])
    world.draw_pile = Pile.restore(layers)


def forget_orders(world: Table) -> None:
    """An order of people that nobody knows (a table set up by hand may have one) is no order."""
    for department in range(4):
        pile = world.piles[department]
        if 0 in pile.layer:
            world.piles[department] = without_order(pile)


def without_order(pile: Pile) -> Pile:
    """The pile whose placed but unknown cards have gone back into the bag below them."""
    top = len(pile.layer)
    bottom = top
    while bottom > 0 and pile.layer[bottom - 1] == 0:
        bottom -= 1
    if bottom > 0 and pile.layer[bottom - 1] < 0:
        bag = pile.layer[bottom - 1]
        while bottom > 0 and pile.layer[bottom - 1] == bag:
            bottom -= 1
    layers = Pile(pile.cards[:bottom], pile.layer[:bottom]).save()
    return Pile.restore([[-1, *sorted(pile.cards[bottom:])], *layers])
