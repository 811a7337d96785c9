"""A study: which games to play to learn what. It is a TOML file, checked when it is read; see docs/lab.md.

A study has tables: each of its variants (options and card changes) with each number of seats and each line-up of bots. The
same deal number means the same cards at every table, so variants are compared deal by deal.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from boardroom.bots.levels import bot
from boardroom.core.errors import BoardroomError
from boardroom.core.game import Game
from boardroom.lab.content import Files, changed, files_of, load_with
from boardroom.registry import load
from boardroom.version import __version__

KEYS = ("name", "game", "games", "seed", "seats", "bots", "line_ups", "variant", "curves", "things")
VARIANT_KEYS = ("name", "options", "content", "changes", "seats")
CURVE_KEYS = ("by", "of_seats", "of_table", "only")
THING_KEYS = ("verbs", "kinds")
WHOLE_ACTION = "action"  # as a kind of thing: the choice itself, in notation


class BadStudy(BoardroomError):  # noqa: N818
    """A study that cannot be run; the message names the file, the place in it and what was expected."""


@dataclass(frozen=True)
class Table:
    """One kind of table in a study: a variant, so many seats, a line-up."""

    number: int
    variant: str
    seats: int
    line_up: tuple[str, ...]
    options: dict[str, Any]
    files: Files | None  # the cards, where they are not the game's own

    @property
    def rotations(self) -> int:
        """How often a deal is played, so that every bot of the line-up sits at every seat as often as the others."""
        return len(self.line_up) if len(set(self.line_up)) > 1 else 1


@dataclass(frozen=True)
class Study:
    """A study that can be run."""

    name: str
    game: str
    games: int
    seed: int
    tables: tuple[Table, ...]
    by: str  # the number in the view that counts time in curves
    of_seats: tuple[str, ...] = ()
    of_table: tuple[str, ...] = ()
    only: str = ""  # seats count in curves while this is true of them
    verbs: tuple[str, ...] = ()  # choices with these verbs count as using a thing; all do when none is named
    kinds: tuple[str, ...] = ()  # what sort of thing, as in card

    @property
    def base(self) -> str:
        """The variant that the others are compared with."""
        return self.tables[0].variant

    def fingerprint(self) -> str:
        """What the results depend on, other than how many games there are."""
        game = load(self.game)
        tables = [(t.variant, t.seats, t.line_up, t.options, t.files) for t in self.tables]
        parts = [__version__, self.game, game.revision, game.content, self.seed, tables]
        parts += [self.by, self.of_seats, self.of_table, self.only, self.verbs, self.kinds]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def read_study(file: Path, games: int | None = None) -> Study:
    """The study in this file, with another number of games if one is given."""
    try:
        said = tomllib.loads(file.read_text("utf8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadStudy(f"{file}: not a TOML file: {problem}") from None
    try:
        return make_study(said, file.parent, games)
    except BoardroomError as problem:
        raise BadStudy(f"{file}: {problem}") from None


def make_study(said: dict[str, Any], folder: Path, games: int | None = None) -> Study:
    """The study these values say; `folder` is where its content folders are looked for."""
    check_keys("a study", said, KEYS)
    game = load(want(said, "game", str))
    curves, things = want(said, "curves", dict, {}), want(said, "things", dict, {})
    check_keys("[curves]", curves, CURVE_KEYS)
    check_keys("[things]", things, THING_KEYS)
    study = Study(
        name=want(said, "name", str),
        game=game.id,
        games=at_least_one(games if games is not None else want(said, "games", int)),
        seed=want(said, "seed", int, 1),
        tables=tuple(tables_of(said, game, folder)),
        by=want(curves, "by", str, "round"),
        of_seats=words(curves, "of_seats"),
        of_table=words(curves, "of_table"),
        only=want(curves, "only", str, ""),
        verbs=words(things, "verbs"),
        kinds=words(things, "kinds"),
    )
    check_paths(study, game)
    return study


def tables_of(said: dict[str, Any], game: Game, folder: Path) -> Iterator[Table]:
    """All tables, the first variant's first."""
    line_ups = line_ups_of(said, game)
    number = 0
    for variant in variants_of(said):
        name = want(variant, "name", str)
        try:
            files = card_files(variant, game, folder)
            dealt = load_with(game, files)
            for seats in numbers(variant, "seats") or numbers(said, "seats") or [game.min_seats]:
                options = want(variant, "options", dict, {})
                dealt.check_seats(seats, options)
                for line_up in line_ups:
                    if len(line_up) > seats:
                        raise BadStudy(f"{len(line_up)} bots do not fit at {seats} seats")
                    yield Table(number, name, seats, line_up, options, files)
                    number += 1
        except BoardroomError as problem:
            raise BadStudy(f"variant {name!r}: {problem}") from None


def variants_of(said: dict[str, Any]) -> list[dict[str, Any]]:
    """The variants, each with its own name; without any, the game as it is."""
    variants = want(said, "variant", list, []) or [{"name": "as printed"}]
    for variant in variants:
        if not isinstance(variant, dict):
            raise BadStudy(f"variants are written [[variant]], not {variant!r}")
        check_keys("a variant", variant, VARIANT_KEYS)
    names = [want(variant, "name", str) for variant in variants]
    for name in names:
        if names.count(name) > 1:
            raise BadStudy(f"two variants are called {name!r}")
    return variants


def line_ups_of(said: dict[str, Any], game: Game) -> list[tuple[str, ...]]:
    """Who plays: `bots` is one line-up, `line_ups` several; a line-up is repeated around the table."""
    if ("bots" in said) == ("line_ups" in said):
        raise BadStudy('a study has either bots = ["greedy"] or line_ups = [["greedy"], ["greedy", "random"]]')
    given = want(said, "line_ups", list, []) or [want(said, "bots", list, [])]
    for line_up in given:
        if not isinstance(line_up, list) or not line_up or not all(isinstance(name, str) for name in line_up):
            raise BadStudy(f"a line-up is a list with one or more names of bots, not {line_up!r}")
        for name in line_up:
            bot(name, game, seed=0)
    return [tuple(line_up) for line_up in given]


def card_files(variant: dict[str, Any], game: Game, folder: Path) -> Files | None:
    """A variant's own cards, or None for the game's."""
    content = want(variant, "content", str, "")
    changes = want(variant, "changes", list, [])
    if not content and not changes:
        return None
    if content and not (folder / content).is_dir():
        raise BadStudy(f"there is no folder {content!r} beside the study")
    return changed(files_of(game, folder / content if content else None), changes)


def check_paths(study: Study, game: Game) -> None:
    """Every curve and thing a study names must exist in this game."""
    view = game.start(study.tables[0].seats, 0, **study.tables[0].options).view(-1)
    known(f"{game.title}'s view", [study.by, *[path.split(".")[0] for path in study.of_table]], list(view))
    row = view["seats"][0]
    asked = [path.split(".")[0] for path in (*study.of_seats, *([study.only] if study.only else []))]
    known(f"a seat in {game.title}'s view", asked, list(row))
    verbs = sorted({action.verb for action in game.actions})
    known(f"the verbs of {game.title}", list(study.verbs), verbs)
    params = {name for action in game.actions for name in action.params}
    known(f"what {game.title}'s actions name", list(study.kinds), [*sorted(params), WHOLE_ACTION])


def known(where: str, asked: list[str], there: list[str]) -> None:
    """Raises BadStudy for the first name that is not there."""
    for name in asked:
        if name not in there:
            near = get_close_matches(name, there, n=1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            raise BadStudy(f"there is no {name!r} in {where}{hint}; there are {', '.join(there)}")


def check_keys(where: str, said: dict[str, Any], allowed: tuple[str, ...]) -> None:
    """Raises BadStudy for a key that nobody reads."""
    known(where, list(said), list(allowed))


def want(said: dict[str, Any], key: str, kind: type, default: Any = None) -> Any:
    """The value of a key if it is of this kind; without a default the key must be there."""
    if key not in said and default is not None:
        return default
    value = said.get(key)
    if not isinstance(value, kind) or isinstance(value, bool) or (isinstance(value, int) and value < 0):
        names = {str: "a text", int: "a whole number, 0 or more", list: "a list", dict: "a table of values"}
        there = f"not {value!r}" if key in said else "and it is missing"
        raise BadStudy(f"{key} is {names[kind]}, {there}")
    return value


def words(said: dict[str, Any], key: str) -> tuple[str, ...]:
    """A list of texts."""
    values = want(said, key, list, [])
    if not all(isinstance(value, str) for value in values):
        raise BadStudy(f"{key} is a list of texts, not {values!r}")
    return tuple(values)


def numbers(said: dict[str, Any], key: str) -> list[int]:
    """A list of different whole numbers, or one number alone."""
    values = said.get(key, [])
    listed = values if isinstance(values, list) else [values]
    if not all(isinstance(value, int) and not isinstance(value, bool) for value in listed):
        raise BadStudy(f"{key} is a list of whole numbers, not {values!r}")
    return list(dict.fromkeys(listed))


def at_least_one(games: int) -> int:
    """The number of games, if there are any."""
    if games < 1:
        raise BadStudy(f"games is a whole number, 1 or more, not {games}")
    return games
