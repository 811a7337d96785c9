"""Numbers and planes for learners say what the view says, in the same words."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

import boardroom
from boardroom import State
from boardroom.games.burncycle.content.names import HEIGHT, WIDTH
from boardroom.research.subject import Subject

Seen = dict[str, dict[str, float]]  # by plane the squares that are not 0, by name


@pytest.fixture(scope="module", params=[("m8", 3), ("m7", 2), ("m4", 1)])
def walked(request: pytest.FixtureRequest) -> tuple[Subject, list[State]]:
    """Positions of a random game."""
    mission, seats = request.param
    subject = Subject("burncycle", seats, {"mission": mission}, planes=True)
    state, luck = subject.start(seed=2), boardroom.Luck(2)
    found: list[State] = []
    while not state.over and len(found) < 40:
        found.append(state.copy())
        for _ in range(6):
            if not state.over:
                state.play(luck.pick(state.legal()))
    return subject, [*found, state]


def numbers_of(subject: Subject, state: State, seat: int) -> dict[str, float]:
    return dict(zip(subject.names, subject.numbers(state, seat), strict=True))


def seen_of(subject: Subject, state: State, seat: int) -> Seen:
    assert subject.planes is not None
    numbers = array("f", subject.planes.of(state, seat)).tolist()
    size = WIDTH * HEIGHT
    return {name: squares(numbers[number * size :][:size]) for number, name in enumerate(subject.planes.names)}


def squares(numbers: list[float]) -> dict[str, float]:
    return {f"{place % WIDTH},{place // WIDTH}": number for place, number in enumerate(numbers) if number}


def marked(text: str, mark: str) -> set[str]:
    return {f"{place % WIDTH},{place // WIDTH}" for place, found in enumerate(text) if found == mark}


def test_zones_and_walls_are_those_of_the_map(walked: tuple[Subject, list[State]]) -> None:
    subject, states = walked
    for state in states:
        view: Any = state.view(0)
        seen, zones = seen_of(subject, state, 0), view["map"]["zones"]
        for plane, mark in (("exterior", "x"), ("hall", "."), ("secure:1", "1"), ("secure:2", "2")):
            assert set(seen[plane]) == marked(zones, mark)
        for edge, name in (("e", "east"), ("s", "south")):
            broken = {text.rpartition(":")[0] for text in view["destroyed"] if text.endswith(edge)}
            assert broken.isdisjoint(seen[f"wall:{edge}"])
            assert (
                marked(view["map"][name], "|") - set(seen[f"wall:{edge}"]) <= neighbours_of(view["destroyed"]) | broken
            )
            doors = {row["edge"].rpartition(":")[0]: row for row in view["doors"] if row["edge"].endswith(edge)}
            assert set(seen[f"unlocked:{edge}"]) == {square for square, row in doors.items() if row["unlocked"]}
            assert set(seen[f"locked:{edge}"]) == {square for square, row in doors.items() if not row["unlocked"]}
        assert len(seen["room"]) == sum(mark.islower() and mark != "x" for mark in zones)
        assert set(seen["hideout"]) == set(view["map"]["hideouts"]) and set(seen["post"]) == set(view["map"]["posts"])


def neighbours_of(edges: list[str]) -> set[str]:
    """The squares that have the number of an edge that is told from its other side."""
    ends = [edge.split(":") for edge in edges]
    west = {f"{int(at.split(',')[0]) - 1},{at.split(',')[1]}" for at, direction in ends if direction == "w"}
    return west | {f"{at.split(',')[0]},{int(at.split(',')[1]) - 1}" for at, direction in ends if direction == "n"}


def test_pieces_stand_where_the_view_has_them(walked: tuple[Subject, list[State]]) -> None:
    subject, states = walked
    for state in states:
        for seat in range(subject.seats):
            view: Any = state.view(seat)
            seen = seen_of(subject, state, seat)
            at = {row["robot"]: row["at"] for row in view["robots"]}
            for other in range(subject.seats):
                assert list(seen[f"agent+{other}"]) == [s for s in [at[str((seat + other) % subject.seats)]] if s]
            assert list(seen["module"]) == [s for s in [at["module"]] if s]
            assert set(seen["alert_chip"]) == {row["alert"] for row in view["robots"]} - {None, "on"}
            assert set(seen["terminal"]) == {row["at"] for row in view["terminals"]}
            assert set(seen["mainframe"]) == {row["at"] for row in view["terminals"] if row["mainframe"]}
            assert set(seen["cache"]) == set(view["caches"])
            assert set(seen["objective"]) == set(view["map"]["targets"])


def test_units_and_all_that_they_see(walked: tuple[Subject, list[State]]) -> None:
    subject, states = walked
    for state in states:
        view: Any = state.view(0)
        seen = seen_of(subject, state, 0)
        rows = {row["at"]: row for row in view["units"]}
        assert set(seen["unit"]) == set(rows)
        assert set(seen["seen"]) == {square for row in view["units"] for square in row["sees"]}
        assert set(seen["stunned"]) == {square for square, row in rows.items() if row["stunned"]}
        for square, row in rows.items():
            assert seen["unit"][square] == row["level"] / 4
            assert seen[f"faces:{row['facing']}"][square] == 1
            assert seen["reach"][square] == pytest.approx(row["alert"] / 6)


def test_the_team_is_counted_from_the_seat_that_looks(walked: tuple[Subject, list[State]]) -> None:
    subject, states = walked
    for state in states:
        for seat in range(subject.seats):
            view: Any = state.view(seat)
            told = numbers_of(subject, state, seat)
            for step in range(subject.seats):
                row, name = view["seats"][(seat + step) % subject.seats], f"seat+{step}"
                assert cards_of(told, f"{name}:card:") == row["hand"]
                assert cards_of(told, f"{name}:ip:") == [row["ip"]] * row["ip"][0].isdigit()
                assert cards_of(told, f"{name}:imperative:") == [card for card in [row["imperative"]] if card]
                assert cards_of(told, f"{name}:agent:") == [agent for agent in [row["agent"]] if agent]
                assert told[f"{name}:power"] == pytest.approx(min(1.0, row["power"] / 12))
                assert told[f"{name}:ip_banned"] == (row["ip"] == "banned")
                assert told[f"{name}:decider"] == (view["decider"] == (seat + step) % subject.seats)


def cards_of(told: dict[str, float], beginning: str) -> list[str]:
    return [name.removeprefix(beginning) for name, number in told.items() if name.startswith(beginning) and number]


def test_mission_cycle_turn_and_network_are_those_of_the_view(walked: tuple[Subject, list[State]]) -> None:
    subject, states = walked
    for state in states:
        view: Any = state.view(0)
        told = numbers_of(subject, state, 0)
        assert cards_of(told, "mission:") == [view["mission"]["key"]] and cards_of(told, "plan:") == [view["plan"]]
        assert told["threat"] == pytest.approx(min(1.0, view["threat"] / view["limit"]))
        assert cards_of(told, "ping:") == sorted(set(view["pings"]), key=view_order(subject, "ping:"))
        phase = "over" if view["outcome"] else view["turn"]["steps"][-1]
        assert cards_of(told, "phase:") == [phase]
        for row in view["goals"]:
            assert told[f"goal:{row['goal']}:open"] == (row["now"] < row["needed"])
            assert told[f"goal:{row['goal']}:done"] == pytest.approx(row["now"] / row["needed"])
        for row in view["cycle"]:
            chips = ("S", "P", "T", "U", "captain")
            assert [chip for chip in chips if told[f"slot:{row['slot']}:{chip}"]] == [c for c in [row["chip"]] if c]
            assert told[f"slot:{row['slot']}:degraded"] == row["degraded"]
        for die, count in view["turn"]["dice"].items():
            assert told[f"dice:{die}"] == pytest.approx(min(1.0, count / 9))
        for number, row in enumerate(view["doors"]):
            assert told[f"door:{number + 1}:unlocked"] == (row["unlocked"] and row["keypad"] is None)
            assert told[f"door:{number + 1}:keypad"] == (row["keypad"] is not None)


def view_order(subject: Subject, beginning: str) -> Any:
    names = [name.removeprefix(beginning) for name in subject.names if name.startswith(beginning)]
    return names.index


def test_only_who_decides_is_told_what_the_dice_are_for() -> None:
    """The prompt says it to that seat alone; the others see that dice are chosen."""
    subject = Subject("burncycle", 2, {})
    state, luck = subject.start(seed=1), boardroom.Luck(1)
    while numbers_of(subject, state, 0)["phase:dice"] == 0:
        state.play(luck.pick(state.legal()))
    asked, other = (cards_of(numbers_of(subject, state, seat), "test:") for seat in (state.seat, 1 - state.seat))
    assert len(asked) == 1 and other == []
    prompt: Any = state.view(state.seat)["prompt"]
    assert prompt["params"]["purpose"] == asked[0]
