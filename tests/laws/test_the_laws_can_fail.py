"""Coffee Round keeps all laws; with one fault planted it breaks exactly that law's check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import boardroom
from boardroom.core import minutes
from boardroom.core.match import replay_minutes
from laws import fairness, kit, speech
from toy import game as toy

SEEDS = range(6)


def trial(fault: str = "") -> kit.Trial:
    page = Path(toy.__file__).parent / "rules.md"
    return kit.Trial(toy.CoffeeGame(fault=fault), seats=3, options={"turns": 3}, rules_page=page, every=2)


def over_seeds(law: Callable[[kit.Trial, int], None]) -> Callable[[kit.Trial], None]:
    def check(subject: kit.Trial) -> None:
        for seed in SEEDS:
            law(subject, seed)

    return check


def fair(subject: kit.Trial) -> None:
    choices = [toy.PEEK, toy.END, toy.DRAW]
    candidates: Iterator[boardroom.State] = (subject.start(seed) for seed in range(4000))
    kept = fairness.law_5_imagine_is_fair(candidates, choices, seat=0, draws=1500, feature=other_hands)
    assert kept > 100


def other_hands(state: boardroom.State) -> str:
    assert isinstance(state, toy.Coffee)
    return str(state.hands[1:])


def replays(subject: kit.Trial) -> None:
    for seed in SEEDS:
        kit.law_9_minutes_replay(subject, seed, lambda text: replay_minutes(subject.game, minutes.read(text)))


def sentences(subject: kit.Trial) -> None:
    speech.law_8_texts_are_complete(subject)
    speech.law_8_every_sentence_exists(subject, 1)


LAWS: dict[str, Callable[[kit.Trial], None]] = {
    "law 1": over_seeds(kit.law_1_same_seed_same_game),
    "law 2": over_seeds(kit.law_2_somebody_can_act),
    "law 3": over_seeds(kit.law_3_copies_are_independent),
    "law 4": over_seeds(kit.law_4_no_leak),
    "law 4, reasons": over_seeds(kit.law_4_no_leak),
    "law 5": fair,
    "law 5, life": over_seeds(fairness.law_5_imagined_worlds_can_be_played),
    "law 6": over_seeds(kit.law_6_everything_is_conserved),
    "law 7": over_seeds(kit.law_7_every_game_ends),
    "law 8": sentences,
    "law 9": replays,
    "law 10": over_seeds(kit.law_10_games_do_not_disturb_each_other),
    "law 11": over_seeds(kit.law_11_numbers_are_a_function_of_the_view),
}


@pytest.mark.parametrize("law", LAWS)
def test_a_game_without_faults_keeps_the_law(law: str) -> None:
    LAWS[law](trial())


@pytest.mark.parametrize("law", LAWS)
def test_a_planted_fault_breaks_the_law(law: str) -> None:
    with pytest.raises(AssertionError, match=f"^{law.partition(',')[0]}:"):
        LAWS[law](trial(fault=law))
