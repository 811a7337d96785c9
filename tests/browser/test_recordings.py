"""What was recorded at real tables, on a real page: dense prompts and full turns, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import boardroom
from browser.kit import visiting
from browser.recorded import Moment, moments, tell, visit_recorded
from server.kit.servers import Apart

SIZES = {1366: 768, 390: 844, 320: 640}
# What nobody should read: holes where a value is missing, and names that only programs use.
FAULT = re.compile(
    r"\[object|undefined|\bNaN\b|\bnull\b|\{ ?\$|\b[a-z]+_[a-z_]+\b|\b[a-z_]+:[a-z0-9]|(?<![\w-])[a-z]\d\d?(?![\w-])"
)


def dense(game: str) -> list[Moment]:
    """The prompts with the most to choose from, dull ones, and the turns in which the most different things happened."""
    asked = sorted(moments(game), key=lambda one: -len(one.position["choices"]))
    prompts = {one.position["view"]["prompt"]["key"]: one for one in reversed(asked)}
    busy = sorted(moments(game), key=lambda one: -len({event["kind"] for event in one.events}))
    wide = sorted(prompts.values(), key=lambda one: -len(one.position["choices"]))
    dull = [one for one in wide[4:] if one.position["dull"]]  # each choice has an order beside it
    return [*wide[:4], *dull[:3], *busy[:3]]


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", boardroom.games())
def test_nothing_is_cut_off_and_nothing_is_garbled(browser: Browser, server: Apart, game: str, width: int) -> None:
    """In French, whose words are longer; with animations, so that cards, coins and dice are drawn too."""
    size = {"width": width, "height": SIZES[width]}
    told = dense(game)
    with visiting(
        browser, server.url, viewport=size, locale="fr-FR", reduced_motion="no-preference", has_touch=width < 800
    ) as visit:
        page = visit_recorded(visit, told[0].before, speed="normal")
        assert tell(page, told) == []
        said: list[str] = page.evaluate("[...window.said]")
        assert [words for words in said if FAULT.search(words)] == []
        assert len(said) > 100 and any(re.search(r"^(Ada|Bob) .*\.$", words) for words in said)


@pytest.mark.parametrize(
    ("place", "dice", "words"),
    [
        ("one die, then several, step 2", "2", "2"),
        ("one die, then several, step 5", "02133", "0, 2, 1, 3 (advanced) and 3 (elite)"),
        ("a reroll, step 3", "24", "2 and 4 and a reroll (elite)"),
    ],
)
def test_each_die_of_a_throw_in_burncycle_shows_its_face(
    browser: Browser, server: Apart, place: str, dice: str, words: str
) -> None:
    told = [one for one in moments("burncycle") if one.at == f"{place}, seat 0"]
    with visiting(browser, server.url) as visit:
        page = visit_recorded(visit, told[0].before)
        tell(page, told)
        expect(page.locator(".roll .die text")).to_have_text(list(dice))
        expect(page.locator(".roll")).to_have_attribute("aria-label", f"The last throw: {words}")
