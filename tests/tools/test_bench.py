"""The measuring tools measure what they say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardroom

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of tools as a place to import from."""
    monkeypatch.syspath_prepend(str(TOOLS))
    yield
    for name in ("bench", "bench_works", "bench_peers", "bench_instructions", "bench_research"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("name", boardroom.games())
def test_every_game_has_its_aims(name: str) -> None:
    import bench

    assert set(bench.FLOORS[name]) == {"stepped", "inside", "search"}


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("name", boardroom.games())
def test_the_positions_to_search_have_a_decision(name: str) -> None:
    import bench_works

    game = boardroom.load(name)
    positions = bench_works.mid_games(game, game.max_seats)
    assert all(len(state.legal()) > 1 for state in positions)
    again = bench_works.mid_games(game, game.max_seats)
    assert [state.save() for state in positions] == [state.save() for state in again]


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize("name", boardroom.games())
def test_the_batch_is_measured_for_every_game(name: str) -> None:
    import bench_research

    assert bench_research.FLOORS[name] > 0
    assert bench_research.best([bench_research.batch(name, games=2)], seconds=0.001)[0] > 0


@pytest.mark.usefixtures("tools")
def test_a_piece_of_work_says_how_much_it_did() -> None:
    import bench_works

    game = boardroom.load("startup-nation")
    done = {make.__name__: make(game, 4)() for make in bench_works.WORKS}
    assert done["copies"] == done["imagines"] == bench_works.REPEATS
    assert done["search"] == bench_works.SIMULATIONS
    assert done["stepped"] > 10 < done["inside"]
    assert done["plainly"] > 10


@pytest.mark.usefixtures("tools")
def test_a_peers_luck_is_not_counted_as_its_decisions() -> None:
    import bench_peers

    class Deal:
        """One card dealt out of two, then one choice between two, then one without an alternative."""

        def __init__(self) -> None:
            self.done = 0

        def new_initial_state(self) -> Deal:
            return Deal()

        def legal_actions(self) -> list[int]:
            return [[0, 1], [0, 1], [0], []][self.done]

        def is_chance_node(self) -> bool:
            return self.done == 0

        def apply_action(self, action: int) -> None:
            self.done += 1

    assert bench_peers.share_of_decisions(Deal()) == 0.5


@pytest.mark.usefixtures("tools")
def test_a_peer_that_is_not_there_is_said_and_not_raised() -> None:
    import bench_peers

    def broken(name: str) -> bench_peers.Work:
        raise ValueError(name)

    assert bench_peers.attempt(broken, "chess", "no_such_package") == "not installed"
    assert bench_peers.attempt(broken, "chess", "json") == "not in this build (ValueError)"


@pytest.mark.usefixtures("tools")
def test_a_twentieth_more_instructions_is_too_many() -> None:
    import bench_instructions

    assert not bench_instructions.report("new", 1000, None)
    assert not bench_instructions.report("much the same", 1049, 1000)
    assert bench_instructions.report("slower", 1051, 1000)


@pytest.mark.usefixtures("tools")
def test_a_ratio_is_taken_round_by_round() -> None:
    import bench

    rows = {"ours": [30.0, 10.0, 4.0], "theirs": [10.0, 5.0, 4.0]}
    assert bench.ratio(rows, "ours", "theirs") == 2.0
    assert bench.ratio(rows, "ours", "nobody") is None
