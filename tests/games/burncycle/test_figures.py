"""What boards draw from: the plan, alert ranges, prices, and the ways of a movement."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import boardroom
from boardroom import State

GAME = boardroom.load("burncycle")


def seen(state: State) -> Mapping[str, Any]:
    """The view, which is the same for everybody."""
    return state.view(-1)


def moving(seed: int) -> State:
    """A state in the middle of a movement."""
    random = Random(seed)
    state = GAME.start(2, seed=seed, mission="m3")
    while not seen(state)["turn"]["routes"]:
        state.play(random.choice(state.legal()))
    return state


def test_the_map_names_every_square_and_all_doors() -> None:
    plan = seen(GAME.start(1, seed=1, mission="m1"))["map"]
    assert [len(plan[name]) for name in ("zones", "east", "south")] == [168, 168, 168]
    assert plan["zones"].count("1") == plan["zones"].count("2") == 4
    assert (plan["east"] + plan["south"]).count("D") == len(seen(GAME.start(1, seed=1))["doors"])


def test_a_way_can_be_walked_and_costs_what_it_says() -> None:
    for seed in range(40):
        state = moving(seed)
        turn = seen(state)["turn"]
        robot, reached = next((name, ways) for name, ways in turn["routes"].items() if ways or name == "module")
        for square, way in reached.items():
            twin = state.copy()
            for direction in way["way"]:
                if seen(twin)["turn"]["ap"] is None:
                    break  # an inspection or a lost chip asks something first
                twin.play(GAME.code(f"step {robot} {direction}"))
            else:
                row = next(row for row in seen(twin)["robots"] if row["robot"] == robot)
                left = seen(twin)["turn"]["ap"]
                assert row["at"] == square
                is_used_up = way["ap"] == turn["ap"]  # and another movement may follow
                assert left is None or is_used_up or left == turn["ap"] - way["ap"]


def test_a_stunned_unit_sees_nothing_and_every_other_sees_its_own_square() -> None:
    units = seen(GAME.start(3, seed=4))["units"]
    assert units and all(unit["at"] in unit["sees"] for unit in units if not unit["stunned"])


def test_a_purchase_costs_what_its_row_says() -> None:
    state = GAME.start(1, seed=2, agents=["a2"])
    row = seen(state)["seats"][0]
    [die] = [offer for offer in row["purchases"] if offer["buy"] == "die-1"]
    state.play(GAME.code("buy die-1"))
    after = seen(state)["seats"][0]
    assert after["power"] == row["power"] - die["price"] and after["purchases"][0]["bought"]


def test_the_ledgers_of_petty_cash_are_its_targets() -> None:
    for seats in range(1, 5):
        plan = seen(GAME.start(seats, seed=2, mission="m1"))["map"]
        assert len(plan["targets"]) == 3 and set(plan["targets"]) < set(plan["objectives"])
