"""The bots that people meet are those that were measured: what a player works out is kept between its decisions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

import boardroom
from boardroom.server import bot_process
from boardroom.server.bots import request_for
from boardroom.server.minds import Mind, Minds
from server.kit.servers import QUICK, serving
from server.kit.tables import alone

NEVER = 1e9  # seconds: only the count of simulations ends a search, so that both play alike
DECISIONS = 60 if boardroom.compiled else 12
SIMULATIONS = 40


@pytest.fixture(autouse=True)
def _few_simulations(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bot_process, "bot", player)
    bot_process.kept.clear()
    yield
    bot_process.kept.clear()


def player(name: str, game: boardroom.Game, level: int, seed: int) -> boardroom.Player:
    from boardroom.bots.ismcts import IsmctsPlayer

    return IsmctsPlayer(game, seed, simulations=SIMULATIONS)


def in_the_arena(state: boardroom.State, decisions: int) -> list[int]:
    """What players choose who sit at the table themselves."""
    seats = len(state.view(-1)["seats"])
    players = [player("ismcts", state.game, 5, seat) for seat in range(seats)]
    chosen: list[int] = []
    while len(chosen) < decisions and not state.over:
        seat = state.seat
        code = players[seat].choose(state.view(seat), state.legal(), partial(state.imagine, seat), NEVER)
        chosen.append(code)
        state.play(code)
    return chosen


def as_served(state: boardroom.State, decisions: int) -> list[int]:
    """What the same players choose when a table's owner asks their process."""
    minds = Minds()
    chosen: list[int] = []
    while len(chosen) < decisions and not state.over:
        seat, legal = state.seat, state.legal()
        mind = minds.of(seat)
        request = request_for(state, seat, "ismcts", 5, NEVER, boardroom.Luck(len(chosen), "fresh"), seat, mind)
        code = legal[0] if len(legal) == 1 else int(bot_process.choice(json.loads(request.line()))["code"])
        mind.took(code, len(legal))
        chosen.append(code)
        state.play(code)
    return chosen


@pytest.mark.parametrize("name", boardroom.games())
def test_a_served_bot_chooses_as_in_the_arena(name: str) -> None:
    game = boardroom.load(name)
    start = game.start(game.min_seats, seed=5)
    assert as_served(start.copy(), DECISIONS) == in_the_arena(start.copy(), DECISIONS)


def test_after_its_process_was_killed_a_bot_plays_on_with_a_new_player() -> None:
    state = boardroom.load("startup-nation").start(4, seed=5)
    seat = state.seat
    mind = Minds().of(seat)
    mind.answered = 3  # as often as the process that is gone had been asked
    request = request_for(state, seat, "ismcts", 5, NEVER, boardroom.Luck(1), 7, mind)
    view, legal = state.view(seat), state.legal()
    anew = player("ismcts", state.game, 5, 7).choose(view, legal, lambda luck: state.imagine(seat, luck), NEVER)
    assert bot_process.choice(json.loads(request.line())) == {"code": anew}
    assert bot_process.kept[mind.name].answered == 4


def test_a_player_that_was_asked_elsewhere_meanwhile_is_not_used_again() -> None:
    state = boardroom.load("startup-nation").start(4, seed=5)
    mind = Minds().of(state.seat)
    request = request_for(state, state.seat, "ismcts", 5, NEVER, boardroom.Luck(1), 7, mind)
    bot_process.choice(json.loads(request.line()))
    first = bot_process.kept[mind.name].player
    mind.answered = 2  # one answer came from another process
    later = request_for(state, state.seat, "ismcts", 5, NEVER, boardroom.Luck(1), 7, mind)
    bot_process.choice(json.loads(later.line()))
    assert bot_process.kept[mind.name].player is not first


def test_a_process_keeps_only_the_players_that_were_asked_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "MOST_KEPT", 2)
    state = boardroom.load("startup-nation").start(4, seed=5)
    minds = [Mind() for _ in range(3)]
    for mind in minds:
        bot_process.mind_for(request_for(state, state.seat, "random", 1, 1.0, boardroom.Luck(1), 7, mind).__dict__)
    assert list(bot_process.kept) == [mind.name for mind in minds[1:]]


def test_a_table_drops_its_bots_minds_on_undo(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "coffee") as table:
            owner = await server.tables.owner(table.id)
            kept = [owner._minds.of(seat).name for seat in range(2)]
            await table.choose(table.positions[0]["choices"][0]["code"])  # stir, which can be taken back
            assert [owner._minds.of(seat).name for seat in range(2)] == kept
            await table.pages[0].say(type="undo", client="u", base=table.positions[0]["base"])
            await table.pages[0].hear("accepted")
            assert not set(kept) & {owner._minds.of(seat).name for seat in range(2)}

    asyncio.run(run())


def test_a_table_drops_the_mind_of_a_seat_that_is_handed_over(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            owner = await server.tables.owner(table.id)
            other = (table.decider + 1) % 4
            kept = [owner._minds.of(seat).name for seat in range(4)]
            await table.person.ask("POST", f"/api/tables/{table.id}/seats/{other}/bot", {"bot": "random"})
            assert [owner._minds.of(seat).name == kept[seat] for seat in range(4)].index(False) == other

    asyncio.run(run())
