"""How strong the colleagues are: plays who meets whom, and writes the figures of the cards and of docs/bots.md.

    python tools/bot_cards.py [--only TEXT] [--games N] [--workers N] [--ray ADDRESS] [--out DIR]

A meeting is a game, a number of seats and two bots, as in `burn-rate 2 colleague:3 colleague:2`; `--only` plays those whose
name contains a text, `--games` at most so many games in each, and 0 writes the table of what is known. Games are kept in DIR
(`lab/cards` unless given): the same command goes on there after a stop, and with more games behind those that are over. The
same meetings always give the same figures, whether this machine plays them or a Ray cluster.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from boardroom.bots.levels import LEVELS
from boardroom.lab.arena import wilson
from boardroom.lab.running import run
from boardroom.lab.study import Study, make_study
from boardroom.registry import load

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src" / "boardroom" / "bots" / "ratings.json"  # of the sources, also when compiled rules play
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- cards -->", "<!-- /cards -->"
WANTED = 400  # games of a meeting, half of them with the seats exchanged
DEALS = 2  # played in one go: whoever stops a run loses these and no more
SEATS = {"startup-nation": (4, 5), "burn-rate": (2, 4), "power-struggle": (4, 3), "burncycle": (2, 4)}
MISSIONS = ("m1", "m4", "m8", "m12")  # the first, and the last of each corporation
Row = dict[str, Any]


class Meeting(NamedTuple):
    """Who meets whom where; a team meets nobody."""

    game: str
    seats: int
    bot: str
    against: str | None
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """As it is asked for on the command line, and the name of its folder."""
        said = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game, str(self.seats), *said, self.bot, *([self.against] if self.against else [])])


def main() -> None:
    """Plays what is asked for and writes figures and table."""
    asked = arguments()
    rows = {name_of(row): row for row in json.loads(FILE.read_text("utf8"))}
    for meeting in meetings():
        if asked.only in meeting.name and asked.games > 0:
            rows[meeting.name] = play(meeting, asked)
            sys.stdout.write(f"{meeting.name}: {share(rows[meeting.name])}\n")
            sys.stdout.flush()
            write(rows)
    write(rows)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="meetings whose name contains this")
    parser.add_argument("--games", type=int, default=WANTED, help="at most so many games a meeting")
    parser.add_argument("--workers", type=int, default=1, help="processes that play on this machine")
    parser.add_argument("--ray", help="a Ray cluster instead, as in auto or host:6379")
    parser.add_argument("--out", type=Path, default=ROOT / "lab" / "cards", help="where games are kept")
    return parser.parse_args()


def meetings() -> Iterator[Meeting]:
    """All meetings: every level against the one before and against random choices, and teams by missions."""
    for game, seats in SEATS.items():
        for count in seats:
            yield from teams(game, count) if load(game).cooperative else rivals(game, count)


def rivals(game: str, seats: int) -> Iterator[Meeting]:
    """Who meets whom in a game of rivals; in Start-Up Nation also bots that like nobody but themselves."""
    for level in range(2, LEVELS + 1):
        bot = f"colleague:{level}"
        yield Meeting(game, seats, bot, f"colleague:{level - 1}", {})
        if level > 2:  # the lowest colleague chooses at random
            yield Meeting(game, seats, bot, "random", {})
    if load(game).advice.others is not None:
        for against in ("colleague:5", "random"):
            yield Meeting(game, seats, "selfish:5", against, {})


def teams(game: str, seats: int) -> Iterator[Meeting]:
    """Every colleague plays with its own kind; with more seats the first mission only."""
    for mission in MISSIONS if seats == SEATS[game][0] else MISSIONS[:1]:
        for level in range(1, LEVELS + 1):
            yield Meeting(game, seats, f"colleague:{level}", None, {"mission": mission, "agents": "random"})


# Playing


def play(meeting: Meeting, asked: argparse.Namespace) -> Row:
    """The games of a meeting, as far as they are not kept already, and what came of them."""
    study = study_of(meeting, asked.games)
    lines = run(study, asked.out / meeting.name.replace(" ", "_"), asked.workers, asked.ray, deals=DEALS)
    won = [won_by(meeting.bot, json.loads(line)) for line in lines]
    part = sum(won) / len(won)
    low, high = (round(end, 4) for end in wilson(part, len(won)))
    return {**meeting._asdict(), "games": len(won), "share": round(part, 4), "low": abs(low), "high": high}


def study_of(meeting: Meeting, games: int) -> Study:
    """The meeting as a study of one table, in which a deal is played once for each bot."""
    line_up = [meeting.bot, *([meeting.against] if meeting.against else [])]
    said = {"name": meeting.name, "game": meeting.game, "games": -(-games // len(line_up)), "seats": meeting.seats}
    return make_study({**said, "bots": line_up, "variant": [{"name": "as printed", "options": meeting.options}]}, ROOT)


def won_by(bot: str, line: dict[str, Any]) -> float:
    """The part of a game's win that went to this bot."""
    winners = line["winners"]
    return sum(line["bots"][seat] == bot for seat in winners) / len(winners) if winners else 0.0


# Writing


def name_of(row: Row) -> str:
    """The name of the meeting that a row of the file is about."""
    return Meeting(row["game"], row["seats"], row["bot"], row["against"], row["options"]).name


def write(rows: dict[str, Row]) -> None:
    """The file of figures, a line for each meeting in the order of the plan, and the table of the page."""
    known = [rows[meeting.name] for meeting in meetings() if meeting.name in rows]
    FILE.write_text("[\n" + ",\n".join(" " + json.dumps(row) for row in known) + "\n]\n", "utf8")
    before, rest = PAGE.read_text("utf8").split(BEGIN)
    PAGE.write_text(before + "\n".join([BEGIN, "", *tables(known), "", END]) + rest.split(END)[1], "utf8")


def tables(known: Sequence[Row]) -> list[str]:
    """Games of rivals, then teams with a column for each colleague."""
    lines = ["| game | seats | bot | against | share of the wins |", "|---|---|---|---|---|"]
    for row in known:
        if row["against"] is not None:
            bots = f"`{row['bot']}` | `{row['against']}`"
            lines.append(f"| {row['game']} | {row['seats']} | {bots} | {share(row)} |")
    levels = [f"colleague:{level}" for level in range(1, LEVELS + 1)]
    lines += [
        "",
        f"| burncycle | seats | {' | '.join(f'`{bot}`' for bot in levels)} |",
        "|---|---" + "|---" * LEVELS + "|",
    ]
    played = {(row["options"]["mission"], row["seats"], row["bot"]): row for row in known if row["against"] is None}
    for mission, seats in dict.fromkeys(key[:2] for key in played):
        cells = (share(played.get((mission, seats, bot))) for bot in levels)
        lines.append(f"| {mission} | {seats} | {' | '.join(cells)} |")
    return lines


def share(row: Row | None) -> str:
    """A share with its interval, as in `62 % (57 to 67) of 400`."""
    if row is None:
        return ""
    return f"{100 * row['share']:.0f} % ({100 * row['low']:.0f} to {100 * row['high']:.0f}) of {row['games']}"


if __name__ == "__main__":
    main()
