"""The search: on several cores, with what it knew before, and for every seat at once."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.bots.parallel import ParallelPlayer
from boardroom.bots.search import Search
from boardroom.core.errors import BadOption
from laws.trials import name_of, plain_trials

GAME = boardroom.load("startup-nation")


def asked(player: boardroom.Player, state: boardroom.State, limit: float | None = None) -> int:
    seat = state.seat
    return player.choose(state.view(seat), state.legal(), lambda luck: state.imagine(seat, luck), limit)


def test_two_cores_choose_the_same_again_within_their_simulations() -> None:
    state = GAME.start(4, seed=3)
    players = [ParallelPlayer(GAME, seed=1, simulations=101, workers=2) for _ in range(2)]
    choices = [asked(player, state) for player in players]
    assert choices[0] == choices[1] and choices[0] in state.legal()
    assert 0 < players[0].used == players[1].used <= 101


def test_two_cores_choose_the_same_when_what_the_seat_cannot_see_is_swapped() -> None:
    state = GAME.start(4, seed=5)
    worlds = [state, *(state.imagine(state.seat, boardroom.Luck(number, "swap")) for number in range(3))]
    assert len({asked(ParallelPlayer(GAME, seed=1, simulations=60, workers=2), world) for world in worlds}) == 1


def test_two_cores_keep_to_their_time() -> None:
    player = ParallelPlayer(GAME, seed=1, simulations=10**9, workers=2)
    asked(player, GAME.start(4, seed=5), 0.05)
    assert 0 < player.used < 10**6


def test_a_bot_is_told_how_many_cores_it_may_use() -> None:
    assert isinstance(boardroom.bot("ismcts", GAME, 2, cores=2), ParallelPlayer)
    assert isinstance(boardroom.bot("colleague", GAME, 5), IsmctsPlayer)
    with pytest.raises(BadOption, match="one core or more, not 0"):
        boardroom.bot("ismcts", GAME, cores=0)


@pytest.mark.parametrize("trial", plain_trials(), ids=name_of)
def test_what_was_found_for_the_next_own_choice_is_kept(trial) -> None:
    """When the same seat decides again, its search begins with the part of the tree that it has grown."""
    game = trial.game
    state = trial.start(2)
    player = IsmctsPlayer(game, seed=1, simulations=100)
    kept = 0
    for _ in range(12):
        seat, grown = state.seat, player._grown
        search = None
        if len(state.legal()) > 1 and grown is not None and grown.mover == seat:
            search = player.search(state.view(seat), lambda luck, s=state, own=seat: s.imagine(own, luck), None)
            kept += search.root is grown and sum(branch.visits for branch in grown.branches) > 100
        state.play(asked(player, state))
        if state.over:
            break
    assert kept or trial.game.id == "startup-nation"  # where nobody has two decisions in a row


def test_a_search_knows_what_every_seat_may_expect() -> None:
    state = GAME.start(4, seed=3)
    seat = state.seat
    search = Search(state.imagine(seat, boardroom.Luck(1)), seat, 4, GAME.advice, boardroom.Luck(1))
    search.simulate(200)
    assert search.sums[seat] == pytest.approx(sum(branch.total for branch in search.root.branches))
    assert len(search.sums) == 4 and all(abs(total) <= 200 for total in search.sums)


def test_a_search_ends_only_when_the_rest_cannot_change_the_choice() -> None:
    """Whatever it would have simulated after that, the favourite stays the favourite; and some searches do end early."""
    early = 0
    for seed in range(8):
        state = GAME.start(4, seed=seed)
        seat = state.seat
        player = IsmctsPlayer(GAME, seed=seed, simulations=300)
        search = player.search(state.view(seat), lambda luck, s=state, own=seat: s.imagine(own, luck), None)
        chosen = max(state.legal(), key=search.root.visits_of)
        early += search.simulations < 300
        search.simulate(300 - search.simulations)
        assert max(state.legal(), key=search.root.visits_of) == chosen
    assert early
