"""The balance report of burncycle: plays many games, prints the tables of docs/games/burncycle.md and draws its plots.

    python tools/burncycle_report.py [games] [worlds] [mission:seats ...]

Greedy seats imagine `worlds` worlds for each choice, 8 unless given, as the bot `greedy` does on its first level. Every
combination of mission and seats is played `games` times, 100 unless given, and random play ten times as often. The figures
are kept in docs/games/burncycle.json, combination by combination, so that a long run can be taken up again and the tables
printed without playing (`0` games). The same numbers always give the same figures.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import boardroom
from boardroom.bots.greedy import GreedyPlayer
from boardroom.bots.playout import playout

FOLDER = Path(__file__).parents[1] / "docs" / "games"
FIGURES = FOLDER / "burncycle.json"
PLOT = FOLDER / "burncycle.svg"
GAMES = 100
WORLDS = 8
RANDOM_GAMES = 10  # for each greedy one
SEATS = (1, 2, 3, 4)
REASONS = ("won", "threat", "module", "agents")
COLOURS = {"m1": "#0e7490", "m2": "#c2410c", "m3": "#6d28d9"}
Row = dict[str, Any]


def main() -> None:
    """Plays what is asked for, keeps it, prints and draws everything that is kept."""
    games, worlds = asked(1, GAMES), asked(2, WORLDS)
    game = boardroom.load("burncycle")
    missions = game.things["mission"]
    wanted = sys.argv[3:] or [f"{mission}:{seats}" for mission in missions for seats in SEATS]
    kept: dict[str, Row] = json.loads(FIGURES.read_text("utf8")) if FIGURES.exists() else {}
    for text in wanted if games else []:
        mission, seats = text.split(":")
        kept[text] = play(game, mission, int(seats), games, worlds)
        FIGURES.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf8")
        say([f"{text}: {kept[text]['reasons']}"])
    say(report(kept))
    PLOT.write_text(plot(kept), "utf8")


def asked(place: int, default: int) -> int:
    """A number of the command line."""
    return int(sys.argv[place]) if len(sys.argv) > place else default


def say(lines: Iterable[str]) -> None:
    """Prints lines at once."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


# Playing


def play(game: boardroom.Game, mission: str, seats: int, games: int, worlds: int) -> Row:
    """What so many greedy games, and ten times as many random ones, came to."""
    reasons: Counter[str] = Counter()
    agents: dict[str, list[int]] = {}
    captains: dict[str, list[int]] = {}
    rounds = threat = choices = 0
    for seed in range(games):
        state, count = greedy_game(game, mission, seats, seed, worlds)
        assert state.outcome is not None
        view, won = state.view(-1), bool(state.outcome.winners)
        reasons[state.outcome.reason] += 1
        rounds, threat, choices = rounds + view["round"], threat + view["threat"], choices + count
        for key in [seat["agent"] for seat in view["seats"]]:
            add(agents, key, won)
        add(captains, view["captain"], won)
    return {
        "games": games, "worlds": worlds, "reasons": dict(reasons), "agents": agents, "captains": captains,
        "rounds": round(rounds / games, 1), "threat": round(threat / games, 1), "choices": round(choices / games),
        "limit": view["limit"], "revision": game.revision, "random": random_wins(game, mission, seats, games * RANDOM_GAMES),
    }  # fmt: skip


def add(table: dict[str, list[int]], key: str, won: bool) -> None:
    """Counts a game and a win under this key."""
    row = table.setdefault(key, [0, 0])
    row[0] += won
    row[1] += 1


def greedy_game(game: boardroom.Game, mission: str, seats: int, seed: int, worlds: int) -> tuple[boardroom.State, int]:
    """A game between greedy seats, and how often they had a choice."""
    state = game.start(seats, seed=seed, mission=mission)
    players = [GreedyPlayer(game, seed * 4 + seat, worlds=worlds) for seat in range(seats)]
    count = 0
    while not state.over:
        seat, legal = state.seat, state.legal()
        count += len(legal) > 1
        state.play(players[seat].choose({"decider": seat}, legal, sampler(state, seat)))
    return state, count


def sampler(state: boardroom.State, seat: int) -> Callable[[boardroom.Luck], boardroom.State]:
    """Worlds as this seat imagines them."""
    return lambda luck: state.imagine(seat, luck)


def random_wins(game: boardroom.Game, mission: str, seats: int, games: int) -> list[int]:
    """How many of so many random games were won."""
    wins = 0
    for seed in range(games):
        state = game.start(seats, seed=seed, mission=mission)
        playout(state, boardroom.Luck(seed, "random play"))
        wins += bool(state.outcome and state.outcome.winners)
    return [wins, games]


# Printing


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: it holds the true share in 95 of 100 cases."""
    z = 1.96
    share, square = wins / games, z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z * (share * (1 - share) / games + square / games / 4) ** 0.5 / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def percent(wins: int, games: int) -> str:
    """A share with its interval."""
    low, high = interval(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def report(kept: dict[str, Row]) -> list[str]:
    """All tables in Markdown."""
    return [*wins_table(kept), "", *share_table(kept, "agents", "agent"), "", *share_table(kept, "captains", "captain")]


def wins_table(kept: dict[str, Row]) -> list[str]:
    """Wins, losses and lengths for each mission and number of seats."""
    rows = [
        "| mission | seats | limit | games | greedy wins (95 %) | lost by threat | by the module | by all agents | rounds | "
        "threat at the end | choices | random wins |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for text, row in sorted(kept.items()):
        mission, seats = text.split(":")
        counts = [row["reasons"].get(reason, 0) for reason in REASONS]
        cells = [mission, seats, row["limit"], row["games"], percent(counts[0], row["games"]), *counts[1:]]
        cells += [row["rounds"], row["threat"], row["choices"], f"{row['random'][0]} of {row['random'][1]}"]
        rows.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return rows


def share_table(kept: dict[str, Row], part: str, title: str) -> list[str]:
    """The wins with each agent or captain, mission by mission, all numbers of seats together."""
    missions = sorted({text.split(":")[0] for text in kept})
    sums: dict[str, dict[str, list[int]]] = {}
    for text, row in kept.items():
        for key, (wins, games) in row[part].items():
            cell = sums.setdefault(key, {}).setdefault(text.split(":")[0], [0, 0])
            cell[0] += wins
            cell[1] += games
    rows = [f"| {title} | " + " | ".join(missions) + " |", "|---" * (len(missions) + 1) + "|"]
    for key in sorted(sums):
        cells = [percent(*sums[key][mission]) if mission in sums[key] else "–" for mission in missions]
        rows.append(f"| {key} | " + " | ".join(cells) + " |")
    return rows


# Drawing


def plot(kept: dict[str, Row]) -> str:
    """Greedy's wins as bars with their intervals, in groups by the number of seats."""
    missions = sorted({text.split(":")[0] for text in kept})
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" font-family="sans-serif" font-size="12">',
        "<title>burncycle: the share of missions that greedy seats win</title>",
        '<rect width="640" height="320" fill="#ffffff"/>',
        '<rect x="48" y="118" width="572" height="72" fill="#ecfeff"/>',  # from 30 to 60 %
    ]
    for share in range(0, 101, 20):
        y = 262 - 2.4 * share
        parts.append(f'<path d="M48 {y:.1f}H620" stroke="#dddddd"/>')
        parts.append(f'<text x="40" y="{y + 4:.1f}" text-anchor="end">{share} %</text>')
    for group, seats in enumerate(SEATS):
        left = 70 + group * 140
        parts.append(
            f'<text x="{left + 48}" y="282" text-anchor="middle">{seats} seat{"s" if seats > 1 else ""}</text>'
        )
        for number, mission in enumerate(missions):
            row = kept.get(f"{mission}:{seats}")
            if row is not None:
                parts += bar(left + number * 34, row, COLOURS.get(mission, "#444444"))
    for number, mission in enumerate(missions):
        colour = COLOURS.get(mission, "#444444")
        parts.append(f'<rect x="{230 + 80 * number}" y="296" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{248 + 80 * number}" y="306">{mission}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(x: int, row: Row, colour: str) -> list[str]:
    """One bar and its interval."""
    wins, games = row["reasons"].get("won", 0), row["games"]
    low, high = (262 - 240 * share for share in interval(wins, games))
    high_of_bar = 240 * wins / games
    return [
        f'<rect x="{x}" y="{262 - high_of_bar:.1f}" width="28" height="{high_of_bar:.1f}" fill="{colour}"/>',
        f'<path d="M{x + 14} {low:.1f}V{high:.1f}M{x + 8} {low:.1f}h12M{x + 8} {high:.1f}h12" stroke="#111111"/>',
    ]


if __name__ == "__main__":
    main()
