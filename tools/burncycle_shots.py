"""Takes pictures of burncycle: mission cards, the agent choice, all floor plans, why a team cannot leave yet, and ends.

They go into shots/burncycle (`--into FOLDER` puts them elsewhere), in both languages. Words choose: `plan-p3 phone fr` takes
one plan in one size and language, `card` every mission card. A card is taken as it opens and as a whole.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from record_table import Message, Scene, Table  # noqa: E402
from shots import said  # noqa: E402

from browser.burncycle import led_well, let_play, sit_down  # noqa: E402
from browser.calm import phone  # noqa: E402
from browser.kit import DESKTOP, Visit, launch  # noqa: E402
from browser.recorded import visit_recorded  # noqa: E402
from server.kit.servers import QUICK, apart  # noqa: E402

SHOTS = ROOT / "shots" / "burncycle"
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESKTOP},
    "phone": {**phone(390, 844), "device_scale_factor": 2},
    "small": {**phone(320, 640), "device_scale_factor": 2},
}
LANGUAGES = ("en", "fr")
MISSIONS = [f"m{number}" for number in range(1, 13)]
# Every plan by a mission and a floor of it.
PLANS = {
    "p1": ("m1", 1), "p2": ("m12", 1), "p3": ("m12", 3), "p4": ("m2", 1),
    "p5": ("m6", 1), "p6": ("m5", 1), "p7": ("m9", 1), "p8": ("m11", 2),
}  # fmt: skip
ENTERING = {"0": "6,9", "1": "5,7", "module": "7,9"}
# Why a team cannot leave yet: the mission, where everybody stands, and how far the objectives are.
WAITS: dict[str, tuple[str, dict[str, Any]]] = {
    "wait-outside": ("m1", {"at": {"0": "6,1", "1": "9,7", "module": "6,7"}, "goals": [9]}),
    "wait-same": ("m6", {"at": {"0": "6,8", "1": "7,8", "module": "7,9"}, "goals": [9, 9]}),
    "wait-goal": ("m1", {"at": {"0": "6,1", "1": "7,1", "module": "6,2"}}),
}
ENDS = {"end-won": "won", "end-lost-threat": "threat", "end-lost-agents": "agents"}
OPENS = "localStorage.removeItem('boardroom-card')"  # for somebody who never said that the card should stay shut
WHOLE = "card => [document.documentElement.clientWidth, Math.ceil(card.scrollHeight) + 24]"
scene = partial(Scene, "shots", "burncycle")


def main(words: list[str]) -> None:
    """Takes what is wanted, or everything, in all sizes and languages or in those that are named."""
    into, wanted = said(words, "--into")
    folder_of_shots = Path(into or SHOTS)
    folder_of_shots.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if size in wanted] or SIZES
    languages = [lang for lang in LANGUAGES if lang in wanted] or LANGUAGES
    names = [word for word in wanted if word not in SIZES and word not in LANGUAGES]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        with apart(replace(QUICK, db=str(here / "tables.sqlite3")), here / "log") as server:
            browser = launch(playwright)
            for size in sizes:
                for lang in languages:
                    Photographer(browser, server.url, size, lang, folder_of_shots).go(names)
            browser.close()


class Photographer:
    """Takes the pictures of one size and language, each in a window of its own."""

    def __init__(self, browser: Browser, url: str, size: str, lang: str, folder: Path) -> None:
        self.open = partial(Visit, browser, url, **SIZES[size])
        self.phone = size != "desk"
        self.lang = lang
        self.ending = f"-{size}-{lang}.png"
        self.folder = folder

    def go(self, names: list[str]) -> None:
        """All motifs, or those that begin with one of these names."""
        for motif, take in self.motifs():
            if not names or any(f"{motif}-".startswith(f"{name}-") for name in names):
                visit = self.open()
                take(visit, motif)
                sys.stderr.writelines(f"{motif}{self.ending}: {problem}\n" for problem in visit.errors)
                visit.leave()

    def motifs(self) -> Iterator[tuple[str, Callable[[Visit, str], None]]]:
        """What there is to be taken, and how."""
        for mission in MISSIONS:
            yield f"card-{mission}", partial(self.card, mission=mission)
        for seats in (1, 2):
            yield f"agents-{seats}", partial(self.agents, seats=seats)
        for plan, (mission, floor) in PLANS.items():
            yield f"plan-{plan}", partial(self.map, mission=mission, floor=floor, at=ENTERING)
        for motif, (mission, table) in WAITS.items():
            yield motif, partial(self.map, mission=mission, **table)
        for motif, reason in ENDS.items():
            yield motif, partial(self.end, reason=reason)

    def card(self, visit: Visit, motif: str, mission: str) -> None:
        """The card as it opens when the mission begins, and the whole of it."""
        visit.prepare(OPENS)
        page = self.show(visit, Table(scene(2, seed=1, options={"mission": mission})).welcome(0))
        card = page.locator("[data-card]")
        card.wait_for()
        self.take(page, motif)
        width, height = card.evaluate(WHOLE)
        page.set_viewport_size({"width": width, "height": height})
        self.take(page, f"{motif}-whole")

    def agents(self, visit: Visit, motif: str, seats: int) -> None:
        """Everybody's card; with two seats one of them is taken."""
        table = Table(scene(seats, seed=1, options={"mission": "m1"}))
        if seats > 1:
            table.play("agent a4")
        page = self.show(visit, table.welcome(table.course.decider))
        page.locator("[data-agents]").wait_for()
        self.take(page, motif)
        if self.phone:
            page.locator(".fold").click()
            self.take(page, f"{motif}-whole", full=True)

    def map(self, visit: Visit, motif: str, mission: str, **laid: Any) -> None:
        """A floor with everything that may lie on it; on a phone, where it is larger than its window, also from afar."""
        table = {"agents": ["a1", "a7"], "step": "actions", **laid}
        page = self.show(visit, Table(scene(2, seed=1, options={"mission": mission}, table=table)).welcome(0))
        if self.phone:
            page.locator(".fold").click()
            page.locator(".parts button").first.click()
        self.take(page, motif)
        if self.phone:
            for _ in range(6):
                page.locator(".tools .tool").nth(1).click()
            self.take(page, f"{motif}-far")

    def end(self, visit: Visit, motif: str, reason: str) -> None:
        """The end of a mission that was won, or lost for this reason."""
        seed, codes = ending(reason)
        visit.set(theme="light", lang=self.lang, speed="off")
        table = sit_down(visit, seed=seed, mission="m1")
        let_play(visit, table, codes)
        visit.page.locator(".end .turning[aria-busy='false']").wait_for()
        self.take(visit.page, motif)
        self.take(visit.page, f"{motif}-whole", full=True)

    def show(self, visit: Visit, told: Message) -> Page:
        """A page that was told this."""
        return visit_recorded(visit, told, theme="light", lang=self.lang, speed="off")

    def take(self, page: Page, motif: str, full: bool = False) -> None:
        """A picture of the page as it is."""
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        page.screenshot(path=self.folder / f"{motif}{self.ending}", full_page=full)


@cache
def ending(reason: str) -> tuple[str, list[int]]:
    """A seed and choices that lead to a mission that is won, or lost for this reason."""
    return led_well(lambda state: state.outcome is not None and state.outcome.reason == reason, mission="m1")


if __name__ == "__main__":
    main(sys.argv[1:])
