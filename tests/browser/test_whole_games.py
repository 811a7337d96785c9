"""Whole games: by mouse, by keys alone, on a phone, in the plain layout, and with two browsers at one table."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.kit import PHONE, is_over, my_turn_or_end, visiting
from browser.playing import click_in_list, click_on_board, play, press_digit, tap_in_list
from server.kit.servers import Apart


def test_a_whole_game_by_mouse(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        play(visit.page, click_on_board)
        end = visit.page.locator(".end")
        expect(end).to_contain_text(re.compile("wins|win together"))
        end.get_by_text("The game in numbers").click()
        expect(end.locator("thead th")).to_have_count(4)
        end.get_by_text("Was this game fair?").click()
        expect(end).to_contain_text("✓ The promise was kept")
        with visit.page.expect_download() as download:
            end.get_by_role("link", name="Game file").click()
        assert download.value.suggested_filename.endswith(".minutes")
        end.get_by_role("button", name="Play again").click()
        visit.page.locator(".end").wait_for(state="detached")
        assert my_turn_or_end(visit.page)


def test_a_whole_game_by_keys_alone(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go()
        page.locator("[data-solo]").first.wait_for()
        tab_to(page, "[data-solo='startup-nation']")
        page.keyboard.press("Enter")
        page.locator(".table .status").wait_for()
        heard: set[str] = set()
        turns = 0
        while my_turn_or_end(page):
            if turns == 0:
                tab_to(page, "[data-choice]")
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            else:
                play(page, press_digit, seed=turns, turns=1)
            heard.add(page.locator("[data-live]").inner_text())
            turns += 1
        assert is_over(page) and len(heard) > 2
        page.keyboard.press("l")
        expect(page.locator(".log :focus")).to_have_count(1)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("Keys")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def test_a_whole_game_on_a_phone(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as visit:
        visit.start_short()
        play(visit.page, tap_in_list)
        expect(visit.page.locator(".end")).to_be_visible()


def test_a_game_without_a_board_of_its_own_in_the_plain_layout(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo("coffee")
        page = visit.page
        page.locator("[data-choice]").first.wait_for()
        page.locator("[data-choice]", has_text="Stir").click()
        undo = page.get_by_role("button", name="Take back: Stir")
        expect(undo).to_be_enabled()
        page.keyboard.press("u")
        expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
        expect(page.locator(".log")).to_contain_text("takes a choice back")
        play(page, click_in_list)
        expect(page.locator(".end")).to_be_visible()


def test_two_browsers_at_one_table(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada, visiting(browser, server.url) as bob:
        for visit, name in ((ada, "Ada"), (bob, "Bob")):
            visit.go()
            visit.page.get_by_label("Your name").fill(name)
            visit.page.get_by_role("button", name="Save").click()
            expect(visit.page.get_by_role("button", name="Saved")).to_be_visible()
        ada.go("#/new/startup-nation")
        ada.page.locator("fieldset select").nth(2).select_option("friend")
        ada.page.get_by_text("Options of the rules").click()
        ada.page.get_by_label("How many points win the match").fill("3")
        ada.page.get_by_label("Who begins the first round").select_option(
            "seat:0"
        )  # so that nobody is out when they talk
        ada.page.get_by_role("button", name="Make the table").click()
        expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
        link = ada.page.get_by_label("Link to the table").input_value()
        ada.page.get_by_role("link", name="To the table").click()
        bob.go()
        bob.page.get_by_label("Link or code of an invitation").fill(link)
        bob.page.get_by_role("button", name="Join").click()
        bob.page.get_by_role("button", name="Sit down").click()
        for visit in (ada, bob):
            visit.page.locator(".table .status").wait_for()
            expect(visit.page.get_by_role("list", name="Seats")).to_contain_text("Ada")
            expect(visit.page.get_by_role("list", name="Seats")).to_contain_text("Bob")
        ada.page.get_by_role("tab", name="Chat").click()
        ada.page.get_by_label("Say something").fill("Hello, Bob!")
        ada.page.keyboard.press("Enter")
        bob.page.get_by_role("tab", name="Chat").click()
        expect(bob.page.locator("#side-content")).to_contain_text("Hello, Bob!")
        take_turns([ada.page, bob.page])
        assert ada.page.locator(".end h2").inner_text() == bob.page.locator(".end h2").inner_text()
        expect(ada.page.get_by_label("away")).to_have_count(0)
        bob.go()
        expect(ada.page.get_by_label("away")).to_have_count(1)


def take_turns(pages: list[Page]) -> None:
    """Plays all pages until the end: whoever has a choice makes it."""
    for n in range(3000):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            if page.locator("[data-choice]").count():
                play(page, click_in_list, seed=n, turns=1)
        pages[n % len(pages)].wait_for_timeout(5)
    raise AssertionError("the game did not end")
