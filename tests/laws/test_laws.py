"""The laws of the design, for every game, number of seats and option value, on many random games."""

from __future__ import annotations

import os

import pytest

import boardroom
from laws import fairness, kit, speech
from laws.trials import name_of, option_trials, plain_trials

PLAIN = plain_trials()
WITH_OPTIONS = option_trials()
# Every law is tried with every trial on both builds; the compiled one, which is faster, plays more of the random games.
SHARE = 1 if boardroom.compiled else 12
FEW = 3 if boardroom.compiled else 1  # random games of each trial with an option; `make soak` runs far more


def seeds_of(trial: kit.Trial) -> range:
    return range(max(1, trial.games // SHARE))


per_plain_trial = pytest.mark.parametrize("trial", PLAIN, ids=name_of)
per_trial = pytest.mark.parametrize(
    ("trial", "seeds"),
    [(t, seeds_of(t)) for t in PLAIN] + [(t, range(min(FEW, t.games // 4))) for t in WITH_OPTIONS],
    ids=lambda v: name_of(v) if isinstance(v, kit.Trial) else "",
)


def test_this_is_the_build_that_was_asked_for() -> None:
    assert boardroom.compiled == (os.environ.get("BOARDROOM_EXPECT") == "compiled")


@per_trial
def test_law_1_same_seed_and_choices_give_the_same_game(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds[::6]:
        kit.law_1_same_seed_same_game(trial, seed)


@per_trial
def test_law_2_somebody_can_act_and_only_as_listed(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds[::6]:
        kit.law_2_somebody_can_act(trial, seed)


@per_trial
def test_law_3_copies_saves_and_views_share_nothing(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds:
        kit.law_3_copies_are_independent(trial, seed)


@per_trial
def test_law_4_nothing_leaks(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds:
        kit.law_4_no_leak(trial, seed)


@per_trial
def test_law_5_whatever_is_imagined_can_be_played_to_its_end(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds[::6]:
        fairness.law_5_imagined_worlds_can_be_played(trial, seed)


@per_trial
def test_law_6_everything_is_conserved(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds:
        kit.law_6_everything_is_conserved(trial, seed)


@per_trial
def test_law_7_every_game_ends(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds:
        kit.law_7_every_game_ends(trial, seed)


@per_trial
def test_law_8_everything_can_be_said(trial: kit.Trial, seeds: range) -> None:
    speech.law_8_every_sentence_exists(trial, seeds[0])


@per_plain_trial
def test_law_8_texts_are_complete_and_rules_exist(trial: kit.Trial) -> None:
    speech.law_8_texts_are_complete(trial)


@per_plain_trial
def test_law_8_every_click_is_asked_for(trial: kit.Trial) -> None:
    speech.law_8_every_click_is_asked_for(trial)


@per_trial
def test_law_9_minutes_replay(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds[::6]:
        kit.law_9_minutes_replay(trial, seed, boardroom.replay)


@per_plain_trial
def test_law_10_games_do_not_disturb_each_other(trial: kit.Trial) -> None:
    for seed in seeds_of(trial)[::6]:
        kit.law_10_games_do_not_disturb_each_other(trial, seed)


@per_trial
def test_law_11_numbers_for_learners_tell_no_more_than_the_view(trial: kit.Trial, seeds: range) -> None:
    for seed in seeds[::3]:
        kit.law_11_numbers_are_a_function_of_the_view(trial, seed)
