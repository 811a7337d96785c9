"""Tables at which everybody has moved some chairs on; the rules treat all seats alike, so everything moves along.

burncycle is not among them: its seats are different agents, who begin at different doors.
"""

from __future__ import annotations

from typing import Any

import boardroom
from boardroom.games.power_struggle.content.names import COLOUR_NAMES, DIVISIONS, TRACKS
from boardroom.games.startup_nation.content.names import SALESPERSON

ROTATED = [("burn-rate", 2), ("burn-rate", 4), ("power-struggle", 3), ("power-struggle", 5), ("startup-nation", 5)]
BY_SEAT = {  # lists with an entry for each seat
    "startup-nation": "hands tokens bpi scores last_turn",
    "burn-rate": "bank markers contractors burned staff ideas hands backs",
    "power-struggle": "cash opening_cash points archenemies ruled_out",
}
SEATS = {
    "startup-nation": "first decider active",
    "burn-rate": "first decider",
    "power-struggle": "decider chairman starter active",
}
SETS = {"startup-nation": "living", "burn-rate": "solvent", "power-struggle": "announced"}
RECORDED = {"drew": 1, "played": 2, "asked": 2, "answered": 1, "looked": 2, "exchanged": 2, "promoted": 1, "skipped": 1}
RECORDED |= {"went_out": 1, "passed": 2, "laid": 0, "demoted": 1}  # how many seats an entry begins with


class Rotation:
    """Everybody sits `by` chairs further on."""

    def __init__(self, seats: int, by: int) -> None:
        self.seats = seats
        self.by = by

    def seat(self, seat: int) -> int:
        return (seat + self.by) % self.seats if seat >= 0 else seat

    def rolled(self, rows: list[Any], width: int = 1) -> list[Any]:
        cut = len(rows) - self.by * width
        return rows[cut:] + rows[:cut]

    def members(self, seats: list[int]) -> list[int]:
        return sorted(self.seat(seat) for seat in seats)

    def startup_nation(self, table: dict[str, Any]) -> None:
        asker, asked, role, intern = table["question"]
        table["question"] = [self.seat(asker), self.seat(asked), role, intern]
        table["record"] = [self.entry(entry) for entry in table["record"]]
        for row in table["rounds"]:
            for name in ("hands", "values", "points", "tokens"):
                row[name] = self.rolled(row[name])
            row["winners"], row["next_first"] = self.members(row["winners"]), self.seat(row["next_first"])
            row["record"] = [self.entry(entry) for entry in row["record"]]
        table["deck"] = [self.layer(layer) for layer in table["deck"]]

    def entry(self, entry: list[Any]) -> list[Any]:
        word, *numbers = entry
        if word == "played":  # seat, card, target, and a role or a second seat
            seat, card, target, extra = numbers
            return [word, self.seat(seat), card, self.seat(target), self.seat(extra) if card == SALESPERSON else extra]
        count = RECORDED[word]
        return [word, *[self.seat(seat) for seat in numbers[:count]], *numbers[count:]]

    def layer(self, layer: list[Any]) -> list[Any]:
        knowers, *cards = layer
        return [self.members(knowers) if isinstance(knowers, list) else knowers, *cards]

    def burn_rate(self, table: dict[str, Any]) -> None:
        table["piles"] = [[self.layer(layer) for layer in pile] for pile in table["piles"]]

    def power_struggle(self, table: dict[str, Any]) -> None:
        table["offices"] = {place: [self.seat(unit[0]), *unit[1:]] for place, unit in table["offices"].items()}
        table["heads"] = [self.seat(seat) for seat in table["heads"]]
        table["board"] = [self.seat(seat) for seat in table["board"]]
        table["counsel"] = self.rolled(table["counsel"], DIVISIONS)
        table["tracks"] = self.rolled(table["tracks"], TRACKS)
        table["certificates"] = self.rolled(table["certificates"], len(table["certificates"]) // self.seats)
        table["holders"] = {card: self.seat(seat) for card, seat in table["holders"].items()}
        table["archenemies"] = [self.enemy(pair) for pair in table["archenemies"]]
        table["ruled_out"] = [sorted(self.enemy(pair) for pair in pairs) for pairs in table["ruled_out"]]
        table["ledger"] = [self.paid(entry) for entry in table["ledger"]]
        hand = table["hand"]
        hand["offer_target"] = self.seat(hand["offer_target"])
        hand["enticed"], hand["refusers"] = self.members(hand["enticed"]), self.members(hand["refusers"])

    def enemy(self, pair: list[str]) -> list[str]:
        return [COLOUR_NAMES[self.seat(COLOUR_NAMES.index(pair[0]))], pair[1]]  # type: ignore[arg-type]

    def paid(self, entry: list[Any]) -> list[Any]:
        if entry[0] == "offer":
            return [entry[0], self.seat(entry[1]), entry[2], self.seat(entry[3]), *entry[4:]]
        return [entry[0], self.seat(entry[1]), *entry[2:]]


def rotated_state(state: boardroom.State, by: int) -> boardroom.State:
    """The same table with everybody `by` chairs further on."""
    saved = state.save()
    table, game = saved["table"], saved["game"]
    rotation = Rotation(table["seats"], by)
    for name in BY_SEAT[game].split():
        table[name] = rotation.rolled(table[name])
    for name in SEATS[game].split():
        table[name] = rotation.seat(table[name])
    for name in SETS[game].split():
        table[name] = rotation.members(table[name])
    getattr(rotation, game.replace("-", "_"))(table)
    if table["outcome"] is not None:
        for name in ("scores", "returns"):
            table["outcome"][name] = rotation.rolled(table["outcome"][name])
        table["outcome"]["winners"] = rotation.members(table["outcome"]["winners"])
    return state.game.restore(saved)
