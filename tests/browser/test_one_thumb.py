"""The two heavy games on a phone, by taps alone, from the first choice to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.burncycle import HASTY
from browser.calm import SMALL, phone, settled, sit_down
from browser.kit import is_over, my_turn_or_end, visiting
from browser.playing import MOST_CLICKS, refs
from browser.test_calm import overflow
from server.kit.servers import Apart

QUICK_GAMES = [("power-struggle", {"meeting_cap": 1}), ("burncycle", {"mission": "m1", "round_cap": 10})]


def tap(page: Page, random: Random) -> bool:
    """Taps one of the choices: on the board where it glows and can be seen there, else in the sheet; says which."""
    choices = refs(page)
    ref = next((one for one in HASTY if one in choices and random.random() < 0.6), None) or random.choice(choices)
    thing = page.locator(
        f".board [data-ref='{ref}'][data-glowing=true]:visible, .board .glows[data-ref='{ref}']:visible"
    )
    on_board = random.random() < 0.5 and thing.count() == 1
    (thing if on_board else page.locator(f"[data-choice='{ref}']")).tap()
    return on_board


@pytest.mark.parametrize(("game", "options"), QUICK_GAMES)
def test_a_heavy_game_by_taps_to_the_end(browser: Browser, server: Apart, game: str, options: dict[str, Any]) -> None:
    with visiting(browser, server.url, **phone(SMALL["width"], SMALL["height"]), locale="fr-FR") as visit:
        visit.set(confirm="never")
        sit_down(visit, game, **options)
        page, random, taps, boards = visit.page, Random(5), 0, 0
        while taps < MOST_CLICKS and my_turn_or_end(page):
            boards += tap(page, random)
            settled(page)
            taps += 1
            assert overflow(page) <= 0
        assert is_over(page) and boards > 5
        expect(page.locator(".end")).to_be_visible()
