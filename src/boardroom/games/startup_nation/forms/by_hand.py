"""Setting up a table by hand: what is said is taken as it is, the rest is filled in with legal things.

See docs/tables-by-hand.md for what it may say.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import keys_by_hand, take_fields
from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.reading import check_keys, number_of
from boardroom.games.startup_nation.content.names import CARD_NAMES, COLOURS, INTERNS, KINDS
from boardroom.games.startup_nation.rules.scoring import is_decided
from boardroom.games.startup_nation.rules.turn import await_play, begin_turn
from boardroom.games.startup_nation.state.record import Drew, Laid
from boardroom.games.startup_nation.state.table import Table

SPECIAL: Final = ("seats", "interns", "hands", "deck", "discard", "tokens", "out")


def set_up(table: Table, said: dict[str, Any]) -> None:
    """Fills a new table; the active seat is at its choice of a card to play."""
    check_keys(said, [*SPECIAL, *keys_by_hand(table.setup.fields)])
    set_numbers(table, said)
    set_public(table, said)
    spare = Luck(table.luck.seed).stream("set-up")
    hands = named_hands(table, said)
    deck = named_cards("deck", said.get("deck", []))
    discard = named_cards("discard", said.get("discard", []))
    table.open_box(choose_interns(table, said, [card for hand in hands for card in hand] + deck + discard, spare))
    rest = unnamed(table, hands, deck + discard)
    spare.shuffle(rest)
    for seat in table.living_seats():
        if not hands[seat]:
            hands[seat] = [pop(rest)]
        table.held[seat] = hands[seat][0]
    table.record = [Laid(card) for card in discard]
    table.deck = Pile(rest)
    for card in reversed(deck):
        table.deck.put_on_top(card)
    table.deck_luck = table.luck.stream(f"deck/{table.round}")
    begin(table, hands[table.active])


def set_numbers(table: Table, said: dict[str, Any]) -> None:
    """The round, whose turn it is, points and BPI tokens, of which the rest lies in the supply."""
    table.round = 1
    take_fields(table, said, table.setup.fields)
    if "first" not in said:
        table.first = table.active
    table.supply = table.setup.bpi - sum(table.bpi)
    if table.supply < 0:
        raise BadSave(f"bpi adds up to {sum(table.bpi)}; there are {table.setup.bpi}")


def set_public(table: Table, said: dict[str, Any]) -> None:
    """The alliance tokens, and who is out."""
    seats = table.setup.seats
    tokens = said.get("tokens", [COLOURS[token] for token in table.setup.box.tokens])
    if not isinstance(tokens, list) or sorted(map(str, tokens)) != sorted(COLOURS[t] for t in table.setup.box.tokens):
        raise BadSave(
            f"the alliance tokens are {[COLOURS[t] for t in table.setup.box.tokens]} in some order, not {tokens}"
        )
    table.tokens = [COLOURS.index(token) for token in tokens]
    out = said.get("out", [])
    if not isinstance(out, list) or any(seat not in range(seats) for seat in out) or table.active in out:
        raise BadSave(f"out is a list of seats without the active seat {table.active}, not {out!r}")
    table.living = sum(1 << seat for seat in range(seats) if seat not in out)
    if is_decided(table):
        raise BadSave(f"with seats {table.living_seats()} left the round would be over (SN-38)")


def named_hands(table: Table, said: dict[str, Any]) -> list[list[int]]:
    """One card for a living seat, one or two for the active one, none for a seat that is out."""
    seats = table.setup.seats
    given = said.get("hands", [None] * seats)
    if not isinstance(given, list) or len(given) != seats:
        raise BadSave(f"hands is a list with one entry for each of {seats} seats: a list of cards or None")
    hands = [named_cards("hands", hand or []) for hand in given]
    for seat, hand in enumerate(hands):
        most = 0 if not table.is_living(seat) else 2 if seat == table.active else 1
        if len(hand) > most:
            raise BadSave(f"seat {seat} may hold {most} cards here, not {len(hand)}")
    return hands


def choose_interns(table: Table, said: dict[str, Any], named: list[int], spare: Luck) -> list[int]:
    """The box of this table: the interns that are named first, then others as the options say."""
    box = table.setup.box
    agreed = table.setup.given_interns()
    interns = named_cards("interns", said["interns"]) if "interns" in said else agreed
    if agreed is not None and interns != agreed:
        raise BadSave(f"the option interns names {[CARD_NAMES[card] for card in agreed]}, this table others")
    if interns is None:
        interns = sorted({card for card in named if card < INTERNS})
        others = [card for card in range(INTERNS) if card not in interns]
        spare.shuffle(others)
        interns += others[: max(0, box.interns - len(interns))]
    wanted = INTERNS if table.setup.options["interns"] == "all_seven" else box.interns
    if len(set(interns)) != wanted or max(interns) >= INTERNS:
        raise BadSave(
            f"{table.setup.seats} seats play with {wanted} different interns; this table names {len(interns)}"
        )
    return [int(card in interns) if card < INTERNS else box.copies[card] for card in range(KINDS)]


def unnamed(table: Table, hands: list[list[int]], others: list[int]) -> list[int]:
    """The cards of the box that were not named."""
    rest = [card for card in range(KINDS) for _ in range(table.box_counts[card])]
    for card in [card for hand in hands for card in hand] + others:
        if card not in rest:
            copies = table.box_counts[card]
            raise BadSave(f"{CARD_NAMES[card]} is named more often than the {copies} in the box with these interns")
        rest.remove(card)
    return rest


def begin(table: Table, hand: list[int]) -> None:
    """The active seat holds two cards, or draws the second one now."""
    if len(hand) == 1:
        if not table.deck.cards:
            raise BadSave("the active seat needs two cards, or a card in the deck to draw")
        begin_turn(table, table.active)
        return
    table.drawn = hand[1]
    table.record.append(Drew(table.active, hand[1]))
    await_play(table, table.active)


def named_cards(where: str, names: Any) -> list[int]:
    """Cards by their names."""
    if not isinstance(names, list):
        raise BadSave(f"{where} is a list of card names, not {names!r}")
    return [number_of(name, CARD_NAMES, "card") for name in names]


def pop(cards: list[int]) -> int:
    """Takes the last of these cards, if there is one."""
    if not cards:
        raise BadSave("there are not enough cards left for everybody's hand")
    return cards.pop()
