"""The arena is fair: every bot gets the same deals in the same seats, and the same seed gives the same result."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boardroom import BadOption, Game
from boardroom.cli.commands import app
from boardroom.core.shapes import View
from boardroom.lab.arena import Pairing, Played, pairings, run, tally, wilson


def plan(bots: list[str], games: int = 12, seats: int = 4) -> list[Pairing]:
    return pairings("startup-nation", seats, bots, games, 1, {}, None)


@pytest.mark.parametrize(("bots", "seats"), [(["random", "greedy"], 5), (["random", "greedy", "ismcts:1"], 4)])
def test_every_bot_sits_at_every_seat_of_a_deal_as_often_as_the_others(bots: list[str], seats: int) -> None:
    planned = plan(bots, seats=seats)
    sitting = Counter((game.deal, seat, name) for game in planned for seat, name in enumerate(game.bots))
    assert set(sitting.values()) == {1}
    assert len({game.deal for game in planned}) == len(planned) / len(bots)


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers() -> None:
    alone, together = (run(plan(["random", "greedy"]), workers) for workers in (1, 2))
    assert [row.as_dict() for row in alone] == [row.as_dict() for row in together]


def test_a_shared_win_counts_in_parts() -> None:
    rows = tally([Played(("a", "b", "a", "b"), (0, 1), (0.3, 0.3, -1, -1), 10)])
    assert {row.bot: row.wins for row in rows} == {"a": 0.5, "b": 0.5}


def test_who_wins_more_is_rated_higher_and_more_surely() -> None:
    won = [Played(("a", "b", "a", "b"), (0, 2), (0.5, -0.5, 0.5, -0.5), 10)] * 20
    even = [*won, *[Played(("b", "a", "b", "a"), (0, 2), (0.5, -0.5, 0.5, -0.5), 10)] * 20]
    rated = {row.bot: row.rating for row in tally(won)}
    assert rated["a"] and rated["b"] and rated["a"][0] > 25 + 2 * rated["a"][1] and rated["b"][0] < 25
    balanced = {row.bot: row.rating for row in tally(even)}
    assert balanced["a"] and abs(balanced["a"][0] - 25) < abs(rated["a"][0] - 25)


def test_where_all_win_together_each_bot_plays_the_deal_alone() -> None:
    planned = pairings("burncycle", 1, ["greedy", "random"], 4, 1, {}, None)
    assert [set(game.bots) for game in planned] == [{"greedy"}, {"random"}] * 2
    assert planned[0].deal == planned[1].deal
    rows = tally([Played(("a", "a"), (0, 1), (1, 1), 10), Played(("b", "b"), (), (-1, -1), 10)])
    assert {row.bot: row.share for row in rows} == {"a": 1.0, "b": 0.0}
    assert all(row.as_dict()["by_luck"] is None and row.rating is None for row in rows)


def test_the_interval_holds_the_share_and_narrows_with_more_games() -> None:
    low, high = wilson(0.6, 100)
    assert 0.5 < low < 0.6 < high < 0.7
    assert wilson(1.0, 10)[1] <= 1.0
    assert wilson(0.6, 10_000)[0] > low


class Last:
    """A player of somebody's own: always the last choice."""

    name = "last"

    def __init__(self, game: Game, seed: int) -> None:
        self.asked = 0

    def choose(self, view: View, legal: list[int], sampler: object, limit: float | None) -> int:
        self.asked += 1
        return legal[-1]


def test_players_of_ones_own_meet_the_bots() -> None:
    planned = pairings("startup-nation", 4, ["last", "random"], 8, 1, {}, None, own={"last": Last})
    rows = {row.bot: row for row in run(planned, workers=1)}
    assert set(rows) == {"last", "random"}
    assert len(rows["last"].games) == 8
    with pytest.raises(BadOption, match="there is no bot 'last'"):
        plan(["last", "random"])


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["greedy", "gredy"], ["greedy", "ismcts:x"]])
def test_a_wrong_line_up_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        plan(bots)


def test_the_command_prints_a_table_or_json() -> None:
    command = ["arena", "startup-nation", "--bots", "greedy,random", "--games", "6"]
    table = CliRunner().invoke(app, command)
    assert table.exit_code == 0
    assert "| bot | games | share of the wins | 95 % interval | by luck | rating |" in table.stdout
    rows = json.loads(CliRunner().invoke(app, [*command, "--json"]).stdout)
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    assert sum(row["share"] for row in rows) == pytest.approx(1, abs=1e-3)


def test_a_run_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, planned = tmp_path / "games.jsonl", plan(["random", "plain"])
    whole = run(planned, 1, file=tmp_path / "whole.jsonl")
    run(planned, 1, file=file)
    head, *games = file.read_text("utf8").splitlines()
    file.write_text("\n".join([head, *games[:5]]) + "\n", "utf8")
    seen: list[int] = []
    again = run(planned, 1, seen.append, file)
    assert seen[0] == 5 and seen[-1] == len(planned) == len(games)
    assert [row.as_dict() for row in again] == [row.as_dict() for row in whole]


def test_games_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(plan(["random", "plain"], games=2), 1, file=file)
    with pytest.raises(BadOption, match="holds games of another arena"):
        run(plan(["random", "greedy"], games=2), 1, file=file)


def test_one_bot_is_enough_where_all_win_together() -> None:
    planned = pairings("burncycle", 2, ["plain"], 2, 0, {}, None)
    assert [game.bots for game in planned] == [("plain", "plain")] * 2
