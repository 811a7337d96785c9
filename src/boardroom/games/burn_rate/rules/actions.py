"""The actions of Burn Rate, made from the cards of the box and from the rows, and what the rules look up for each code.

Codes are grouped by the card played, in the order of the cards, so that the choices of a sorted hand come out ascending.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from boardroom.core.action import Action
from boardroom.games.burn_rate.content.box import Content
from boardroom.games.burn_rate.content.names import DEPARTMENTS, LAYOFFS_CARD, MAX_SEATS, NOTHING
from boardroom.games.burn_rate.rules.decisions import DRAFT, LAYOFFS, SECOND, TURN
from boardroom.games.burn_rate.state.codes import (
    ADD,
    BURY,
    DISCARD,
    END_TURN,
    LAY_OFF,
    PLAY,
    STOP,
    TAKE,
    Codes,
)
from boardroom.games.burn_rate.state.rows import Card, Decision, Effect
from boardroom.games.burn_rate.state.setup import LAYOFFS as LAYOFFS_OPTIONS

Chosen = tuple[str, int, str]  # what is clicked after the card: its kind, its number and its ref


class Actions:
    """All actions of one box."""

    def __init__(self, content: Content, effects: list[Effect]) -> None:
        self.content = content
        self.actions: list[Action] = []
        self.codes = Codes()
        codes = self.codes
        cards = range(len(content.cards))
        ideas = [card for card in cards if effects[content.kind[card]].stays]
        codes.idea_place = [ideas.index(card) if card in ideas else NOTHING for card in cards]
        self.places: dict[str, list[Chosen]] = {
            "seat": [("target", seat, f"seat:{seat}") for seat in range(MAX_SEATS)],
            "pool": [("department", number, f"pool:{name}") for number, name in enumerate(DEPARTMENTS)],
            "person": [("person", number, f"person:{name}") for number, name in enumerate(content.people)],
            "idea": [("idea", card, f"idea:{content.cards[card]}") for card in ideas],
        }
        self.effects = effects
        self.first_play: dict[tuple[int, str], int] = {}  # by card and effect
        codes.first_take = self.add_each(DRAFT, TAKE, "take", "BR-3.0", "pool")
        codes.first_bury = self.add_each(DRAFT, BURY, "bury", "BR-3.26", "pool")
        for card in cards:
            self.add_plays(card, effects[content.kind[card]])
        codes.readings = {option: self.reading(option) for option in LAYOFFS_OPTIONS}
        codes.add_code = [self.add_second(card, effects[content.kind[card]]) for card in cards]
        codes.first_lay_off = self.add_each(LAYOFFS, LAY_OFF, "lay-off", "BR-3.30", "person")
        codes.stop = self.add(LAYOFFS, STOP, "stop", "BR-3.30", ("choice:stop",))
        codes.first_discard = len(self.actions)
        for card, name in enumerate(content.cards):
            self.add(TURN, DISCARD, "discard", "BR-3.6", ("choice:discard", f"hand:{name}"), card)
        codes.end_turn = self.add(TURN, END_TURN, "end-turn", "BR-3.7", ("choice:end-turn",))

    def add(
        self,
        decision: Decision,
        verb: int,
        word: str,
        rule: str,
        refs: tuple[str, ...],
        card: int = NOTHING,
        chosen: tuple[Chosen, ...] = (),
        effect: Effect | None = None,
    ) -> int:
        """Adds one action and gives its code; its notation is its word and the things clicked, the card first."""
        clicked = [*refs, *[ref for _, _, ref in chosen]]
        words = [
            ref if ref.startswith("seat:") else ref.partition(":")[2]
            for ref in clicked
            if not ref.startswith("choice:")
        ]
        params: dict[str, Any] = {"card": self.content.face[card]} if card >= 0 else {}
        params |= {kind: self.named(kind, number) for kind, number, _ in chosen}
        label = f"{word}-{effect.word}" if effect is not None else word
        self.actions.append(Action(word, tuple(clicked), rule, " ".join([word, *words]), label, params))
        numbers = {"target" if kind == "target" else "thing": number for kind, number, _ in chosen}
        self.codes.decision.append(decision)
        self.codes.verb.append(verb)
        self.codes.effect.append(effect)
        self.codes.card.append(card)
        self.codes.target.append(numbers.get("target", NOTHING))
        self.codes.thing.append(numbers.get("thing", NOTHING))
        return len(self.actions) - 1

    def named(self, kind: str, number: int) -> Any:
        """What a label is filled with for something that is chosen."""
        if kind == "department":
            return DEPARTMENTS[number]
        if kind == "person":
            return self.content.people[number]
        return self.content.face[number] if kind == "idea" else number

    def add_each(self, decision: Decision, verb: int, word: str, rule: str, kind: str) -> int:
        """One code for each place or person of a kind; gives the first."""
        first = len(self.actions)
        for place in self.places[kind]:
            self.add(decision, verb, word, rule, (), chosen=(place,))
        return first

    def add_plays(self, card: int, effect: Effect) -> None:
        """Adds all ways to play a card, in all its readings (BR-3.30)."""
        readings = [other for other in self.effects if other.word in effect.readings] or [effect]
        for reading in readings:
            self.first_play[card, reading.word] = len(self.actions)
            for chosen in product(*[self.places[kind] for kind in reading.targets]):
                hand = (f"hand:{self.content.cards[card]}",)
                self.add(TURN, PLAY, "play", reading.rule, hand, card, chosen, reading)

    def add_second(self, card: int, effect: Effect) -> int:
        """Adds the second card of a two-card action (BR-3.12), if it is one that is played in pairs."""
        if not effect.paired:
            return NOTHING
        return self.add(SECOND, ADD, "add", "BR-3.12", (f"hand:{self.content.cards[card]}",), card)

    def reading(self, layoffs: str) -> list[Card]:
        """BR-3.30: all cards, when the table has agreed on this for LAYOFFS."""
        word, content = layoffs.replace("_", "-"), self.content
        cards = []
        for number, kind in enumerate(content.kind):
            effect = self.effects[kind]
            if content.face[number] == LAYOFFS_CARD and word in effect.readings:
                effect = next(other for other in self.effects if other.word == word)
            first = self.first_play[number, effect.word]
            cards.append(Card(number, effect, content.skills[number], content.value[number], first))
        return cards
