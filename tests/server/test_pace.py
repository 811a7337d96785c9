"""The pace of a table's bots: the slowest wish counts, skipping is for who sits alone, and the beat tells nothing."""

from __future__ import annotations

import asyncio
import inspect
import time
from dataclasses import replace
from itertools import pairwise
from statistics import mean
from typing import Any
from unittest.mock import patch

import pytest

from boardroom.server.owner import TableOwner
from boardroom.server.pace import PACE, PACES, Pace, Slot, Tempo
from boardroom.server.settings import Settings
from server.kit.client import Page, page, someone
from server.kit.servers import QUICK, Inside, serving

SETTINGS = Settings()
GAME = "power-struggle"  # most of its choices follow another one of the same seat


def tempo(*people: str) -> Tempo:
    made = Tempo(SETTINGS)
    made.seated(list(people), False)
    return made


def word(table: Tempo) -> str:
    return table.pace.word


# Wishes.


def test_who_has_said_nothing_wants_thoughtful_bots() -> None:
    assert word(tempo("ada")) == "thoughtful"


def test_the_table_goes_at_the_slowest_pace_that_anybody_who_sits_wants() -> None:
    table = tempo("ada", "ben")
    table.wish("ada", "at-once")
    assert word(table) == "thoughtful"
    table.wish("ben", "brisk")
    assert word(table) == "brisk"


def test_the_wish_of_somebody_who_left_no_longer_counts() -> None:
    table = tempo("ada", "ben")
    table.wish("ada", "at-once")
    table.seated(["ada"], False)
    assert word(table) == "at-once"


# Skipping.


def test_skipping_is_for_who_sits_alone() -> None:
    assert tempo("ada").skip() and not tempo("ada", "ben").skip() and not tempo().skip()


def test_skipping_ends_where_no_bot_decides() -> None:
    table = tempo("ada")
    table.skip()
    assert word(table) == "at-once"
    table.seated(["ada"], True)
    assert word(table) == "thoughtful" and not table.skipping


def test_skipping_ends_when_somebody_sits_down() -> None:
    table = tempo("ada")
    table.skip()
    table.seated(["ada", "ben"], False)
    assert not table.skipping


# When an answer comes.


def test_a_slot_is_made_without_looking_at_the_table() -> None:
    assert list(inspect.signature(Tempo.slot).parameters) == ["self", "seat", "base", "unbroken"]


@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.word)
@pytest.mark.parametrize("unbroken", [False, True])
def test_a_bot_has_thought_before_its_answer_is_due(pace: Pace, unbroken: bool) -> None:
    table = tempo("ada")
    table.wish("ada", pace.word)
    table.told(2, 7)
    now = time.monotonic()
    table._released = now
    slot = table.slot(2, 7, unbroken)
    assert 0.05 < slot.limit <= SETTINGS.bot_limit
    assert now + slot.limit < slot.earliest <= slot.moment


def test_later_choices_follow_the_one_before_at_an_even_beat() -> None:
    table = tempo("ada")
    table.told(2, 7)
    table._released = time.monotonic() - 0.1
    slot = table.slot(2, 7, True)
    assert slot.moment == slot.earliest == table._released + PACE["thoughtful"].pulse(SETTINGS)


@pytest.mark.parametrize(("seat", "base", "unbroken"), [(2, 7, False), (2, 8, True), (1, 7, True)])
def test_after_a_barrier_or_another_choice_the_delay_is_drawn_anew(seat: int, base: int, unbroken: bool) -> None:
    table = tempo("ada")
    table.told(2, 7)
    drawn = {table.slot(seat, base, unbroken).moment - time.monotonic() for _ in range(50)}
    assert max(drawn) - min(drawn) > 0.5 and min(drawn) > 0.65 and max(drawn) <= 1.7


def test_quicker_paces_wait_less() -> None:
    waits = [(*pace.delay(SETTINGS), pace.pulse(SETTINGS)) for pace in PACES]
    assert waits == sorted(waits, reverse=True)
    assert all(mean(brisk) < 0.5 * mean(slow) for slow, brisk in pairwise(waits))


def test_nobody_waits_where_nobody_sits() -> None:
    slot = tempo().slot(0, 0, False)
    assert slot.moment <= time.monotonic() and slot.limit == SETTINGS.bot_limit


def test_a_hurry_counts_for_the_answer_that_is_waited_for_but_tells_nothing() -> None:
    async def run() -> tuple[float, float]:
        table = tempo("ada")
        slot = Slot(PACE["thoughtful"], time.monotonic() + 30, time.monotonic() + 0.2, 0.1)
        began = time.monotonic()
        waiting = asyncio.create_task(table.release(slot))
        await asyncio.sleep(0.05)
        table.skip()
        await waiting
        return time.monotonic() - began, slot.earliest - began

    took, earliest = asyncio.run(run())
    assert earliest <= took < 5


# At a real table.


async def wait_for_bots(server: Inside, owner: TableOwner, count: int) -> list[tuple[bool, bool, float]]:
    """So many answers of bots: did it follow another, was it the only one, and the seconds since the one before."""
    found: list[tuple[bool, bool, float]] = []
    release, last = owner.tempo.release, time.monotonic()

    async def noted(slot: Slot, granted: float = 0.0) -> None:
        nonlocal last
        state = owner.course.state
        assert state is not None
        await release(slot, granted)
        now = time.monotonic()
        found.append((owner.course.can_undo(state.seat), len(state.legal()) == 1, now - last))
        last = now

    with patch.object(owner.tempo, "release", noted):
        async with asyncio.timeout(60):
            while len(found) < count:
                await asyncio.sleep(0.02)
    return found


async def play_on(opened: Page) -> None:
    """Answers whatever is asked with the last choice."""
    while True:
        told = await opened.hear(seconds=60)
        position = told.get("position") or {"choices": []}
        if position["choices"]:
            code = position["choices"][-1]["code"]
            await opened.say(type="choose", client=f"c{position['base']}", base=position["base"], code=code)


def test_forced_and_searched_choices_follow_at_the_same_beat(sqlite_db: str) -> None:
    async def run() -> list[tuple[bool, bool, float]]:
        settings = replace(QUICK, db=sqlite_db, bot_delay=(0.5, 0.6))
        async with serving(settings) as server, someone(server.url) as ada:
            made = await ada.make(GAME, ["me", "greedy", "greedy"], seed="3")
            owner = await server.tables.owner(made["table"]["id"])
            async with page(server.ws, owner.record.id, ada.token) as mine:
                await mine.say(type="pace", pace="brisk")
                playing = asyncio.create_task(play_on(mine))
                found = await wait_for_bots(server, owner, 70)
                playing.cancel()
                return found

    answers = asyncio.run(run())
    beat = PACE["brisk"].pulse(replace(QUICK, bot_delay=(0.5, 0.6)))
    forced = [gap for follows, only, gap in answers if follows and only]
    searched = [gap for follows, only, gap in answers if follows and not only]
    first = [gap for follows, _, gap in answers if not follows]
    assert len(forced) >= 8 and len(searched) >= 8 and len(first) >= 8
    assert min(forced) >= beat and min(searched) >= beat and min(first[1:]) >= 0.5 * PACE["brisk"].wait
    assert abs(sorted(forced)[len(forced) // 2] - sorted(searched)[len(searched) // 2]) < 0.03


def test_everybody_is_told_the_pace_in_force(sqlite_db: str) -> None:
    async def run() -> None:
        async with (
            serving(replace(QUICK, db=sqlite_db)) as server,
            someone(server.url) as ada,
            someone(server.url) as ben,
        ):
            made = await ada.make("startup-nation", ["me", "open", "random", "random"])
            table = made["table"]["id"]
            await ben.sit(table, 1, made["invitation"]["code"])
            async with page(server.ws, table, ada.token) as hers, page(server.ws, table, ben.token) as his:
                assert (await hers.hear("welcome"))["pace"] == {"pace": "thoughtful", "skipping": False}
                await his.hear("welcome")
                await hers.say(type="pace", pace="at-once")
                assert "pace" not in [message["type"] for message in await his.quiet()]
                await his.say(type="pace", pace="brisk")
                assert await hers.hear("pace") == {"type": "pace", "pace": "brisk", "skipping": False}
            async with page(server.ws, table) as gallery:
                assert (await gallery.hear("welcome"))["pace"]["pace"] == "brisk"
                await gallery.say(type="pace", pace="thoughtful")
                assert (await gallery.hear("error"))["code"] == "not-allowed"

    asyncio.run(run())


async def seconds_until_asked(mine: Page, started: float) -> float:
    while not (await mine.hear("update", seconds=60))["position"]["choices"]:
        pass
    return time.monotonic() - started


SEAT_0_BEGINS = "19"


def test_skip_to_my_turn_hurries_the_bots_until_the_only_person_decides(sqlite_db: str) -> None:
    async def run() -> tuple[float, list[dict[str, Any]]]:
        settings = replace(QUICK, db=sqlite_db, bot_delay=(0.2, 20.0))
        async with serving(settings) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["me", "random", "random", "random"], seed=SEAT_0_BEGINS)
            async with page(server.ws, made["table"]["id"], ada.token) as mine:
                position = (await mine.hear("welcome"))["position"]
                await mine.choose(position, position["choices"][0]["code"], "c")
                await mine.say(type="skip")
                took = await seconds_until_asked(mine, time.monotonic())
                await mine.quiet()
                return took, [message for message in mine.heard if message["type"] == "pace"]

    took, told = asyncio.run(run())
    assert took < 8
    assert [(message["pace"], message["skipping"]) for message in told] == [("at-once", True), ("thoughtful", False)]


def test_with_two_people_a_skip_changes_nothing_at_the_table(sqlite_db: str) -> None:
    async def run() -> list[str]:
        async with serving(replace(QUICK, db=sqlite_db, bot_delay=(5, 5))) as server, someone(server.url) as ada:
            made = await ada.make("startup-nation", ["random", "me", "me", "random"], seed=SEAT_0_BEGINS)
            async with page(server.ws, made["table"]["id"], ada.token) as mine:
                await mine.hear("welcome")
                await mine.say(type="skip")
                return [message["type"] for message in await mine.quiet()]

    assert "pace" not in asyncio.run(run())
