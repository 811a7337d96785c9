"""Who may know and who may hear what, with real browsers: a shared device (L16), and players who are out (L18)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import boardroom
from browser.kit import Visit, visiting
from browser.playing import click_in_list, play
from kit import seen
from server.kit.servers import Apart

CARDS = "Intern|Lead|Recruiter|Salesperson|Director|Investor|Emmanuel|Brigitte"


def test_people_who_share_a_device_hand_it_over(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.go("#/new/startup-nation")
        page = visit.page
        page.locator("fieldset select").nth(2).select_option("device")
        page.get_by_role("button", name="Make the table").click()
        handed: set[str] = set()
        for n in range(12):
            page.locator(".hands, [data-choice], .end").first.wait_for()
            assert not re.search(CARDS, page.title() + page.url)
            if page.locator(".hands").count():
                assert not re.search(
                    CARDS, page.locator("body").inner_html()
                )  # nothing to find behind the screen either
                handed.add(page.locator(".hands h1").inner_text())
                page.locator(".hands button").click()
                page.locator(".hands").wait_for(state="detached")
                continue
            play(page, click_in_list, seed=n, turns=1)
        assert handed == {"Guest (A) decides", "Guest (B) decides"}


def test_on_a_shared_device_a_reload_and_the_way_back_show_nobodys_cards(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.go("#/new/startup-nation")
        page = visit.page
        page.locator("fieldset select").nth(2).select_option("device")
        page.get_by_role("button", name="Make the table").click()
        page.locator(".hands button").click()
        expect(page.locator(".hand")).to_contain_text(re.compile(CARDS))
        page.reload()
        page.locator(".hands").wait_for()
        assert not re.search(CARDS, page.locator("body").inner_html())
        visit.go("#/settings")
        page.locator("h1", has_text="Settings").wait_for()
        page.go_back()
        page.locator(".hands").wait_for()
        assert not re.search(CARDS, page.locator("body").inner_html())


@contextmanager
def four_people(browser: Browser, url: str, seed: str) -> Iterator[tuple[list[Visit], Visit]]:
    """Four browsers at one table of a chosen seed, and a fifth that watches."""
    with ExitStack() as stack:
        people = [stack.enter_context(visiting(browser, url)) for _ in range(4)]
        gallery = stack.enter_context(visiting(browser, url))
        made = people[0].make_table({"places": [{"kind": "me"}] + [{"kind": "open"}] * 3, "seed": seed})
        for visit in people[1:]:
            visit.go(f"#/join/{made['invitation']['code']}")
            visit.page.get_by_role("button", name="Sit down").first.click()
            visit.page.get_by_role("button", name="Leave").or_(visit.page.locator(".table .status")).first.wait_for()
        for visit in [people[0], gallery]:
            visit.go(f"#/table/{made['table']['id']}")
        for visit in [*people, gallery]:
            visit.page.locator(".table .status").wait_for()
        yield people, gallery


def out_of(state: boardroom.State) -> list[int]:
    return [seat for seat, row in enumerate(seen(state, -1)["seats"]) if not row["living"]]


def way_to_two_out(seed: int) -> tuple[list[tuple[int, list[str]]], list[int]]:
    """The shortest of many random beginnings after which two players are out: who clicks what; and who they are."""
    game, best = boardroom.load("startup-nation"), None
    for trial in range(300):
        state, random = game.start(4, seed=seed), Random(trial)
        clicks: list[tuple[int, list[str]]] = []
        while len(out_of(state)) < 2 and len(clicks) < 12 and not state.over:
            code = random.choice(state.legal())
            clicks.append((state.seat, list(game.action(code).refs)))
            state.play(code)
        if len(out_of(state)) == 2 and (best is None or len(clicks) < len(best[0])):
            best = clicks, out_of(state)
    assert best is not None
    return best


def follow(people: list[Visit], way: list[tuple[int, list[str]]]) -> None:
    """Everybody clicks as agreed."""
    for seat, path in way:
        for ref in path:
            people[seat].page.locator(f"[data-choice='{ref}']").click()


def say(visit: Visit, words: str) -> None:
    visit.page.locator("#tab-chat").click()
    visit.page.get_by_label("Say something").fill(words)
    visit.page.keyboard.press("Enter")


@pytest.mark.rule("SN-A34")
def test_players_who_are_out_talk_only_to_each_other(browser: Browser, server: Apart) -> None:
    way, out = way_to_two_out(seed=11)
    living = [seat for seat in range(4) if seat not in out]
    with four_people(browser, server.url, seed="11") as (people, gallery):
        follow(people, way)
        for visit in [*people, gallery]:
            expect(visit.page.locator("ul[aria-label='Seats'] li.out")).to_have_count(2)
        for visit in [*people, gallery]:
            visit.page.locator("#tab-chat").click()
        expect(people[out[0]].page.locator(".whisper")).to_contain_text("only others who are out hear you")
        expect(people[living[0]].page.locator(".whisper")).to_have_count(0)

        say(people[out[0]], "She holds the Recruiter!")
        say(people[living[0]], "Who knows?")  # said later: whoever hears it would have heard the secret before
        for visit in [*people, gallery]:
            expect(visit.page.locator(".chat")).to_contain_text("Who knows?")
        for seat in out:
            expect(people[seat].page.locator(".chat")).to_contain_text("She holds the Recruiter!")
        for visit in [people[living[0]], people[living[1]], gallery]:
            expect(visit.page.locator(".chat")).not_to_contain_text("Recruiter")

        people[living[1]].page.reload()  # what was said is not told later either
        people[living[1]].page.locator("#tab-chat").click()
        expect(people[living[1]].page.locator(".chat")).to_contain_text("Who knows?")
        expect(people[living[1]].page.locator(".chat")).not_to_contain_text("Recruiter")
