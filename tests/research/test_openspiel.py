"""The games as OpenSpiel games, by OpenSpiel's own simulation test, and information states that keep their promises."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import boardroom
import boardroom.research.openspiel as adapter
from boardroom import BadOption
from research.tables import EVERY_GAME, EVERY_TABLE, FEW_AND_MANY, SHORTER

SEEDS = 20


@FEW_AND_MANY
def test_openspiels_random_simulation_test_passes(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@EVERY_TABLE
def test_a_resampled_state_cannot_be_told_from_the_true_one(game: str, seats: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in sampled(game, seats, steps=40, every=8):
        for seat in range(seats):
            twin = state.resample_from_infostate(seat, sampler)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.current_player() == state.current_player()
            assert twin.legal_actions(seat) == state.legal_actions(seat)


@EVERY_GAME
def test_a_resampled_state_forgets_the_truth_and_plays_on(game: str, seats: int) -> None:
    state = list(sampled(game, seats, steps=10, every=10))[-1]
    seat = state.current_player()
    numbers = iter(range(100))
    worlds = [state.resample_from_infostate(seat, lambda: next(numbers) / 100) for _ in range(8)]
    assert all(world.history() == [] for world in worlds)
    assert seats == 1 or len({str(world) for world in worlds}) > 1
    for world in worlds:
        while not world.is_terminal():
            world.apply_action(world.legal_actions()[0])
        assert len(world.returns()) == seats


@EVERY_GAME
def test_other_seats_remember_only_what_is_public_in_a_resampled_state(game: str, seats: int) -> None:
    """Two true states that one seat cannot tell apart give the same twin, whatever the others were told."""
    state = list(sampled(game, seats, steps=12, every=12))[-1]
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.5)
    other.told = [text if number == seat else "secret" for number, text in enumerate(state.told)]
    other.told[-1] = state.told[-1]
    first, second = (each.resample_from_infostate(seat, lambda: 0.25) for each in (state, other))
    assert str(first) == str(second)
    assert first.told == second.told


@EVERY_GAME
def test_a_serialised_state_comes_back_whole(game: str, seats: int) -> None:
    for state in sampled(game, seats, steps=12, every=6):
        _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        pickled = pickle.loads(pickle.dumps(state))
        for twin in (back, pickled, state.clone()):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            for seat in range(seats):
                assert twin.information_state_string(seat) == state.information_state_string(seat)


@EVERY_TABLE
def test_own_choices_and_all_one_was_told_are_in_the_information_state(game: str, seats: int) -> None:
    """Perfect recall: what a seat knew once is a beginning of what it knows later."""
    state = load(game, seats).new_initial_state()
    state.apply_action(3)
    luck, before = boardroom.Luck(3), [""] * seats
    for _ in range(25):
        if state.is_terminal():
            break
        seat, code = state.current_player(), luck.pick(state.legal_actions())
        state.apply_action(code)
        for other in range(seats):
            assert state.told[other].startswith(before[other])
        assert f"I choose: {state.action_to_string(seat, code)}\n" in state.told[seat][len(before[seat]) :]
        before = state.told[:seats]


@EVERY_GAME
def test_observers_give_named_pieces_and_public_text(game: str, seats: int) -> None:
    spiel = load(game, seats)
    state = list(sampled(game, seats, steps=4, every=4))[-1]
    private = make_observation(spiel)
    private.set_from(state, 0)
    assert private.dict["player"][0] == 1
    assert len(private.dict["features"]) == len(spiel.subject.names)
    public = make_observation(
        spiel,
        pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert '"seat":-1' in public.string_from(state, 0)


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    interns = "intern_fire+intern_strings+intern_legal+intern_clever+intern_hyper"
    game = pyspiel.load_game(f"boardroom_startup_nation(seats=4,ties=nobody_scores,interns={interns})")
    assert game.subject.options["ties"] == "nobody_scores"
    assert sorted(game.subject.options["interns"]) == sorted(interns.split("+"))
    with pytest.raises(BadOption, match="played by 4 to 5 seats"):
        pyspiel.load_game("boardroom_startup_nation(seats=9)")
    with pytest.raises(BadOption, match="seeds is how many deals"):
        pyspiel.load_game("boardroom_startup_nation(seeds=0)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("boardroom_startup_nation(colour=red)")


@EVERY_GAME
def test_openspiels_own_search_finds_a_legal_choice(game: str, seats: int) -> None:
    state = list(sampled(game, seats, steps=5, every=5))[-1]
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, random), 1.4, 3, random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_outcome_sampling_learns_a_policy() -> None:
    np.random.seed(1)  # the solver draws from NumPy's global generator
    game = pyspiel.load_game("boardroom_startup_nation(seats=4,target_score=3,seeds=5)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    """OpenSpiel holds on to what made a game until after the interpreter is gone."""
    ran = subprocess.run(
        [sys.executable, "-c", "import boardroom.research.openspiel"], capture_output=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def load(game: str, seats: int) -> Any:
    options = "".join(f",{name}={value}" for name, value in SHORTER[game].items())
    return pyspiel.load_game(f"{adapter.short_name(game)}(seats={seats},seeds={SEEDS}{options})")


def sampled(game: str, seats: int, steps: int, every: int) -> Any:
    """A random game's states, some of them; always one at the end."""
    state = load(game, seats).new_initial_state()
    state.apply_action(7)
    luck = boardroom.Luck(7)
    for number in range(steps):
        if number and number % every == 0:
            yield state.clone()
        if state.is_terminal() or (code := luck.pick(state.legal_actions())) is None:
            return
        state.apply_action(code)
    if not state.is_terminal():
        yield state
