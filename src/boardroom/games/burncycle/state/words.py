"""How saves write what lies on a table of burncycle: squares, doors, robots, units and cards by the names people use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import SLICED, Kind, Named, Whole
from boardroom.core.reading import entries, number_of, whole
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.names import (
    BANNED,
    DICE,
    DIE_KIND,
    DIE_STREAM,
    DIRECTIONS,
    HOME,
    MODULE,
    NEXT,
    NOTHING,
    ON,
    REROLL,
    REROLLED,
    RESERVES,
    ROBOT_NAMES,
    ROBOTS,
    SETUP,
    SLOTS,
    SQUARES,
    STREAMS,
    TEAM,
    edge_text,
    face_name,
    name_of,
)
from boardroom.games.burncycle.content.plan import Plan

SQUARE_NAMES: Final = [name_of(square) for square in range(SQUARES)]
MOST: Final = 999  # of most counts


class Coded(Kind):
    """A number that stands for one of these words; `noun` is a word that takes an s. Below zero it may be nothing."""

    def __init__(self, numbers: dict[str, int], noun: str, may_be_nothing: bool = False) -> None:
        self.words = list(numbers)
        self.numbers = list(numbers.values())
        self.word_of = {number: word for word, number in numbers.items()}
        self.noun = noun
        self.may_be_nothing = may_be_nothing

    def write(self, value: Any) -> Any:
        """The word, or None."""
        return None if value == NOTHING and self.may_be_nothing else self.word_of[value]

    def read(self, said: Any, what: str) -> Any:
        """Its number; nothing for None."""
        if said is None and self.may_be_nothing:
            return NOTHING
        return self.numbers[number_of(said, self.words, self.noun)]


class FromOne(Kind):
    """A place counted from 1 where people see it, and from 0 in the rules: a slot, a floor."""

    def __init__(self, count: int, may_be_nothing: bool = False) -> None:
        self.count = count
        self.may_be_nothing = may_be_nothing

    def write(self, value: Any) -> Any:
        """One more, or None."""
        return value + 1 if value >= 0 else None

    def read(self, said: Any, what: str) -> Any:
        """One less; nothing for None."""
        return NOTHING if said is None and self.may_be_nothing else whole(said, what, 1, self.count) - 1


class SetOf(Kind):
    """A set as bits, written as the list of its members."""

    def __init__(self, kind: Kind, size: int) -> None:
        self.kind = kind
        self.size = size

    def fresh(self, start: Any) -> Any:
        """Empty, unless it is said."""
        return 0 if start is None else start

    def write(self, value: Any) -> Any:
        """In the order of their numbers."""
        return [self.kind.write(member) for member in range(self.size) if value >> member & 1]

    def read(self, said: Any, what: str) -> Any:
        """In any order."""
        each = f"each of {what}"
        total = 0
        for member in entries(said, what):
            total |= 1 << self.kind.read(member, each)
        return total


class UpTo(Kind):
    """A list of a fixed length whose last places may be empty; those are left out in saves."""

    copied: str = SLICED

    def __init__(self, count: int, kind: Kind) -> None:
        self.count = count
        self.kind = kind

    def fresh(self, start: Any) -> Any:
        """Nothing."""
        return [NOTHING] * self.count

    def write(self, value: Any) -> Any:
        """Up to the last that is something."""
        last = max((place for place in range(self.count) if value[place] != NOTHING), default=NOTHING)
        return [self.kind.write(one) for one in value[: last + 1]]

    def read(self, said: Any, what: str) -> Any:
        """At most as many as there are places."""
        each = f"each of {what}"
        values = [self.kind.read(one, each) for one in entries(said, what)]
        if len(values) > self.count:
            raise BadSave(f"{what} is a list of at most {self.count}, not of {len(values)}")
        return values + [NOTHING] * (self.count - len(values))


class ByWord(Kind):
    """A list of which some places have words, written as a dict by word; the others stay as they are at the start.

    With `sparse` a place that is as at the start is left out.
    """

    copied: str = SLICED

    def __init__(
        self, places: dict[str, int], kinds: Sequence[Kind], starts: Sequence[Any], noun: str, sparse: bool = False
    ) -> None:
        self.places = places
        self.kinds = kinds  # in the order of the words
        self.starts = starts  # by place
        self.noun = noun
        self.sparse = sparse

    def fresh(self, start: Any) -> Any:
        """As at the start."""
        return list(self.starts)

    def write(self, value: Any) -> Any:
        """By word."""
        written = {}
        for kind, (word, place) in zip(self.kinds, self.places.items(), strict=True):
            if not self.sparse or value[place] != self.starts[place]:
                written[word] = kind.write(value[place])
        return written

    def read(self, said: Any, what: str) -> Any:
        """All of them, or some if it is sparse."""
        values = self.fresh(None)
        self.put_into(values, said, what)
        if not self.sparse and len(said) < len(self.places):
            missing = [word for word in self.places if word not in said]
            raise BadSave(f"{what} does not say {', '.join(missing)}")
        return values

    def put_into(self, values: list[Any], said: Any, what: str) -> None:
        """Takes over what is said for some words."""
        if not isinstance(said, dict):
            raise BadSave(f"{what} is a dict by {self.noun}, not {said!r}")
        words = list(self.places)
        for word, value in said.items():
            number = number_of(str(word), words, self.noun)
            values[self.places[words[number]]] = self.kinds[number].read(value, f"{what} of {word}")


class Square(Kind):
    """A square, written as its column and row."""

    def __init__(self, may_be_nothing: bool = False) -> None:
        self.may_be_nothing = may_be_nothing

    def write(self, value: Any) -> Any:
        """As people do, or None."""
        return SQUARE_NAMES[value] if value >= 0 else None

    def read(self, said: Any, what: str) -> Any:
        """Its number; nothing for None."""
        return NOTHING if said is None and self.may_be_nothing else square_of(said)


class Alert(Kind):
    """Where an alert chip lies: "on" its robot, on a square, or off the floor."""

    def write(self, value: Any) -> Any:
        """A square or the word, or None."""
        return "on" if value == ON else SQUARE_NAMES[value] if value >= 0 else None

    def read(self, said: Any, what: str) -> Any:
        """Its number."""
        return NOTHING if said is None else ON if said == "on" else square_of(said)


class Edge(Kind):
    """The edge between two squares, written as one of them and a direction."""

    def write(self, value: Any) -> Any:
        """From the side that it was named from."""
        return edge_text(value)

    def read(self, said: Any, what: str) -> Any:
        """Its number."""
        place, _, direction = str(said).partition(" ")
        edge = square_of(place) * 4 + number_of(direction, DIRECTIONS, "direction")
        if NEXT[edge] < 0:
            raise BadSave(f"{what} is an edge between two squares, not {said!r}")
        return edge


def square_of(said: Any) -> int:
    """A square written as "x,y"."""
    if said not in SQUARE_NAMES:
        raise BadSave(f"a square is written as x,y from {SQUARE_NAMES[0]} to {SQUARE_NAMES[-1]}, not {said!r}")
    return SQUARE_NAMES.index(said)


def dice_that_lie() -> dict[str, int]:
    """Every face that a die of a test can show, and whether it was rolled again."""
    numbers = {}
    for kind in range(len(DICE)):
        for value in [*range(10), *[value + REROLL for value in range(10)]]:
            numbers[face_name(kind, value)] = kind * DIE_KIND + value
            numbers[f"{face_name(kind, value)} again"] = kind * DIE_KIND + value + REROLLED
    return numbers


def faces_rolled() -> dict[str, int]:
    """Every face of every die, by the number of its place on the die."""
    return {f"{STREAMS[die]}:{face + 1}": die * 8 + face for die in range(DIE_STREAM, SETUP) for face in range(6)}


def places_of(names: Sequence[str]) -> dict[str, int]:
    """The place of each name in a list."""
    return {name: place for place, name in enumerate(names)}


def distinct(names: list[str]) -> list[str]:
    """The names, where one comes back with its number in the list, so that each says which it is."""
    return [name if names.index(name) == place else f"{name} {place + 1}" for place, name in enumerate(names)]


COUNT: Final = Whole(0, MOST)
SQUARE: Final = Square()
DIRECTION: Final = Named(DIRECTIONS, "direction")
SLOT: Final = FromOne(SLOTS)
SLOT_SET: Final = SetOf(SLOT, SLOTS)
LYING: Final = Coded(dice_that_lie(), "face")
ROLL: Final = Coded(faces_rolled(), "roll")


class Words:
    """The kinds of things that have names at one table, on one floor."""

    def __init__(self, seats: int, content: Content, plan: Plan) -> None:
        robots = {ROBOT_NAMES[robot]: robot for robot in [*range(seats), MODULE]}
        nodes = places_of(content.network_maps[0].names)
        self.seat = Whole(0, seats - 1)
        self.seats = SetOf(self.seat, seats)
        self.robot = Coded(robots, "robot")
        self.robots = SetOf(self.robot, ROBOTS)
        self.reserve = Coded({RESERVES[owner]: owner for owner in [*range(seats), TEAM]}, "reserve")
        self.node = Coded(nodes, "network node", may_be_nothing=True)
        self.ip = Coded({**nodes, "home": HOME, "banned": BANNED}, "network node")
        self.unit_names = [*[unit.key for unit in content.units], "captain"]
        self.unit = Named(self.unit_names, "unit")
        self.zone = Named(plan.letters, "zone")
        self.zone_or_none = Named(plan.letters, "zone", may_be_nothing=True)
        self.zones = SetOf(self.zone, len(plan.letters))
        self.door_names = [edge_text(square * 4 + direction) for square, direction in plan.doors]
        self.door = Named(self.door_names, "door")
        self.terminal = Named([SQUARE_NAMES[square] for square in plan.terminals], "terminal square")
        self.keypad_card = Named([card.key for card in content.keypads], "keypad", may_be_nothing=True)
        self.terminal_card = Named([card.key for card in content.terminals], "terminal card", may_be_nothing=True)
        self.network_card = Named([card.key for card in content.networks], "network card")
        self.imperative = Named([card.key for card in content.imperatives], "imperative", may_be_nothing=True)
        self.cache = Named([card.key for card in content.caches], "cache item")

    def by_robot(self, kind: Kind, start: Any) -> ByWord:
        """A value for each robot of the table."""
        places = dict(zip(self.robot.words, self.robot.numbers, strict=True))
        return ByWord(places, [kind] * len(places), [start] * ROBOTS, "robot")
