"""Players that follow the protocol whatever happens: they send until they are answered and come back when cut off."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import astuple, dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import boardroom
from server.kit.client import Someone, someone

PATIENCE = 0.15  # seconds before a command is sent again
PAUSE, LONGEST_PAUSE = 0.02, 0.5  # seconds before a page that was cut off comes back
STANDSTILL = 60  # seconds without a single accepted choice at a table: something is lost
OK, AWAY = 200, 503
ANSWERS = ("accepted", "duplicate", "stale", "refused", "error")


@dataclass(frozen=True)
class Chaos:
    """How often a client's message is lost, doubled, delayed or sent late again, and a message to it is lost."""

    lose: float = 0.0
    double: float = 0.0
    delay: float = 0.0
    reorder: float = 0.0
    deaf: float = 0.0
    hang_up: float = 0.0

    def spread(self, choices: int) -> Chaos:
        """As much trouble in a long game as in one of a hundred choices."""
        part = min(1.0, 100 / choices)
        return Chaos(*(share * part for share in astuple(self)))


@dataclass
class Result:
    """What a table ended with."""

    info: dict[str, Any]
    minutes: str
    views: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]
    accepted: dict[str, int] = field(default_factory=dict)  # the clients' commands, and the number each was answered


class Seated:
    """One seat's page: it plays at random until the game is over."""

    def __init__(self, ws: str, table: str, seat: int, person: Someone, random: Random, chaos: Chaos) -> None:
        self.address = f"{ws}/api/tables/{table}/socket"
        self.log = f"/api/tables/{table}/log?seat={seat}"
        self.seat = seat
        self.person = person
        self.random = random
        self.chaos = chaos
        self.events: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.accepted: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.count = 0
        self.patience = PATIENCE
        self.pause = PAUSE
        self.old: list[str] = []
        self.on_accepted: Callable[[], None] = lambda: None

    @property
    def over(self) -> bool:
        view: dict[str, Any] = self.position.get("view") or {}
        return view.get("outcome") is not None

    @property
    def done(self) -> bool:
        """Over, and every command answered."""
        return self.over and self.pending is None

    async def play(self) -> None:
        while not self.done:
            try:
                await self._connection()
            except (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, EOFError, TimeoutError):
                await asyncio.sleep(self.pause)
                self.pause = min(LONGEST_PAUSE, self.pause * 2)  # a server that is coming back is not stormed

    async def _connection(self) -> None:
        # A queue without end: with a full one the library stops reading, and a close would wait in vain for its answer.
        async with connect(
            self.address, compression=None, max_size=None, max_queue=None, open_timeout=5, proxy=None
        ) as socket:
            last = self.events[-1]["number"] if self.events else None
            await socket.send(
                json.dumps({"type": "hello", "token": self.person.token, "seat": self.seat, "last": last})
            )
            while not self.done:
                await self._act(socket)
                try:
                    hurried = self.pending is not None or self.chaos.deaf > 0
                    text = await asyncio.wait_for(socket.recv(), self.patience if hurried else 5)
                except TimeoutError:
                    self.patience = min(4.0, self.patience * 2)  # a busy server is not hurried on
                    await self._ask_again(socket)
                    continue
                self.patience = PATIENCE
                message = json.loads(text)
                if message["type"] != "welcome" and self.random.random() < self.chaos.deaf:
                    continue
                await self._hear(socket, message)
                if self.random.random() < self.chaos.hang_up:
                    return

    async def _ask_again(self, socket: Any) -> None:
        """Nothing came: a command is sent again, and who only waits asks what was missed."""
        if self.pending is None:
            last = self.events[-1]["number"] if self.events else None
            await socket.send(json.dumps({"type": "refresh", "last": last}))

    async def _act(self, socket: Any) -> None:
        if self.pending is None and self.position.get("choices"):
            self.count += 1
            code = self.random.choice(self.position["choices"])["code"]
            self.pending = {
                "type": "choose",
                "client": f"s{self.seat}-{self.count}",
                "base": self.position["base"],
                "code": code,
            }
        if self.pending is not None:
            await self._send(socket, json.dumps(self.pending))

    async def _send(self, socket: Any, text: str) -> None:
        dice, chaos = self.random, self.chaos
        self.old.append(text)
        if dice.random() < chaos.lose:
            return
        if dice.random() < chaos.delay:
            await asyncio.sleep(dice.random() * 0.02)
        if dice.random() < chaos.reorder:
            await socket.send(dice.choice(self.old))
        await socket.send(text)
        if dice.random() < chaos.double:
            await socket.send(text)

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.pause = PAUSE
            if message["fresh"]:
                await self._begin_anew(message)
            self._add(message["events"])
            self.position = message["position"]
        elif message["type"] == "update":
            if self.events and message["events"] and message["events"][0]["number"] > self.events[-1]["number"] + 1:
                last = self.events[-1]["number"]  # something was missed
                await socket.send(json.dumps({"type": "refresh", "last": last}))
                return
            self._add(message["events"])
            self.position = message["position"]
        elif message["type"] in ANSWERS:
            self._answered(message)

    async def _begin_anew(self, welcome: dict[str, Any]) -> None:
        """A server that was killed tells only what came after its snapshot: the rest is read as a page reads it."""
        before, self.events = self.events, []
        if len(welcome["events"]) < welcome["position"]["number"]:
            self._add((await patiently(self.person, self.log))["events"])
            assert self.events[: len(before)] == before, "told once, and differently when asked again"

    def _add(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if not self.events or event["number"] == self.events[-1]["number"] + 1:
                self.events.append(event)
            else:
                kept = [old for old in self.events if old["number"] == event["number"]]
                assert kept == [event] or event["number"] < self.events[0]["number"], "told twice, and differently"

    def _answered(self, message: dict[str, Any]) -> None:
        if message.get("code") == "starting":  # the database is away: the socket is closed, and comes back
            return
        assert message["type"] != "error", message
        if message["type"] in ("accepted", "duplicate"):
            before = self.accepted.setdefault(message["client"], message["number"])
            assert before == message["number"], "the same command was answered differently"
            self.on_accepted()
        if self.pending is None or message["client"] != self.pending["client"]:
            return
        assert message["type"] != "refused", message
        self.pending = None
        if message["type"] == "stale":
            if message["position"]["number"] >= self.position["number"]:
                self.position = message["position"]
        elif self.position["base"] < message["number"]:
            self.position = {**self.position, "choices": []}  # wait for what follows


def share(game: str, choices: int, most: int) -> int:
    """How many random games of this kind make up about so many choices."""
    return max(1, min(most, choices // length(game)))


def length(game: str) -> int:
    """How many choices a random game takes."""
    loaded = boardroom.load(game)
    state, luck, count = loaded.start(loaded.min_seats, seed=1), boardroom.Luck(1), 0
    while not state.over:
        state.play(luck.pick(state.legal()))
        count += 1
    return count


async def play_table(
    url: str,
    ws: str,
    game: str,
    seed: int,
    chaos: Chaos | None = None,
    progress: Callable[[], None] = lambda: None,
    **wish: Any,
) -> Result:
    """People sit down at a new table and play at random to the end; gives what they ended with."""
    random = Random(seed)
    loaded = boardroom.load(game)
    seats = random.randint(loaded.min_seats, loaded.max_seats)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(someone(url, f"P{seat}")) for seat in range(seats)]
        made = await people[0].make(game, ["me"] + ["open"] * (seats - 1), **wish)
        table, code = made["table"]["id"], made["invitation"]["code"]
        for seat in range(1, seats):
            await people[seat].sit(table, seat, code)
        players = [
            Seated(ws, table, seat, people[seat], Random(random.random()), chaos or Chaos()) for seat in range(seats)
        ]
        for player in players:
            player.on_accepted = progress
        await to_the_end(players, f"{game} with seed {seed}")
        return await ended(people[0], table, players)


async def to_the_end(players: list[Seated], what: str) -> None:
    """Lets them play however slow the machine is, but not stand still."""
    playing = asyncio.gather(*(player.play() for player in players))
    before = -1
    try:
        while not playing.done():
            await asyncio.wait([playing], timeout=STANDSTILL)
            accepted = sum(len(player.accepted) for player in players)
            assert playing.done() or accepted > before, f"{what} stands still after {accepted} choices"
            before = accepted
        await playing
    finally:
        playing.cancel()


async def ended(person: Someone, table: str, players: list[Seated]) -> Result:
    info = await patiently(person, f"/api/tables/{table}")
    minutes = await patiently(person, f"/api/tables/{table}/minutes")
    return Result(
        info,
        minutes,
        [player.position["view"] for player in players],
        [player.events for player in players],
        {client: number for player in players for client, number in player.accepted.items()},
    )


async def patiently(person: Someone, path: str) -> Any:
    """Asks until the server is back, and its database."""
    for _ in range(200):
        with suppress(httpx.TransportError, OSError):
            answer = await person.http.get(path)
            if answer.status_code != AWAY:
                assert answer.status_code == OK, f"{path}: {answer.status_code} {answer.text[:300]}"
                return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        await asyncio.sleep(0.05)
    raise AssertionError(f"no answer to {path}")
