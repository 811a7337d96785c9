"""The coach of Power Struggle: what an action brings when it is carried out well, what it costs, what it works towards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from boardroom.core.coach import FACT, GAIN, RISK, Coach, Reason, Reasoning
from boardroom.core.shapes import Param
from boardroom.core.state import State
from boardroom.games.power_struggle.content.names import (
    ARCHENEMY,
    BONUS,
    CHAIRMAN,
    COARSE,
    CORRUPTION,
    COUNSEL,
    DIVISION_NAMES,
    DIVISIONS,
    FACE_DOWN,
    INFLUENCE,
    MEETING,
    NOTHING,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SHARES,
    TRACK_NAMES,
    TRACKS,
    UNIT,
    WAY_NAMES,
)
from boardroom.games.power_struggle.mind.advice import departments_of, leaders_of, worth
from boardroom.games.power_struggle.rules.bribe import (
    ASK_ANSWER,
    ASK_COARSE,
    ASK_FINE,
    ASK_OFFER,
    BRIBE,
    FINE_STEPS,
    REFUSE,
    STOP,
    largest_sum,
    least_sum,
)
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, WAIVE
from boardroom.games.power_struggle.rules.happenings import bonus_of
from boardroom.games.power_struggle.rules.meeting import AT_SORTING, SORT
from boardroom.games.power_struggle.rules.placement import AT_PLACEMENT
from boardroom.games.power_struggle.rules.points import LEADS, competence, is_ahead
from boardroom.games.power_struggle.state.table import Table

MOST_STEPS: Final = 30  # of one action; a guard
AIMS: Final = 3
NEXT: Final = 0.3  # of the worlds: so often an event must be next before it is said
TRIO: Final = 3

KEYS: Final = (
    "point", "scores", "counsel", "departments", "fewer_departments", "staff", "loses_staff", "bonus", "bonus_next",
    "leads_division", "ousts", "loses_division", "meeting_next", "board", "enemy_closer", "spends",
    "envelope", "accepts", "gets_card", "any_card", "gains_money", "gives_card", "keeps_card", "owes_staff", "hunted",
    "sort_bonus", "sort_meeting", "sort_motivation", "sort_moron", "sort_other", "sort_never", "prepares", "nothing_more",
    "stays_behind", "stays_ahead", "chair", "too_much", "sums",
)  # fmt: skip


class PowerStruggleCoach(Coach):
    """Carries an action to its end as the advice would, and compares the company before and after."""

    keys = KEYS
    aims: tuple[str, ...] = ("way", "archenemy", "announce")

    def reasons(self, worlds: Sequence[State], code: int) -> list[Reason]:
        """What there is to say about an action, a step of one, an envelope or an event."""
        case = Case(cast(Sequence[Table], worlds), code)
        if case.table.stage is AT_SORTING and SORT.has(code):
            on_event(case)
        elif case.table.phase is ASK_ANSWER:
            on_answer(case)
        else:
            on_company(case)
        return case.reasons

    def towards(self, world: State) -> list[Reason]:
        """The ways to a point that are nearest to it, and how many points end the game."""
        table = cast(Table, world)
        return [*nearest_ways(table, table.seat), announcement(table, table.seat)]


class Case(Reasoning):
    """One choice: the company before it, and after the action that it belongs to has been carried out."""

    def __init__(self, worlds: Sequence[Table], code: int) -> None:
        super().__init__(len(worlds))
        self.worlds = worlds
        self.table = worlds[0]
        self.seat = self.table.seat
        self.code = code
        self.after, steps = carried_out(self.table, code)
        self.best = "yes" if steps else "no"  # whether more own choices are needed for it
        known = [bool(self.table.exposed >> card & 1) for card in range(PRIVILEGES)]  # PS-R25
        self.known = [shown or self.table.holders[card] == self.seat for card, shown in enumerate(known)]
        self.has_met = self.after.meeting > self.table.meeting  # the last placement opens the first meeting

    def heads(self, table: Table) -> list[int]:
        """Who would head each division: the leader, without managers the holder of the card (PS-M3), or nobody known."""
        leaders = leaders_of(table)
        return [lead if lead >= 0 else self.holder(table, division) for division, lead in enumerate(leaders)]

    def chairman(self, table: Table) -> int:
        """Who would become Chairman: most figures, then the leftmost, without any the holder of the card (PS-M2)."""
        if not table.board:
            return self.holder(table, CHAIRMAN)
        return max(table.board, key=lambda seat: (table.board.count(seat), -table.board.index(seat)))

    def holder(self, table: Table, card: int) -> int:
        """Who holds a privilege card, where the deciding seat knows it."""
        return table.holders[card] if self.known[card] else NOTHING

    def changed(self, key: str, sign: int, weight: float, **params: Param) -> None:
        """Something that the action changes, at best where it can be carried out in several ways."""
        self.reasons.append(Reason(key, {**params, "best": self.best}, sign, weight))


def carried_out(table: Table, code: int) -> tuple[Table, int]:
    """The table when this choice is made and its action done, its marks scored; and how many more choices that took."""
    seat = table.seat
    twin, steps = played(table, code), 0
    while steps < MOST_STEPS:
        if twin.seat != seat or twin.action is None or twin.phase is ASK_COMMIT or twin.outcome is not None:
            break
        choices = twin.choices()
        twin = best_of([played(twin, step) for step in choices], seat)
        steps += len(choices) > 1
    if twin.phase is ASK_COMMIT and twin.action is not None and twin.seat == seat:
        twin.action.settle(twin, seat)
    return twin, steps


def played(table: Table, code: int) -> Table:
    """A copy after one choice."""
    twin = table.copy()
    twin.play_unchecked(code)
    return cast(Table, twin)


def best_of(tables: list[Table], seat: int) -> Table:
    """The one that the advice values most for this seat."""
    return max(tables, key=lambda table: worth(table, seat, leaders_of(table)))


def dollars(units: int) -> int:
    """Money as people read it."""
    return units * UNIT


# The company before and after.


def on_company(case: Case) -> None:
    """Everything that the action changes."""
    if case.code in (STOP.code, WAIVE.code):
        case.fact("nothing_more", 0.3)
        return
    on_marks(case)
    if case.table.stage is AT_PLACEMENT:
        on_placement(case)
    else:
        on_people(case)
    on_board(case)
    on_divisions(case)
    on_money(case)
    on_enemy(case)
    if case.table.action is BRIBE or case.after.offer_card != NOTHING:
        on_envelope(case)
    if not case.reasons:
        case.fact("prepares", 0.3)
    case.reasons = well_played_once(case.reasons)


def well_played_once(reasons: list[Reason]) -> list[Reason]:
    """That a result takes good play is said with the strongest gain, and not again."""
    gains = [reason for reason in reasons if reason.sign == GAIN and reason.params.get("best") == "yes"]
    first = max(gains, key=lambda reason: reason.weight, default=None)
    return [reason if reason is first else certain(reason) for reason in reasons]


def certain(reason: Reason) -> Reason:
    """The same without a word on how it is played."""
    return replace(reason, params={**reason.params, "best": "no"}) if "best" in reason.params else reason


def on_marks(case: Case) -> None:
    """Competences and points."""
    table, after, seat = case.table, case.after, case.seat
    for way in range(TRACKS + 1):
        by = competence(after, seat, way) - competence(table, seat, way)
        if after.points[seat] >> way & 1 > table.points[seat] >> way & 1:
            case.changed("point", GAIN, 1.4, way=WAY_NAMES[way])
        elif by > 0 and not table.points[seat] >> way & 1 and not is_scored_by_meeting(case, way):
            on_progress(case, way, by)


def is_scored_by_meeting(case: Case, way: int) -> bool:
    """Did a meeting that went on after the choice give these marks?"""
    return way == INFLUENCE and case.table.stage is not case.after.stage


def on_progress(case: Case, way: int, by: int) -> None:
    """A step towards a point that is not reached yet."""
    total, need = standing(case.after, case.seat, way), case.table.setup.thresholds[way]
    weight = 0.45 + 0.5 * total / need
    if way == COUNSEL:
        case.changed("counsel", GAIN, weight, total=total, need=need)
    else:
        best = case.best if way == SHARES else "no"  # the others score a fixed number
        case.gain("scores", weight, track=TRACK_NAMES[way], by=by, total=total, need=need, best=best)


def standing(table: Table, seat: int, way: int) -> int:
    """How far a seat has come on a way, as its point counts it: different counsel spaces, steps of a track."""
    if way != COUNSEL:
        return table.tracks[seat * TRACKS + way]
    return sum(1 for space in table.counsel[seat * DIVISIONS : (seat + 1) * DIVISIONS] if space)


def on_people(case: Case) -> None:
    """Departments, employees, figures on the board."""
    table, after, seat = case.table, case.after, case.seat
    departments = departments_of(after, seat) - departments_of(table, seat)
    if departments > 0:
        case.changed("departments", GAIN, 0.4, count=departments, total=departments_of(after, seat))
    elif departments < 0:
        case.changed("fewer_departments", RISK, 0.4, count=-departments, total=departments_of(after, seat))
    staff = employees(after, seat) - employees(table, seat)
    if staff > 0:
        case.changed("staff", GAIN, 0.3 + 0.02 * staff, count=staff, total=employees(after, seat))
    elif staff < 0:
        case.changed("loses_staff", RISK, 0.35 - 0.03 * staff, count=-staff, total=employees(after, seat))


def on_placement(case: Case) -> None:
    """Every department brings the same (PS-5); what differs is who leads the division."""
    table, after, seat = case.table, case.after, case.seat
    before, now = case.heads(table), case.heads(after)
    for division, name in enumerate(DIVISION_NAMES):
        if after.used[division] > table.used[division] and before[division] == now[division]:
            if now[division] == seat:
                by = "card" if leaders_of(table)[division] == NOTHING else "managers"
                case.fact("stays_ahead", 0.5, division=name, by=by)
            else:
                case.risk("stays_behind", 0.5, division=name, target=now[division])


def on_board(case: Case) -> None:
    """Figures on the board, and the Chairman whom they would make."""
    table, after, seat = case.table, case.after, case.seat
    figures = after.board.count(seat) - table.board.count(seat)
    if figures > 0:
        case.changed("board", GAIN, 0.5, count=figures, total=after.board.count(seat))
    if case.chairman(table) != seat == case.chairman(after):
        case.changed("chair", GAIN, 0.55)


def employees(table: Table, seat: int) -> int:
    """All who work for a seat, those in hand included."""
    return table.staff_of(seat) + (table.in_hand if table.active == seat and table.seat == seat else 0)


def on_divisions(case: Case) -> None:
    """Who would become head of a division at a meeting now."""
    before, now = case.heads(case.table), case.heads(case.after)
    meeting = sum(1 for world in case.worlds if next_event(world) == MEETING)
    for division, name in enumerate(DIVISION_NAMES):
        if before[division] != now[division] == case.seat:
            if before[division] >= 0:
                case.changed("ousts", GAIN, 0.6, division=name, target=before[division])
            else:
                case.changed("leads_division", GAIN, 0.55, division=name)
        elif before[division] == case.seat != now[division]:
            case.changed("loses_division", RISK, 0.6, division=name)
        else:
            continue
        if case.share(meeting) > NEXT:
            case.fact("meeting_next", 0.55, **case.told(meeting))


def next_event(world: Table) -> int:
    """The event card that is turned next in this world, or nothing."""
    return world.stack[world.turned] if world.stage.is_round and world.turned < len(world.stack) else NOTHING


def on_money(case: Case) -> None:
    """What is paid, and what the next bonus will bring."""
    table, after, seat = case.table, case.after, case.seat
    paid = table.cash[seat] - after.cash[seat]
    if paid > 0:
        weight = 0.3 + 0.3 * paid / max(1, table.cash[seat])
        case.changed("spends", RISK, weight, sum=dollars(paid), left=dollars(after.cash[seat]))
    before, now = bonus_of(table, seat), bonus_of(after, seat)
    if now > before and not case.has_met:
        next_is = sum(1 for world in case.worlds if next_event(world) == BONUS)
        if case.share(next_is) > NEXT:
            case.changed("bonus_next", GAIN, 0.5, before=dollars(before), sum=dollars(now), **case.told(next_is))
        else:
            case.changed("bonus", GAIN, 0.36, before=dollars(before), sum=dollars(now))


def on_enemy(case: Case) -> None:
    """The leads over the own archenemy."""
    table, after, seat = case.table, case.after, case.seat
    if table.points[seat] >> ARCHENEMY & 1:
        return
    before, now = leads(table, seat), leads(after, seat)
    if now > before:
        case.changed(
            "enemy_closer", GAIN, 0.5 + 0.1 * now, count=now, need=needed(table, seat), all=by_all(table, seat)
        )


def leads(table: Table, seat: int) -> int:
    """In how many of its three competences the seat is ahead of its archenemy, or of everybody."""
    colour = table.colours[seat]
    others = [other for other in range(table.setup.seats) if other != seat] if colour == seat else [colour]
    ways = table.setup.box.trios[table.trios[seat]]
    return sum(1 for way in ways if all(is_ahead(table, seat, other, way) for other in others))


def by_all(table: Table, seat: int) -> str:
    """Whether the leads must be over everybody, because the seat has its own colour."""
    return "yes" if table.colours[seat] == seat else "no"


def needed(table: Table, seat: int) -> int:
    """How many such leads make the point."""
    return LEADS if table.colours[seat] == seat else TRIO


# Envelopes and events.


def on_envelope(case: Case) -> None:
    """Which card it is for; once the notes are counted, what is in it, and whether it leaves the other one better off."""
    table, after = case.table, case.after
    if after.offer_card == NOTHING:
        return
    if table.action is not BRIBE:
        case.gain("any_card", 0.4)
        return
    target, card = after.offer_target, PRIVILEGE_NAMES[after.offer_card]
    told = "yes" if table.phase is ASK_OFFER else "no"  # what it does, once
    case.gain("gets_card", 0.5, target=target, privilege=card, told=told)
    if table.phase is ASK_COARSE:
        least, most = sums_with(after)
        case.fact("sums", 0.55, least=dollars(least), most=dollars(most), one="yes" if least == most else "no")
    elif table.phase is ASK_FINE:
        left = dollars(after.cash[case.seat] - after.offer_sum)
        case.fact("envelope", 0.55, target=target, sum=dollars(after.offer_sum), left=left)
        on_sum(case, target)


def sums_with(table: Table) -> tuple[int, int]:
    """The smallest and the largest sum that the small notes can still make of the large ones."""
    base = table.offer_coarse * COARSE
    return max(base, least_sum(table, table.offer_card)), min(base + FINE_STEPS - 1, largest_sum(table))


def on_sum(case: Case, target: int) -> None:
    """In how many worlds the envelope is welcome; where it always is, whether less would do."""
    sent = case.after
    pleased = sum(1 for world in case.worlds if is_pleased(world, sent, sent.offer_sum))
    less = sent.offer_sum - 1
    is_sure = pleased == case.count and less >= least_sum(sent, sent.offer_card)
    if is_sure and all(is_pleased(world, sent, less) for world in case.worlds):
        case.risk("too_much", 0.6, target=target, sum=dollars(1))
    else:
        case.fact("accepts", 0.6, target=target, **case.told(pleased))


def is_pleased(world: Table, sent: Table, amount: int) -> bool:
    """Would the target of this envelope stand better with so much money than with the card, in this world?"""
    target, card, table = sent.offer_target, sent.offer_card, world.copy()
    assert isinstance(table, Table)
    leaders = leaders_of(table)
    before = worth(table, target, leaders)
    table.holders[card] = world.seat
    table.cash[target] += amount
    table.tracks[target * TRACKS + CORRUPTION] += 1
    return worth(table, target, leaders) > before


def on_answer(case: Case) -> None:
    """The money against the card, and what a refusal may cost."""
    table, seat = case.table, case.seat
    card = PRIVILEGE_NAMES[table.offer_card]
    if case.code == REFUSE.code:
        case.gain("keeps_card", 0.5, privilege=card)
        if table.staff_of(seat):
            case.risk("owes_staff", 0.55, asker=table.active)
    else:
        case.gain("gains_money", 0.6, sum=dollars(table.offer_sum), asker=table.active)
        case.risk("gives_card", 0.45, privilege=card, asker=table.active, is_open=is_open(table))
        if not table.points[seat] >> CORRUPTION & 1:
            total = table.tracks[seat * TRACKS + CORRUPTION] + 1
            if total >= table.setup.thresholds[CORRUPTION]:
                case.gain("point", 1.4, way=WAY_NAMES[CORRUPTION], best="no")
            else:
                on_bribed(case, total)
    hunting = sum(1 for world in case.worlds if world.colours[table.active] == seat)
    if case.share(hunting) > NEXT:
        case.risk("hunted", 0.4 + case.share(hunting) / 4, asker=table.active, **case.told(hunting))


def is_open(table: Table) -> str:
    """Whether the card lies face up."""
    return "no" if table.sides[table.offer_card] == FACE_DOWN else "yes"


def on_bribed(case: Case, total: int) -> None:
    """Who takes an envelope is a step nearer to the point for corruption."""
    told: dict[str, Param] = {"track": TRACK_NAMES[CORRUPTION], "by": 1, "total": total}
    need = case.table.setup.thresholds[CORRUPTION]
    case.gain("scores", 0.4 + 0.4 * total / need, need=need, best="no", **told)


def on_event(case: Case) -> None:
    """What the event in this place of the stack does."""
    table = case.table
    card, place = SORT.card_of(case.code), len(table.stack) + 1
    happening, name = table.setup.happenings[card], table.setup.box.events[card]
    if MEETING in table.stack:
        case.fact("sort_never", 0.5, happening=name)
    elif card == BONUS:
        on_bonus_day(case, place)
    elif card == MEETING:
        mine = sum(1 for leader in leaders_of(table) if leader == case.seat)
        case.fact("sort_meeting", 0.5, place=place, count=mine)
    elif happening.word == "motivation":
        case.fact("sort_motivation", 0.5, place=place, by=table.setup.box.event_numbers[card])
    elif happening.word == "moron" and table.setup.options["moron_payer"] == "starter":
        case.risk("sort_moron", 0.6, place=place)
    else:
        on_happening(case, card, place)


def on_happening(case: Case, card: int, place: int) -> None:
    """What the event does, and what it would cost oneself if it were turned now."""
    table = case.table
    happening, twin = table.setup.happenings[card], table.copy()
    assert isinstance(twin, Table)
    happening.do(twin, table.setup.box.event_numbers[card])
    cost = table.cash[case.seat] - twin.cash[case.seat]
    name = table.setup.box.events[card]
    case.fact("sort_other", 0.4, place=place, happening=name, word=happening.word, sum=dollars(cost))


def on_bonus_day(case: Case, place: int) -> None:
    """What it would pay now, to oneself and to whoever gets most."""
    table, seat = case.table, case.seat
    best = max(range(table.setup.seats), key=lambda other: (bonus_of(table, other), other == seat))
    told: dict[str, Param] = {"seat": seat, "target": best, "best": dollars(bonus_of(table, best))}
    case.fact("sort_bonus", 0.5, place=place, sum=dollars(bonus_of(table, seat)), **told)


# What a seat is working towards.


def nearest_ways(table: Table, seat: int) -> list[Reason]:
    """The ways that lack least, those already reached left out."""
    found = []
    for way in range(COUNSEL + 1):
        if not table.points[seat] >> way & 1:
            total, need = standing(table, seat, way), table.setup.thresholds[way]
            found.append(Reason("way", {"way": WAY_NAMES[way], "total": total, "need": need}, FACT, total / need))
    if not table.points[seat] >> ARCHENEMY & 1:
        count, need = leads(table, seat), needed(table, seat)
        found.append(
            Reason("archenemy", {"count": count, "need": need, "all": by_all(table, seat)}, FACT, count / need)
        )
    begun = [aim for aim in found if aim.weight > 0.0]
    return sorted(begun, key=lambda aim: -aim.weight)[:AIMS]


def announcement(table: Table, seat: int) -> Reason:
    """How many points the seat has, of those that end the game."""
    count = table.points[seat].bit_count()
    return Reason("announce", {"count": count, "need": table.setup.target}, FACT)
