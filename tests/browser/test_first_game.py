"""The first game of each title: prompts explain themselves once, and single words whenever one asks."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

import boardroom
from browser.calm import phone, sit_down
from browser.kit import DESKTOP, Visit, axe_in_both_themes, my_turn_or_end, too_small, visiting
from browser.playing import click_in_list, tap_in_list
from browser.test_layout import boxes
from server.kit.servers import Apart

EXPLAINED = "[data-explain]"
ANYWHERE = ".status, .choices, .log, [data-notes]"
# Where a word of the glossary is on the screen: the first one inside of this.
PLACE = """selector => {
  for (const range of CSS.highlights.get('glossary') ?? []) {
    const text = range.startContainer;
    if (!text.parentElement?.closest(selector)) continue;
    text.parentElement.scrollIntoView({ block: 'nearest' });
    const real = document.createRange();
    real.setStart(text, range.startOffset);
    real.setEnd(text, range.endOffset);
    const box = real.getClientRects()[0];
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y) === text.parentElement) return { x, y, word: real.toString() };
  }
  return null;
}"""


def newcomer_at(visit: Visit, game: str) -> Page:
    """At a table with bots, with hints."""
    sit_down(visit, game)
    assert my_turn_or_end(visit.page)
    return visit.page


def word_in(page: Page, selector: str) -> dict[str, Any]:
    """Waits for a marked word there."""
    found: dict[str, Any] = page.wait_for_function(PLACE, arg=selector).json_value()
    return found


def play_until_word_in(page: Page, selector: str) -> dict[str, Any]:
    """Plays on until a marked word stands there: which prompts come hangs on what the colleagues do."""
    for _ in range(30):
        with suppress(TimeoutError):
            found: dict[str, Any] = page.wait_for_function(PLACE, arg=selector, timeout=1500).json_value()
            return found
        tap_in_list(page, Random(1))
        assert my_turn_or_end(page)
    return word_in(page, selector)


@pytest.mark.parametrize("game", boardroom.games())
def test_a_prompt_explains_itself_once(browser: Browser, server: Apart, game: str) -> None:
    with visiting(browser, server.url, newcomer=True) as visit:
        page = newcomer_at(visit, game)
        first = page.locator(EXPLAINED).get_attribute("data-explain")
        assert axe_in_both_themes(page) == []
        page.get_by_role("button", name="Got it").click()
        expect(page.locator(EXPLAINED)).to_have_count(0)
        page.reload()
        page.locator("[data-choice]").first.wait_for()
        page.locator("[data-notes]").wait_for(state="attached")
        expect(page.locator(f"[data-explain='{first}']")).to_have_count(0)


def test_the_lobby_offers_the_lesson_before_a_first_game(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, newcomer=True) as visit:
        page = visit.go("#/")
        card = page.locator(".game", has=page.locator("[data-solo='startup-nation']"))
        ways = card.locator("[data-learn], [data-solo]")
        expect(ways.first).to_have_attribute("data-learn", "startup-nation")
        expect(card.locator(".primary")).to_have_attribute("data-learn", "startup-nation")
        page.evaluate("localStorage.setItem('boardroom-learned', JSON.stringify({ known: ['startup-nation'] }))")
        page.reload()
        expect(ways.first).to_have_attribute("data-solo", "startup-nation")
        expect(card.locator(".primary")).to_have_attribute("data-solo", "startup-nation")


def test_who_answers_has_understood(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, newcomer=True) as visit:
        page = newcomer_at(visit, "burn-rate")
        expect(page.locator("[data-explain='prompt-take']")).to_be_visible()
        click_in_list(page, Random(1))
        page.locator(f"[data-choice], {EXPLAINED}").first.wait_for()
        expect(page.locator("[data-explain='prompt-take']")).to_have_count(0)


def test_a_hint_is_offered_and_who_knows_the_game_is_left_alone(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, newcomer=True) as visit:
        page = newcomer_at(visit, "startup-nation")
        page.get_by_role("button", name="Want a hint?").click()
        page.locator("section.hint").wait_for()
        word_in(page, ANYWHERE)  # which words of the glossary stand in the choices hangs on the hand
        page.get_by_role("button", name="I know this game").click()
        expect(page.locator(EXPLAINED)).to_have_count(0)
        assert page.evaluate("CSS.highlights.has('glossary')") is False
        visit.go("#/settings")
        page.get_by_role("button", name="Explain everything anew, as in a first game").click()
        expect(page.get_by_text("Done.")).to_be_visible()
        newcomer_at(visit, "startup-nation")
        expect(page.locator(EXPLAINED)).to_be_visible()


def test_a_word_explains_itself_to_the_mouse(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, newcomer=True) as visit:
        page = newcomer_at(visit, "burn-rate")
        at = word_in(page, ANYWHERE)
        page.mouse.move(at["x"] - 1, at["y"])
        page.mouse.move(at["x"], at["y"])
        shown = page.locator("[data-word]")
        expect(shown).to_be_visible()
        shown.hover()
        shown.get_by_role("link").click()
        expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
        expect(shown).to_have_count(0)


def test_a_long_press_explains_a_word_and_chooses_nothing(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, newcomer=True, **phone(390, 844), locale="fr-FR") as visit:
        visit.set(confirm="never", lang="fr")
        page = newcomer_at(visit, "startup-nation")
        page.get_by_role("button", name="Compris").tap()
        at = play_until_word_in(page, ".choices button")
        before = page.locator("[data-choice]").count()
        finger = visit.context.new_cdp_session(page)
        point = [{"x": at["x"], "y": at["y"]}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        shown = page.locator("[data-word]")
        expect(shown).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(shown).to_be_visible()
        assert too_small(page, "[data-word] a") == []
        [box] = boxes(page, "[data-word]")
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert page.locator("[data-choice]").count() == before
        assert page.locator(".trail, .pending").count() == 0
        page.touchscreen.tap(4, 400)
        expect(shown).to_have_count(0)


@pytest.mark.parametrize("way", [{"viewport": DESKTOP}, phone(390, 844)], ids=["desk", "phone"])
def test_the_list_of_words_is_walked_by_keys(browser: Browser, server: Apart, way: dict[str, Any]) -> None:
    with visiting(browser, server.url, **way) as visit:
        page = newcomer_at(visit, "burncycle")
        page.keyboard.press("g")
        terms = page.locator("[data-term]")
        terms.first.wait_for()
        assert terms.count() >= 12
        terms.first.focus()
        page.keyboard.press("ArrowDown")
        expect(terms.nth(1)).to_be_focused()
        expect(terms.nth(1)).to_have_attribute("aria-expanded", "true")
        assert axe_in_both_themes(page) == []
        page.locator("dialog a.rule").click()
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")


def test_marked_words_are_no_stops_for_keys_or_screen_readers(browser: Browser, server: Apart) -> None:
    stops = "document.querySelectorAll('.table :is(button, a, [tabindex]):not([tabindex=\"-1\"])').length"
    with visiting(browser, server.url, newcomer=True) as visit:
        page = newcomer_at(visit, "startup-nation")
        page.get_by_role("button", name="Got it").click()
        word_in(page, ".choices, .status, .log")
        marked = (page.evaluate(stops), page.locator(".table").aria_snapshot())
        page.evaluate("localStorage.setItem('boardroom-learned', JSON.stringify({ known: ['startup-nation'] }))")
        page.reload()
        my_turn_or_end(page)
        page.locator(".log li").nth(3).wait_for()
        assert (page.evaluate(stops), page.locator(".table").aria_snapshot()) == marked
