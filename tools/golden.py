"""Takes the golden minutes and random games anew, together with a new revision and a line in the changelog.

    python tools/golden.py [game ...]

Without a game all of them are taken; `make golden GAME=burn-rate` takes those of one.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import boardroom
from boardroom.bots.greedy import GreedyPlayer
from boardroom.core import minutes
from boardroom.core.match import Player, replay_minutes

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from kit import golden  # noqa: E402
from laws.kit import Trial  # noqa: E402
from laws.trials import name_of, option_trials, plain_trials  # noqa: E402

LINE_UPS = ("random", "greedy", "greedy,random")  # who sits, in turn around the table
SEEDS = range(3)


def main() -> None:
    """Three minutes for each game and number of seats, and three random games of every trial."""
    games = sys.argv[1:] or boardroom.games()
    unknown = [game for game in games if game not in boardroom.games()]
    if unknown:
        raise SystemExit(f"there is no game {unknown[0]!r}; the games are {', '.join(boardroom.games())}")
    write_minutes(games)
    kept = walks(games)
    golden.WALKS.write_text(json.dumps(kept, indent=1) + "\n", "utf8")


def write_minutes(games: list[str]) -> None:
    """The whole minutes of games between bots; those whose choices still lead to the same end keep every choice."""
    for trial in [trial for trial in plain_trials() if trial.game.id in games]:
        for number, line_up in enumerate(LINE_UPS, 1):
            file = golden.FOLDER / f"{trial.game.id}-{trial.seats}-{number}.minutes"
            match = played_again(trial.game, file)
            if match is None:
                sys.stdout.write(f"{file.name}: plays another game now\n")
                match = played_anew(trial, line_up.split(","), 2026 + number)
            file.write_text(match.minutes(), "utf8")


def played_again(game: boardroom.Game, file: Path) -> boardroom.Match | None:
    """The match with the choices of these minutes under today's rules; None if they cannot be made or end otherwise."""
    if not file.exists():
        return None
    said = minutes.read(file.read_text("utf8"))
    try:
        return replay_minutes(game, replace(said, revision=game.revision, content=game.content, digest=""))
    except boardroom.BadMinutes:
        return None


def played_anew(trial: Trial, names: list[str], seed: int) -> boardroom.Match:
    """A match between these bots, who sit in turn around the table."""
    players = [player(names[seat % len(names)], trial.game, seed=seat) for seat in range(trial.seats)]
    return boardroom.Match(trial.game, trial.seats, seed=seed, players=players).run()


def walks(games: list[str]) -> golden.Kept:
    """The random games of these games anew, and those of the others as they are."""
    kept = golden.kept_walks()
    rules = kept["games"] | {name: golden.rules_of(boardroom.load(name)) for name in games}
    trials = plain_trials() + option_trials()
    anew = {name_of(t): [golden.line_of(t, seed) for seed in SEEDS] for t in trials if t.game.id in games}
    lines = kept["walks"] | anew
    return {"games": rules, "walks": {name: lines[name] for name in map(name_of, trials) if name in lines}}


def player(name: str, game: boardroom.Game, seed: int) -> Player:
    """A bot; in the longest game greedy looks into a single world, or the goldens would take an hour."""
    return (
        GreedyPlayer(game, seed, worlds=1)
        if name == "greedy" and game.cooperative
        else boardroom.bot(name, game, seed=seed)
    )


if __name__ == "__main__":
    main()
