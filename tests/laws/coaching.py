"""What is promised of every coach: sentences for every choice, from nothing but what its seat can know."""

from __future__ import annotations

import json
from collections.abc import Iterator

import boardroom
from boardroom.bots.coach import Coaching, explain
from boardroom.core.coach import MOST_REASONS, Reason
from boardroom.core.texts import LANGUAGES
from kit.french import faults
from laws.kit import Trial

FEW_WORLDS = 6
MOST_CODES = 4  # looked at in each position


def positions(trial: Trial, seed: int, every: int) -> Iterator[boardroom.State]:
    """Every so many decisions with a real choice of one game in which robots mostly do what is likely."""
    state, luck, met = trial.start(seed), boardroom.Luck(seed, "coached"), 0
    while not state.over:
        legal = state.legal()
        if len(legal) > 1:
            met += 1
            if met % every == 1:
                yield state
        state.play(likely(state, legal) if met % 4 and trial.game.cooperative else luck.pick(legal))


def likely(state: boardroom.State, legal: list[int]) -> int:
    """What the advice would try first; robots that walk at random come nowhere."""
    priors = state.game.advice.priors(state, legal)
    return legal[priors.index(max(priors))]


def some_codes(state: boardroom.State, luck: boardroom.Luck) -> list[int]:
    """A few of the choices, each as likely."""
    legal = state.legal()
    while len(legal) > MOST_CODES:
        legal.remove(luck.pick(legal))
    return legal


def hidden_facts_change_nothing(trial: Trial, seed: int, every: int) -> None:
    """All that the seat cannot know is swapped: it hears the same words."""
    luck = boardroom.Luck(seed, "codes")
    for state in positions(trial, seed, every):
        other = state.imagine(state.seat, boardroom.Luck(seed, "swapped"))
        for code in some_codes(state, luck)[:2]:
            said = explain(state, code, boardroom.Luck(seed, "coach"), FEW_WORLDS)
            assert said == explain(other, code, boardroom.Luck(seed, "coach"), FEW_WORLDS), (
                f"{trial.game.id}: the coach tells seat {state.seat} what it cannot know of {trial.game.action(code)}"
            )
        aims = Coaching(state, boardroom.Luck(seed, "coach"), 1).towards()
        assert aims == Coaching(other, boardroom.Luck(seed, "coach"), 1).towards()


def every_choice_has_reasons(trial: Trial, seed: int, every: int) -> set[str]:
    """Along a game; gives the keys that were met."""
    luck, met = boardroom.Luck(seed, "codes"), set[str]()
    for state in positions(trial, seed, every):
        met |= keys_said(state, some_codes(state, luck))
    return met


def keys_said(state: boardroom.State, codes: list[int]) -> set[str]:
    """One to three reasons for each choice, declared, of JSON values, and said in both languages; the same for aims."""
    coach, coaching = state.game.coach, Coaching(state, boardroom.Luck(7, "coach"), FEW_WORLDS)
    found = coaching.towards()
    assert all(aim.key in coach.aims for aim in found)
    for code in codes:
        said = coaching.reasons(code)
        assert 1 <= len(said) <= MOST_REASONS, f"no reason for {state.game.action(code)}"
        assert all(reason.key in coach.keys for reason in said), f"not declared: {said}"
        found += said
    for reason in found:
        check_sentence(state.game, reason)
    return {reason.key for reason in found}


def check_sentence(game: boardroom.Game, reason: Reason) -> None:
    """A whole sentence, with nothing raw or empty in it."""
    assert json.loads(json.dumps(reason.params)) == reason.params
    assert all(value not in ("", [], None) for value in reason.params.values()), reason
    for lang in LANGUAGES:
        said = game.because(reason, lang)
        assert said.endswith((".", "!", "…")) and "{" not in said and "_" not in said and "None" not in said, said
    assert not faults(said), (faults(said), said)
