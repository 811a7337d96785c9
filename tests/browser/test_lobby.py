"""The lobby: nothing jumps, nothing is cut off; how many play; tables that say with whom, whose turn and since when."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.kit import axe_in_both_themes, visiting
from browser.shifts import WATCH_SHIFTS, cut_off, shifted
from server.kit.servers import Apart

SIZES = {"desk": (1366, 768), "390": (390, 844), "320": (320, 640)}
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_while_the_lobby_comes(browser: Browser, server: Apart, size: str, locale: str) -> None:
    """In a context of its own: fonts and scripts come as they do the first time."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
    page = context.new_page()
    page.add_init_script(WATCH_SHIFTS)
    for _ in ("a stranger", "somebody with a table"):
        page.goto(server.url)
        page.locator("[data-solo]").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        assert shifted(page) < 0.05
        assert cut_off(page) == []
        page.evaluate(
            """async (wish) => {
              const post = (path, body) => fetch(path, {
                method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
              });
              localStorage.setItem('boardroom-name', (await (await post('/api/me', { name: 'Ada' })).json()).name);
              await post('/api/tables', wish);
            }""",
            {"game": "startup-nation", "places": [{"kind": "me"}, BOT, BOT, BOT]},
        )
    context.close()


def test_a_game_asks_how_many_play_and_remembers_it(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go()
        players = page.get_by_role("group", name="Number of players: Burn Rate")
        expect(players).to_contain_text("3 players")
        players.get_by_role("button", name="One player more").click()
        expect(players).to_contain_text("4 players")
        expect(players.get_by_role("button", name="One player more")).to_be_disabled()
        page.reload()
        expect(players).to_contain_text("4 players")
        table = visit.start_solo("burn-rate")
        seats = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats.length", table)
        assert seats == 4


def test_burncycle_may_be_played_alone(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go()
        players = page.get_by_role("group", name="Number of players: burncycle")
        players.get_by_role("button", name="One player fewer").press("Enter")
        expect(players).to_contain_text("Alone")
        visit.start_solo("burncycle")
        expect(page.get_by_role("list", name="Seats").locator("li")).to_have_count(1)


def test_my_tables_name_the_others_whose_turn_and_since_when(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        wishes: list[dict[str, Any]] = [
            {"game": "startup-nation", "places": [{"kind": "me"}, BOT, BOT, {"kind": "open"}]},
            {
                "game": "startup-nation",
                "places": [{"kind": "me"}, BOT, BOT, BOT],
                "options": {"first_player": "seat:0"},
            },
        ]
        for wish in wishes:
            visit.aside(
                """async (wish) => {
                  const post = (path, body) => fetch(path, {
                    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
                  });
                  if (!localStorage.getItem('boardroom-name')) {
                    localStorage.setItem('boardroom-name', (await (await post('/api/me', { name: 'Ada' })).json()).name);
                  }
                  await post('/api/tables', wish);
                }""",
                wish,
            )
        page = visit.go()
        rows = page.locator("section:has(> h2:text-is('Your tables')) li")
        expect(rows).to_have_count(2)
        expect(rows.nth(0)).to_contain_text("with Basile, Chloé, Diego")
        expect(rows.nth(0)).to_contain_text("Your turn · just now")
        expect(rows.nth(1)).to_contain_text("Waits for one more person")
        found = axe_in_both_themes(page)
        assert not found, "\n".join(found)
        page.route_web_socket("**/api/lobby/socket", make_older)
        page.reload()
        expect(rows.nth(0)).to_contain_text("Your turn · for 3 min")
        page.get_by_role("button", name="FR, Français").click()
        mine = page.locator("section:has(> h2:text-is('Vos tables')) li")
        expect(mine.nth(0)).to_contain_text(re.compile(r"avec Basile, Chloé, Diego.*depuis 3\smin", re.S))


def make_older(route: WebSocketRoute) -> None:
    """Three minutes later, without waiting for them."""
    server = route.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        for table in message.get("tables", []):
            table["since"] = table["since"] and table["since"] - 185
        route.send(json.dumps(message))

    server.on_message(tell)
