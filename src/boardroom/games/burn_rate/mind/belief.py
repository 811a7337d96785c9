"""Fair worlds, drawn from what everybody can follow of the way of the cards; see docs/design/imagine-burn-rate.md."""

from __future__ import annotations

from typing import Final

from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.games.burn_rate.rules.decisions import SECOND
from boardroom.games.burn_rate.state.fields import MOST_BAGS, PEOPLE_STREAMS
from boardroom.games.burn_rate.state.table import Table
from boardroom.games.burn_rate.state.whereabouts import forget_way

MOST_DEALS: Final = 1_000_000  # far beyond what the worst table needs; only one with impossible bags comes here


def imagine(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Makes `world`, a copy of the table, a fair draw among all that `seat` cannot tell from it.

    Whoever is asked for a second card (BR-3.12) has one, and everybody sees the asking. So deals in which that seat has none
    are dealt anew as a whole, which leaves all others equally likely.
    """
    forget_orders(world)
    deal_unseen(table, seat, luck, world)
    if table.decision is SECOND:
        deals = 1
        while not SECOND.choices(world):
            deal_unseen(table, seat, luck, world)
            deals += 1
            assert deals < MOST_DEALS, "no deal gives the seat that is asked for a second card such a card"
    world.luck = luck.fork()
    world.draw_luck = world.luck.stream(f"draw/{world.shuffles}")
    world.people_luck = [world.luck.stream(name) for name in PEOPLE_STREAMS]


def deal_unseen(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Deals the cards of each bag to all places that bag's cards went to, the oldest bag first.

    A bag's unseen cards are those whose label it is, and those that a hidden hand brought into it. Their places are in other
    hands, in later bags, and in the draw pile: as many as there are cards.
    """
    inner = table.inner[:]
    contents = unseen_by_label(table, seat, inner, world)
    dealt: list[list[int]] = [[] for _ in table.hands]  # card and back as one number, so that they sort together
    for bag in range(len(inner)):
        cards = contents[bag]
        cards.sort()
        for other in range(len(table.hands)):
            if other != seat:
                for back in table.backs[other]:
                    if back == bag:
                        dealt[other].append(pick_out(cards, luck) * MOST_BAGS + bag)
        for later in range(bag + 1, len(inner)):
            for back in inner[later]:
                if back == bag:
                    card = pick_out(cards, luck)
                    world.route[card] = world.route[card] + [bag]
                    contents[later].append(card)
    for other in range(len(table.hands)):
        if other != seat:
            dealt[other].sort()
            world.hands[other] = [both // MOST_BAGS for both in dealt[other]]
            world.backs[other] = [both % MOST_BAGS for both in dealt[other]]
    lay_draw_pile(table, contents, world)


def pick_out(cards: list[int], luck: Luck) -> int:
    """Takes any of the cards."""
    return cards.pop(luck.below(len(cards)))


def unseen_by_label(table: Table, seat: int, inner: list[list[int]], world: Table) -> list[list[int]]:
    """The cards this seat cannot see, by label; its own cards tell it more about the bags they came through."""
    contents: list[list[int]] = [[] for _ in inner]
    unseen = table.draw_pile.cards
    for other in range(len(table.hands)):
        if other != seat:
            unseen = unseen + table.hands[other]
        else:
            for place, card in enumerate(table.hands[other]):
                forget_way(inner, table.backs[other][place], table.route[card])
    route = table.route[:]
    label = table.label
    for card in unseen:
        contents[label[card]].append(card)
        if route[card]:
            route[card] = []
    world.route = route
    return contents


def lay_draw_pile(table: Table, rest: list[list[int]], world: Table) -> None:
    """What is left of each bag lies in the draw pile, without an order."""
    cards: list[int] = []
    layer: list[int] = []
    for place in range(len(table.bag_ids)):
        bag = rest[table.bag_ids[place]]
        assert len(bag) == table.bag_left[place]
        cards.extend(bag)
        layer.extend([-1 - place] * len(bag))
    world.draw_pile = Pile(cards, layer)


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
