"""The search: on several cores, with what it knew before, and for every seat at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

import boardroom
from boardroom.bots.ismcts import IsmctsPlayer
from boardroom.bots.parallel import ParallelPlayer
from boardroom.bots.search import SEVERAL, Node, Search
from boardroom.core.errors import BadOption
from boardroom.games.startup_nation.mind.others import PEOPLE
from games.startup_nation.nation import start_up_nation
from laws.kit import Trial
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
def test_what_was_found_for_the_next_own_choice_is_kept(trial: Trial) -> None:
    """When the same seat decides again, its search begins with the part of the tree that it has grown."""
    game = trial.game
    state = trial.start(2)
    player = IsmctsPlayer(game, seed=1, simulations=100)
    kept = 0
    for _ in range(18):
        seat, grown = state.seat, player._grown
        if len(state.legal()) > 1 and grown is not None and grown.mover == seat and grown.forced == 0:
            search = player.search(state.view(seat), partial(state.imagine, seat), None)
            kept += search.root is grown and sum(branch.visits for branch in grown.branches) > 100
        state.play(asked(player, state))
        if state.over:
            break
    assert kept or trial.game.id == "startup-nation"  # where hardly anybody has two decisions in a row


def nodes(node: Node) -> Iterator[Node]:
    """A node and all below it at which somebody has decided."""
    yield node
    for branch in node.branches:
        if branch.child is not None and branch.child.branches:
            yield from nodes(branch.child)


def test_where_others_are_people_only_own_choices_are_planned() -> None:
    """In Start-Up Nation the others follow habits; what was found after their choices is not taken for the next turn's."""
    state = GAME.start(4, seed=3)
    seat = state.seat
    search = Search(state.imagine(seat, boardroom.Luck(1)), seat, 4, GAME.advice, boardroom.Luck(1))
    search.simulate(400)
    grown = list(nodes(search.root))
    assert len(grown) > 20 and {node.mover for node in grown} == {seat, SEVERAL}
    own = [code for code in state.legal() if search.root.visits_of(code)]
    assert len(own) > 10


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_first_opinions_count_as_far_as_the_game_trusts_them(trust: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.advice, "trust", trust)
    state = GAME.start(4, seed=3)
    search = Search(state.copy(), state.seat, 4, GAME.advice, boardroom.Luck(1))
    opinions = GAME.advice.priors(state, state.legal())
    branches = search.introduce(search.root, state, state.legal())
    assert len(set(opinions)) > 5
    for branch, opinion in zip(branches, opinions, strict=True):
        assert branch.prior / branches[0].prior == pytest.approx((opinion / opinions[0]) ** trust)


def test_the_others_are_people_of_another_kind() -> None:
    """How often a choice is drawn follows the habits of the other's kind, and the advice's priors for who searches."""
    state = GAME.start(4, seed=3)
    legal, seat = state.legal(), state.seat
    met = [GAME.advice.priors(state, legal)]
    for searcher, kind in ((seat, 0), *(((seat + 1) % 4, kind) for kind in range(PEOPLE.kinds))):
        search = Search(state.copy(), searcher, 4, GAME.advice, boardroom.Luck(1))
        search.worlds.drawn_kinds[seat] = kind
        drawn = [search.habit(state, legal) for _ in range(4000)]
        weights = met[0] if searcher == seat else PEOPLE.habits(state, legal, kind)
        for code, weight in zip(legal, weights, strict=True):
            assert drawn.count(code) / 4000 == pytest.approx(weight / sum(weights), abs=0.03)
        met.append(weights)
    assert len({str(weights) for weights in met}) == PEOPLE.kinds  # who searches is one of them


def test_what_the_others_did_in_earlier_rounds_is_not_forgotten() -> None:
    """Also not by a player who is made anew in the middle of the match: the table tells what was played."""
    kinds = PEOPLE.kinds
    by_chance, searching = [], []
    for seed in range(4):
        players = [IsmctsPlayer(GAME, seed=seat, simulations=40) for seat in range(2)]
        others = [boardroom.bot("random", GAME, seed=seat) for seat in range(2)]
        match = boardroom.Match(GAME, 4, seed, [*players, *others], target_score=7)
        while start_up_nation(match.state).round == 1:
            match.step()
            assert players[0]._others.opinions is None
        while start_up_nation(match.state).round < 4 or match.state.seat != 0 or len(match.state.legal()) == 1:
            match.step()
        state = match.state.copy()
        match.step()
        known = players[0]._others.opinions
        late = IsmctsPlayer(GAME, seed=9, simulations=40)
        asked(late, state)
        assert known is not None and late._others.opinions == pytest.approx(known, abs=0.1)
        assert known[:kinds] == pytest.approx([1 / kinds] * kinds)  # nobody has an opinion of oneself
        by_chance += [known[2 * kinds], known[3 * kinds]]
        searching.append(known[2 * kinds - 1])
    assert sum(by_chance) / len(by_chance) > 0.6 and sum(searching) / len(searching) > 0.6


def test_who_has_no_time_looks_back_later() -> None:
    match = boardroom.Match(GAME, 4, 3, [boardroom.bot("random", GAME, seed=seat) for seat in range(4)])
    while start_up_nation(match.state).round < 4 or len(match.state.legal()) == 1:
        match.step()
    state, seat = match.state, match.state.seat
    player = IsmctsPlayer(GAME, seed=1, simulations=1000)
    for limit, looked_at in ((1e-9, 0), (None, len(PEOPLE.former(state, seat)))):
        chosen = player.choose(state.view(seat), state.legal(), lambda luck: state.imagine(seat, luck), limit)
        assert chosen in state.legal() and player._others._met == looked_at
        assert (player._others.opinions is None) == (looked_at == 0)
    assert looked_at > 1


@pytest.mark.parametrize("make", [IsmctsPlayer, ParallelPlayer])
def test_opinions_are_of_one_match_and_of_one_seat(make: type[IsmctsPlayer] | type[ParallelPlayer]) -> None:
    """Whoever sits down at another match, at a larger table, or at a second seat, knows nobody there yet."""
    player = make(GAME, seed=1, simulations=20)
    others = [boardroom.bot("random", GAME, seed=seat) for seat in range(4)]
    kept = []
    for seats in (4, 5, 5):
        match = boardroom.Match(GAME, seats, 3, [player, *others[: seats - 1]])
        while start_up_nation(match.state).round < 3 and not match.over:
            met = start_up_nation(match.state).round == 1 and match.state.seat == 0 and len(match.state.legal()) > 1
            match.step()
            assert not met or player._others.opinions is None
        kept.append(player._others.opinions)
    assert all(opinions is not None for opinions in kept)
    both = boardroom.Match(GAME, 4, 3, [player, player, *others[:2]])
    none = [1 / PEOPLE.kinds] * PEOPLE.kinds
    looked = set()
    while start_up_nation(both.state).round < 4 and not both.over:
        seat, free = both.state.seat, len(both.state.legal()) > 1
        both.step()
        opinions = player._others.opinions
        if seat < 2 and free and opinions is not None:
            of_each = [opinions[each * len(none) : (each + 1) * len(none)] for each in range(2)]
            assert of_each[seat] == pytest.approx(none) != of_each[1 - seat]  # each seat has its own of the other
            looked.add(seat)
    assert looked == {0, 1}


def test_opinions_do_not_change_when_what_the_seat_cannot_see_is_swapped() -> None:
    """One player always gets the truth to imagine from, its twin always a world in which all that is hidden is another."""
    player, twin = (IsmctsPlayer(GAME, seed=1, simulations=60) for _ in range(2))
    match = boardroom.Match(GAME, 4, 7, [player, *(boardroom.bot("random", GAME, seed=seat) for seat in range(3))])
    luck = boardroom.Luck(4, "swap")
    asked_in = set()
    while start_up_nation(match.state).round < 4 and not match.over:
        state = match.state.copy()
        match.step()
        if state.seat == 0:
            assert asked(twin, state.imagine(0, luck)) == match.choices[-1][1]
            assert twin._others.opinions == player._others.opinions
            asked_in.add(start_up_nation(state).round)
    assert {1, 2} <= asked_in and player._others.opinions is not None


def test_two_cores_remember_the_others_too() -> None:
    player = ParallelPlayer(GAME, seed=1, simulations=60, workers=2)
    others = [boardroom.bot("random", GAME, seed=seat) for seat in range(3)]
    match = boardroom.Match(GAME, 4, 7, [player, *others])
    while start_up_nation(match.state).round < 3 and not match.over:
        match.step()
    kept = player._others.opinions
    assert kept is not None and len(kept) == 4 * PEOPLE.kinds
    assert sum(kept) == pytest.approx(4)


def test_games_without_kinds_imagine_every_world_anew() -> None:
    game = boardroom.load("burn-rate")
    state = game.start(2, seed=3)
    search = Search(state, state.seat, 2, game.advice, boardroom.Luck(1))
    search.simulate(10)
    assert search.worlds.opinions() == [1.0, 1.0] and search.worlds._worlds == []


def test_where_others_are_rivals_their_choices_are_planned_too() -> None:
    game = boardroom.load("burn-rate")
    state = game.start(2, seed=3)
    search = Search(state.imagine(state.seat, boardroom.Luck(1)), state.seat, 2, game.advice, boardroom.Luck(1))
    search.simulate(3000)
    assert {0, 1} <= {node.mover for node in nodes(search.root)}


def test_a_round_is_played_to_its_end_below_the_tree() -> None:
    """Whatever is found in a search of Start-Up Nation is what points are worth, not how cards look."""
    state = GAME.start(4, seed=3)
    seat = state.seat
    search = Search(state.imagine(seat, boardroom.Luck(1)), seat, 4, GAME.advice, boardroom.Luck(1))
    world = start_up_nation(state.imagine(seat, boardroom.Luck(2)))
    search.play_on(world)
    assert GAME.advice.settled(world, state) and world.round == 2 and sum(world.scores) > 0
    level = [0.0] * 4
    assert GAME.advice.values(state, 4) == pytest.approx(level) != GAME.advice.values(world, 4)


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
        search = player.search(state.view(seat), partial(state.imagine, seat), None)
        chosen = max(state.legal(), key=search.root.visits_of)
        early += search.simulations < 300
        search.simulate(300 - search.simulations)
        assert max(state.legal(), key=search.root.visits_of) == chosen
    assert early
