"""Boxes measured: the table without scrolling, a phone without sideways scrolling, targets to hit, and grey is enough."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from boardroom.server.settings import pages_folder
from browser.kit import PHONE, my_turn_or_end, too_small, visiting
from browser.playing import click_in_list, play, refs, tap_in_list
from server.kit.servers import Apart

Box = dict[str, float]
BUILT = pages_folder() or Path()


def boxes(page: Page, selector: str) -> list[Box]:
    """Where everything that can be seen of it lies."""
    found: list[Box] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
            .filter((box) => box.width > 0).map(({ x, y, width, height }) => ({ x, y, width, height }))""",
        selector,
    )
    return found


def inside(box: Box, width: int, height: int) -> bool:
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= width + 1
        and box["y"] + box["height"] <= height + 1
    )


def test_hand_choice_and_board_fit_1366_by_768(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page, random = visit.page, Random(4)
        for _ in range(12):
            if not my_turn_or_end(page):
                break
            assert page.evaluate("document.documentElement.scrollHeight") <= 768
            for selector in (".board", ".choices", ".status", ".board button[data-ref]", "[data-choice]"):
                assert boxes(page, selector), selector
                assert all(inside(box, 1366, 768) for box in boxes(page, selector)), selector
            click_in_list(page, random)


NARROW = ["#/", "#/new/startup-nation", "#/rules/startup-nation", "#/rules/burn-rate", "#/settings", "solo", "replay"]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("fragment", NARROW)
def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, server: Apart, fragment: str, locale: str) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True, locale=locale) as visit:
        page = visit.page
        if fragment == "solo":
            visit.start_solo()
            play(page, tap_in_list, turns=3)
            my_turn_or_end(page)
        elif fragment == "replay":
            table = visit.start_short()
            play(page, tap_in_list, turns=3)
            visit.go(f"#/replay/{table}/mine/2")
            page.get_by_role("slider").wait_for()
        else:
            visit.go(fragment)
            page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_a_phone_choices_are_a_sheet_at_the_bottom_and_the_hand_is_above_it(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        [sheet] = boxes(page, ".choices")
        assert sheet["y"] + sheet["height"] == pytest.approx(740, abs=2) and sheet["width"] == pytest.approx(360, abs=1)
        assert sheet["height"] <= 0.47 * 740
        hand = boxes(page, ".board button[data-ref^='hand:']")
        assert hand and all(box["y"] + box["height"] / 2 < sheet["y"] for box in hand)


@pytest.mark.parametrize("phone", [False, True])
def test_targets_are_large_enough(browser: Browser, server: Apart, phone: bool) -> None:
    context: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    with visiting(browser, server.url, **context) as visit:
        visit.start_solo()
        page, random = visit.page, Random(5)
        for _ in range(6):
            if not my_turn_or_end(page):
                break
            glowing = [f".board button[data-ref='{ref}']" for ref in refs(page)]
            assert too_small(page, "[data-choice]", "nav .button", *glowing) == []
            click_in_list(page, random)


def test_the_table_can_be_decided_in_grey(browser: Browser, server: Apart) -> None:
    """What may be clicked differs from what may not by more than colour, and so do the seats."""
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page = visit.page
        my_turn_or_end(page)
        page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
        thing = page.locator(".board .glows").first.element_handle()
        assert thing is not None
        glowing = thing.screenshot()
        thing.evaluate("one => one.classList.remove('glows')")
        assert thing.screenshot() != glowing
        marks = page.locator("ul[aria-label='Seats'] svg.mark").evaluate_all(
            "all => all.map((one) => [one.querySelector('path').getAttribute('d'), one.textContent])"
        )
        assert len({shape for shape, _ in marks}) == len(marks) == len({letter for _, letter in marks}) == 4
        assert all(re.search(r"\d", text) or text for text in page.locator("[data-choice]").all_inner_texts())


def first_page_scripts() -> list[Path]:
    """The scripts that the lobby loads: those named in index.html and all they import at once."""
    found: set[Path] = set()
    waiting = [
        BUILT / name for name in re.findall(r'(?:src|href)="\./([^"]+\.js)"', (BUILT / "index.html").read_text())
    ]
    while waiting:
        script = waiting.pop()
        if script in found:
            continue
        found.add(script)
        text = script.read_text("utf8")
        waiting += [script.parent / name for name in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)]
    return sorted(found)


def test_the_first_page_is_light() -> None:
    scripts = first_page_scripts()
    size = sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)
    assert scripts and size < 150_000, f"{size} bytes in {len(scripts)} scripts"


def test_the_table_can_be_used_within_a_second(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page = visit.page
        my_turn_or_end(page)
        times: list[float] = []
        while len(times) < 10 and (not times or min(times) >= 1000):  # other tests may want the machine too
            page.reload()
            page.locator("[data-choice]").first.wait_for()
            times.append(page.evaluate("performance.now()"))
        assert min(times) < 1000, times
