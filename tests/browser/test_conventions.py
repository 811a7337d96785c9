"""What the best tables do, and ours must: zoom, keys, motion, sound, a log to point with and to take away."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import PHONE, my_turn_or_end, visiting
from browser.playing import click_in_list, play
from server.kit.servers import Apart

CLOSEUP = ".closeup"


def zoomed(page: Page) -> str:
    """What the close-up says, once it is there."""
    page.locator(CLOSEUP).wait_for()
    return page.locator(CLOSEUP).inner_text()


def test_a_card_is_read_close_up_by_hover_and_by_focus(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        card = page.locator(".hand button").first
        card.hover()
        by_hover = zoomed(page)
        page.mouse.move(5, 5)
        expect(page.locator(CLOSEUP)).to_have_count(0)
        page.locator("[data-choice]").first.focus()
        for _ in range(20):
            page.keyboard.press("Shift+Tab")
            if card.evaluate("one => one === document.activeElement"):
                break
        assert zoomed(page) == by_hover and len(by_hover) > 20
        page.keyboard.press("Escape")
        expect(page.locator(CLOSEUP)).to_have_count(0)


def test_a_card_is_read_close_up_by_a_long_press_and_any_tap_closes_it(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        before = page.locator("[data-choice]").all_inner_texts()
        box = page.locator(".hand button").first.bounding_box()
        assert box is not None
        finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        wire = visit.context.new_cdp_session(page)
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
        page.locator(CLOSEUP).wait_for()
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert len(zoomed(page)) > 20  # it stays when the finger is lifted
        page.touchscreen.tap(finger[0]["x"], finger[0]["y"])
        expect(page.locator(CLOSEUP)).to_have_count(0)
        assert page.locator("[data-choice]").all_inner_texts() == before  # and nothing was chosen by it


def zone_of_focus(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''")
    return found


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset.choice ?? document.activeElement.outerHTML")
    return found


def test_arrows_move_inside_a_zone_and_tab_goes_to_the_next(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page, random = visit.page, Random(1)
        while my_turn_or_end(page) and page.locator("[data-choice]").count() < 2:
            click_in_list(page, random)
        page.locator("[data-choice]").first.focus()
        first = focused(page)
        page.keyboard.press("ArrowDown")
        assert zone_of_focus(page) == "choices" and focused(page) != first
        page.keyboard.press("ArrowUp")
        assert focused(page) == first
        page.keyboard.press("Shift+Tab")
        assert zone_of_focus(page) != "choices"


def test_escape_takes_one_click_back(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page, random = visit.page, Random(1)
        step = page.locator("[data-choice]", has_text="…").first
        while my_turn_or_end(page) and not step.count():
            click_in_list(page, random)
        before = page.locator("[data-choice]").all_inner_texts()
        step.click()
        expect(page.locator(".trail")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".trail")).to_have_count(0)
        assert page.locator("[data-choice]").all_inner_texts() == before


COUNT_FLIGHTS = """
window.flights = 0;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node instanceof Element) window.flights += node.matches('.flying') + node.querySelectorAll('.flying').length;
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(
    ("speed", "motion", "shown", "flies"),
    [
        ("off", "no-preference", "off", False),
        ("slow", "no-preference", "slow", True),
        ("normal", "no-preference", "normal", True),
        ("fast", "no-preference", "fast", True),
        ("slow", "reduce", "off", False),
    ],
)
def test_cards_fly_at_four_speeds_and_never_for_who_wants_less_motion(
    browser: Browser, server: Apart, speed: str, motion: str, shown: str, flies: bool
) -> None:
    with visiting(browser, server.url, reduced_motion=motion) as visit:
        visit.set(speed=speed)
        visit.prepare(COUNT_FLIGHTS)
        visit.start_short()
        page = visit.page
        expect(page.locator("html")).to_have_attribute("data-speed", shown)
        play(page, click_in_list, turns=4)
        my_turn_or_end(page)  # the choices do not wait for the animation
        assert (page.evaluate("window.flights") > 0) is flies


COUNT_NOTES = """
window.notes = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.notes += 1; return create.call(this); };
"""


@pytest.mark.parametrize("sound", [True, False])
def test_a_sound_calls_when_it_is_your_turn(browser: Browser, server: Apart, sound: bool) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(sound=sound)
        visit.prepare(COUNT_NOTES)
        visit.start_solo()
        page = visit.page
        play(page, click_in_list, turns=8)
        my_turn_or_end(page)
        if sound:
            page.wait_for_function("window.notes > 0")
        else:
            assert page.evaluate("window.notes") == 0


def test_the_table_is_muted_with_one_press_and_made_louder_in_the_settings(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.prepare(COUNT_NOTES)
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        mute = page.get_by_role("button", name="No sound")
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", "true")
        was = page.evaluate("window.notes")
        play(page, click_in_list, turns=4)
        my_turn_or_end(page)
        assert page.evaluate("window.notes") == was
        visit.go("#/settings")
        page.get_by_label("No sound").uncheck()
        page.get_by_label("Volume").fill("30")
        page.wait_for_function("() => JSON.parse(localStorage.getItem('boardroom-settings')).volume === 30")
        page.wait_for_function("() => window.notes > 0")


def test_a_line_of_the_log_points_at_those_it_is_about(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        page.locator(".log li button").first.hover()  # somebody took seat A
        expect(page.locator("ul[aria-label='Seats'] .pointed")).to_have_attribute("data-seat", "0")
        expect(page.locator(".board .pointed")).to_have_attribute("data-seat", "0")
        page.mouse.move(5, 5)
        expect(page.locator(".pointed")).to_have_count(0)


def test_the_log_can_be_taken_away(browser: Browser, server: Apart, tmp_path: Path) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        play(page, click_in_list, turns=3)
        my_turn_or_end(page)
        with page.expect_download() as text:
            page.get_by_role("button", name="Text").click()
        text.value.save_as(tmp_path / "log.txt")
        lines = (tmp_path / "log.txt").read_text("utf8").splitlines()
        shown = page.locator(".log li button > span:last-child").all_inner_texts()
        assert [line.partition(". ")[2] for line in lines] == shown
        with page.expect_download() as events:
            page.get_by_role("link", name="JSON").click()
        assert events.value.suggested_filename.endswith(".json")


def test_one_key_leaves_nothing_but_the_game(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        table = visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        with visiting(browser, server.url) as gallery:
            gallery.go(f"#/table/{table}")
            gallery.page.locator(".table .status").wait_for()
            expect(page.get_by_text("One person watches")).to_be_visible()
            page.keyboard.press("c")
            expect(page.locator("#side-content input")).to_be_focused()  # where z would be a letter
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.keyboard.press("z")
            expect(page.get_by_text("One person watches")).to_have_count(0)
            expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
            expect(page.locator(".log")).to_be_visible()
            page.keyboard.press("z")
            expect(page.get_by_role("tab", name="Chat")).to_be_visible()
