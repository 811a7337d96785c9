"""The minutes: a saved game as a text file that a person can read and any later version can replay.

    boardroom minutes 2
    game: startup-nation
    revision: 1
    content: 0123456789abcdef
    seats: 4
    seed: 7
    option ties: "all_tied_win"
    player 0: greedy

    1 A play recruiter seat:2
    2 C answer exact

    end: target, winners A, scores 4 1 2 0
    digest: 89ab...

Seats are letters. Blank lines and what follows a `#` are for people. The seed is in it: minutes are secret until the end.
Options at their default are not told, neither in the lines nor in the digest, so that an option that is added later changes
no minutes. In the first format the digest covered all options of its day; such minutes are checked by their choices and end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from boardroom.core.errors import BadMinutes
from boardroom.core.option import decided_options
from boardroom.core.state import State

FORMAT = 2
WHOLE_DIGEST = 1  # the format whose digest covered options at their default too
TITLE = "boardroom minutes"


@dataclass
class Minutes:
    """What the text says: the frame of the game and the choices in notation."""

    game: str
    revision: int
    content: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    choices: list[tuple[int, str]] = field(default_factory=list)  # seat, notation
    end: str = ""
    digest: str = ""
    lines: list[int] = field(default_factory=list)  # where each choice stands in the text
    format: int = FORMAT  # in which they were written; they are always written in the latest

    def write(self) -> str:
        """The text."""
        head = [
            f"{TITLE} {FORMAT}",
            f"game: {self.game}",
            f"revision: {self.revision}",
            f"content: {self.content}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
        ]
        head += [f"option {name}: {json.dumps(value)}" for name, value in sorted(self.options.items())]
        head += [f"player {seat}: {name}" for seat, name in enumerate(self.players) if name]
        body = [f"{number} {letter(seat)} {text}" for number, (seat, text) in enumerate(self.choices, 1)]
        tail = [f"end: {self.end}"] if self.end else []
        tail += [f"digest: {self.digest}"] if self.digest else []
        return "\n".join([*head, "", *body, "", *tail]).rstrip() + "\n"


def read(text: str) -> Minutes:
    """The minutes in this text, or BadMinutes that names the line and what was expected."""
    rows = [(number, line.split("#")[0].strip()) for number, line in enumerate(check_text(text).splitlines(), 1)]
    rows = [(number, line) for number, line in rows if line]
    head: dict[str, str] = {}
    minutes = Minutes("", 0, "", 0, 0, format=_read_title(rows[0][1] if rows else ""))
    for number, line in rows[1:]:
        if line[0].isdigit():
            _read_choice(minutes, number, line)
        else:
            _read_field(minutes, head, number, line)
    for key in ("game", "revision", "content", "seats", "seed"):
        if key not in head:
            raise BadMinutes(f"expected a line '{key}: …' at the top")
    minutes.game, minutes.content = head["game"], head["content"]
    minutes.end, minutes.digest = head.get("end", ""), head.get("digest", "")
    minutes.revision = _number(head["revision"], "revision")
    minutes.seats = _number(head["seats"], "seats")
    minutes.seed = _number(head["seed"], "seed")
    return minutes


def _read_title(line: str) -> int:
    """The format that the first line names."""
    for number in range(FORMAT, 0, -1):
        if line == f"{TITLE} {number}":
            return number
    raise BadMinutes(f"line 1: expected '{TITLE} {FORMAT}', or an earlier format, not {line[:60]!r}")


def check_text(text: Any) -> str:
    """The text, if it is one; the path of a file is a common slip."""
    if not isinstance(text, str):
        raise BadMinutes(f"minutes are a text, such as Path('game.minutes').read_text(), not {text!r}")
    return text


def _read_field(minutes: Minutes, head: dict[str, str], number: int, line: str) -> None:
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon:
        raise BadMinutes(f"line {number}: expected 'name: value' or a numbered choice, not {line[:60]!r}")
    if key.startswith("option "):
        try:
            minutes.options[key.removeprefix("option ").strip()] = json.loads(value)
        except ValueError:
            raise BadMinutes(f"line {number}: expected a JSON value after {key!r}, not {value[:60]!r}") from None
    elif key.startswith("player "):
        minutes.players += [""] * (
            _number(key.removeprefix("player "), f"line {number}: player") + 1 - len(minutes.players)
        )
        minutes.players[_number(key.removeprefix("player "), "player")] = value
    elif key in ("game", "revision", "content", "seats", "seed", "end", "digest"):
        if key in head:
            raise BadMinutes(f"line {number}: {key!r} stands there a second time")
        head[key] = value
    else:
        raise BadMinutes(
            f"line {number}: expected game, revision, content, seats, seed, option, player, end or digest, not {key!r}"
        )


def _read_choice(minutes: Minutes, number: int, line: str) -> None:
    count, _, rest = line.partition(" ")
    seat, _, text = rest.strip().partition(" ")
    if count != str(len(minutes.choices) + 1) or len(seat) != 1 or not seat.isupper() or not text:
        expected = f"{len(minutes.choices) + 1} <seat letter> <choice>"
        raise BadMinutes(f"line {number}: expected '{expected}', not {line[:60]!r}")
    minutes.choices.append((ord(seat) - ord("A"), text.strip()))
    minutes.lines.append(number)


def _number(text: str, what: str) -> int:
    if not text.isdecimal() or len(text) > 100:
        raise BadMinutes(f"{what}: expected a whole number, not {text[:60]!r}")
    return int(text)


def letter(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return chr(ord("A") + seat)


def end_line(state: State) -> str:
    """How the game ended, in one line."""
    outcome = state.outcome
    if outcome is None:
        return ""
    winners = " ".join(letter(seat) for seat in outcome.winners) or "nobody"
    return f"{outcome.reason}, winners {winners}, scores {' '.join(str(score) for score in outcome.scores)}"


def digest_of(state: State) -> str:
    """A short digest of the whole truth, to compare two ends of the same minutes."""
    return sha256(truth_of(state).encode()).hexdigest()[:16]


def truth_of(state: State) -> str:
    """The save as one line of text, without the options that are at their default."""
    saved = state.save()
    saved["options"] = decided_options(state.game.option_table, saved["options"])
    return json.dumps(saved, sort_keys=True)
