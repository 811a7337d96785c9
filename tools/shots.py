"""Takes a picture of every page, 1366, 390 and 320 px wide, light and dark, into shots/ (`make shots`).

Words after the command choose: `shots.py replay desk-light` takes one page in one way. `--into FOLDER` puts them elsewhere,
and `--pages FOLDER` takes them of pages that were built elsewhere: for a look at before and after.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

import boardroom  # noqa: E402
from browser.calm import SMALL, phone  # noqa: E402
from browser.kit import DESKTOP, Visit, launch, my_turn_or_end  # noqa: E402
from browser.playing import choose_in_list, play  # noqa: E402
from server.kit.servers import QUICK, apart  # noqa: E402

SHOTS = ROOT / "shots"
PAGES = ROOT / "src" / "boardroom" / "pages"
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESKTOP},
    "phone": {**phone(SMALL["width"], SMALL["height"]), "device_scale_factor": 2},
    "small": {**phone(320, 640), "device_scale_factor": 2},
    "lying": {**phone(740, 360), "device_scale_factor": 2},
}
WAYS = ("desk-light", "phone-light", "small-light", "desk-dark", "phone-dark", "small-dark")
ASKED = ("lying-light", "lying-dark")  # only when they are named: a phone held sideways
FRENCH = ("phone-dark", "small-light", "desk-dark", "lying-dark")
A_WHOLE_GAME = 120_000  # as long as bots may take to play it, in milliseconds


def main(words: list[str]) -> None:
    """Starts a server of its own and visits what is wanted, or everything in all ways."""
    into, wanted = said(words, "--into")
    pages, wanted = said(wanted, "--pages")
    folder_of_shots = Path(into or SHOTS)
    folder_of_shots.mkdir(exist_ok=True)
    ways = [way for way in WAYS + ASKED if way in wanted] or WAYS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        with apart(replace(QUICK, db=str(here / "tables.sqlite3"), pages=pages or str(PAGES)), here / "log") as server:
            browser = launch(playwright)
            for way in ways:
                tour = Tour(browser, server.url, way, folder_of_shots)
                tour.go([word for word in wanted if word not in WAYS + ASKED])
            browser.close()


def said(words: list[str], name: str) -> tuple[str, list[str]]:
    """What follows this word, and the other words."""
    if name not in words:
        return "", words
    place = words.index(name)
    return words[place + 1], words[:place] + words[place + 2 :]


class Tour:
    """One browser window on its way through every page."""

    def __init__(self, browser: Browser, url: str, way: str, folder: Path) -> None:
        size, _, theme = way.partition("-")
        self.visit = Visit(browser, url, **SIZES[size])
        self.visit.set(theme=theme, lang="fr" if way in FRENCH else "en")
        self.folder = folder
        self.page = self.visit.page
        self.way = way

    def go(self, wanted: list[str]) -> None:
        """Every page once; or those with these names."""
        for name, station in self.stations().items():
            if not wanted or name in wanted:
                station()
        self.visit.leave()

    def stations(self) -> dict[str, Callable[[], None]]:
        """The pages, in the order of the visit."""
        tables = {game: (lambda game=game: self.table(game)) for game in [*boardroom.games(), "coffee"]}
        return {
            "lobby": self.lobby,
            "new": self.new,
            "rules": lambda: self.quiet("rules", "#/rules/startup-nation/SN-31"),
            "settings": lambda: self.quiet("settings", "#/settings"),
            "colleagues": self.colleagues,
            "table": self.game,
            "review": self.review,
            "hand-over": lambda: self.waiting("device", ".hands", "hand-over"),
            "invitation": lambda: self.waiting("friend", ".invitation", "invitation"),
            **tables,
        }

    def shot(self, name: str, full: bool = False) -> None:
        """A picture of the page as it is."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(400)
        if full:
            self.page.evaluate("scrollTo(0, 0)")
        self.page.screenshot(path=self.folder / f"{name}-{self.way}.png", full_page=full)

    def quiet(self, name: str, fragment: str) -> None:
        """A page on which nothing is done."""
        self.visit.go(fragment)
        self.page.locator("h1").first.wait_for()
        self.shot(name, full=name != "rules")

    def lobby(self) -> None:
        """The four games."""
        self.visit.go("#/")
        self.page.locator("[data-solo]").first.wait_for()
        self.page.locator("li:has([data-solo='coffee'])").evaluate("card => card.remove()")  # the tests' toy
        self.shot("lobby", full=True)

    def new(self) -> None:
        """The form of a new table, shut and with every option open, a list of one's own included."""
        self.quiet("new", "#/new/startup-nation")
        for game in ("startup-nation", "burncycle"):
            self.visit.go(f"#/new/{game}")
            self.page.locator("summary").click()
            lists = self.page.locator("details select").filter(has=self.page.locator("option[value='own list']"))
            lists.first.select_option("own list")
            self.page.locator("details fieldset input").first.check()
            self.shot(f"new-options-{game}", full=True)

    def colleagues(self) -> None:
        """The five colleagues, as they are chosen for a new table."""
        self.visit.go("#/new/startup-nation")
        self.page.locator(".opponents button").click()
        self.page.locator("dialog [data-colleague]").first.wait_for()
        self.shot("colleagues")

    def review(self) -> None:
        """A hint, and the reviews of a game that one seat wins and of one that is won or lost together."""
        page = self.page
        for game in ("startup-nation", "burncycle"):
            table = self.visit.start_solo(game)
            my_turn_or_end(page)
            page.get_by_role("button", name=re.compile("Hint|Conseil")).click()
            page.locator(".hint li").first.wait_for()
            self.shot(f"hint-{game}")
            self.visit.let_bots_play()
            page.locator(".end").wait_for(timeout=A_WHOLE_GAME)
            self.visit.go(f"#/review/{table}")
            page.locator(".end").wait_for(state="detached")
            page.locator("summary").wait_for(timeout=A_WHOLE_GAME)
            page.get_by_role("slider").fill("6")
            self.shot(f"review-{game}", full=True)
        page.locator("summary").click()
        self.shot("review-table")

    def game(self) -> None:
        """A whole game of Start-Up Nation, with a look at every panel, and its replay."""
        page = self.page
        table = self.visit.start_short()
        my_turn_or_end(page)
        self.shot("table-start")
        while not self.reach_a_question():
            table = self.visit.start_short()
        self.shot("table-question")
        for tab in ("log", "knowledge", "rules", "chat"):
            page.locator(f"#tab-{tab}").click()
            self.shot(f"table-{tab}")
        if page.locator(".tabs .close").is_visible():
            page.locator(".tabs .close").click()
        play(page, choose_in_list)
        self.shot("end", full=True)
        self.visit.go(f"#/replay/{table}/truth/6")
        page.get_by_role("slider").wait_for()
        self.shot("replay")

    def reach_a_question(self) -> bool:
        """Plays until somebody must be asked for a role, or the game is over."""
        random = Random(3)
        while my_turn_or_end(self.page):
            if self.page.locator("[data-choice^='role:']").count():
                return True
            choose_in_list(self.page, random)
        return False

    def table(self, game: str) -> None:
        """A table of this game a few choices after its start, and when bots have played it to its end."""
        page = self.page
        self.visit.start_solo(game)
        my_turn_or_end(page)
        self.shot(f"{game}-start")
        play(page, choose_in_list, seed=4, turns=9)
        if my_turn_or_end(page):
            self.shot(f"{game}-middle")
            self.visit.let_bots_play()
        page.locator(".end").wait_for(timeout=A_WHOLE_GAME)
        self.shot(f"{game}-end", full=True)

    def waiting(self, sitter: str, wait: str, name: str) -> None:
        """A table with somebody else at it."""
        self.visit.go("#/new/startup-nation")
        self.page.locator("fieldset select").nth(2).select_option(sitter)
        self.page.locator("form .primary").click()
        self.page.locator(wait).wait_for()
        self.shot(name)


if __name__ == "__main__":
    main(sys.argv[1:])
