"""The recordings that the tests of the pages read: everything a game can say is in them, in the shape in which it is said."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.server.course import TABLE_EVENTS

TOOLS = Path(__file__).parents[2] / "tools"
LARGEST = 400_000  # bytes of a game's recordings


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of tools as a place to import from."""
    monkeypatch.syspath_prepend(str(TOOLS))


@pytest.mark.parametrize("game", boardroom.games())
def test_every_prompt_and_every_sentence_of_an_event_is_recorded(game: str) -> None:
    import record

    assert record.missing(game, record.kept(game)) == []


@pytest.mark.parametrize("game", boardroom.games())
def test_what_is_recorded_has_the_fields_that_are_sent_today(game: str) -> None:
    import record

    assert [line for one in record.kept(game) for line in record.outdated(one)] == []


def test_everything_that_the_server_itself_tells_is_recorded() -> None:
    import record

    said = {key for game in boardroom.games() for key in record.said_at(record.kept(game))}
    assert {f"event-{kind}" for kind in TABLE_EVENTS} <= said


@pytest.mark.parametrize("game", boardroom.games())
def test_recordings_stay_small_and_their_tables_have_names(game: str) -> None:
    import record

    assert record.file_of(game).stat().st_size < LARGEST
    names = [one.scene.name for one in record.kept(game)]
    assert len(names) == len(set(names)) and all(names)


@pytest.mark.parametrize("game", boardroom.games())
def test_recordings_are_written_as_they_are_read(game: str) -> None:
    import record

    lines = record.file_of(game).read_text("utf8").splitlines()
    assert list(map(json.loads, record.lines_of(record.kept(game)))) == list(map(json.loads, lines))


def test_a_sentence_that_nobody_was_told_asks_for_a_scene() -> None:
    import record

    [first, *_] = record.missing("burn-rate", [])
    assert first == "burn-rate: nobody was told prompt-take: write a scene in tools/record_scenes/burn_rate.py"


def test_a_field_with_another_name_is_found_in_a_row_of_a_row() -> None:
    import record

    recording = record.kept("startup-nation")[0]
    assert record.outdated(recording) == []
    row = recording.messages[0]["position"]["view"]["seats"][0]
    row["colour"] = row.pop("token")
    assert any(
        "position.view.seats[] has" in line and "run make recordings" in line for line in record.outdated(recording)
    )


def test_a_table_that_cannot_be_played_any_more_is_named() -> None:
    from dataclasses import replace

    import record

    recording = record.kept("startup-nation")[0]
    broken = replace(recording, scene=replace(recording.scene, steps=["play brigitte"]))
    [line] = record.outdated(broken)
    assert line.startswith("'the deal' cannot be played any more: ")


WAS = {"a": 1, "row": {"b": [1, 2, 3], "c": None}, "list": [{"d": 1}, {"d": 2}], "gone": True, "short": [1, 2, 3]}
NOW: list[Any] = [
    WAS,
    {},
    {**WAS, "a": None},
    {**WAS, "row": {"b": [1], "c": {"new": []}}},
    {**WAS, "list": [{"d": 1, "e": [{}]}, {"d": 2}, {"d": 3}, 4]},
    {**WAS, "list": [], "row": None},
    {**WAS, "short": [9, [1, {"x": 0}], 3, None]},
]


@pytest.mark.parametrize("now", NOW)
def test_what_is_different_makes_the_one_message_the_other(now: Any) -> None:
    from record_changes import change, changed

    before = deepcopy(WAS)
    by = json.loads(json.dumps(change(WAS, now)))
    assert changed(WAS, by) == now
    assert before == WAS


def test_shapes_tell_kinds_of_rows_apart() -> None:
    from record_shape import differences

    rows = [{"ref": "a", "face": "x"}, {"ref": "b", "back": "card"}]
    assert differences({"things": rows}, {"things": rows[::-1]}) == []
    assert differences({"things": rows}, {"things": rows[:1]}) == [
        "no longer: things[] has back, ref",
        "no longer: things[].back is str",
    ]
    assert differences({"faces": ["a:1"]}, {"faces": "a:1"}) == ["no longer: faces[] is str", "new: faces is str"]


def test_as_few_and_short_messages_as_possible_say_everything() -> None:
    from record_cover import Found, fewest
    from record_table import Scene

    scene = Scene("", "burn-rate", 2)
    long, short, both = (
        Found(scene, 1, 0, size, frozenset(says)) for size, says in ((900, {"a"}), (100, {"b"}), (950, {"a", "b", "c"}))
    )
    assert fewest([long, short, both], set()) == [short, both]
    assert fewest([long, short, both], {"c"}) == [short, long]
    assert fewest([long, short, both], {"a", "b", "c"}) == []
