"""The box of Start-Up Nation: how many there are of each card and token, read from `cards.toml` and checked."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardroom.core.errors import BadContent
from boardroom.games.startup_nation.content.names import CARD_NAMES, COLOURS, INTERNS, INVESTOR, rank_of

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
            if entry.get("rank") != rank_of(card):
                expected = f"expected rank = {rank_of(card)}: a role and its rank are one (SN-4)"
                raise BadContent(f"{self.file}: [cards.{name}]: {expected}")

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
