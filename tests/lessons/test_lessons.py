"""The guided first games: every script fits the rules, and the check finds what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.core.errors import BadContent
from boardroom.lessons.check import problems
from boardroom.lessons.conditions import Condition, at
from boardroom.lessons.script import FOLDER, Lesson, lesson, lessons
from boardroom.lessons.walk import LessonChanged, Walk

GAME = "startup-nation"

SCRIPT = """
minutes = 5
[free]
seats = 4
levels = [1, 1, 1]
[positions.table]
seed = 4
table = { hands = [["intern_fire", "investor"], ["salesperson"], ["recruiter"], ["emmanuel"]], deck = ["recruiter"] }
[[chapters]]
name = "one"
[[chapters.steps]]
name = "hello"
position = "table"
point = ["seat:1", "hand:investor", "deck", "at:log"]
[[chapters.steps]]
name = "press"
press = ["play intern_fire seat:1 recruiter", "play intern_fire seat:1 tech_lead"]
replies = ["answer above"]
wrong = { "play investor *" = "no-investor" }
[[chapters.steps]]
name = "task"
position = "table"
[chapters.steps.task]
goal = [{ event = "bpi_given", target = 0 }, { view = "seats/seat:0/bpi", at_least = 1 }]
never = [{ event = "answered" }]
solution = ["play investor seat:0"]
tries = [["play investor seat:1"], ["play intern_fire seat:1 intern"]]
"""
TEXTS = """
lesson-lead = A
lesson-end = B
chapter-one = C
one-hello = D
one-press = E
    .do = F
    .no-investor = G
one-task = H
    .do = I
"""


def written(folder: Path, script: str = SCRIPT, texts: str = TEXTS) -> Lesson:
    """A lesson of Start-Up Nation in a folder of its own."""
    (folder / f"{GAME}.toml").write_text(script, "utf8")
    for lang in ("en", "fr"):
        (folder / f"{GAME}.{lang}.ftl").write_text(texts, "utf8")
    return lesson(GAME, folder)


def walk(script: Lesson, step: int, *texts: str) -> Walk:
    """A learner who has come to this step by these choices."""
    first = Walk(script, script.chapters[0])
    return Walk(script, script.chapters[0], step, [first.game.code(text) for text in texts])


@pytest.mark.parametrize("game", lessons())
def test_every_lesson_fits_the_rules(game: str) -> None:
    assert problems(game) == []


def test_a_small_lesson_is_right(tmp_path: Path) -> None:
    written(tmp_path)
    assert problems(GAME, tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"deck", ', '"decks", ', "points at decks"),
        ('"at:log"', '"at:dog"', "points at at:dog"),
        ('["answer above"]', '["answer below"]', "cannot 'answer below'"),
        ("seat:1 recruiter", "seat:1 salesperson", "cannot 'answer above'"),
        ("play investor *", "play director *", "nobody can choose play director *"),
        ('solution = ["play investor seat:0"]', 'solution = ["play investor seat:1"]', "its solution is wrong"),
        ('[["play investor seat:1"], ', '[["play investor seat:0"], ', "the try play investor seat:0 is right"),
        ('"bpi_given"', '"bpi_taxed"', "nothing tells of an event bpi_taxed"),
        ("seat:0/bpi", "seat:0/ipb", "there is no seats/seat:0/ipb"),
        ('name = "task"\nposition = "table"', 'name = "task"', "seat 1 decides"),
    ],
)
def test_what_does_not_fit_the_rules_is_named(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in SCRIPT
    written(tmp_path, SCRIPT.replace(old, new))
    assert any(told in problem for problem in problems(GAME, tmp_path)), problems(GAME, tmp_path)


def test_what_is_played_behind_a_task_needs_a_position(tmp_path: Path) -> None:
    more = '[[chapters.steps]]\nname = "more"\nbefore = ["play recruiter seat:0"]\n'
    written(tmp_path, SCRIPT + more, TEXTS + "one-more = J\n")
    assert any("a position of its own" in problem for problem in problems(GAME, tmp_path))


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (TEXTS.replace("    .do = F\n", ""), "expected a text one-press.do"),
        (TEXTS + "one-else = K\n", "nothing says one-else"),
        (TEXTS.replace("= D", "= D" + " d" * 40), "one-hello has 41 words"),
    ],
)
def test_texts_that_are_missing_left_over_or_long_are_named(tmp_path: Path, texts: str, told: str) -> None:
    written(tmp_path, SCRIPT, texts)
    assert any(told in problem for problem in problems(GAME, tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('position = "table"\npoint', 'position = "tabel"\npoint', "position = one of table"),
        ("event = ", "evnt = ", "conditions with event"),
        ("minutes = 5", "minuets = 5", "minutes = a whole number"),
        ('solution = ["play investor seat:0"]', "", "solution = a list"),
    ],
)
def test_a_slip_in_the_file_is_named(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(BadContent, match=told):
        written(tmp_path, SCRIPT.replace(old, new))


def test_a_right_choice_goes_on_and_a_wrong_one_changes_nothing(tmp_path: Path) -> None:
    script = written(tmp_path)
    learner = walk(script, 1)
    wrong = learner.choose(learner.game.code("play investor seat:2"))
    assert (wrong.word, wrong.say, learner.plays, learner.number) == ("wrong", "no-investor", [], 1)
    assert learner.choose(learner.game.code("play intern_fire seat:1 tech_lead")).word == "right"
    assert (learner.number, learner.choices, learner.own) == (2, [], 0)


def test_a_failed_task_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    learner = walk(written(tmp_path), 2)
    before = learner.state.save()
    assert learner.choose(learner.game.code("play intern_fire seat:1 intern")).word == "wrong"
    assert (learner.state.save(), learner.plays, learner.choices, learner.told) == (before, [], [], [])


def test_the_way_is_walked_again_from_the_choices_alone(tmp_path: Path) -> None:
    longer = SCRIPT.replace('seat:0/bpi", at_least = 1', 'seat:0/bpi", at_least = 2').replace(
        "[chapters.steps.task]", "[chapters.steps.task]\nchoices = 9"
    )
    script = written(tmp_path, longer)
    learner = walk(script, 2)
    assert learner.choose(learner.game.code("play investor seat:0")).word == "on"
    again = Walk(script, script.chapters[0], 2, learner.choices)
    assert (again.state.save(), again.plays) == (learner.state.save(), learner.plays)
    assert len(again.plays) > 1, "the others have played, too"


@pytest.mark.parametrize(
    ("step", "text"), [(9, ""), (2, "play investor seat:2"), (0, "play investor seat:0"), (2, "answer below")]
)
def test_what_the_script_does_not_lead_to_is_told(tmp_path: Path, step: int, text: str) -> None:
    with pytest.raises(LessonChanged):
        walk(written(tmp_path), step, *([text] if text else []))


def test_conditions_compare_what_is_told_and_seen() -> None:
    view = {"seats": [{"ref": "seat:0", "bpi": 1}], "own": {"hand": ["emmanuel"]}}
    told = [{"kind": "answered", "seat": 1, "answer": "below"}]
    assert Condition("answered", {"answer": ["above", "below"]}).holds(view, told)
    assert not Condition("answered", {"seat": 2}).holds(view, told)
    assert Condition(path=("own", "hand"), compare="has", value="emmanuel").holds(view, told)
    assert not Condition(path=("seats", "0", "bpi"), compare="at_least", value=2).holds(view, told)
    assert at(view, ("seats", "seat:0", "bpi")) == 1


def test_lessons_come_with_the_package() -> None:
    assert {file.suffix for file in FOLDER.iterdir() if file.stem.partition(".")[0] == GAME} == {".toml", ".ftl"}
