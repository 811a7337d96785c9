"""Tables of burncycle set up by hand, with dice that show what a test needs."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import boardroom
from boardroom import Game, State
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.game import BurncycleGame
from boardroom.games.burncycle.play import Burncycle
from kit import Given

CONTENT = Path(boardroom.__file__).parent / "games" / "burncycle" / "content"
DICE = ("basic", "advanced", "elite", "cycle", "ping", "inspection", "keypad")
FACES = {
    "basic": "2", "advanced": "3", "elite": "4", "cycle": "1", "ping": "THREAT 1", "inspection": "power", "keypad": "K-OK",
}  # fmt: skip


class Cycle(Given):
    """A table whose state is known to be one of burncycle."""

    state: Burncycle

    def __init__(self, state: State) -> None:
        assert isinstance(state, Burncycle)
        super().__init__(state)


@cache
def rigged(**faces: str) -> Game:
    """The game with dice whose six faces are all the same."""
    folder = copy_of_content()
    shown = FACES | faces
    text = "\n".join(f'[{die}]\nsource = "original"\nfaces = {[shown[die]] * 6}\n' for die in DICE)
    (folder / "dice.toml").write_text(text.replace("'", '"'), "utf8")
    return boardroom.load("burncycle", content=str(folder))


def copy_of_content() -> Path:
    """A folder with the content, to be changed by a test."""
    folder = Path(tempfile.mkdtemp(prefix="burncycle-content-"))
    shutil.copytree(CONTENT, folder, dirs_exist_ok=True)
    return folder


def table(
    seats: int = 1, options: dict[str, Any] | None = None, faces: dict[str, str] | None = None, **said: Any
) -> Cycle:
    """A table without units, beads and imperatives unless they are said; the active seat is at its actions."""
    whole: dict[str, Any] = {
        "seats": seats,
        "agents": ["a1", "a2", "a3", "a5"][:seats],
        "captain": "k1",
        "ceo": "c1",
        "units": {},
        "beads": [],
        "chips": ["S", "S", "S", "S"],
        "step": "actions",
    }
    game = rigged(**(faces or {}))
    return Cycle(game.restore({"options": options or {}, "table": whole | said}))


def content_of(given: Given) -> Content:
    """What the boxes of this table hold."""
    game = given.state.game
    assert isinstance(game, BurncycleGame)
    return game._content


def robot(given: Given, name: str = "0") -> dict[str, Any]:
    """A robot as everybody sees it."""
    row: dict[str, Any] = next(row for row in given.view(-1)["robots"] if row["robot"] == name)
    return row


def unit(given: Given, name: str) -> dict[str, Any]:
    """A unit on the floor."""
    row: dict[str, Any] = next(row for row in given.view(-1)["units"] if row["unit"] == name)
    return row


def units(given: Given) -> list[str]:
    """The names of all units on the floor."""
    return [row["unit"] for row in given.view(-1)["units"]]


def seat_row(given: Given, seat: int = 0) -> dict[str, Any]:
    """A seat as everybody sees it."""
    row: dict[str, Any] = given.view(-1)["seats"][seat]
    return row


def door(given: Given, edge: str) -> dict[str, Any]:
    """A door as everybody sees it."""
    row: dict[str, Any] = next(row for row in given.view(-1)["doors"] if row["edge"] == edge)
    return row


def chips(given: Given) -> list[str | None]:
    """The chips of the cycle."""
    return [row["chip"] for row in given.view(-1)["cycle"]]


def team(given: Given) -> dict[str, int]:
    """The team reserve."""
    reserve: dict[str, int] = given.view(-1)["reserves"]["team"]
    return reserve


def through_the_turn(given: Given) -> Given:
    """Plays the rest of the turn without doing anything, up to the next decision of somebody's restart."""
    for _ in range(200):
        texts = given.legal_texts()
        if given.state.over or "begin" in texts:
            return given
        quiet = ("pass", "end actions", "end routing", "stop", "ip on")
        given.play(next((text for text in quiet if text in texts), texts[0]))
    raise AssertionError("the turn does not end")


def corporation(given: Given) -> Given:
    """Plays on until the corporation has acted."""
    before = given.view(-1)["round"]
    while not given.state.over and given.view(-1)["round"] == before:
        if "begin" in given.legal_texts():
            given.play("begin")
        through_the_turn(given)
    return given
