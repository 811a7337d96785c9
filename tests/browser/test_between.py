"""Between people: the page lets one block somebody, report them, and hear them again."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Browser, expect

from browser.kit import axe, visiting
from browser.test_people import guest, table_for
from server.kit.servers import Apart


def listed_by(bob: httpx.Client) -> str:
    wish: dict[str, Any] = {"game": "burn-rate", "places": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    made: str = bob.post("/api/tables", json=wish).json()["table"]["id"]
    return made


def test_somebody_is_blocked_reported_and_heard_again(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit, guest(server, "Bob") as bob:
        table = table_for(visit, "me", "open")
        bob.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
        page = visit.go(f"#/table/{table}")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name="Bob", exact=True).click()
        dialog = page.get_by_role("dialog")
        assert not axe(page)
        dialog.get_by_label("Holds up the game on purpose").check()
        dialog.get_by_label("In your own words").fill("for an hour")
        dialog.get_by_role("button", name="Report").click()
        expect(dialog.get_by_role("status")).to_contain_text("The operator of this server will read")
        dialog.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Bob", exact=True).click()
        dialog.get_by_role("button", name="Block", exact=True).click()
        expect(dialog.get_by_role("status")).to_contain_text("You hear nothing of Bob any more.")
        page = visit.go("#/settings")
        page.get_by_role("button", name="Hear again : Bob").click()
        expect(page.get_by_text("You hear Bob again.")).to_be_visible()
        expect(page.get_by_text("Nobody.")).to_be_visible()
        assert not axe(page)


def test_who_would_sit_down_beside_somebody_blocked_is_asked_first(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit, guest(server, "Bob") as bob:
        table = table_for(visit, "me", "open", "open")
        bob.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
        page = visit.go(f"#/table/{table}")
        page.get_by_role("button", name="Block or report Bob").click()
        page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("You hear nothing of Bob")
        page = visit.go(f"#/table/{listed_by(bob)}")
        sit = page.get_by_role("button", name="Sit down")
        with page.expect_event("dialog") as asked:
            sit.click()
        assert "blocked" in asked.value.message
        asked.value.dismiss()
        with page.expect_event("dialog") as again:
            sit.click()
        again.value.accept()
        expect(page.get_by_role("list", name="Seats")).to_contain_text("(you)")
        assert all("409" in one for one in visit.errors)  # the browser says so, too
        visit.errors.clear()
