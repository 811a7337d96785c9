"""Sitting down to play: a new game with one person in it, or the one that was left."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from boardroom.core import minutes
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.match import Match, replay_minutes
from boardroom.registry import rules_for
from boardroom.terminal import frame, store
from boardroom.terminal.names import PERSON, check_name


def new_match(
    game: Game, seats: int | None, own: int, bots: str | None, seed: int | None, name: str | None, option: list[str]
) -> tuple[Match, int]:
    """A new game with one person in it, and that person's seat."""
    kinds = frame.read_bots(bots, game, seats, people=1)
    if not 0 <= own <= len(kinds):
        raise BadOption(f"your seat is one of 0 to {len(kinds)}, not {own}")
    names = [*kinds[:own], check_name(name if name is not None else PERSON), *kinds[own:]]
    options = frame.read_options(option)
    players = frame.players_of(names, game)
    match = Match(game, len(names), seed if seed is not None else frame.fresh_seed(), players, **options)
    match.names = names
    return match, own


def resumed(game: Game, file: Path) -> tuple[Match, int]:
    """The game that was left, and the person's seat in it: the one that no bot has."""
    if not file.exists():
        raise BadOption(f"there is no game to go on with in {file}")
    said = minutes.read(store.read(file))
    game = rules_for(game.id, said.revision, game.content_folder)
    names = (said.players + [""] * said.seats)[: said.seats]
    players = frame.players_of(names, game)
    if said.game != game.id:
        raise BadOption(f"{file} holds a game of {said.game}, not of {game.id}")
    if players.count(None) != 1:
        raise BadOption(f"{file} is not a game of one person against bots")
    match = replay_minutes(game, said, players)
    if match.over:
        raise BadOption(f"the game in {file} is over; hear it with: boardroom replay {shlex.quote(str(file))}")
    match.names = names
    return match, players.index(None)


def refuse_with_resume(**given: Any) -> None:
    """A game that goes on keeps its frame."""
    for name, value in given.items():
        if value is not None and value != []:
            raise BadOption(f"--resume goes on with the game as it was; leave out --{name}")


def resume_command(game: str, file: Path | None, content: str | None) -> str:
    """What to type to go on with this game."""
    words = ["boardroom", "play", game, "--resume"]
    words += ["--save", str(file)] if file is not None else []
    words += ["--content", content] if content is not None else []
    return shlex.join(words)
