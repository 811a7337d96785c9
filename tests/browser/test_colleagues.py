"""Five colleagues: chosen from their cards, remembered, named wherever they sit; and hints that rank the choices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.kit import PHONE, axe_in_both_themes, my_turn_or_end, visiting
from server.kit.servers import Apart


def pick(page: Page, level: int) -> None:
    """Chooses a colleague from the open cards."""
    page.locator(f"dialog [data-colleague='{level}']").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_beginner_picks_the_intern_and_the_device_remembers(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go()
        page.get_by_role("button", name="Middle manager").click()
        card = page.locator("dialog [data-colleague='1']")
        expect(card).to_contain_text("Takes any legal choice")
        expect(page.locator("dialog [data-colleague]")).to_have_count(5)
        pick(page, 1)
        page.reload()
        expect(page.get_by_role("button", name="Intern")).to_be_visible()
        visit.start_solo()
        expect(page.locator(".strip li", has_text="Basile")).to_contain_text("Intern")
        expect(page.locator(".log")).to_contain_text("The intern takes seat B.")


def test_a_new_table_seats_different_colleagues(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/new/startup-nation")
        page.locator(".opponents button").click()
        pick(page, 2)
        seats = page.locator("fieldset").first.locator("select")
        expect(seats.nth(2)).to_have_value("colleague:2")
        seats.nth(3).select_option(label="Chair of the board (level 5)")
        expect(seats.nth(3).locator("option")).to_have_count(8)  # three kinds of people, five colleagues
        page.get_by_role("button", name="Make the table").click()
        expect(page.locator(".strip li").nth(1)).to_contain_text("Multitasker")
        expect(page.locator(".strip li").nth(2)).to_contain_text("Chair of the board")


def test_a_colleague_sits_down_for_a_friend_and_plays_for_you(browser: Browser, calm_server: Apart) -> None:
    with visiting(browser, calm_server.url) as visit:
        places = [{"kind": kind} for kind in ("me", "bot", "bot", "open")]
        made = visit.make_table({"game": "power-struggle", "places": places})  # long: it is not over before one is back
        page = visit.go(f"#/table/{made['table']['id']}")
        expect(page.locator(".waiting li").nth(1)).to_contain_text("Greedy bot")  # asked for by a program
        page.get_by_role("button", name="Put a colleague here").click()
        pick(page, 4)
        my_turn_or_end(page)
        expect(page.locator(".strip li").nth(3)).to_contain_text("Controller")
        page.get_by_role("button", name="Let a colleague play for me").click()
        pick(page, 5)
        page.get_by_role("button", name="Play myself again").click()
        expect(page.locator(".log")).to_contain_text("The chair of the board plays for A.")
        expect(page.locator(".strip li").first).not_to_contain_text("Chair of the board")


def test_a_card_says_what_was_measured_in_this_game(browser: Browser, server: Apart) -> None:
    def measured(route: Route) -> None:
        games = route.fetch().json()
        for game in games:
            for one in game["colleagues"]:
                one["against_below"] = one["against_random"] = one["wins"] = None
        nation = next(game for game in games if game["id"] == "startup-nation")
        nation["colleagues"][2]["against_below"] = {"share": 0.784, "low": 0.71, "high": 0.85, "games": 240, "seats": 4}
        route.fulfill(json=games)

    with visiting(browser, server.url) as visit:
        visit.page.route("**/api/games", measured)
        page = visit.go("#/new/startup-nation")
        page.locator(".opponents button").click()
        cards = page.locator("dialog [data-colleague]")
        expect(cards.nth(2)).to_contain_text(
            "With 4 seats, wins 78% of the games against the multitasker (71 to 85%, 240 games)."
        )
        expect(page.locator("dialog .figure")).to_have_count(1)


def test_a_card_is_shut_without_a_choice(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/new/startup-nation")
        page.locator(".opponents button").click()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page).to_have_url(re.compile("#/new/"))  # a button in a form makes no table


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_cards_and_hints_are_for_everybody(browser: Browser, server: Apart, viewport: dict[str, int] | None) -> None:
    with visiting(browser, server.url, **({"viewport": viewport} if viewport else {})) as visit:
        page = visit.go()
        page.locator(".opponents button").click()
        page.locator("dialog [data-colleague]").first.wait_for()
        assert axe_in_both_themes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        pick(page, 3)
        visit.start_short()
        my_turn_or_end(page)
        page.get_by_role("button", name="Hint").click()
        page.locator(".hint li").first.wait_for()
        assert axe_in_both_themes(page) == []


def test_a_hint_ranks_the_choices_in_words_and_marks_the_best(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        page.keyboard.press("h")
        hint = page.locator(".hint")
        expect(hint).to_contain_text(re.compile(r"you stand .+ \(about \d+% to win\)"))
        ranked = hint.locator("ol > li")
        expect(ranked.first).to_contain_text("the best")
        assert ranked.count() > 1
        expect(ranked.nth(1)).to_contain_text(re.compile("about as good|worse"))
        expect(page.locator("[data-choice].best")).to_have_count(1)
        page.locator("[data-choice]").first.click()
        page.keyboard.press("Escape")
        expect(hint).to_have_count(1)  # it stays while one looks around


def test_a_refused_hint_is_said(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        answer = {"error": {"code": "too-many", "message": "try again in 4 s", "retry_after": 4}}
        page.route("**/hint", lambda route: route.fulfill(status=429, json=answer))
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".hint[role=alert]")).to_contain_text("4 s")
        visit.errors.clear()  # the browser writes refusals down
