"""A campaign of burncycle: agents are chosen, a won mission leads to the next one, and the form tells missions apart."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browser.burncycle import led_well, let_play, press, sit_down
from browser.calm import phone
from browser.kit import axe_in_both_themes, visiting
from server.kit.servers import Apart


def test_each_player_chooses_an_agent_by_its_card(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        sit_down(visit, seats=1)
        scene = visit.page.locator("[data-agents]")
        expect(scene.locator(".agent")).to_have_count(10)
        expect(scene.locator("[data-ref='agent:a1']")).to_contain_text("Attack tests +2 AP.")
        assert axe_in_both_themes(visit.page) == []
        scene.locator("[data-ref='agent:a7']").click()
        expect(scene).to_have_count(0)
        expect(visit.page.locator(".burn")).to_contain_text("Gallop")
        expect(visit.page.locator(".log")).to_contain_text("takes Gallop")


def test_an_agent_that_is_taken_says_who_has_it(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        for seed in ("1", "2", "3", "4"):
            sit_down(visit, seats=2, seed=seed)
            taken = visit.page.locator(".agent.taken")
            visit.page.locator("[data-choice^='agent:']").first.wait_for()
            if taken.count():
                expect(taken).to_be_disabled()
                expect(taken.locator(".owner")).not_to_be_empty()
                return
        raise AssertionError("the person was always first")


def test_agents_fit_a_small_phone(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **phone(320, 640)) as visit:
        visit.set(lang="fr", speed="off", itself=False)
        sit_down(visit, seats=1)
        tile = visit.page.locator("[data-ref='agent:a4']")
        expect(tile).to_contain_text("Passe-partout")
        box = tile.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320


def test_a_won_mission_leads_to_the_next_one(browser: Browser, server: Apart) -> None:
    seed, codes = led_well(lambda state: state.outcome is not None and bool(state.outcome.winners), mission="m1")
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)
        table = sit_down(visit, seed=seed, mission="m1")
        let_play(visit, table, codes[:-1])
        press(visit.page, codes[-1])
        end = visit.page.locator(".end")
        expect(end).to_contain_text("What you take along")
        following = end.locator("[data-sequel]")
        expect(following).to_have_text("Next mission: Lunch Money")
        following.click()
        visit.page.wait_for_url(lambda url: table not in url)
        visit.page.locator("[data-agents]").wait_for()
        visit.page.keyboard.press("m")
        expect(visit.page.locator("[data-card] h2")).to_have_text("Lunch Money")


def test_the_form_groups_missions_and_says_what_each_is_like(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.go("#/new/burncycle")
        field = visit.page.locator(".scenario")
        expect(field.locator("optgroup")).to_have_count(3)
        expect(field.locator("optgroup").first).to_have_attribute("label", "Perpetual Synergy Holdings")
        field.locator("select").select_option("m8")
        expect(field).to_contain_text("the whistle is kept in a vault")
        expect(field.locator("option[value='m8']")).to_have_text(re.compile("●●● The Whistle, two floors"))
