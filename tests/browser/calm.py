"""How calm a table is: what jumps, how long an answer takes to be seen, and what the pages weigh."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Page

from browser.kit import PHONE, Visit, is_over, my_turn_or_end
from browser.playing import refs

# Before the page's own scripts: every layout shift, and for every click the time until the second frame after its answer.
WATCH = """if (!window.calm) {
  window.calm = { shifts: [], waits: [] };
  const classesOf = (node) => [...(node.classList ?? [])].filter((one) => !one.startsWith('svelte-')).join('.');
  const nameOf = (node) => (node ? `${node.nodeName.toLowerCase()}.${classesOf(node)}` : '?');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => nameOf(node?.nodeType === Node.TEXT_NODE ? node.parentElement : node));
      calm.shifts.push({ value, asked: hadRecentInput, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let pressed = null;
  addEventListener('click', () => (pressed = performance.now()), { capture: true });
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const since = pressed;
        if (since === null || !['update', 'welcome'].includes(JSON.parse(data).type)) return;
        pressed = null;
        requestAnimationFrame(() => requestAnimationFrame(() => calm.waits.push(performance.now() - since)));
      });
    }
  };
}"""
WEIGHT = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return { requests: all.length, bytes: all.reduce((sum, one) => sum + one.transferSize, 0) };
}"""
ANSWERED = "before => document.querySelector('[data-choice], .end') || calm.waits.length > before"
Shift = dict[str, Any]
SMALL = {"width": 390, "height": 844}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SEATS = {"startup-nation": 4, "burn-rate": 3, "power-struggle": 4, "burncycle": 2}


def phone(width: int, height: int = 740) -> dict[str, Any]:
    """A phone of this size."""
    return {**TOUCH, "viewport": {"width": width, "height": height}}


def sit_down(visit: Visit, game: str, seed: str = "3", **options: Any) -> str:
    """A table of this game, always with the same luck and bots that answer at once; gives its id."""
    visit.prepare(WATCH)
    places = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy", "level": 1}] * (SEATS[game] - 1)
    wish = {"game": game, "places": places, "hints": True, "undo": True, "seed": seed, "options": options}
    table: str = visit.make_table(wish)["table"]["id"]
    visit.go(f"#/table/{table}")
    visit.page.locator(".table .status").wait_for()
    visit.page.locator(".board [data-zone]:visible").first.wait_for()
    return table


def settled(page: Page) -> None:
    """Waits until what was answered is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def choose_often(page: Page, random: Random, choices: int, look: Callable[[], None] = lambda: None) -> int:
    """Makes so many choices, each by as many presses as it takes; `look` is called before every press."""
    made = 0
    while made < choices and my_turn_or_end(page):
        settled(page)
        look()
        made += press(page, random.choice(refs(page)))
    return made


def press(page: Page, ref: str) -> bool:
    """Presses one button of the list, and the word that confirms; says whether a choice was made."""
    before = sent(page)
    hit(page, f"[data-choice='{ref}']")
    settled(page)
    if page.locator("[data-confirm]").count():
        hit(page, "[data-confirm]")
    page.wait_for_function(
        "before => document.querySelector('[data-choice], .end') || calm.waits.length > before", arg=before
    )
    settled(page)
    return sent(page) > before or page.locator(".trail").count() == 0


def hit(page: Page, selector: str) -> None:
    """With a finger where there are fingers."""
    one = page.locator(selector)
    one.tap() if page.evaluate("matchMedia('(pointer: coarse)').matches") else one.click()


def sent(page: Page) -> int:
    """How many answers have been drawn."""
    return int(page.evaluate("calm.waits.length"))


@dataclass(frozen=True)
class Calm:
    """What was measured at one table."""

    choices: int
    shift: float
    unasked: float
    wait: float
    worst: list[tuple[float, str]]


def measure(visit: Visit, game: str, choices: int = 20, seed: int = 4) -> Calm:
    """Sits down and chooses at random, at another table where a game ends too soon; the end itself is not counted."""
    random, made, shifts, waits = Random(seed), 0, list[Shift](), list[float]()
    for table in range(1, 9):
        if made < choices:
            sit_down(visit, game, seed=str(table))
            my_turn_or_end(visit.page)
            forget(visit.page)
            made += choose_until_end(visit.page, random, choices - made, shifts)
            waits += visit.page.evaluate("calm.waits")
    return Calm(
        made,
        sum(one["value"] for one in shifts),
        sum(one["value"] for one in shifts if not one["asked"]),
        median(waits) if waits else 0.0,
        worst_of(shifts),
    )


def choose_until_end(page: Page, random: Random, choices: int, shifts: list[Shift]) -> int:
    """So many choices, or fewer where the game ends; what jumped meanwhile is added to `shifts`."""
    made = 0
    while made < choices and my_turn_or_end(page):
        made += choose_often(page, random, 1)
        page.wait_for_timeout(60)
        if is_over(page):
            break
        shifts += page.evaluate("calm.shifts.splice(0)")
    return made


def worst_of(shifts: list[Shift]) -> list[tuple[float, str]]:
    """The things that jumped most."""
    by_thing: dict[str, float] = {}
    for one in shifts:
        for thing in one["moved"] or ["?"]:
            by_thing[thing] = by_thing.get(thing, 0.0) + one["value"] / max(1, len(one["moved"]))
    return sorted(((value, thing) for thing, value in by_thing.items()), reverse=True)[:6]


def forget(page: Page) -> None:
    """Counts from here on: a page that is being loaded is another matter."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    page.evaluate("calm.shifts = []; calm.waits = []")
