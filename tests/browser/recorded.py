"""A page whose socket tells it what was recorded at real tables: every prompt and every event, without playing up to them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.kit import Visit

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import record
from record_table import Message, Table

# In the place of the line to the server: it answers a hello with `window.first`, and tells what it is given to tell.
SOCKET = """window.WebSocket = class {
  constructor() {
    window.line = this;
    setTimeout(() => this.onopen?.());
  }
  send(text) {
    const { type, id } = JSON.parse(text);
    if (type === 'hello') this.tell(window.first);
    if (type === 'ping') this.tell({ type: 'pong', id });
  }
  tell(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {}
}"""
# Whatever is ever written on the page or said of it, even for a moment.
WATCH = """window.said = new Set();
const WORDS = ['aria-label', 'title', 'aria-valuetext', 'placeholder'];
const hear = (node) => {
  if (node.nodeType === Node.TEXT_NODE) window.said.add(node.data.trim());
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  for (const name of WORDS) if (node.hasAttribute(name)) window.said.add(node.getAttribute(name));
  node.childNodes.forEach(hear);
};
new MutationObserver((changes) => changes.forEach((change) => {
  (change.type === 'childList' ? [...change.addedNodes] : [change.target]).forEach(hear);
})).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: WORDS })"""
# Words of the board and of the choices that a box cuts off without saying so by an ellipsis, and short words that go on
# in the next line. Who only listens needs no room; what scrolls or runs past shows them in time.
CUT_OFF = """() => {
  const OUTSIDE = '.body, .board, .choices, .sky, .side, .run';
  const [found, styles] = [[], new Map()];
  const style = (box) => styles.get(box) ?? styles.set(box, getComputedStyle(box)).get(box);
  const shortens = (box) => style(box).textOverflow === 'ellipsis' || style(box).webkitLineClamp !== 'none';
  const words = document.createTreeWalker(document.querySelector('.table .body'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (!text.data.trim() || width === 0 || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/\\p{L}{2,16}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) found.push(`broken: ${word} in ${text.data.trim()}`);
    }
    for (let box = text.parentElement; !box.matches(OUTSIDE); box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (edge.width < 3 || shortens(box) || ['auto', 'scroll'].includes(style(box).overflowX)) break;
      const cuts = style(box).overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1);
      if (cuts) found.push(`${box.className}: ${text.data.trim()}`);
    }
  }
  return found;
}"""
# Tells one message after the other, and after each of them what is cut off.
TELL = """async (messages) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = {};
  for (const { at, before, sent } of messages) {
    window.line.tell(before);
    await drawn();
    if (sent) window.line.tell(sent);
    await drawn();
    for (const one of window.cutOff()) found[one] = at;
  }
  return Object.entries(found).map(([one, at]) => `${at}: ${one}`);
}"""


@dataclass(frozen=True)
class Moment:
    """What a seat was told after a step of a scene; who comes to the table before it is told `before`."""

    at: str
    before: Message
    sent: Message | None

    @property
    def position(self) -> Message:
        """The table afterwards."""
        position: Message = (self.sent or self.before)["position"]
        return position

    @property
    def events(self) -> list[Message]:
        """What is new in it."""
        return self.sent["events"] if self.sent is not None else []


@cache
def moments(game: str) -> list[Moment]:
    """Every recorded message of a game, each for somebody who has just come to the table."""
    return [moment for recording in record.kept(game) for moment in of_scene(recording.scene)]


def of_scene(scene: Any) -> Iterator[Moment]:
    """The recorded messages of one scene, played anew."""
    table, welcomes = Table(scene), dict[int, Message]()
    for after in range(len(scene.steps) + 1):
        seats = dict.fromkeys(seat for when, seat, *_ in scene.told if when in (after, after + 1))
        if after:
            table.play(scene.steps[after - 1])
        for when, seat, *_ in scene.told:
            if when == after:
                at = f"{scene.name}, step {after}, seat {seat}"
                yield Moment(at, welcomes.get(seat, table.welcome(seat)), table.update(seat) if after else None)
        welcomes = {seat: table.welcome(seat) for seat in seats}


def visit_recorded(visit: Visit, first: Message, **settings: Any) -> Page:
    """A page at a table whose socket tells only what it is given to tell."""
    visit.set(**settings)
    visit.prepare(f"window.first = {json.dumps(first)}; window.cutOff = {CUT_OFF}; {SOCKET}; {WATCH}")
    visit.page.route("**/api/tables/recorded/**", lambda route: route.fulfill(json={"events": []}))
    visit.go("#/table/recorded")
    visit.page.locator(".board [data-zone]:visible").first.wait_for()
    return visit.page


def tell(page: Page, told: list[Moment]) -> list[str]:
    """Tells the page these messages; gives what was cut off in them."""
    messages = [{"at": one.at, "before": one.before, "sent": one.sent} for one in told]
    found: list[str] = page.evaluate(TELL, messages)
    return found
