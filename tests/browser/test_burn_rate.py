"""Burn Rate's own board in a real browser: whole games by mouse and by keys, every layout, both themes and both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import DESKTOP, PHONE, Visit, axe_in_both_themes, is_over, my_turn_or_end, too_small, visiting
from browser.playing import click_in_list, click_on_board, play, refs
from server.kit.servers import Apart

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def sit_down(visit: Visit, seats: int, seed: int, **options: Any) -> str:
    """A table with bots where seat 0 begins and the cards are always the same ones; gives its id."""
    wish = {"game": "burn-rate", "places": [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1), "seed": str(seed)}
    table: str = visit.make_table({**wish, "options": {"first_player": "seat:0", **options}})["table"]["id"]
    visit.go(f"#/table/{table}")
    visit.page.locator(".burn-rate").wait_for()
    return table


def drafted(page: Page) -> None:
    """Plays until everybody has four people and the hand is dealt."""
    play(page, click_in_list, seed=1, turns=4)
    my_turn_or_end(page)
    expect(page.locator(".hand button[data-ref^='hand:']")).to_have_count(6)


def test_a_whole_game_by_mouse_on_the_board(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats=2, seed=21)
        page = visit.page
        expect(page.locator(".burn-rate.drafting .candidate button[data-ref^='pool:']")).to_have_count(4)
        play(page, click_on_board, seed=3)
        expect(page.locator(".end h2")).to_contain_text("wins")
        expect(page.locator(".company.bust")).to_have_count(1)
        expect(page.locator(".company.bust")).to_contain_text("has run out of money")


def test_a_whole_game_by_keys_alone(browser: Browser, server: Apart) -> None:
    """Tab from zone to zone, arrows inside one, Enter on what glows: the list of choices is never used."""
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats=2, seed=22, round_cap=5)
        page, random = visit.page, Random(5)
        while my_turn_or_end(page):
            press_on_board(page, random.choice(refs(page)))
        assert is_over(page)
        expect(page.locator(".end h2")).to_contain_text("win")


def press_on_board(page: Page, ref: str) -> None:
    """Brings the focus to a thing by Tab and arrows, and presses Enter."""
    target = page.locator(f".burn-rate button[data-ref='{ref}']")
    zone = target.evaluate("one => one.closest('[data-zone]').dataset.zone")
    tab_into(page, zone)
    for _ in range(30):
        if page.evaluate("ref => document.activeElement.dataset.ref === ref", ref):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows never reached {ref}")


def tab_into(page: Page, zone: str) -> None:
    for _ in range(90):
        if page.evaluate(
            "zone => document.activeElement.closest('.burn-rate [data-zone]')?.dataset.zone === zone", zone
        ):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached the zone {zone}")


INSIDE = """(all, [width, height]) => all.map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.x < -1 || box.y < -1 || box.right > width + 1 || box.bottom > height + 1))
  .map(([one, box]) => `${one.outerHTML.slice(0, 100)} at ${box.x},${box.y} to ${box.right},${box.bottom}`)"""


APART = """() => {
  const boxes = [...document.querySelectorAll('.company:not(.bust) .tile, .company:not(.bust) .chip')]
    .map((one) => [one, one.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one.textContent} covers ${other.textContent}`));
}"""


@pytest.mark.parametrize(("seats", "clicks"), [(2, 12), (3, 12), (4, 18)])
def test_hand_choice_and_board_fit_1366_by_768_and_nobody_stands_before_anybody_else(
    browser: Browser, server: Apart, seats: int, clicks: int
) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats=seats, seed=30 + seats)
        page, random = visit.page, Random(seats)
        for _ in range(clicks):
            if not my_turn_or_end(page):
                break
            assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]
            assert page.locator(".board").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
            for selector in (
                ".burn-rate > *",
                ".company",
                ".held",
                ".candidate",
                ".tape",
                ".menu .item",
                "[data-choice]",
            ):
                assert page.locator(selector).evaluate_all(INSIDE, [1366, 768]) == [], selector
            assert page.evaluate(APART) == []
            click_in_list(page, random)


def test_on_a_phone_the_hand_is_above_the_sheet_and_nothing_scrolls_sideways(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **TOUCH) as visit:
        sit_down(visit, seats=4, seed=51)
        page = visit.page
        drafted(page)
        sheet = page.locator(".choices").bounding_box()
        assert sheet is not None
        hands = [card.bounding_box() for card in page.locator(".held").all()]
        assert len(hands) == 6 and all(box is not None and box["y"] + box["height"] <= sheet["y"] for box in hands)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        play(page, click_in_list, seed=2, turns=12)
        my_turn_or_end(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_a_card_brings_its_targets_into_sight(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **TOUCH) as visit:
        sit_down(visit, seats=4, seed=51)
        page = visit.page
        drafted(page)
        targets = page.locator(".burn-rate [data-glowing='true']:not([data-ref^='hand:'])")
        page.locator(".held [data-glowing='true']:is([data-ref*='bad-'], [data-ref*='hire'])").first.tap()
        expect(targets.first).to_be_in_viewport()
        sheet = page.locator(".choices").bounding_box()
        box = targets.first.bounding_box()
        assert sheet is not None and box is not None and box["y"] < sheet["y"]


@pytest.mark.parametrize("context", [{}, TOUCH], ids=["desktop", "phone"])
def test_what_glows_can_be_hit(browser: Browser, server: Apart, context: dict[str, Any]) -> None:
    with visiting(browser, server.url, **context) as visit:
        sit_down(visit, seats=4, seed=60)
        page, random = visit.page, Random(6)
        for _ in range(14):
            if not my_turn_or_end(page):
                break
            if context:
                page.locator(".choices .fold").click()  # the sheet is not what is measured here
            glowing = ".burn-rate button[data-glowing='true']"
            assert page.locator(f"{glowing}:visible").count() > 0
            assert too_small(page, glowing) == []
            if context:
                page.locator(".choices .fold").click()
            click_in_list(page, random)


@pytest.mark.parametrize("context", [{}, TOUCH], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_either_theme(browser: Browser, server: Apart, context: dict[str, Any]) -> None:
    with visiting(browser, server.url, **context) as visit:
        sit_down(visit, seats=4, seed=70, round_cap=5)
        page = visit.page
        my_turn_or_end(page)
        assert axe_in_both_themes(page) == []
        drafted(page)
        play(page, click_in_list, seed=7, turns=6)
        my_turn_or_end(page)
        assert axe_in_both_themes(page) == []
        page.locator("#tab-knowledge").click()
        expect(page.locator(".known h3").first).to_be_visible()
        assert axe_in_both_themes(page) == []


def test_french_and_english_in_place(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats=3, seed=80)
        page = visit.page
        drafted(page)
        page.locator("#tab-knowledge").click()
        english = page.locator(".table").inner_text()
        page.get_by_role("button", name="FR, Français").click()
        expect(page.locator(".pool .title")).to_have_text("Vivier")
        expect(page.locator(".phase")).to_contain_text("Manche 1")
        expect(page.locator(".known")).to_contain_text("Cartes que vous n’avez pas vues")
        french = page.locator(".table").inner_text()
        assert not {line for line in english.splitlines() if len(line) > 25} & set(french.splitlines())


def test_a_card_and_a_person_can_be_read_close_up(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats=2, seed=90)
        page = visit.page
        drafted(page)
        card = page.locator(".hand button").first
        card.hover()
        expect(page.locator(".closeup .words")).to_be_visible()
        assert page.locator(".closeup .words").inner_text() in card.inner_text()
        page.locator(".company.own .tile button").first.hover()
        expect(page.locator(".closeup dl")).to_contain_text("Salary")
        page.keyboard.press("Escape")
        expect(page.locator(".closeup")).to_have_count(0)


def test_the_money_and_the_unseen_cards_are_the_ones_of_the_view(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats=4, seed=91)
        page = visit.page
        drafted(page)
        own = page.locator(".company.own .tube")
        expect(own).to_contain_text("bank: 80 dollars, the next payday costs")
        assert re.search(r"enough for \d+ paydays", own.inner_text())
        expect(page.locator(".company .cards")).to_have_count(3)
        page.locator("#tab-knowledge").click()
        rows = page.locator(".known tbody tr").all_inner_texts()
        left = sum(int(found.group(1)) for row in rows if (found := re.search(r"(\d+) of \d+", row)))
        assert len(rows) == 11 and left == 102 - 6


def test_cards_people_and_money_fly_unless_the_player_wants_no_motion(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, reduced_motion="no-preference") as visit:
        visit.set(speed="slow")
        sit_down(visit, seats=2, seed=92)
        page = visit.page
        my_turn_or_end(page)
        page.locator("[data-choice]").first.click()
        expect(page.locator(".flying.person").first).to_be_attached()
        expect(page.locator(".flying")).to_have_count(0)
    with visiting(browser, server.url) as visit:
        visit.set(speed="slow")  # but the system asks for less motion
        sit_down(visit, seats=2, seed=92)
        page = visit.page
        my_turn_or_end(page)
        page.locator("[data-choice]").first.click()
        my_turn_or_end(page)
        expect(page.locator(".flying")).to_have_count(0)
