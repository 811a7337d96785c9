"""People come and go at a table: the page says what they are asked, and does what they answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, expect

from browser.kit import Visit, axe, visiting
from server.kit.client import PLAIN
from server.kit.servers import Apart


@contextmanager
def guest(server: Apart, name: str) -> Iterator[httpx.Client]:
    """Somebody who plays without a browser."""
    with httpx.Client(base_url=server.url, verify=PLAIN) as http:
        token = http.post("/api/me", json={"name": name, "bearer": True}).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        yield http


def table_for(visit: Visit, *places: str) -> str:
    """A table that the page's person makes."""
    wish: dict[str, Any] = {"game": "burn-rate", "places": [{"kind": place} for place in places], "listed": True}
    made: str = visit.make_table(wish)["table"]["id"]
    return made


def test_who_concedes_alone_ends_the_game(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page = visit.page
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("dialog").get_by_role("button", name="Concede", exact=True).click()
        expect(page.get_by_text("The game has ended without a result.")).to_be_visible()
        assert not axe(page)
        page.get_by_role("link", name="Back to the lobby").last.click()
        expect(page.locator("h1").first).to_be_visible()


def test_two_who_agree_end_their_game_without_a_result(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit, guest(server, "Bob") as bob:
        table = table_for(visit, "me", "open")
        bob.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
        page = visit.go(f"#/table/{table}")
        page.get_by_role("button", name="Propose to end").click()
        page.get_by_role("dialog").get_by_role("button", name="Propose to end", exact=True).click()
        expect(page.get_by_text("Guest proposes to end the game here")).to_contain_text("1 of 2 votes")
        assert not axe(page)
        bob.post(f"/api/tables/{table}/seats/0/vote", json={"kind": "end", "yes": True}).raise_for_status()
        expect(page.get_by_text("The game has ended without a result.")).to_be_visible()


def test_those_who_sit_vote_about_a_newcomer(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit, guest(server, "Bob") as bob, guest(server, "Dan") as dan:
        table = table_for(visit, "me", "open")
        bob.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
        page = visit.go(f"#/table/{table}")
        bob.post(f"/api/tables/{table}/seats/1/leave").raise_for_status()
        dan.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
        expect(page.get_by_text("Dan would like to take over")).to_be_visible()
        assert not axe(page)
        page.get_by_role("button", name="Yes", exact=True).click()
        expect(page.get_by_role("list", name="Seats")).to_contain_text("Dan")
        assert dan.get(f"/api/tables/{table}").json()["you"] == [1]


def test_the_host_sends_a_guest_away(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit, guest(server, "Bob") as bob:
        table = table_for(visit, "me", "open", "open")
        bob.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
        page = visit.go(f"#/table/{table}")
        page.get_by_role("button", name=re.compile("Send away.*Bob")).click()
        expect(page.get_by_text("Free seat")).to_have_count(2)
        assert bob.get(f"/api/tables/{table}").json()["you"] == []
