"""Saving a table of Start-Up Nation as plain words and numbers, and reading whole saves back."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.pile import Pile
from boardroom.core.reading import bits, entries, flag, number_of, whole, wholes
from boardroom.games.startup_nation.content.names import CARD_NAMES, COLOURS, INTERNS, KINDS, NOTHING, card_name
from boardroom.games.startup_nation.mind.former import end_of
from boardroom.games.startup_nation.rules.decisions import DECISIONS, WORDS
from boardroom.games.startup_nation.rules.scoring import OVER
from boardroom.games.startup_nation.state.record import CARDS, ENTRIES, HIDDEN, Entry
from boardroom.games.startup_nation.state.table import EVERYTHING, RoundResult, Table

# Of each kind of entry: its word, how many numbers it has, and what each of the four in a save is.
VERBS: Final = [kind.word for kind in ENTRIES]
FIELDS: Final = [len(kind.fields) for kind in ENTRIES]
PARTS: Final = [
    [*("card" if name in CARDS else "seat" if name in kind.seats else "" for name in kind.fields), "", "", ""][:4]
    for kind in ENTRIES
]


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    game = table.game
    return {
        "game": game.id,
        "revision": game.revision,
        "content": game.content,
        "options": {
            name: value[:] if isinstance(value, list) else value for name, value in table.setup.options.items()
        },
        "luck": {"seed": table.luck.seed, "streams": {table.deck_luck.name: int(table.deck_luck.count)}},
        "table": save_table(table),
    }


def save_table(table: Table) -> dict[str, Any]:
    """What lies on the table; `hands` lists the held card first, then the active seat's second one."""
    hands = [[CARD_NAMES[card]] if card >= 0 else [] for card in table.held]
    if table.drawn >= 0:
        hands[table.active].append(CARD_NAMES[table.drawn])
    return {
        "seats": table.setup.seats,
        "interns": table.interns(),
        "round": table.round,
        "first": table.first,
        "turn": table.turn,
        "phase": table.decision.word,
        "decider": table.seat,
        "active": table.active,
        "hands": hands,
        "received": card_name(table.received),
        "passes": table.passes,
        "living": table.living_seats(),
        "deck": [[layer[0], *[CARD_NAMES[card] for card in layer[1:]]] for layer in table.deck.save()],
        "supply": table.supply,
        "tokens": [COLOURS[token] for token in table.tokens],
        "bpi": table.bpi[:],
        "scores": table.scores[:],
        "last_turn": table.last_turn[:],
        "question": [table.asker, table.asked, table.role, table.intern],
        "again": table.again,
        "record": save_record(table.record),
        "rounds": [save_result(result) for result in table.rounds],
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
    }


def save_record(entries: list[Entry]) -> list[list[Any]]:
    """What happened in a round: of each entry its word and its numbers, filled up to four."""
    return [[entry.word, *(entry.numbers() + [NOTHING] * 4)[:4]] for entry in entries]


def save_result(result: RoundResult) -> dict[str, Any]:
    """A round that is over."""
    return {
        **result.as_dict(),
        "tokens": [COLOURS[token] for token in result.tokens],
        "record": save_record(result.record),
        "knower": result.knower,
    }


def load(table: Table, saved: dict[str, Any], streams: dict[str, int]) -> None:
    """Fills a new table from a whole save."""
    load_fields(table, saved)
    load_luck(table, streams)
    for result in table.rounds:
        if result.reason == "deck" and end_of(table, result, table.scores).census() != table.box():
            raise BadSave(f"the record of round {result.number} tells of other cards than the box holds")


def load_fields(table: Table, saved: dict[str, Any]) -> None:
    """Everything that `save_table` wrote."""
    seats, most = table.setup.seats, table.setup.cap * 1000
    interns = saved["interns"]
    copies = table.setup.box.copies
    table.open_box([int(CARD_NAMES[card] in interns) if card < INTERNS else copies[card] for card in range(KINDS)])
    table.round = whole(saved["round"], "round", 1, table.setup.cap)
    table.turn = whole(saved["turn"], "turn", 0, most)
    table.first = whole(saved["first"], "first", 0, seats - 1)
    table.active = whole(saved["active"], "active", 0, seats - 1)
    table.decision = DECISIONS[number_of(saved["phase"], WORDS, "phase")]
    over = table.decision is OVER
    table.seat = whole(saved["decider"], "decider", -1 if over else 0, seats - 1)
    table.held = [card_number(hand[0]) if hand else NOTHING for hand in entries(saved["hands"], "hands", seats)]
    second = saved["hands"][table.active][1:]
    table.drawn = card_number(second[0]) if second else NOTHING
    table.received = card_number(saved["received"]) if saved["received"] else NOTHING
    table.passes = whole(saved["passes"], "passes", 0, seats)
    table.living = bits(saved["living"], "living", seats)
    if not over and (table.living_count() < 2 or not table.is_living(table.seat)):
        raise BadSave(f"living is a list of two seats or more, {table.seat} among them, not {saved['living']}")
    table.deck = Pile.restore([[int(layer[0]), *[card_number(name) for name in layer[1:]]] for layer in saved["deck"]])
    table.supply = whole(saved["supply"], "supply", 0, table.setup.bpi)
    table.tokens = [number_of(token, COLOURS, "token") for token in entries(saved["tokens"], "tokens", seats)]
    table.bpi = wholes(saved["bpi"], "bpi", seats, 0, table.setup.bpi)
    table.scores = wholes(saved["scores"], "scores", seats, 0, most)
    table.last_turn = wholes(saved["last_turn"], "last_turn", seats, 0, most)
    table.asker, table.asked, table.role, table.intern = wholes(saved["question"], "question", 4, NOTHING, KINDS)
    table.again = flag(saved["again"], "again")
    table.record = load_record(saved["record"], seats)
    table.rounds = [load_result(result, seats) for result in saved["rounds"]]
    table.outcome = Outcome(**saved["outcome"]) if saved["outcome"] is not None else None


def load_luck(table: Table, streams: dict[str, int]) -> None:
    """The deck's stream goes on where it was."""
    name = f"deck/{table.round}"
    table.deck_luck = table.luck.stream(name, streams.get(name, 0))


def load_record(rows: Any, seats: int, hidden: int = NOTHING) -> list[Entry]:
    """The entries that `save_record` wrote; `hidden` may stand for a card."""
    return [load_entry(entries(row, "an entry of a record", 5), seats, hidden) for row in entries(rows, "record")]


def load_entry(row: list[Any], seats: int, hidden: int) -> Entry:
    """A word and its numbers, of which some are seats and some are cards."""
    op = number_of(row[0], VERBS, "verb")
    numbers = [load_number(row[0], PARTS[op][place], row[1 + place], seats, hidden) for place in range(4)]
    kind: Any = ENTRIES[op]
    entry: Entry = kind(*numbers[: FIELDS[op]])
    return entry


def load_number(verb: str, part: str, number: Any, seats: int, hidden: int) -> int:
    """A number of an entry."""
    if part == "seat":
        return whole(number, f"a seat of {verb}", 0, seats - 1)
    if part == "card" and number != hidden:
        return whole(number, f"a card of {verb}", NOTHING, KINDS - 1)
    return whole(number, f"each of the numbers of {verb}", NOTHING, HIDDEN)


def load_result(saved: dict[str, Any], seats: int) -> RoundResult:
    """A round that is over."""
    knower = whole(saved["knower"], "knower", EVERYTHING, seats - 1)
    hands = [card_number(name) if name else NOTHING for name in entries(saved["hands"], "hands", seats)]
    values = [value if value is not None else 0 for value in entries(saved["values"], "values", seats)]
    points = entries(saved["points"], "points", seats)[:]
    result = RoundResult(saved["round"], saved["reason"], hands, values, points, list(saved["winners"]))
    result.next_first = saved["next_first"]
    result.tokens = [number_of(token, COLOURS, "token") for token in entries(saved["tokens"], "tokens", seats)]
    result.record = load_record(saved["record"], seats, NOTHING if knower == EVERYTHING else HIDDEN)
    result.knower = knower
    return result


def card_number(name: Any) -> int:
    """The card with this name."""
    return number_of(name, CARD_NAMES, "card")
