"""Golden games: what is kept of them, and the words in which it is said that something is different today.

Minutes are kept whole. Of random games only a line is kept, beside the revision and the content of their game.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

import boardroom
from boardroom.core import minutes
from boardroom.core.match import replay_minutes
from laws.kit import Trial
from laws.trials import name_of

FOLDER = Path(__file__).parents[1] / "golden"
WALKS = FOLDER / "walks.json"


class Rules(TypedDict):
    """With which rules the random games of a game were played."""

    revision: int
    content: str


class Kept(TypedDict):
    """What is kept of random games: the rules by game, and a line for each game of each trial."""

    games: dict[str, Rules]
    walks: dict[str, list[str]]


def kept_walks() -> Kept:
    found: Kept = json.loads(WALKS.read_text("utf8"))
    return found


def rules_of(game: boardroom.Game) -> Rules:
    return {"revision": game.revision, "content": game.content}


def line_of(trial: Trial, seed: int) -> str:
    """A random game in a line: how many choices, which end, and a digest over the saves after every choice."""
    digest, choices, end = sha256(), 0, ""
    for number, state in trial.walk(seed):
        digest.update(minutes.truth_of(state).encode())
        choices, end = number, minutes.end_line(state)
    return f"{choices} choices; {end}; {digest.hexdigest()[:16]}"


def difference_of_minutes(game: boardroom.Game, text: str) -> str:
    """What differs when these minutes are replayed, and what to run; empty when nothing does."""
    said = minutes.read(text)
    try:
        match = replay_minutes(game, said)
    except boardroom.BoardroomError as problem:
        return f"{problem}. {advice(game, said.revision)}"
    found = "the game that they tell is not over" if not match.over else difference_of_lines(text, match.minutes())
    return found and f"{found}. {advice(game, said.revision)}"


def difference_of_lines(there: str, here: str) -> str:
    """The first line that is written differently."""
    for number, (old, new) in enumerate(zip(there.splitlines(), here.splitlines(), strict=False), 1):
        if old != new:
            return f"line {number} says {old!r}; today it is written {new!r}"
    return "" if there == here else "the last lines are missing, or there are more than today"


def difference_of_walks(trial: Trial, kept: Kept) -> str:
    """What differs when these random games are played again, and what to run; empty when nothing does."""
    game, name = trial.game, name_of(trial)
    if game.id not in kept["games"] or name not in kept["walks"]:
        return f"no random games of {name} are kept yet: run make golden GAME={game.id}"
    rules = kept["games"][game.id]
    found = difference_of_rules(game, rules) or difference_of_games(trial, kept["walks"][name])
    return found and f"{found}. {advice(game, rules['revision'])}"


def difference_of_rules(game: boardroom.Game, kept: Rules) -> str:
    if kept["revision"] != game.revision:
        there, here = kept["revision"], game.revision
        return f"the random games were played with revision {there} of {game.title}; this is revision {here}"
    if kept["content"] != game.content:
        there_content = f"with content {kept['content']}; this is content {game.content}"
        return f"the random games were played with other cards or numbers of {game.title}: {there_content}"
    return ""


def difference_of_games(trial: Trial, lines: list[str]) -> str:
    """The first of these games that went another way."""
    for seed, old in enumerate(lines):
        new = line_of(trial, seed)
        if old != new:
            return f"the random game of {name_of(trial)} with seed {seed} {how_different(old, new)}"
    return ""


def how_different(old: str, new: str) -> str:
    (choices, end, digest), (choices_now, end_now, digest_now) = old.split("; "), new.split("; ")
    if (choices, end) != (choices_now, end_now):
        return f"had {choices} and ended with {end!r}; now it has {choices_now} and ends with {end_now!r}"
    return f"has as many choices and the same end, but other tables on the way: digest {digest}, now {digest_now}"


def advice(game: boardroom.Game, revision: int) -> str:
    """What to do about a difference: it is meant, or it is a mistake."""
    run = f"run make golden GAME={game.id} and write a line into CHANGELOG.md"
    if game.revision != revision:
        return f"The revision is a new one: {run}."
    where = f"games/{game.folder.name}/game.py"
    return f"If you meant to change {game.title}, raise its revision in {where}, {run}; if not, the edit is a mistake."
