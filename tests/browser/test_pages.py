"""Every page: no violation found by axe-core in both themes, both languages complete, and it does what it says."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import PHONE, axe_in_both_themes, my_turn_or_end, visiting
from browser.playing import click_in_list, play
from server.kit.servers import Apart


def check_axe(page: Page) -> None:
    """In both themes."""
    found = axe_in_both_themes(page)
    assert not found, "\n".join(found)


PAGES = {
    "lobby": "#/",
    "new": "#/new/startup-nation",
    "rules": "#/rules/startup-nation/SN-31",
    "settings": "#/settings",
    "join": "#/join/nowhere",
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_a_page(browser: Browser, server: Apart, name: str) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go(PAGES[name])
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        check_axe(page)
        if name == "join":
            visit.errors.clear()  # a wrong invitation is a 404, and browsers write that down


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chosen_theme_is_worn(browser: Browser, server: Apart, theme: str) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(theme=theme)
        page = visit.go("#/settings")
        page.locator("h1").first.wait_for()
        assert page.evaluate("document.documentElement.dataset.theme") == theme


def test_the_main_button_stays_legible_under_the_pointer(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/new/startup-nation")
        page.locator(".button.primary:enabled").first.hover()
        check_axe(page)


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_table(browser: Browser, server: Apart, viewport: dict[str, int] | None) -> None:
    with visiting(browser, server.url, **({"viewport": viewport} if viewport else {})) as visit:
        table = visit.start_short()
        page = visit.page
        play(page, click_in_list, turns=3)
        my_turn_or_end(page)
        check_axe(page)
        for tab in page.get_by_role("tab").all():
            tab.click()
            page.wait_for_load_state("networkidle")
            check_axe(page)
        if viewport:
            page.get_by_role("button", name="Close").click()
        play(page, click_in_list)
        page.locator(".end").wait_for()
        check_axe(page)
        visit.go(f"#/replay/{table}/truth/3")
        page.get_by_role("slider").wait_for()
        check_axe(page)


def test_axe_finds_nothing_where_people_wait_or_share_a_device(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/new/startup-nation")
        page.locator("fieldset select").nth(2).select_option("friend")
        page.get_by_role("button", name="Make the table").click()
        page.get_by_role("img", name="QR code of the link").wait_for()
        check_axe(page)
        page.get_by_role("link", name="To the table").click()
        page.wait_for_url(re.compile("#/table/"))
        page.locator(".waiting h1").wait_for()
        page.get_by_role("img", name="QR code of the link").wait_for()
        check_axe(page)
        visit.go("#/new/startup-nation")
        page.locator("fieldset select").nth(2).select_option("device")
        page.get_by_role("button", name="Make the table").click()
        page.locator(".hands").wait_for()
        check_axe(page)


def test_the_language_is_switched_in_place(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page = visit.page
        my_turn_or_end(page)
        page.locator("[data-choice]").first.click()
        english = page.locator(".table").inner_text()
        page.get_by_role("button", name="FR, Français").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.get_by_role("tab", name="Journal")).to_be_visible()
        expect(page.locator(".choices")).to_contain_text("Conseil")
        french = page.locator(".table").inner_text()
        assert not {line for line in english.splitlines() if len(line) > 25} & set(french.splitlines())
        page.get_by_role("button", name="EN, English").click()
        expect(page.locator(".choices")).to_contain_text("Hint")


def test_notes_that_scroll_are_reached_by_keys(browser: Browser, server: Apart) -> None:
    """In a low window the notes are longer than their place."""
    with visiting(browser, server.url, viewport={"width": 1366, "height": 480}) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        page.get_by_role("tab", name="Notes").click()
        notes = page.get_by_role("region", name="Notes", exact=True)
        assert notes.evaluate("one => one.scrollHeight > one.clientHeight")
        check_axe(page)
        notes.focus()
        page.keyboard.press("End")
        page.wait_for_function("() => document.querySelector('.knowledge').scrollTop > 0")


@pytest.mark.parametrize("fragment", ["#/", "#/new/startup-nation", "#/settings", "#/rules/"])
def test_every_page_is_there_in_french(browser: Browser, server: Apart, fragment: str) -> None:
    with visiting(browser, server.url, locale="fr-FR") as visit:
        page = visit.go(fragment)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert re.search("Prenez place|Nouvelle table|Réglages|Règles", page.locator("h1").first.inner_text())
        if fragment == "#/rules/":
            expect(page.locator("#SN-25")).to_contain_text("Stagiaire Élémentaire de Feu")


def test_settings_are_kept(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/settings")
        page.get_by_label("Dark", exact=True).check()
        page.get_by_label("Fast").check()
        page.get_by_role("group", name="Ask before").get_by_label("Always").check()
        page.get_by_label("Take back the last choice").fill("z")
        page.reload()
        expect(page.get_by_label("Dark", exact=True)).to_be_checked()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        stored = json.loads(page.evaluate("localStorage.getItem('boardroom-settings')"))
        assert stored["speed"] == "fast" and stored["keys"]["undo"] == "z"
        visit.start_solo()
        play(page, click_in_list, turns=4)


def test_the_settings_lead_to_the_licences_of_fonts_and_packages(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/settings")
        page.get_by_role("link", name="Licences of the fonts and packages").click()
        expect(page.locator("body")).to_contain_text("SIL OPEN FONT LICENSE")


def test_rules_are_found_and_have_addresses(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/rules/startup-nation/SN-31")
        expect(page.locator("#SN-31")).to_be_in_viewport()
        expect(page.locator("#SN-31")).to_have_class(re.compile("marked"))
        page.get_by_label("Search the rules").fill("tech lead secret")
        expect(page.locator("#SN-31")).to_be_visible()
        expect(page.locator("#SN-1")).to_have_count(0)


def test_the_rules_of_the_moment_are_one_key_away_and_a_hint_is_given(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_short()
        page = visit.page
        my_turn_or_end(page)
        page.keyboard.press("r")
        expect(page.locator(".rules")).to_contain_text("Rules for this moment")
        expect(page.locator(".rules .marked")).to_have_count(1)
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_contain_text("As far as you can know")


def status_is_first(page: Page) -> bool:
    return bool(page.evaluate("document.querySelector('main h1').matches('.status')"))


def test_the_status_line_is_first_and_the_title_calls(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo()
        page = visit.page
        my_turn_or_end(page)
        assert status_is_first(page)
        assert page.title() == "● Your turn · Start-Up Nation · Boardroom"
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")


@pytest.mark.parametrize(("page_name", "most"), [("lobby", 24), ("new", 24)])
def test_a_page_asks_for_few_things(browser: Browser, server: Apart, page_name: str, most: int) -> None:
    """Friends behind one router open the page at the same moment."""
    with visiting(browser, server.url) as visit:
        asked: list[str] = []
        visit.page.on("request", lambda request: asked.append(request.url))
        page = visit.go(PAGES[page_name])
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert 0 < len(asked) <= most, "\n".join(asked)
