"""burncycle's table in the terminal: lines that fit, a map that agrees with the view, and words from the texts alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from rich.text import Text

import boardroom
from boardroom.games.burncycle.shapes import View
from boardroom.terminal.menus import whole_label
from boardroom.terminal.names import cast_of
from boardroom.terminal.tables.burncycle import SPARE, draw, entitle, name_thing, read_cards
from boardroom.terminal.tables.burncycle_edges import Edge, edges_of
from boardroom.terminal.tables.burncycle_map import CELL, MARGIN, draw_map, whole_height
from boardroom.terminal.tables.burncycle_places import node_name, place_name, point_of, side_of
from boardroom.terminal.tables.burncycle_squares import FACING
from boardroom.terminal.tables.burncycle_things import NAMES
from boardroom.terminal.words import Words

game = boardroom.load("burncycle")
MISSIONS = ["m1", "m3", "m12"]
SIZES = [(80, 14), (100, 20), (140, 24)]
WHOLE = 40  # lines: enough for the whole map
RAW = re.compile(
    r"None|True|False(?![\s-])|[{}]|\b(?:bc|prompt|action|unit|agent|item|ability|goal|die|entry)-\w|\w:\w"
)


def words_in(lang: str, seats: int) -> Words:
    """The words of a table with one person."""
    return Words(game, lang, cast_of(["Camille"] + ["greedy"] * (seats - 1), 0))


def views(seats: int, mission: str, seed: int, every: int = 25) -> Iterator[View]:
    """Some views of a random game, those of who decides, and the last one."""
    state = game.start(seats, seed=seed, mission=mission)
    luck = boardroom.Luck(seed, "table")
    number = 0
    while not state.over:
        if number % every == 0:
            yield cast(View, state.view(state.seat))
        state.play(luck.pick(state.legal()))
        number += 1
    yield cast(View, state.view(-1))


def text_at(lines: list[Text], view: View, square: str) -> str:
    """The two characters that the map shows for a square, found by the letters and numbers of its margins."""
    name = place_name(square)
    start = lines[0].plain.index(name[0])
    row = next(line.plain for line in lines if line.plain[:MARGIN].strip() == name[1:])
    return row[start : start + CELL - 1]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_line_fits_and_says_words(seats: int, mission: str, lang: str) -> None:
    words = words_in(lang, seats)
    for view in views(seats, mission, seed=seats):
        for width, height in SIZES:
            lines = draw(view, words, width, height)
            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= max(height, whole_height(view)) <= height + SPARE
            assert not [line.plain for line in lines if RAW.search(line.plain)]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_robot_and_unit_stands_on_its_square(seats: int, mission: str) -> None:
    for view in views(seats, mission, seed=10 + seats):
        lines = draw_map(view, WHOLE)
        for robot in view["robots"]:
            if robot["at"] is not None:
                letter = "M" if robot["robot"] == "module" else "ABCD"[int(robot["robot"])]
                assert text_at(lines, view, robot["at"])[0] == letter
        for unit in view["units"]:
            level = "♛" if unit["unit"] == "captain" else str(unit["level"])
            assert text_at(lines, view, unit["at"]) == level + ("z" if unit["stunned"] else FACING[unit["facing"]])


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_door_shows_whether_it_is_locked(mission: str) -> None:
    for view in views(2, mission, seed=3):
        lines = [line.plain for line in draw_map(view, WHOLE)]
        numbers = [line[:MARGIN].strip() for line in lines]
        for door in view["doors"]:
            is_flat, column, row = side_of(door["edge"])
            start = MARGIN + column * CELL
            at = numbers.index(str(row + 1))
            shown = lines[at - 1][start + 1 : start + CELL] if is_flat else lines[at][start]
            mark = Edge.UNLOCKED if door["unlocked"] else Edge.LOCKED
            assert shown == (mark.flat * 2 if is_flat else mark.upright)


def test_a_broken_wall_is_rubble() -> None:
    view = next(views(2, "m1", seed=1))
    wall = "1,4:n"
    assert edges_of(view)[side_of(wall)] is Edge.WALL
    view["destroyed"] = [wall]
    assert edges_of(view)[side_of(wall)] is Edge.RUBBLE
    assert any("∴∴" in line.plain for line in draw_map(view, WHOLE))


def test_the_squares_that_units_see_are_dotted() -> None:
    for view in views(2, "m1", seed=5):
        lines = draw_map(view, WHOLE)
        taken = {piece["at"] for piece in [*view["robots"], *view["units"]]}
        alerts = {robot["alert"] for robot in view["robots"]}
        ways = {square for routes in view["turn"]["routes"].values() for square in routes}
        for square in {square for unit in view["units"] for square in unit["sees"]} - taken - alerts - ways:
            assert text_at(lines, view, square)[1] == "·"


def test_a_movement_shows_what_each_square_costs() -> None:
    found = 0
    for view in views(2, "m1", seed=2, every=1):
        for square, way in view["turn"]["routes"].get(str(view["active"]), {}).items():
            shown = text_at(draw_map(view, WHOLE), view, square)
            assert shown[1] == str(way["ap"]) if not way["seen"] else "!" in shown
            found += 1
    assert found


def test_a_low_map_keeps_the_row_of_who_acts() -> None:
    for view in views(3, "m1", seed=8):
        lines = draw_map(view, 9)
        own = view["robots"][view["active"]]["at"]
        assert len(lines) == 9
        if own is not None:
            assert text_at(lines, view, own)[0] == "ABC"[view["active"]]


def test_what_does_not_fit_is_counted() -> None:
    view = next(views(4, "m1", seed=1))
    last = [line.plain for line in draw(view, words_in("en", 4), 80, 16)][:16]
    folded = next(line for line in last if re.search(r"\+ \d", line))
    names = folded.partition("+ ")[2]
    assert int(names[0]) >= names.count(",") + 1 > 1


def test_a_high_table_folds_nothing() -> None:
    view = next(views(2, "m3", seed=1))
    text = "\n".join(line.plain for line in draw(view, words_in("en", 2), 140, 100))
    assert not re.search(r"\+ \d|… \+", text)
    assert "Foreman" in text or "Inspector" in text or "Matron" in text or "Marshal" in text


def test_a_narrow_table_has_the_map_and_what_fits_below() -> None:
    view = next(views(2, "m1", seed=1))
    lines = draw(view, words_in("fr", 2), 60, 30)
    assert max(line.cell_len for line in lines) <= 60
    assert len(lines) <= 30
    assert any("Menace" in line.plain for line in lines)


def test_colour_says_nothing_that_letters_do_not() -> None:
    for view in views(3, "m3", seed=4, every=40):
        marks = [text_at(draw_map(view, WHOLE), view, row["at"]) for row in view["robots"] if row["at"]]
        assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    state, luck, words = game.start(seats, seed=6), boardroom.Luck(6, "hidden"), words_in("fr", seats)
    for number in range(60):
        if state.over:
            break
        if number % 10 == 0:
            twin = state.imagine(state.seat, boardroom.Luck(number))
            shown = [draw(cast(View, one.view(state.seat)), words, 100, 20) for one in (state, twin)]
            assert [line.plain for line in shown[0]] == [line.plain for line in shown[1]]
        state.play(luck.pick(state.legal()))


def unnamed(ref: str) -> str | None:
    """What a thing would be called if the table had forgotten it."""
    kind, _, name = ref.partition(":")
    return name if kind in NAMES else None


def test_squares_are_named_as_the_margins_do() -> None:
    view = next(views(1, "m1", seed=1))
    assert point_of("13,7") == (13, 7)
    assert name_thing("square:13,7", view, words_in("fr", 1)) == "N8"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_that_can_be_picked_has_a_name_of_its_own(lang: str) -> None:
    view, words = next(views(4, "m1", seed=1)), words_in(lang, 4)
    names = {ref: name_thing(ref, view, words) or words.thing(ref) for action in game.actions for ref in action.refs}
    assert not [ref for ref, name in names.items() if RAW.search(name) or name == unnamed(ref)]
    for kind in ("basic", "advanced", "elite", "amount", "option", "slot"):
        assert all(ref.partition(":")[2] in name for ref, name in names.items() if ref.startswith(f"{kind}:"))
    assert names["own:P"] != names["team:P"]


def test_a_choice_that_is_its_thing_is_named_once() -> None:
    view = next(view for view in views(1, "m1", seed=1, every=20) if view["round"] > 1)
    labels = [whole_label(game.code(f"slot {number}"), view, words_in("fr", 1)) for number in range(1, 7)]
    assert [label.count("Emplacement") for label in labels] == [1] * 6
    assert sum("(le jeton capitaine)" in label for label in labels) == 1


def test_a_high_screen_uses_the_room_under_the_map() -> None:
    view = next(views(2, "m1", seed=1))
    lines = [line.plain for line in draw(view, words_in("fr", 2), 80, 1000)]
    assert not any(re.search(r"\+ \d|… \+", line) for line in lines)
    assert max(len(line) for line in lines[20:]) > 70
    assert len(lines) < 50


def test_the_title_has_the_mission_the_floor_and_the_round() -> None:
    view = next(views(2, "m3", seed=1))
    assert entitle(view, words_in("fr", 2)) == "burncycle · Répondre à tous · étage 1/2 · manche 1"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_cards_tell_all_that_the_table_folds(lang: str) -> None:
    words = words_in(lang, 2)
    for view in views(2, "m12", seed=9):
        lines = [line.plain for line in read_cards(view, words, 100)]
        assert not [line for line in lines if RAW.search(line) or len(line) > 100]
        for unit in view["units"]:
            assert any(line.startswith(place_name(unit["at"])) for line in lines)
        assert any(words.thing("captain", view["captain"])[1:] in line for line in lines)


def test_nodes_are_counted_from_one() -> None:
    assert node_name("2.4") == "2.5"
