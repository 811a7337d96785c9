"""Measures how calm the tables are: layout shift over twenty choices, click to update, requests and bytes.

`calm.py power-struggle phone` measures one game in one way; `--pages FOLDER` measures pages that were built elsewhere.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

import boardroom  # noqa: E402
from browser.calm import SMALL, TOUCH, WEIGHT, measure  # noqa: E402
from browser.kit import DESKTOP, Visit, launch, my_turn_or_end  # noqa: E402
from server.kit.servers import QUICK, apart  # noqa: E402

WAYS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESKTOP}, "phone": {**TOUCH, "viewport": SMALL}}


def main(words: list[str]) -> None:
    """Prints the figures of all games, or of those that are named."""
    pages = words[words.index("--pages") + 1] if "--pages" in words else str(ROOT / "src" / "boardroom" / "pages")
    games = [game for game in boardroom.games() if game in words] or boardroom.games()
    ways = [way for way in WAYS if way in words] or list(WAYS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        here = Path(folder)
        with apart(replace(QUICK, db=str(here / "tables.sqlite3"), pages=pages), here / "log") as server:
            browser = launch(playwright)
            for way in ways:
                for game in games:
                    sys.stdout.write(table_line(browser, server.url, way, game) + "\n")
                    sys.stdout.flush()
            sys.stdout.write(weight_lines(browser, server.url, games) + "\n")
            browser.close()


def table_line(browser: Browser, url: str, way: str, game: str) -> str:
    """What jumps at a table, and how quickly it answers."""
    visit = Visit(browser, url, **WAYS[way])
    calm = measure(visit, game)
    visit.leave()
    worst = ", ".join(f"{thing} {value:.3f}" for value, thing in calm.worst)
    return (
        f"{way:5} {game:15} {calm.choices} choices: layout shift {calm.shift:.3f} ({calm.unasked:.3f} unasked), "
        f"click to update {calm.wait:.0f} ms; most: {worst or 'nothing'}"
    )


def weight_lines(browser: Browser, url: str, games: list[str]) -> str:
    """What the lobby weighs, and what a table of each game adds; each for a browser that knows nothing yet."""
    lines = []
    for game in games:
        context = browser.new_context(**WAYS["desk"], locale="en-GB")
        page = context.new_page()
        page.goto(f"{url}/#/")
        page.locator("[data-solo]").first.wait_for()
        page.wait_for_load_state("networkidle")
        first = page.evaluate(WEIGHT)
        page.locator(f"[data-solo='{game}']").click()
        my_turn_or_end(page)
        page.wait_for_load_state("networkidle")
        both = page.evaluate(WEIGHT)
        context.close()
        lines.append(
            f"{game:15} first page: {first['requests']} requests, {first['bytes'] / 1000:.0f} kB; table: "
            f"+{both['requests'] - first['requests']} requests, +{(both['bytes'] - first['bytes']) / 1000:.0f} kB"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
