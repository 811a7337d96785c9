"""Tables of burncycle without the lobby, and hands that play on its board: things, ways and keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from playwright.sync_api import Page

import boardroom
from boardroom.server.database import open_engine
from boardroom.server.opening import new_record, seated
from boardroom.server.records import BOT, PERSON, Rules, Seat
from boardroom.server.security import COOKIE
from boardroom.server.store import Store
from boardroom.server.tokens import new_token
from browser.kit import Visit, is_over, my_turn_or_end
from browser.playing import refs
from server.kit.servers import Apart

MOST_CLICKS = 3000
HASTY = ("choice:begin", "choice:end-routing", "choice:pass", "choice:end-actions", "choice:stop", "choice:ip-on")
# Plays these choices over a socket of its own, as fast as they are answered.
SCRIPT = """([table, codes]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  let next = 0;
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', seat: 0 }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (['stale', 'refused', 'error'].includes(message.type)) fail(new Error(data.slice(0, 300)));
    if (!message.position) return;
    if (next === codes.length) {
      socket.close();
      done(next);
    } else if (message.position.choices.length > 0) {
      const { base } = message.position;
      socket.send(JSON.stringify({ type: 'choose', client: `script-${next}`, base, code: codes[next++] }));
    }
  };
})"""
MOST_SEEDS = 400

Act = Callable[[Page, Random], None]


def sit_down(visit: Visit, seats: int = 1, seed: str = "7", **options: Any) -> str:
    """A table with bots on all seats but the first, always with the same decks and dice; gives its id."""
    places = [{"kind": "me"}] + [{"kind": "bot", "bot": "random", "level": 1}] * (seats - 1)
    made = visit.make_table({"game": "burncycle", "places": places, "hints": True, "seed": seed, "options": options})
    table: str = made["table"]["id"]
    visit.go(f"#/table/{table}")
    visit.page.locator(".burn").wait_for()
    return table


def sit_down_at(visit: Visit, server: Apart, seats: int, **table: Any) -> None:
    """A table that was set up by hand (see docs/tables-by-hand.md), with bots on all seats but the first."""
    visit.make_table({"game": "burncycle", "places": [{"kind": "me"}]})  # makes the visitor known
    token = next(one["value"] for one in visit.context.cookies() if one["name"] == COOKIE)
    with ThreadPoolExecutor(1) as aside:  # the browser has a loop of its own in this thread
        laid = aside.submit(asyncio.run, lay(server, token, seats, table)).result()
    visit.go(f"#/table/{laid}")
    visit.page.locator(".burn").wait_for()


async def lay(server: Apart, token: str, seats: int, table: dict[str, Any]) -> str:
    """Writes such a table into the server's database, for whoever has this token; gives its id."""
    engine = open_engine(server.settings.checked())
    store = Store(engine)
    person = await store.person_of(token)
    assert person is not None
    record = new_record("burncycle", seats, {}, 7, Rules(), False, person)
    bots = [Seat(number, BOT, None, "", "random", 1) for number in range(1, seats)]
    position = {"seed": 7, "options": record.options, "table": {"seats": seats, **table}}
    opened = seated(record, [Seat(0, PERSON, person.id, person.name), *bots], 60.0, position)
    await store.add_table(opened.kept, opened.entries, new_token())
    await engine.dispose()
    return record.id


def press_on_board(page: Page, random: Random) -> None:
    """Clicks a glowing thing of the board, or now and then a square to go to."""
    ways = page.locator("[data-go]")
    if random.random() < 0.5 and ways.count():
        ways.nth(random.randrange(ways.count())).click()
        page.locator(".burn:not(.travels)").wait_for()
        return
    ref = random.choice(refs(page))
    page.locator(f".board button[data-ref='{ref}']:visible").first.click()


def choose(page: Page, ref: str) -> None:
    """Clicks a button of the list, and confirms where that is asked."""
    page.locator(f"[data-choice='{ref}']").click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()


def hurry(page: Page, random: Random) -> None:
    """Takes the shortest way through a turn."""
    offered = refs(page)
    choose(page, next((one for one in HASTY if one in offered), None) or random.choice(offered))


def play(
    page: Page, act: Act, seed: int = 1, until: Callable[[], bool] | None = None, clicks: int = MOST_CLICKS
) -> bool:
    """Plays to the end, until something is so, or for so many clicks; says whether it came to be so."""
    random = Random(seed)
    for _ in range(clicks):
        if not my_turn_or_end(page):
            break
        if until is not None and until():
            return True
        act(page, random)
    assert until is not None or clicks < MOST_CLICKS or is_over(page)
    return False


def roll_for_a_move(page: Page) -> None:
    """From wherever it is to a movement with all dice that leads somewhere."""
    for _ in range(10):
        assert play(page, hurry, until=lambda: "choice:move" in refs(page) and page.locator(".pool svg").count() > 0)
        choose(page, "choice:move")
        page.locator("[data-roll-all]").click()
        page.locator("[data-roll-all]").wait_for(state="detached")
        assert my_turn_or_end(page)
        if "choice:keep" in refs(page):
            choose(page, "choice:keep")
            page.locator("[data-choice='choice:keep']").wait_for(state="detached")
            assert my_turn_or_end(page)
        if page.locator("[data-go]").count():
            return
    raise AssertionError("no throw of ten led anywhere")


def drag(page: Page, x: float, y: float, right: int) -> None:
    """A finger on the map, from a point to the right (or left)."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 13):
        point = {"x": x + right * step / 12, "y": y}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def on_the_map(square: str | None) -> str:
    """A square as the edges of the map show it: `5,10` is F11."""
    column, _, row = (square or "").partition(",")
    return f"{chr(ord('A') + int(column))}{int(row) + 1}"


def square_of(page: Page, robot: str) -> str:
    """Where a robot stands, as its button says."""
    label = page.locator(f".board [data-ref='robot:{robot}']").get_attribute("aria-label") or ""
    return label.rpartition(" ")[2]


# Games that go well: random hands never finish a floor, but the advice's first thought at every choice sometimes does.


def led_well(until: Callable[[boardroom.State], bool], **options: Any) -> tuple[str, list[int]]:
    """The first seed whose solo game comes to be so when the advice leads it, and the choices that lead there."""
    game = boardroom.load("burncycle")
    for seed in range(1, MOST_SEEDS):
        state, codes = game.start(1, seed=seed, **options), []
        while not state.over and not until(state):
            legal = state.legal()
            priors = game.advice.priors(state, legal)
            codes.append(legal[priors.index(max(priors))])
            state.play(codes[-1])
        if until(state):
            return str(seed), codes
    raise AssertionError(f"none of {MOST_SEEDS} seeds leads there")


def let_play(visit: Visit, table: str, codes: list[int]) -> None:
    """Plays these choices at a table while nobody looks, which would show every one of them, then shows it."""
    visit.go("#/settings")
    assert visit.aside(SCRIPT, [table, codes]) == len(codes)
    visit.go(f"#/table/{table}")
    visit.page.locator(".burn").wait_for()


def press(page: Page, code: int) -> None:
    """Makes this choice by clicking its things in the list, one after the other."""
    assert my_turn_or_end(page)
    for ref in boardroom.load("burncycle").action(code).refs:
        page.locator(f"[data-choice='{ref}']").click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
