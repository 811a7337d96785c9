"""Hands that play at random: by mouse on the board, from the list of choices, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from browser.kit import is_over, my_turn_or_end

MOST_CLICKS = 2000


def refs(page: Page) -> list[str]:
    """What may be clicked next."""
    found: list[str] = page.locator("[data-choice]").evaluate_all("all => all.map((one) => one.dataset.choice)")
    return found


def click_on_board(page: Page, random: Random) -> None:
    """Clicks a glowing thing on the board."""
    ref = random.choice(refs(page))
    page.locator(f".board button[data-ref='{ref}']:visible").first.click()


def click_in_list(page: Page, random: Random) -> None:
    """Clicks a button of the list, and confirms where that is asked."""
    page.locator(f"[data-choice='{random.choice(refs(page))}']").click()
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()


def choose(page: Page, ref: str) -> None:
    """Presses a button of the list without moving the mouse there: for tests that look at the board between choices."""
    page.locator(f"[data-choice='{ref}']").dispatch_event("click")


def tap_in_list(page: Page, random: Random) -> None:
    """The same with a finger."""
    page.locator(f"[data-choice='{random.choice(refs(page))}']").tap()
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.tap()


def choose_in_list(page: Page, random: Random) -> None:
    """With a finger where there are fingers, with the mouse elsewhere."""
    touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    (tap_in_list if touch else click_in_list)(page, random)


def press_digit(page: Page, random: Random) -> None:
    """Presses the digit of one of the first nine choices."""
    page.keyboard.press(str(random.randrange(min(9, len(refs(page)))) + 1))


def play(page: Page, act: Callable[[Page, Random], None], seed: int = 1, turns: int = MOST_CLICKS) -> int:
    """Plays until the end or for so many clicks; gives their number."""
    random, clicks = Random(seed), 0
    while clicks < turns and my_turn_or_end(page):
        act(page, random)
        clicks += 1
    assert clicks < MOST_CLICKS or is_over(page)
    return clicks
