"""A real browser at a real server: pages that watch for errors and strangers, and hands that play."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

import boardroom

# The first draws no windows, and is quicker.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    "--disable-site-isolation-trials", "--process-per-site",  # one process for a page is enough
    "--js-flags=--single-threaded",  # both cores have tests of their own
]  # fmt: skip
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]  # axe-core's rules about them
LOST_LINE = ("ERR_CONNECTION", "ERR_SOCKET", "WebSocket", "Failed to fetch")  # what the console says of it
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}
PUT_ON = """theme => {
  document.documentElement.dataset.theme = theme;
  document.getAnimations().filter((one) => one instanceof CSSTransition).forEach((one) => one.finish());
}"""  # as the settings do, and at once
TOO_SMALL = """selectors => [...document.querySelectorAll(selectors.join(', '))].filter((one) =>
  one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0
).map((one) => {
  one.scrollIntoView({ block: 'center' });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = (dx, dy) => {
    let far = 0;
    while (far < 22 && document.elementFromPoint(x + dx * far, y + dy * far)?.closest('button, a') === one) far += 1;
    return far;
  };
  const [width, height] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
  return width >= 43 && height >= 43 ? null : `${width} x ${height}: ${one.outerHTML.slice(0, 120)}`;
}).filter((small) => small !== null)"""  # how far around its middle a press still reaches it, up to 22 px each way
PATIENCE = 20_000  # many tests may run at once
SEVERAL_CHOICES = "1"  # a seed with which the first turn of the shortest match has some


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Profile:
    """A browser context that visits use one after the other: the process and the scripts it knows stay, all else goes.

    A page without scripts stays open beside the visits, or Chromium would end the process with each.
    """

    def __init__(self, browser: Browser, url: str, options: dict[str, Any]) -> None:
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.aside: Page = self.context.new_page()
        self.aside.goto(f"{url}/icon.svg")

    def forget(self) -> None:
        """The next visit is somebody else's: who one was and what one set is gone; each page took its own along."""
        self.context.clear_cookies()
        self.aside.evaluate("localStorage.clear()")


IDLE: dict[tuple[Browser, str], list[Profile]] = {}


class Visit:
    """One page in a browser context of its own; it remembers errors and requests that left the host."""

    def __init__(
        self, browser: Browser, url: str, may_lose_the_line: bool = False, newcomer: bool = False, **context: Any
    ) -> None:
        options: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **context}
        self.url = url
        self.touch = bool(options.get("has_touch"))
        self._idle = IDLE.setdefault((browser, url + _js(options)), [])
        self._profile = self._idle.pop() if self._idle else Profile(browser, url, options)
        self.context = self._profile.context
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self._may_lose_the_line = may_lose_the_line
        self.prepare("localStorage.setItem('boardroom-card', 'asked')")  # burncycle's card would lie on the table
        if not newcomer:  # whoever knows all games is told nothing of their prompts and words
            self.prepare(
                f"localStorage.setItem('boardroom-learned', JSON.stringify({_js({'known': boardroom.games()})}))"
            )
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda problem: self._complain(str(problem)))
        self.page.on("request", lambda request: self._look(request.url))

    def leave(self) -> None:
        """Leaves the context to the next visit."""
        self.page.close()
        self._profile.forget()
        self._idle.append(self._profile)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _complain(self, text: str) -> None:
        if self._may_lose_the_line and any(sign in text for sign in LOST_LINE):
            return
        self.errors.append(text)

    def _look(self, url: str) -> None:
        if not url.startswith(("data:", "blob:")) and urlsplit(url).netloc != urlsplit(self.url).netloc:
            self.strangers.append(url)

    def go(self, fragment: str = "#/") -> Page:
        self.page.goto(f"{self.url}/{fragment}")
        return self.page

    def start_solo(self, game: str = "startup-nation") -> str:
        """One click in the lobby; gives the table's id."""
        self.go()
        solo = self.page.locator(f"[data-solo='{game}']")
        solo.tap() if self.touch else solo.click()
        self.page.wait_for_url(re.compile("#/table/"))
        self.page.locator(".table .status").wait_for()
        return self.page.url.rpartition("/")[2]

    def aside(self, script: str, given: Any) -> Any:
        """Runs a script as this visitor beside the page."""
        return self._profile.aside.evaluate(script, given)

    def make_table(self, wish: dict[str, Any]) -> dict[str, Any]:
        """A table made without the form; gives the server's answer."""
        made: dict[str, Any] = self.aside(
            """async wish => {
              const headers = { 'Content-Type': 'application/json' };
              const post = async (path, body) =>
                (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
              localStorage.setItem('boardroom-name', (await post('/api/me', { name: 'Guest' })).name);
              return post('/api/tables', wish);
            }""",
            {"game": "startup-nation", **wish},
        )
        return made

    def start_short(self) -> str:
        """A solo table with the shortest match, which you begin, made without the lobby."""
        made = self.make_table(
            {
                "places": [{"kind": kind} for kind in ("me", "bot", "bot", "bot")],
                "hints": True,
                "options": {"target_score": 3, "first_player": "seat:0"},
                "seed": SEVERAL_CHOICES,
            }
        )
        table: str = made["table"]["id"]
        self.go(f"#/table/{table}")
        self.page.locator(".table .status").wait_for()
        return table

    def let_bots_play(self) -> None:
        """Hands one's own seat at this table to a bot."""
        answer: int = self.page.evaluate(
            """async table => {
              const headers = { 'Content-Type': 'application/json' };
              const body = JSON.stringify({ bot: 'greedy', level: 1 });
              return (await fetch(`/api/tables/${table}/seats/0/bot`, { method: 'POST', headers, body })).status;
            }""",
            self.page.url.rpartition("/")[2],
        )
        assert answer == 200

    def set(self, **settings: Any) -> None:
        """Settings as if they had been made on the settings page."""
        self.prepare(
            f"if (!localStorage.getItem('boardroom-settings')) "
            f"localStorage.setItem('boardroom-settings', JSON.stringify({_js(settings)}))"
        )

    def prepare(self, script: str) -> None:
        """Runs a script before those of every page."""
        self.page.add_init_script(script)

    def check(self) -> None:
        """Nothing went wrong, and nobody else was asked."""
        assert not self.errors, self.errors[:5]
        assert not self.strangers, self.strangers[:5]


@contextmanager
def visiting(browser: Browser, url: str, **context: Any) -> Iterator[Visit]:
    visit = Visit(browser, url, **context)
    try:
        yield visit
        visit.check()
    except BaseException:
        visit.context.close()
        raise
    visit.leave()


def axe(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe-core finds wrong on this page, as readable lines; `only` names some of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf8"))  # the inspector's way in: the page's own policy stays as strict as it is
    options = {"resultTypes": ["violations"]} | ({"runOnly": only} if only else {})
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{problem['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


def axe_in_both_themes(page: Page) -> list[str]:
    """What axe-core finds wrong on this page when it is light and when it is dark."""
    was = page.evaluate("document.documentElement.dataset.theme")
    found = []
    for theme, only in (("light", None), ("dark", COLOURS)):  # a theme changes nothing but colours
        page.evaluate(PUT_ON, theme)
        found += [f"{theme}: {problem}" for problem in axe(page, only)]
    page.evaluate(PUT_ON, was)
    return found


def too_small(page: Page, *selectors: str) -> list[str]:
    """What can be seen of these and is hard to hit. Found and measured at once, so that the page cannot change between."""
    found: list[str] = page.evaluate(TOO_SMALL, list(selectors))
    return found


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def my_turn_or_end(page: Page) -> bool:
    """Waits until there is something to choose, or nothing any more; says which."""
    page.locator("[data-choice], .end").first.wait_for()
    return not is_over(page)


def _js(value: Any) -> str:
    return json.dumps(value)


__all__ = [
    "DESKTOP",
    "PHONE",
    "Visit",
    "axe",
    "axe_in_both_themes",
    "expect",
    "is_over",
    "launch",
    "my_turn_or_end",
    "too_small",
    "visiting",
]
