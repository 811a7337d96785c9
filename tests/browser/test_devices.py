"""Oneself on another device: a code made on one, typed on the other, and signing out everywhere else."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from browser.kit import axe_in_both_themes, visiting
from server.kit.servers import Apart


def test_a_code_brings_somebody_and_their_seat_to_another_device(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as desk, visiting(browser, server.url, locale="fr-FR") as phone:
        made = desk.make_table({"places": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]})
        page = desk.go("#/settings")
        page.get_by_role("button", name="Move to another device").click()
        code = page.locator(".code strong span[aria-hidden]").inner_text()
        assert re.fullmatch(r"[2-9C-Y]{4} [2-9C-Y]{4}", code)
        there = phone.go("#/settings")
        there.get_by_label("J’ai un code").fill("2222 2222")
        there.get_by_role("button", name="Venir ici").click()
        expect(there.get_by_text("Ce code ne mène nulle part")).to_be_visible()
        assert ["404" in one for one in phone.errors] == [True]  # the browser says so, too
        phone.errors.clear()
        there.get_by_label("J’ai un code").fill(code.lower())
        there.get_by_role("button", name="Venir ici").click()
        expect(there.get_by_text(re.compile("^Bienvenue"))).to_be_visible()
        assert not axe_in_both_themes(there)
        phone.go(f"#/table/{made['table']['id']}")
        expect(there.get_by_role("list", name="Places")).to_contain_text("(vous)")


def test_signing_out_everywhere_else_leaves_this_device_known(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as desk:
        made = desk.make_table({"places": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]})
        page = desk.go("#/settings")
        before = {one["name"]: one["value"] for one in page.context.cookies()}
        page.get_by_role("button", name="Sign out everywhere else").click()
        expect(page.get_by_text("Done: only this device knows you now.")).to_be_visible()
        assert {one["name"]: one["value"] for one in page.context.cookies()} != before
        desk.go(f"#/table/{made['table']['id']}")
        expect(page.get_by_role("list", name="Seats")).to_contain_text("(you)")
