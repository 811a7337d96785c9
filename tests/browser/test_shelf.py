"""Every game on the shelf: one click starts it, its form speaks in words, and its rules can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import boardroom
from browser.kit import visiting
from browser.playing import click_in_list, play
from server.kit.servers import Apart

GAMES = boardroom.games()
RAW = re.compile(r"^[a-z0-9]+(_[a-z0-9]+)+$|^seat:\d$|^[a-z]\d$")  # a name of the code, not a word for people


def test_all_four_games_stand_in_the_lobby_with_a_cover_and_can_be_played(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go()
        page.locator("[data-solo]").first.wait_for()
        for game in GAMES:
            card = page.locator(f"li:has([data-solo='{game}'])")
            expect(card.locator(".cover svg").first).to_be_visible()
            expect(card.locator("[data-solo]")).to_be_enabled()
        expect(page.get_by_text("In the works")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_game_that_can_be_played(browser: Browser, server: Apart, game: str) -> None:
    with visiting(browser, server.url) as visit:
        visit.start_solo(game)
        play(visit.page, click_in_list, turns=5)
        visit.page.locator("#tab-rules").click()
        expect(visit.page.locator(".rules .marked")).to_have_count(1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_new_table_is_put_in_words(browser: Browser, server: Apart, game: str, locale: str) -> None:
    with visiting(browser, server.url, locale=locale) as visit:
        page = visit.go(f"#/new/{game}")
        page.locator("summary").click()
        for option in boardroom.load(game).options:
            if option.items:
                field = page.locator(f"[data-option='{option.name}']")
                field.locator("select").select_option("own list")
                expect(field.locator("fieldset label")).to_have_count(len(option.items))
        words = page.locator("[data-option] option, [data-option] label b").all_inner_texts()
        assert words and [word for word in words if RAW.match(word)] == []
        assert page.locator("[data-option]").count() == len(boardroom.load(game).options)


INTERNS = {
    "fire": "Fire Elemental",
    "legal": "Legal Magic",
    "clever": "Too Clever",
    "hyper": "Hyper-Productive",
    "tax": "Tax Magic",
}
LISTS = [
    ("startup-nation", "interns", {f"intern_{key}": f"{name} Intern" for key, name in INTERNS.items()}),
    ("burncycle", "agents", {"a6": "Mirage"}),
]


@pytest.mark.parametrize(("game", "option", "named"), LISTS)
def test_a_list_of_ones_own_is_ticked_and_played_with(
    browser: Browser, server: Apart, game: str, option: str, named: dict[str, str]
) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go(f"#/new/{game}")
        page.locator("summary").click()
        page.locator(f"[data-option='{option}'] select").select_option("own list")
        page.get_by_role("button", name="Make the table").click()
        expect(page.get_by_role("alert")).to_contain_text("A list of your own is not finished")
        for name in named.values():
            page.get_by_role("checkbox", name=name).check()
        [items] = [one.items for one in boardroom.load(game).options if one.name == option]
        expect(page.locator("details fieldset :disabled")).to_have_count(
            len(items) - len(named)
        )  # no more than it takes
        page.get_by_role("button", name="Make the table").click()
        page.locator(".table .status").wait_for()
        table = page.evaluate(
            "id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", page.url.rpartition("/")[2]
        )
        assert table["options"][option] == list(named)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_can_be_read_and_searched(
    browser: Browser, server: Apart, game: str, lang: str
) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(lang=lang)
        page = visit.go(f"#/rules/{game}")
        page.locator(".item .number").first.wait_for()
        rules = page.locator(".item .number").all_inner_texts()
        assert len(rules) > 50 and len(set(rules)) == len(rules)
        shown = page.locator(".blocks").get_attribute("lang")
        if lang == "en":
            assert shown == "en"
        elif shown == "en":
            expect(page.locator("p.soft").first).to_contain_text("traduit")
        page.get_by_role("searchbox").fill(rules[30])
        expect(page.locator(".item .number", has_text=re.compile(f"^{re.escape(rules[30])}$"))).to_be_visible()
        assert page.locator(".item .number").count() < len(rules)
