"""Missions of burncycle that go well: one is won, a floor is finished and the next begins; and choices say what they do."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

import boardroom
from browser.burncycle import hurry, led_well, let_play, play, press, sit_down
from browser.kit import is_over, visiting
from browser.playing import refs
from kit import Given
from server.kit.servers import Apart

BY_HAND = 6  # the last choices, clicked one by one
GAME = boardroom.load("burncycle")


def test_a_mission_is_won(browser: Browser, server: Apart) -> None:
    seed, codes = led_well(lambda state: state.outcome is not None and bool(state.outcome.winners), mission="m1")
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        table = sit_down(visit, seed=seed, mission="m1")
        let_play(visit, table, codes[:-BY_HAND])
        assert not is_over(visit.page)
        for code in codes[-BY_HAND:]:
            press(visit.page, code)
        end = visit.page.locator(".end")
        expect(visit.page.locator(".status")).to_contain_text("You have won")
        expect(end.locator("h2")).to_contain_text(re.compile("wins?"))
        expect(end).to_contain_text("the mission is done")
        expect(end.get_by_role("button", name="Play again")).to_be_visible()
        expect(visit.page.locator(".goals .exit")).to_have_count(0)  # nobody has to go anywhere any more


def test_a_floor_is_finished_and_the_next_begins(browser: Browser, server: Apart) -> None:
    seed, codes = led_well(lambda state: Given(state).view(-1)["floor"] == 2, mission="m3")
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        table = sit_down(visit, seed=seed, mission="m3")
        page = visit.page
        let_play(visit, table, codes[:-BY_HAND])
        expect(page.locator(".burn")).to_contain_text("floor 1/2")
        expect(page.locator(".burn")).to_contain_text("Records Annex")
        for code in codes[-BY_HAND:]:
            press(page, code)
        expect(page.locator(".burn")).to_contain_text("floor 2/2")
        expect(page.locator(".burn")).to_contain_text("All-Hands Atrium")
        expect(page.locator(".burn")).not_to_contain_text("Records Annex")
        expect(page.locator(".goals")).to_contain_text("broadcast (H7)")
        expect(page.locator("[data-zone='log']")).to_contain_text("Floor 1 is done.")
        assert play(page, hurry, until=lambda: "choice:move" in refs(page)), "nothing to do on the second floor"


def test_a_terminals_options_say_what_they_do(browser: Browser, server: Apart) -> None:
    options = {GAME.code(f"option {number}") for number in (1, 2, 3)}
    seed, codes = led_well(lambda state: options <= set(state.legal()), mission="m3")
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        table = sit_down(visit, seed=seed, mission="m3")
        let_play(visit, table, codes)
        for number in (1, 2, 3):
            button = visit.page.locator(f"[data-choice='option:{number}']")
            expect(button).to_contain_text(re.compile(rf"Option {number}, \d AP: \w+"))


def test_a_purchase_says_what_it_is_and_costs(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, agents=["a1"])
        ram = visit.page.locator("[data-choice='buy:ability-1']")
        expect(ram).to_contain_text("Ram, 2 power")
        expect(visit.page.locator("[data-choice='buy:die-1']")).to_contain_text("2 power")
