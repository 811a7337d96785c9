"""Law 5 for burncycle: nothing hidden lies on the table, so what is drawn or rolled next must come as often as it truly does.

Each story lays a small table, plays a few choices and asks what the next ones bring: a card of every deck, also after a
reshuffle, the bag, and every die. Tables of many seeds that looked the same are compared with imagined ones.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

import boardroom
from laws import fairness
from laws.trials import share_of

GAME = boardroom.load("burncycle")
SEEDS = 700
DRAWS = 700


@dataclass
class Story:
    """A table, the choices that were made on it, those that draw or roll next, and what of the save they change."""

    said: dict[str, Any]
    played: list[str]
    asked: list[str]
    told: list[str]
    seats: int = 1

    def table(self, seed: int) -> boardroom.State:
        """The table with the luck of a seed; the first one is tried out too."""
        agents = ["a1", "a2", "a3", "a5"][: self.seats]
        said = {
            "seats": self.seats, "captain": "k1", "ceo": "c1", "units": {}, "beads": [], "chips": ["S", "S", "S", "S"],
            "step": "actions", "power": {"0": 4}, "reserves": {},
            "imperatives": {str(seat): f"i{seat + 5:02}" for seat in range(self.seats)},
        }  # fmt: skip
        saved = {"seed": seed, "options": {"agents": agents}, "table": said | self.said}
        return fairness.laid(GAME, saved) if seed else GAME.restore(saved)

    def comes(self, state: boardroom.State) -> str:
        """What the next choices bring on this table."""
        twin = state.copy()
        for text in self.asked:
            twin.play(GAME.code(text))
        saved = twin.save()["table"]
        return json.dumps([saved[key] for key in self.told])


STORIES = {
    "a network card of a small deck": Story(
        {"decks": {"network": ["n01", "n06", "n09", "n12"]}}, ["network"], ["network"], ["hands"]
    ),
    "a network card after a reshuffle": Story(
        {"decks": {"network": ["n01"]}}, ["network"], ["network"], ["hands", "decks"]
    ),
    "a terminal card and a die": Story(
        {"at": {"0": "2,5"}, "decks": {"terminal": ["t01", "t06", "t09"]}},
        ["pass"], ["terminal agent", "option 2", "roll 1/0/0"], ["discards", "rolls"],
    ),
    "a keypad card": Story({"at": {"0": "2,3"}}, ["network"], ["keypad n"], ["keypads"]),
    "a cache card": Story({"at": {"0": "5,0"}}, ["move", "roll 0/0/0"], ["cache 0"], ["items"]),
    "better dice": Story(
        {"bought": {"0": ["die-1", "die-3"]}}, ["network"], ["move", "roll 0/1/1"], ["rolls"]
    ),
    "the inspection of a room, and who guards it": Story(
        {"at": {"0": "2,3"}, "beads": ["a"], "keys": {"0": 1}, "keypads": {"2,2 s": "q01"},
         "decks": {"unit-1": ["u02", "u05", "u07"]}},
        ["keypad n", "key"], ["through"], ["units", "mainframes", "unlocked", "power"],
    ),
    "the keypad die": Story(
        {"at": {"0": "2,3"}, "keypads": {"2,2 s": "q12"}}, ["keypad n", "entries"], ["resolve K-DIE"], ["entries"]
    ),
    "the bag": Story({"step": "restart"}, [], ["restart"], ["chips"]),
    "the cycle die and the ping die": Story(
        {"step": "end", "pings": ["3.7"], "chips": ["S", "P", "T", "U"]}, [], ["end routing"],
        ["degraded", "threat", "ceo_level", "pings"],
    ),
    "the bag with other seats": Story({"step": "restart"}, [], ["restart"], ["chips"], seats=3),
}  # fmt: skip


@pytest.mark.parametrize("name", share_of(STORIES))
def test_imagine_is_fair(name: str) -> None:
    story = STORIES[name]
    candidates = (story.table(seed) for seed in range(SEEDS))
    choices = [GAME.code(text) for text in story.played]
    kept = fairness.law_5_imagine_is_fair(candidates, choices, 0, DRAWS, story.comes)
    assert kept > SEEDS // 20


@pytest.mark.parametrize("name", STORIES)
def test_a_story_has_more_than_one_end(name: str) -> None:
    story = STORIES[name]
    state = story.table(0)
    for text in story.played:
        state.play(GAME.code(text))
    luck = boardroom.Luck(5, "ends")
    assert len({story.comes(state.imagine(0, luck)) for _ in range(60)}) > 1
