"""The end of a game as a scene: who won and why, hands turned over, the turning point; by keys and on phones too."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import Visit, axe_in_both_themes, visiting
from browser.shifts import WATCH_SHIFTS, cut_off, shifted
from server.kit.servers import Apart

A_WHOLE_GAME = 120_000
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "startup-nation": (4, "greedy", {"target_score": 3}),
    "burn-rate": (3, "greedy", {}),
    "power-struggle": (3, "greedy", {}),
    "burncycle": (2, "random", {}),
}
WHY = {
    "startup-nation": ("points", "points"),
    "burn-rate": ("the last company with money in the bank", "la dernière société"),
    "power-struggle": ("victory points", "points de victoire"),
    "burncycle": ("In round", "À la manche"),
}
SHOWN = {
    "startup-nation": "li .card",
    "burn-rate": "li .hand li .floppy",
    "power-struggle": "li .person",
    "burncycle": "li .robot",
}


def play_out(visit: Visit, game: str) -> str:
    """A table that bots play to its end, with this page before it; gives its id."""
    seats, bot, options = GAMES[game]
    places = [{"kind": "me"}] + [{"kind": "bot", "bot": bot}] * (seats - 1)
    table: str = visit.make_table({"game": game, "places": places, "options": options})["table"]["id"]
    visit.go(f"#/table/{table}")
    visit.page.locator(".table .status").wait_for()
    visit.page.evaluate(
        """([table, bot]) => fetch(`/api/tables/${table}/seats/0/bot`, {
          method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ bot, level: 1 }),
        })""",
        [table, bot],
    )
    visit.page.locator(".end").wait_for(timeout=A_WHOLE_GAME)
    return table


def wait_for_the_turning_point(page: Page) -> None:
    page.locator(".turning[aria-busy='false']").wait_for(timeout=A_WHOLE_GAME)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_won_and_why_and_turns_everything_over(browser: Browser, server: Apart, game: str) -> None:
    with visiting(browser, server.url) as visit:
        table = play_out(visit, game)
        page, end = visit.page, visit.page.locator(".end")
        expect(end.locator("h2")).to_have_text(re.compile("(wins?|together|lost)[!.]$"))
        expect(end.locator(".why")).to_contain_text(WHY[game][0])
        expect(end.locator("ol > li")).to_have_count(GAMES[game][0])
        expect(end.locator(SHOWN[game]).first).to_be_visible()
        expect(end.locator("details[open]")).to_have_count(0)
        wait_for_the_turning_point(page)
        expect(end.locator(".turning a")).to_have_count(1)
        page.get_by_role("button", name="FR, Français").click()
        expect(end.locator(".why")).to_contain_text(WHY[game][1])
        expect(end.get_by_text("Cette partie était-elle honnête")).to_be_visible()
        found = axe_in_both_themes(page)
        assert not found, "\n".join(found)
        end.locator(".turning a").click()
        page.wait_for_url(re.compile(f"#/(replay|review)/{table}"))


@pytest.mark.parametrize("width", [390, 320])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_a_phone_and_does_not_jump(browser: Browser, server: Apart, game: str, width: int) -> None:
    with visiting(browser, server.url, viewport={"width": width, "height": 760}, locale="fr-FR") as visit:
        visit.prepare(WATCH_SHIFTS)
        play_out(visit, game)
        page = visit.page
        expect(page.locator(".end h2")).to_be_in_viewport()
        page.locator(SHOWN[game]).first.wait_for()
        page.locator(".turning").scroll_into_view_if_needed()
        page.wait_for_timeout(300)
        before = shifted(page)
        wait_for_the_turning_point(page)
        page.wait_for_timeout(200)
        assert shifted(page) - before < 0.05, "the turning point had its place"
        assert cut_off(page, ".end") == []


def test_the_result_is_focused_and_escape_shows_the_board(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        play_out(visit, "startup-nation")
        page = visit.page
        expect(page.locator(".end h2")).to_be_focused()
        expect(page.locator("[data-live]")).to_contain_text("The match is over")
        page.keyboard.press("Escape")
        expect(page.locator(".end .scene")).to_have_count(0)
        reopen = page.get_by_role("button", name="Show the end")
        expect(reopen).to_be_focused()
        expect(page.locator(".end .bar")).to_contain_text(re.compile("wins?|together"))
        page.keyboard.press("Enter")
        expect(page.locator(".end h2")).to_be_focused()
        page.get_by_role("button", name="Close, and look at the board").click()
        expect(page.locator(".end .scene")).to_have_count(0)
        page.locator(".log li button").first.click()
        page.get_by_role("button", name="Back to now").click()
        expect(page.locator(".end .bar")).to_be_visible()


def test_who_is_writing_is_not_torn_away_by_the_end(browser: Browser, calm_server: Apart) -> None:
    with visiting(browser, calm_server.url) as visit:
        places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = visit.make_table({"game": "coffee", "places": places})["table"]["id"]
        visit.go(f"#/table/{table}")
        page = visit.page
        page.locator(".table .status").wait_for()
        page.get_by_role("tab", name="Chat").click()
        visit.let_bots_play()
        page.get_by_label("Say something").focus()
        page.locator(".end h2").wait_for(timeout=A_WHOLE_GAME)
        expect(page.get_by_label("Say something")).to_be_focused()
