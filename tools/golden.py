"""Takes the golden minutes and digests anew: `make golden`, together with a new revision and a line in the changelog.

    python tools/golden.py [game ...]

Without a game all of them are taken.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import boardroom
from boardroom.bots.greedy import GreedyPlayer
from boardroom.core.match import Player

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from laws.kit import digest_of_walk  # noqa: E402
from laws.trials import name_of, option_trials, plain_trials  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
LINE_UPS = ("random", "greedy", "greedy,random")  # who sits, in turn around the table
DIGESTS = range(3)


def main() -> None:
    """Writes three minutes for each game and number of seats, and digests of random games for every trial."""
    games = sys.argv[1:] or boardroom.games()
    for trial in [trial for trial in plain_trials() if trial.game.id in games]:
        for number, line_up in enumerate(LINE_UPS, 1):
            names = line_up.split(",")
            players = [player(names[s % len(names)], trial.game, seed=s) for s in range(trial.seats)]
            match = boardroom.Match(trial.game, trial.seats, seed=2026 + number, players=players).run()
            (GOLDEN / f"{trial.game.id}-{trial.seats}-{number}.minutes").write_text(match.minutes(), "utf8")
    file = GOLDEN / "digests.json"
    kept = json.loads(file.read_text("utf8"))
    digests = {
        name_of(t): [digest_of_walk(t, seed) for seed in DIGESTS] if t.game.id in games else kept[name_of(t)]
        for t in plain_trials() + option_trials()
    }
    file.write_text(json.dumps(digests, indent=1) + "\n", "utf8")


def player(name: str, game: boardroom.Game, seed: int) -> Player:
    """A bot; in the longest game greedy looks into a single world, or the goldens would take an hour."""
    return (
        GreedyPlayer(game, seed, worlds=1)
        if name == "greedy" and game.cooperative
        else boardroom.bot(name, game, seed=seed)
    )


if __name__ == "__main__":
    main()
