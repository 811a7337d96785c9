"""A coach: why a choice is good or bad, in reasons from a closed list that each game fills from what a seat can know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeGuard, TypeVar

from boardroom.core.shapes import Param

if TYPE_CHECKING:
    from boardroom.core.state import State

GAIN: Final = 1
FACT: Final = 0
RISK: Final = -1
MOST_REASONS: Final = 3


Kind = TypeVar("Kind")


def is_a(thing: object, kind: type[Kind]) -> TypeGuard[Kind]:
    """What `isinstance` says, for interpreted coaches of compiled games.

    Compiled classes with abstract methods share what their metaclass remembers: what holds for the base would hold for all.
    """
    return kind in type(thing).__mro__


@dataclass(frozen=True)
class Reason:
    """One reason for or against a choice.

    Attributes:
        key: A word of the coach's `keys`; the game's texts have its sentence as `coach-<key>`.
        params: What the sentence is filled with.
        sign: 1 speaks for the choice, -1 against it, 0 only tells what it does.
        weight: How much it says beside the other reasons for the same choice; nothing else may be read from it.
    """

    key: str
    params: dict[str, Param]
    sign: int
    weight: float = 0.0


class Coach:
    """What a game knows to say about a choice. It is given worlds that the deciding seat imagines, and never the truth.

    A game that has something to say fills in a subclass.

    Attributes:
        keys: The keys of all reasons that it may give; the texts have each as `coach-<key>`.
        aims: The keys of all that a seat may be working towards; the texts have each as `aim-<key>`.
    """

    keys: tuple[str, ...] = ()
    aims: tuple[str, ...] = ()

    def reasons(self, worlds: Sequence[State], code: int) -> list[Reason]:
        """All reasons for and against this choice of the deciding seat, in any order."""
        return []

    def towards(self, world: State) -> list[Reason]:
        """What the deciding seat is working towards, the nearest first; from what lies open and its own secrets."""
        return []


class Reasoning:
    """Collects the reasons for and against one choice, and counts worlds for them; coaches build their own on it."""

    def __init__(self, worlds: int) -> None:
        self.count = worlds
        self.reasons: list[Reason] = []

    def gain(self, key: str, weight: float, **params: Param) -> None:
        """Something that speaks for the choice."""
        self.reasons.append(Reason(key, params, GAIN, weight))

    def risk(self, key: str, weight: float, **params: Param) -> None:
        """Something that speaks against it."""
        self.reasons.append(Reason(key, params, RISK, weight))

    def fact(self, key: str, weight: float, **params: Param) -> None:
        """Something that is only so."""
        self.reasons.append(Reason(key, params, FACT, weight))

    def share(self, count: int) -> float:
        """A count of worlds as a part of all."""
        return count / self.count

    def told(self, count: int) -> dict[str, Param]:
        """A count of worlds, as the text `in-worlds` takes it."""
        often = "always" if count == self.count else "never" if count == 0 else "some"
        return {"count": count, "worlds": self.count, "often": often}


def strongest(reasons: Iterable[Reason], most: int = MOST_REASONS) -> list[Reason]:
    """The reasons that say most, the strongest first; one for and one against the choice are among them, where there are.

    None is said twice.
    """
    ranked = list[Reason]()
    for reason in sorted(reasons, key=lambda reason: (-reason.weight, reason.key)):
        if reason not in ranked:
            ranked.append(reason)
    chosen = ranked[:most]
    for sign in (RISK, GAIN):
        left_out = [reason for reason in ranked[most:] if reason.sign == sign]
        if left_out and all(reason.sign != sign for reason in chosen):
            chosen.remove(spare(chosen))
            chosen.append(left_out[0])
    return [reason for reason in ranked if reason in chosen]


def spare(chosen: list[Reason]) -> Reason:
    """The weakest of these that is not the only one for or against the choice."""
    signs = [reason.sign for reason in chosen]
    return next((one for one in reversed(chosen) if one.sign == FACT or signs.count(one.sign) > 1), chosen[-1])
