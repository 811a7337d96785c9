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
                    Tour(browser, server.url, theme, place).go()
            browser.close()


class Tour:
    """One browser window on its way through every page."""

    def __init__(self, browser: Browser, url: str, theme: str, place: str) -> None:
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        self.visit = Visit(browser, url, **(phone if place == "phone" else {"viewport": DESKTOP}))
        self.visit.set(theme=theme, lang="fr" if place == "phone" and theme == "dark" else "en")
        self.page = self.visit.page
        self.kind = f"{place}-{theme}"

    def shot(self, name: str, full: bool = False) -> None:
        """A picture of the page as it is."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=SHOTS / f"{name}-{self.kind}.png", full_page=full)

    def go(self) -> None:
        """Every page once."""
        for name, fragment in QUIET.items():
            self.visit.go(fragment)
            self.page.locator("h1").first.wait_for()
            self.shot(name, full=name != "rules")
        table = self.game()
        self.visit.go("#/")
        self.page.locator("[data-solo]").first.wait_for()
        self.page.locator("li:has([data-solo='coffee'])").evaluate("card => card.remove()")  # the tests' toy
        self.shot("lobby", full=True)
        self.visit.go(f"#/replay/{table}/truth/6")
        self.page.get_by_role("slider").wait_for()
        self.shot("replay")
        self.visit.start_solo("coffee")
        my_turn_or_end(self.page)
        self.shot("plain")
        self.new_table("device", ".hands", "hand-over")
        self.new_table("friend", ".invitation", "invitation")
        self.visit.context.close()

    def game(self) -> str:
        """A whole game, with a look at every panel."""
        page, random = self.page, Random(3)
        table = self.visit.start_short()
        my_turn_or_end(page)
        self.shot("table-start")
        play(page, click_in_list, seed=2, turns=5)
        while my_turn_or_end(page) and not page.locator("[data-choice^='role:']").count():
            click_in_list(page, random)
        self.shot("table-question")
        for tab in ("knowledge", "rules", "chat"):
            if page.locator(f"#tab-{tab}").count():
                page.locator(f"#tab-{tab}").click()
                self.shot(f"table-{tab}")
        if page.locator(".tabs .close").is_visible():
            page.locator(".tabs .close").click()
        play(page, click_in_list)
        self.shot("end", full=True)
        return table

    def new_table(self, sitter: str, wait: str, name: str) -> None:
        """A table with somebody else at it."""
        self.visit.go("#/new/startup-nation")
        self.page.locator("select").nth(2).select_option(sitter)
        self.page.locator("form .primary").click()
        self.page.locator(wait).wait_for()
        self.shot(name)


if __name__ == "__main__":
    main()
