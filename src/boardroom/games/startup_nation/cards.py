"""The cards of Start-Up Nation: their names and ranks, and the box read from `cards.toml`."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardroom.core.errors import BadContent

# The seven interns come first and share rank 0; from the tech lead on a card's rank is its number less 6 (SN-4).
MIRACULOUS: Final = 0
FIRE: Final = 1
STRINGS: Final = 2
LEGAL: Final = 3
CLEVER: Final = 4
HYPER: Final = 5
TAX: Final = 6
TECH_LEAD: Final = 7
RECRUITER: Final = 8
SALESPERSON: Final = 9
DIRECTOR: Final = 10
INVESTOR: Final = 11
EMMANUEL: Final = 12
BRIGITTE: Final = 13

KINDS: Final = 14
INTERNS: Final = 7
RANK_OFFSET: Final = 6
TOP_RANK: Final = 7
RANKS: Final = TOP_RANK + 1  # with 0
INTERN_RANK: Final = 0
EMMANUEL_RANK: Final = 6

NOTHING: Final = -1

CARD_NAMES: Final = [
    "intern_miraculous",
    "intern_fire",
    "intern_strings",
    "intern_legal",
    "intern_clever",
    "intern_hyper",
    "intern_tax",
    "tech_lead",
    "recruiter",
    "salesperson",
    "director",
    "investor",
    "emmanuel",
    "brigitte",
]
ROLE_NAMES: Final = ["intern", *CARD_NAMES[INTERNS:]]  # by rank

RED: Final = 0
BLUE: Final = 1
BLACK: Final = 2
COLOURS: Final = ["red", "blue", "black"]

SEATS_KEY: Final = {4: "four", 5: "five"}
SOURCES: Final = ("rulebook", "public", "filled", "original")
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
        self.file = folder / "cards.toml"
        try:
            data = self.file.read_bytes()
            self._toml: dict[str, Any] = tomllib.loads(data.decode("utf8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
            raise BadContent(f"{self.file}: cannot be read: {problem}") from None
        self.digest = sha256(repr(self._toml).encode()).hexdigest()[:16]
        self._check_cards()
        self.boxes = {seats: self._box(seats) for seats in SEATS_KEY}

    def _check_cards(self) -> None:
        cards = self._table("cards", self._toml)
        for name in cards:
            if name not in CARD_NAMES:
                raise BadContent(f"{self.file}: [cards.{name}]: expected one of {', '.join(CARD_NAMES)}")
        for card, name in enumerate(CARD_NAMES):
            entry = self._table(f"cards.{name}", cards)
            self._source(f"cards.{name}", entry)
            rank = max(0, card - RANK_OFFSET)
            if entry.get("rank") != rank:
                raise BadContent(
                    f"{self.file}: [cards.{name}]: expected rank = {rank}: a role and its rank are one (SN-4)"
                )

    def _box(self, seats: int) -> Box:
        key = SEATS_KEY[seats]
        box = self._table("box", self._toml)
        self._source("box", box)
        row = self._table(f"box.{key}", box)
        cards = self._toml["cards"]
        copies = [0 if card < INTERNS else self._copies(name, cards[name], key) for card, name in enumerate(CARD_NAMES)]
        scores = [self._number(f"cards.{n}", cards[n], "score", -20, 20, cards[n]["rank"]) for n in CARD_NAMES]
        interns = self._number(f"box.{key}", row, "interns", 1, INTERNS)
        if sum(copies) + interns <= seats:
            raise BadContent(f"{self.file}: [box.{key}]: expected at least {seats + 1} cards: one each and one to draw")
        tokens = self._tokens(f"box.{key}", row, seats)
        # SN-A5: as many BPI tokens as there are investors, so that the supply cannot run short in a round.
        bpi = self._number(f"box.{key}", row, "bpi", copies[INVESTOR], 20)
        return Box(copies, interns, bpi, tokens, scores)

    def _copies(self, name: str, entry: dict[str, Any], key: str) -> int:
        if name in SINGLE:
            return self._number(f"cards.{name}", entry, key, 1, 1)
        return self._number(f"cards.{name}", entry, key, 0, 9)

    def _tokens(self, where: str, row: dict[str, Any], seats: int) -> list[int]:
        tokens = row.get("tokens")
        if not isinstance(tokens, list) or any(token not in COLOURS for token in tokens) or len(tokens) != seats:
            raise BadContent(f"{self.file}: [{where}]: expected tokens = a list of {seats} out of {', '.join(COLOURS)}")
        if any(tokens.count(colour) > 2 for colour in ("red", "blue")) or tokens.count("black") > 1:
            raise BadContent(f"{self.file}: [{where}]: expected at most two red, two blue and one black token")
        return [COLOURS.index(token) for token in tokens]

    def _table(self, where: str, parent: dict[str, Any]) -> dict[str, Any]:
        entry = parent.get(where.rpartition(".")[2])
        if not isinstance(entry, dict):
            raise BadContent(f"{self.file}: expected an entry [{where}]")
        return entry

    def _source(self, where: str, entry: dict[str, Any]) -> None:
        if entry.get("source") not in SOURCES:
            raise BadContent(f"{self.file}: [{where}]: expected source = one of {', '.join(SOURCES)}")

    def _number(
        self, where: str, entry: dict[str, Any], key: str, low: int, high: int, default: int | None = None
    ) -> int:
        value = entry.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadContent(
                f"{self.file}: [{where}]: expected {key} = a whole number from {low} to {high}, not {value!r}"
            )
        return value


def rank_of(card: int) -> int:
    """The printed rank; the miraculous intern is a 0 until the round ends (SN-24)."""
    return card - RANK_OFFSET if card > RANK_OFFSET else 0
