"""A turn: draw, then play one of two cards, or pass one to the left where the table allows it (SN-13 to SN-18)."""

from __future__ import annotations

from typing import Final

from boardroom.core.action import Action
from boardroom.core.refusal import ELSEWHERE, Refusal
from boardroom.core.shapes import Prompt
from boardroom.games.startup_nation.content.names import CARD_NAMES, NOTHING
from boardroom.games.startup_nation.rules.actions import CARD_OF, EFFECT_OF, add
from boardroom.games.startup_nation.rules.effect import Effect, effect_of
from boardroom.games.startup_nation.state import events
from boardroom.games.startup_nation.state.decision import Decision, refusals
from boardroom.games.startup_nation.state.record import Drew, Passed
from boardroom.games.startup_nation.state.table import Table

MUST_PLAY: Final = refusals.add("must-play", "SN-14", ELSEWHERE)
NONE_TO_PASS: Final = refusals.add("not-in-hand", distance=ELSEWHERE)
NO_PASSING: Final = refusals.add("no-passing", "SN-A6", ELSEWHERE)
JUST_RECEIVED: Final = refusals.add("just-received")
PASSED_AROUND: Final = refusals.add("passed-around")
refusals.fill("just-received", lambda table, _: {"card": CARD_NAMES[table.received]})


class Play(Decision):
    """The active seat holds two cards and must play one (SN-14)."""

    word = "play"
    rule = "SN-14"

    def choices(self, table: Table) -> list[int]:
        """Every way to play each distinct card in hand, and then to pass it."""
        seat = table.active
        low = table.held[seat]
        high = table.drawn
        if low > high:
            low, high = high, low
        codes = ways(table, seat, low)
        if high != low:
            codes = codes + ways(table, seat, high)
        if PASSING.may(table) is None:
            codes = codes + PASSING.ways(table, seat)
        return sorted(codes) if table.setup.demotes else codes  # whose codes came last into the action table

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this card cannot be played or passed, or not like that."""
        effect = EFFECT_OF[code]
        if effect is None:
            return MUST_PLAY
        refusal = effect.may(table)
        if refusal is not None:
            return refusal
        if CARD_OF[code] != table.held[table.active] and CARD_OF[code] != table.drawn:
            return effect.missing
        return effect.why_not(table, table.active, code)

    def do(self, table: Table, code: int) -> None:
        """Lays the card open and applies its effect, or passes it."""
        effect = EFFECT_OF[code]
        assert effect is not None
        effect.do(table, table.active, code)

    def prompts(self) -> list[str]:
        """Whoever received a card is told so."""
        return [*super().prompts(), "prompt-play-received"]

    def prompt(self, table: Table, seat: int) -> Prompt:
        """Whoever received a card, and may still pass one on, is told so."""
        prompt = super().prompt(table, seat)
        if seat == table.seat and table.received >= 0 and PASSING.may(table) is None:
            return {**prompt, "key": "prompt-play-received", "rule": PASSING.rule}
        return prompt


class Passing(Effect):
    """Instead of playing, one of the two cards goes to the left neighbour (SN-A39, option pass_left)."""

    word = "pass"
    rule = "SN-A39"
    tells = "passed passed-card"
    missing = NONE_TO_PASS

    def __init__(self) -> None:
        super().__init__()
        self.of_card: list[int] = []  # the codes

    def add_actions(self) -> None:
        """Giving each card, Brigitte too."""
        for card, name in enumerate(CARD_NAMES):
            refs = ("choice:pass", f"hand:{name}")
            action = Action("pass", refs, self.rule, f"pass {name}", "pass", {"card": name})
            self.of_card.append(add(action, self, card))

    def may(self, table: Table) -> Refusal | None:
        """Only where it was agreed on, and not more than once around the table."""
        if not table.setup.pass_left:
            return NO_PASSING
        return PASSED_AROUND if table.passes >= table.living_count() - 1 else None

    def ways(self, table: Table, seat: int) -> list[int]:
        """Each distinct card in hand but the one just received."""
        codes = [self.of_card[card] for card in sorted({table.held[seat], table.drawn})]
        return [code for code in codes if self.why_not(table, seat, code) is None]

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """A card just received is not passed on."""
        return JUST_RECEIVED if table.received >= 0 and CARD_OF[code] != table.held[seat] else None

    def do(self, table: Table, seat: int, code: int) -> None:
        """The left neighbour skips the draw and takes a turn with the card."""
        card = CARD_OF[code]
        take_from_hand(table, seat, card)
        left = next_living(table, seat)
        table.record.append(Passed(seat, left, card))
        if table.log is not None:
            events.passed(table.log, seat, left, card)
        table.drawn = table.received = card
        table.passes += 1
        await_play(table, left)


PLAY: Final = Play()
PASSING: Final = Passing()


def ways(table: Table, seat: int, card: int) -> list[int]:
    """Every way to play one card."""
    effect = effect_of(table, card)
    return effect.ways(table, seat) if effect.may(table) is None else []


def begin_turn(table: Table, seat: int) -> None:
    """SN-13: the active seat draws the top card."""
    table.drawn = table.deck.draw(table.deck_luck)
    table.received = NOTHING
    table.passes = 0
    table.record.append(Drew(seat, table.drawn))
    if table.log is not None:
        events.drew(table.log, seat, table.drawn, len(table.deck))
    await_play(table, seat)


def await_play(table: Table, seat: int) -> None:
    """The seat holds two cards and must play one."""
    table.turn += 1
    table.last_turn[seat] = table.turn
    table.active = table.seat = seat
    table.decision = PLAY


def take_from_hand(table: Table, seat: int, card: int) -> None:
    """Removes one of the two cards; the other is the hidden card from now on (SN-3)."""
    if table.drawn != card:
        table.held[seat] = table.drawn
    table.drawn = NOTHING


def next_living(table: Table, seat: int) -> int:
    """SN-1: the nearest living seat clockwise, which is also the left neighbour."""
    seats = table.setup.seats
    following = seat + 1 if seat + 1 < seats else 0
    while not table.living >> following & 1:
        following = following + 1 if following + 1 < seats else 0
    return following
