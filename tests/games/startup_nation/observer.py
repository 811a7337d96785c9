"""An observer who was told one seat's events and nothing else, and works out from them what that seat may know.

It is written from the rules, not from the engine: where it and `view(seat)` differ, one of them is wrong (invariant I10).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom import State
from games.startup_nation.nation import GALLERY, start_up_nation

Told = dict[str, Any]


class Observer:
    """Folds the events shown to one seat (or the gallery) into what it knows."""

    def __init__(self, seat: int, seats: int, bpi_stays: bool = False) -> None:
        self.seat = seat
        self.seats = seats
        self.bpi_stays = bpi_stays
        self.scores = [0] * seats
        self.bpi = [0] * seats
        self.tokens: list[str] = []
        self.interns: list[str] = []
        self.winners: list[int] | None = None
        self.round = 0
        self.clear_table()

    def clear_table(self) -> None:
        self.living = [True] * self.seats
        self.cards = [1] * self.seats
        self.discard: list[tuple[str, int, str]] = []
        self.questions: list[tuple[int, int, str, str | None]] = []
        self.hand: list[str] = []
        self.deck_top: list[str | None] = []
        self.deck = self.supply = 0
        self.phase, self.decider, self.active = "play", -1, -1

    def hears(self, told: Told) -> None:
        """Takes one event, as it was shown to this seat."""
        listen: Callable[[Told], None] = getattr(self, f"hears_{told['kind']}")
        listen(told)

    def knows(self) -> dict[str, Any]:
        """Everything this observer knows, in the form of `known_to`."""
        return {
            "round": self.round,
            "phase": self.phase,
            "decider": self.decider,
            "active": self.active,
            "living": self.living,
            "cards": self.cards,
            "tokens": self.tokens,
            "bpi": self.bpi,
            "supply": self.supply,
            "scores": self.scores,
            "deck": self.deck,
            "interns": self.interns,
            "discard": self.discard,
            "questions": self.questions,
            "winners": self.winners,
            "hand": sorted(self.hand),
            "deck_top": self.deck_top,
        }

    # The match and its rounds

    def hears_match_started(self, told: Told) -> None:
        self.tokens = list(told["tokens"])
        self.interns = told["interns"]

    def hears_round_started(self, told: Told) -> None:
        self.clear_table()
        self.round, self.deck, self.supply = told["round"], told["deck"], told["supply"]
        self.hand = [told["card"]] if "card" in told else []
        if not self.bpi_stays:
            self.bpi = [0] * self.seats

    def hears_round_ended(self, told: Told) -> None:
        self.scores = [score + points for score, points in zip(self.scores, told["points"], strict=True)]

    def hears_match_ended(self, told: Told) -> None:
        self.winners = told["winners"]
        self.phase, self.decider = "over", -1

    # A turn

    def hears_drew(self, told: Told) -> None:
        self.deck = told["deck"]
        self.deck_top = self.deck_top[1:]
        self.takes_turn(told["seat"])
        self.hand += [told["card"]] if "card" in told else []

    def takes_turn(self, seat: int) -> None:
        self.cards[seat] += 1
        self.phase, self.decider, self.active = "play", seat, seat

    def hears_played(self, told: Told) -> None:
        self.discard.append((told["card"], told["seat"], "played"))
        self.cards[told["seat"]] -= 1
        if told["seat"] == self.seat:
            self.hand.remove(told["card"])
        if told["card"] == "intern_clever":
            self.phase, self.decider = "ask", self.left_of(told["seat"])

    def left_of(self, seat: int) -> int:
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return next(other for other in around if self.living[other])

    def hears_asked(self, told: Told) -> None:
        self.questions.append((told["seat"], told["target"], told["role"], None))
        self.phase, self.decider = "answer", told["target"]

    def hears_answered(self, told: Told) -> None:
        self.questions[-1] = (*self.questions[-1][:3], told["answer"])

    def hears_passed(self, told: Told) -> None:
        self.cards[told["seat"]] -= 1
        self.takes_turn(told["target"])
        if told["seat"] == self.seat:
            self.hand.remove(told["card"])
        elif told["target"] == self.seat:
            self.hand.append(told["card"])

    # Effects

    def hears_looked(self, told: Told) -> None:
        assert ("card" in told) == (told["seat"] == self.seat)

    def hears_exchanged(self, told: Told) -> None:
        if self.seat in (told["seat"], told["target"]):
            self.hand.remove(told["gave"])
            self.hand.append(told["card"])

    def hears_swap_declined(self, told: Told) -> None:
        pass

    def hears_tokens_swapped(self, told: Told) -> None:
        one, other = told["target"], told["other"]
        self.tokens[one], self.tokens[other] = self.tokens[other], self.tokens[one]

    def hears_promoted(self, told: Told) -> None:
        self.discard.append((told["card"], told["target"], told["kind"]))
        if told["target"] == self.seat:
            self.hand.remove(told["card"])
            self.hand += [told["new"]] if told["found"] else []
        if told["found"]:
            self.deck -= 1
            self.deck_top[told["depth"] - 1 : told["depth"]] = []
        else:
            self.cards[told["target"]] = 0
        self.remember_deck(told.get("skipped", []))

    def hears_demoted(self, told: Told) -> None:
        self.hears_promoted(told)

    def remember_deck(self, skipped: list[str]) -> None:
        self.deck_top = [*skipped, *self.deck_top[len(skipped) :]]

    def hears_bpi_given(self, told: Told) -> None:
        self.supply -= 1
        self.bpi[told["target"]] += 1

    def hears_bpi_short(self, told: Told) -> None:
        assert self.supply == 0

    def hears_bpi_taken(self, told: Told) -> None:
        assert self.bpi[told["target"]] == told["count"]
        self.bpi[told["seat"]] += told["count"]
        self.bpi[told["target"]] = 0

    def hears_plays_again(self, told: Told) -> None:
        assert told["seat"] == self.active

    def hears_went_out(self, told: Told) -> None:
        seat = told["seat"]
        self.living[seat] = False
        self.cards[seat] = 0
        self.discard += [(told["card"], seat, "eliminated")] if "card" in told else []
        if seat == self.seat:
            self.hand = []


def known_to(state: State, seat: int) -> dict[str, Any]:
    """The same facts, taken from the view of this seat."""
    view = start_up_nation(state).view(seat)
    rows, own = view["seats"], view["own"]
    return {
        "round": view["round"],
        "phase": view["phase"],
        "decider": view["decider"],
        "active": view["active"],
        "living": [row["living"] for row in rows],
        "cards": [row["cards"] for row in rows],
        "tokens": [row["token"] for row in rows],
        "bpi": [row["bpi"] for row in rows],
        "supply": view["supply"],
        "scores": view["scores"],
        "deck": view["deck"],
        "interns": view["interns"],
        "discard": [(row["card"], row["seat"], row["cause"]) for row in view["discard"]],
        "questions": [(row["asker"], row["target"], row["role"], row["answer"]) for row in view["questions"]],
        "winners": view["outcome"]["winners"] if view["outcome"] else None,
        "hand": sorted(own["hand"]) if own is not None else [],
        "deck_top": own["deck_top"] if own is not None else [],
    }


def observers(seats: int, bpi_stays: bool = False) -> list[Observer]:
    """One observer for each seat and one for the gallery."""
    return [Observer(seat, seats, bpi_stays) for seat in [*range(seats), GALLERY]]
