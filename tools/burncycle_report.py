"""The balance report of burncycle: plays many games, prints the tables of docs/games/burncycle.md and draws its plots.

    python tools/burncycle_report.py [games] [worlds] [mission:seats ...]

Greedy seats imagine `worlds` worlds for each choice, 8 unless given, as the bot `greedy` does on its first level. Every
combination of mission and seats is played until there are `games` games of it, 100 unless given, and ten times as many of
random play. Every game is kept in docs/games/burncycle.json as soon as it is over, so that a long run can be taken up again
and the tables printed without playing (`0` games). Games of another revision, content or number of worlds are thrown away.
The same numbers always give the same figures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import boardroom
from boardroom.bots.greedy import GreedyPlayer
from boardroom.bots.playout import playout

FOLDER = Path(__file__).parents[1] / "docs" / "games"
FIGURES = FOLDER / "burncycle.json"
PLOT = FOLDER / "burncycle.svg"
SHARES = FOLDER / "burncycle-shares.svg"
GAMES = 100
WORLDS = 8
RANDOM_GAMES = 10  # for each greedy one
SEATS = (1, 2, 3, 4)
REASONS = ("won", "threat", "module", "agents")
COLOURS = {f"m{number + 1}": ("#0e7490", "#c2410c", "#6d28d9")[number % 3] for number in range(12)}
Row = dict[str, Any]


def main() -> None:
    """Plays what is asked for, keeps it, prints and draws everything that is kept."""
    games, worlds = asked(1, GAMES), asked(2, WORLDS)
    game = boardroom.load("burncycle")
    missions = game.things["mission"]
    wanted = sys.argv[3:] or [f"{mission}:{seats}" for mission in missions for seats in SEATS]
    kept: dict[str, Row] = json.loads(FIGURES.read_text("utf8")) if FIGURES.exists() else {}
    for text in wanted if games else []:
        row = kept[text] = usable(kept.get(text), game, worlds)
        play(game, text, row, games, lambda: FIGURES.write_text(json.dumps(kept, sort_keys=True) + "\n", "utf8"))
    say(report(kept))
    PLOT.write_text(plot(kept), "utf8")
    SHARES.write_text(shares_plot(kept), "utf8")


def asked(place: int, default: int) -> int:
    """A number of the command line."""
    return int(sys.argv[place]) if len(sys.argv) > place else default


def say(lines: Iterable[str]) -> None:
    """Prints lines at once."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


# Playing


def usable(row: Row | None, game: boardroom.Game, worlds: int) -> Row:
    """The games that were played under the same conditions, or none."""
    same = {"revision": game.revision, "content": game.content, "worlds": worlds}
    if row is None or {key: row.get(key) for key in same} != same:
        row = {**same, "games": [], "random": [0, 0]}
    return row


def play(game: boardroom.Game, text: str, row: Row, games: int, keep: Callable[[], object]) -> None:
    """Plays until there are so many greedy games, and ten times as many random ones."""
    mission, seats = text.split(":")
    for seed in range(len(row["games"]), games):
        state, choices = greedy_game(game, mission, int(seats), seed, row["worlds"])
        assert state.outcome is not None
        view: Mapping[str, Any] = state.view(-1)
        row["limit"] = view["limit"]
        row["games"].append({
            "reason": state.outcome.reason, "rounds": view["round"], "threat": view["threat"], "choices": choices,
            "floor": view["floor"], "captain": view["captain"], "agents": [seat["agent"] for seat in view["seats"]],
        })  # fmt: skip
        keep()
        say([f"{text} {seed}: {row['games'][-1]}"])
    if row["random"][1] < games * RANDOM_GAMES:
        row["random"] = random_wins(game, mission, int(seats), games * RANDOM_GAMES)
        keep()


def greedy_game(game: boardroom.Game, mission: str, seats: int, seed: int, worlds: int) -> tuple[boardroom.State, int]:
    """A game between greedy seats, and how often they had a choice."""
    state = game.start(seats, seed=seed, mission=mission)
    players = [GreedyPlayer(game, seed * 4 + seat, worlds=worlds) for seat in range(seats)]
    count = 0
    while not state.over:
        seat, legal = state.seat, state.legal()
        count += len(legal) > 1
        state.play(players[seat].choose(state.view(seat), legal, sampler(state, seat)))
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
    return [*wins_table(kept), "", *share_table(kept, "agents", "agent"), "", *share_table(kept, "captain", "captain")]


def wins_table(kept: dict[str, Row]) -> list[str]:
    """Wins, losses and lengths for each mission and number of seats."""
    rows = [
        "| mission | seats | limit | worlds | games | greedy wins (95 %) | lost by threat | by the module | by all agents | "
        "rounds | threat at the end | choices | random wins |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for text, row in sorted(kept.items()):
        mission, seats = text.split(":")
        games = row["games"]
        counts = [sum(game["reason"] == reason for game in games) for reason in REASONS]
        cells = [mission, seats, row["limit"], row["worlds"], len(games), percent(counts[0], len(games)), *counts[1:]]
        cells += [f"{mean(games, 'rounds'):.1f}", f"{mean(games, 'threat'):.1f}", f"{mean(games, 'choices'):.0f}"]
        cells.append(f"{row['random'][0]} of {row['random'][1]}")
        rows.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return rows


def mean(games: list[Row], part: str) -> float:
    """The mean of a number over games."""
    return sum(float(game[part]) for game in games) / len(games)


def wins_with(kept: dict[str, Row], part: str, mission: str) -> dict[str, tuple[int, int]]:
    """Wins and games with each agent or captain in a mission, all numbers of seats together."""
    sums: dict[str, tuple[int, int]] = {}
    for text, row in kept.items():
        for game in row["games"] if text.startswith(f"{mission}:") else []:
            for key in game[part] if isinstance(game[part], list) else [game[part]]:
                wins, games = sums.get(key, (0, 0))
                sums[key] = wins + (game["reason"] == "won"), games + 1
    return sums


def missions_of(kept: dict[str, Row]) -> list[str]:
    """The missions that were played."""
    return sorted({text.split(":")[0] for text in kept})


def share_table(kept: dict[str, Row], part: str, title: str) -> list[str]:
    """The wins with each agent or captain, mission by mission."""
    missions = missions_of(kept)
    columns = [wins_with(kept, part, mission) for mission in missions]
    rows = [f"| {title} | " + " | ".join(missions) + " |", "|---" * (len(missions) + 1) + "|"]
    for key in sorted({key for column in columns for key in column}):
        cells = [f"{percent(*column[key])}, {column[key][1]} games" if key in column else "–" for column in columns]
        rows.append(f"| {key} | " + " | ".join(cells) + " |")
    return rows


# Drawing


def plot(kept: dict[str, Row]) -> str:
    """Greedy's wins as bars with their intervals, in groups by the number of seats."""
    missions = missions_of(kept)
    parts = frame("the share of missions that greedy seats win", (30, 60))
    for group, seats in enumerate(SEATS):
        left = 70 + group * 140
        parts.append(caption(left + 48, f"{seats} seat{'s' if seats > 1 else ''}"))
        for number, mission in enumerate(missions):
            row = kept.get(f"{mission}:{seats}")
            if row is not None and row["games"]:
                wins = sum(game["reason"] == "won" for game in row["games"])
                parts += bar(left + number * 34, wins, len(row["games"]), COLOURS.get(mission, "#444444"))
    for number, mission in enumerate(missions):
        colour = COLOURS.get(mission, "#444444")
        parts.append(f'<rect x="{230 + 80 * number}" y="296" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{248 + 80 * number}" y="306">{mission}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def shares_plot(kept: dict[str, Row]) -> str:
    """The wins of the first mission with each agent, then with each captain."""
    mission = missions_of(kept)[0]
    parts = frame(f"greedy's wins of {mission} by agent and by captain")
    agents, captains = (sorted(wins_with(kept, part, mission).items()) for part in ("agents", "captain"))
    for number, (key, (wins, games)) in enumerate(agents + captains):
        left = 62 + number * 54 + (18 if number >= len(agents) else 0)
        parts.append(caption(left + 14, key))
        parts += bar(left, wins, games, COLOURS["m1"] if number < len(agents) else COLOURS["m2"])
    return "\n".join([*parts, "</svg>"]) + "\n"


def frame(title: str, aim: tuple[int, int] = (0, 0)) -> list[str]:
    """The paper, the lines and, where there is an aim, its band."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" font-family="sans-serif" font-size="12">',
        f"<title>burncycle: {title}</title>",
        '<rect width="640" height="320" fill="#ffffff"/>',
        f'<rect x="48" y="{262 - 2.4 * aim[1]:.1f}" width="572" height="{2.4 * (aim[1] - aim[0]):.1f}" fill="#ecfeff"/>',
    ]
    for share in range(0, 101, 20):
        y = 262 - 2.4 * share
        parts.append(f'<path d="M48 {y:.1f}H620" stroke="#dddddd"/>')
        parts.append(f'<text x="40" y="{y + 4:.1f}" text-anchor="end">{share} %</text>')
    return parts


def caption(x: int, text: str) -> str:
    """What stands below bars."""
    return f'<text x="{x}" y="282" text-anchor="middle">{text}</text>'


def bar(x: int, wins: int, games: int, colour: str) -> list[str]:
    """One bar and its interval."""
    low, high = (262 - 240 * share for share in interval(wins, games))
    high_of_bar = 240 * wins / games
    return [
        f'<rect x="{x}" y="{262 - high_of_bar:.1f}" width="28" height="{high_of_bar:.1f}" fill="{colour}"/>',
        f'<path d="M{x + 14} {low:.1f}V{high:.1f}M{x + 8} {low:.1f}h12M{x + 8} {high:.1f}h12" stroke="#111111"/>',
    ]


if __name__ == "__main__":
    main()
