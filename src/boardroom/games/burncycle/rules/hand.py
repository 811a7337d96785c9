"""Drawing network cards, and the limit of the hand (BC-2.4.3.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import NETWORKS, SECOND_OPINION, USED_SECOND_OPINION
from boardroom.games.burncycle.shapes import NetworkDiscarded, NetworkDrawn
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Either, Happening, OneOf
from boardroom.games.burncycle.state.refusals import CARD_NOT_HELD
from boardroom.games.burncycle.state.table import Table

HAND: Final = 3


class DrawNetwork(Happening):
    """Draws network cards one by one, then the hand is limited."""

    word: ClassVar[str] = "draw-network"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Number("count", 0, 99),)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, table: Table) -> None:
        """The limit comes last."""
        table.push(HandLimit())
        for _ in range(self.count):
            draw_network_card(table)


def draw_network_card(table: Table) -> None:
    """One card into the hand; Second Opinion may send it back."""
    card = table.draw(NETWORKS)
    if card < 0:
        return
    table.hands[table.active] |= 1 << card
    if table.log is not None:
        table.say(
            NetworkDrawn(kind="network_drawn", seat=table.active, network=table.content.networks[card].key),
            barrier=True,
        )
    if table.has(table.active, SECOND_OPINION) and not table.used & USED_SECOND_OPINION:
        table.push(Redraw(card))


class Redraw(Either):
    """Second Opinion: keep the card just drawn, or once a turn draw again."""

    word: ClassVar[str] = "redraw"
    rule: ClassVar[str] = "BC-3.11"
    families: ClassVar[tuple[str, ...]] = ("redraw", "keep-drawn")
    dull: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.NETWORK_CARD,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def choices(self, table: Table) -> list[int]:
        """Both, while the card is held."""
        if table.used & USED_SECOND_OPINION or not table.hands[table.active] >> self.card & 1:
            return []
        return super().choices(table)

    def do(self, table: Table, code: int) -> None:
        """The card goes, another comes."""
        if code == table.rows.redraw:
            table.used |= USED_SECOND_OPINION
            drop_network_card(table, self.card)
            draw_network_card(table)


class HandLimit(OneOf):
    """Discard down to three."""

    word: ClassVar[str] = "hand"
    rule: ClassVar[str] = "BC-2.4.3.10"
    families: ClassVar[tuple[str, ...]] = ("discard",)

    def choices(self, table: Table) -> list[int]:
        """While the hand is too large."""
        return super().choices(table) if table.hands[table.active].bit_count() > HAND else []

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Those in hand."""
        return None if table.hands[table.active] >> thing & 1 else CARD_NOT_HELD

    def chosen(self, table: Table, thing: int) -> None:
        """One card less."""
        drop_network_card(table, thing)
        table.push(self)


def drop_network_card(table: Table, card: int) -> None:
    """A card from the active agent's hand to the discards."""
    table.hands[table.active] &= ~(1 << card)
    table.throw_away(NETWORKS, card)
    if table.log is not None:
        table.say(
            NetworkDiscarded(kind="network_discarded", seat=table.active, network=table.content.networks[card].key)
        )
