"""What holds at every moment of every match: the invariants I1 to I10 of the rules page, on random games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boardroom import Event, IllegalAction, Luck
from games.startup_nation.nation import COPIES, GALLERY, GAME, INTERN_COUNT, Nation, match
from games.startup_nation.observer import known_to, observers
from kit import rule

GAMES = [(4, seed) for seed in range(12)] + [(5, seed) for seed in range(12)]
random_games = pytest.mark.parametrize(("seats", "seed"), GAMES)
many_options = pytest.mark.parametrize(
    "options",
    [
        {},
        {"interns": "all_seven", "emmanuel_lie": "no_false_hit"},
        {"pass_left": True},
        {"pass_left": True, "interns": "all_seven", "question_ally": "forbidden"},
        {"bpi": "persistent", "two_left": "any_two_end", "ties": "nobody_scores"},
        {"failed_promotion": "shown"},
        {"investor": "destitution", "failed_promotion": "shown"},
        {"investor": "destitution", "pass_left": True},
    ],
    ids=lambda options: "-".join(options) or "default",
)


def moments(seats: int, seed: int, **options: Any) -> Iterator[Nation]:
    """A random match, moment by moment, from its first choice to its end."""
    table = match(seats, seed, **options)
    luck = Luck(seed)
    yield table
    while not table.state.over:
        table.state.play(luck.pick(table.state.legal()))
        yield table


@random_games
@rule("SN-6")
def test_i1_all_cards_are_always_on_the_table(seats: int, seed: int) -> None:
    for table in moments(seats, seed):
        saved = table.table
        cards = [name for hand in saved["hands"] for name in hand]
        cards += [name for layer in saved["deck"] for name in layer[1:]]
        cards += [row["card"] for row in table.view(GALLERY)["discard"]]
        assert len(cards) == sum(COPIES[seats].values()) + INTERN_COUNT[seats]
        assert {name: cards.count(name) for name in cards} == table.view(GALLERY)["box"]


@random_games
@rule("SN-3", "SN-13", "SN-37")
def test_i2_the_living_hold_one_card_and_two_in_their_turn(seats: int, seed: int) -> None:
    for table in moments(seats, seed):
        saved = table.table
        expected = [1 if seat in saved["living"] else 0 for seat in range(seats)]
        if saved["phase"] == "play":
            expected[saved["active"]] = 2
        assert [len(hand) for hand in saved["hands"]] == expected


@random_games
@rule("SN-8", "SN-37")
def test_i3_alliance_tokens_only_change_places_among_the_living(seats: int, seed: int) -> None:
    before: dict[str, Any] = {}
    for table in moments(seats, seed):
        saved = table.table
        assert sorted(saved["tokens"]) == sorted(["red", "red", "blue", "blue", "black"][:seats])
        if before.get("round") == saved["round"]:
            out = [seat for seat in range(seats) if seat not in before["living"]]
            assert [saved["tokens"][seat] for seat in out] == [before["tokens"][seat] for seat in out]
        before = saved


@random_games
@rule("SN-A5", "SN-35")
def test_i4_bpi_tokens_are_never_short(seats: int, seed: int) -> None:
    for table in moments(seats, seed):
        assert table.supply >= 0
        assert table.supply + sum(table.bpi) == {4: 1, 5: 2}[seats]
        assert "play investor" not in table.legal_texts()


@random_games
@rule("SN-15", "SN-36")
def test_i5_brigitte_is_never_played(seats: int, seed: int) -> None:
    for table in moments(seats, seed):
        causes = [row["cause"] for row in table.view(GALLERY)["discard"] if row["card"] == "brigitte"]
        assert causes in ([], ["promoted"], ["eliminated"])


@random_games
@rule("SN-38", "SN-A33")
def test_i6_a_round_ends_with_the_deck_at_the_latest(seats: int, seed: int) -> None:
    for table in moments(seats, seed):
        assert 1 <= table.table["turn"] <= {4: 11, 5: 14}[seats]
        assert table.living


@random_games
@rule("SN-44", "SN-45", "SN-46")
def test_i7_the_points_of_a_round_add_up(seats: int, seed: int) -> None:
    *_, table = moments(seats, seed)
    for result, tokens in zip(table.shown(GALLERY, "round_ended"), tokens_at_round_ends(table), strict=True):
        units = {tokens[seat] if tokens[seat] != "black" else "alone" for seat in result["winners"]}
        has_tax = "intern_tax" in [result["hands"][seat] for seat in result["winners"]]
        assert sum(result["points"]) == 2 * len(units) + (2 if has_tax else 0)


@rule("SN-14")
@many_options
@pytest.mark.parametrize("seats", [4, 5])
def test_i8_every_choice_is_accepted_and_nothing_else(seats: int, options: dict[str, Any]) -> None:
    luck = Luck(3)
    for number, table in enumerate(moments(seats, 3, **options)):
        if number % 5:
            continue
        legal = table.state.legal()
        assert bool(legal) is not table.state.over
        for code in legal:
            table.state.copy().play(code)
        before = table.state.save()
        for code in [-1, GAME.num_actions, *[int(luck.below(GAME.num_actions)) for _ in range(40)]]:
            if code not in legal:
                with pytest.raises(IllegalAction):
                    table.state.play(code)
        assert table.state.save() == before


@random_games
@rule("SN-A3")
def test_i9_same_seed_and_same_choices_give_the_same_events(seats: int, seed: int) -> None:
    *_, one = moments(seats, seed)
    *_, other = moments(seats, seed)
    assert [one.shown(seat) for seat in range(-1, seats)] == [other.shown(seat) for seat in range(-1, seats)]
    assert one.state.save() == other.state.save()


@rule("SN-L13", "SN-L1")
@many_options
@pytest.mark.parametrize(("seats", "seed"), [(4, seed) for seed in range(4)] + [(5, seed) for seed in range(6)])
def test_i10_t103_the_events_shown_to_a_seat_tell_what_its_view_tells(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    watching = observers(seats, bpi_stays=options.get("bpi") == "persistent")
    heard = 0
    for table in moments(seats, seed, **options):
        events: list[Event] = table.state.log or []
        for observer in watching:
            for event in events[heard:]:
                observer.hears(event.shown(observer.seat))
            assert observer.knows() == known_to(table.state, observer.seat)
        heard = len(events)


@random_games
@rule("SN-L13", "SN-L14")
def test_what_a_seat_cannot_know_makes_no_difference_to_its_view(seats: int, seed: int) -> None:
    for number, table in enumerate(moments(seats, seed)):
        for seat in range(seats):
            if (number + seat) % 6 == 0:
                world = table.state.imagine(seat, Luck(number))
                assert json.dumps(world.view(seat)) == json.dumps(table.state.view(seat))
                assert world.view(GALLERY) == table.state.view(GALLERY)


def tokens_at_round_ends(table: Nation) -> list[list[str]]:
    """The alliance tokens as they lay when each round ended."""
    lying: list[list[str]] = []
    watcher = observers(len(table.scores))[-1]
    for told in table.shown(GALLERY):
        watcher.hears(told)
        lying += [watcher.tokens[:]] if told["kind"] == "round_ended" else []
    return lying
