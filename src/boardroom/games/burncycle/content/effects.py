"""The effect words of cards (BC-3.1), as the data files write them. What each does stands in the rules."""

from __future__ import annotations

from typing import ClassVar, Final

MOST: Final = 9  # of most numbers


class CardEffect:
    """An effect with its number, as a card has it; a word is one class of the rules.

    Attributes:
        number: How many, how far or which, as the word has it.
    """

    word: ClassVar[str] = ""
    rule: ClassVar[str] = "BC-3.1"
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1  # without a number it is 1
    named: ClassVar[dict[str, int]] = {}  # numbers that the data files write as words
    printed: ClassVar[bool] = True  # on cards; else it belongs to an ability or to another effect

    def __init__(self, number: int = 1) -> None:
        self.number: Final = number

    def worth(self) -> float:
        """Roughly what it is worth to the team, in AP, for advice; this much where it is hard to say."""
        return 1.5


Effects = list[CardEffect]
effect_kinds: Final[dict[str, type[CardEffect]]] = {}  # by word, filled when the rules are loaded


def read_effect(text: str) -> CardEffect | str:
    """An effect written as "THREAT -2", or in words what was expected instead."""
    word, _, argument = text.partition(" ")
    kind = effect_kinds.get(word)
    if kind is None or not kind.printed:
        return f"an effect word of docs/content-burncycle.md and its number, not {text!r}"
    number = kind.named.get(argument, NO_NUMBER)
    if number == NO_NUMBER:
        digits = argument.removeprefix("-")
        number = 1 if not argument else int(argument) if digits.isdecimal() else NO_NUMBER
        if not kind.least <= number <= kind.most:
            return f"{word} with {bounds_of(kind)}, not {text!r}"
    return kind(number)


NO_NUMBER: Final = -1000


def bounds_of(kind: type[CardEffect]) -> str:
    """What may stand behind an effect word."""
    numbers = "no number or 1" if kind.least == kind.most == 1 else f"a number from {kind.least} to {kind.most}"
    return " or ".join([numbers, *kind.named])
