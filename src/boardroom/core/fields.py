"""One description of a table: what each field may be, how it is saved and copied, and who may see it.

A game lists its fields once (`state/fields.py`). Empty tables, saves, reading them back with bounds, and what a table set up
by hand may say follow from the list; the copies of the search too, as code that `tools/twins.py` writes from it. A *kind*
knows the values: a number between bounds, a name out of a list, several of them. A *field* gives a kind its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.pile import Pile
from boardroom.core.reading import entries, flag, number_of, whole
from boardroom.core.state import State

# Who may see a field.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  # the seat whose entry of the list it is
NOBODY: Final = "nobody"
SOME: Final = "some"  # as the rules have it

# How a copy gets a field.
SHARED: Final = "shared"  # the same value: it never changes, or is replaced when it does
SLICED: Final = "sliced"  # a list of its own
COPIED: Final = "copied"  # by the value's own `copy`
FORGOTTEN: Final = "forgotten"  # None: what was concluded from one table is concluded anew from another


SHUFFLED: Final = "shuffled"  # in place of who knows a layer of a pile: nobody knows its order
MOST_SEATS: Final = 30  # of the largest table
PARTS_OF_ENDING: Final = ["reason", "scores", "returns", "winners", "capped"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value may be, and how it is written in a save."""

    copied: str = SHARED

    def fresh(self, start: Any) -> Any:
        """The value on an empty table."""
        return start

    def write(self, value: Any) -> Any:
        """The value as JSON has it; it shares nothing with the table."""
        return value

    def read(self, said: Any, what: str) -> Any:
        """The value that was written, or BadSave with what was expected."""
        raise NotImplementedError


class Whole(Kind):
    """A whole number between two bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, said: Any, what: str) -> Any:
        """Within the bounds."""
        return whole(said, what, self.low, self.high)


class Flag(Kind):
    """True or False."""

    def read(self, said: Any, what: str) -> Any:
        """Nothing else."""
        return flag(said, what)


class Named(Kind):
    """A number that stands for one of these names; `noun` is a word that takes an s. Below zero it is nothing."""

    def __init__(self, names: Sequence[str], noun: str, may_be_nothing: bool = False) -> None:
        self.names = names
        self.noun = noun
        self.may_be_nothing = may_be_nothing

    def write(self, value: Any) -> Any:
        """The name, or None."""
        return self.names[value] if value >= 0 else None

    def read(self, said: Any, what: str) -> Any:
        """The place of the name; -1 for None."""
        return -1 if said is None and self.may_be_nothing else number_of(said, self.names, self.noun)


class Members(Kind):
    """A set as bits, written as the list of its members: names, or numbers where the names are numbers."""

    def __init__(self, names: Sequence[Any], noun: str) -> None:
        self.names = names
        self.noun = noun

    def fresh(self, start: Any) -> Any:
        """Empty, unless it is said."""
        return 0 if start is None else start

    def write(self, value: Any) -> Any:
        """In the order of the names."""
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def read(self, said: Any, what: str) -> Any:
        """Each a member, in any order."""
        total = 0
        for name in entries(said, what):
            total |= 1 << number_of(name, self.names, self.noun)
        return total


class Each(Kind):
    """A list with one value for each of so many: seats, departments, dice."""

    copied: str = SLICED

    def __init__(self, count: int, kind: Kind) -> None:
        self.count = count
        self.kind = kind

    def fresh(self, start: Any) -> Any:
        """The same for all."""
        return [self.kind.fresh(start) for _ in range(self.count)]

    def write(self, value: Any) -> Any:
        """One after the other."""
        return [self.kind.write(one) for one in value]

    def read(self, said: Any, what: str) -> Any:
        """As many as there are."""
        each = f"each of {what}"
        return [self.kind.read(one, each) for one in entries(said, what, self.count)]


class Many(Kind):
    """A list of any length."""

    copied: str = SLICED

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def fresh(self, start: Any) -> Any:
        """Empty."""
        return []

    def write(self, value: Any) -> Any:
        """One after the other."""
        return [self.kind.write(one) for one in value]

    def read(self, said: Any, what: str) -> Any:
        """Every one of the kind."""
        each = f"each of {what}"
        return [self.kind.read(one, each) for one in entries(said, what)]


class Layers(Kind):
    """A pile from top to bottom: `["shuffled", cards…]`, or one card and the seats that know it, `[[0, 2], card]`."""

    copied: str = COPIED

    def __init__(self, names: Sequence[str], noun: str) -> None:
        self.names = names
        self.noun = noun

    def write(self, value: Any) -> Any:
        """Of each layer who knows it, and its cards."""
        return [[written_knowers(layer[0]), *[self.names[card] for card in layer[1:]]] for layer in value.save()]

    def fresh(self, start: Any) -> Any:
        """Empty."""
        return Pile()

    def read(self, said: Any, what: str) -> Any:
        """A pile with these layers."""
        layers = [self.layer(entries(layer, f"each layer of {what}"), what) for layer in entries(said, what)]
        return Pile.restore(layers)

    def layer(self, said: list[Any], what: str) -> list[int]:
        """Who knows it, as bits, or -1; then its cards."""
        if len(said) < 2 or (said[0] != SHUFFLED and len(said) > 2):
            raise BadSave(f"each layer of {what} is ['shuffled', cards...] or [[seats], card], not {said!r}")
        return [read_knowers(said[0], what), *[number_of(name, self.names, self.noun) for name in said[1:]]]


def written_knowers(knowers: int) -> Any:
    """The seats that know a layer, or that it was shuffled."""
    return [seat for seat in range(MOST_SEATS) if knowers >> seat & 1] if knowers >= 0 else SHUFFLED


def read_knowers(said: Any, what: str) -> int:
    """The seats as bits; -1 for what was shuffled."""
    if said == SHUFFLED:
        return -1
    knowers = 0
    for seat in entries(said, f"the seats that know a card of {what}"):
        knowers |= 1 << whole(seat, f"a seat that knows a card of {what}", 0, MOST_SEATS - 1)
    return knowers


class Ending(Kind):
    """How the game ended; None until then."""

    def write(self, value: Any) -> Any:
        """As a dict."""
        return value.as_dict() if value is not None else None

    def read(self, said: Any, what: str) -> Any:
        """As it was."""
        if said is None:
            return None
        if not isinstance(said, dict) or sorted(said) != sorted(PARTS_OF_ENDING):
            raise BadSave(f"{what} is nothing, or a dict of {', '.join(PARTS_OF_ENDING)}, not {said!r}")
        lists = [entries(said[name], f"{what}.{name}") for name in ("scores", "returns", "winners")]
        return Outcome(str(said["reason"]), lists[0], lists[1], lists[2], flag(said["capped"], f"{what}.capped"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a table.

    Attributes:
        name: What the class calls it.
        kind: What it may be; None for what is laid by the game itself and not saved, such as luck.
        start: What an empty table has; every entry of a list has it.
        key: What a save calls it.
        seen: Who may see it: EVERYBODY, OWNER, SOME or NOBODY.
        saved: Whether it stands in a save; what follows from other fields does not.
        by_hand: Whether a table set up by hand may say it as a save would.
        copied: How a copy gets it: SHARED, SLICED, COPIED or FORGOTTEN.
    """

    def __init__(
        self,
        name: str,
        kind: Kind | None,
        start: Any = None,
        key: str = "",
        seen: str = EVERYBODY,
        saved: bool = True,
        by_hand: bool = False,
        copied: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.key = key or name
        self.seen = seen
        self.saved = saved and kind is not None
        self.by_hand = by_hand
        self.copied = copied or (kind.copied if kind is not None else SHARED)

    def lay(self, table: State) -> None:
        """Puts its first value on an empty table, if it is known already."""
        if self.kind is not None:
            setattr(table, self.name, self.kind.fresh(self.start))

    def save(self, table: State) -> Any:
        """What a save says of it."""
        assert self.kind is not None
        return self.kind.write(getattr(table, self.name))

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Takes it from a save."""
        assert self.kind is not None
        setattr(table, self.name, self.kind.read(saved[self.key], self.key))

    def take(self, table: State, said: Any) -> None:
        """Takes it from a table set up by hand; a list may say it for some only, as a dict or with None for the others."""
        if not isinstance(self.kind, Each):
            self.load(table, {self.key: said})
            return
        values: list[Any] = getattr(table, self.name)[:]  # which other tables may share
        for place, value in for_some(said, self.key, self.kind.count).items():
            values[place] = self.kind.kind.read(value, self.key)
        setattr(table, self.name, values)


def for_some(said: Any, key: str, count: int) -> dict[int, Any]:
    """What is said for some of the entries of a list: a dict by number, or a list with None for the others."""
    if isinstance(said, list) and len(said) == count:
        return {place: value for place, value in enumerate(said) if value is not None}
    if not isinstance(said, dict) or any(str(place) not in [str(p) for p in range(count)] for place in said):
        raise BadSave(f"{key} is a dict by seat, or a list of {count}, not {said!r}")
    return {int(place): value for place, value in said.items()}


def lay_fields(table: State, fields: list[Field]) -> None:
    """An empty table."""
    for field in fields:
        field.lay(table)


def save_fields(table: State, fields: list[Field]) -> dict[str, Any]:
    """What a save says of all of them, in their order."""
    return {field.key: field.save(table) for field in fields if field.saved}


def save_whole(
    table: State, options: dict[str, Any], seats: int, fields: list[Field], seed: int, streams: dict[str, int]
) -> dict[str, Any]:
    """The whole truth about a table, with what is needed to know which game it is of."""
    game = table.game
    return {
        "game": game.id,
        "revision": game.revision,
        "content": game.content,
        "options": {name: value[:] if isinstance(value, list) else value for name, value in options.items()},
        "luck": {"seed": seed, "streams": streams},
        "table": {"seats": seats, **save_fields(table, fields)},
    }


def load_fields(table: State, saved: dict[str, Any], fields: list[Field]) -> None:
    """Takes all of them from a save, in their order."""
    for field in fields:
        if field.saved:
            field.load(table, saved)


def take_fields(table: State, said: dict[str, Any], fields: list[Field]) -> None:
    """Takes from a table set up by hand those that it says and may say; the others stay as they are."""
    for field in fields:
        if field.by_hand and field.key in said:
            field.take(table, said[field.key])


def keys_by_hand(fields: list[Field]) -> list[str]:
    """The keys that a table set up by hand may say as a save would."""
    return [field.key for field in fields if field.by_hand]
