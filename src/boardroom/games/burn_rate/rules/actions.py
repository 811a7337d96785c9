"""The action table of Burn Rate, made from the cards of the box, and for each code the numbers the rules need.

Codes are grouped by the card played, in the order of the cards, so that the choices of a sorted hand come out ascending.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.action import Action
from boardroom.games.burn_rate.content.box import Content
from boardroom.games.burn_rate.content.names import (
    BAD_HIRE,
    BAD_IDEA,
    DEPARTMENTS,
    DOUBLE_PAYDAY,
    FIRE,
    FUNDING,
    HIRE,
    MASS_FIRING,
    MAX_SEATS,
    NOTHING,
    POACH,
    RELEASE,
    REMOVE_VP,
)

# Verbs: each kind of choice has its own.
TAKE: Final = 0
BURY: Final = 1
PLAY: Final = 2
ADD: Final = 3
LAY_OFF: Final = 4
STOP: Final = 5
DISCARD: Final = 6
END_TURN: Final = 7
VERBS: Final = ["take", "bury", "play", "add", "lay-off", "stop", "discard", "end-turn"]

EFFECT_RULES: Final = [  # the rule behind playing each kind of card
    "BR-1.4", "BR-1.5", "BR-1.6", "BR-1.7", "BR-1.8", "BR-1.9", "BR-1.10", "BR-3.31", "BR-3.29", "BR-3.30",
]  # fmt: skip
EVERYBODY: Final = 1 << MAX_SEATS
DEPARTMENT_SETS: Final = 1 << len(DEPARTMENTS)


class Actions:
    """All codes of one box."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.actions: list[Action] = []
        self.verb_of: list[int] = []
        self.card_of: list[int] = []  # the card played, added or discarded
        self.target_of: list[int] = []  # a seat
        self.thing_of: list[int] = []  # a department of the pool, a person, or a bad idea's card
        self.first_take = self.add_pool_choices("take", TAKE, "BR-3.0")
        self.first_bury = self.add_pool_choices("bury", BURY, "BR-3.26")
        self.ideas = [card for card, effect in enumerate(content.effect) if effect == BAD_IDEA]
        self.idea_place = [
            self.ideas.index(card) if card in self.ideas else NOTHING for card in range(len(content.cards))
        ]
        self.first_play = [self.add_plays(card) for card in range(len(content.cards))]
        self.add_code = [self.add_second(card) for card in range(len(content.cards))]
        self.first_lay_off = len(self.actions)
        for person, name in enumerate(content.people):
            self.add("lay-off", LAY_OFF, "BR-3.30", (f"person:{name}",), "lay-off", NOTHING, NOTHING, person)
        self.stop = self.add("stop", STOP, "BR-3.30", ("choice:stop",), "stop")
        self.first_discard = len(self.actions)
        for card, name in enumerate(content.cards):
            self.add("discard", DISCARD, "BR-3.6", ("choice:discard", f"hand:{name}"), "discard", card)
        self.end_turn = self.add("end-turn", END_TURN, "BR-3.7", ("choice:end-turn",), "end-turn")
        self.fill_tables()

    def fill_tables(self) -> None:
        """Looked up in every turn: [card][seats or departments, as bits] -> codes."""
        cards = range(len(self.content.cards))
        self.on_seats = [codes_by_bits(self.first_play[card], EVERYBODY) for card in cards]
        self.on_pool = [codes_by_bits(self.first_play[card], DEPARTMENT_SETS) for card in cards]
        self.takes = codes_by_bits(self.first_take, DEPARTMENT_SETS)
        self.buries = codes_by_bits(self.first_bury, DEPARTMENT_SETS)

    def add(
        self,
        word: str,
        verb: int,
        rule: str,
        refs: tuple[str, ...],
        label: str,
        card: int = NOTHING,
        target: int = NOTHING,
        thing: int = NOTHING,
    ) -> int:
        """Adds one row to the table and gives its code; its notation is the verb and the things clicked."""
        content = self.content
        words = [
            ref if ref.startswith("seat:") else ref.partition(":")[2] for ref in refs if not ref.startswith("choice:")
        ]
        params: dict[str, Any] = {}
        if card >= 0:
            params["card"] = content.face[card]
        if target >= 0:
            params["target"] = target
        if refs[-1].startswith("pool:"):
            params["department"] = DEPARTMENTS[thing]
        elif refs[-1].startswith("idea:"):
            params["idea"] = content.face[thing]
        elif thing >= 0:
            params["person"] = content.people[thing]
        self.actions.append(Action(word, refs, rule, " ".join([word, *words]), label, params))
        self.verb_of.append(verb)
        self.card_of.append(card)
        self.target_of.append(target)
        self.thing_of.append(thing)
        return len(self.actions) - 1

    def add_pool_choices(self, word: str, verb: int, rule: str) -> int:
        """One code for the face-up person of each department; gives the first."""
        first = len(self.actions)
        for department, name in enumerate(DEPARTMENTS):
            self.add(word, verb, rule, (f"pool:{name}",), word, thing=department)
        return first

    def add_plays(self, card: int) -> int:
        """Adds all ways to play a card and gives the code of the first."""
        content = self.content
        first = len(self.actions)
        effect = content.effect[card]
        if effect == FUNDING:
            self.add_play(card, effect, ())
        elif effect == HIRE:
            for department, name in enumerate(DEPARTMENTS):
                self.add_play(card, effect, (f"pool:{name}",), thing=department)
        elif effect == BAD_HIRE:
            for seat in range(MAX_SEATS):
                for department, name in enumerate(DEPARTMENTS):
                    self.add_play(card, effect, (f"seat:{seat}", f"pool:{name}"), seat, department)
        elif effect == RELEASE:
            for idea in self.ideas:
                self.add_play(card, effect, (f"idea:{content.cards[idea]}",), thing=idea)
        elif effect in (FIRE, POACH, REMOVE_VP):
            for person, name in enumerate(content.people):
                self.add_play(card, effect, (f"person:{name}",), thing=person)
        else:
            for seat in range(MAX_SEATS):
                self.add_play(card, DOUBLE_PAYDAY if effect == MASS_FIRING else effect, (f"seat:{seat}",), seat)
        if effect in (DOUBLE_PAYDAY, MASS_FIRING):
            self.add_play(card, MASS_FIRING, ())  # BR-3.30: the table may agree on the other reading
        return first

    def add_play(
        self, card: int, effect: int, refs: tuple[str, ...], target: int = NOTHING, thing: int = NOTHING
    ) -> None:
        """Adds one way to play a card."""
        path = (f"hand:{self.content.cards[card]}", *refs)
        self.add("play", PLAY, EFFECT_RULES[effect], path, f"play-{LABELS[effect]}", card, target, thing)

    def add_second(self, card: int) -> int:
        """Adds the second card of a two-card action (BR-3.12); no other cards are played that way."""
        if self.content.effect[card] not in (FIRE, POACH):
            return NOTHING
        return self.add("add", ADD, "BR-3.12", (f"hand:{self.content.cards[card]}",), "add", card)


LABELS: Final = [
    "hire", "fire", "bad-hire", "poach", "funding", "bad-idea", "release", "remove-vp", "double-payday", "mass-firing",
]  # fmt: skip


def codes_by_bits(first: int, sets: int) -> list[list[int]]:
    """For each set of seats or departments, as bits, the codes that follow the first one."""
    return [[first + place for place in range(MAX_SEATS) if bits >> place & 1] for bits in range(sets)]
