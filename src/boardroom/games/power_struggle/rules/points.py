"""Competences, victory points, archenemies and the end of the game (PS-13 to PS-17)."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import Outcome, happened, shared_win
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Prompt
from boardroom.core.state import GAME_OVER
from boardroom.games.power_struggle.content.names import (
    ARCHENEMY,
    COLOUR_NAMES,
    COUNSEL,
    DIVISIONS,
    NOTHING,
    TRACK_NAMES,
    TRACKS,
    WAY_NAMES,
)
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.shapes.events import Announced, GameEnded, Point, Scored
from boardroom.games.power_struggle.state.rows import Decision, Waiting
from boardroom.games.power_struggle.state.table import Table, enemy_bit

LEADS: Final = 2  # of three competences, with one's own colour (PS-14)

CHAPTER: Final = Chapter("scored", "point", "announced", "game_ended")


def score(table: Table, seat: int, track: int, by: int) -> None:
    """PS-S4: moves a marker, at most to the golden space; the surplus is lost, a point once reached never is."""
    index = seat * TRACKS + track
    total = min(table.setup.box.golden[track], table.tracks[index] + by)
    table.tracks[index] = total
    if table.log is not None:
        told = Scored(kind="scored", seat=seat, track=TRACK_NAMES[track], by=by, total=total)
        table.log.append(happened(told))
    if total >= table.setup.thresholds[track]:
        gain_point(table, seat, track)


def check_counsel(table: Table, seat: int) -> None:
    """PS-13: a figure on enough different counsel spaces is a point."""
    if counsel_spaces(table, seat) >= table.setup.thresholds[COUNSEL]:
        gain_point(table, seat, COUNSEL)


def counsel_spaces(table: Table, seat: int) -> int:
    """How many different counsel spaces have a figure of this seat."""
    first = seat * DIVISIONS
    spaces = 0
    for division in range(DIVISIONS):
        spaces += table.counsel[first + division] > 0
    return spaces


def gain_point(table: Table, seat: int, way: int) -> None:
    """A point is gained once and for good."""
    if table.points[seat] >> way & 1:
        return
    table.points[seat] |= 1 << way
    if table.log is not None:
        count = table.points[seat].bit_count()
        table.log.append(happened(Point(kind="point", seat=seat, way=WAY_NAMES[way], count=count)))


def check_targets(table: Table) -> None:
    """PS-15 and PS-16: whoever stands at the target, the archenemy counted, announces it and shows both cards."""
    target = table.setup.target
    for seat in range(table.setup.seats):
        count = table.points[seat].bit_count()
        if count < target - 1 or table.announced >> seat & 1:
            continue
        true = outclasses(table, seat, table.colours[seat], table.trios[seat])
        if count >= target or true:
            announce(table, seat, true)
        else:
            rule_out(table, seat)


def announce(table: Table, seat: int, true: bool) -> None:
    """The archenemy point is locked if it is true at this instant; else it is looked at again at the end (PS-R17)."""
    table.announced |= 1 << seat
    if table.log is not None:
        told: Announced = {
            "kind": "announced",
            "seat": seat,
            "colour": COLOUR_NAMES[table.colours[seat]],
            "enemy": table.setup.enemies[table.trios[seat]],
            "true": "true" if true else "false",
        }
        table.log.append(happened(told, barrier=True))
    if true:
        gain_point(table, seat, ARCHENEMY)


def rule_out(table: Table, seat: int) -> None:
    """Whoever is one point short and keeps silent cannot have an archenemy whom he outclasses: everybody sees that."""
    for colour in range(table.setup.seats):
        for trio in range(len(table.setup.box.trios)):
            if outclasses(table, seat, colour, trio):
                table.ruled_out[seat] |= enemy_bit(colour, trio)


def outclasses(table: Table, seat: int, colour: int, trio: int) -> bool:
    """PS-14: more than the archenemy in all three, or, with one's own colour, more than everybody in two of them."""
    ways = table.setup.box.trios[trio]
    if colour != seat:
        return all(is_ahead(table, seat, colour, way) for way in ways)
    leads = 0
    for way in ways:
        leads += all(is_ahead(table, seat, other, way) for other in range(table.setup.seats) if other != seat)
    return leads >= LEADS


def is_ahead(table: Table, seat: int, other: int, way: int) -> bool:
    """Strictly more, or on the golden space, which beats everybody even there; counsel by figures (PS-R16)."""
    mine = competence(table, seat, way)
    if way != COUNSEL and mine >= table.setup.box.golden[way]:
        return True
    return mine > competence(table, other, way)


def competence(table: Table, seat: int, way: int) -> int:
    """A seat's standing in one competence."""
    if way != COUNSEL:
        return table.tracks[seat * TRACKS + way]
    figures = 0
    for place in range(seat * DIVISIONS, (seat + 1) * DIVISIONS):
        figures += table.counsel[place]
    return figures


def final_points(table: Table) -> list[int]:
    """PS-16: what everybody has at the end, archenemies looked at once more."""
    totals = []
    for seat in range(table.setup.seats):
        points = table.points[seat]
        if outclasses(table, seat, table.colours[seat], table.trios[seat]):
            points |= 1 << ARCHENEMY
        totals.append(points.bit_count())
    return totals


def finish(table: Table, reason: str) -> None:
    """PS-16: most points, then most money, then the win is shared."""
    totals = final_points(table)
    seats = range(table.setup.seats)
    best = max((totals[seat], table.cash[seat]) for seat in seats)
    winners = [seat for seat in seats if (totals[seat], table.cash[seat]) == best]
    returns = shared_win(winners, table.setup.seats)
    table.outcome = Outcome(reason, totals, returns, winners, capped=reason == "cap")
    table.stage = AT_END
    table.phase = ASK_NOTHING
    table.seat = NOTHING
    if table.log is not None:
        told = GameEnded(kind="game_ended", seat=winners[0], **table.outcome.as_dict())
        table.log.append(happened(told, barrier=True))


class AskNothing(Decision):
    """The game is over, and nobody decides."""

    word = "over"
    rule = "PS-16"

    def choices(self, table: Table) -> list[int]:
        """None."""
        return []

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Because it is over."""
        return GAME_OVER

    def do(self, table: Table, code: int) -> None:
        """Never called."""
        raise AssertionError(f"code {code} cannot be played: the game is over")

    def prompt(self, table: Table, seat: int) -> Prompt:
        """Who has won, for everybody."""
        assert table.outcome is not None
        return {"key": "prompt-over", "params": {"winners": table.outcome.winners[:]}, "rule": self.rule}


ASK_NOTHING: Final = CHAPTER.decision(AskNothing())
AT_END: Final = CHAPTER.stage(Waiting("over"))
