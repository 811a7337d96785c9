"""Looking back: from the log, with the slider and the keys, as a seat knew it and as it was, and playing on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browser.kit import my_turn_or_end, visiting
from browser.playing import click_in_list, play
from server.kit.servers import Apart


def test_a_line_of_the_log_leads_back_to_its_moment(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page = visit.page
        play(page, click_in_list, turns=4)
        my_turn_or_end(page)
        expect(page.locator(".since")).to_have_count(1)
        page.locator(".log li button").nth(6).click()
        expect(page.locator(".past")).to_contain_text("You are looking back")
        expect(page.locator("[data-choice]")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".past")).to_have_count(0)
        expect(page.locator("[data-choice]").first).to_be_visible()


def test_a_replay_is_scrubbed_shared_and_played_on(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        table = visit.start_short()
        page = visit.page
        play(page, click_in_list)
        page.locator(".end").get_by_role("link", name="Replay").click()
        slider = page.get_by_role("slider")
        expect(slider).to_have_value("0")
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("3")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("output")).to_contain_text("Step 2")
        page.keyboard.press("End")
        expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
        slider.fill("5")
        expect(page).to_have_url(re.compile(rf"#/replay/{table}/mine/5$"))
        page.get_by_role("button", name="One turn on").click()
        assert int(slider.input_value()) > 5
        hidden = page.locator(".board").first.inner_text()
        page.get_by_label("Seen").select_option(label="with the whole truth")
        expect(page).to_have_url(re.compile("/truth/"))
        expect(page.locator(".board").first).not_to_have_text(hidden, use_inner_text=True)
        page.get_by_label("Seen").select_option(label="as Guest knew it")
        slider.fill("4")
        page.reload()
        expect(slider).to_have_value("4")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile("#/table/"))
        play(page, click_in_list, turns=2)
