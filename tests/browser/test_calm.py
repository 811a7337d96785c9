"""A calm table: nothing jumps, the status line stays, the choices leave the board in sight, and what glows comes there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import boardroom
from browser.calm import SMALL, TOUCH, choose_often, measure, phone, settled, sit_down
from browser.kit import DESKTOP, my_turn_or_end, too_small, visiting
from browser.playing import refs
from browser.test_layout import boxes
from server.kit.servers import Apart

GAMES = boardroom.games()
HEAVY = ("power-struggle", "burncycle")
MOST_SHIFT = 0.1  # of the whole screen, in twenty choices; those that follow a click are counted too
WAYS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESKTOP}, "phone": {**TOUCH, "viewport": SMALL}}
WHOLE = """words => document.querySelector('.line .more') !== null
  || (words.scrollHeight <= words.clientHeight + 1 && words.scrollWidth <= words.clientWidth)"""
# Which part of what glows is seen: between the status line and the sheet of choices, and inside whatever pans.
SEEN = """() => {
  const top = document.querySelector('.table .top').getBoundingClientRect().bottom;
  const sheet = document.querySelector('.choices.panel');
  const bottom = getComputedStyle(sheet).position === 'fixed' ? sheet.getBoundingClientRect().top : innerHeight;
  const glowing = [...document.querySelectorAll('.board [data-ref]')].filter((one) =>
    (one.dataset.glowing === 'true' || one.matches('.glows')) && one.getClientRects().length > 0);
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    const pane = one.closest('[data-pan]')?.getBoundingClientRect() ?? { left: 0, right: innerWidth, top, bottom };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > pane.left && x < pane.right && y > Math.max(top, pane.top) && y < Math.min(bottom, pane.bottom);
  };
  return { glowing: glowing.length, seen: glowing.filter(isSeen).length };
}"""


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_in_twenty_choices(browser: Browser, server: Apart, game: str, way: str) -> None:
    with visiting(browser, server.url, **WAYS[way]) as visit:
        calm = measure(visit, game)
        assert calm.choices == 20
        assert calm.shift < MOST_SHIFT, calm.worst


def overflow(page: Page) -> int:
    """How much wider than the screen the page is."""
    assert (
        page.viewport_size is not None
    )  # a phone would rather show a wide page smaller: what it says of itself is no measure
    return int(page.evaluate("document.documentElement.scrollWidth")) - page.viewport_size["width"]


PAGES = ("#/", "#/settings", *(f"#/{page}/{game}" for game in GAMES for page in ("new", "rules")))


@pytest.mark.parametrize("width", [320, 430])
def test_no_page_is_wider_than_a_phone(browser: Browser, server: Apart, width: int) -> None:
    with visiting(browser, server.url, **phone(width), locale="fr-FR") as visit:
        for fragment in PAGES:
            page = visit.go(fragment)
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            assert overflow(page) <= 0, fragment


class Phone:
    """What must hold at every choice on a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.looked = 0

    def look(self) -> None:
        """Measures the page as it is."""
        size = self.page.evaluate("({ width: innerWidth, height: innerHeight })")
        assert overflow(self.page) <= 0
        [sheet] = boxes(self.page, ".choices.panel")
        assert sheet["height"] <= size["height"] / 3 + 1
        assert sheet["y"] + sheet["height"] == pytest.approx(size["height"], abs=2)
        [status] = boxes(self.page, ".table .status")
        assert status["y"] >= 0 and status["height"] < 60
        seen = self.page.evaluate(SEEN)
        assert seen["seen"] > 0 or seen["glowing"] == 0, (refs(self.page), seen)
        for bar in boxes(self.page, ".choices .bar button, .choices .bar a"):
            assert bar["x"] >= 0 and bar["x"] + bar["width"] <= size["width"]
        self.looked += 1


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740), (390, 844), (430, 932)])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_one_sees_who_must_do_what_and_what_is_asked_about(
    browser: Browser, server: Apart, game: str, width: int, height: int
) -> None:
    with visiting(browser, server.url, **phone(width, height), locale="fr-FR") as visit:
        sit_down(visit, game)
        watched = Phone(visit.page)
        choose_often(visit.page, Random(width), 5, watched.look)
        assert watched.looked >= 5


@pytest.mark.parametrize("game", GAMES)
def test_the_status_line_never_scrolls_away(browser: Browser, server: Apart, game: str) -> None:
    with visiting(browser, server.url, **phone(360, 640)) as visit:
        sit_down(visit, game)
        page = visit.page
        my_turn_or_end(page)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        settled(page)
        [status] = boxes(page, ".table .status")
        assert 0 <= status["y"] < 100
        top = "y => document.elementFromPoint(60, y).closest('.status') !== null"
        assert page.evaluate(top, status["y"] + status["height"] / 2), "nothing lies over it"


def test_a_long_status_line_is_set_smaller_and_can_be_read_whole(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **phone(320, 640), locale="fr-FR") as visit:
        sit_down(visit, "power-struggle")
        page = visit.page
        my_turn_or_end(page)
        words = page.locator(".status .words")
        for _ in range(8):
            [line] = boxes(page, ".table .status")
            assert line["height"] == pytest.approx(44, abs=1)
            page.wait_for_function(WHOLE, arg=words.element_handle())
            choose_often(page, Random(3), 1)


@pytest.mark.parametrize("game", HEAVY)
def test_a_part_of_a_heavy_board_can_be_asked_for(browser: Browser, server: Apart, game: str) -> None:
    with visiting(browser, server.url, **phone(390, 844)) as visit:
        sit_down(visit, game)
        page = visit.page
        my_turn_or_end(page)
        parts = page.locator(".parts button")
        assert too_small(page, ".parts button") == []
        for place in range(parts.count()):
            parts.nth(place).tap()
            expect(parts.nth(place)).to_have_attribute("aria-pressed", "true")
            shown = page.locator(".board [data-part]:visible")
            assert shown.count() >= 1 and overflow(page) <= 0


def test_a_finger_that_scrolls_is_not_fought(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **phone(360, 640)) as visit:
        visit.set(confirm="never")
        sit_down(visit, "burn-rate")
        page = visit.page
        my_turn_or_end(page)
        page.evaluate("dispatchEvent(new TouchEvent('touchstart')); scrollTo(0, 0)")
        page.locator("[data-choice]").first.dispatch_event("click")
        page.wait_for_timeout(200)
        assert page.evaluate("scrollY") == 0
        page.evaluate("dispatchEvent(new TouchEvent('touchend'))")


def beside(page: Page, selector: str, pointer: tuple[float, float] | None) -> None:
    """A close-up is on the screen, not under the pointer, and near it."""
    [box] = boxes(page, selector)
    size = page.evaluate("({ width: innerWidth, height: innerHeight })")
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]
    if pointer is None:
        return
    x, y = pointer
    far_x = max(box["x"] - x, x - box["x"] - box["width"])
    far_y = max(box["y"] - y, y - box["y"] - box["height"])
    assert max(far_x, far_y) > 0, "it is under the pointer"
    assert max(far_x, 0) + max(far_y, 0) < 40, "it is far from the pointer"


@pytest.mark.parametrize(
    ("game", "thing", "closeup"),
    [
        ("startup-nation", ".hand button", ".closeup"),
        ("burn-rate", ".candidate button", ".closeup"),
        ("burncycle", ".threat", ".zoom"),
    ],
)
def test_close_ups_open_beside_the_pointer(
    browser: Browser, server: Apart, game: str, thing: str, closeup: str
) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, game)
        page = visit.page
        my_turn_or_end(page)
        for [box] in ([one] for one in boxes(page, thing)[:4]):
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            page.mouse.move(x - 3, y)
            page.mouse.move(x, y)
            page.locator(closeup).wait_for()
            beside(page, closeup, (x, y))
            page.mouse.move(2, 2)
            page.locator(closeup).wait_for(state="detached")
