"""What a lesson is: chapters of steps on positions set up by hand, read from `<game>.toml`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from boardroom.core.content import Entry, Reader
from boardroom.lessons.conditions import Condition, read_conditions

FOLDER: Final = Path(__file__).parent
READ: Final = "read"
PRESS: Final = "press"
TASK: Final = "task"
MOST_CHOICES: Final = 60  # of the learner, in one task
GENTLE: Final = "greedy"  # who answers in a task where the script says nothing


@dataclass(frozen=True)
class Task:
    """Something to bring about with one's own choices.

    Attributes:
        goal: All of these must hold, on what happened since the step began and on the table as it is.
        never: As soon as one of these holds, the try has failed, and the step begins anew.
        until: When one of these holds and the goal is not reached, the try has failed.
        most: So many own choices the learner has.
        solution: Choices that reach the goal; the check plays them.
        tries: Tries that must fail; the check plays them too.
    """

    goal: tuple[Condition, ...]
    never: tuple[Condition, ...]
    until: tuple[Condition, ...]
    most: int
    solution: tuple[str, ...]
    tries: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Step:
    """Words beside what they speak of, and what the learner does before it goes on.

    Attributes:
        name: With the chapter's name it is the key of its words: `<chapter>-<step>`.
        position: The position that is set up for it; empty where it goes on from the step before.
        point: What on the table its words speak of.
        rule: The rule it teaches; empty for none.
        before: Choices that are made as it begins, by whoever decides, in notation.
        presses: For each press of the learner the choices that are right.
        task: What is to be brought about, in place of presses.
        replies: How the others choose after the learner did.
        bot: In a task, who chooses for the others where `replies` do not say it.
        wrong: For choices that are not right the name of the text that says why; `*` at the end stands for anything.
    """

    name: str
    position: str = ""
    point: tuple[str, ...] = ()
    rule: str = ""
    before: tuple[str, ...] = ()
    presses: tuple[tuple[str, ...], ...] = ()
    task: Task | None = None
    replies: tuple[str, ...] = ()
    bot: str = GENTLE
    wrong: dict[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> Literal["read", "press", "task"]:
        """What the learner does: read, press or solve a task."""
        return TASK if self.task is not None else PRESS if self.presses else READ

    def reason(self, text: str) -> str:
        """The name of the text that says why this choice is not what is wanted; empty where the step has none."""
        return next((name for pattern, name in self.wrong.items() if is_like(text, pattern)), "")


@dataclass(frozen=True)
class Chapter:
    """A few minutes of a lesson; one can begin at any of them."""

    name: str
    steps: tuple[Step, ...]

    def start_of(self, number: int) -> int:
        """The step whose position this step is played on."""
        return max(place for place in range(number + 1) if self.steps[place].position)

    def key(self, number: int) -> str:
        """The key of a step's words."""
        return f"{self.name}-{self.steps[number].name}"


@dataclass(frozen=True)
class Free:
    """The game against bots that follows the lesson."""

    seats: int
    levels: tuple[int, ...]  # of the colleagues on the other seats
    options: dict[str, Any]


@dataclass(frozen=True)
class Lesson:
    """The guided first game of one game."""

    game: str
    minutes: int
    seat: int  # the learner's
    name: str  # the learner's, at the table
    free: Free
    positions: dict[str, dict[str, Any]]
    chapters: tuple[Chapter, ...]

    def chapter(self, name: str) -> Chapter | None:
        """The chapter with this name."""
        return next((chapter for chapter in self.chapters if chapter.name == name), None)


def lessons() -> list[str]:
    """The games that have a lesson."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


@cache
def lesson(game: str, folder: Path = FOLDER) -> Lesson:
    """The lesson of this game.

    Raises:
        BadContent: Something in its file is wrong; the message has a line for each mistake.
    """
    reader = Reader(folder)
    file = reader.file(f"{game}.toml")
    positions = {entry.name: position(entry) for entry in file.entry("positions").entries()}
    read = Lesson(
        game,
        file.number("minutes", 1, 90),
        file.number("seat", 0, 29, 0),
        file.text("name", "Agathe"),
        free(file.entry("free")),
        positions,
        tuple(
            chapter(entry, positions) for entry in file.rows("chapters", "a list of chapters", least=1, name="chapter")
        ),
    )
    reader.check()
    return read


def position(entry: Entry) -> dict[str, Any]:
    """A position as `game.restore` takes it."""
    table, options = entry.get("table", {}), entry.get("options", {})
    if not isinstance(table, dict) or not isinstance(options, dict):
        entry.wrong("table and options = tables of values")
    return {"seed": entry.number("seed", 0, 2**31 - 1, 0), "options": options, "table": table}


def free(entry: Entry) -> Free:
    """The game that follows."""
    options = entry.get("options", {})
    seats = entry.number("seats", 1, 30)
    return Free(seats, tuple(entry.numbers("levels", seats - 1, 1, 5)), options if isinstance(options, dict) else {})


def chapter(entry: Entry, positions: dict[str, dict[str, Any]]) -> Chapter:
    """A chapter; its first step has a position."""
    steps = tuple(step(row, positions) for row in entry.rows("steps", "a list of steps", least=1, name="step"))
    if steps and not steps[0].position:
        entry.wrong("a position for the first step")
    return Chapter(entry.text("name"), steps)


def step(entry: Entry, positions: dict[str, dict[str, Any]]) -> Step:
    """A step."""
    name = entry.text("position", "")
    if name and name not in positions:
        entry.wrong(f"position = one of {', '.join(positions)}", name)
    wrong = entry.get("wrong", {})
    if not isinstance(wrong, dict) or not all(isinstance(value, str) for value in wrong.values()):
        entry.wrong("wrong = for each choice the name of a text")
        wrong = {}
    if entry.has("press") + entry.has("order") + entry.has("task") > 1:
        entry.wrong("only one of press, order and task")
    return Step(
        entry.text("name"),
        name,
        tuple(entry.words("point")),
        entry.text("rule", ""),
        tuple(entry.words("before")),
        presses(entry),
        task(entry.entry("task")) if entry.has("task") else None,
        tuple(entry.words("replies")),
        entry.text("bot", GENTLE),
        wrong,
    )


def presses(entry: Entry) -> tuple[tuple[str, ...], ...]:
    """`press` is one choice, or several of which any is right; `order` is a list of such, one after the other."""
    if entry.has("press"):
        return (alternatives(entry, entry.get("press")),)
    order = entry.get("order", [])
    if not isinstance(order, list):
        entry.wrong("order = a list of choices", order)
        return ()
    return tuple(alternatives(entry, one) for one in order)


def alternatives(entry: Entry, value: Any) -> tuple[str, ...]:
    """A choice in notation, or several."""
    several = [value] if isinstance(value, str) else value
    if not isinstance(several, list) or not several or not all(isinstance(one, str) for one in several):
        entry.wrong("a choice in notation, or a list of them", value)
        return ()
    return tuple(several)


def task(entry: Entry) -> Task:
    """A task."""
    return Task(
        read_conditions(entry, "goal", least=1),
        read_conditions(entry, "never"),
        read_conditions(entry, "until"),
        entry.number("choices", 1, MOST_CHOICES, 1),
        tuple(entry.words("solution", least=1)),
        tuple(alternatives(entry, one) for one in entry.get("tries", [])),
    )


def is_like(text: str, pattern: str) -> bool:
    """Is this the choice, or one of those that a pattern with `*` at its end stands for?"""
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else text == pattern
