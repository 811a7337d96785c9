"""A game whose rules are gone with an upgrade: its people are told, say how it ends, and read what was told of it."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from boardroom.server.fairness import hash_of
from browser.kit import PHONE, Visit, axe_in_both_themes, too_small, visiting
from browser.test_people import guest
from server.kit.servers import Apart

WORDS = {
    "en-GB": {
        "title": "Burn Rate: the rules of this game are gone",
        "why": "It was played by revision 0 of the rules",
        "draw": "A draw",
        "won": "Somebody has won",
        "say": "Say so",
        "nothing": "Bob has said nothing yet.",
        "ended": "Won by Bob.",
        "told": "The game begins.",
        "row": "Its rules are gone: say how it ends",
        "go": "Go on",
    },
    "fr-FR": {
        "title": "Burn Rate : les règles de cette partie ont disparu",
        "why": "Elle a été jouée avec la révision 0 des règles",
        "draw": "Un match nul",
        "won": "Quelqu’un a gagné",
        "say": "Le dire",
        "nothing": "Bob n’a encore rien dit.",
        "ended": "Victoire : Bob.",
        "told": "La partie commence",
        "row": "Ses règles ont disparu : dites comment elle finit",
        "go": "Reprendre",
    },
}


def upgrade(server: Apart, table: str) -> None:
    """The server comes back, and the rules of this table are gone."""
    server.stop()
    rows = sqlite3.connect(server.settings.db)
    with rows:
        content, seed = rows.execute("SELECT content, seed FROM tables WHERE id = ?", (table,)).fetchone()
        promise = hash_of("burn-rate", 0, content, {}, 2, int(seed))  # as it was made by those rules
        rows.execute("UPDATE tables SET revision = 0, seed_hash = ? WHERE id = ?", (promise, table))
    rows.close()
    server.start()


def plain(text: str) -> re.Pattern[str]:
    """The words, whichever spaces stand between them."""
    return re.compile(r"\s+".join(map(re.escape, text.split())))


def begun(visit: Visit, bob: Any) -> str:
    """A game of two people; the page looks elsewhere."""
    places = [{"kind": "me"}, {"kind": "open"}]
    table: str = visit.make_table({"game": "burn-rate", "places": places, "listed": True})["table"]["id"]
    bob.post(f"/api/tables/{table}/seats/1/sit").raise_for_status()
    return table


@pytest.mark.parametrize("locale", WORDS)
def test_a_stopped_game_says_why_and_ends_as_its_people_agree(browser: Browser, own_server: Apart, locale: str) -> None:
    words = WORDS[locale]
    with visiting(browser, own_server.url, locale=locale) as visit, guest(own_server, "Bob") as bob:
        table = begun(visit, bob)
        upgrade(own_server, table)
        page = visit.go()
        expect(page.get_by_text(plain(words["row"])).first).to_be_visible()
        page = visit.go(f"#/table/{table}")
        expect(page.get_by_role("heading", level=1)).to_have_text(plain(words["title"]))
        expect(page.get_by_text(plain(words["why"]))).to_be_visible()
        expect(page.get_by_text(plain(words["nothing"]))).to_be_visible()
        expect(page.locator("ol.log")).to_contain_text(words["told"])
        assert axe_in_both_themes(page) == []
        vote(page, words)
        bob.post(f"/api/tables/{table}/ending", json={"kind": "won", "winners": [1]}).raise_for_status()
        expect(page.get_by_role("status").filter(has_text=plain(words["ended"]))).to_be_visible()
        expect(page.locator("form")).to_have_count(0)
        expect(page.locator(f"a[href='/api/tables/{table}/minutes']")).to_be_visible()


def vote(page: Page, words: dict[str, str]) -> None:
    """First a draw, then another mind: the second seat has won."""
    page.get_by_label(words["draw"]).check()
    page.get_by_role("button", name=words["say"]).click()
    page.get_by_label(words["won"]).check()
    expect(page.get_by_role("button", name=words["say"])).to_be_disabled()
    page.get_by_label("Bob", exact=True).check()
    page.get_by_role("button", name=words["say"]).click()
    expect(page.get_by_text(re.compile(r": (won by|victoire pour) Bob"))).to_be_visible()


def test_a_finished_game_of_older_rules_is_read_sentence_by_sentence(browser: Browser, own_server: Apart) -> None:
    with visiting(browser, own_server.url, viewport=PHONE, has_touch=True) as visit, guest(own_server, "Bob") as bob:
        table = begun(visit, bob)
        bob.post(f"/api/tables/{table}/seats/1/bot", json={"bot": "random"}).raise_for_status()
        visit.go(f"#/table/{table}")
        visit.page.locator("[data-choice]").first.wait_for()
        visit.let_bots_play()
        visit.page.locator(".end").wait_for()
        visit.page.goto(f"{visit.url}/icon.svg")
        upgrade(own_server, table)
        page = visit.go(f"#/replay/{table}/mine/0")
        expect(page.get_by_role("heading", level=1)).to_contain_text("the rules of this game are gone")
        slider = page.get_by_role("slider")
        expect(slider).to_have_value(re.compile(r"^[2-9]\d|\d\d\d$"))  # all steps are there, and it stands at the last
        lines = page.locator("ol.log li")
        before = lines.count()
        slider.fill("3")
        expect(page.locator("output")).to_contain_text("Step 3")
        assert 0 < lines.count() < before
        page.get_by_label("Seen").select_option(label="as Bob knew it")
        expect(lines.first).to_be_visible()
        page.get_by_text("Was this game fair?").click()
        expect(page.locator(".receipt")).to_contain_text("✓")
        assert too_small(page, ".older button", ".older a.button") == []


def test_a_visitor_reads_that_nobody_plays_there_any_more(browser: Browser, own_server: Apart) -> None:
    with visiting(browser, own_server.url) as visit, guest(own_server, "Bob") as bob:
        places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "burn-rate", "places": places, "listed": True}
        table = bob.post("/api/tables", json=wish).json()["table"]["id"]
        upgrade(own_server, table)
        page = visit.go(f"#/table/{table}")
        expect(page.get_by_text("Bob has said nothing yet.")).to_be_visible()
        expect(page.locator("form")).to_have_count(0)
