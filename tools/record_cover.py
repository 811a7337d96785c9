"""What a message says that no other may say, and as few messages as possible that say all of it together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from record_table import Message, Scene, Table

from boardroom.core.luck import Luck
from boardroom.core.texts import LANGUAGES
from boardroom.registry import load
from boardroom.server.messages import encode
from boardroom.server.records import GALLERY

OFTEN = 3  # so many messages that say the same are enough to choose from
STEP = 12  # what a step before a message costs in the recording, in bytes


@dataclass(frozen=True)
class Found:
    """A message of a bots' game that says something rare."""

    scene: Scene
    after: int
    seat: int
    size: int
    says: frozenset[str]


def said_in(message: Message, seat: int) -> set[str]:
    """Everything in a message to this seat that a board, a log or a reader must have words for."""
    position = message["position"]
    found = {one for event in message["events"] for one in said_by(event, seat, game_in(message))}
    if position["view"] is not None:
        prompt = position["view"]["prompt"]
        found |= {prompt["key"], f"{prompt['key']} {shape(prompt['params'])}"}
        found |= {choice["label"]["key"] for choice in position["choices"]}
    return found


def game_in(message: Message) -> str:
    """The game of which a message tells; empty before its start."""
    view = message["position"]["view"]
    return view["game"] if view is not None else ""


def said_by(event: dict[str, Any], seat: int, game: str) -> Iterator[str]:
    """An event's sentence, to whom it is told, its shape, and which words its sentence chooses."""
    key = f"event-{event.get('text', event['kind'])}"
    yield key
    yield f"{key} to {'the gallery' if seat == GALLERY else 'oneself' if seat == event['seat'] else 'another'}"
    yield f"{key} {shape(event)}"
    for name in sorted(chosen_by(game, key) & event.keys()):
        yield f"{key} {name}={variant(event[name])}"


def shape(value: Any) -> str:
    """The kind of a value, and the names and kinds of what is in it."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}:{shape(value[name])}" for name in sorted(value)) + "}"
    return type(value).__name__


def variant(value: Any) -> str:
    """What a sentence may depend on: a word, or whether something is none, one or many."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if value in (0, 1) else "many"
    return str(value) if isinstance(value, str | bool) else type(value).__name__


@cache
def chosen_by(game: str, key: str) -> frozenset[str]:
    """The parameters on which this sentence depends, in any language."""
    folder = load(game).folder if game else None
    texts = [(folder / f"texts.{lang}.ftl").read_text("utf8") for lang in LANGUAGES] if folder else []
    messages = [re.search(rf"^{re.escape(key)} =.*(?:\n[ \[*}}].*)*", text, re.MULTILINE) for text in texts]
    return frozenset(name for found in messages if found for name in re.findall(r"\$(\w+) ->", found[0]))


def rare(scene: Scene, luck: Luck, most: int, seen: Counter[str]) -> Iterator[Found]:
    """The messages of a bots' game that say what was seldom said so far."""
    table = Table(scene)
    while not table.over and len(scene.steps) < most:
        legal, before = table.legal(), table.course.decider
        scene = replace(scene, steps=[*scene.steps, legal[luck.below(len(legal))]])
        table.play(scene.steps[-1])
        for seat in dict.fromkeys((table.course.decider, before, (before + 1) % scene.seats, GALLERY)):
            message = table.update(seat)
            says = frozenset(said_in(message, seat))
            if any(seen[one] < OFTEN for one in says):
                seen.update(says)
                yield Found(scene, len(scene.steps), seat, len(encode(message)), says)


def fewest(found: Iterable[Found], known: set[str]) -> list[Found]:
    """As few and as short messages as possible that say all that is not known yet."""
    left, chosen = list(found), list[Found]()
    while left := [one for one in left if not one.says <= known]:
        best = max(left, key=lambda one: len(one.says - known) / (one.size + STEP * one.after))
        chosen.append(best)
        known = known | best.says
    return chosen
