"""What does not glow says why when pressed, and the status line follows a half-made choice: all games, both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import boardroom
from browser.kit import PHONE, Visit, axe, my_turn_or_end, visiting
from browser.playing import click_in_list, play, refs
from server.kit.servers import Apart

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ANSWER = "[data-why-answer]"
RAW = re.compile(r"\b(reason|ask|why)-|\{|\$\w")
# A thing on the board that cannot be clicked now, and lies free: it is the topmost at its middle.
IDLE = """(board) => {
  const next = new Set([...document.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice));
  const free = [...board.querySelectorAll('button[data-ref]:not([disabled])')].find((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !next.has(one.dataset.ref) && !one.dataset.why && box.width > 0 && one.contains(top);
  });
  return free?.dataset.ref ?? null;
}"""


def sit_down(visit: Visit, game: str, seed: int = 21) -> Page:
    seats = max(2, boardroom.load(game).min_seats)
    wish = {"game": game, "places": [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1), "seed": str(seed)}
    visit.go(f"#/table/{visit.make_table(wish)['table']['id']}")
    visit.page.locator(".table .status").wait_for()
    return visit.page


def idle_thing(page: Page) -> Locator:
    """The first thing in the game that can be pressed but not be used; choices are made until there is one."""
    for _ in range(40):
        assert my_turn_or_end(page)
        ref = page.locator("[data-board]").evaluate(IDLE)
        if ref is not None:
            return page.locator(f"[data-board] button[data-ref='{ref}']:visible").first
        play(page, click_in_list, seed=3, turns=1)
    raise AssertionError("everything could always be used")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", boardroom.games())
def test_what_does_not_glow_says_why(browser: Browser, server: Apart, game: str, locale: str) -> None:
    with visiting(browser, server.url, locale=locale) as visit:
        page = sit_down(visit, game)
        idle_thing(page).click()
        answer = page.locator(ANSWER)
        expect(answer).to_be_visible()
        said = page.locator("[data-why-said]").inner_text()
        assert len(said) > 10 and not RAW.search(said), said
        assert not axe(page)
        page.keyboard.press("Escape")
        expect(answer).to_have_count(0)
        visit.check()


def unplayable_card(page: Page) -> Locator:
    """A card in Burn Rate's hand that no choice begins with."""
    play(page, click_in_list, seed=1, turns=4)
    for seed in range(30):
        assert my_turn_or_end(page)
        next_refs = set(refs(page))
        cards = page.locator(".hand button[data-ref^='hand:']")
        idle = [card for card in cards.all() if card.get_attribute("data-ref") not in next_refs]
        if idle and "choice:discard" in next_refs:
            return idle[0]
        play(page, click_in_list, seed=seed, turns=1)
    raise AssertionError("every card could always be played")


def test_a_card_names_the_skill_it_lacks_by_key_and_with_its_rule(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = sit_down(visit, "burn-rate")
        card = unplayable_card(page)
        card.focus()
        page.keyboard.press("Enter")
        answer = page.locator(ANSWER)
        expect(answer).to_contain_text(re.compile(r"this card takes|nothing|BAD IDEA|Vice-President"))
        expect(answer.locator("a.rule")).to_have_text(re.compile(r"^BR-\d"))
        answer.locator("button").click()
        expect(answer).to_have_count(0)


def test_a_finger_reads_why_and_nothing_is_cut(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **TOUCH) as visit:
        page = sit_down(visit, "burn-rate")
        card = unplayable_card(page)
        card.scroll_into_view_if_needed()
        card.tap()
        answer = page.locator(ANSWER)
        expect(answer).to_be_visible()
        box = answer.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]


@pytest.mark.parametrize(
    ("locale", "asked"), [("en-GB", "Which card do you discard?"), ("fr-FR", "Quelle carte défausser\u00a0?")]
)
def test_the_status_line_follows_a_half_made_choice(browser: Browser, server: Apart, locale: str, asked: str) -> None:
    with visiting(browser, server.url, locale=locale) as visit:
        page = sit_down(visit, "burn-rate")
        unplayable_card(page)
        before = page.locator(".status").inner_text()
        page.locator("[data-choice='choice:discard']").click()
        expect(page.locator(".status")).to_have_text(asked)
        expect(page.locator(".trail")).to_have_text(re.compile("^[A-ZÉ]"))
        page.keyboard.press("Escape")
        expect(page.locator(".status")).to_have_text(before)


FOCUSED = "document.activeElement.closest('[data-board]') ? document.activeElement.dataset.shut ?? 'open' : 'outside'"


def test_keys_reach_what_is_shut_and_it_says_why(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = sit_down(visit, "power-struggle")
        assert my_turn_or_end(page)  # to place a figure
        page.locator("[data-board] [data-zone=company] [data-glowing=true]").first.focus()
        for key in ("ArrowDown", "ArrowUp", "ArrowRight"):
            page.keyboard.press(key)
            assert page.evaluate(FOCUSED) == "open", "arrows alone pass by what is shut"
        for _ in range(12):
            page.keyboard.press("Shift+ArrowDown")
            if page.evaluate(FOCUSED) == "":
                break
        assert page.evaluate(FOCUSED) == ""
        assert page.evaluate("document.activeElement.tabIndex") == -1
        page.keyboard.press("Enter")
        expect(page.locator(ANSWER)).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowUp")
        assert page.evaluate(FOCUSED) == "open"
        visit.check()
