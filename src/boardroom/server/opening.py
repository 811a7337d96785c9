"""Making tables: a new one from a wish, and the next one after a game."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.registry import games, load
from boardroom.server import seating
from boardroom.server.course import Course, as_written
from boardroom.server.errors import Refusal
from boardroom.server.fairness import seed_hash
from boardroom.server.older import must_rules
from boardroom.server.records import BOT, OPEN, SEAT, Entry, Kept, Person, Record, Rules, Seat
from boardroom.server.standing import fresh_standing, standing_after
from boardroom.server.tokens import new_seed, new_table_id
from boardroom.server.wire import NewTable, Place


@dataclass(frozen=True)
class Opened:
    """A table that is not yet kept, and the entries that filled its seats."""

    kept: Kept
    entries: list[Entry]


def open_table(wish: NewTable, host: Person, bot_wake: float) -> Opened:
    """The table somebody wishes for, or a refusal that says what to change."""
    seating.check_bot(wish.stand_in, wish.stand_in_level)
    seats = [placed(number, place, host) for number, place in enumerate(wish.places)]
    hints = has_hints(wish) if wish.hints is None else wish.hints
    rules = Rules(
        wish.title, wish.watch, wish.chat, wish.gallery_chat, hints, wish.undo, wish.deadline,
        wish.stand_in, wish.stand_in_level, hot_seat=sum(place.kind == "me" for place in wish.places) > 1,
    )  # fmt: skip
    seed = None if wish.seed is None else int(wish.seed)
    record = new_record(wish.game, len(seats), wish.options, seed, rules, wish.listed, host)
    return seated(record, seats, bot_wake)


def has_hints(wish: NewTable) -> bool:
    """What a table that does not say is given: hints where one person plays with bots, and where all win together."""
    people = sum(place.kind != "bot" for place in wish.places)
    return people == 1 or (wish.game in games() and load(wish.game).cooperative)


def open_rematch(
    kept: Kept,
    host: Person,
    bot_wake: float,
    changes: dict[str, Any] | None = None,
    unwanted: frozenset[str] = frozenset(),
) -> Opened:
    """The same table again with fresh luck, but for these options; seats of other people are kept for them, unless the host
    has blocked them.
    """
    old = kept.record
    seats = [Seat(seat.number) if seat.person in unwanted else next_seat(seat, host) for seat in kept.seats]
    options = {**old.options, **(changes or {})}
    record = new_record(old.game, old.seats, options, None, replace(old.rules, origin=""), old.listed, host)
    return seated(record, seats, bot_wake)


def next_seat(seat: Seat, host: Person) -> Seat:
    """Who sits here in the next game."""
    if seat.person == host.id:
        return host.at(seat.number)
    if seat.person is not None:
        return Seat(seat.number, OPEN, seat.person, seat.name, address=seat.address)
    return Seat(seat.number, seat.kind, None, seat.name, seat.bot, seat.level)


def placed(number: int, place: Place, host: Person) -> Seat:
    """A seat as wished."""
    if place.kind == "me":
        return host.at(number)
    if place.kind == "open":
        return Seat(number)
    seating.check_bot(place.bot, place.level)
    return Seat(number, BOT, None, "", place.bot, place.level)


def new_record(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    seed: int | None,
    rules: Rules,
    listed: bool,
    host: Person,
    by: Game | None = None,
) -> Record:
    """A record with a fresh seed unless one was chosen; raises BadOption for what the game does not have.

    It is played by today's rules, unless others are given.
    """
    if game_id not in games():
        raise Refusal("no-game", f"there is no such game; the games are {', '.join(games())}")
    game = by or load(game_id)
    try:
        checked = game.check_seats(seats, options)
    except (TypeError, ValueError) as problem:  # a value of a kind that no option has
        raise BadOption(f"these options cannot be read: {type(problem).__name__}") from None
    chosen, seed = seed is not None, new_seed() if seed is None else seed
    promise = seed_hash(game, seats, seed, checked)
    return Record(
        new_table_id(), game_id, game.revision, game.content, checked, seats, seed, chosen, promise, rules, listed,
        host.id, time.time(),
    )  # fmt: skip


def seated(record: Record, seats: list[Seat], bot_wake: float, position: dict[str, Any] | None = None) -> Opened:
    """Seats the table through its own log, so that it can be replayed from the first entry; it may begin in mid-game."""
    course, standing = Course(must_rules(record), record), fresh_standing()
    entries: list[Entry] = []
    now = time.time()
    for seat in seats:
        if seat == Seat(seat.number):
            continue
        data: dict[str, Any] = {"seat": seat.as_data(), "cause": "made"}
        if position is not None and seat is seats[-1]:
            data["position"] = position
        step = course.prospect(Entry(course.number + 1, SEAT, seat.number, "", data, None, 0, now))
        step = replace(step, entry=as_written(step, course.told))
        standing = standing_after(course, step, standing, now, bot_wake)
        course.take(step)
        entries.append(step.entry)
    return Opened(Kept(record, standing, course.seats), entries)
