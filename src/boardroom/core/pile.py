"""A pile of cards that stores no order that nobody knows.

From top to bottom a pile is layers: a *bag* (cards whose order does not exist yet; a card is picked when it is drawn) or
one *placed* card, with the seats that know it. Nothing can leak that does not exist. See docs/design/piles.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boardroom.core.errors import BadSave
from boardroom.core.luck import Luck

NOBODY: Final = 0  # the set of seats that know a placed card, as bits; a bag's cards carry a negative layer number


class Pile:
    """Cards from bottom (index 0) to top (last index), each with its layer.

    A placed card's layer is the bit set of the seats that know it (0 or more); the cards of one bag share a negative number
    and lie side by side in ascending order, so that equal contents and equal luck give equal draws.
    """

    def __init__(self, cards: list[int] | None = None, layer: list[int] | None = None) -> None:
        """A bag of these cards, or with `layer` exactly these lists, which are the pile's own from then on."""
        if cards is None:
            cards = []
        self.cards = cards if layer is not None else sorted(cards)
        self.layer = layer if layer is not None else [-1] * len(cards)

    @staticmethod
    def of_sorted(cards: list[int]) -> Pile:
        """A bag of these cards, which are in ascending order already."""
        return Pile(cards[:], [-1] * len(cards))

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        """An independent pile with the same layers."""
        return Pile(self.cards[:], self.layer[:])

    def draw(self, luck: Luck) -> int:
        """Takes the top card: the placed one, or a fair pick from the bag on top."""
        return self.take(0, luck)

    def take(self, depth: i64, luck: Luck) -> int:
        """Takes the card below `depth` others; those above must be placed."""
        top: i64 = len(self.cards) - 1 - depth
        layer = self.layer[top]
        if layer >= 0:
            self.layer.pop(top)
            return self.cards.pop(top)
        bottom = self.bottom_of(layer, top)
        self.layer.pop(top)
        return self.cards.pop(bottom + luck.below(top - bottom + 1))

    def bottom_of(self, layer: int, top: i64) -> i64:
        """Where the bag begins whose uppermost card is at `top`; its cards lie side by side, so halving finds it."""
        low: i64 = 0
        high = top
        if self.layer[0] == layer:
            return low
        while low < high:
            middle = (low + high) >> 1
            if self.layer[middle] == layer:
                high = middle
            else:
                low = middle + 1
        return low

    def put_on_top(self, card: int, known_to: int = NOBODY) -> None:
        """Places a card on top, known to these seats (as bits)."""
        self.cards.append(card)
        self.layer.append(known_to)

    def put_below(self, card: int, depth: int, known_to: int = NOBODY) -> None:
        """Places a card below `depth` others; those above must be placed."""
        place = len(self.cards) - depth
        self.cards.insert(place, card)
        self.layer.insert(place, known_to)

    def put_under(self, card: int, known_to: int = NOBODY) -> None:
        """Places a card at the bottom, known to these seats (as bits)."""
        self.cards.insert(0, card)
        self.layer.insert(0, known_to)

    def shuffle_under(self, cards: list[int]) -> None:
        """Adds a new bag at the bottom."""
        fresh = -1
        for layer in self.layer:
            if layer <= fresh:
                fresh = layer - 1
        self.cards = sorted(cards) + self.cards
        self.layer = [fresh] * len(cards) + self.layer

    def known_from_top(self, seat: int) -> list[int]:
        """The cards from the top as far as this seat knows them, each -1 where it does not, to the last one known."""
        seen = [self.cards[i] if self.is_known(i, seat) else -1 for i in range(len(self.cards) - 1, -1, -1)]
        while seen and seen[-1] < 0:
            seen.pop()
        return seen

    def is_known(self, index: int, seat: int) -> bool:
        """Does this seat know the card at this index (0 is the bottom)?"""
        layer = self.layer[index]
        return layer > 0 and seat >= 0 and bool(layer >> seat & 1)

    def save(self) -> list[list[int]]:
        """The layers from top to bottom: `[knowers, card]` for a placed card, `[-1, cards...]` for a bag."""
        layers: list[list[int]] = []
        last = 0
        for index in range(len(self.cards) - 1, -1, -1):
            layer = self.layer[index]
            if layer >= 0:
                layers.append([layer, self.cards[index]])
            elif layer == last:
                layers[-1].insert(1, self.cards[index])
            else:
                layers.append([-1, self.cards[index]])
            last = layer
        return layers

    @staticmethod
    def restore(layers: list[list[int]]) -> Pile:
        """The pile whose `save` these layers are."""
        pile = Pile()
        bags = 0
        for layer in reversed(layers):
            if len(layer) < 2 or (layer[0] >= 0 and len(layer) != 2):
                raise BadSave(f"a pile's layer is [knowers, card] or [-1, cards...], not {layer}")
            bags -= layer[0] < 0
            pile.cards += sorted(layer[1:])
            pile.layer += [layer[0] if layer[0] >= 0 else bags] * (len(layer) - 1)
        return pile
