"""The mission card: open at the start, one press away after that, its rules in place, and the same on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browser.burncycle import sit_down, sit_down_at
from browser.calm import phone
from browser.kit import Visit, axe_in_both_themes, visiting
from server.kit.servers import Apart

AGAIN = "localStorage.removeItem('boardroom-card')"


def newcomer(visit: Visit) -> None:
    """Somebody who never said that the card should stay shut."""
    visit.prepare(f"if (!sessionStorage.getItem('came')) {{ {AGAIN}; sessionStorage.setItem('came', 'yes') }}")
    visit.set(speed="off", itself=False)


def test_the_card_opens_with_the_mission_and_says_what_to_do(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        newcomer(visit)
        sit_down(visit, mission="m1")
        card = visit.page.locator("[data-card]")
        expect(card.get_by_role("heading", level=2)).to_have_text("Petty Cash")
        expect(card).to_contain_text(re.compile(r"Copy one ledger:.*a test of 4 AP"))
        expect(card).to_contain_text("How to leave")
        expect(card).to_contain_text("You lose when threat, which begins at 0, reaches")
        assert axe_in_both_themes(visit.page) == []
        card.get_by_role("button", name="Rule BC-3.7.1").click()
        expect(card.locator(".clause")).to_contain_text("each square counts once")
        visit.page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        visit.page.keyboard.press("m")
        expect(card).to_be_visible()
        card.locator("[data-begin]").click()
        visit.page.locator("[data-mission]").click()
        expect(card).to_be_visible()


def test_somebody_who_knows_it_all_can_keep_it_shut(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        newcomer(visit)
        sit_down(visit, mission="m1")
        visit.page.locator("[data-card] input").uncheck()
        visit.page.locator("[data-begin]").click()
        sit_down(visit, mission="m1")
        visit.page.reload()
        visit.page.locator(".burn").wait_for()
        expect(visit.page.locator("[data-card]")).to_have_count(0)


def test_the_card_fits_a_small_phone_in_french(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **phone(320, 640)) as visit:
        visit.prepare(AGAIN)
        visit.set(lang="fr", speed="off", itself=False)
        sit_down(visit, mission="m3")
        card = visit.page.locator("[data-card]")
        expect(card).to_contain_text("Comment sortir")
        wide, high = card.evaluate("card => [card.scrollWidth - card.clientWidth, card.getBoundingClientRect().height]")
        assert wide <= 0
        assert high <= 640
        card.locator("[data-begin]").tap()
        expect(card).to_have_count(0)


def test_a_team_in_the_wrong_zone_is_told_so(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        sit_down_at(visit, server, 1, at={"0": "6,1", "module": "9,7"}, goals=[9])
        expect(visit.page.locator(".goals")).to_contain_text("Not yet in a secure zone: the command module.")
        expect(visit.page.locator("[data-lit='s1']")).to_have_class(re.compile("leaves"))
