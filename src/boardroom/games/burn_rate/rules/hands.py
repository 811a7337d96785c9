"""Play cards on their way: dealt, laid open, discarded, drawn and shuffled anew (BR-3.0, BR-3.24)."""

from __future__ import annotations

from boardroom.core.pile import Pile
from boardroom.games.burn_rate.content.names import HAND_SIZE
from boardroom.games.burn_rate.state import events
from boardroom.games.burn_rate.state.table import Table
from boardroom.games.burn_rate.state.whereabouts import draw_card, new_bag, show_card


def lay_open(table: Table, seat: int, card: int, stays: bool) -> None:
    """A played card goes to the discards, unless it stays on the table (BR-3.29)."""
    show_card(table, seat, card)
    if not stays:
        table.discard.append(card)
    table.played += 1
    if table.log is not None:
        events.played(table.log, seat, table.face(card), table.setup.content.cards[card])


def discard_card(table: Table, seat: int, card: int) -> None:
    """BR-3.6: the turn is forfeit, and a card goes face up to the discards."""
    show_card(table, seat, card)
    table.discard.append(card)
    table.discarded += 1
    if table.log is not None:
        events.discarded(table.log, seat, table.face(card), table.setup.content.cards[card])


def deal(table: Table) -> None:
    """BR-3.25: six cards for everybody, once all have hired."""
    for step in range(table.setup.seats):
        draw_up(table, (table.first + step) % table.setup.seats)
    if table.log is not None:
        faces = [[table.face(card) for card in hand] for hand in table.hands]
        copies = [table.names(hand) for hand in table.hands]
        events.dealt(table.log, table.first, faces, copies, len(table.draw_pile))


def refill(table: Table, seat: int) -> None:
    """BR-3.24: draw up to six; when the pile is empty the discards become a new one."""
    drawn = draw_up(table, seat)
    if table.log is not None:
        drawn.sort()
        faces = [table.face(card) for card in drawn]
        events.drew(table.log, seat, faces, table.names(drawn), len(table.draw_pile))


def draw_up(table: Table, seat: int) -> list[int]:
    """Draws until the hand is full; gives the cards drawn."""
    drawn: list[int] = []
    hand = table.own_hand(seat)
    while len(hand) < HAND_SIZE:
        if not table.draw_pile.cards:
            reshuffle(table, seat)
        drawn.append(draw_card(table, hand, table.backs[seat]))
    return drawn


def reshuffle(table: Table, seat: int) -> None:
    """BR-3.24: the discards are shuffled; the content is checked so that there always are enough."""
    assert table.discard
    bag = new_bag(table, table.discard, [], [])
    table.shuffles += 1
    table.draw_luck = table.luck.stream(f"draw/{table.shuffles}")
    table.draw_pile = Pile(table.discard)
    table.bag_ids = [bag]
    table.bag_left = [len(table.discard)]
    table.discard = []
    if table.log is not None:
        events.reshuffled(table.log, seat, len(table.draw_pile))
