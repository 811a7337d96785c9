"""Kinds of players: a round can be rewound and played again, and who plays by chance is soon told from who thinks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

import boardroom
from boardroom.bots.search import Search, no_opinions
from boardroom.bots.worlds import MOST_WORLDS, Worlds
from boardroom.games.startup_nation.content.names import BLACK, BLUE, DIRECTOR, RED, SALESPERSON
from boardroom.games.startup_nation.mind.kinds import BY_CHANCE, GREEDY, PLAYER_KINDS, SEARCHING, code_of, fits, opening
from boardroom.games.startup_nation.mind.others import LASTING, PEOPLE, ROUND_POINTS, alliance_points
from boardroom.games.startup_nation.play import StartUpNation
from boardroom.games.startup_nation.rules.actions import CARD_OF
from boardroom.games.startup_nation.state.record import (
    HIDDEN,
    Answered,
    Drew,
    Entry,
    Exchanged,
    Looked,
    Passed,
    Played,
    Promoted,
    Skipped,
)
from games.startup_nation.nation import GAME, A, B, C, D, nation, start_up_nation

LUCK = boardroom.Luck(5, "kinds")
HIDDEN_NUMBERS: dict[type[Entry], list[int]] = {
    Drew: [1],
    Answered: [3],
    Looked: [2],
    Exchanged: [2, 3],
    Promoted: [3],
    Skipped: [2],
    Passed: [2],
}  # of each entry


def tables(seats: int, games: int, ends: bool = False, **options: Any) -> Iterator[StartUpNation]:
    """Every table of a few games by chance, before each choice and, if asked for, at the end: one state, played on."""
    for seed in range(games):
        state = start_up_nation(GAME.start(seats, seed=seed, **options))
        luck = boardroom.Luck(seed, "tables")
        while not state.over:
            yield state
            state.play(luck.pick(state.legal()))
        if ends:
            yield state


def later_tables(seats: int, every: int, **options: Any) -> list[StartUpNation]:
    """Of eight games every so many tables after the first round, and each at its end."""
    found = [state.copy() for state in tables(seats, 8, ends=True, **options) if state.round > 1]
    return [state for number, state in enumerate(found) if number % every == 0 or state.over]


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("options", [{}, {"interns": "all_seven"}, {"emmanuel_lie": "off"}], ids=str)
def test_a_round_is_rewound_and_played_again(seats: int, options: dict[str, Any]) -> None:
    """From its beginning the same choices lead to the same table, in the truth and in every imagined world."""
    met: set[type[Entry]] = set()
    for state in tables(seats, 6, **options):
        for world in (state, state.imagine(state.seat, LUCK)):
            again = opening(world)
            assert again is not None and again.living == (1 << seats) - 1 and len(again.record) == 1
            for entry in world.record:
                code = code_of(again, entry)
                if code >= 0:
                    assert code in again.legal()
                    again.play_unchecked(code)
            met.update(type(entry) for entry in world.record)
            assert again.record == world.record and again.held == world.held and again.drawn == world.drawn
            assert again.tokens == world.tokens and again.living == world.living and again.seat == world.seat
            assert (again.decision, again.turn, again.last_turn) == (world.decision, world.turn, world.last_turn)
            assert again.bpi == world.bpi and again.supply == world.supply
            assert sorted(again.deck.cards) == sorted(world.deck.cards)
    assert {Played, Answered} < met


@pytest.mark.parametrize("seats", [4, 5])
def test_earlier_rounds_are_rewound_and_played_again(seats: int) -> None:
    """As each seat knows them, from the truth, from an imagined world and from its save."""
    ends = 0
    for state in later_tables(seats, 7):
        for seat in range(seats):
            world = state.imagine(seat, LUCK)
            for source in (state, world, GAME.restore(world.save())):
                for end in map(start_up_nation, PEOPLE.former(source, seat)):
                    past = end.imagine(seat, LUCK)
                    again = opening(past)
                    assert again is not None and again.scores == end.scores
                    for entry in past.record:
                        code = code_of(again, entry)
                        if code >= 0:
                            assert code in again.legal()
                            again.play_unchecked(code)
                    (result,) = again.rounds
                    assert result.record == past.record and result.hands == past.held == end.held
                    assert result.tokens == end.tokens and result.number == end.round
                    ends += 1
    assert ends > 300


@pytest.mark.parametrize("options", [{}, {"pass_left": True}], ids=str)
def test_of_earlier_rounds_a_seat_knows_what_it_saw_then(options: dict[str, Any]) -> None:
    """In an imagined world every other number of the record is covered up; another seat cannot look back from there."""
    covered = shown = 0
    for state in later_tables(4, 5, **options):
        for seat in (A, C, -1):
            world = state.imagine(seat, LUCK)
            assert not PEOPLE.former(world, B)
            for result, known in zip(state.rounds, world.rounds, strict=True):
                for truth, entry in zip(result.record, known.record, strict=True):
                    concerned = truth.numbers()[:2]
                    hidden = HIDDEN_NUMBERS.get(type(truth), [])
                    if isinstance(truth, (Drew, Answered, Promoted, Skipped)):
                        concerned.pop()
                    for number, (there, here) in enumerate(zip(truth.numbers(), entry.numbers(), strict=True)):
                        if number in hidden and seat not in concerned and there >= 0:
                            assert here == HIDDEN
                            covered += 1
                        else:
                            assert here == there
                            shown += number in hidden
    assert covered > 1000 and shown > 300


def test_rounds_that_did_not_end_with_the_deck_are_not_looked_back_at() -> None:
    table = nation(a="FIRE TEC", b="DIR", c="REC", out="D", deck="INV EMM")
    table.does("A: FIRE, C, Recruiter", "C: exact")
    assert table.last_round["reason"] == "allies"
    assert len(table.state.rounds) == 1 and PEOPLE.former(table.state, A) == []


@pytest.mark.parametrize("options", [{"pass_left": True}, {"bpi": "persistent"}], ids=str)
def test_rounds_that_cannot_be_played_again_are_not_looked_back_at(options: dict[str, Any]) -> None:
    players = [boardroom.bot("ismcts", GAME, seed=seat) for seat in range(2)]
    others = [boardroom.bot("random", GAME, seed=seat) for seat in range(2)]
    state = start_up_nation(boardroom.Match(GAME, 4, 5, [*players, *others], **options).run().state)
    assert state.round > 2
    kept = [result for result in state.rounds if result.reason == "deck"]
    told = [start_up_nation(end).round for end in PEOPLE.former(state, A)]
    assert len(told) < len(kept)
    passed = [any(isinstance(entry, Passed) for entry in result.record) for result in kept]
    assert told == ([r.number for r, p in zip(kept, passed, strict=True) if not p] if "pass_left" in options else [])


def test_where_no_round_can_be_rewound_everybody_may_be_anybody() -> None:
    """After a card was passed to the left, where tokens stay from round to round, and at tables that were set up by hand."""
    even = [1.0] * (4 * PLAYER_KINDS)
    for options in ({"pass_left": True}, {"bpi": "persistent"}):
        untold = [state.copy() for state in tables(4, 3, **options) if opening(state) is None]
        assert len(untold) > 20 and all(fits(state, state.seat) == even for state in untold)
    for table in (
        nation(a="TEC SAL", c="DIR", discard="EMM"),
        nation(a="TEC INV", c="DIR", out="D", invested={"C": 1}),
    ):
        while not table.state.over and table.state.round == 1:
            found = fits(table.state, table.state.seat)
            assert len(found) == len(even) and min(found) > 0
            table.state.play(LUCK.pick(table.state.legal()))


def test_a_choice_fits_those_who_would_make_it() -> None:
    """Only by chance one plays Emmanuel and keeps the tech lead; nobody is judged by one's own choices."""
    silly = nation(a="EMM TEC", b="FIRE", c="DIR", d="REC").does("A: EMM")
    wise = nation(a="EMM TEC", b="FIRE", c="DIR", d="REC").does("A: TEC, C")
    for_silly, for_wise = fits(silly.state, B), fits(wise.state, B)
    for kind in (GREEDY, SEARCHING):
        assert 10 * for_silly[A * PLAYER_KINDS + kind] < for_wise[A * PLAYER_KINDS + kind]
    assert for_silly[A * PLAYER_KINDS + BY_CHANCE] == pytest.approx(1 / 4) == for_wise[A * PLAYER_KINDS + BY_CHANCE]
    assert fits(silly.state, A)[:PLAYER_KINDS] == [1.0] * PLAYER_KINDS
    assert for_silly[C * PLAYER_KINDS :] == [1.0] * (2 * PLAYER_KINDS)  # who has not chosen yet


def test_a_good_ally_is_worth_points_in_the_next_rounds() -> None:
    """The points of a round are shared out by how well those play who share them."""
    state = start_up_nation(GAME.start(4, seed=1))
    state.tokens = [RED, RED, BLUE, BLUE]
    level = alliance_points(state, [SEARCHING] * 4)
    assert level == pytest.approx([LASTING * ROUND_POINTS / 4] * 4)
    with_a_searcher = alliance_points(state, [SEARCHING, SEARCHING, BY_CHANCE, BY_CHANCE])
    with_a_greedy = alliance_points(state, [SEARCHING, GREEDY, SEARCHING, BY_CHANCE])
    by_chance = alliance_points(state, [SEARCHING, BY_CHANCE, SEARCHING, BY_CHANCE])
    assert with_a_searcher[0] > with_a_greedy[0] > by_chance[0] == pytest.approx(level[0])
    assert with_a_searcher[0] == with_a_searcher[1] > 3 * with_a_searcher[2]
    for expected in (with_a_searcher, with_a_greedy, by_chance):
        assert sum(expected) == pytest.approx(LASTING * ROUND_POINTS)
    five = start_up_nation(GAME.start(5, seed=1))
    five.tokens = [RED, RED, BLACK, BLUE, BLUE]
    for kind in (BY_CHANCE, GREEDY, SEARCHING):  # measured: a pair's member wins about twice as much as who is alone
        expected = alliance_points(five, [kind] * 5)
        assert expected == pytest.approx([expected[0], expected[0], 0.545 * expected[0], *expected[:2]], rel=0.01)
        assert sum(expected) == pytest.approx(LASTING * ROUND_POINTS)
    values = PEOPLE.values(state, 4, [SEARCHING, SEARCHING, BY_CHANCE, BY_CHANCE])
    assert values[0] > 0 > values[2] and GAME.advice.values(state, 4) == pytest.approx([0.0] * 4)


@pytest.mark.parametrize("good", [B, C, D])
def test_the_better_player_is_rather_let_win(good: int) -> None:
    """With the salesperson A chooses an ally, they win the round together, and the ally wins the match."""
    state = nation(a="INV SAL", b="TEC", c="TEC", d="REC", whole_deck="", scores=[0, 3, 3, 3]).state
    sure = [0.0] * (4 * PLAYER_KINDS)
    for seat in range(4):
        sure[seat * PLAYER_KINDS + (SEARCHING if seat in (A, good) else BY_CHANCE)] = 1.0
    found = []
    for is_player in (True, False):
        search = Search(state, A, 4, GAME.advice, boardroom.Luck(1), sure)
        search.is_player = is_player
        search.simulate(600)
        found.append(search)
    player, judge = found
    favourite = max(player.root.branches, key=lambda branch: branch.visits)
    state.play(favourite.code)
    assert state.outcome is not None and state.outcome.winners == [good]
    alliances = [branch for branch in judge.root.branches if CARD_OF[branch.code] == SALESPERSON]
    assert len(alliances) == 5 and favourite.code in [branch.code for branch in alliances]
    for branch in alliances:  # who only judges choices sees no difference for A, who loses the match with each of them
        assert branch.total / int(branch.visits) == pytest.approx(-1 / 3)


def test_the_own_result_counts_ten_times_as_much_as_another_one() -> None:
    kinds = [SEARCHING, SEARCHING, GREEDY, BY_CHANCE]
    won = [[1.0 if seat == winner else -1 / 3 for seat in range(4)] for winner in range(4)]
    liked = [PEOPLE.liking(values, kinds, A) for values in won]
    assert liked == sorted(liked, reverse=True) and len(set(liked)) == 4
    assert liked[B] - liked[D] < 0.1 * (liked[A] - liked[D]) * 1.1
    assert boardroom.load("burn-rate").advice.others is None  # there a player likes the own result alone


def opinions_after(players: list[boardroom.Player], seed: int) -> list[float]:
    """What the first seat thinks of everybody when it is asked for the last time in the first round."""
    match = boardroom.Match(GAME, 4, seed, players)
    asked = None
    while start_up_nation(match.state).round == 1 and not match.over:
        if match.state.seat == A:
            asked = match.state.copy()
        match.step()
    if asked is None:
        return no_opinions(4, PEOPLE)
    worlds = Worlds(asked, A, 4, PEOPLE, boardroom.Luck(seed, "opinions"), no_opinions(4, PEOPLE))
    for _ in range(100):
        worlds.draw()
    return worlds.opinions()


def test_players_are_known_by_what_they_do() -> None:
    """Over twenty first rounds each kind is thought of its own kind more often than either of the others is."""
    made = {BY_CHANCE: "random", GREEDY: "greedy", SEARCHING: "ismcts"}
    thought = {kind: [0.0] * PLAYER_KINDS for kind in made}
    for seed in range(20):
        bots = [boardroom.bot(made[kind], GAME, seed=seed * 4 + kind) for kind in (0, 0, 1, 2)]
        opinions = opinions_after(bots, seed)
        for kind in made:
            for other in made:
                thought[kind][other] += opinions[(kind + 1) * PLAYER_KINDS + other]
            assert sum(opinions[(kind + 1) * PLAYER_KINDS :][:PLAYER_KINDS]) == pytest.approx(1)
    for kind in made:
        own = [thought[other][kind] for other in made]
        assert max(own) == own[kind]


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    """Whoever plays the investor and keeps something else holds Emmanuel or Brigitte more often than cards alone say."""
    state = GAME.start(4, seed=11)
    seat = state.seat
    worlds = Worlds(state, seat, 4, PEOPLE, boardroom.Luck(1), no_opinions(4, PEOPLE))
    first = [worlds.draw() for _ in range(50)]
    assert (
        len({str(start_up_nation(world).held) for world in first}) > 10
    )  # nobody has done anything: all are equally likely
    assert worlds.opinions() == pytest.approx(no_opinions(4, PEOPLE))
    table = nation(a="INV MIR", b="TEC", c="DIR", d="REC")
    table.does("A: INV, A")
    state = table.state
    sure = [0.0] * (4 * PLAYER_KINDS)
    for other in range(4):
        sure[other * PLAYER_KINDS + SEARCHING] = 1.0
    weighed = Worlds(state, B, 4, PEOPLE, boardroom.Luck(2), sure)
    for _ in range(MOST_WORLDS):
        weighed.draw()
    drawn = [start_up_nation(weighed.draw()).held[A] for _ in range(4000)]
    assert set(weighed.drawn_kinds) == {SEARCHING}
    held = [start_up_nation(world).held[A] for world in weighed._worlds]
    shares = [high - low for low, high in pairwise([0.0, *weighed._shares])]
    for card in set(held):
        expected = sum(share for share, kept in zip(shares, held, strict=True) if kept == card) / sum(shares)
        assert drawn.count(card) / 4000 == pytest.approx(expected, abs=0.03)
    high = [card for card in set(held) if card > DIRECTOR]
    assert sum(map(drawn.count, high)) / 4000 > 1.2 * sum(map(held.count, high)) / MOST_WORLDS


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda table: table.pop("rounds"), "rounds"),
        (lambda table: table["rounds"][0]["points"].pop(), "points is a list of 4, not of 3"),
        (lambda table: table["rounds"][0]["hands"].pop(), "hands is a list of 4, not of 3"),
        (lambda table: table["rounds"][0]["tokens"].pop(), "tokens is a list of 4, not of 3"),
        (lambda table: table["rounds"][0].update(knower=4), "knower is a whole number from -2 to 3, not 4"),
        (lambda table: table["rounds"][0].update(record=[]), "record of round 1 tells of other cards"),
        (lambda table: table["rounds"][0]["record"].pop(1), "record of round 1 tells of other cards"),
        (
            lambda table: table["rounds"][0]["record"][0].__setitem__(0, "sang"),
            "there is no verb 'sang'; the verbs are drew",
        ),
        (
            lambda table: table["rounds"][0]["record"][0].__setitem__(1, 7),
            "a seat of drew is a whole number from 0 to 3, not 7",
        ),
        (
            lambda table: table["rounds"][0]["record"][0].__setitem__(2, HIDDEN),
            "a card of drew is a whole number from -1 to 13, not 62",
        ),
        (
            lambda table: table["rounds"][0]["record"][1].__setitem__(4, 99),
            "each of the numbers of .* is a whole number from -1 to 62, not 99",
        ),
        (lambda table: table["record"][0].__setitem__(1, 7), "a seat of drew is a whole number from 0 to 3, not 7"),
    ],
)
def test_a_save_with_a_broken_record_is_refused(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    """Before anybody looks back at it and stumbles."""
    state = next(table for table in tables(4, 1) if table.round == 2)
    saved = state.save()
    assert GAME.restore(saved).save() == saved and saved["table"]["rounds"][0]["reason"] == "deck"
    spoil(saved["table"])
    with pytest.raises(boardroom.BadSave, match=problem):
        GAME.restore(saved)
