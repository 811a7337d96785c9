"""Plays every script from end to end against the rules, so that a change of rules cannot leave a lesson wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from boardroom.core.because import refs_of
from boardroom.core.errors import BoardroomError
from boardroom.core.shapes import View
from boardroom.core.texts import LANGUAGES
from boardroom.lessons.conditions import MISSING, at
from boardroom.lessons.script import FOLDER, PRESS, READ, TASK, Chapter, Lesson, Step, is_like, lesson
from boardroom.lessons.walk import Verdict, Walk
from boardroom.lessons.words import Words

MOST_WORDS: Final = 40  # that a step says at once
FRAME: Final = ("status", "choices", "log", "notes", "board")  # what can be pointed at besides what lies on the table
OWN: Final = ("lesson-lead", "lesson-end")  # texts that every lesson has


def problems(game: str, folder: Path = FOLDER) -> list[str]:
    """What is wrong with the lesson of this game, one sentence each."""
    try:
        script = lesson(game, folder)
        words = Words(game, folder)
    except (BoardroomError, OSError) as problem:
        return [str(problem)]
    return [
        *text_problems(script, words),
        *[f"{game}: {told}" for one in script.chapters for told in Played(script, one)],
    ]


# Words.


def text_problems(script: Lesson, words: Words) -> Iterator[str]:
    """Every text is there in both languages, none is left over, and no step talks for too long."""
    needed = {key for chapter in script.chapters for key in keys_of(chapter)} | set(OWN)
    allowed = needed | {f"{key}.{more}" for key in step_keys(script) for more in ("yes", "no")}
    for lang in LANGUAGES:
        has = set(words.keys[lang])
        for key in sorted(needed - has):
            yield f"{script.game}.{lang}.ftl: expected a text {key}"
        for key in sorted(has - allowed):
            yield f"{script.game}.{lang}.ftl: nothing says {key}"
        for key in sorted(needed & has):
            if (count := len(words.say(lang, key).split())) > MOST_WORDS:
                yield f"{script.game}.{lang}.ftl: {key} has {count} words, more than {MOST_WORDS}"


def step_keys(script: Lesson) -> list[str]:
    """The keys of the words of all steps."""
    return [chapter.key(number) for chapter in script.chapters for number in range(len(chapter.steps))]


def keys_of(chapter: Chapter) -> Iterator[str]:
    """The texts that a chapter cannot do without."""
    yield f"chapter-{chapter.name}"
    for number, step in enumerate(chapter.steps):
        key = chapter.key(number)
        yield key
        if step.kind != READ:
            yield f"{key}.do"
        for name in step.wrong.values():
            yield f"{key}.{name}"


# Playing.


class Played:
    """A chapter played from end to end; going through it gives what is wrong."""

    def __init__(self, script: Lesson, chapter: Chapter) -> None:
        self._script = script
        self._chapter = chapter

    def __iter__(self) -> Iterator[str]:
        names = [step.name for step in self._chapter.steps]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{self._chapter.name}: two steps are called {name}"
        yield from self._behind_tasks()
        walk = None
        try:
            walk = Walk(self._script, self._chapter)
            while not walk.over:
                yield from self._step(walk)
        except (BoardroomError, AssertionError, IndexError) as problem:
            number = walk.number if walk is not None else 0
            yield f"{self._chapter.name}: step {self._chapter.steps[number].name} or what follows it: {problem}"

    def _step(self, walk: Walk) -> Iterator[str]:
        """What is wrong with the step that this walk is at; then the walk is at the next one."""
        where = f"{self._chapter.name}: step {walk.step.name}"
        for problem in [*self._pointing(walk), *self._asking(walk)]:
            yield f"{where}: {problem}"
        if walk.step.kind == READ:
            walk.go_on()
            return
        for problem in self._solving(walk):
            yield f"{where}: {problem}"
        self.solve(walk)

    def _behind_tasks(self) -> Iterator[str]:
        """A task can be solved in several ways: nothing may be played on what it leaves."""
        for number, step in enumerate(self._chapter.steps):
            before = self._chapter.steps[self._chapter.start_of(number) : number]
            if (step.kind != READ or step.before) and any(one.kind == TASK for one in before):
                yield f"{self._chapter.name}: step {step.name}: what is played behind a task needs a position of its own"

    def _pointing(self, walk: Walk) -> Iterator[str]:
        seen = points_of(walk)
        for ref in walk.step.point:
            kind, _, word = ref.partition(":")
            if kind == "at" and word not in FRAME:
                yield f"points at {ref}, which is not one of {', '.join(FRAME)}"
            elif kind not in ("at", "spot") and ref not in seen:
                yield f"points at {ref}, which is not in the view: {', '.join(sorted(seen))}"

    def _asking(self, walk: Walk) -> Iterator[str]:
        """Whose turn it is, and whether a task asks for what can be told."""
        step = walk.step
        if step.kind != READ and walk.state.seat != self._script.seat:
            yield f"the learner should choose, but seat {walk.state.seat} decides"
        if step.kind != TASK:
            return
        assert step.task is not None
        for condition in [*step.task.goal, *step.task.never, *step.task.until]:
            if condition.path and is_missing(walk.state.view(self._script.seat), condition.path):
                yield f"there is no {'/'.join(condition.path)} in the view"
            elif condition.event and not is_event(walk, condition.event):
                yield f"nothing tells of an event {condition.event}"

    def _solving(self, walk: Walk) -> Iterator[str]:
        """Right choices are right, each of them; some wrong ones are not, and have their reasons."""
        step = walk.step
        if step.kind == PRESS:
            yield from self._pressing(walk)
        elif step.task is not None:
            yield from self._trying(walk, step)
        met = [text for texts in self._met(walk) for text in texts]
        for pattern in step.wrong:
            if not any(is_like(text, pattern) for text in met):
                yield f"nobody can choose {pattern}, which is explained"

    def _pressing(self, walk: Walk) -> Iterator[str]:
        """Every right choice leads on to the end of what is played on this position."""
        for place, texts in enumerate(walk.step.presses):
            for text in texts:
                other = self._at(walk)
                self.solve(other, {place: text})
                self._walk_on(other)
        others = [text for text in texts_of(walk) if text not in walk.step.presses[0]]
        if others and not any(self._play(self._at(walk), [text]).word == "wrong" for text in others):
            yield "no wrong choice is refused"

    def _trying(self, walk: Walk, step: Step) -> Iterator[str]:
        assert step.task is not None
        if (word := self._play(self._at(walk), step.task.solution).word) != "right":
            yield f"its solution is {word}, not right"
        if not step.task.tries:
            yield "no wrong try is given"
        for texts in step.task.tries:
            if (word := self._play(self._at(walk), texts).word) != "wrong":
                yield f"the try {', '.join(texts)} is {word}, not wrong"

    def _walk_on(self, walk: Walk) -> None:
        while not walk.over and not walk.step.position and walk.step.kind != TASK:
            if walk.step.kind == READ:
                walk.go_on()
            else:
                self.solve(walk)

    def _met(self, walk: Walk) -> Iterator[list[str]]:
        """What can be chosen at each choice of the solution."""
        other, number = self._at(walk), walk.number
        for text in solution_of(walk.step):
            if other.number != number or other.over:
                return
            yield texts_of(other)
            if self._play(other, [text]).word == "wrong":
                return

    def solve(self, walk: Walk, choose: dict[int, str] | None = None) -> None:
        """Makes the right choices of a step, the first of several unless another is asked for."""
        texts = solution_of(walk.step)
        for place, text in (choose or {}).items():
            texts[place] = text
        verdict = self._play(walk, texts)
        assert verdict.word == "right", f"{', '.join(texts)} is {verdict.word}, not right"

    def _at(self, walk: Walk) -> Walk:
        return Walk(self._script, self._chapter, walk.number, walk.choices)

    def _play(self, walk: Walk, texts: Sequence[str]) -> Verdict:
        verdict = Verdict("on")
        for text in texts:
            assert verdict.word == "on", f"{text} comes too late: the choice before it was {verdict.word}"
            code = walk.game.code(text)
            if code not in walk.state.legal():
                raise walk.state.refusal(code)
            verdict = walk.choose(code)
        return verdict


def solution_of(step: Step) -> list[str]:
    """Choices that are right, one after the other."""
    return list(step.task.solution) if step.task is not None else [texts[0] for texts in step.presses]


def texts_of(walk: Walk) -> list[str]:
    """What can be chosen now, in notation."""
    return [str(walk.game.action(code)) for code in walk.state.legal()]


def points_of(walk: Walk) -> set[str]:
    """What in the learner's view can be pointed at: things, seats and zones."""
    view = walk.state.view(walk.lesson.seat)
    return refs_of(view) | {zone["ref"] for zone in view["zones"]}


def is_missing(view: View, path: Sequence[str]) -> bool:
    """Has the view no such field? Behind something that is nothing yet, such as the outcome, anything may come."""
    for length in range(1, len(path) + 1):
        found = at(view, path[:length])
        if found is MISSING or found is None:
            return found is MISSING
    return False


def is_event(walk: Walk, kind: str) -> bool:
    """Does the game tell of such an event?"""
    return any(text == kind or text.startswith(f"{kind}-") for text in walk.game.event_texts)
