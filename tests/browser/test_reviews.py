"""The review of a finished game: a graph by mouse and by keys, the decisions that mattered, and the way to their moments."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import PHONE, Visit, axe_in_both_themes, visiting
from server.kit.servers import Apart

A_WHOLE_GAME = 120_000  # on a busy machine, in milliseconds


@dataclass(frozen=True)
class Kept:
    """A reviewed table, and how the browser is known that made it."""

    table: str
    cookies: list[Any]

    def open(self, visit: Visit) -> str:
        """Shows the review to the person who made the table; gives the table's id."""
        visit.context.add_cookies(self.cookies)
        visit.aside("name => localStorage.setItem('boardroom-name', name)", "Guest")
        visit.go(f"#/review/{self.table}")
        visit.page.locator("summary").wait_for(timeout=A_WHOLE_GAME)
        return self.table


@pytest.fixture(scope="module")
def review(browser: Browser, server: Apart) -> Kept:
    """One review for many looks at it."""
    with visiting(browser, server.url) as visit:
        table = finished(visit)
        visit.page.locator("summary").wait_for(timeout=A_WHOLE_GAME)
        return Kept(table, visit.context.cookies())


def finished(visit: Visit) -> str:
    """A short game that interns have played, and its review begun; gives the table's id."""
    intern = {"kind": "bot", "bot": "colleague", "level": 1}
    table: str = visit.make_table({"places": [intern] * 4, "options": {"target_score": 3}})["table"]["id"]
    page = visit.go(f"#/table/{table}")
    page.locator(".end").wait_for(timeout=A_WHOLE_GAME)
    page.locator(".end").get_by_role("link", name="Review").click()
    page.locator(".end").wait_for(state="detached")  # it folds things away too
    return table


def test_the_decisions_that_mattered_lead_to_their_moments(browser: Browser, server: Apart, review: Kept) -> None:
    with visiting(browser, server.url) as visit:
        table = review.open(visit)
        page = visit.page
        expect(page).to_have_url(re.compile(f"#/review/{table}$"))
        moments = page.locator("[data-moment]")
        assert 1 <= moments.count() <= 3
        expect(page.locator("circle.moment")).to_have_count(moments.count())
        first = page.locator("li", has=page.locator("[data-moment]")).first
        expect(first).to_contain_text(re.compile(r"Chosen: .+ Better: .+"))
        step = moments.first.get_attribute("data-moment")
        moments.first.click()
        expect(page).to_have_url(re.compile(rf"#/replay/{table}/\d/{step}$"))
        expect(page.get_by_role("slider")).to_have_value(step or "")
        expect(page.get_by_label("Seen")).to_have_value(re.compile(r"^\d$"))  # as that seat knew it
        page.get_by_role("link", name="Review").click()
        expect(page.locator("[data-moment]").first).to_be_visible()  # kept: nobody thinks again


def test_the_graph_is_walked_with_the_mouse(browser: Browser, server: Apart, review: Kept) -> None:
    with visiting(browser, server.url) as visit:
        table = review.open(visit)
        page = visit.page
        expect(page.locator("path.line")).to_have_count(4)
        assert page.locator("path.shape").count() >= 8  # colour is not alone
        graph = page.locator(".graph svg")
        box = graph.bounding_box()
        assert box is not None
        graph.click(position={"x": box["width"] / 2, "y": 60})
        place = int(page.get_by_role("slider").input_value())
        assert place > 3
        point = page.locator(".point")
        expect(point).to_contain_text(f"Decision {place + 1} of")
        point.get_by_role("link", name="Look at this moment").click()
        expect(page).to_have_url(re.compile(f"#/replay/{table}/"))


def test_the_graph_is_walked_with_keys(browser: Browser, server: Apart, review: Kept) -> None:
    with visiting(browser, server.url) as visit:
        table = review.open(visit)
        page = visit.page
        slider = page.get_by_role("slider")
        slider.focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".point")).to_contain_text("Decision 4 of")
        assert re.match(r"Decision 4 of \d+: \w+", slider.get_attribute("aria-valuetext") or "")
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(f"#/replay/{table}/"))


def test_the_table_says_what_the_graph_shows(browser: Browser, server: Apart, review: Kept) -> None:
    with visiting(browser, server.url) as visit:
        review.open(visit)
        page = visit.page
        count = int(page.get_by_role("slider").get_attribute("max") or 0) + 1
        page.locator("summary").click()
        rows = page.locator("tbody tr")
        expect(rows).to_have_count(count)
        numbers = rows.first.locator("td.number").all_inner_texts()[1:]
        shares = [int(text.split()[0]) for text in numbers]
        assert len(shares) == 4 and 97 <= sum(shares) <= 103
        rows.nth(4).get_by_role("link").click()
        expect(page).to_have_url(re.compile("#/replay/"))


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_a_review_is_for_everybody(
    browser: Browser, server: Apart, review: Kept, viewport: dict[str, int] | None
) -> None:
    with visiting(browser, server.url, **({"viewport": viewport} if viewport else {})) as visit:
        review.open(visit)
        page = visit.page
        assert axe_in_both_themes(page) == []
        page.locator("summary").click()
        page.locator("tbody tr").first.wait_for()
        assert axe_in_both_themes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_grows_while_one_looks(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        finished(visit)
        page = visit.page
        page.locator(".working progress").wait_for()
        page.locator("summary").wait_for(timeout=A_WHOLE_GAME)
        expect(page.locator(".working")).to_have_count(0)


def test_a_running_game_is_not_reviewed(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        table = visit.start_short()
        page: Page = visit.go(f"#/review/{table}")
        expect(page.get_by_role("alert")).to_contain_text("a game is reviewed when it is over")
        visit.errors.clear()  # the browser writes refusals down


def test_finished_games_in_the_lobby_lead_to_their_reviews(browser: Browser, server: Apart, review: Kept) -> None:
    with visiting(browser, server.url) as visit:
        table = review.open(visit)
        page = visit.go()
        page.reload()  # the table was made beside the page
        page.locator(f"a[href='#/review/{table}']").click()
        expect(page.locator("h1")).to_contain_text("Review: Start-Up Nation")
