"""What a search found for the next own choice is kept, and only as long as it is about that choice."""

from __future__ import annotations

from functools import partial

import pytest

from boardroom.bots.ismcts import IsmctsPlayer, next_own
from boardroom.bots.search import FIRST_WORLDS, Node
from bots.corridor import Corridor, CorridorGame, corridor

SIMULATIONS = 60


def looks(node: Node) -> int:
    return sum(int(branch.visits) for branch in node.branches)


def nodes(node: Node) -> int:
    return 1 + sum(nodes(branch.child) for branch in node.branches if branch.child is not None)


def player_after(state: Corridor, choices: int) -> IsmctsPlayer:
    """A player who has made so many choices of its own, forced ones too."""
    player = IsmctsPlayer(CorridorGame(), simulations=SIMULATIONS)
    for _ in range(choices):
        state.play(player.choose(state.view(0), state.legal(), partial(state.imagine, 0)))
    return player


def next_root(player: IsmctsPlayer, state: Corridor) -> Node:
    """Where its next search begins, after no simulation at all."""
    player._simulations = 0
    return player.search(state.view(state.seat), partial(state.imagine, state.seat), None).root


def test_a_choice_that_comes_at_once_finds_the_tree() -> None:
    state = corridor([1, 2], expected=[[1, 2]])
    player = player_after(state, 1)
    kept = player._grown
    assert kept is not None and next_root(player, state) is kept
    assert looks(kept) > SIMULATIONS / 2


def test_a_forced_choice_that_was_expected_leads_to_the_tree_behind_it() -> None:
    """Single choices have no node, so what was found for the second room is about the third one."""
    state = corridor([2], expected=[[2]])
    kept = player_after(state.copy(), 1)._grown
    player = player_after(state, 2)
    assert kept is not None and looks(next_root(player, state)) == looks(kept) > SIMULATIONS / 2


def test_a_forced_choice_that_was_taken_for_a_free_one_is_a_step_down_the_tree() -> None:
    state = corridor([2], expected=[[1, 2]])
    player = player_after(state, 1)
    assert player._grown is not None
    below = next_own(player._grown, 2)
    state.play(player.choose(state.view(0), state.legal(), partial(state.imagine, 0)))
    assert below is not None and next_root(player, state) is below


def test_a_forced_choice_that_was_never_thought_of_ends_the_tree() -> None:
    state = corridor([3], expected=[[1, 2]])
    assert player_after(state.copy(), 1).remembers > 1
    assert player_after(state, 2).remembers == 0


def test_a_free_choice_that_was_taken_for_a_forced_one_is_looked_at_anew() -> None:
    state = corridor([1, 2], expected=[[2]])
    player = player_after(state, 1)
    assert player.remembers and next_root(player, state) is not player._grown


@pytest.mark.parametrize("second", [[2], [1, 2]])
def test_a_tree_that_is_about_one_room_in_some_worlds_and_about_another_in_others_is_not_kept(
    second: list[int],
) -> None:
    assert player_after(corridor(second, expected=[[2], [1, 2]]), 1).remembers == 0


def test_nothing_is_kept_where_somebody_else_decides_next() -> None:
    """Until the own next choice it would only be memory."""
    assert player_after(corridor([1, 2], expected=[[1, 2]], deciders=(0, 1, 0)), 1).remembers == 0


def test_who_sits_at_two_seats_does_not_take_what_one_of_them_found_for_the_other() -> None:
    state = corridor([1, 2], expected=[[1, 2]], deciders=(0, 1, 1))
    player = player_after(state, 1)
    assert looks(next_root(player, state)) == 2 * FIRST_WORLDS  # one for each door in each world, and nothing more


def test_somebody_elses_forced_choice_leaves_the_tree_alone() -> None:
    state = corridor([2], expected=[[2]], deciders=(0, 1, 0))
    player = player_after(state, 1)
    kept = player.remembers
    player.choose({**state.view(1), "decider": 1}, [2], partial(state.imagine, 1))  # the same player sits there too
    assert player.remembers == kept > 1


def test_a_player_knows_how_much_it_keeps() -> None:
    player = player_after(corridor([1, 2], expected=[[1, 2]]), 1)
    assert player._grown is not None and nodes(player._grown) <= player.remembers <= SIMULATIONS + 1
