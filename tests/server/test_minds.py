"""The bots that people meet are those that were measured: what a player works out is kept between its decisions."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

import boardroom
from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.server import bot_process
from boardroom.server.bots import Bots, Request, request_for
from boardroom.server.minds import Mind, Minds
from boardroom.server.owner import TableOwner
from boardroom.server.turns import Ticket
from games.startup_nation.nation import start_up_nation
from server.kit.arena import compared
from server.kit.client import someone
from server.kit.servers import QUICK, Inside, serving
from server.kit.tables import alone

NEVER = 1e9  # seconds: only the count of simulations ends a search
DECISIONS = 200 if boardroom.compiled else 8
SIMULATIONS = 40


@pytest.fixture(autouse=True)
def _few_simulations(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In this process, where some tests answer the requests themselves to look at the players that are kept."""
    monkeypatch.setattr(bot_process, "bot", player)
    bot_process.kept.clear()
    yield
    bot_process.kept.clear()


def player(name: str, game: boardroom.Game, level: int, seed: int) -> boardroom.Player:
    return IsmctsPlayer(game, seed, simulations=SIMULATIONS)


def answered(request: Request) -> int:
    """The choice as the process gives it."""
    return int(bot_process.choice(json.loads(request.line()))["code"])


def request_of(state: boardroom.State, mind: Mind, seed: int = 7) -> Request:
    return request_for(state, state.seat, "colleague", 4, NEVER, boardroom.Luck(seed, "world"), seed, mind)


def in_round(number: int) -> boardroom.State:
    """Start-Up Nation where somebody has to choose in this round, and nobody has chosen well before."""
    state = boardroom.load("startup-nation").start(4, seed=5)
    luck = boardroom.Luck(5, "walk")
    while start_up_nation(state).round < number or len(state.legal()) == 1:
        state.play(luck.pick(state.legal()))
    return state


# As in the arena.


@pytest.mark.parametrize("name", boardroom.games())
def test_a_served_bot_chooses_as_in_the_arena(name: str) -> None:
    deals = list(compared(boardroom.load(name), "colleague", 4, DECISIONS))
    assert not deals[-1].parted and sum(deal.decisions for deal in deals) == DECISIONS


def test_a_served_bot_spends_luck_on_forced_choices_as_in_the_arena() -> None:
    """The table does not ask for them; the multitasker's telephone rings there too."""
    deals = list(compared(boardroom.load("power-struggle"), "colleague", 2, DECISIONS))
    assert not deals[-1].parted and sum(deal.forced for deal in deals) > DECISIONS // 10


@pytest.mark.parametrize("name", boardroom.games())
def test_kept_players_choose_the_same_when_what_their_seats_cannot_see_is_swapped(name: str) -> None:
    truth = boardroom.load(name).start(boardroom.load(name).min_seats, seed=5)
    served, twins = Minds(), Minds()
    for number in range(30):
        seat, legal = truth.seat, truth.legal()
        swapped = truth.imagine(seat, boardroom.Luck(number, "swap"))
        requests = [request_of(truth, served.of(seat), number), request_of(swapped, twins.of(seat), number)]
        codes = [answered(request) if len(legal) > 1 else legal[0] for request in requests]
        assert codes[0] == codes[1]
        for minds in (served, twins):
            minds.of(seat).took(codes[0], len(legal))
        truth.play(codes[0])


# When a process or the server is killed.


def test_a_bot_whose_process_was_killed_plays_on_as_a_new_player_does() -> None:
    """It is neither waited for nor replaced by chance; what it thought of the others it reads from the table again."""
    state = in_round(3)
    view, legal, sampler = state.view(state.seat), state.legal(), partial(state.imagine, state.seat)

    async def run() -> list[int]:
        thinkers, mind, codes = Bots(replace(QUICK, bot_processes=1, bot_patience=60.0)), Mind(), list[int]()
        try:
            for seed in range(3):
                codes.append(await thinkers.think(request_of(state, mind, seed)))
                mind.took(codes[-1], len(legal))
                process = thinkers.thinkers[0]._process
                assert process is not None
                os.kill(process.pid, signal.SIGKILL)
        finally:
            await thinkers.stop()
        return codes

    new = [boardroom.bot("colleague:4", state.game, seed=seed) for seed in range(3)]
    assert asyncio.run(run()) == [each.choose(view, legal, sampler, None) for each in new]


def test_a_new_player_takes_the_place_of_one_that_is_gone() -> None:
    state, mind = in_round(3), Mind(answered=3)  # as often as the process that was killed had been asked
    code = answered(request_of(state, mind))
    view, legal, sampler = state.view(state.seat), state.legal(), partial(state.imagine, state.seat)
    assert code == player("", state.game, 4, 7).choose(view, legal, sampler, None)
    assert bot_process.kept[mind.name].answered == 4


def test_after_a_kill_of_the_server_a_bot_knows_the_others_as_before(sqlite_db: str) -> None:
    """The log tells what everybody did; the tree begins anew."""

    async def before() -> IsmctsPlayer:
        async with serving(replace(QUICK, db=sqlite_db)) as server, someone(server.url) as ada:
            asked = answered_here(server)
            await ada.make("startup-nation", ["colleague", "random", "random", "random"], options={"target_score": 7})
            await until(lambda: bool(asked) and kept_player(asked[-1])._others._met >= 2)
            return kept_player(asked[-1])

    async def after() -> Request:
        async with serving(replace(QUICK, db=sqlite_db)) as server:
            asked = answered_here(server, only_once=True)
            await until(lambda: bool(asked))
            return asked[0]

    long_there = asyncio.run(before())
    bot_process.kept.clear()
    request = asyncio.run(after())
    late = kept_player(request)
    world = boardroom.load("startup-nation").restore(request.save)
    long_there.choose(request.view, request.legal, partial(world.imagine, 0), NEVER)
    assert request.answered == 0 and late is not long_there
    assert late._others._met == long_there._others._met >= 2
    assert late._others.opinions == pytest.approx(long_there._others.opinions, abs=0.1)


def answered_here(server: Inside, only_once: bool = False) -> list[Request]:
    """What the bot at seat 0 is asked, answered in this process; the others choose by chance."""
    asked: list[Request] = []
    luck = boardroom.Luck(3, "others")

    async def think(request: Request, ticket: Ticket | None = None) -> int:
        if len(request.legal) == 1 or request.seat != 0:
            return luck.pick(request.legal)
        code = answered(replace(request, limit=NEVER))  # else a busy machine has no time to look back at all rounds
        asked.append(request)
        await asyncio.sleep(NEVER if only_once else 0)
        return code

    server.tables.bots.think = think  # type: ignore[method-assign]
    return asked


def kept_player(request: Request) -> IsmctsPlayer:
    found = bot_process.kept[request.mind].player
    assert isinstance(found, IsmctsPlayer)
    return found


async def until(happened: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.01)


# What a process keeps.


def test_a_player_that_was_asked_elsewhere_meanwhile_is_not_used_again() -> None:
    state, mind = in_round(1), Mind()
    answered(request_of(state, mind))
    first = bot_process.kept[mind.name].player
    mind.answered = 2  # one answer came from another process
    answered(request_of(state, mind))
    assert bot_process.kept[mind.name].player is not first


def test_a_process_keeps_only_the_players_that_were_asked_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "MOST_KEPT", 2)
    state, minds = in_round(1), [Mind() for _ in range(3)]
    for number in (0, 1, 0, 2):
        answered(request_of(state, minds[number]))
        minds[number].answered += 1
    assert list(bot_process.kept) == [minds[0].name, minds[2].name]


def test_a_process_keeps_no_more_than_there_is_room_for_in_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "MOST_NODES", 3 * SIMULATIONS)
    state, minds = boardroom.load("burncycle").start(1, seed=1), [Mind() for _ in range(8)]
    for mind in minds:
        answered(request_of(state, mind))
    players = [kept.player for kept in bot_process.kept.values()]
    sizes = [player.remembers for player in players if isinstance(player, IsmctsPlayer)]
    assert 2 * SIMULATIONS < sum(sizes) <= 3 * SIMULATIONS and all(sizes)
    assert list(bot_process.kept) == [mind.name for mind in minds[-len(sizes) :]]


def test_a_player_without_a_name_is_not_kept() -> None:
    state = in_round(1)
    answered(request_for(state, state.seat, "greedy", 1, NEVER, boardroom.Luck(1), 7))
    assert not bot_process.kept


def test_a_player_that_chooses_what_is_not_legal_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table plays on with another choice, which it would not know of."""
    monkeypatch.setattr(IsmctsPlayer, "choose", lambda *given: -1)
    with pytest.raises(AssertionError, match="chose -1"):
        answered(request_of(in_round(1), Mind()))


# What a table does not keep.


def names(owner: TableOwner) -> list[str]:
    return [owner._minds.of(seat).name for seat in range(owner.record.seats)]


def test_a_table_drops_its_bots_minds_on_undo(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "coffee") as table:
            owner = await server.tables.owner(table.id)
            kept = names(owner)
            await table.choose(table.positions[0]["choices"][0]["code"])  # stir, which can be taken back
            assert names(owner) == kept
            await table.pages[0].say(type="undo", client="u", base=table.positions[0]["base"])
            await table.pages[0].hear("accepted")
            assert not set(kept) & set(names(owner))

    asyncio.run(run())


def test_a_table_drops_the_mind_of_a_seat_that_is_handed_over(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            owner = await server.tables.owner(table.id)
            other = (table.decider + 1) % 4
            kept = names(owner)
            await table.person.ask("POST", f"/api/tables/{table.id}/seats/{other}/bot", {"bot": "random"})
            assert [name == was for name, was in zip(names(owner), kept, strict=True)].count(False) == 1
            assert names(owner)[other] != kept[other]

    asyncio.run(run())


def test_a_table_drops_its_bots_minds_when_another_worker_has_written(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            owner = await server.tables.owner(table.id)
            kept = names(owner)
            await owner.catch_up()
            assert names(owner) == kept
            elsewhere = TableOwner(server.tables.worker, owner.kept, await server.tables._course(owner.kept), print)
            code = table.positions[table.decider]["choices"][0]["code"]
            seat = elsewhere.course.seats[table.decider]
            said = await elsewhere.choose(seat.person or "", seat.number, "c", elsewhere.course.base, code)
            assert said["type"] == "accepted"
            await owner.catch_up()
            assert owner.course.number == elsewhere.course.number and not set(kept) & set(names(owner))

    asyncio.run(run())


def test_a_bot_that_is_replaced_while_it_thinks_does_not_choose_for_the_next_one(sqlite_db: str) -> None:
    async def run() -> None:
        async with serving(replace(QUICK, db=sqlite_db)) as server, alone(server, "startup-nation") as table:
            owner, decider, enough = await server.tables.owner(table.id), table.decider, asyncio.Event()

            async def think(request: Request, ticket: Ticket | None = None) -> int:
                await enough.wait()
                return request.legal[0 if request.bot == "random" else -1]

            server.tables.bots.think = think  # type: ignore[method-assign]
            seat = f"/api/tables/{table.id}/seats/{decider}"
            await table.person.ask("POST", f"{seat}/bot", {"bot": "random"})
            await table.person.ask("POST", f"{seat}/take-back")
            await table.person.ask("POST", f"{seat}/bot", {"bot": "greedy"})
            last = owner.course.state.legal()[-1] if owner.course.state is not None else -1
            enough.set()
            await until(lambda: bool(owner.course.history.choices), seconds=10)  # long before the sweeper comes by
            assert owner.course.history.choices[0] == (decider, last)

    asyncio.run(run())
