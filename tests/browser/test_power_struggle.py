"""Power Struggle on its own board: whole games by mouse and by keys, envelopes, sorting, sizes, axe, both languages."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.kit import PHONE, Visit, axe_in_both_themes, is_over, my_turn_or_end, too_small, visiting
from browser.playing import MOST_CLICKS, choose, click_in_list, play, refs
from browser.test_layout import boxes, inside
from server.kit.servers import Apart

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SHORT: dict[str, Any] = {"meeting_cap": 1}
OWN_COLOUR = "3"  # a seed whose first seat draws the archenemy of its own colour


def start(visit: Visit, seats: int = 3, seed: str | None = None, **options: Any) -> str:
    """A table with bots for the others, made without the lobby; gives its id."""
    places = [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1)
    wish = {"game": "power-struggle", "places": places, "hints": True, "undo": True, "options": options, "seed": seed}
    table: str = visit.make_table(wish)["table"]["id"]
    visit.go(f"#/table/{table}")
    visit.page.locator(".struggle").wait_for()
    return table


class Manager:
    """Somebody who tries every kind of action, the rarest first, and otherwise picks at random."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.done: Counter[str] = Counter()

    def choose(self, choices: list[str]) -> str:
        """One of the refs that may be clicked."""
        if "division:com" in choices and self.done["placed"] < 3:  # whoever leads Communications sorts the events
            self.done["placed"] += 1
            return "division:com"
        actions = [ref for ref in choices if ref.startswith("action:")]
        rarest = min(self.done[ref] for ref in actions or choices)
        chosen = self.random.choice([ref for ref in actions or choices if self.done[ref] == rarest])
        if "choice:commit" in choices and self.random.random() < 0.5:
            chosen = "choice:commit"
        self.done[chosen if actions else chosen.split(":")[0]] += 1
        return chosen


def test_a_whole_game_by_mouse_on_the_board(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        start(visit, **SHORT)
        page, manager = visit.page, Manager(1)
        for _ in range(MOST_CLICKS):
            if not my_turn_or_end(page):
                break
            ref = manager.choose(refs(page))
            page.locator(f".board button[data-ref='{ref}']:visible").first.click()
        expect(page.locator(".end")).to_contain_text("victory points")
        assert manager.done["event"] == 8, "the events were sorted on the board"
        assert len([ref for ref in manager.done if ref.startswith("action:")]) > 3


WHERE = """wanted => {
  const [here, there] = [document.activeElement, document.querySelector(wanted)];
  if (here.matches(wanted)) return 'there';
  if (!there || here.closest('[data-zone]') !== there.closest('[data-zone]')) return 'Tab';
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  return Math.abs(dy) > 12 ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : dx > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""  # which key leads from the focus to a thing: Tab to its zone, then arrows


def walk_to(page: Page, wanted: str) -> None:
    """Presses keys until the focus is on a thing of the board."""
    for _ in range(80):
        key = page.evaluate(WHERE, f".board {wanted}")
        if key == "there":
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab and arrows never reached {wanted}")


def test_a_whole_game_by_keys_alone(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        start(visit, **SHORT)
        page, seen, ref = visit.page, Counter[str](), ""
        for _ in range(MOST_CLICKS):
            if not my_turn_or_end(page):
                break
            choices = refs(page)
            if ref.startswith("event:") and choices[0].startswith("event:"):
                # The event that was laid stays in reach to be read, but the keys are at the next one.
                expect(page.locator(".board [data-glowing=true]:focus")).to_have_count(1)
            if "division:com" in choices and seen["division"] < 3:
                walk_to(page, "[data-ref='division:com']")
            elif "action:bribe" in choices and not seen["action:bribe"]:
                walk_to(page, "[data-ref='action:bribe']")
            else:
                walk_to(page, "[data-glowing=true]")
            ref = page.evaluate("document.activeElement.dataset.ref")
            seen.update([ref, ref.split(":")[0]])
            step = page.locator(".log").inner_text()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "old => document.querySelector('.end') || document.querySelector('.log').innerText !== old", arg=step
            )
        assert is_over(page)
        assert seen["event"] == 8 and seen["action:bribe"] and seen["coarse"] and seen["fine"], seen


def test_the_board_keeps_the_keys_from_choice_to_choice(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        start(visit)
        page = visit.page
        my_turn_or_end(page)
        play(page, click_in_list, seed=3, turns=3)
        my_turn_or_end(page)
        walk_to(page, "[data-glowing=true]")
        page.keyboard.press("Enter")
        my_turn_or_end(page)
        expect(page.locator(".board [data-glowing=true]:focus")).to_have_count(1)


class Inspector:
    """Somebody who has axe-core look at each of the first kinds of decisions, once."""

    def __init__(self) -> None:
        self.looked: set[str] = set()

    def look(self, page: Page) -> None:
        status = page.locator(".status").inner_text()
        if status not in self.looked and len(self.looked) < 7:
            self.looked.add(status)
            assert axe_in_both_themes(page) == []

    def look_at_the_notes(self, page: Page) -> None:
        page.locator("#tab-knowledge").click()
        expect(page.locator(".know article").first).to_be_visible()
        assert axe_in_both_themes(page) == []


ROOM = """() => ['.board', '.struggle', '.desk', '.company'].map((selector) => [selector, document.querySelector(selector)])
  .map(([name, one]) => [name, one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])
  .filter(([, down, across]) => down > 1 || across > 1)"""  # what is larger than its place


@pytest.mark.parametrize(("seats", "clicks", "inspected"), [(3, 12, False), (4, 12, False), (5, 20, True)])
def test_the_whole_company_fits_1366_by_768_with_everything_that_may_be_chosen_and_axe_finds_nothing(
    browser: Browser, server: Apart, seats: int, clicks: int, inspected: bool
) -> None:
    with visiting(browser, server.url) as visit:
        start(visit, seats)
        page, manager, inspector = visit.page, Manager(seats), Inspector()
        for _ in range(clicks):
            if not my_turn_or_end(page):
                break
            assert page.evaluate(ROOM) == [], page.locator(".status").inner_text()
            assert page.evaluate("document.documentElement.scrollHeight") <= 768
            assert all(inside(box, 1366, 768) for box in boxes(page, ".board button[data-ref]"))
            choices = refs(page)
            shown = page.locator(".board button[data-glowing=true]:visible").evaluate_all(
                "all => all.map((one) => one.dataset.ref)"
            )
            assert set(choices) == set(shown)
            if inspected:
                inspector.look(page)
            choose(page, manager.choose(choices))
        if inspected:
            assert inspector.looked
            inspector.look_at_the_notes(page)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_longest_words_of_the_drawer_fit_too(browser: Browser, server: Apart, locale: str) -> None:
    """Whose archenemy has one's own colour has everybody for one: the drawer says so beside three scores."""
    with visiting(browser, server.url, locale=locale) as visit:
        start(visit, seed=OWN_COLOUR)
        expect(visit.page.locator(".enemy .who")).to_contain_text(re.compile("all of them|tous", re.IGNORECASE))
        assert visit.page.evaluate(ROOM) == []


@pytest.mark.parametrize(("seats", "clicks", "inspected"), [(3, 18, True), (5, 12, False)])
def test_on_a_phone_nothing_scrolls_sideways_targets_are_large_and_axe_finds_nothing(
    browser: Browser, server: Apart, seats: int, clicks: int, inspected: bool
) -> None:
    with visiting(browser, server.url, **TOUCH) as visit:
        visit.set(confirm="never")
        start(visit, seats)
        page, manager, inspector = visit.page, Manager(seats), Inspector()
        for _ in range(clicks):
            if not my_turn_or_end(page):
                break
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            assert too_small(page, ".board button[data-glowing=true]") == []
            if inspected:
                inspector.look(page)
            choose(page, manager.choose(refs(page)))
        if inspected:
            assert inspector.looked
            inspector.look_at_the_notes(page)


def test_the_board_speaks_french(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, locale="fr-FR") as visit:
        start(visit)
        page, manager = visit.page, Manager(2)
        expect(page.locator(".struggle")).to_contain_text("Salle du conseil")
        for _ in range(15):
            if not my_turn_or_end(page):
                break
            words = page.locator(".struggle").inner_text()
            assert not re.search(r"\b(Board room|Head|Face down|Motivation is|Purse|Hire|Done)\b|ps-", words)
            choose(page, manager.choose(refs(page)))


def test_an_action_says_what_it_would_do_or_why_it_cannot_be_done(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        start(visit)
        page, manager = visit.page, Manager(6)
        while not page.locator("[data-choice='action:bribe']").count():
            my_turn_or_end(page)
            choose(page, manager.choose(refs(page)))
            page.locator("[data-choice]").first.wait_for()
        page.locator("[data-ref='action:bribe']").hover()
        expect(page.locator(".desk .help")).to_contain_text("The attempt alone is worth one corruption.")
        page.locator("[data-ref='action:counsel']").hover()
        expect(page.locator(".desk .help")).to_contain_text(
            re.compile(r"Not now: this costs 2,000,000; you have [\d,]+\.")
        )


def sit_down(visits: list[Visit]) -> None:
    """Ada makes a table with a bot, Bob joins by the link."""
    for visit, name in zip(visits, ("Ada", "Bob"), strict=True):
        visit.go()
        visit.page.get_by_label("Your name").fill(name)
        visit.page.get_by_role("button", name="Save").click()
        expect(visit.page.get_by_role("button", name="Saved")).to_be_visible()
    ada, bob = visits
    ada.go("#/new/power-struggle")
    ada.page.locator("fieldset select").nth(2).select_option("friend")
    ada.page.get_by_role("button", name="Make the table").click()
    link = ada.page.get_by_label("Link to the table").input_value()
    ada.page.get_by_role("link", name="To the table").click()
    bob.go()
    bob.page.get_by_label("Link or code of an invitation").fill(link)
    bob.page.get_by_role("button", name="Join").click()
    bob.page.get_by_role("button", name="Sit down").click()
    for visit in visits:
        visit.page.locator(".struggle").wait_for()


def test_an_envelope_shows_its_sum_to_its_target_and_its_seal_to_others(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada, visiting(browser, server.url) as bob:
        sit_down([ada, bob])
        for n in range(MOST_CLICKS):
            if bribe(ada.page, bob.page):
                break
            for visit in (ada, bob):
                if visit.page.locator("[data-choice]").count():
                    play(visit.page, click_in_list, seed=n, turns=1)
        expect(bob.page.locator(".letter")).to_contain_text("50,000")
        expect(ada.page.locator(".letter")).to_contain_text("50,000")
        bob.page.locator(".board [data-ref='choice:accept']").click()
        expect(bob.page.locator(".letter")).to_have_count(0)


def bribe(ada: Page, bob: Page) -> bool:
    """Ada bribes Bob as soon as she can."""
    if not ada.locator("[data-choice='action:bribe']").count():
        return False
    mine = ada.locator(".board [data-ref^='privilege:']", has_text="Bob").first
    if not mine.count():
        return False
    ada.locator(".board [data-ref='action:bribe']").click()
    ada.locator("[data-choice^='privilege:']").first.wait_for()
    mine.click()
    ada.locator(".board [data-ref='coarse:0']").click()
    ada.locator(".board [data-ref='fine:1']").click()
    expect(ada.locator(".bribe")).to_contain_text("stay in your purse")
    expect(bob.locator(".letter")).to_contain_text("Sealed")
    ada.locator(".board [data-ref='choice:commit']").click()
    bob.locator("[data-choice='choice:accept']").wait_for()
    return True


def test_moves_fly_unless_motion_is_off(browser: Browser, server: Apart) -> None:
    for motion, flights in (("no-preference", True), ("reduce", False)):
        with visiting(browser, server.url, reduced_motion=motion) as visit:
            visit.set(speed="slow")
            start(visit)
            page = visit.page
            my_turn_or_end(page)
            page.evaluate(
                "new MutationObserver(() => document.querySelector('.flying') && (window.flew = true))"
                ".observe(document.querySelector('.struggle'), { childList: true, subtree: true })"
            )
            page.locator(".board [data-ref='division:hr']:visible").first.click()
            my_turn_or_end(page)
            assert bool(page.evaluate("window.flew")) is flights
