"""Content files, tables set up by hand, and what is known to whom in burncycle."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import BadSave
from games.burncycle.cycle import table
from games.own_cards import load_with, mistakes_with
from kit import Given


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "units.toml",
            "level = 1",
            "level = 7",
            "units.toml: [u01]: expected level = a whole number from 1 to 3, not 7",
        ),
        ("units.toml", "perimeter", "dancing", "units.toml: [u03]: expected patrol = one of stationary"),
        ("plans.toml", "|a * a a g C|", "|a ? a a g C|", "plans.toml: [p1] square 1,0: expected one of the marks"),
        ("plans.toml", "+-+-+D+-+-+-+D+", "+-+-+-+-+-+-+D+", "plans.toml: [p1] square 0,0: expected a way to it"),
        ("missions.toml", 'square = "7,6"', 'square = "7,60"', "missions.toml: [m3] floor 2: expected a square"),
        ("terminals.toml", "UNLOCK 1", "UNLUCK 1", "terminals.toml: [t01]: expected an effect word"),
        ("network.toml", "1.0-2.0", "1.0-2.77", "network.toml: [w1]: expected a node"),
        ("dice.toml", '"2R"', '"2X"', "dice.toml: [elite]: expected a value from 0 to 9"),
        ("agents.toml", 'source = "original"', 'source = "a dream"', "agents.toml: [a1]: expected source = one of"),
        ("captains.toml", '"3=1k"', '"9=1k"', "captains.toml: [k1] floor 1: expected a post"),
        ("captains.toml", '["1=1", "3=1k", "5=*"]', "5", "captains.toml: [k1]: expected floors = 3 lists of posts"),
        ("keypads.toml", '["K-CHIP P"]', "[7]", "keypads.toml: [q01]: expected entries = 3 lists of entries"),
        (
            "keypads.toml",
            "resistance = [4",
            "iam = 1\nresistance = [4",
            "keypads.toml: [q01]: expected iam = true or false",
        ),
        ("ceos.toml", '["NEWPING 1"]', '["NEWPONG 1"]', "ceos.toml: [c1]: expected an effect word"),
        ("modules.toml", "green = [1", "green = [7", "modules.toml: [m1]: expected green = whole numbers from 1 to 6"),
        (
            "modules.toml",
            "green = [1, 2, 3, 4]",
            "green = []",
            "modules.toml: [m1]: expected green = at least one slot",
        ),
        ("dice.toml", '"wild"]', '"wild", "1"]', "dice.toml: [cycle]: expected six faces, not 7"),
        ("dice.toml", "[cycle]", "[bicycle]", "dice.toml: expected an entry [cycle]"),
        ("plans.toml", '"1 E"', '"1"', "plans.toml: [p1]: expected posts = a number and a direction"),
        ("plans.toml", '"0,3 0,7', '"0,99 0,7', "plans.toml: [p1] perimeter: expected a square"),
        (
            "missions.toml",
            'zones = ["c", "d"]',
            'zones = ["q", "d"]',
            "missions.toml: [m7] floor 2: expected rooms from a, b, c, d, e, f, not 'q'",
        ),
        (
            "missions.toml",
            "count = [2, 3, 4, 5]",
            "count = [4, 3, 4, 5]",
            "missions.toml: [m6] floor 1: expected enough places for copy",
        ),
        ("missions.toml", "draw = [3, 3", "draw = [9, 3", "missions.toml: [m1] floor 1: expected draw = at most 6"),
        (
            "missions.toml",
            "terminals = [6, 7, 8",
            "terminals = [1, 7, 8",
            "missions.toml: [m5] floor 1: expected enough places",
        ),
        ("missions.toml", "caches = [3", "caches = [30", "missions.toml: [m1] floor 1: expected caches = at most 4"),
        ("corporations.toml", '"m1", ', "", "missions.toml: [m1]: expected a corporation in corporations.toml"),
        ("corporations.toml", '"m5"', '"m4"', "corporations.toml: [x2]: expected missions that no other corporation"),
        ("corporations.toml", '"k1"', '"k9"', "corporations.toml: [x1]: expected captains from k1, k2"),
        ("corporations.toml", '"lunch"', '"brunch"', "corporations.toml: [x1]: expected twist = one of lunch"),
        ("network.toml", '"H U T P"', '"H U T P P"', "network.toml: [w2]: expected as many nodes on each layer as w1"),
    ],
)
def test_a_mistake_is_named_by_file_entry_and_square(file: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    told = mistakes_with("burncycle", tmp_path, (file, old, new))
    assert [line for line in told if line.startswith(said)] != []


def test_an_owner_s_mission_can_be_played(tmp_path: Path) -> None:
    game = load_with("burncycle", tmp_path, ("missions.toml", "count = [1, 1, 1, 1]", "count = [2, 2, 2, 2]"))
    [goal] = Given(game.start(1)).view(-1)["goals"]
    assert (goal["goal"], goal["now"], goal["needed"]) == ("copy", 0, 2)
    assert game.content != boardroom.load("burncycle").content


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"colour": "red"}, "a table has no 'colour'"),
        ({"at": {"0": "99,1"}}, "a square is written as x,y from 0,0 to 13,11, not '99,1'"),
        ({"at": {"r2": "1,1"}}, "there is no robot 'r2'; the robots are 0, module"),
        ({"unlocked": ["1,1 q"]}, "there is no door '1,1 q'; the doors are "),
        ({"terminals": ["1,1"]}, "there is no terminal square '1,1'; the terminal squares are "),
        ({"destroyed": ["1,1"]}, "there is no direction ''; the directions are n, e, s, w"),
        ({"chips": ["Q"]}, "there is no chip 'Q'; the chips are S, P, T, U, captain"),
        ({"chips": 5}, "chips is a list, not int"),
        ({"levels": [3, 1]}, r"levels is a dict by seat, or a list of 1, not \[3, 1\]"),
        ({"units": ["u01"]}, r"units is a dict by unit, not \['u01'\]"),
        ({"step": "lunch"}, "step is one of"),
        ({"threat": 999}, "threat is a whole number"),
        ({"hands": {"0": ["n99"]}}, "there is no network card 'n99'; the network cards are "),
    ],
)
def test_a_table_that_cannot_be_is_refused(said: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSave, match=problem):
        boardroom.load("burncycle").restore({"table": {"seats": 1, **said}})


def test_all_seats_see_the_same_table() -> None:
    given = table(seats=3)
    views = [{**given.view(seat), "seat": 0, "prompt": None} for seat in range(-1, 3)]
    assert all(view == views[0] for view in views)


def test_what_is_called_by_a_number_is_told_as_a_number() -> None:
    """The browser names slots too: `Open slot 5` once became `Open slot slot 5` there."""
    game = boardroom.load("burncycle")
    assert game.action(game.code("open 5")).params == {"slot": 5}
    assert game.label(game.code("open 5"), "en") == "Open slot 5"
