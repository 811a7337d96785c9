"""Takes a picture of every page, on a desk and on a phone, light and dark, into shots/ (`make shots`)."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from browser.kit import DESKTOP, PHONE, Visit, launch, my_turn_or_end  # noqa: E402
from browser.playing import click_in_list, play  # noqa: E402
from server.kit.servers import QUICK, apart  # noqa: E402

SHOTS = ROOT / "shots"
QUIET = {"new": "#/new/startup-nation", "rules": "#/rules/startup-nation/SN-31", "settings": "#/settings"}


def main() -> None:
    """Starts a server of its own and visits everything four times."""
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        with apart(replace(QUICK, db=str(here / "tables.sqlite3")), here / "log") as server:
            browser = launch(playwright)
            for theme in ("light", "dark"):
                for place in ("desk", "phone"):
                    visit_all(browser, server.url, theme, place)
            browser.close()


def visit_all(browser: Browser, url: str, theme: str, place: str) -> None:
    """Every page once."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    visit = Visit(browser, url, **(phone if place == "phone" else {"viewport": DESKTOP}))
    visit.set(theme=theme, lang="fr" if place == "phone" and theme == "dark" else "en")
    page = visit.page

    def shot(name: str, full: bool = False) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        page.screenshot(path=SHOTS / f"{name}-{place}-{theme}.png", full_page=full)

    for name, fragment in QUIET.items():
        visit.go(fragment)
        page.locator("h1").first.wait_for()
        shot(name, full=name != "rules")
    table = visit.start_short()
    my_turn_or_end(page)
    shot("table-start")
    play(page, click_in_list, seed=2, turns=7)
    my_turn_or_end(page)
    shot("table-middle")
    random = Random(3)
    for _ in range(6):
        if page.locator("[data-choice^='role:']").count():
            break
        click_in_list(page, random)
        my_turn_or_end(page)
    shot("table-question")
    for tab in ("knowledge", "rules", "chat"):
        if page.locator(f"#tab-{tab}").count():
            page.locator(f"#tab-{tab}").click()
            shot(f"table-{tab}")
    if place == "phone":
        page.locator(".tabs .close").click()
    play(page, click_in_list)
    shot("end", full=True)
    visit.go("#/")
    page.locator("[data-solo]").first.wait_for()
    shot("lobby", full=True)
    visit.go(f"#/replay/{table}/truth/6")
    page.get_by_role("slider").wait_for()
    shot("replay")
    visit.start_solo("coffee")
    my_turn_or_end(page)
    shot("plain")
    visit.go("#/new/startup-nation")
    page.locator("select").nth(2).select_option("device")
    page.locator("form .primary").click()
    page.locator(".hands").wait_for()
    shot("hand-over")
    visit.go("#/new/startup-nation")
    page.locator("select").nth(2).select_option("friend")
    page.locator("form .primary").click()
    page.locator(".invitation").wait_for()
    shot("invitation")
    visit.context.close()


if __name__ == "__main__":
    main()
