"""burncycle's own board: whole missions by mouse and by keys, the map, the telling, a phone, and a desk without scrolling."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.burncycle import (
    drag,
    hurry,
    on_the_map,
    play,
    press_on_board,
    roll_for_a_move,
    sit_down,
    sit_down_at,
    square_of,
)
from browser.kit import PHONE, axe_in_both_themes, is_over, my_turn_or_end, too_small, visiting
from browser.playing import refs
from server.kit.servers import Apart

OUTSIDE = """wanted => wanted.filter((selector) => {
  const found = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const fits = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  return found.length === 0 || !found.every(fits);
})"""  # what is not there, or not wholly on the screen
CUT_OFF = """all => all.filter((one) => {
  const [face, box] = [one.querySelector('.face'), one.getBoundingClientRect()];
  const inside = ({ left, top, right, bottom }) =>
    left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
  const words = [...face.querySelectorAll('.label, .price')];
  return face.scrollWidth > face.clientWidth || !words.every((word) => inside(word.getBoundingClientRect()));
}).map((one) => one.innerText)"""  # tiles whose words do not fit in
MODS = ["d01", "d02", "d03", "d04", "d05", "d06"]
RICH = {"0": 10, "module": 10}
FULL = {"0": "SPTU", "team": "SPTU"}
# Tables at which so many things can be chosen when power is routed. The most are 9 purchases of the agent, 5 of the
# module, all 6 mods and the end.
ROUTINGS: dict[int, dict[str, Any]] = {
    11: {"power": RICH, "bought": {"0": ["die-1", "die-2", "ability-1", "ability-3"]}, "reserves": FULL},
    15: {"power": RICH, "hands": {"0": ["n01", "n02", "n03"]}},
    21: {"power": RICH, "items": {"0": MODS}, "reserves": FULL},
}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_mission_1_by_mouse_on_the_board_itself(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        visit.set(speed="off")
        sit_down(visit, mission="m1", difficulty="severe")
        play(visit.page, press_on_board, seed=3)
        expect(visit.page.locator(".status")).to_contain_text(re.compile("You have (won|lost)"))
        expect(visit.page.locator(".end")).to_be_visible()


def test_mission_1_by_keys_alone(browser: Browser, server: Apart) -> None:
    """Digits, and every second time Tab to a place of the board where something glows, arrows inside it, and Enter."""
    with visiting(browser, server.url) as visit:
        visit.set(speed="off", itself=False)  # every answer by a key
        sit_down(visit, mission="m1")
        page, pressed = visit.page, {"dock": 0, "map": 0}

        def act(page: Page, random: Random) -> None:
            places = [zone for zone in ("map", "dock") if page.locator(f"[data-zone={zone}] .glows").count()]
            place = random.choice([*places[:1], "list"])
            if place == "list" or not press_in(page, place, random):
                page.keyboard.press(str(random.randrange(min(9, len(refs(page)))) + 1))
            else:
                pressed[place] += 1

        play(page, act, seed=8)
        assert is_over(page) and min(pressed.values()) > 3, pressed


WAY = """zone => {
  const here = document.activeElement;
  if (here.closest('[data-zone]')?.dataset.zone !== zone) return 'Tab';
  if (here.matches('.glows')) return 'Enter';
  const middle = (one) => ((box) => [box.x + box.width / 2, box.y + box.height / 2])(one.getBoundingClientRect());
  const [x, y] = middle(here);
  const ways = [...document.querySelectorAll(`[data-zone=${zone}] .glows`)]
    .map((one) => middle(one)).map(([a, b]) => [a - x, b - y]);
  const [dx, dy] = ways.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
}"""  # the key that leads from the focus into a zone, then towards what glows there


def press_in(page: Page, zone: str, random: Random) -> bool:
    """Tabs to a place of the board, walks there with arrows to something that glows, and presses it."""
    if not page.locator(f"[data-zone={zone}] .glows").count():
        return False
    for _ in range(40):
        key = page.evaluate(WAY, zone)
        if key.startswith("Arrow") and random.random() < 0.2:
            key = random.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])  # around what stands in the way
        page.keyboard.press(key)
        if key == "Enter":
            return True
    return False


def test_arrows_go_across_the_map_as_it_lies(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit)
        page = visit.page
        assert play(page, hurry, until=lambda: "square:5,11" in refs(page))
        page.locator(".board [data-ref='square:5,11']").focus()
        for key, there in [("ArrowRight", "square:6,11"), ("ArrowRight", "square:7,11"), ("ArrowLeft", "square:6,11")]:
            page.keyboard.press(key)
            assert page.evaluate("document.activeElement.dataset.ref") == there


def test_go_there_walks_the_whole_way_at_one_click(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, agents=["a1"])
        page = visit.page
        roll_for_a_move(page)
        far = page.locator("[data-go]:not(.seen)").evaluate_all(
            "all => all.map((one) => [Number(one.innerText), one.dataset.go]).sort((a, b) => b[0] - a[0])[0]"
        )
        cost, square = far
        way = page.locator(f"[data-go='{square}']")
        way.hover()
        expect(page.locator(".caption")).to_contain_text(f"{cost} of")
        assert "unseen" in (way.get_attribute("aria-label") or "")
        before = len(page.locator(".log li").all())
        way.click()
        expect(page.locator("[data-ref='robot:0']")).to_have_attribute(
            "aria-label", re.compile(f"on {on_the_map(square)}$")
        )
        assert len(page.locator(".log li").all()) >= before + cost - 1


def test_go_there_stops_when_something_happens(browser: Browser, server: Apart) -> None:
    """The way into a unit's range is walked only until the robot is spotted."""
    with visiting(browser, server.url) as visit:
        sit_down(visit, agents=["a1"], difficulty="relaxed")
        page = visit.page
        for _ in range(12):
            roll_for_a_move(page)
            seen = page.locator("[data-go].seen")
            if seen.count():
                break
            farthest(page).click()
            page.locator(".burn:not(.travels)").wait_for()
        square = seen.evaluate_all("all => all.toSorted((a, b) => b.innerText - a.innerText)[0].dataset.go")
        page.locator(f"[data-go='{square}']").click()
        expect(page.locator(".log")).to_contain_text("is spotted")
        page.locator(".burn:not(.travels)").wait_for()
        steps = page.locator(".log li").all_inner_texts()
        assert "is spotted" in "".join(steps[-4:])


def farthest(page: Page) -> Any:
    """The button of the most expensive way."""
    square = page.locator("[data-go]").evaluate_all(
        "all => all.sort((a, b) => Number(b.innerText) - Number(a.innerText))[0].dataset.go"
    )
    return page.locator(f"[data-go='{square}']")


def test_a_unit_shows_what_it_sees_on_hover_and_focus(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, agents="random")
        page = visit.page
        unit = page.locator(".board .unit").first
        unit.hover()
        expect(page.locator(".floor path.own")).to_have_count(1)
        expect(page.locator(".caption")).to_contain_text(re.compile(r"sees \d far"))
        page.locator(".status").hover()
        expect(page.locator(".floor path.own")).to_have_count(0)
        unit.focus()
        expect(page.locator(".floor path.own")).to_have_count(1)


def test_the_corporation_turn_is_told_and_can_be_skipped(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, reduced_motion="no-preference") as visit:
        visit.set(speed="slow")
        sit_down(visit)
        page = visit.page
        told = page.locator(".caption.corporate")
        play(
            page,
            hurry,
            until=lambda: "choice:begin" in refs(page) and "corporation" in page.locator(".log").inner_text(),
        )
        expect(told).to_be_visible()
        first = told.inner_text()
        expect(told).not_to_have_text(first)
        page.locator("[data-skip]").click()
        expect(told).to_have_count(0)
        expect(page.locator("[data-skip]")).to_have_count(0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_map_choices_and_dice_fit_1366_by_768(browser: Browser, server: Apart, seats: int) -> None:
    with visiting(browser, server.url) as visit:
        sit_down(visit, seats, mission="m12", agents="random")
        page, random = visit.page, Random(seats)
        for _ in range(10):
            if not my_turn_or_end(page):
                break
            check_nothing_needs_scrolling(page)
            press_on_board(page, random)


def check_nothing_needs_scrolling(page: Page) -> None:
    """Map, dice and everything that can be pressed are wholly on the screen."""
    assert page.evaluate("document.documentElement.scrollHeight") <= 768
    assert page.locator(".side:has(.cycle)").evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    glowing = [f".board button[data-ref='{ref}']" for ref in refs(page)]
    wanted = [".floor", ".choices", ".status", ".dice", ".cycle", ".threat", *glowing]
    assert page.evaluate(OUTSIDE, wanted) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("things", ROUTINGS)
def test_everything_that_power_buys_fits_1366_by_768(browser: Browser, server: Apart, locale: str, things: int) -> None:
    with visiting(browser, server.url, locale=locale) as visit:
        sit_down_at(visit, server, seats=4, step="route", agents=["a3", "a6", "a1", "a2"], **ROUTINGS[things])
        page = visit.page
        assert my_turn_or_end(page) and len(refs(page)) == things
        check_nothing_needs_scrolling(page)
        tiles = page.locator(".board .tile")
        assert tiles.evaluate_all(CUT_OFF) == []
        assert too_small(page, ".board .tile") == []


@pytest.mark.parametrize("phone", [False, True])
def test_targets_are_large_enough(browser: Browser, server: Apart, phone: bool) -> None:
    with visiting(browser, server.url, **(TOUCH if phone else {})) as visit:
        sit_down(visit, 2, mission="m1")
        page = visit.page
        if phone:
            page.locator(".fold").click()  # the sheet lies over the lower half
        for n in range(10):
            if not my_turn_or_end(page) if not phone else is_over(page):
                break
            assert too_small(page, ".board .glows", ".board [data-go]", ".burn .tool") == []
            press_anything(page, Random(n))


def press_anything(page: Page, random: Random) -> None:
    """Presses something that glows on the board, and confirms where that is asked."""
    things = page.locator(".board .glows")
    things.first.wait_for()
    things.nth(random.randrange(things.count())).evaluate("one => one.click()")
    if page.locator("[data-confirm]").count() == 0 and page.locator(".choices.shut").count():
        page.locator(".fold").click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        page.locator(".fold").click()


def test_on_a_phone_the_map_pans_and_zooms(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, **TOUCH) as visit:
        sit_down(visit, agents="random")
        page = visit.page
        my_turn_or_end(page)
        page.get_by_role("button", name="Map", exact=True).tap()
        window = page.locator(".burn .window")
        size = "one => [one.clientWidth, one.firstElementChild.clientWidth]"
        wide, floor = window.evaluate(size)
        assert wide <= 360 < floor
        page.locator(".fold").click()
        box = window.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = window.evaluate("one => one.scrollLeft")
        drag(page, x, y, right=100)
        assert window.evaluate("one => one.scrollLeft") < before - 60
        pinch = {"x": x, "y": y, "scaleFactor": 1.6, "gestureSourceType": "touch"}
        page.context.new_cdp_session(page).send("Input.synthesizePinchGesture", pinch)
        pinched = window.evaluate(size)[1]
        assert pinched > floor * 1.2
        assert page.evaluate("visualViewport.scale") == 1
        for _ in range(8):
            page.get_by_role("button", name="Zoom out").click()
        assert window.evaluate(size)[1] <= wide + 1
        page.get_by_role("button", name="Zoom in").click()
        page.keyboard.press("+")
        assert window.evaluate(size)[1] > wide * 1.5
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_a_phone_a_way_is_previewed_by_the_first_tap_and_walked_by_the_second(
    browser: Browser, server: Apart
) -> None:
    with visiting(browser, server.url, **TOUCH) as visit:
        sit_down(visit)
        page = visit.page
        roll_for_a_move(page)
        page.locator(".fold").click()
        way = page.locator("[data-go]").first
        square, start = way.get_attribute("data-go"), square_of(page, "0")
        way.tap()
        expect(page.locator(".caption")).to_contain_text("AP")
        assert square_of(page, "0") == start
        way.tap()
        expect(page.locator("[data-ref='robot:0']")).to_have_attribute(
            "aria-label", re.compile(f"on {on_the_map(square)}$")
        )


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_board_in_either_theme(browser: Browser, server: Apart, phone: bool) -> None:
    with visiting(browser, server.url, **(TOUCH if phone else {})) as visit:
        sit_down(visit, 2, difficulty="severe")
        page = visit.page
        for n in range(3):
            if my_turn_or_end(page):
                found = axe_in_both_themes(page)
                assert not found, "\n".join(found)
                play(page, hurry, seed=n, clicks=7)


def test_the_board_speaks_french(browser: Browser, server: Apart) -> None:
    with visiting(browser, server.url, locale="fr-FR") as visit:
        sit_down(visit, mission="m3", agents="random")
        page = visit.page
        expect(page.locator(".burn")).to_contain_text("Menace")
        expect(page.locator(".burn")).to_contain_text("Annexe des archives")
        assert play(page, hurry, until=lambda: "choice:move" in refs(page))
        expect(page.locator("[data-ref='choice:move']")).to_contain_text("Se déplacer")
        french = page.locator(".burn").inner_text()
        page.get_by_role("button", name="EN, English").click()
        expect(page.locator("[data-ref='choice:move']")).to_contain_text("Move")
        english = page.locator(".burn").inner_text()
        assert not {line for line in english.splitlines() if len(line) > 12} & set(french.splitlines())
