"""Drawing network cards, and the limit of the hand (BC-2.4.3.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import NETWORKS, SECOND_OPINION
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Either, Happening, OneOf
from boardroom.games.burncycle.state.refusals import NOT_HELD
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import USED_SECOND_OPINION

HAND: Final = 3


class DrawNetwork(Happening):
    """Draws network cards one by one, then the hand is limited."""

    word: ClassVar[str] = "draw-network"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Number("count", 0, 99),)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, t: Table) -> None:
        """The limit comes last."""
        t.push(HandLimit())
        for _ in range(self.count):
            draw_network_card(t)


def draw_network_card(t: Table) -> None:
    """One card into the hand; Second Opinion may send it back."""
    card = t.draw(NETWORKS)
    if card < 0:
        return
    t.hands[t.active] |= 1 << card
    if t.log is not None:
        t.say("network_drawn", {"network": t.content.networks[card].key}, barrier=True)
    if t.has(t.active, SECOND_OPINION) and not t.used & USED_SECOND_OPINION:
        t.push(Redraw(card))


class Redraw(Either):
    """Second Opinion: keep the card just drawn, or once a turn draw again."""

    word: ClassVar[str] = "redraw"
    rule: ClassVar[str] = "BC-3.11"
    families: ClassVar[tuple[str, ...]] = ("redraw", "keep-drawn")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.Index("card", lambda t: len(t.content.networks)),)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def choices(self, t: Table) -> list[int]:
        """Both, while the card is held."""
        if t.used & USED_SECOND_OPINION or not t.hands[t.active] >> self.card & 1:
            return []
        return super().choices(t)

    def do(self, t: Table, code: int) -> None:
        """The card goes, another comes."""
        if code == t.rows.redraw:
            t.used |= USED_SECOND_OPINION
            drop_network_card(t, self.card)
            draw_network_card(t)


class HandLimit(OneOf):
    """Discard down to three."""

    word: ClassVar[str] = "hand"
    rule: ClassVar[str] = "BC-2.4.3.10"
    families: ClassVar[tuple[str, ...]] = ("discard",)

    def choices(self, t: Table) -> list[int]:
        """While the hand is too large."""
        return super().choices(t) if t.hands[t.active].bit_count() > HAND else []

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Those in hand."""
        return None if t.hands[t.active] >> thing & 1 else NOT_HELD

    def chosen(self, t: Table, thing: int) -> None:
        """One card less."""
        drop_network_card(t, thing)
        t.push(self)


def drop_network_card(t: Table, card: int) -> None:
    """A card from the active agent's hand to the discards."""
    t.hands[t.active] &= ~(1 << card)
    t.throw_away(NETWORKS, card)
    if t.log is not None:
        t.say("network_discarded", {"network": t.content.networks[card].key})
