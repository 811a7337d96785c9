"""How to play in five minutes: one illustrated page for each game, found from everywhere, for screens, phones and paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import boardroom
from browser.calm import phone
from browser.kit import axe_in_both_themes, visiting
from server.kit.servers import Apart

GAMES = boardroom.games()
LONGEST = 2  # sheets of paper


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_explained_in_words_and_pictures(browser: Browser, server: Apart, game: str, locale: str) -> None:
    with visiting(browser, server.url, locale=locale) as visit:
        page = visit.go(f"#/how/{game}")
        page.locator("article h1").wait_for()
        parts = page.locator("article li")
        assert parts.count() >= 9
        for part in parts.all():
            assert part.locator(".picture svg, .picture span").count(), part.inner_text()
        assert axe_in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_fits_the_smallest_phone_and_few_sheets_of_paper(browser: Browser, server: Apart, game: str) -> None:
    with visiting(browser, server.url, locale="fr-FR", **phone(320)) as visit:
        page = visit.go(f"#/how/{game}")
        page.locator("article h1").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        printed = page.pdf(format="A4")
        assert 1 <= printed.count(b"/Type /Page\n") <= LONGEST


def test_it_is_one_press_away_in_the_lobby_the_waiting_room_and_at_the_table(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go()
        page.get_by_role("link", name=re.compile("How to play ?: Burn Rate")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Burn Rate in five minutes")
        places = [{"kind": "me"}, {"kind": "open"}]
        table = visit.make_table({"game": "burn-rate", "places": places})["table"]["id"]
        visit.go(f"#/table/{table}")
        expect(page.get_by_role("link", name=re.compile("How to play ?: Burn Rate"))).to_be_visible()
        visit.start_solo("burn-rate")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").get_by_role("link", name="How to play")).to_be_visible()
