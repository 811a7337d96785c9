"""Puzzles: the shipped ones hold what they promise, and mining and solving do what they say."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

import boardroom
from boardroom.bots.random import RandomPlayer
from boardroom.cli.commands import app
from boardroom.core.luck import FORKED, Luck
from boardroom.core.texts import read_bundle
from boardroom.puzzles import funnel, mine
from boardroom.puzzles.look import Look
from boardroom.puzzles.puzzle import Puzzle, name_of, position_of, read_puzzle
from boardroom.puzzles.shelf import puzzle_named, puzzle_of_day, puzzles_of
from boardroom.puzzles.solve import Score, is_solved, solve
from boardroom.puzzles.tables import PLANS, Plan
from boardroom.puzzles.themes import themes_of

GAMES = boardroom.games()
ENOUGH = 60
WEB = Path(__file__).parents[2] / "web" / "src"


def shares_of(puzzles: tuple[Puzzle, ...]) -> Counter[tuple[str, str]]:
    """How many puzzles are of each theme and verb."""
    game = boardroom.load(puzzles[0].game)
    return Counter((puzzle.theme, game.action(puzzle.codes()[0]).verb) for puzzle in puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_puzzles_of_a_game_and_they_differ(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH and len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert max(shares_of(puzzles).values()) <= len(puzzles) / 4 + 1
    assert len({puzzle.theme for puzzle in puzzles}) >= 3 and len({puzzle.difficulty for puzzle in puzzles}) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_decision_of_todays_rules(game: str) -> None:
    for puzzle in puzzles_of(game):
        state = puzzle.state()
        assert state.seat == puzzle.seat and puzzle.theme in themes_of(game)
        assert {state.game.code(one.text) for one in puzzle.choices} == set(state.legal())
        assert set(puzzle.codes()) < set(state.legal()) and puzzle.id == name_of(game, puzzle.position)


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_holds_what_its_seat_cannot_know(game: str) -> None:
    for number, puzzle in enumerate(puzzles_of(game)):
        state = puzzle.state()
        world = state.imagine(puzzle.seat, Luck(number, "law 4"))
        assert world.view(puzzle.seat) == state.view(puzzle.seat), puzzle.id
        assert world.legal() == state.legal() and world.census() == state.box()
        assert FORKED <= puzzle.position["luck"]["seed"] < 2 * FORKED, "its luck is an imagined world's"


@pytest.mark.parametrize("game", GAMES)
def test_the_right_choice_is_above_all_others_in_score_and_in_worlds(game: str) -> None:
    for puzzle in puzzles_of(game):
        right = [one for one in puzzle.choices if one.text in puzzle.solutions]
        others = [one for one in puzzle.choices if one.text not in puzzle.solutions]
        assert min(one.score for one in right) > max(one.score for one in others)
        assert all(one.behind > one.ahead and one.behind + one.ahead <= puzzle.worlds for one in others)
        assert min(puzzle.found.values()) <= 0.5, "somebody misses it"


def test_a_puzzle_whose_right_choice_has_not_the_highest_score_is_none() -> None:
    puzzle = puzzles_of("power-struggle")[0]
    others = [one for one in puzzle.choices if one.text not in puzzle.solutions]
    lucky = replace(others[0], score=max(one.score for one in puzzle.choices) + 0.01)
    assert funnel.is_above_all(puzzle)
    assert not funnel.is_above_all(replace(puzzle, choices=[*puzzle.choices, lucky]))


def test_a_position_is_not_the_table_it_was_found_at() -> None:
    # given the same moment at two tables that differ in a card the seat has not seen
    game = boardroom.load("startup-nation")
    given = {"hands": [["recruiter", "director"], None, None, None]}
    table = game.restore({"seed": 3, "table": given})
    # when each is made a position
    first, second = (position_of(table.imagine(0, Luck(seed))) for seed in (1, 2))
    # then what is hidden was drawn anew, and what is seen is the same
    assert first["table"]["hands"][0] == second["table"]["hands"][0] == ["recruiter", "director"]
    assert first["table"]["hands"] != second["table"]["hands"]
    assert game.restore(first).view(0) == table.view(0)


def test_every_theme_has_its_texts_in_both_languages() -> None:
    for lang in ("en", "fr"):
        texts = read_bundle(lang, WEB)
        keys = [f"theme-{game}-{theme}" for game in GAMES for theme in themes_of(game)]
        assert not [key for key in keys if not texts.has_message(key)]
        assert not [key for key in keys if "about" not in texts.get_message(key).attributes]


def test_a_days_puzzle_is_the_same_for_everybody_and_none_comes_again_soon() -> None:
    first = date(2026, 11, 18)
    days = [puzzle_of_day(first + timedelta(days=number)) for number in range(len(GAMES) * ENOUGH)]
    assert [puzzle.game for puzzle in days[:8]] == [puzzle.game for puzzle in days[4:12]]
    assert len({puzzle.id for puzzle in days}) == len(days)
    assert puzzle_of_day(first) == days[0] and puzzle_named(days[0].id) == days[0]


def test_a_search_solves_what_chance_does_not() -> None:
    puzzles = [puzzle for puzzle in puzzles_of("burn-rate") if puzzle.found["short"] == 1][:4]
    found = sum(Look(p.state(), funnel.SHORT, Luck(number)).favourite in p.codes() for number, p in enumerate(puzzles))
    chance = solve(puzzles, lambda _game, seed: RandomPlayer(seed))[-1]
    assert found >= 3 > chance.solved


def test_chance_solves_few_and_whoever_knows_solves_all() -> None:
    puzzles = puzzles_of("startup-nation")
    by_chance = solve(puzzles, lambda _game, seed: RandomPlayer(seed), seed=1)
    assert [score.game for score in by_chance] == ["startup-nation", "all"] and by_chance[0].share < 0.4
    assert by_chance[0].puzzles == len(puzzles) == by_chance[1].puzzles

    class Insider(RandomPlayer):
        def choose(self, view: object, legal: list[int], sampler: object, limit: float | None = None) -> int:
            return puzzle.codes()[-1]

    for puzzle in puzzles[:5]:
        assert is_solved(puzzle, Insider())


def test_a_score_has_its_interval() -> None:
    said = Score("all", 60, 30).as_dict()
    assert said["share"] == 0.5 and 0.37 < said["low"] < 0.39 and 0.61 < said["high"] < 0.63


def test_the_command_prints_a_score_for_each_game_and_for_all() -> None:
    told = CliRunner().invoke(app, ["puzzles", "solve", "--bot", "random", "--json"])
    rows = json.loads(told.stdout)
    assert [row["game"] for row in rows] == [*GAMES, "all"]
    assert rows[-1]["solved"] == sum(row["solved"] for row in rows[:-1])
    one = CliRunner().invoke(app, ["puzzles", "solve", "burn-rate", "--bot", "random"]).stdout
    assert one.count("| burn-rate |") == 1 and "| all |" not in one


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short looks that everything passes: the way through the funnel, not its judgement."""
    numbers = {"TENFOLD": 1, "EACH_CHOICE": 2, "WORLDS": 2, "TRIES": 2, "SHALLOW": 5, "SHORT": 5, "MISSED": 1.0}
    for name, value in {**numbers, "OFTENER": -2}.items():
        monkeypatch.setattr(funnel, name, value)
    monkeypatch.setitem(PLANS, "burn-rate", Plan(0.01, 5, first=5, middle=5, deep=5, alike=2))
    monkeypatch.setattr(funnel, "tried", lambda _state, _right, players: 1.0 if len(players) == 1 else 0.4)
    monkeypatch.setattr(funnel, "by_habit", lambda *_given: 0.4)
    monkeypatch.setattr(Look, "right", lambda look, _margin, is_first=False: look.legal[:1])
    monkeypatch.setattr(funnel, "found_at_once", lambda *_given: False)


@pytest.mark.usefixtures("quick")
def test_mining_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    mined = mine.mine("burn-rate", 3, 1, whole, 2)
    mine.mine("burn-rate", 3, 1, parts, 1)
    with parts.open("a") as file:  # stopped in the middle of the second game
        file.write(json.dumps(mined.puzzles[0].as_dict()) + "\n")
    again = mine.mine("burn-rate", 3, 1, parts, 2)
    assert (again.games, again.fallen, again.puzzles) == (mined.games, mined.fallen, mined.puzzles)
    assert sum(mined.fallen.values()) >= len(mined.puzzles) == mined.fallen[funnel.KEPT]


@pytest.mark.usefixtures("quick")
def test_the_command_mines_and_writes_a_set(tmp_path: Path) -> None:
    work, out = tmp_path / "work.jsonl", tmp_path / "set.jsonl"
    words = ["puzzles", "mine", "burn-rate", "--games", "2", "--want", "2", "--work", str(work), "--out", str(out)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0 and f"| {funnel.KEPT} |" in told.stdout, told.output
    puzzles = [read_puzzle(json.loads(line)) for line in out.read_text().splitlines()]
    assert puzzles and all(puzzle.state().legal() for puzzle in puzzles)
    other = CliRunner().invoke(app, ["puzzles", "mine", "startup-nation", "--work", str(work)])
    assert other.exit_code == 2 and "name another file" in other.output
