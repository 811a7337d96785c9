"""The coach at the table: reasons under each choice of a hint, why not another one, and what one is working towards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.burncycle import sit_down
from browser.kit import PHONE, axe_in_both_themes, my_turn_or_end, visiting
from server.kit.servers import Apart


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_a_hint_says_why_and_why_not(browser: Browser, server: Apart, viewport: dict[str, int] | None) -> None:
    with visiting(browser, server.url, **({"viewport": viewport} if viewport else {})) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        page.get_by_role("button", name="Hint").click()
        hint = page.locator(".hint")
        ranked = hint.locator("ol > li")
        expect(ranked).to_have_count(3)
        expect(ranked.locator("ul.reasons")).to_have_count(3)
        expect(hint.locator(".reasons li").first).to_have_text(re.compile(r"\w.+\.$"))
        asked = hint.locator("select option").first.inner_text()
        hint.locator("[data-why-not]").focus()
        page.keyboard.press("Enter")
        expect(ranked).to_have_count(4)
        expect(ranked.filter(has_text=asked).locator(".reasons li").first).to_be_visible()
        assert asked not in hint.locator("select option").all_inner_texts()
        assert axe_in_both_themes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_in_burncycle_it_says_what_one_is_working_towards(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit)
        my_turn_or_end(visit.page)
        visit.page.keyboard.press("h")
        towards = visit.page.locator(".hint .towards")
        expect(towards).to_contain_text("What you are working towards: ")
        expect(towards).to_contain_text(re.compile(r"Threat \d+: at \d+ the game is lost"))
