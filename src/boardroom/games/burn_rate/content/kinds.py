"""How the box describes the cards of one kind: what the reader of `cards.toml` needs to know of an effect."""

from __future__ import annotations


class Kind:
    """Cards that do the same. The entries of a department's cards are named like the kind; a Vice-President card names it.

    Attributes:
        word: What `cards.toml` calls it.
        purple: Whether these are Vice-President cards: their value is how many Vice-Presidents are needed.
        largest: The largest `value` that a row may have; 0 where rows have none.
        mark: What stands before the value in the name of a card.
        stays: Whether the card stays on the table when it is played; then each has a title of its own.
        readings: The kinds that cards of this kind may be read as, where tables may agree on another reading.
    """

    word: str = ""
    purple: bool = False
    largest: int = 0
    mark: str = ""
    stays: bool = False
    readings: tuple[str, ...] = ()
