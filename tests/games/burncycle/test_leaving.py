"""Leaving a floor: by which secure zone, from every floor of every mission; the card says what the rules do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import boardroom
from boardroom.games.burncycle.content.names import MODULE
from boardroom.games.burncycle.forms.mission import exits_of, waits_of
from boardroom.games.burncycle.rules.floors import next_floor
from boardroom.games.burncycle.rules.mission import is_floor_done
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import SQUARE_NAMES
from games.burncycle.cycle import robot, table
from kit import Given, rule
from kit.given import seen

GAME = boardroom.load("burncycle")
MISSIONS = {mission: GAME.start(2, seed=1, mission=mission) for mission in GAME.things["mission"]}
FLOORS = [
    (m, floor) for m, state in MISSIONS.items() for floor, _ in enumerate(Given(state).view(-1)["mission"]["floors"])
]
PLACES = {  # three squares of each, which are the same on all plans
    "north": ("6,1", "7,1", "6,2"), "south": ("6,8", "7,8", "6,9"), "hall": ("6,3", "7,3", "8,3"),
    "outside": ("6,11", "7,11", "8,11"),
}  # fmt: skip
ROBOTS = (0, 1, MODULE)
ZONES = {"north": "s1", "south": "s2"}


@rule("BC-2.11.3", "BC-A64")
def test_return_to_sender_is_left_by_the_northern_zone_only() -> None:
    said: dict[str, Any] = {"options": {"mission": "m6"}, "goals": [9, 1], "step": "end"}
    south = table(**said, at={"0": "6,8", "module": "7,9"}).play("end routing")
    assert not south.state.over
    assert [robot(south, name)["began"] for name in ("0", "module")] == ["s2", "s2"]
    parted = table(**said, at={"0": "6,1", "module": "7,9"}).play("end routing")
    assert not parted.state.over
    north = table(**said, at={"0": "6,1", "module": "7,1"}).play("end routing")
    assert north.state.outcome is not None and north.state.outcome.reason == "won"


@rule("BC-2.2.13", "BC-A64")
def test_a_robot_that_is_placed_outside_began_in_the_south_where_that_counts() -> None:
    views = [Given(placed(mission)).view(-1) for mission in ("m6", "m1")]
    assert [[row["began"] for row in view["robots"]] for view in views] == [["s2", "s2", "s2"], [None, None, None]]


@rule("BC-2.11.3", "BC-A51", "BC-A64")
@pytest.mark.parametrize(("mission", "floor"), FLOORS)
def test_a_floor_is_done_exactly_where_its_card_lets_everybody_out(mission: str, floor: int) -> None:
    """From wherever each robot came, however they stand, with agent B awake and shut down."""
    found, said = [], []
    for state, came in begun(mission, floor):
        exits = [ways_out(state, place) for place in came]
        for places, down in product(product(PLACES, repeat=3), (0, 0b10)):
            stand(state, places)
            state.down = down
            awake = [number for number, robot in enumerate(ROBOTS) if not down >> robot & 1]
            are_out = all(places[number] in exits[number] for number in awake)
            lit = {ZONES[zone] for number in awake for zone in exits[number]}
            said.append((came, places, down, are_out, are_out, lit))
            found.append((came, places, down, is_floor_done(state), waits_of(state) == [], set(exits_of(state))))
    assert found == said


def ways_out(state: Table, came: str) -> list[str]:
    """By which zones whoever came in by this side may leave, as the floor's card has it; from outside is from the south."""
    card = seen(state, -1)["mission"]
    is_other = card["floors"][card["floor"] - 1]["exit"] == "other"
    return [zone for zone in ZONES if not (is_other and zone == came)]


def begun(mission: str, floor: int) -> Iterator[tuple[Table, tuple[str, ...]]]:
    """The floor as it begins, for each way of leaving the one before; the first one is entered from outside, in the south."""
    for sides in product(ZONES, repeat=3) if floor else [("south",) * 3]:
        state = placed(mission)
        for _ in range(floor):
            stand(state, sides)
            next_floor(state)
        state.goals = [99] * len(state.goals)
        yield state, sides


def stand(state: Table, places: tuple[str, ...]) -> None:
    """The robots in these places, each on a square of its own."""
    for number, place in enumerate(places):
        state.at[ROBOTS[number]] = SQUARE_NAMES.index(PLACES[place][number])


def placed(mission: str) -> Table:
    """A new game of two with all set-up choices made: the first of each."""
    state = MISSIONS[mission].copy()
    assert isinstance(state, Table)
    given = Given(state)
    while "begin" not in given.legal_texts():
        given.play("end routing" if "end routing" in given.legal_texts() else given.legal_texts()[0])
    return state
