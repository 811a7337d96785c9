"""Law 5 for Burn Rate: on small tables every deal is tried; where the luck of a shuffle matters, very many are.

Two seats, a few hidden cards: the other hand and a short draw pile, whose order is part of the deal. A story is a few random
choices; every deal in which they are legal and look the same to the seat that imagines is as likely as any other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

import boardroom
from boardroom.core.pile import Pile
from boardroom.games.burn_rate.play import BurnRate
from kit import seen
from laws import fairness
from laws.trials import share_of

GAME = boardroom.load("burn-rate")
CARDS = [name for name in GAME.start(2).census() if ":" in name or name in GAME.things["card"]]
NUMBERS = {card: number for number, card in enumerate(CARDS)}
DRAWS = 2000


def laid(saved: dict[str, Any]) -> BurnRate:
    """A table set up by hand."""
    state = GAME.restore(saved)
    assert isinstance(state, BurnRate)
    return state


def dealt(base: BurnRate, hands: list[list[str]], pile: list[str]) -> BurnRate:
    """The same table with other hands and another draw pile, from the top down."""
    state = base.copy()
    state.hands = [sorted(NUMBERS[card] for card in hand) for hand in hands]
    cards = [NUMBERS[card] for card in reversed(pile)]
    state.draw_pile = Pile(cards, [0] * len(cards))
    return state


class Story:
    """A small table, its deal, and the choices that are played."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pile = 2 + number % 5 // 4
        luck = boardroom.Luck(number, "story")
        cards = list(range(len(CARDS)))
        luck.shuffle(cards)
        names = [CARDS[card] for card in cards]
        self.own, self.hidden, self.discard = names[:6], names[6 : 12 + self.pile], names[12 + self.pile :]
        table = {"hands": [self.own, self.hidden[:6]], "draw": self.hidden[6:], "discard": self.discard, "seat": 1}
        self.base = laid({"seed": number, "table": table})
        self.choices: list[int] = []
        self.play_on(luck)

    def deal(self, hand: list[str], pile: list[str]) -> boardroom.State:
        """The table with this hidden hand and pile; the other seat has the first turn."""
        return dealt(self.base, [self.own, hand], pile)

    def play_on(self, luck: boardroom.Luck) -> None:
        """Chooses at random, mostly one card a turn, until the pile would run out."""
        state = self.deal(self.hidden[:6], self.hidden[6:])
        end = GAME.code("end-turn")
        while not state.over and len(self.choices) < 12:
            legal = state.legal()
            view = seen(state, -1)
            enough = view["draw"] >= view["played"] + view["discarded"]
            if end in legal and not enough:
                return
            code = end if end in legal and luck.below(4) else luck.pick(legal)
            state.play(code)
            self.choices.append(code)

    def all_deals(self) -> Iterator[boardroom.State]:
        """The true deal first, then every other one."""
        yield self.deal(self.hidden[:6], self.hidden[6:])
        for hand in combinations(sorted(self.hidden), 6):
            for pile in permutations(sorted(set(self.hidden) - set(hand))):
                if (set(hand), list(pile)) != (set(self.hidden[:6]), self.hidden[6:]):
                    yield self.deal(list(hand), list(pile))


def world(state: boardroom.State) -> str:
    """A whole world: the hands and what is left of the pile."""
    table = state.save()["table"]
    return json.dumps([table["hands"], sorted(card for layer in table["draw"] for card in layer[1:])])


@pytest.mark.parametrize("number", share_of(range(10)))
def test_imagine_is_fair(number: int) -> None:
    story = Story(number)
    kept = fairness.law_5_imagine_is_fair(story.all_deals(), story.choices, 0, DRAWS, world, exact=True)
    assert kept > 1


def test_the_stories_show_cards_of_both_seats_and_draws() -> None:
    verbs = [(GAME.action(code).verb, number) for number in range(10) for code in Story(number).choices]
    assert {"play", "discard", "end-turn"} <= {verb for verb, _ in verbs}
    assert sum(verb == "end-turn" for verb, _ in verbs) >= 8


OWN = ["hire:3:a", "hire:3:b", "fire:3:a", "fire:3:b", "release:3:a", "release:3:b"]
HIDDEN = ["funding:3:20", "funding:3:15", "funding:3:10", "layoffs", "hire:23:a", "hire:23:b", "fire:23:a", "poach:0:a"]
IDEAS = ["bad-idea:0:x4"]
DISCARD = [card for card in CARDS if card not in OWN + HIDDEN + IDEAS]


def deals(bank: int, sizes: tuple[int, int], choices: list[str]) -> Iterator[boardroom.State]:
    """Random deals of the hidden cards to the seats 1 and 2 and the draw pile, in which the choices can be made."""
    first, second = sizes[0], sum(sizes)
    hands = [OWN, HIDDEN[:first], HIDDEN[first:second]]
    table = {"seats": 3, "seat": 1, "companies": [{}, {"dev": ["tony_fuji"]}, {}], "bank": [100, bank, 100]}
    table.update({"ideas": [[], IDEAS, []], "hands": hands, "draw": HIDDEN[second:], "discard": DISCARD})
    base = laid({"table": table})
    for seed in range(2000):
        order = list(range(len(HIDDEN)))
        boardroom.Luck(seed, "deal").shuffle(order)
        cards = [HIDDEN[place] for place in order]
        state = dealt(reseeded(base, seed), [OWN, cards[:first], cards[first:second]], cards[second:])
        if can_play(state.copy(), choices):
            yield state


def reseeded(base: BurnRate, seed: int) -> BurnRate:
    """The same table with other luck to come."""
    state = base.copy()
    state.luck = boardroom.Luck(seed)
    state.draw_luck = state.luck.stream("draw/0")
    return state


def can_play(state: boardroom.State, choices: list[str]) -> bool:
    """Are these choices legal, one after the other?"""
    for text in choices:
        if GAME.code(text) not in state.legal():
            return False
        state.play(GAME.code(text))
    return True


def whereabouts(state: boardroom.State) -> str:
    """Who holds which of the hidden cards, and how many others."""
    hands = state.save()["table"]["hands"]
    return json.dumps([[card for card in hand if card in HIDDEN + IDEAS] + [len(hand)] for hand in hands])


@pytest.mark.parametrize(
    ("bank", "sizes", "choices"),
    [
        (100, (4, 3), ["discard layoffs", "end-turn"]),  # the draw pile runs out, and the discards are shuffled
        (0, (3, 4), ["discard layoffs", "end-turn"]),  # a company leaves two unseen cards and a BAD IDEA
        (0, (3, 4), ["discard layoffs", "end-turn", "discard poach:0:a", "end-turn"]),  # which are drawn
    ],
)
def test_imagine_is_fair_after_shuffles(bank: int, sizes: tuple[int, int], choices: list[str]) -> None:
    codes = [GAME.code(text) for text in choices]
    kept = fairness.law_5_imagine_is_fair(deals(bank, sizes, choices), codes, 0, DRAWS, whereabouts)
    assert kept > 100


# Seat 1 has fired Brad Duke with one card, so it has a second one: of these, with an HR head of skill 1, three would do.
SECOND = ["fire:0123:a", "fire:0123:b", "fire:123:a", "fire:123:b", "fire:3:b", "hire:23:a", "funding:3:20", "layoffs"]


def waiting(seat_0: int) -> Iterator[boardroom.State]:
    """All deals of those cards to the two hands, so many to seat 0 and three to seat 1, which decides; the rest is drawn."""
    rest = [card for card in CARDS if card not in SECOND]
    truth = (tuple(SECOND[5 : 5 + seat_0]), tuple(SECOND[:3]))
    hands = [(own, hand) for own in combinations(SECOND, seat_0) for hand in combinations(SECOND, 3)]
    company = {"sales": ["brad_duke"], "hr": ["chet_dubois"]}
    pile = [card for card in SECOND if card not in truth[0] + truth[1]]
    table = {"seat": 1, "companies": [{}, company], "hands": [[*hand] for hand in truth], "draw": pile, "discard": rest}
    base = laid({"table": table})
    for own, hand in [truth, *[deal for deal in hands if deal != truth]]:
        if not set(own) & set(hand):
            yield dealt(base, [[*own], [*hand]], [card for card in SECOND if card not in own + hand])


@pytest.mark.parametrize(("seat", "seat_0"), [(0, 2), (-1, 1)])
def test_imagine_is_fair_while_another_seat_is_asked_for_a_second_card(seat: int, seat_0: int) -> None:
    choices = [GAME.code("play fire:0123:a brad_duke")]
    assert fairness.law_5_imagine_is_fair(waiting(seat_0), choices, seat, DRAWS, world, exact=True) > 8


def left_behind() -> Iterator[boardroom.State]:
    """Random deals in which seat 1 goes bankrupt and seat 2 draws what it leaves: its second FIRE may have come that way.

    Seat 0, which imagines, draws the BAD IDEA.
    """
    hidden = ["fire:0123:a", "fire:0123:b", "fire:123:a", *HIDDEN[:3], "hire:23:a", "release:0123:a"]
    discard = [card for card in CARDS if card not in [*OWN, *IDEAS, *hidden, "layoffs", "poach:0:a"]]
    companies = [{}, {"dev": ["tony_fuji"]}, {"sales": ["brad_duke"]}]
    hands = [OWN, ["layoffs", *hidden[:4]], ["poach:0:a", *hidden[4:7]]]
    table = {"seats": 3, "seat": 1, "companies": companies, "bank": [100, 0, 100], "ideas": [[], IDEAS, []]}
    base = laid({"table": {**table, "hands": hands, "draw": hidden[7:], "discard": discard}})
    for seed in range(1400):
        order = list(range(len(hidden)))
        boardroom.Luck(seed, "deal").shuffle(order)
        cards = [hidden[place] for place in order]
        hands = [OWN, ["layoffs", *cards[:4]], ["poach:0:a", *cards[4:7]]]
        state = dealt(reseeded(base, seed), hands, cards[7:])
        end = state.copy()
        if can_play(end, LEFT_BEHIND) and IDEAS[0] in seen(end, 0)["own"]["hand"]:
            yield state


LEFT_BEHIND = ["discard layoffs", "end-turn", "discard poach:0:a", "end-turn", "discard hire:3:a", "end-turn"]
LEFT_BEHIND += ["play fire:0123:a brad_duke"]


def test_imagine_is_fair_when_the_second_card_may_come_from_a_bankrupt_company() -> None:
    codes = [GAME.code(text) for text in LEFT_BEHIND]
    assert fairness.law_5_imagine_is_fair(left_behind(), codes, 0, DRAWS, held_by_seat_2) > 80


def held_by_seat_2(state: boardroom.State) -> str:
    """Whether the seat that is asked for a second card holds the only one that fits, and another card."""
    hand = state.save()["table"]["hands"][2]
    return json.dumps(["fire:0123:b" in hand, "hire:23:a" in hand])


@pytest.mark.parametrize("seed", share_of(range(40)))
def test_whoever_is_asked_for_a_second_card_has_one_in_every_imagined_world(seed: int) -> None:
    state, luck = GAME.start(2, seed=seed), boardroom.Luck(seed)
    while not state.over:
        if seen(state, -1)["phase"] == "second":
            worlds = [state.imagine(seat, luck) for seat in (-1, 1 - state.seat) for _ in range(20)]
            assert all(world.legal() for world in worlds)
        state.play(luck.pick(state.legal()))
