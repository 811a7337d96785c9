"""Kinds of players: a round can be rewound and played again, and who plays by chance is soon told from who thinks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import boardroom
from boardroom.bots.search import no_opinions
from boardroom.bots.worlds import MOST_WORLDS, Worlds
from boardroom.games.startup_nation.cards import DIRECTOR
from boardroom.games.startup_nation.kinds import BY_CHANCE, GREEDY, PLAYER_KINDS, SEARCHING, code_of, fits, opening
from boardroom.games.startup_nation.record import ANSWERED, PLAYED, op_of
from games.startup_nation.nation import GAME, A, B, C, nation

LUCK = boardroom.Luck(5, "kinds")


def tables(seats: int, games: int, **options: Any) -> Iterator[boardroom.State]:
    """Every table of a few games by chance, before each choice."""
    for seed in range(games):
        state = GAME.start(seats, seed=seed, **options)
        luck = boardroom.Luck(seed, "tables")
        while not state.over:
            yield state
            state.play(luck.pick(state.legal()))


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("options", [{}, {"interns": "all_seven"}, {"emmanuel_lie": "off"}], ids=str)
def test_a_round_is_rewound_and_played_again(seats: int, options: dict[str, Any]) -> None:
    """From its beginning the same choices lead to the same table, in the truth and in every imagined world."""
    met = set()
    for state in tables(seats, 6, **options):
        for world in (state, state.imagine(state.seat, LUCK)):
            again = opening(world)
            assert again is not None and again.living == (1 << seats) - 1 and len(again.record) == 1
            for entry in world.record:
                code = code_of(again, entry)
                if code >= 0:
                    assert code in again.legal()
                    again.play_unchecked(code)
            met.update(int(op_of(entry)) for entry in world.record)
            assert again.record == world.record and again.held == world.held and again.drawn == world.drawn
            assert again.tokens == world.tokens and again.living == world.living and again.seat == world.seat
            assert (again.phase, again.turn, again.last_turn) == (world.phase, world.turn, world.last_turn)
            assert again.bpi == world.bpi and again.supply == world.supply
            assert sorted(again.deck.cards) == sorted(world.deck.cards)
    assert {PLAYED, ANSWERED} < met


def test_where_no_round_can_be_rewound_everybody_may_be_anybody() -> None:
    """After a card was passed to the left, where tokens stay from round to round, and at tables that were set up by hand."""
    even = [1.0] * (4 * PLAYER_KINDS)
    for options in ({"pass_left": True}, {"bpi": "persistent"}):
        untold = [state for state in tables(4, 3, **options) if opening(state) is None]
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


def opinions_after(players: list[boardroom.Player], seed: int) -> list[float]:
    """What the first seat thinks of everybody when it is asked for the last time in the first round."""
    match = boardroom.Match(GAME, 4, seed, players)
    found = no_opinions(4, GAME.advice)
    while match.state.round == 1 and not match.over:
        if match.state.seat == A:
            worlds = Worlds(
                match.state, A, 4, GAME.advice, boardroom.Luck(seed, "opinions"), no_opinions(4, GAME.advice)
            )
            for _ in range(100):
                worlds.draw()
            found = worlds.opinions()
        match.step()
    return found


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
    worlds = Worlds(state, seat, 4, GAME.advice, boardroom.Luck(1), no_opinions(4, GAME.advice))
    first = [worlds.draw() for _ in range(50)]
    assert len({str(world.held) for world in first}) > 10  # nobody has done anything: all are equally likely
    assert worlds.opinions() == pytest.approx(no_opinions(4, GAME.advice))
    table = nation(a="INV MIR", b="TEC", c="DIR", d="REC")
    table.does("A: INV, A")
    state = table.state
    sure = [0.0] * (4 * PLAYER_KINDS)
    for other in range(4):
        sure[other * PLAYER_KINDS + SEARCHING] = 1.0
    weighed = Worlds(state, B, 4, GAME.advice, boardroom.Luck(2), sure)
    for _ in range(MOST_WORLDS):
        weighed.draw()
    drawn = [weighed.draw().held[A] for _ in range(4000)]
    assert set(weighed.drawn_kinds) == {SEARCHING}
    held = [world.held[A] for world in weighed._worlds]
    shares = [high - low for low, high in pairwise([0.0, *weighed._shares])]
    for card in set(held):
        expected = sum(share for share, kept in zip(shares, held, strict=True) if kept == card) / sum(shares)
        assert drawn.count(card) / 4000 == pytest.approx(expected, abs=0.03)
    high = [card for card in set(held) if card > DIRECTOR]
    assert sum(map(drawn.count, high)) / 4000 > 1.2 * sum(map(held.count, high)) / MOST_WORLDS
