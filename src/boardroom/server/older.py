"""Tables of older rules: by which rules they go on, and what can be told of them where there are none.

Today's rules are never run over yesterday's choices. Rules that were kept are; where they were not, what was stored is told.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from boardroom.core.event import Event, event_of
from boardroom.core.game import Game
from boardroom.core.minutes import Minutes
from boardroom.registry import games, load, rules_for
from boardroom.server.course import STORED_EVENT, plain_name, seated_event
from boardroom.server.errors import Refusal
from boardroom.server.records import ARCHIVED, BESIDE, CHOICE, GALLERY, OVER, SEAT, UNDO, Entry, Kept, Record

OPEN = (OVER, ARCHIVED)  # everything may be told

RulesWord = Literal["today", "kept", "stored"]


def rules_of(record: Record) -> Game | None:
    """The rules that this table was made with: today's, or some that were kept. None when they are not there."""
    if record.game not in games():
        return None
    game = rules_for(record.game, record.revision)
    if record.rules.origin and game.revision != record.revision:
        return None  # it began with a save, which only its own revision reads
    return game if game.has_rules(record.revision) and game.has_cards(record.content) else None


def word_for(record: Record) -> RulesWord:
    """By which rules a table is told: today's, kept ones, or none, from what was stored."""
    game = rules_of(record)
    if game is None:
        return "stored"
    return "today" if game is load(record.game) else "kept"


def looks_plain(record: Record) -> bool:
    """Must a page draw it plainly, because its views have another shape than today's, or other things lie there?"""
    game = rules_of(record)
    if game is None or game is load(record.game):
        return False
    today = load(record.game)
    return not today.has_cards(record.content) or shapes_in(game.folder) != shapes_in(today.folder)


@cache
def shapes_in(folder: Path) -> str:
    """The shapes of a game's views and events, without the name of the package."""
    files = sorted([*folder.glob("shapes.py"), *folder.glob("shapes/*.py")])
    text = "\n".join(file.read_text("utf8") for file in files)
    for package in ("games", "revisions"):
        text = text.replace(f"boardroom.{package}.{folder.name}", "")
    return text


def must_rules(record: Record) -> Game:
    """The rules of this table, or the refusal where it cannot be shown step by step."""
    game = rules_of(record)
    if game is None:
        raise Refusal("older-rules", "this game was played with older rules; its log, minutes and seed can be read")
    return game


def check_rules(kept: Kept) -> None:
    """Raises the refusal where a table cannot be shown step by step."""
    must_rules(kept.record)
    if kept.standing.status == ARCHIVED:
        raise Refusal("older-rules", "this game was ended by an upgrade; its log, minutes and seed can be read")


def is_told(kept: Kept) -> bool:
    """Is this table told from what was stored, because there are no rules for it or an upgrade has ended it?"""
    return kept.standing.status == ARCHIVED or rules_of(kept.record) is None


def stored_minutes(kept: Kept, entries: list[Entry]) -> str:
    """The minutes of a game that an upgrade ended, from its log as it is: the choices that stood, without an end."""
    stood: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == CHOICE:
            stood.append((entry.seat, entry.text))
        elif entry.kind == UNDO:
            del stood[-entry.back :]
    record, names = kept.record, [plain_name(seat) for seat in kept.seats]
    return Minutes(
        record.game, record.revision, record.content, record.seats, record.seed, record.options, names, stood
    ).write()


def stored_events(entry: Entry) -> list[Event]:
    """What was told of an entry; of one that was written before that was kept, only the choice itself."""
    events = [event_of(kept) for kept in entry.events or []]
    if entry.kind == SEAT:
        return [seated_event(entry), *events]
    if entry.kind == CHOICE and entry.events is None:
        return [Event(STORED_EVENT, entry.seat, {"notation": entry.text})]
    return events


def stored_log(kept: Kept, entries: list[Entry], seat: int, after: int = 0) -> list[dict[str, Any]]:
    """What a seat was told, as it was told then; of what came before its person sat down, what the gallery was."""
    return [told for entry in entries for told in told_of(kept, entry, seat) if told["number"] > after]


def told_of(kept: Kept, entry: Entry, seat: int) -> list[dict[str, Any]]:
    """What a seat was told of one entry, numbered; a game that is over hides nothing that anybody was told."""
    events = stored_events(entry)
    since = kept.seats[seat].since if seat >= 0 and kept.standing.status not in OPEN else 0
    first = entry.told - len(events) + 1
    return [
        {**event.shown(seat if number > since else GALLERY), "number": number}
        for number, event in enumerate(events, first)
    ]


def stored_steps(kept: Kept, entries: list[Entry], seat: int) -> list[tuple[Entry, list[dict[str, Any]]]]:
    """The steps of a replay: what was told since the one before; the first is the deal, and what came before it."""
    steps: list[tuple[Entry, list[dict[str, Any]]]] = []
    waiting: list[dict[str, Any]] = []
    for entry in entries:
        waiting += told_of(kept, entry, seat)
        started = bool(steps) or any(told["kind"] in ("table-started", "table-played-on") for told in waiting)
        if entry.kind in BESIDE and (steps or not started):
            continue
        steps.append((entry, waiting))
        waiting = []
    if waiting:
        last = steps.pop() if steps else (entries[-1], [])
        steps.append((last[0], last[1] + waiting))
    return steps
