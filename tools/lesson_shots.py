"""Takes a picture of every step of the lessons, on a desk and on a phone, into shots/lessons.

`lesson_shots.py burn-rate phone fr` takes those of one game, one size, one language. Beside each step that wants something a
picture shows a try that was wrong, with its reason.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from boardroom.lessons.script import lessons  # noqa: E402
from browser.calm import phone  # noqa: E402
from browser.kit import DESKTOP, Visit, launch  # noqa: E402
from browser.learning import Pupil  # noqa: E402
from server.kit.servers import QUICK, apart  # noqa: E402

SHOTS = ROOT / "shots" / "lessons"
SIZES = {"desk": {"viewport": DESKTOP}, "phone": {**phone(390, 844), "device_scale_factor": 1}}
LANGUAGES = ("fr", "en")


def main(words: list[str]) -> None:
    """Goes through what is wanted, or through everything."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        with apart(replace(QUICK, db=str(here / "tables.sqlite3")), here / "log") as server:
            browser = launch(playwright)
            for game in [game for game in lessons() if game in words] or lessons():
                for size in [size for size in SIZES if size in words] or SIZES:
                    for lang in [lang for lang in LANGUAGES if lang in words] or LANGUAGES[:1]:
                        tour(browser, server.url, game, size, lang)
            browser.close()


def tour(browser: Browser, url: str, game: str, size: str, lang: str) -> None:
    """One lesson from end to end."""
    visit = Visit(browser, url, **SIZES[size])
    visit.set(theme="light", lang=lang)
    pupil = Pupil(visit, game, "taps" if size == "phone" else "mouse")
    pupil.open()
    for place, (chapter, step) in enumerate(pupil.steps()):
        name = SHOTS / f"{game}-{size}-{lang}-{place:02}-{chapter.name}-{step.name}"
        visit.page.wait_for_timeout(300)
        visit.page.screenshot(path=f"{name}.png")
        if tries := step.task.tries if step.task is not None else ():
            pupil.choose(tries[0])
            visit.page.screenshot(path=f"{name}-wrong.png")
        pupil.solve(step)
    visit.page.screenshot(path=SHOTS / f"{game}-{size}-{lang}-end.png")
    for problem in visit.errors:
        sys.stderr.write(f"{game} {size} {lang}: {problem}\n")
    visit.leave()


if __name__ == "__main__":
    main(sys.argv[1:])
