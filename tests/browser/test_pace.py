"""The pace of a table in the browser: bots in a hurry, prompts that answer themselves, orders, choices in advance, undo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import PHONE, Visit, axe_in_both_themes, my_turn_or_end, visiting
from browser.playing import click_in_list, refs
from server.kit.servers import QUICK, Apart, apart

SETTINGS = "JSON.parse(localStorage.getItem('boardroom-settings'))"
TARGET = 44
MOST = 400  # clicks until something must have come up
WITH_FEW_CHOICES = [
    "action:found",
    "action:influence",
    "action:move",
]  # of Power Struggle's actions: whom is soon settled


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Apart]:
    """Bots take long enough for a hand to do something meanwhile."""
    slow = replace(QUICK, db=str(tmp_path / "tables.sqlite3"), bot_delay=(4.0, 4.0))
    with apart(slow, tmp_path / "log") as started:
        yield started


def sit(visit: Visit, game: str, bots: int, **wish: Any) -> Page:
    """At a table with so many bots, made without the lobby."""
    places = [{"kind": "me"}, *[{"kind": "bot"}] * bots]
    table = visit.make_table({"game": game, "places": places, **wish})["table"]["id"]
    visit.go(f"#/table/{table}")
    visit.page.locator(".choices.panel").wait_for()
    return visit.page


def marks(page: Page, by: str = "itself") -> int:
    return page.locator(f"[data-by={by}]").count()


def can_undo(page: Page) -> bool:
    return page.locator(".bar .tool").last.is_enabled()


def test_the_settings_have_the_pace_and_the_prompts_with_one_answer(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = visit.go("#/settings")
        page.get_by_role("radio", name="Brisk").check(force=True)
        page.get_by_role("radio", name="Waits for me").check(force=True)
        kept = page.evaluate(SETTINGS)
        assert (kept["pace"], kept["itself"]) == ("brisk", False)
        page.reload()
        expect(page.get_by_role("radio", name="Brisk")).to_be_checked()


def test_the_pace_in_force_is_shown_and_changed_at_the_table(browser: Browser, slow_server: Apart) -> None:
    with visiting(browser, slow_server.url) as visit:
        page = sit(visit, "startup-nation", 3)
        expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "thoughtful")
        page.get_by_label("Pace").select_option("at-once")
        expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "at-once")
        page.reload()
        expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "at-once")


def test_somebody_slower_holds_the_pace_and_the_page_says_so(browser: Browser, slow_server: Apart) -> None:
    with visiting(browser, slow_server.url) as visit, visiting(browser, slow_server.url) as other:
        places = [{"kind": kind} for kind in ("me", "open", "bot", "bot")]
        made = visit.make_table({"places": places, "listed": True})
        table = made["table"]["id"]
        other.aside(
            """async ([table, code]) => {
              const headers = { 'Content-Type': 'application/json' };
              const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
              localStorage.setItem('boardroom-name', 'Ben');
              await post('/api/me', { name: 'Ben' });
              await post('/api/join', { code });
              await post(`/api/tables/${table}/seats/1/sit`, {});
            }""",
            [table, made["invitation"]["code"]],
        )
        mine, his = visit.go(f"#/table/{table}"), other.go(f"#/table/{table}")
        his.locator("[data-pace]").wait_for()
        mine.get_by_label("Pace").select_option("brisk")
        expect(mine.get_by_text("At this table: Thoughtful")).to_be_visible()
        his.get_by_label("Pace").select_option("brisk")
        expect(mine.locator("[data-pace]")).to_have_attribute("data-pace", "brisk")
        expect(mine.get_by_text("At this table:")).to_have_count(0)


def test_skip_to_my_turn_by_keys(browser: Browser, slow_server: Apart) -> None:
    with visiting(browser, slow_server.url) as visit:
        page = sit(visit, "startup-nation", 3, options={"first_player": "seat:0"}, seed="1")
        while page.locator("[data-choice]").count():
            click_in_list(page, Random(1))
        skip = page.get_by_role("button", name="Skip to my turn")
        expect(skip).to_be_enabled()
        skip.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "at-once")
        page.locator("[data-choice]").first.wait_for()
        expect(page.locator("[data-pace]")).to_have_attribute("data-pace", "thoughtful")
        expect(page.get_by_role("button", name="Skip to my turn")).to_be_disabled()


def play_until_itself(page: Page, undoable: bool = False) -> None:
    """Plays at random until a prompt has answered itself, with an undo behind it where that is asked for."""
    random, before = Random(3), 0
    for _ in range(MOST):
        assert my_turn_or_end(page)
        if marks(page) > before and (can_undo(page) or not undoable):
            return
        before = marks(page)
        wanted = [ref for ref in WITH_FEW_CHOICES if ref in refs(page)]
        page.locator(f"[data-choice='{wanted[0] if wanted else random.choice(refs(page))}']").click()
    raise AssertionError("no prompt answered itself")


def test_a_prompt_with_one_answer_answers_itself_and_the_log_says_so(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = sit(visit, "power-struggle", 2, seed="4")
        play_until_itself(page)
        expect(page.locator("[data-by=itself]").last).to_have_text("by itself")
        page.reload()
        expect(page.locator("[data-by=itself]").last).to_be_visible()


def test_undo_goes_back_past_what_answered_itself_and_stays_there(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = sit(visit, "power-struggle", 2, seed="4")
        play_until_itself(page, undoable=True)
        before = marks(page)
        page.locator(".bar .tool").last.click()
        page.locator("li.undone [data-by=itself]").first.wait_for()
        expect(page.locator("[data-choice]").first).to_be_visible()
        assert len(refs(page)) > 1
        page.wait_for_timeout(700)
        assert marks(page) == before
        expect(page.locator("li.undone [data-by=itself]").last).to_be_visible()


def test_who_wants_it_presses_every_answer(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.go("#/settings").get_by_role("radio", name="Waits for me").check(force=True)
        page, random = sit(visit, "power-struggle", 2, seed="4"), Random(3)
        single = 0
        for _ in range(MOST):
            assert my_turn_or_end(page)
            found = refs(page)
            single += len(found) == 1 and found[0] != "choice:commit"
            if single:
                break
            click_in_list(page, random)
        assert single == 1 and marks(page) == 0


def end_it(page: Page, choices: list[str]) -> None:
    """Presses what ends a step, where something does: so that the next turn comes soon."""
    last = [ref for ref in choices if ref.startswith("choice:")] or choices
    page.locator(f"[data-choice='{last[-1]}']").click()


def test_a_standing_order_is_shown_carried_out_and_cancelled_in_one_press(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        page = sit(visit, "burncycle", 0, seed="3")
        while "choice:begin" not in refs(page):  # whether to restart the cycle is asked at the beginning of each turn
            assert my_turn_or_end(page)
            end_it(page, refs(page))
        page.get_by_role("button", name="Always do this here: Begin the turn").click()
        chip = page.locator("[data-chip=order]")
        expect(chip).to_be_visible()
        box = chip.bounding_box()
        assert box is not None and box["height"] >= TARGET
        while not marks(page, "order"):
            assert my_turn_or_end(page)
            choices = refs(page)
            if "choice:begin" in choices:  # the order is about to answer: no hand is quicker
                page.locator("[data-by=order]").first.wait_for()
            else:
                end_it(page, choices)
        expect(page.locator("[data-by=order]").first).to_have_text("as ordered")
        chip.click()
        expect(chip).to_have_count(0)


def test_a_choice_in_advance_is_played_or_dropped_with_a_word(browser: Browser, slow_server: Apart) -> None:
    with visiting(browser, slow_server.url) as visit:
        page = sit(visit, "burn-rate", 1, options={"first_player": "seat:0"}, seed="3")
        for _ in range(3):  # a bot that takes the same person is in the way now and then
            my_turn_or_end(page)
            page.locator("[data-choice]").first.click()
            page.locator("[data-ahead] summary").click()
            page.locator("[data-choice-ahead]").last.click()
            expect(page.locator("[data-chip=ahead]")).to_be_visible()
            page.locator("[data-chip=ahead]").click()
            expect(page.locator("[data-chip=ahead]")).to_have_count(0)
            page.locator("[data-choice-ahead]").last.click()
            page.locator("[data-by=ahead], .dropped").first.wait_for()
            if marks(page, "ahead"):
                break
        expect(page.locator("[data-by=ahead]").first).to_have_text("chosen in advance")


def test_what_quick_bots_do_is_all_in_the_log(browser: Browser, server: Apart) -> None:
    """The bots of this server do not wait at all: many updates come within one frame."""
    with visiting(browser, server.url) as visit:
        page = sit(visit, "power-struggle", 2, seed="4")
        for _ in range(12):
            assert my_turn_or_end(page)
            click_in_list(page, Random(1))
        my_turn_or_end(page)
        table = page.url.rpartition("/")[2]
        told = page.evaluate(
            "async table => (await (await fetch(`/api/tables/${table}/log?seat=0`)).json()).events.filter("
            "(event) => event.kind !== 'table-chosen' || event.choice).length",
            table,
        )
        expect(page.locator(".log li:not(.since)")).to_have_count(told)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_pace_is_within_reach_of_a_finger_and_of_a_screen_reader(
    browser: Browser, slow_server: Apart, phone: bool
) -> None:
    touch: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    with visiting(browser, slow_server.url, locale="fr-FR", **touch) as visit:
        page = sit(visit, "burn-rate", 1, options={"first_player": "seat:1"}, seed="3")
        page.locator("[data-ahead] summary").click()
        page.locator("[data-choice-ahead]").first.click()
        for place in (".pace select", ".pace .skip", "[data-chip=ahead]", "[data-ahead] summary"):
            box = page.locator(place).bounding_box()
            assert box is not None and box["height"] >= TARGET, place
        assert page.locator("[data-chip=ahead]").get_attribute("aria-label") == (
            page.locator("[data-chip=ahead] span").inner_text() + " – annuler"
        )
        assert axe_in_both_themes(page) == []
