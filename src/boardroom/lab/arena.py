"""Tournaments between bots: every deal is played once with each rotation of who sits where.

So every bot gets the same cards in the same seats, and luck cancels out as in duplicate bridge. Where everybody wins or loses
together, each bot plays the deal alone, in all seats. Without a time limit the same seed gives the same result, with any
number of workers.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from boardroom.bots.levels import bot
from boardroom.bots.processes import crew
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Match, Player
from boardroom.lab.ratings import rate
from boardroom.registry import load

CONFIDENCE = 1.96  # standard deviations on either side: 95 of 100

Maker = Callable[[Game, int], Player]  # a player for a game, from a seed


@dataclass(frozen=True)
class Pairing:
    """One game to be played: which bot sits at each seat of which deal."""

    game: str
    deal: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    limit: float | None
    own: Mapping[str, Maker] = field(default_factory=dict)  # players of one's own, by the name they have in `bots`
    cores: int = 1  # for each search


@dataclass(frozen=True)
class Played:
    """How it ended."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    returns: tuple[float, ...]
    choices: int


@dataclass
class Row:
    """What one bot has reached: its share of the wins against what its share of the seats would give by luck."""

    bot: str
    seats: int = 0
    wins: float = 0.0
    fair: float = 0.0
    returns: float = 0.0
    games: set[int] = field(default_factory=set)
    rating: tuple[float, float] | None = None  # and its uncertainty, where bots met

    @property
    def share(self) -> float:
        """The part of all games that was won."""
        return self.wins / len(self.games) if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Between which shares the truth lies, 95 times in 100 (Wilson's interval)."""
        return wilson(self.share, len(self.games))

    def as_dict(self) -> dict[str, Any]:
        """The row as JSON-able values."""
        low, high = self.interval()
        return {
            "bot": self.bot,
            "games": len(self.games),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "by_luck": round(self.fair / len(self.games), 4) if self.fair else None,
            "mean_return": round(self.returns / self.seats, 4),
            "rating": [round(part, 2) for part in self.rating] if self.rating else None,
        }


def pairings(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    limit: float | None,
    own: Mapping[str, Maker] | None = None,
    cores: int = 1,
) -> list[Pairing]:
    """The games of a tournament: each deal with every rotation of the bots through a drawn seating.

    `own` makes players of one's own from a game and a seed; with several workers it must be picklable.
    """
    together = load(game).cooperative
    if len(set(bots)) != len(bots) or len(bots) < (1 if together else 2):
        least = "one or more" if together else "two or more"
        raise BadOption(f"an arena of {game} needs {least} different bots, not {', '.join(bots)}")
    if len(bots) > seats and not together:
        raise BadOption(f"{len(bots)} bots do not fit at {seats} seats")
    for name in bots:
        seat_bot(name, game, 0, own or {})
    load(game).check_seats(seats, options)
    luck, made = Luck(seed, "arena"), []
    for deal in range(math.ceil(games / len(bots))):
        seating = [seat % len(bots) for seat in range(seats)]
        luck.shuffle(seating)
        for turn in range(len(bots)):
            places = [turn] * seats if together else [(place + turn) % len(bots) for place in seating]
            line_up = tuple(bots[place] for place in places)
            made.append(Pairing(game, (seed << 32) + deal, line_up, options, limit, own or {}, cores))
    return made


def play(pairing: Pairing) -> Played:
    """Plays one game to its end."""
    game = load(pairing.game)
    seats = len(pairing.bots)
    seeds = [pairing.deal * 10 + seat for seat in range(seats)]
    players = [
        seat_bot(name, pairing.game, seed, pairing.own, pairing.cores)
        for name, seed in zip(pairing.bots, seeds, strict=True)
    ]
    match = Match(game, seats, pairing.deal, players, **pairing.options).run(pairing.limit)
    outcome = match.state.outcome
    assert outcome is not None
    return Played(pairing.bots, tuple(outcome.winners), tuple(outcome.returns), len(match.choices))


def seat_bot(name: str, game: str, seed: int, own: Mapping[str, Maker], cores: int = 1) -> Any:
    """A player of one's own by its name, or else a bot."""
    return own[name](load(game), seed) if name in own else bot(name, load(game), seed=seed, cores=cores)


def run(
    games: list[Pairing], workers: int, progress: Callable[[int], None] | None = None, file: Path | None = None
) -> list[Row]:
    """Plays all games, in processes when there is more than one worker.

    With a file every game is kept there as soon as it is over; the same run goes on behind those that it finds.
    """
    results = kept_games(games, file) if file is not None else []
    if progress is not None:
        progress(len(results))
    left = games[len(results) :]
    if workers <= 1:
        collect(map(play, left), results, progress, file)
    else:
        with crew(workers) as pool:
            collect(pool.map(play, left), results, progress, file)
    return tally(results)


def collect(
    played: Iterable[Played], results: list[Played], progress: Callable[[int], None] | None, file: Path | None = None
) -> None:
    """Takes results as they come, in the order of the games."""
    for result in played:
        results.append(result)
        if file is not None:
            with file.open("a", encoding="utf8") as lines:
                lines.write(json.dumps(asdict(result)) + "\n")
        if progress is not None:
            progress(len(results))


def kept_games(games: list[Pairing], file: Path) -> list[Played]:
    """The games that are in the file already; a new file begins with what is played, and only that goes on in it."""
    game = load(games[0].game)
    first, plan = games[0], [[pairing.deal, *pairing.bots] for pairing in games]
    played = {"game": game.id, "revision": game.revision, "content": game.content, "limit": first.limit}
    mine = {**played, "options": first.options, "plan": sha256(json.dumps(plan).encode()).hexdigest()[:16]}
    if not file.exists():
        file.write_text(json.dumps(mine) + "\n", "utf8")
    head, *lines = file.read_text("utf8").splitlines()
    if json.loads(head) != mine:
        raise BadOption(f"{file} holds games of another arena; name another file with --resume")
    rows = [json.loads(line) for line in lines[: len(games)]]
    return [Played(tuple(r["bots"]), tuple(r["winners"]), tuple(r["returns"]), r["choices"]) for r in rows]


def tally(results: list[Played]) -> list[Row]:
    """Adds up the games, the best bot first."""
    rows: dict[str, Row] = {}
    for number, result in enumerate(results):
        for seat, name in enumerate(result.bots):
            row = rows.setdefault(name, Row(name))
            row.games.add(number)
            row.seats += 1
            row.fair += 1 / len(result.bots) if len(set(result.bots)) > 1 else 0
            row.returns += result.returns[seat]
            if seat in result.winners:
                row.wins += 1 / len(result.winners)
    met = [result for result in results if len(set(result.bots)) > 1]
    if met and find_spec("openskill"):
        for name, rating in rate(met).items():
            rows[name].rating = rating
    return sorted(rows.values(), key=lambda row: -row.share)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, which stays between 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    square = CONFIDENCE**2
    middle = share + square / (2 * games)
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return (middle - spread) / (1 + square / games), (middle + spread) / (1 + square / games)


def markdown(rows: list[Row]) -> str:
    """The result as a table."""
    lines = ["| bot | games | share of the wins | 95 % interval | by luck | rating |", "|---|---|---|---|---|---|"]
    for row in rows:
        low, high = row.interval()
        luck = f"{row.fair / len(row.games):.3f}" if row.fair else "–"
        rating = f"{row.rating[0]:.1f} ± {row.rating[1]:.1f}" if row.rating else "–"
        share = f"{row.share:.3f} | {low:.3f} to {high:.3f}"
        lines.append(f"| {row.bot} | {len(row.games)} | {share} | {luck} | {rating} |")
    return "\n".join(lines)
