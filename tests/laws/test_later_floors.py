"""The laws on the later floors of burncycle's missions, where random play from the start never comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import boardroom
from kit import Given
from laws import kit, speech
from laws.trials import seats_of, trial

GAME = boardroom.load("burncycle")
SEEDS = range(2 if boardroom.compiled else 1)
# Agents in one secure zone, the module in the other, each across from where it began: this ends any floor.
AT = {"0": "6,1", "1": "7,1", "2": "6,2", "3": "7,2", "module": "7,9"}
BEGAN = {"0": "s2", "1": "s2", "2": "s2", "3": "s2", "module": "s1"}
ENOUGH = 99


@dataclass
class Later(kit.Trial):
    """A game that begins with the last turn on the floor before."""

    floor: int = 2

    def start(self, seed: int) -> boardroom.State:
        """The first choice on that floor."""
        state = self.table(seed, goals=[ENOUGH] * len(Given(self.table(seed)).view(-1)["goals"]))
        luck = boardroom.Luck(seed, "last turn")
        while Given(state).view(-1)["floor"] < self.floor:
            state.play(luck.pick(state.legal()))
        return state

    def table(self, seed: int, **more: Any) -> boardroom.State:
        """Everybody is where the floor before ends."""
        robots = [*map(str, range(self.seats)), "module"]
        said = {
            "seats": self.seats, "floor": self.floor - 1, "step": "end",
            "at": {robot: AT[robot] for robot in robots}, "began": {robot: BEGAN[robot] for robot in robots}, **more,
        }  # fmt: skip
        return GAME.restore({"seed": seed, "options": self.options, "table": said})


def later(mission: str, floor: int, seats: int) -> Later:
    plain = trial(GAME, seats, mission=mission)
    return Later(plain.game, seats, plain.options, plain.rules_page, plain.every, plain.games, plain.bot_games, floor)


every_later_floor = pytest.mark.parametrize(
    "trial",
    [
        later(mission, floor, seats)
        for mission, floor in (("m3", 2), ("m12", 2), ("m12", 3))
        for seats in seats_of(GAME)
    ],
    ids=lambda subject: f"{subject.options['mission']}-{subject.floor}-{subject.seats}",
)


@every_later_floor
def test_law_1_same_seed_and_choices_give_the_same_game(trial: Later) -> None:
    kit.law_1_same_seed_same_game(trial, SEEDS[0])


@every_later_floor
def test_law_2_somebody_can_act_and_only_as_listed(trial: Later) -> None:
    kit.law_2_somebody_can_act(trial, SEEDS[0])


@every_later_floor
def test_law_3_copies_saves_and_views_share_nothing(trial: Later) -> None:
    for seed in SEEDS:
        kit.law_3_copies_are_independent(trial, seed)


@every_later_floor
def test_law_4_nothing_leaks(trial: Later) -> None:
    for seed in SEEDS:
        kit.law_4_no_leak(trial, seed)


@every_later_floor
def test_law_6_everything_is_conserved(trial: Later) -> None:
    for seed in SEEDS:
        kit.law_6_everything_is_conserved(trial, seed)


@every_later_floor
def test_law_7_every_game_ends(trial: Later) -> None:
    for seed in SEEDS:
        kit.law_7_every_game_ends(trial, seed)


@every_later_floor
def test_law_8_everything_can_be_said(trial: Later) -> None:
    speech.law_8_every_sentence_exists(trial, SEEDS[0])


@every_later_floor
def test_law_10_games_do_not_disturb_each_other(trial: Later) -> None:
    kit.law_10_games_do_not_disturb_each_other(trial, SEEDS[0])
