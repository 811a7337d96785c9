"""Hands that go through a lesson by its own script: by mouse on the board, by keys alone, or by taps on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import Locator, Page, expect

from boardroom.lessons.check import solution_of
from boardroom.lessons.script import READ, Chapter, Step, lesson
from boardroom.registry import load
from browser.kit import Visit

Press = Callable[[Locator], None]
CARD = "[data-lesson], [data-lesson-end]"


class Pupil:
    """Somebody in front of a lesson."""

    def __init__(self, visit: Visit, game: str, by: str = "mouse") -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.script = lesson(game)
        self.rules = load(game)
        self.by = by

    def open(self, chapter: str = "") -> None:
        """The page of the lesson, at a chapter or where one was."""
        self.visit.go(f"#/lesson/{self.script.game}{'/' * bool(chapter)}{chapter}")
        self.card.wait_for()

    @property
    def card(self) -> Locator:
        return self.page.locator(CARD)

    def steps(self) -> Iterator[tuple[Chapter, Step]]:
        """Every step of every chapter, each as soon as it is shown; who goes through them solves them."""
        for chapter in self.script.chapters:
            for step in chapter.steps:
                expect(self.card).to_have_attribute("data-lesson", f"{chapter.name}-{step.name}")
                yield chapter, step
            expect(self.card).to_have_attribute("data-lesson-end", chapter.name)
            if chapter is not self.script.chapters[-1]:
                self.moves(lambda: self.press(self.page.locator("[data-next-chapter]")))

    def solve(self, step: Step) -> None:
        """Does what the step wants."""
        if step.kind == READ:
            self.moves(lambda: self.press(self.page.locator("[data-go-on]")))
        else:
            self.choose(solution_of(step))

    def choose(self, texts: Sequence[str]) -> None:
        """Makes these choices, one after the other."""
        for text in texts:
            refs = self.rules.action(self.rules.code(text)).refs
            self.moves(lambda refs=refs: self.pick(refs))  # type: ignore[misc]

    def moves(self, act: Callable[[], None]) -> None:
        """Does something and waits for the answer."""
        before = self.card.get_attribute("data-arrivals")
        act()
        expect(self.card).not_to_have_attribute("data-arrivals", before or "")

    def pick(self, refs: Sequence[str]) -> None:
        """Presses the things of a choice, and confirms it where that is asked for."""
        for ref in refs:
            self.thing(ref)
        confirm = self.page.locator("[data-confirm]")
        if self.by == "taps":
            self.press(confirm)

    def thing(self, ref: str) -> None:
        listed = self.page.locator(f"[data-choice='{ref}']")
        listed.wait_for()
        if self.by == "keys":
            place = self.page.locator("[data-choice]").evaluate_all(
                "(all, ref) => all.findIndex((one) => one.dataset.choice === ref)", ref
            )
            if place < 9:
                self.page.keyboard.press(str(place + 1))
            else:
                self.press(listed)
            return
        drawn = self.page.locator(f".board button[data-ref='{ref}'][data-glowing='true']:visible")
        self.press(drawn.first if self.by == "mouse" and drawn.count() else listed)

    def press(self, place: Locator) -> None:
        if self.by == "keys":
            place.focus()
            self.page.keyboard.press("Enter")
        elif self.by == "taps":
            place.tap()
        else:
            place.click()
