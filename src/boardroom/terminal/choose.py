"""From a list of legal codes to one of them: whole choices when they are few, else one click after the other."""

from __future__ import annotations

import re
from dataclasses import dataclass

from boardroom.core.errors import IllegalAction
from boardroom.core.game import Game

FEW = 6  # so many whole choices are listed at once

Path = tuple[str, ...]


@dataclass(frozen=True)
class Pick:
    """One line of a menu: the next thing clicked (`ref`), or a whole choice when `ref` is empty.

    `code` is the choice it makes, or None when there is more to click; `note` is what a hint says about it, and `why` are
    its reasons, a sentence each.
    """

    ref: str
    code: int | None
    note: str = ""
    why: tuple[str, ...] = ()


@dataclass(frozen=True)
class Menu:
    """What may be picked after these clicks, under a title of its own where it has one."""

    clicked: Path
    picks: list[Pick]
    title: str = ""


def menu(game: Game, codes: list[int], clicked: Path = (), few: int = FEW) -> Menu:
    """The menu for these legal codes after these clicks; up to `few` choices are listed whole."""
    ways = [(path, code) for code in codes for path in click_paths(game, code) if path[: len(clicked)] == clicked]
    reachable = list(dict.fromkeys(code for _, code in ways))
    if len(reachable) <= few or len(reachable) == 1:
        return Menu(clicked, [Pick("", code) for code in reachable])
    branches: dict[str, list[tuple[Path, int]]] = {}
    for path, code in ways:
        branches.setdefault(path[len(clicked)], []).append((path, code))
    if len(branches) == 1:  # nothing to decide yet: the next click is the same for all
        return menu(game, codes, (*clicked, *branches), few)
    return Menu(clicked, [pick_of(ref, branch, clicked) for ref, branch in branches.items()])


def pick_of(ref: str, branch: list[tuple[Path, int]], clicked: Path) -> Pick:
    """A branch with one choice makes it; it is named in full where the click alone would not say all."""
    if len({code for _, code in branch}) > 1:
        return Pick(ref, None)
    path, code = branch[0]
    says_all = clicked and len(path) == len(clicked) + 1
    return Pick(ref if says_all else "", code)


def click_paths(game: Game, code: int) -> list[Path]:
    """The orders in which the things of a choice may be clicked: both for an unordered pair."""
    action = game.action(code)
    refs = action.refs
    if len(refs) < 2 or kind_of(refs[-1]) != kind_of(refs[-2]):
        return [refs]
    first, second = refs[-2:]
    turned = action.text.replace(f"{first} {second}", f"{second} {first}")
    return [refs, (*refs[:-2], second, first)] if is_also(game, turned, code) else [refs]


def is_also(game: Game, text: str, code: int) -> bool:
    """Is this another way to write the same choice?"""
    try:
        return text != str(game.action(code)) and game.code(text) == code
    except IllegalAction:
        return False


def kind_of(ref: str) -> str:
    """What kind of thing this is: seat, hand, role and so on."""
    return ref.partition(":")[0]


def read_number(line: str, count: int) -> int | None:
    """The index that this line picks from `count` lines, or None; with one line, Enter alone picks it."""
    if not line and count == 1:
        return 0
    if line.isascii() and line.isdecimal() and len(line) < 5 and 1 <= int(line) <= count:
        return int(line) - 1
    return None


def read_notation(game: Game, line: str) -> int | None:
    """The code of a typed choice, where seats may be letters (`seat:C`), or None when it is no notation."""
    text = re.sub(r"\bseat:([A-Za-z])\b", lambda found: f"seat:{ord(found[1].upper()) - ord('A')}", line)
    try:
        return game.code(text)
    except IllegalAction:
        return None
