"""Tables of older rules: what was stored of them is told, and today's rules are never run over yesterday's choices."""

from __future__ import annotations

from boardroom.core.minutes import Minutes
from boardroom.registry import games, load
from boardroom.server.course import plain_name
from boardroom.server.errors import Refusal
from boardroom.server.records import ARCHIVED, CHOICE, UNDO, Entry, Kept, Record


def is_older(record: Record) -> bool:
    """Was this table made with other rules or cards than this server has?"""
    if record.game not in games():
        return True
    game = load(record.game)
    return (game.revision, game.content) != (record.revision, record.content)


def check_rules(kept: Kept) -> None:
    """Raises the refusal where a table cannot be shown step by step."""
    if kept.standing.status == ARCHIVED or is_older(kept.record):
        raise Refusal("older-rules", "this game was played with older rules; its minutes and its seed can be read")


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
