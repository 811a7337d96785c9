"""Must show 1: exchanging what a seat cannot know leaves every byte it is sent unchanged.

At sampled moments of random games a table's state is replaced by `imagine(seat)` with other luck: the truth differs in all
that the seat cannot know. Every kind of message to that seat, to the gallery and to a bot on that seat is compared.
"""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boardroom
from boardroom.core.event import Event
from boardroom.server import messages, wire
from boardroom.server.bots import request_for
from boardroom.server.chat import hearers
from boardroom.server.course import Course, Step
from boardroom.server.opening import Opened, open_table
from boardroom.server.owner import TableOwner
from boardroom.server.presence import Listener
from boardroom.server.records import CHOICE, Entry, Person
from boardroom.server.store import Store
from boardroom.server.weighing import answer_to, question_for
from boardroom.server.wire import NewTable, Place
from kit import seen
from server.kit.servers import QUICK, serving

HOST = Person("host", "Ada")
PACE = {"pace": "thoughtful", "skipping": False}
LUCKS = (3, 4, 5)


class Ear(Listener):
    """Keeps what it is told."""

    def __init__(self, seat: int, person: str) -> None:
        super().__init__(seat, person)
        self.said: list[str] = []

    def tell(self, text: str) -> None:
        self.said.append(text)

    def close(self, code: int) -> None:
        self.said.append(f"closed {code}")


def opened(game: str, seats: int, seed: int) -> tuple[Opened, Course]:
    wish = NewTable(game=game, places=[Place(kind="me")] * seats, seed=str(seed), hints=True)
    table = open_table(wish, HOST, 15.0)
    course = Course(boardroom.load(game), table.kept.record)
    for entry in table.entries:
        course.take(course.prospect(entry))
    return table, course


def swapped(course: Course, seat: int, luck: int) -> Course:
    """The same table with another truth behind what the seat knows."""
    assert course.state is not None
    twin = Course(course.game, course.record)
    twin.__dict__.update(course.__dict__)
    twin.state = course.state.imagine(seat, boardroom.Luck(luck))
    return twin


def all_messages(course: Course, seat: int, kept: Any) -> dict[str, str]:
    """Every kind of message that a seat or the gallery can be sent in this position."""
    table = messages.table_info(kept, HOST)
    there = {"seats": [True] * course.record.seats, "gallery": 1}
    said: dict[str, Any] = {
        "welcome": messages.welcome(course, seat, None, None, table, there, [], PACE),
        "tail": messages.welcome(course, seat, max(0, course.told - 3), None, table, there, [], PACE),
        "update": messages.update(course, seat, course.base - 1, None),
        "stale": {"type": "stale", "client": "c", "position": messages.position(course, seat, None)},
        "table": {"type": "table", "table": table},
        "presence": {"type": "presence", "presence": there},
        "log": course.shown(seat, 0),
        "heard": hearers(course, seat),
    }
    return {kind: messages.encode(message) for kind, message in said.items()}


@pytest.mark.parametrize("game", [*boardroom.games(), "coffee"])
def test_positions_tell_a_seat_and_the_gallery_nothing_they_cannot_know(game: str) -> None:
    loaded = boardroom.load(game)
    compared, seed = 0, 0
    while compared < 60:
        seed += 1
        dice = Random(seed)
        table, course = opened(game, loaded.min_seats + seed % (loaded.max_seats - loaded.min_seats + 1), seed)
        while not course.over:
            if dice.random() < 0.25:
                compared += compare_position(course, table.kept, dice)
            course.take(next_step(course, dice))
    assert seed >= 1


def compare_position(course: Course, kept: Any, dice: Random) -> int:
    seats = course.record.seats
    seat = dice.randrange(seats)
    for luck in LUCKS:
        twin = swapped(course, seat, luck)
        for who in (seat, -1):
            assert all_messages(course, who, kept) == all_messages(twin, who, kept)
    return 1


def next_step(course: Course, dice: Random) -> Step:
    assert course.state is not None
    code = dice.choice(course.state.legal())
    text = course.game.action(code).text
    return course.prospect(Entry(course.number + 1, CHOICE, course.state.seat, text, None, f"c{course.number}"))


@pytest.mark.parametrize("game", [*boardroom.games(), "coffee"])
def test_a_choice_is_told_alike_when_the_seat_could_not_tell_the_worlds_apart(game: str) -> None:
    """If after the same choice the seat sees the same, it was told the same: event by event, message by message."""
    loaded = boardroom.load(game)
    alike, seed = 0, 50
    while alike < 60:
        seed += 1
        dice = Random(seed)
        _, course = opened(game, loaded.min_seats + seed % (loaded.max_seats - loaded.min_seats + 1), seed)
        while not course.over:
            step = next_step(course, dice)
            if dice.random() < 0.3:
                alike += compare_update(course, step, dice.randrange(course.record.seats))
            course.take(step)
    assert seed > 50


def compare_update(course: Course, step: Step, seat: int) -> int:
    """Takes the step in both worlds; worlds in which the seat sees different things afterwards are no twins."""
    assert course.state is not None
    alike = 0
    for luck in LUCKS:
        twin = swapped(course, seat, luck)
        assert twin.state is not None
        code = course.game.code(step.entry.text)
        if course.decider != seat and code not in twin.state.legal():
            continue  # in that world the decider holds something else
        here, there = copied(course), copied(twin)
        here.take(step)
        there.take(there.prospect(step.entry))
        assert here.state is not None and there.state is not None
        for who in (seat, -1):
            if here.state.view(who) == there.state.view(who):
                alike += 1
                told = course.told
                mine, other = messages.update(here, who, told, None), messages.update(there, who, told, None)
                assert messages.encode(mine) == messages.encode(other)
                assert len(mine["events"]) == len(step.events)  # L17: one for each, for everybody
    return alike


def copied(course: Course) -> Course:
    twin = Course(course.game, course.record)
    twin.__dict__.update(course.__dict__)
    twin.news, twin.history, twin.done = course.news[:], deepcopy(course.history), dict(course.done)
    twin._told_before = course._told_before[:]
    return twin


@pytest.mark.parametrize("game", [*boardroom.games(), "coffee"])
def test_a_bot_is_sent_the_same_bytes_whatever_it_cannot_know(game: str) -> None:
    loaded = boardroom.load(game)
    dice = Random(9)
    _, course = opened(game, loaded.max_seats, seed=9)
    while not course.over:
        state = course.state
        assert state is not None
        seat = state.seat
        lines = [
            request_for(world, seat, "greedy", 1, 0.5, boardroom.Luck(77), 5).line()
            for world in (state, *(state.imagine(seat, boardroom.Luck(luck)) for luck in LUCKS))
        ]
        assert len(set(lines)) == 1
        assert str(course.record.seed) not in json.loads(lines[0])["save"]["luck"].values()
        course.take(next_step(course, dice))


@pytest.mark.parametrize("game", [*boardroom.games(), "coffee"])
def test_choices_are_weighed_with_the_same_bytes_and_alike_whatever_the_seat_cannot_know(game: str) -> None:
    """A hint asks so with nothing chosen, a review with the choice that was made."""
    loaded = boardroom.load(game)
    dice = Random(9)
    _, course = opened(game, loaded.max_seats, seed=9)
    answered = 0
    while not course.over and answered < 5:
        state = course.state
        assert state is not None
        chosen = dice.choice([-1, *state.legal()])
        lines = [
            question_for(world, boardroom.Luck(77), 5, 12, limit=None, chosen=chosen, closely=3, worlds=5).line()
            for world in (state, *(state.imagine(state.seat, boardroom.Luck(luck)) for luck in LUCKS))
        ]
        assert len(set(lines)) == 1
        assert str(course.record.seed) not in json.loads(lines[0])["weigh"]["save"]["luck"].values()
        if len(state.legal()) > 1 and dice.random() < 0.4:
            answers = [answer_to(json.loads(line)["weigh"]) for line in lines]
            assert answers[0]["choices"] and all(answer == answers[0] for answer in answers)
            answered += 1
        course.take(next_step(course, dice))
    assert answered > 0


@pytest.mark.parametrize("game", boardroom.games())
def test_answers_and_refusals_over_a_live_table_are_the_same_bytes(game: str, tmp_path: Path) -> None:
    asyncio.run(compare_live(game, str(tmp_path / "t.sqlite3")))


async def compare_live(game: str, db: str) -> None:
    """The owner itself answers: illegal choices, foreign turns, stale commands, undo, and what others hear of them."""
    async with serving(replace(QUICK, db=db)) as server:
        tables = server.tables
        owner, seat = await seated_owner(tables.store, tables, game)
        assert owner.course.state is not None
        truth, seats = owner.course.state, owner.record.seats
        for asking in range(seats):
            for luck in (None, *LUCKS):
                owner.course.state = truth if luck is None else truth.imagine(asking, boardroom.Luck(luck))
                said = await probe(owner, asking)
                if luck is None:
                    expected = said
                assert said == expected
        owner.course.state = truth
    assert seat == 0


async def seated_owner(store: Store, tables: Any, game: str) -> tuple[TableOwner, int]:
    seats = boardroom.load(game).min_seats
    wish = NewTable(game=game, places=[Place(kind="me")] * seats, seed="11", hints=True)
    table = open_table(wish, HOST, 15.0)
    await store.add_table(table.kept, table.entries, "invite")
    return await tables.owner(table.kept.record.id), 0


async def probe(owner: TableOwner, seat: int) -> list[str]:
    """Everything this seat and the gallery are sent when the seat asks for what it may not have."""
    mine, gallery = Ear(seat, HOST.id), Ear(-1, "")
    others = [Ear(other, HOST.id) for other in range(owner.record.seats) if other != seat]
    for ear in (mine, gallery, *others):
        await owner.welcome(ear, HOST if ear.seat >= 0 else None, None)
    foreign = list(range(0, owner.course.game.num_actions, 7))
    legal = owner.course.state.legal() if owner.course.state and owner.course.decider == seat else []
    for code in [*foreign, -1, 10**6]:
        if code not in legal:
            answer = await owner.choose(HOST.id, seat, f"x{code}", owner.course.base, code)
            assert answer["type"] == "refused"
            mine.tell(messages.encode(answer))
    mine.tell(messages.encode(await owner.choose(HOST.id, seat, "old", 0, 0)))
    mine.tell(messages.encode(await owner.undo(HOST.id, seat, "u", owner.course.base)))
    owner.tell_presence()
    owner.tell_table()
    for ear in (mine, gallery, *others):
        owner.attendance.listeners.discard(ear)
    owner.tell_presence()  # as a socket does that goes: presence is told when it is another one
    for ear in others:  # a refusal reached nobody else: only welcome, presence and table
        assert [json.loads(text)["type"] for text in ear.said] == ["welcome", "presence", "table"]
    for text in mine.said + gallery.said:
        wire.server_message.validate_json(text)
    return [*mine.said, *gallery.said]


@pytest.mark.parametrize("game", [*boardroom.games(), "coffee"])
def test_no_event_has_a_number_of_its_own(game: str) -> None:
    """On the wire `number` says which event it is; a game names its own numbers otherwise."""
    dice = Random(3)
    _, course = opened(game, boardroom.load(game).min_seats, seed=3)
    while not course.over:
        course.take(next_step(course, dice))
    for event in course.news:
        for seat in range(-1, course.record.seats):
            assert "number" not in event.shown(seat)


def test_a_leak_would_be_found() -> None:
    """The comparison can fail: an event that tells everybody a drawn card differs between the worlds."""
    _, course = opened("startup-nation", 4, seed=1)
    assert course.state is not None
    other = (course.state.seat + 1) % 4
    twins = [swapped(course, other, luck) for luck in range(20)]
    for twin in [course, *twins]:
        assert twin.state is not None
        twin.news = [Event("drew", 0, {"card": seen(twin.state, course.state.seat)["own"]["hand"]})]
        twin.first, twin.told = 0, 1
    assert len({messages.encode(messages.update(twin, other, 0, None)) for twin in [course, *twins]}) > 1
