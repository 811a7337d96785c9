"""The box of Start-Up Nation: how many there are of each card and token, read from `cards.toml` and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardroom.core.content import Entry, Reader
from boardroom.games.startup_nation.content.names import (
    BLACK,
    BLUE,
    CARD_NAMES,
    COLOURS,
    INTERNS,
    INVESTOR,
    RED,
    rank_of,
)

SEATS_KEY: Final = {4: "four", 5: "five"}
SINGLE: Final = ("emmanuel", "brigitte")  # SN-A7 rests on there being one of each


class Box:
    """The contents of the box for one number of seats."""

    def __init__(self, copies: list[int], interns: int, bpi: int, tokens: list[int], scores: list[int]) -> None:
        self.copies = copies  # of every kind but the interns, of which `interns` take part
        self.interns = interns
        self.bpi = bpi
        self.tokens = tokens
        self.scores = scores


class Content:
    """The card data of one Game object, checked when it is read."""

    def __init__(self, folder: Path) -> None:
        reader = Reader(folder)
        self._file = reader.file("cards.toml")
        self._file.entry("box").source()
        self._cards = [self._card(card, name) for card, name in enumerate(CARD_NAMES)]
        self.boxes = {seats: self._box(seats) for seats in SEATS_KEY}
        self.digest = reader.digest
        reader.check()
        for seats, box in self.boxes.items():
            self._check_deal(seats, box)
        reader.check()

    def _card(self, card: int, name: str) -> Entry:
        entry = self._file.entry(f"cards.{name}")
        entry.source()
        if entry.get("rank") != rank_of(card):
            entry.wrong(f"rank = {rank_of(card)}: a role and its rank are one (SN-4)")
        return entry

    def _box(self, seats: int) -> Box:
        key = SEATS_KEY[seats]
        row = self._file.entry(f"box.{key}")
        copies = [0 if card < INTERNS else self._copies(entry, key) for card, entry in enumerate(self._cards)]
        scores = [entry.number("score", -20, 20, rank_of(card)) for card, entry in enumerate(self._cards)]
        interns = row.number("interns", 1, INTERNS)
        tokens = self._tokens(row, seats)
        # SN-A5: as many BPI tokens as there are investors, so that the supply cannot run short in a round.
        bpi = row.number("bpi", copies[INVESTOR], 20)
        return Box(copies, interns, bpi, tokens, scores)

    def _copies(self, entry: Entry, key: str) -> int:
        return entry.number(key, 1, 1) if entry.name in SINGLE else entry.number(key, 0, 9)

    def _tokens(self, row: Entry, seats: int) -> list[int]:
        tokens = row.some_of("tokens", COLOURS, seats)
        if tokens.count(RED) > 2 or tokens.count(BLUE) > 2 or tokens.count(BLACK) > 1:
            row.wrong("at most two red, two blue and one black token")
        return tokens

    def _check_deal(self, seats: int, box: Box) -> None:
        if sum(box.copies) + box.interns <= seats:
            row = self._file.entry(f"box.{SEATS_KEY[seats]}")
            row.wrong(f"at least {seats + 1} cards: one each and one to draw")
