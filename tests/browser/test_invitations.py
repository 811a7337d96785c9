"""An invited guest sees the game, types a name and sits down: by link, or by a code that was read out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.kit import axe_in_both_themes, visiting
from browser.shifts import cut_off
from server.kit.servers import Apart

PLACES = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_a_guest_sees_the_game_types_a_name_and_sits_down(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada, visiting(browser, server.url) as bob:
        made = ada.make_table({"places": PLACES, "options": {"ties": "nobody_scores"}, "deadline": 300})
        ada.go(f"#/table/{made['table']['id']}")
        code = ada.page.locator(".aloud strong span[aria-hidden]").inner_text()
        assert re.fullmatch(r"[2-9C-Y]{4} [2-9C-Y]{4}", code)
        expect(ada.page.locator(".aloud .unseen")).to_have_text(", ".join(code.replace(" ", "")))
        expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
        page = bob.go()
        page.get_by_role("heading", name="Have a code?").wait_for()
        page.get_by_label("Link or code of an invitation").fill(code.lower())
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Guest invites you to.*Start-Up Nation"))
        for text in ("About 20 to 30 minutes", "nobody scores", "5 minutes for each choice"):
            expect(page.locator("article")).to_contain_text(text)
        expect(page.get_by_role("list", name="Who sits at the table").locator("li")).to_have_count(4)
        found = axe_in_both_themes(page)
        assert not found, "\n".join(found)
        page.get_by_label("Your name").fill("Bob")
        page.get_by_role("button", name="Sit down").click()
        page.locator(".table .status").wait_for()
        expect(page.get_by_role("list", name="Seats")).to_contain_text("Bob (you)")
        ada.page.locator(".table .status").wait_for()
        expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Bob")


def test_a_guest_plays_by_keys_alone_until_seated(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada, visiting(browser, server.url, locale="fr-FR") as bob:
        made = ada.make_table({"places": PLACES})
        page = bob.go(f"#/join/{made['invitation']['code']}")
        page.get_by_label("Votre nom").focus()
        page.keyboard.type("Bruno")
        page.keyboard.press("Enter")
        page.locator(".table .status").wait_for()
        expect(page.get_by_role("list", name="Places")).to_contain_text("Bruno")


def test_who_sits_there_already_is_led_to_the_table(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada:
        made = ada.make_table({"places": PLACES})
        ada.go(f"#/join/{made['invitation']['code']}")
        ada.page.wait_for_url(re.compile(f"#/table/{made['table']['id']}"))


def test_a_wrong_code_leads_nowhere_and_may_be_typed_again(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada, visiting(browser, server.url) as bob:
        made = ada.make_table({"places": PLACES})
        page = bob.go("#/join/22222222")
        expect(page.get_by_role("alert")).to_contain_text("This invitation leads nowhere")
        page.get_by_label("Link or code of an invitation").fill(made["invitation"]["short"])
        page.get_by_role("button", name="Join").click()
        page.get_by_role("button", name="Sit down").wait_for()
        bob.errors.clear()  # a wrong invitation is a 404, and browsers write that down


def test_where_every_seat_is_taken_one_may_watch(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as ada, visiting(browser, server.url) as bob:
        made = ada.make_table({"places": [PLACES[0], *[PLACES[2]] * 3]})
        page = bob.go(f"#/join/{made['invitation']['code']}")
        expect(page.locator("form")).to_contain_text("Every seat is taken.")
        page.get_by_role("button", name="Watch").click()
        page.locator(".table .status").wait_for()


@pytest.mark.parametrize("width", [430, 390, 320])
def test_an_invitation_and_a_waiting_room_fit_a_phone(browser: Browser, server: Apart, width: int) -> None:
    phone = {"viewport": {"width": width, "height": 844}, "locale": "fr-FR"}
    with visiting(browser, server.url, **phone) as ada, visiting(browser, server.url, **phone) as bob:
        made = ada.make_table({"places": PLACES, "options": {"ties": "nobody_scores"}})
        ada.go(f"#/table/{made['table']['id']}")
        ada.page.locator(".aloud").wait_for()
        bob.go(f"#/join/{made['invitation']['code']}")
        bob.page.locator("form .primary").wait_for()
        assert cut_off(ada.page) == [] and cut_off(bob.page) == []
