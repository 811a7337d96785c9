"""Records what the server tells at real tables, for the tests of the browser's half: nothing in there is made up.

    python tools/record.py [--check] [game ...]

The scenes that the tests name, and the games of bots of which as few messages are kept as say everything, stand in
tools/record_scenes. With `--check` nothing is written: it says what is missing or has another shape today.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

from record_changes import change, changed
from record_cover import Found, fewest, rare, said_in
from record_shape import differences
from record_table import Bots, Message, Scene, Table

from boardroom.core.errors import BoardroomError
from boardroom.core.folding import SEVERAL
from boardroom.core.luck import Luck
from boardroom.registry import games, load
from boardroom.server.messages import encode

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Recording:
    """A scene and the messages that were told there, in the order of `scene.told`."""

    scene: Scene
    messages: list[Message]


def main() -> None:
    """Writes the recordings of some games or of all, or checks them."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--check", action="store_true", help="say what is missing or has another shape today")
    asked.add_argument("games", nargs="*", metavar="game")
    said = asked.parse_args()
    problems = [line for game in said.games or games() for line in (checked if said.check else written)(game)]
    sys.exit("\n".join(problems) or None)


def written(game: str) -> list[str]:
    """Records a game; says what is missing."""
    recordings = recorded(game)
    file_of(game).parent.mkdir(exist_ok=True)
    file_of(game).write_text("".join(f"{line}\n" for line in lines_of(recordings)), "utf8")
    count, size = sum(len(one.messages) for one in recordings), file_of(game).stat().st_size
    sys.stdout.write(f"{game}: {count} messages of {len(recordings)} tables, {size:,} bytes\n")
    return missing(game, recordings)


def checked(game: str) -> list[str]:
    """What is missing in a game's recordings, or has another shape today."""
    recordings = kept(game)
    return [*missing(game, recordings), *(f"{game}: {line}" for one in recordings for line in outdated(one))]


def missing(game: str, recordings: list[Recording]) -> list[str]:
    """The sentences that nobody in these recordings was told, each with what to do about it."""
    rules, said = load(game), said_at(recordings)
    told = [text for text in rules.event_texts if not text.endswith(SEVERAL)]  # several are one line of the log only
    wanted = [*rules.prompts, *(f"event-{text}" for text in told)]
    place = f"tools/record_scenes/{game.replace('-', '_')}.py"
    return [f"{game}: nobody was told {key}: write a scene in {place}" for key in wanted if key not in said]


def outdated(recording: Recording) -> list[str]:
    """How what was told differs in its shape from what is told today."""
    scene = recording.scene
    try:
        today = played(scene).messages
    except BoardroomError as problem:
        return [f"{scene.name!r} cannot be played any more: {problem}: run make recordings"]
    return [
        f"{scene.name!r}, {told}: {difference}: run make recordings"
        for told, was, now in zip(scene.told, recording.messages, today, strict=True)
        for difference in differences(was, now)
    ]


# Recording.


def recorded(game: str) -> list[Recording]:
    """The scenes of a game, and what else is said in the games of its bots."""
    plan = import_module(f"record_scenes.{game.replace('-', '_')}")
    scenes = [played(scene) for scene in plan.SCENES]
    seen = Counter[str]()
    found = [one for bots in plan.BOTS for one in rarely_said(bots, seen)]
    return [*scenes, *map(played, gathered(fewest(found, said_at(scenes))))]


def played(scene: Scene) -> Recording:
    """Plays a scene and keeps what it says; where it does not say what, the last step as told to whoever took it."""
    table, told, messages = Table(scene), sorted(scene.told), list[Message]()
    for after, step in enumerate(["", *scene.steps]):
        chooser = table.course.decider
        if step:
            take(table, step)
        if not scene.told and after == len(scene.steps):
            told = [[after, chooser]]
        messages += [heard(table, one) for one in told if one[0] == after]
    return Recording(replace(scene, told=told), messages)


def take(table: Table, step: str) -> None:
    """Takes a step of a scene; a refusal says of which."""
    try:
        table.play(step)
    except BoardroomError as problem:
        problem.add_note(f"in the scene {table.scene.name!r} of {table.scene.game}")
        raise


def heard(table: Table, told: list[int]) -> Message:
    """What a seat is told now: of the latest step, or when it comes to the table."""
    after, seat, *last = told
    return table.welcome(seat, *last) if last or after == 0 else table.update(seat)


def said_at(recordings: list[Recording]) -> set[str]:
    """All that was said at these tables."""
    told = [pair for one in recordings for pair in zip(one.scene.told, one.messages, strict=True)]
    return {one for (_, seat, *_), message in told for one in said_in(message, seat)}


def rarely_said(bots: Bots, seen: Counter[str]) -> Iterator[Found]:
    """What is seldom said in these games."""
    for seed in range(bots.seeds):
        yield from rare(replace(bots.start, seed=seed), Luck(seed, "recorded bots"), bots.most, seen)


def gathered(found: list[Found]) -> list[Scene]:
    """The messages that are kept of bots' games, by table; each is played as far as it is needed."""
    tables: dict[str, list[Found]] = {}
    for one in found:
        tables.setdefault(encode(replace(one.scene, steps=one.scene.steps[:1]).as_data()), []).append(one)
    longest = [max(table, key=lambda one: one.after).scene for table in tables.values()]
    return [
        replace(scene, name=f"bots {number}", told=sorted([one.after, one.seat] for one in table))
        for number, (scene, table) in enumerate(zip(longest, tables.values(), strict=True), 1)
    ]


# Files.


def file_of(game: str) -> Path:
    """Where a game's recordings are kept."""
    return ROOT / "web" / "src" / "games" / game / "fixtures" / "recorded.jsonl"


def lines_of(recordings: list[Recording]) -> Iterator[str]:
    """For each table a line that says how it came about; then each message, as its events and what else is different now."""
    before: Message = {}
    for scene, messages in ((one.scene, one.messages) for one in recordings):
        yield encode(scene.as_data())
        for (after, seat, *_), message in zip(scene.told, messages, strict=True):
            yield encode({"after": after, "seat": seat, "sent": change(before | {"events": None}, message)})
            before = message


def kept(game: str) -> list[Recording]:
    """The recordings of a game as they are kept."""
    recordings, before = list[Recording](), Message()
    for row in map(json.loads, file_of(game).read_text("utf8").splitlines()):
        if "sent" in row:
            before = changed(before, row["sent"])
            recordings[-1].messages.append(before)
        else:
            recordings.append(Recording(Scene(**row), []))
    return recordings


if __name__ == "__main__":
    main()
