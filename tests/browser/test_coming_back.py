"""Whoever comes back to a table is told what happened meanwhile: only what that seat was told, in a few sentences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.calm import phone, settled
from browser.kit import DESKTOP, Visit, axe_in_both_themes, my_turn_or_end, too_small, visiting
from browser.playing import click_in_list, play, refs, tap_in_list
from browser.test_layout import boxes
from server.kit.servers import Apart

STORY = "[data-recap]"
HIDE = """state => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""  # as when another tab is looked at, and this one again


def leave_while_others_play(visit: Visit) -> Page:
    """Makes a choice, goes to the lobby at once, and stays there until it is one's turn again."""
    table = visit.start_short()
    page = visit.page
    my_turn_or_end(page)
    told = page.locator(".log li").count()
    while refs(page):
        (tap_in_list if visit.touch else click_in_list)(page, Random(2))
        settled(page)
    page.locator(".log li").nth(told).wait_for(state="attached")
    visit.go("#/")
    page.locator(".lobby").get_by_text("Your turn").first.wait_for()
    visit.go(f"#/table/{table}")
    return page


@pytest.mark.parametrize("way", [{"viewport": DESKTOP}, phone(390, 844)], ids=["desk", "phone"])
def test_who_comes_back_is_told_what_happened(browser: Browser, calm_server: Apart, way: dict[str, Any]) -> None:
    with visiting(browser, calm_server.url, **way) as visit:
        visit.set(confirm="never")
        page = leave_while_others_play(visit)
        story = page.locator(STORY)
        expect(story).to_be_visible()
        expect(story.get_by_role("heading", level=2)).to_have_text("Since your last turn")
        sentences = story.locator("ol li").all_inner_texts()
        log = page.locator(".log li button > span:last-child").all_text_contents()
        assert 1 <= len(sentences) <= 5
        assert not [one for one in sentences if one not in [line.strip() for line in log]]
        assert story.locator("ul li").count() <= 3
        assert axe_in_both_themes(page) == [] and too_small(page, f"{STORY} header button") == []
        [box] = boxes(page, STORY)
        size = page.viewport_size or DESKTOP
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["height"] <= size["height"] * 0.6
        story.get_by_role("button", name="Close").click()
        expect(story).to_have_count(0)
        page.reload()
        my_turn_or_end(page)
        page.locator("[data-notes]").wait_for(state="attached")
        expect(story).to_have_count(0)


def test_who_looked_elsewhere_is_told_too_and_reads_on_in_the_log(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        page.evaluate(HIDE, "hidden")
        play(page, click_in_list, turns=6)
        page.evaluate(HIDE, "visible")
        story = page.locator(STORY)
        expect(story).to_be_visible()
        story.get_by_role("button", name="Log").click()
        expect(story).to_have_count(0)
        expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


def test_who_watches_is_told_nothing_twice(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        play(page, click_in_list, turns=8)
        my_turn_or_end(page)
        assert page.locator(".log li").count() > 10
        expect(page.locator(STORY)).to_have_count(0)
