"""What a seat decides: the draft, the turn, the second card for a Vice-President, and whom to lay off.

One class for each. What may be chosen and why not are two readings of the same `may_…` functions.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import ELSEWHERE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.burn_rate.content.names import DRAFTED, MOST_CARDS, NOTHING
from boardroom.games.burn_rate.rules.draft import bury, can_take, may_bury, may_take, take
from boardroom.games.burn_rate.rules.hands import deal, discard_card, lay_open
from boardroom.games.burn_rate.rules.payday import end_turn
from boardroom.games.burn_rate.rules.people import may_join, remove, turn_up
from boardroom.games.burn_rate.rules.turn import may_add, may_discard, may_end, may_lay_off, may_play, may_stop
from boardroom.games.burn_rate.shapes import Fired, SecondNeeded
from boardroom.games.burn_rate.state import events
from boardroom.games.burn_rate.state.codes import BURY, DISCARD, END_TURN, LAY_OFF, PLAY, STOP, TAKE
from boardroom.games.burn_rate.state.rows import Decision, decision_rows, refusals
from boardroom.games.burn_rate.state.table import Table

MUST_DRAFT: Final = refusals.add("must-draft", "BR-3.25")
NOT_IN_DRAFT: Final = refusals.add("not-in-draft", "BR-3.0", ELSEWHERE)
NOT_IN_HAND: Final = refusals.add("not-in-hand", "BR-3.0", ELSEWHERE)
OTHER_READING: Final = refusals.add("other-reading", "BR-3.30", ELSEWHERE)
MUST_ADD: Final = refusals.add("must-add", "BR-3.12")
NO_SECOND_DUE: Final = refusals.add("no-second-due", "BR-3.12", ELSEWHERE)
NOT_AMONG_SECONDS: Final = refusals.add("not-in-hand", "BR-3.12", ELSEWHERE)
MUST_LAY_OFF: Final = refusals.add("must-lay-off", "BR-3.30")
NO_LAYOFFS: Final = refusals.add("no-layoffs", "BR-3.30", ELSEWHERE)
refusals.fill("must-add", lambda table, _: {"person": table.name(table.leaving)})


class Draft(Decision):
    """BR-3.0, BR-3.26: take a face-up person; when nobody may join, put one under the pile and see the next."""

    word = "draft"
    must: Refusal | None = MUST_DRAFT
    not_due: Refusal | None = NOT_IN_DRAFT
    prompts: tuple[str, ...] = ("prompt-take", "prompt-bury")
    waiting = "wait-draft"
    public: tuple[str, ...] = ("prompt-take", "prompt-bury")

    def begin(self, table: Table) -> None:
        """BR-3.27: settle who begins, turn up the top of each pile, and let everybody take four people."""
        first = table.setup.first_seat
        if first < 0:
            first = int(table.luck.stream("first").below(table.setup.seats))
        table.first = first
        table.seat = first
        table.decision = self
        if table.log is not None:
            events.game_started(table.log, first, table.bank)
        for department in range(4):
            turn_up(table, department)

    def choices(self, table: Table) -> list[int]:
        """Everybody who may be taken, or else everybody who may be put under a pile."""
        codes = table.setup.codes
        takes = [codes.first_take + department for department in range(4) if may_take(table, department) is None]
        if takes:
            return takes
        return [codes.first_bury + department for department in range(4) if may_bury(table, department) is None]

    def ahead(self, table: Table, seat: int) -> list[int]:
        """Whom a seat that is not asked yet could take next; nobody when it has drafted enough."""
        if table.decision is not self or table.seat == seat or len(table.staff[seat]) >= DRAFTED:
            return []
        first, pool = table.setup.codes.first_take, table.pool
        return [first + place for place in range(4) if pool[place] >= 0 and may_join(table, seat, pool[place])]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this face-up person cannot be taken, or put under the pile."""
        department = table.setup.codes.thing[code]
        return may_take(table, department) if table.setup.codes.verb[code] == TAKE else may_bury(table, department)

    def do(self, table: Table, code: int) -> None:
        """Somebody joins, or is put under the pile."""
        verb, department = table.setup.codes.verb[code], table.setup.codes.thing[code]
        if verb == BURY:
            bury(table, department)
            return
        assert verb == TAKE
        if take(table, department):
            deal(table)
            TURN.begin(table, table.first)

    def prompt(self, table: Table) -> tuple[str, str, dict[str, Param]]:
        """Whom to take, or whom to put under a pile."""
        if can_take(table):
            return "prompt-take", "BR-3.0", {}
        return "prompt-bury", "BR-3.26", {}


class Turn(Decision):
    """BR-3.6, BR-3.7: play or discard up to four cards, never both; after the first one the turn may end."""

    word = "turn"
    prompts: tuple[str, ...] = (
        "prompt-turn",
        "prompt-turn-or-pass",
        "prompt-play-more",
        "prompt-discard-more",
        "prompt-end-turn",
    )
    public: tuple[str, ...] = ("prompt-discard-more", "prompt-end-turn")  # a hand is counted by everybody, not seen

    def begin(self, table: Table, seat: int) -> None:
        """Phase 1: play one to four cards, or forfeit and discard one to four (or none, where that is agreed)."""
        table.decision = self
        table.seat = seat
        table.played = 0
        table.discarded = 0
        if table.log is not None:
            events.turn_started(table.log, seat, table.round)

    def choices(self, table: Table) -> list[int]:
        """Every way to play each card, then the discards, then the end of the turn."""
        codes: list[int] = []
        setup = table.setup
        seat = table.seat
        hand = table.hands[seat]
        if may_play(table) is None:
            cards = setup.cards
            for number in hand:
                card = cards[number]
                card.effect.add_plays(table, seat, card, codes)
        if may_discard(table) is None:
            first = setup.codes.first_discard
            for number in hand:
                codes.append(first + number)
        if may_end(table) is None:
            codes.append(setup.codes.end_turn)
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """First what concerns any card, then this card, then what it is played on."""
        codes = table.setup.codes
        verb, number = codes.verb[code], codes.card[code]
        if verb == END_TURN:
            return may_end(table)
        refusal = may_play(table) if verb == PLAY else may_discard(table)
        if refusal is None and number not in table.hands[table.seat]:
            refusal = NOT_IN_HAND
        if refusal is not None or verb == DISCARD:
            return refusal
        card = table.setup.cards[number]
        if codes.effect[code] is not card.effect:
            return OTHER_READING
        refusal = card.effect.may(table, table.seat, card)
        return refusal or card.effect.may_on(table, table.seat, card, codes.target[code], codes.thing[code])

    def do(self, table: Table, code: int) -> None:
        """A card that is played does its work at once (BR-3.5); the end of the turn is payday."""
        codes = table.setup.codes
        verb, number, seat = codes.verb[code], codes.card[code], table.seat
        if verb == PLAY:
            card = table.setup.cards[number]
            lay_open(table, seat, number, card.effect.stays)
            card.effect.do(table, seat, card, codes.target[code], codes.thing[code])
        elif verb == DISCARD:
            discard_card(table, seat, number)
        else:
            assert verb == END_TURN
            following = end_turn(table, seat)
            if following >= 0:
                self.begin(table, following)

    def prompt(self, table: Table) -> tuple[str, str, dict[str, Param]]:
        """What is left to do in this turn."""
        done = table.played + table.discarded
        params: dict[str, Param] = {"left": MOST_CARDS - done}
        if done == 0:
            return "prompt-turn-or-pass" if table.setup.may_pass else "prompt-turn", "BR-3.6", params
        if done == MOST_CARDS or not table.hands[table.seat]:
            return "prompt-end-turn", "BR-3.7", params
        return "prompt-play-more" if table.played else "prompt-discard-more", "BR-3.7", params


class Second(Decision):
    """BR-3.12: a Vice-President waits for the second card; nothing has changed since the first (BR-3.13)."""

    word = "second"
    must: Refusal | None = MUST_ADD
    not_due: Refusal | None = NO_SECOND_DUE
    prompts: tuple[str, ...] = ("prompt-second",)

    def choices(self, table: Table) -> list[int]:
        """Every card in hand that may be added."""
        codes = table.setup.codes
        return [codes.add_code[card] for card in table.hands[table.seat] if may_add(table, card) is None]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this card cannot be added."""
        card = table.setup.codes.card[code]
        return may_add(table, card) if card in table.hands[table.seat] else NOT_AMONG_SECONDS

    def do(self, table: Table, code: int) -> None:
        """The second card of the same kind; it is one of the four plays too."""
        card = table.setup.cards[table.setup.codes.card[code]]
        lay_open(table, table.seat, card.number, stays=False)
        card.effect.do(table, table.seat, card, NOTHING, table.leaving)
        table.decision = TURN
        table.leaving = NOTHING

    def is_needed(self, table: Table, seat: int, person: int) -> bool:
        """BR-3.12: one card moves a manager or an engineer; for a Vice-President it asks for the second one."""
        if not table.setup.is_vp[person] or table.leaving == person:
            return False
        table.decision = self
        table.leaving = person
        if table.log is not None:
            table.log.append(happened(SecondNeeded(kind="second_needed", seat=seat, person=table.name(person))))
        return True

    def prompt(self, table: Table) -> tuple[str, str, dict[str, Param]]:
        """Who is about to go."""
        return "prompt-second", "BR-3.12", {"person": table.name(table.leaving)}


class Layoffs(Decision):
    """BR-3.30: whom to lay off; after the first one may stop."""

    word = "layoffs"
    must: Refusal | None = MUST_LAY_OFF
    not_due: Refusal | None = NO_LAYOFFS
    prompts: tuple[str, ...] = ("prompt-layoffs",)
    public: tuple[str, ...] = ("prompt-layoffs",)

    def begin(self, table: Table) -> None:
        """Nobody has been laid off yet."""
        table.decision = self
        table.laid_off = 0

    def choices(self, table: Table) -> list[int]:
        """Any manager or engineer, and enough."""
        codes = table.setup.codes
        staff = table.staff[table.seat]
        legal = [codes.first_lay_off + person for person in staff if may_lay_off(table, person) is None]
        if may_stop(table) is None:
            legal.append(codes.stop)
        return legal

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this person stays, or why it is not enough."""
        codes = table.setup.codes
        return may_stop(table) if codes.verb[code] == STOP else may_lay_off(table, codes.thing[code])

    def do(self, table: Table, code: int) -> None:
        """One more goes, like anybody who is fired; or nobody else has to."""
        codes = table.setup.codes
        if codes.verb[code] == LAY_OFF:
            if table.log is not None:
                table.log.append(happened(Fired(kind="fired", seat=table.seat, person=table.name(codes.thing[code]))))
            remove(table, codes.thing[code])
            table.laid_off += 1
        else:
            assert codes.verb[code] == STOP
            table.decision = TURN

    def prompt(self, table: Table) -> tuple[str, str, dict[str, Param]]:
        """Whom to lay off."""
        return "prompt-layoffs", "BR-3.30", {}


DRAFT: Final = Draft()
TURN: Final = Turn()
SECOND: Final = Second()
LAYOFFS: Final = Layoffs()
DECISIONS: Final = decision_rows([DRAFT, TURN, SECOND, LAYOFFS])
