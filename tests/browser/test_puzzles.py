"""Puzzles in the browser: the list, a right and a wrong answer by keys and by taps, and a streak that this browser keeps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from boardroom.puzzles.puzzle import Puzzle
from boardroom.puzzles.shelf import puzzle_of_day, puzzles_of
from boardroom.registry import games, load
from boardroom.server.puzzles import today
from browser.calm import SMALL, phone
from browser.kit import Visit, axe_in_both_themes, too_small, visiting
from server.kit.servers import Apart

GAME = "startup-nation"
HAND: dict[str, dict[str, Any]] = {"keys": {}, "taps": phone(SMALL["width"], SMALL["height"])}


def open_puzzle(visit: Visit, puzzle: Puzzle) -> Locator:
    """The puzzle on its board; gives where its verdict will be."""
    page = visit.go(f"#/puzzle/{puzzle.id}")
    page.locator("[data-choice]").first.wait_for()
    return page.locator("[data-verdict]")


def choose(visit: Visit, puzzle: Puzzle, text: str, by: str) -> None:
    """Makes this choice in the list, one thing after the other."""
    page, game = visit.page, load(puzzle.game)
    for ref in game.action(game.code(text)).refs:
        listed = page.locator(f"[data-choice='{ref}']")
        listed.wait_for()
        if by == "taps":
            listed.tap()
            continue
        listed.focus()
        page.keyboard.press("Enter")
    if by == "taps":
        page.locator("[data-confirm]").tap()


def wrong(puzzle: Puzzle) -> str:
    """A choice that is not right."""
    return next(one.text for one in puzzle.choices if one.text not in puzzle.solutions)


@pytest.mark.parametrize("by", HAND)
def test_a_puzzle_is_answered_rightly_and_another_wrongly(browser: Browser, server: Apart, by: str) -> None:
    first, second = puzzles_of(GAME)[:2]
    with visiting(browser, server.url, locale="fr-FR", **HAND[by]) as visit:
        verdict = open_puzzle(visit, first)
        choose(visit, first, first.solutions[0], by)
        expect(verdict).to_have_attribute("data-verdict", "right")
        expect(verdict).to_contain_text(f"Dans {first.unbeaten} des {first.worlds} mondes")
        expect(visit.page.locator("[data-choice]")).to_have_count(0)
        assert verdict.locator("li").count() == len(first.choices)
        verdict = open_puzzle(visit, second)
        choose(visit, second, wrong(second), by)
        expect(verdict).to_have_attribute("data-verdict", "wrong")
        behind = next(one.behind for one in second.choices if one.text == wrong(second))
        expect(verdict.get_by_role("status")).to_contain_text(f"Dans {behind} des {second.worlds} mondes")
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_verdict_is_read_out_and_enter_goes_on(browser: Browser, server: Apart) -> None:
    puzzle = puzzles_of(GAME)[0]
    with visiting(browser, server.url) as visit:
        verdict = open_puzzle(visit, puzzle)
        choose(visit, puzzle, puzzle.solutions[0], "keys")
        expect(verdict).to_be_focused()
        assert axe_in_both_themes(visit.page) == []
        visit.page.keyboard.press("Enter")
        expect(visit.page).not_to_have_url(re.compile(puzzle.id))
        visit.page.locator("[data-choice]").first.wait_for()


def test_the_days_puzzle_begins_a_streak_that_the_browser_keeps(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/settings")
        page.get_by_role("link", name="Puzzles").click()
        puzzle = puzzle_of_day(today())
        page.get_by_role("link", name="Solve it").click()
        page.locator("[data-choice]").first.wait_for()
        choose(visit, puzzle, puzzle.solutions[0], "keys")
        expect(page.locator("[data-verdict='right']")).to_contain_text("a streak begins")
        page.get_by_role("link", name="All puzzles").click()
        expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("a streak begins")
        expect(page.get_by_role("link", name="Look again")).to_be_visible()


def test_the_list_fits_a_phone_and_names_every_puzzle(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, locale="fr-FR", **phone(SMALL["width"], SMALL["height"])) as visit:
        page = visit.go("#/puzzles")
        page.locator(".one").first.wait_for()
        assert page.locator(".one").count() == sum(len(puzzles_of(game)) for game in games())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert too_small(page, ".today .button", ".themes li:first-child .one") == []
        assert axe_in_both_themes(page) == []


def test_the_keys_are_explained_at_a_puzzle(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        open_puzzle(visit, puzzles_of("burn-rate")[0])
        visit.page.keyboard.press("?")
        expect(visit.page.get_by_role("dialog")).to_be_visible()


def test_what_is_no_puzzle_leads_back_to_the_list(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, may_lose_the_line=True) as visit:
        visit.errors.clear()
        page = visit.go("#/puzzle/nothing")
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_role("link", name="All puzzles").click()
        page.locator(".one").first.wait_for()
        visit.errors = [error for error in visit.errors if "404" not in error]
