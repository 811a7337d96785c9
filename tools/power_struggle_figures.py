"""Plays Power Struggle with greedy seats and writes the figures and the plot of docs/games/power-struggle.md.

    python tools/power_struggle_figures.py [games for each number of seats]

Prints the tables in Markdown; the plot is drawn here, as plain SVG.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import boardroom

ROOT = Path(__file__).parents[1]
PLOT = ROOT / "docs" / "games" / "power-struggle.svg"
SEATS = (3, 4, 5)
WAYS = ["influence", "shares", "main", "corruption", "counsel", "archenemy"]
COLOURS = {3: "#1b6f8a", 4: "#c8792b", 5: "#6b4c8f"}


class Figures:
    """What is counted over the games with one number of seats."""

    def __init__(self, seats: int, games: int) -> None:
        self.seats = seats
        self.games = games
        self.meetings: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.ways: Counter[str] = Counter()
        self.places: Counter[int] = Counter()
        self.actions: Counter[str] = Counter()
        self.winners = 0
        for number in range(games):
            self.play(number)

    def play(self, number: int) -> None:
        """One game among greedy seats."""
        game = boardroom.load("power-struggle")
        players = [boardroom.bot("greedy", game, seed=number * 10 + seat) for seat in range(self.seats)]
        match = boardroom.Match(game, self.seats, seed=number, players=players).run()
        outcome = match.state.outcome
        assert outcome is not None
        view: Mapping[str, Any] = match.state.view(-1)
        first = match.choices[0][0]
        self.meetings[view["meeting"]] += 1
        self.winners += len(outcome.winners)
        for seat in outcome.winners:
            self.places[(seat - first) % self.seats] += 1
            self.ways.update(view["seats"][seat]["points"])
        for _, code in match.choices:
            action = game.action(code)
            if action.verb == "act":
                self.actions[action.text.removeprefix("act ")] += 1
        for event in match.log:
            if event.shown(-1)["kind"] == "turned" and event.shown(-1)["happening"] == "meeting":
                self.rounds[event.shown(-1)["round"] - 1] += 1


def share(count: int, total: int) -> str:
    """A whole percentage."""
    return f"{round(100 * count / max(1, total))} %"


def tables(rows: list[Figures]) -> str:
    """All figures in Markdown."""
    head = "| | " + " | ".join(f"{row.seats} players" for row in rows) + " |\n|---|" + "---|" * len(rows)
    lines = [head, "| games | " + " | ".join(str(row.games) for row in rows) + " |"]
    means = [sum(n * c for n, c in row.meetings.items()) / row.games for row in rows]
    lines.append("| meetings, mean | " + " | ".join(f"{mean:.1f}" for mean in means) + " |")
    for count in sorted({n for row in rows for n in row.meetings}):
        lines.append(
            f"| games of {count} meetings | " + " | ".join(share(r.meetings[count], r.games) for r in rows) + " |"
        )
    turns = [sum(row.actions.values()) / row.games / row.seats for row in rows]
    lines.append("| actions of each player, mean | " + " | ".join(f"{mean:.1f}" for mean in turns) + " |")
    for length in range(4, 8):
        counts = [share(row.rounds[length], sum(row.rounds.values())) for row in rows]
        lines.append(f"| phases of {length} rounds | " + " | ".join(counts) + " |")
    for way in WAYS:
        lines.append(
            f"| winners with the point for {way} | " + " | ".join(share(r.ways[way], r.winners) for r in rows) + " |"
        )
    for place in range(max(SEATS)):
        cells = [share(r.places[place], r.winners) if place < r.seats else "–" for r in rows]
        lines.append(f"| wins of seat {place + 1} from the start player | " + " | ".join(cells) + " |")
    for name in sorted({name for row in rows for name in row.actions}):
        counts = [share(row.actions[name], sum(row.actions.values())) for row in rows]
        lines.append(f"| action {name} | " + " | ".join(counts) + " |")
    return "\n".join(lines)


def bars(title: str, labels: list[str], rows: list[Figures], values: list[list[float]], top: int) -> list[str]:
    """One group of bars for each label, a bar for each number of seats."""
    parts = [f'<text x="20" y="{top}" class="title">{title}</text>']
    base, width = top + 130, 640 / len(labels)
    for index, label in enumerate(labels):
        left = 40 + index * width
        for number, row in enumerate(rows):
            height = 100 * values[number][index]
            x = left + number * width / 4
            told = f"{row.seats} players, {label}: {100 * values[number][index]:.0f} %"
            parts.append(
                f'<rect x="{x:.1f}" y="{base - height:.1f}" width="{width / 5:.1f}" height="{height:.1f}" '
                f'fill="{COLOURS[row.seats]}"><title>{told}</title></rect>'
            )
        parts.append(f'<text x="{left + width * 0.35:.1f}" y="{base + 16}" class="label">{label}</text>')
    parts.append(f'<line x1="30" y1="{base}" x2="690" y2="{base}" stroke="currentColor"/>')
    return parts


def plot(rows: list[Figures]) -> str:
    """Meetings, ways and seats as bars."""
    counts = list(range(2, 7))
    meetings = [[row.meetings[n] / row.games for n in counts] for row in rows]
    ways = [[row.ways[way] / row.winners for way in WAYS] for row in rows]
    places = [[row.places[place] / row.winners for place in range(max(SEATS))] for row in rows]
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 560" font-family="sans-serif" color="#333">']
    parts.append("<style>.title{font-size:15px;font-weight:bold}.label{font-size:12px;text-anchor:middle}</style>")
    parts.append('<rect width="720" height="560" fill="#fbf8f1"/>')
    parts += bars("Directors’ meetings in a game", [str(n) for n in counts], rows, meetings, 30)
    parts += bars("Winners who had the point for", WAYS, rows, ways, 210)
    parts += bars("Wins by place, from the start player", [str(n + 1) for n in range(5)], rows, places, 390)
    for number, row in enumerate(rows):
        parts.append(f'<rect x="{440 + 90 * number}" y="20" width="12" height="12" fill="{COLOURS[row.seats]}"/>')
        parts.append(f'<text x="{456 + 90 * number}" y="31" font-size="12">{row.seats} players</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Plays, prints and draws."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    rows = [Figures(seats, games) for seats in SEATS]
    sys.stdout.write(tables(rows) + "\n")
    PLOT.parent.mkdir(parents=True, exist_ok=True)
    PLOT.write_text(plot(rows), "utf8")


if __name__ == "__main__":
    main()
