"""How much a page jumps, as Chromium itself counts it, and what sticks out at the right."""

from __future__ import annotations

from playwright.sync_api import Page

WATCH_SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => {
  if (!one.hadRecentInput) window.shifted += one.value;
})).observe({ type: 'layout-shift', buffered: true })"""
CUT_OFF = """(inside) => [...document.querySelectorAll(`${inside} *`)].filter((one) => {
  const { right, width } = one.getBoundingClientRect();
  return width > 1 && right > innerWidth + 1 && one.checkVisibility() && !one.closest('svg, .unseen');
}).map((one) => `${one.tagName} ${one.className}`)"""


def shifted(page: Page) -> float:
    """The sum of all layout shifts that nobody's press led to."""
    value: float = page.evaluate("window.shifted")
    return value


def cut_off(page: Page, inside: str = "main") -> list[str]:
    """Whatever lies beyond the right edge of the window."""
    found: list[str] = page.evaluate(CUT_OFF, inside)
    return found
