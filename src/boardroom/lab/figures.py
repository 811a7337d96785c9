"""What the games of a study say: means with intervals, by table, place, bot, time, thing and variant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from boardroom.lab.arena import CONFIDENCE, wilson
from boardroom.lab.study import Study, Table

Row = dict[str, Any]  # one game as it was written down
LEAST_USES = 20  # of a thing, and of doing without it, before anything is said about it


@dataclass(frozen=True)
class Mean:
    """A mean and between what the truth lies, 95 times in 100."""

    value: float
    low: float
    high: float
    count: int

    @property
    def is_clear(self) -> bool:
        """Does the interval keep away from nought?"""
        return self.low > 0 or self.high < 0


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values, with the usual interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    error = sqrt(variance(values) / count) if count else 0.0
    return Mean(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error, count)


def share_of(parts: Sequence[float]) -> Mean:
    """A share of games, with Wilson's interval, which stays between 0 and 1."""
    share = sum(parts) / len(parts) if parts else 0.0
    low, high = wilson(share, len(parts))
    return Mean(share, max(0.0, low), min(1.0, high), len(parts))


def variance(values: Sequence[float]) -> float:
    """The variance of a sample; of fewer than two values nought."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def win_part(row: Row, seat: int) -> float:
    """What part of a win this seat has: a shared win counts in parts."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def by_place(rows: Sequence[Row], seats: int) -> list[Mean]:
    """The share of the wins by place in the turn order: who began, who came second and so on."""
    return [share_of([win_part(row, (row["first"] + place) % seats) for row in rows]) for place in range(seats)]


def team_wins(rows: Sequence[Row]) -> Mean:
    """How often a cooperative game was won."""
    return share_of([float(bool(row["winners"])) for row in rows])


def by_bot(rows: Sequence[Row]) -> dict[str, tuple[Mean, float]]:
    """Each bot's share of the wins in a mixed line-up, and what its seats would win by luck."""
    parts: dict[str, list[float]] = defaultdict(list)
    fair: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for bot in sorted(set(row["bots"])):
            mine = [seat for seat, name in enumerate(row["bots"]) if name == bot]
            parts[bot].append(sum(win_part(row, seat) for seat in mine))
            fair[bot].append(len(mine) / len(row["bots"]))
    return {bot: (share_of(parts[bot]), sum(fair[bot]) / len(fair[bot])) for bot in parts}


def curve(rows: Sequence[Row], index: int, of_table: bool) -> list[tuple[float, Mean]]:
    """A number's mean over the games that were still going at each time; a game's seats count as one value."""
    at: dict[float, list[float]] = defaultdict(list)
    for row in rows:
        for time, table, seats in row["curves"]:
            values = [table[index]] if of_table else [numbers[index] for numbers in seats if numbers is not None]
            if values:
                at[time].append(sum(values) / len(values))
    enough = max(5, len(rows) // 20)  # the few longest games say little
    return [(time, mean_of(values)) for time, values in sorted(at.items()) if len(values) >= enough]


@dataclass(frozen=True)
class Lead:
    """How much more a seat wins that used a thing than one that did not: they go together, which proves no cause."""

    thing: str
    difference: Mean
    uses: int


def leads(study: Study, rows: Sequence[Row], together: bool) -> list[Lead]:
    """The things of the base variant, those that go with winning or losing most clearly first."""
    mine = [table for table in study.tables if table.variant == study.base]
    alike = [table for table in mine if table.rotations == 1]  # among equal bots a thing is not mistaken for its user
    tables = {table.number for table in alike or mine}
    samples = [sample for row in rows if row["table"] in tables for sample in seat_samples(row, together)]
    if variance([value for value, _ in samples]) == 0:
        return []  # everybody always won, or nobody ever did: nothing decided anything
    found = []
    for thing in sorted({thing for _, things in samples for thing in things}):
        used = [value for value, things in samples if thing in things]
        spared = [value for value, things in samples if thing not in things]
        if min(len(used), len(spared)) >= LEAST_USES:
            found.append(Lead(thing, difference_of(used, spared), len(used)))
    return sorted(found, key=lambda lead: -abs(lead.difference.value))


def seat_samples(row: Row, together: bool) -> Iterable[tuple[float, set[str]]]:
    """For each seat how much above luck it won and which things it used; a team that wins together is one seat."""
    if together:
        return [(float(bool(row["winners"])), {thing for things in row["things"] for thing in things})]
    seats = len(row["bots"])
    return [(win_part(row, seat) - 1 / seats, set(things)) for seat, things in enumerate(row["things"])]


def difference_of(first: Sequence[float], second: Sequence[float]) -> Mean:
    """The difference of two means, with its interval."""
    mean = sum(first) / len(first) - sum(second) / len(second)
    error = CONFIDENCE * sqrt(variance(first) / len(first) + variance(second) / len(second))
    return Mean(mean, mean - error, mean + error, len(first) + len(second))


@dataclass(frozen=True)
class Effect:
    """What a variant changes in one measure, compared with the base variant deal by deal."""

    variant: str
    seats: int
    line_up: tuple[str, ...]
    difference: Mean


def measures(together: bool) -> dict[str, Callable[[Row], float]]:
    """What variants are compared by."""
    common: dict[str, Callable[[Row], float]] = {
        "length": lambda row: row["length"],
        "choices": lambda row: row["choices"],
        "score": lambda row: max(row["scores"]),
        "capped": lambda row: float(row["capped"]),
    }
    if together:
        return {"win": lambda row: float(bool(row["winners"])), **common}
    return {
        "first": lambda row: win_part(row, row["first"]),
        "shared": lambda row: float(len(row["winners"]) > 1),
        **common,
    }


def effects(study: Study, rows: Sequence[Row], measure: Callable[[Row], float]) -> list[Effect]:
    """The effect of each variant on a measure, for each number of seats and line-up that the base has too."""
    values: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        values[row["table"]][row["deal"]].append(measure(row))
    found = []
    for table in study.tables:
        base = twin(study, table)
        if table.variant != study.base and base is not None:
            pairs = [(values[table.number][deal], values[base.number][deal]) for deal in values[table.number]]
            differences = [sum(a) / len(a) - sum(b) / len(b) for a, b in pairs if a and b]
            found.append(Effect(table.variant, table.seats, table.line_up, mean_of(differences)))
    return found


def twin(study: Study, table: Table) -> Table | None:
    """The base variant's table with the same seats and line-up."""
    for other in study.tables:
        if (other.variant, other.seats, other.line_up) == (study.base, table.seats, table.line_up):
            return other
    return None
