"""A learner's way through a chapter: what was chosen is played again, and a new choice is judged. It keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from boardroom.bots.levels import bot
from boardroom.core.errors import BoardroomError
from boardroom.core.event import Event
from boardroom.core.state import State
from boardroom.lessons.conditions import Condition
from boardroom.lessons.script import PRESS, READ, Chapter, Lesson, Step, Task
from boardroom.registry import load

MOST_PLAYS = 400  # choices of all seats since a position


class LessonChanged(BoardroomError):  # noqa: N818  (it says what is the matter, like the others)
    """What was chosen does not fit the script: the lesson has changed since."""


@dataclass(frozen=True)
class Verdict:
    """What a choice of the learner was.

    Attributes:
        word: `right` when the step is done, `on` when the task goes on, `wrong` when it is not
            what is wanted; empty when nothing was chosen.
        say: The name of the text that says why it is wrong; empty where the script has no own one.
        anew: The task has failed after several choices, so it begins anew.
    """

    word: Literal["", "right", "on", "wrong"]
    say: str = ""
    anew: bool = False


class Walk:
    """Where a learner stands: a step of a chapter, and the choices since its position was set up.

    Attributes:
        number: The step.
        over: The chapter is done.
        choices: The learner's choices since the position.
        own: How many of them were made in this step.
        plays: All choices since the position: the learner's, the others' and the script's.
        state: The table.
    """

    def __init__(self, lesson: Lesson, chapter: Chapter, number: int = 0, choices: Sequence[int] = ()) -> None:
        if not 0 <= number < len(chapter.steps):
            raise LessonChanged(f"chapter {chapter.name} has the steps 0 to {len(chapter.steps) - 1}, not {number}")
        self.lesson = lesson
        self.chapter = chapter
        self.game = load(lesson.game)
        self.over = False
        self.number = chapter.start_of(number)
        self.state: State = self.game.restore(dict(self.position))
        self.plays: list[int] = []
        self.choices: list[int] = []
        self.own = 0
        self._replied = 0
        self._happened: list[Event] = []
        self._begin()
        rest = list(choices)
        while self.number < number:
            if self.step.kind == READ:
                self.go_on()
            else:
                self._again(rest, ("on", "right"))
        while rest:
            self._again(rest, ("on",))

    def _again(self, rest: list[int], words: Sequence[str]) -> None:
        """Plays what was chosen before; a choice that is not possible or not right any more is told."""
        number = self.number
        code = rest.pop(0) if rest else -1
        if self.state.seat != self.lesson.seat or code not in self.state.legal():
            raise LessonChanged(f"{code} cannot be chosen at step {number}")
        if self.choose(code).word not in words:
            raise LessonChanged(f"{code} is not what step {number} wants")

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        return self.chapter.steps[self.number]

    @property
    def start(self) -> int:
        """The step that set up the table."""
        return self.chapter.start_of(self.number)

    @property
    def position(self) -> dict[str, object]:
        """What the table was set up from."""
        return self.lesson.positions[self.chapter.steps[self.start].position]

    # Going on.

    def go_on(self) -> None:
        """The words were read, or the step is done: the next one begins, or the chapter is over."""
        if self.number + 1 == len(self.chapter.steps):
            self.over = True
            return
        self.number += 1
        if self.step.position:
            self.state = self.game.restore(dict(self.position))
            self.plays, self.choices = [], []
        self._begin()

    def choose(self, code: int) -> Verdict:
        """A legal choice of the learner: carried out when it is right, or when the task goes on after it."""
        text = str(self.game.action(code))
        step = self.step
        if step.kind == PRESS:
            return self._press(step, code, text)
        return self._try(step, code, text) if step.task is not None else Verdict("wrong")

    def _press(self, step: Step, code: int, text: str) -> Verdict:
        if text not in step.presses[self.own]:
            return Verdict("wrong", step.reason(text))
        self._make(code)
        if self.own < len(step.presses):
            return Verdict("on")
        for reply in step.replies:
            self.play(self.game.code(reply))
        self.go_on()
        return Verdict("right")

    def _try(self, step: Step, code: int, text: str) -> Verdict:
        assert step.task is not None
        if reason := step.reason(text):
            return Verdict("wrong", reason)
        before = (self.own, self._replied, self.state.copy())
        plays, told, own = len(self.plays), len(self._happened), self.own
        self._make(code)
        word = self._judge(step.task)
        while word == "on" and not self.state.over and self.state.seat != self.lesson.seat:
            self._let_another_choose(step)
            word = self._judge(step.task)
        if word == "right":
            self.go_on()
            return Verdict("right")
        ended = self.own >= step.task.most or self.state.over or self._any_holds(step.task.until)
        if word == "on" and not ended:
            return Verdict("on")
        self.own, self._replied, self.state = before
        del self.plays[plays:], self._happened[told:], self.choices[-1:]
        return Verdict("wrong", "", anew=own > 0)

    def _judge(self, task: Task) -> Literal["right", "on", "wrong"]:
        """Is the goal reached, lost, or still to be reached?"""
        if self._any_holds(task.never):
            return "wrong"
        view, told = self.state.view(self.lesson.seat), self.told
        return "right" if all(condition.holds(view, told) for condition in task.goal) else "on"

    def _any_holds(self, conditions: Sequence[Condition]) -> bool:
        view, told = self.state.view(self.lesson.seat), self.told
        return any(condition.holds(view, told) for condition in conditions)

    def _let_another_choose(self, step: Step) -> None:
        """They answer as the script says, as long as that is possible; from there on a gentle bot does."""
        code = self._reply(step)
        if code < 0:
            code = self._bot(step.bot)
        else:
            self._replied += 1
        self.play(code)

    def _reply(self, step: Step) -> int:
        if self._replied < len(step.replies):
            code = self.game.code(step.replies[self._replied])
            if code in self.state.legal():
                return code
        self._replied = len(step.replies)
        return -1

    def _bot(self, name: str) -> int:
        """What this bot chooses here: always the same, so that the way can be walked again."""
        state, seat = self.state, self.state.seat
        player = bot(name, self.game, seed=len(self.plays))
        return player.choose(state.view(seat), state.legal(), lambda luck: state.imagine(seat, luck), None)

    # The table.

    @property
    def told(self) -> list[dict[str, object]]:
        """What the learner was told since the step began."""
        return [event.shown(self.lesson.seat) for event in self._happened]

    def play(self, code: int) -> None:
        """Carries out a choice of whoever decides."""
        if len(self.plays) >= MOST_PLAYS:
            raise LessonChanged("this goes on for too long")
        self.state.log = []
        self.state.play(code)
        self._happened += self.state.log
        self.state.log = None
        self.plays.append(code)

    def _make(self, code: int) -> None:
        self.play(code)
        self.choices.append(code)
        self.own += 1

    def _begin(self) -> None:
        """A step begins: the script's choices are made."""
        self.own = 0
        self._replied = 0
        self._happened = []
        for text in self.step.before:
            self.play(self.game.code(text))
