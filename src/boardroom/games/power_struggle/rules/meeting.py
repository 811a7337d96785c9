"""The directors' meeting, steps 0 to 7 (PS-M0 to PS-M7)."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import ASIDE, Refusal
from boardroom.games.power_struggle.content.names import (
    BONUS,
    BRIBED,
    CHAIRMAN,
    COM,
    DIVISIONS,
    DRAWN_SUNDRY,
    FIRST_SUNDRY,
    HEAD,
    INFLUENCE,
    MAIN,
    MEETING,
    NOTHING,
    OFFICES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    STACK,
    TOP_MOTIVATION,
)
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import (
    ASK_COMMIT,
    COMMIT,
    NOT_FINISHED,
    WAIVE,
    TurnBusiness,
    waive,
)
from boardroom.games.power_struggle.rules.menu import ASK_ACT
from boardroom.games.power_struggle.rules.offices import NO_FREE_OFFICE
from boardroom.games.power_struggle.rules.pick import PickDivision
from boardroom.games.power_struggle.rules.points import check_counsel, check_targets, finish, score
from boardroom.games.power_struggle.rules.privilege import why_not_use
from boardroom.games.power_struggle.rules.rounds import AT_EVENT
from boardroom.games.power_struggle.shapes.events import CardsDealt, DivisionKind, MeetingOpened
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.rows import Decision, Stage, Waiting, advance, refusals
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table, unit_of

MANAGER: Final = 64  # in a claim to an office: more than all employees that a division can hold
EARLIEST_MEETING: Final = 5  # the place of the Directors' Meeting in the stack (PS-M7)

CHAPTER: Final = Chapter(
    "meeting_opened", "granted", "chairman_dismissed", "chairman_elected", "chairman_by_card", "head_named",
    "head_by_card", "head_stays", "retired_board", "retired_counsel", "cards_dealt", "motivation_reset", "events_drawn",
    "events_drawn-cards", "event_sorted", "event_sorted-card", "stack_ready",
)  # fmt: skip
GRANT_IN: Final = CHAPTER.divisions("grant", "PS-G1")
RETIRE_BOARD: Final = CHAPTER.button("retire", "PS-M3", "board", "to-board")
RETIRE_COUNSEL: Final = CHAPTER.button("retire", "PS-M3", "counsel", "to-counsel")
SORT: Final = CHAPTER.cards("sort", "PS-M7")

NOT_DRAWN: Final = refusals.add("not-drawn", distance=ASIDE)
ALREADY_SORTED: Final = refusals.add("already-sorted")
BONUS_FIRST: Final = refusals.add("bonus-first")
MEETING_TOO_EARLY: Final = refusals.add("meeting-too-early")


def first_meeting(table: Table) -> None:
    """PS-6: the first meeting has no opening (PS-R21) and no Chairman to dismiss."""
    table.meeting = 1
    table.turns = 0
    table.stage = AT_ELECTION
    tell_opening(table)
    advance(table)


def open_meeting(table: Table) -> None:
    """The Directors' Meeting ends the phase (PS-E2); the technical cap ends the game (PS-R27)."""
    if table.meeting >= table.setup.meeting_cap:
        finish(table, "cap")
        return
    table.meeting += 1
    table.stage = AT_OPENING
    tell_opening(table)


def tell_opening(table: Table) -> None:
    """Everybody hears which meeting it is."""
    if table.log is not None:
        told = MeetingOpened(kind="meeting_opened", seat=table.starter, meeting=table.meeting)
        table.log.append(happened(told))


# Step 0: the opening


class AtOpening(Stage):
    """PS-M0: the holder of a face-up Chairman card may use it."""

    word = "opening"

    def settle(self, table: Table) -> bool:
        """The extra action follows."""
        table.stage = AT_EXTRA
        if GRANT.may(table, Facts(table, table.holders[CHAIRMAN])) is not None:
            return False
        GRANT.begin(table)
        return True


class Grant(TurnBusiness):
    """PS-G1: the Chairman's privilege, which is no action of the menu."""

    word = "grant"
    rule = "PS-G1"
    track = MAIN

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """The card must lie face up, and an office be free."""
        return why_not_use(table, CHAIRMAN, facts.seat) if facts.free else NO_FREE_OFFICE

    def begin(self, table: Table) -> None:
        """The holder of the card decides."""
        table.seat = table.active = table.holders[CHAIRMAN]
        super().begin(table)

    def gain(self, table: Table) -> int:
        """From the bribed side one main department."""
        return int(table.sides[CHAIRMAN] == BRIBED)


class AskGrant(PickDivision):
    """A division with a free office, or nothing."""

    word = "grant"
    rule = "PS-G1"
    public = True
    dull = True
    wait = "grant"

    def press(self, table: Table) -> None:
        """Nothing."""
        waive(table)

    def pick(self, table: Table, number: int) -> None:
        """A department with one employee, or from the bribed side a main department without any."""
        seat = table.seat
        is_main = table.sides[CHAIRMAN] == BRIBED
        table.put_unit(number, unit_of(seat, 0 if is_main else 1, is_main))
        table.action = GRANT
        table.phase = ASK_COMMIT
        events.told_in(table, "granted", seat, number)


class AtExtra(Stage):
    """PS-M0, PS-G5: whoever bought Communications may take one full action (PS-R28)."""

    word = "extra_action"

    def settle(self, table: Table) -> bool:
        """The election follows."""
        table.stage = AT_ELECTION
        if table.sides[COM] != BRIBED:
            return False
        table.seat = table.active = table.holders[COM]
        table.phase = ASK_ACT
        return True


# Steps 1 to 3: Chairman and heads


class AtElection(Stage):
    """PS-M1, PS-M2."""

    word = "election"

    def settle(self, table: Table) -> bool:
        """The heads follow."""
        elect_chairman(table)
        table.division = 0
        table.stage = AT_HEADS
        return False


def elect_chairman(table: Table) -> None:
    """PS-M1, PS-M2: the old Chairman goes home; most figures, then the leftmost one, make the new one."""
    if table.chairman >= 0:
        events.told(table, "chairman_dismissed", table.chairman)
        table.chairman = NOTHING
    if not table.board:
        table.chairman = table.holders[CHAIRMAN]  # in any state
        table.exposed |= 1 << CHAIRMAN  # PS-R25: a card that decides is shown
        events.told(table, "chairman_by_card", table.chairman)
        return
    winner = table.board[0]
    for seat in table.board:
        if table.board.count(seat) > table.board.count(winner):
            winner = seat
    table.board.remove(winner)  # the leftmost of his
    table.chairman = winner
    events.told(table, "chairman_elected", winner)


class AtHeads(Stage):
    """PS-M3: from left to right."""

    word = "heads"

    def settle(self, table: Table) -> bool:
        """The next division's head is named; perhaps a displaced one must go first."""
        if table.division == DIVISIONS:
            table.stage = AT_CLOSING
            return False
        return name_head(table)


def name_head(table: Table) -> bool:
    """PS-M3: names the head of the present division; gives whether a displaced head's owner must choose."""
    division = table.division
    winner = winner_of(table, division)
    by_card = winner < 0
    if by_card:
        winner = table.holders[division]
        table.exposed |= 1 << division
    old = table.heads[division]
    if old >= 0 and old != winner:
        table.seat = old
        table.phase = ASK_RETIRE
        return True
    seat_head(table, winner, by_card, old == winner)
    return False


def seat_head(table: Table, winner: int, by_card: bool, stays: bool) -> None:
    """The winner's figure takes the office, or stays there; the next division follows."""
    table.heads[table.division] = winner
    kind: DivisionKind = "head_stays" if stays else "head_by_card" if by_card else "head_named"
    events.told_in(table, kind, winner, table.division)
    table.division += 1


def winner_of(table: Table, division: int) -> int:
    """Most managers, then most employees, then the topmost office; nothing if there is no manager at all."""
    claims = [0] * table.setup.seats
    first = division * OFFICES
    end = first + table.used[division]
    for place in range(first, end):
        unit = table.units[place]
        claims[(unit >> OWNER_SHIFT) - 1] += (2 * MANAGER if unit & IS_MAIN else MANAGER) + (unit & STAFF)
    winner = NOTHING
    for place in range(first, end):  # from the top, so that only a better claim displaces an earlier one
        seat = (table.units[place] >> OWNER_SHIFT) - 1
        if winner < 0 or claims[seat] > claims[winner]:
            winner = seat
    return winner


class AskRetire(Decision):
    """PS-M3 c: the displaced head goes to the board or to that division's counsel; then the winner sits down."""

    word = "retire"
    rule = "PS-M3"
    public = True
    dull = True
    wait = "retire"

    def choices(self, table: Table) -> list[int]:
        """Both."""
        return [RETIRE_BOARD.code, RETIRE_COUNSEL.code]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Nothing else."""
        return None if code == RETIRE_BOARD.code or code == RETIRE_COUNSEL.code else self.wrong_step

    def do(self, table: Table, code: int) -> None:
        """Then the next heads are named."""
        old = table.seat
        division = table.division
        to_board = code == RETIRE_BOARD.code
        events.told_in(table, "retired_board" if to_board else "retired_counsel", old, division, barrier=True)
        if to_board:
            table.join_board(old)
        else:
            assert code == RETIRE_COUNSEL.code
            table.counsel[old * DIVISIONS + division] += 1
            check_counsel(table, old)
            check_targets(table)
        winner = winner_of(table, division)
        by_card = winner < 0
        seat_head(table, table.holders[division] if by_card else winner, by_card, False)
        advance(table)


# Steps 4 to 7


class AtClosing(Stage):
    """PS-M4 to PS-M7: cards, influence, motivation, events."""

    word = "closing"

    def settle(self, table: Table) -> bool:
        """The events are sorted, unless the game ends here (PS-R18)."""
        hand_out_cards(table)
        score_board(table)
        check_targets(table)
        if table.announced and table.setup.ends_in_meeting:
            finish(table, "target")
            return False
        table.motivation = TOP_MOTIVATION
        events.told(table, "motivation_reset", table.heads[COM])
        draw_events(table)
        return True


def hand_out_cards(table: Table) -> None:
    """PS-M4: each head takes his division's card and the Chairman's owner the Chairman card, grey side up."""
    for card in range(PRIVILEGES):
        table.holders[card] = table.chairman if card == CHAIRMAN else table.heads[card]
        table.sides[card] = HEAD
    table.exposed = (1 << PRIVILEGES) - 1
    if table.log is not None:
        holders = {PRIVILEGE_NAMES[card]: table.holders[card] for card in range(PRIVILEGES)}
        told = CardsDealt(kind="cards_dealt", seat=table.chairman, holders=holders)
        table.log.append(happened(told, barrier=True))


def score_board(table: Table) -> None:
    """PS-M5: two for the Chairman, one for each figure on the board."""
    for seat in range(table.setup.seats):
        gain = table.board.count(seat) + (2 if table.chairman == seat else 0)
        if gain:
            score(table, seat, INFLUENCE, gain)


def draw_events(table: Table) -> None:
    """PS-M7: the Communications head draws six of the 24 sundry cards and adds the two regular ones."""
    sundry = list(range(FIRST_SUNDRY, len(table.setup.box.events)))
    table.luck.stream(f"events/{table.meeting}").shuffle(sundry)
    table.drawn = [BONUS, MEETING, *sorted(sundry[:DRAWN_SUNDRY])]
    table.stack = []
    table.turned = table.round = table.turns = 0
    table.starter = table.heads[COM]  # PS-11: for the whole phase
    table.stage = AT_SORTING
    table.phase = ASK_SORT
    table.seat = table.active = table.starter
    table.clear_action()
    if table.log is not None:
        names = [table.setup.box.events[card] for card in table.drawn]
        events.events_drawn(table.log, table.starter, names)


class AtSorting(Waiting):
    """PS-M7, PS-11: when the stack stands, it lies face down before its keeper, and the service rounds begin."""

    def commit(self, table: Table) -> None:
        """The stack stands."""
        events.told(table, "stack_ready", table.seat, barrier=True)
        table.stage = AT_EVENT
        advance(table)


class AskSort(Decision):
    """PS-M7: which card comes next? The Meeting only after the Bonus and not before the fifth place."""

    word = "sort"
    rule = "PS-M7"
    wait = "sort"

    def may(self, table: Table, card: int) -> Refusal | None:
        """Any card left; only the sorter hears why not."""
        if card in table.stack:
            return ALREADY_SORTED
        if card != MEETING:
            return None
        if BONUS not in table.stack:
            return BONUS_FIRST
        return None if len(table.stack) >= EARLIEST_MEETING - 1 else MEETING_TOO_EARLY

    def choices(self, table: Table) -> list[int]:
        """Of those that were drawn."""
        codes: list[int] = []
        for card in table.drawn:
            if self.may(table, card) is None:
                codes.append(SORT.code_of(card))
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """The same question about one code."""
        if code == COMMIT.code:
            return NOT_FINISHED
        if not SORT.has(code):
            return self.wrong_step
        return self.may(table, SORT.card_of(code)) if SORT.card_of(code) in table.drawn else NOT_DRAWN

    def do(self, table: Table, code: int) -> None:
        """Lays one more card under the others; when all lie there, the sorter hands the stack over."""
        card = SORT.card_of(code)
        table.stack.append(card)
        events.event_sorted(table, table.seat, table.setup.box.events[card], len(table.stack))
        if len(table.stack) == STACK:
            table.phase = ASK_COMMIT


AT_OPENING: Final = CHAPTER.stage(AtOpening())
AT_EXTRA: Final = CHAPTER.stage(AtExtra())
AT_ELECTION: Final = CHAPTER.stage(AtElection())
AT_HEADS: Final = CHAPTER.stage(AtHeads())
AT_CLOSING: Final = CHAPTER.stage(AtClosing())
AT_SORTING: Final = CHAPTER.stage(AtSorting("sorting"))
ASK_GRANT: Final = CHAPTER.decision(AskGrant(GRANT_IN, WAIVE))
ASK_RETIRE: Final = CHAPTER.decision(AskRetire())
ASK_SORT: Final = CHAPTER.decision(AskSort())
GRANT: Final = Grant(ASK_GRANT)
