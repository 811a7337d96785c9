"""How often burncycle is won: plays the yardsticks' games and writes the tables of docs/games/burncycle.md.

    python tools/burncycle_wins.py [--workers N] [--only TEXT] [--games N]

A cell is a bot, a mission, a number of seats and a difficulty, as in `greedy m1 2 standard`; `--only` plays the cells whose
name contains a text, `--games` at most so many in each of them, and 0 writes the tables of what is kept. What is kept in
docs/games/burncycle-wins.json are sums, written after every game; the next run goes on behind them. Sums of another
revision or content are thrown away; a mission's limits count only for their own cells, so that tuning one leaves the others.
Deals begin at one that tuning never uses. The same cells always give the same figures.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import boardroom
from boardroom.bots.processes import crew
from boardroom.core.match import Match
from boardroom.lab.arena import wilson

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

FOLDER = Path(__file__).parents[1] / "docs" / "games"
SUMS = FOLDER / "burncycle-wins.json"
PAGE = FOLDER / "burncycle.md"
BEGIN, END = "<!-- wins -->", "<!-- /wins -->"
FIRST_DEAL = 10_000  # tuning keeps to the deals before it
SEATS = (1, 2, 3, 4)
MEASURED_DEEPLY = ("m1", "m4", "m8", "m12")  # the first mission, and the last one of each corporation
DIFFICULTIES = ("relaxed", "standard", "raised", "severe")
SEARCH = "ismcts:2"
CHAIR = "colleague:5"  # on the first mission only
REASONS = ("threat", "module", "agents")
WORKED = {"terminal_done": "terminal", "card_resolved": "network"}  # kinds of events, and where they name the card
COMMON = 3  # so many of the most frequent cards are named
Sums = dict[str, Any]


class Cell(NamedTuple):
    """Who plays what."""

    bot: str
    mission: str
    seats: int
    difficulty: str

    @property
    def name(self) -> str:
        """As it is written in the file and on the command line."""
        return f"{self.bot} {self.mission} {self.seats} {self.difficulty}"


def cell_of(name: str) -> Cell:
    """The cell with this name."""
    bot, mission, seats, difficulty = name.split()
    return Cell(bot, mission, int(seats), difficulty)


class Played(NamedTuple):
    """How a game ended, and what was in it."""

    reason: str
    limit: int
    rounds: int
    parts: list[str]  # agents, and the terminals and network cards that were worked


def main() -> None:
    """Plays what is asked for, keeps it, and writes the tables."""
    asked = arguments()
    game = boardroom.load("burncycle")
    kept = kept_sums(game)
    with crew(asked.workers) as pool:
        for cell, wanted in plan(list(game.things["mission"])):
            if asked.only in cell.name:
                play_cell(cell, kept, wanted if asked.games is None else min(wanted, asked.games), pool)
    text = PAGE.read_text("utf8")
    before, rest = text.split(BEGIN)
    PAGE.write_text(before + "\n".join([BEGIN, *tables(kept["cells"]), END]) + rest.split(END)[1], "utf8")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--only", default="", help="cells whose name contains this")
    parser.add_argument("--games", type=int, help="at most so many games a cell")
    return parser.parse_args()


# Playing


def plan(missions: list[str]) -> Iterator[tuple[Cell, int]]:
    """Every cell and its number of games: the yardsticks everywhere, the rest on a mission of each kind."""
    for seats in SEATS:
        for mission in missions:
            for bot in ("plain", "greedy"):
                yield Cell(bot, mission, seats, "standard"), 40
    for difficulty in ("relaxed", "raised", "severe"):
        for mission in MEASURED_DEEPLY:
            yield Cell("greedy", mission, 2, difficulty), 20
    for mission in MEASURED_DEEPLY:
        for seats in SEATS if mission == "m1" else (2,):
            yield Cell(SEARCH, mission, seats, "standard"), 12
    yield Cell(CHAIR, "m1", 2, "standard"), 12


def kept_sums(game: boardroom.Game, file: Path = SUMS) -> Sums:
    """What was played with the same rules and content, in cells whose limit is still the same."""
    same = {"revision": game.revision, "content": content_but_limits(game.folder / "content"), "first_deal": FIRST_DEAL}
    kept: Sums = json.loads(file.read_text("utf8")) if file.exists() else {}
    if {key: kept.get(key) for key in same} != same:
        return {**same, "cells": {}}
    cells = {name: sums for name, sums in kept["cells"].items() if sums.get("limit") == limit_of(game, cell_of(name))}
    return {**same, "cells": cells}


def content_but_limits(folder: Path) -> str:
    """A digest of all content files but for the missions' limits."""
    files = {file.name: tomllib.loads(file.read_text("utf8")) for file in sorted(folder.glob("*.toml"))}
    for mission in files["missions.toml"].values():
        del mission["limits"]
    return sha256(repr(files).encode()).hexdigest()[:16]


def limit_of(game: boardroom.Game, cell: Cell) -> int:
    """The threat at which the cell's games are lost."""
    state = game.start(cell.seats, 0, mission=cell.mission, difficulty=cell.difficulty)
    view: Mapping[str, Any] = state.view(-1)
    return int(view["limit"])


def play_cell(cell: Cell, kept: Sums, wanted: int, pool: ProcessPoolExecutor) -> None:
    """Plays what is missing in a cell, and keeps every game as soon as it and those before it are over."""
    sums = kept["cells"].setdefault(cell.name, {"games": 0, "won": 0, "rounds": 0, "parts": {}, "lost": {}})
    deals = range(FIRST_DEAL + sums["games"], FIRST_DEAL + wanted)
    for played in pool.map(play, [cell] * len(deals), deals):
        add(sums, played)
        SUMS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf8")


def play(cell: Cell, deal: int) -> Played:
    """One game, with agents drawn by the deal: what a bot likes to choose must not hide what others can do."""
    game = boardroom.load("burncycle")
    players = [boardroom.bot(cell.bot, game, seed=deal * 10 + seat) for seat in range(cell.seats)]
    options = {"mission": cell.mission, "difficulty": cell.difficulty, "agents": "random"}
    match = Match(game, cell.seats, deal, players, **options).run()
    view: Mapping[str, Any] = match.state.view(-1)
    outcome = match.state.outcome
    assert outcome is not None
    parts = {seat["agent"] for seat in view["seats"]}
    for event in match.log:
        if event.kind in WORKED:
            parts.add(event.shown(-1)[WORKED[event.kind]])
    return Played(outcome.reason, view["limit"], view["round"], sorted(parts))


def add(sums: Sums, played: Played) -> None:
    """Counts one game in."""
    won = played.reason == "won"
    sums["limit"] = played.limit
    sums["games"] += 1
    sums["won"] += won
    sums["rounds"] += played.rounds
    if not won:
        sums["lost"][played.reason] = sums["lost"].get(played.reason, 0) + 1
    for part in played.parts:
        games, wins = sums["parts"].get(part, (0, 0))
        sums["parts"][part] = [games + 1, wins + won]


# Writing


def tables(cells: dict[str, Sums]) -> list[str]:
    """Wins on standard by mission and seats, those on other difficulties, then what is in them."""
    played = played_cells(cells)
    bots = ["plain", "greedy", SEARCH, CHAIR]
    lines = [
        "",
        f"| mission | seats | limit | {' | '.join(f'`{bot}`' for bot in bots)} "
        "| greedy lost by threat, module, agents | greedy's rounds |",
        "|" + "---|" * (len(bots) + 5),
    ]
    for mission, seats in dict.fromkeys((cell.mission, cell.seats) for cell, _ in played):
        of_bot = {cell.bot: sums for cell, sums in played if cell[1:] == (mission, seats, "standard")}
        if of_bot:
            row = [mission, seats, next(iter(of_bot.values()))["limit"], *(share(of_bot.get(bot)) for bot in bots)]
            lines.append(row_of([*row, *how_lost(of_bot.get("greedy"))]))
    lines += [
        "",
        "| mission | seats | difficulty | limit | `greedy` | lost by threat, module, agents | rounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for cell, sums in played:
        if cell.mission in MEASURED_DEEPLY and (cell.bot, cell.seats) == ("greedy", 2):
            lines.append(
                row_of([cell.mission, cell.seats, cell.difficulty, sums["limit"], share(sums), *how_lost(sums)])
            )
    return [*lines, "", *share_lines(cells), ""]


def row_of(parts: Sequence[object]) -> str:
    """A row of a table."""
    return "| " + " | ".join(str(part) for part in parts) + " |"


def share(sums: Sums | None) -> str:
    """The wins with their interval, as in `35 % (22 to 50) of 40`."""
    if sums is None:
        return ""
    low, high = wilson(sums["won"] / sums["games"], sums["games"])
    return f"{100 * sums['won'] / sums['games']:.0f} % ({abs(100 * low):.0f} to {100 * high:.0f}) of {sums['games']}"


def how_lost(sums: Sums | None) -> tuple[str, str]:
    """What ended the lost games, and how long all of them were."""
    if sums is None:
        return "", ""
    return ", ".join(str(sums["lost"].get(reason, 0)) for reason in REASONS), f"{sums['rounds'] / sums['games']:.1f}"


def played_cells(cells: dict[str, Sums]) -> list[tuple[Cell, Sums]]:
    """The cells with games, by mission and seats."""
    found = [(cell_of(name), sums) for name, sums in cells.items() if sums["games"]]
    return sorted(
        found, key=lambda entry: (int(entry[0].mission[1:]), entry[0].seats, DIFFICULTIES.index(entry[0].difficulty))
    )


def share_lines(cells: dict[str, Sums]) -> list[str]:
    """In what part of greedy's wins on standard a card or agent was, and how many of the games with it were won."""
    played = wins = 0
    parts: dict[str, tuple[int, int]] = {}
    for cell, sums in played_cells(cells):
        if (cell.bot, cell.difficulty) != ("greedy", "standard"):
            continue
        played += sums["games"]
        wins += sums["won"]
        for part, (games, won) in sums["parts"].items():
            before = parts.get(part, (0, 0))
            parts[part] = before[0] + games, before[1] + won
    lines = [
        f"| in greedy's {wins} wins of {played} games on standard | part of the wins | games with it | of these won |",
        "|---|---|---|---|",
    ]
    for letter in "tna":
        of_kind = sorted((part for part in parts if part[0] == letter), key=lambda part: -parts[part][1])
        for part in of_kind if letter == "a" else of_kind[:COMMON]:
            games, won = parts[part]
            lines.append(f"| {part} | {100 * won / max(1, wins):.0f} % | {games} | {100 * won / games:.0f} % |")
    return lines


if __name__ == "__main__":
    main()
