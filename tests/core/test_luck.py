"""Luck is fair, stable and made of streams that do not disturb one another."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from boardroom import Luck


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def assert_even(counts: list[int]) -> None:
    """Within five standard deviations of what an even spread gives."""
    freedom = len(counts) - 1
    assert abs(chi_square(counts) - freedom) < 5 * (2 * freedom) ** 0.5


def test_the_numbers_never_change() -> None:
    luck = Luck(7, "deck/1")
    assert [int(luck.word()) for _ in range(4)] == [2319743250, 4058427161, 3791576023, 2820659143]
    assert [int(luck.below(6)) for _ in range(8)] == [2, 0, 0, 2, 0, 5, 1, 4]


def test_a_wide_seed_is_a_seed() -> None:
    assert Luck(2**255 + 1).word() != Luck(2**255).word()


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="non-negative"):
        Luck(-1)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 14, 100])
def test_below_is_even(bound: int) -> None:
    luck = Luck(bound, "even")
    counts = Counter(int(luck.below(bound)) for _ in range(300 * bound))
    assert_even([counts[value] for value in range(bound)])
    assert set(counts) == set(range(bound))


def test_below_has_no_modulo_bias() -> None:
    bound = 3 * 2**29  # a plain remainder would give the lower third twice as often
    luck = Luck(1, "bias")
    thirds = Counter(int(luck.below(bound)) // 2**29 for _ in range(3000))
    assert_even([thirds[third] for third in range(3)])


def test_wide_below_covers_numbers_of_any_size() -> None:
    luck = Luck(2, "wide")
    bound = 7 * 2**90
    sevenths = Counter(luck.wide_below(bound) // 2**90 for _ in range(2100))
    assert_even([sevenths[part] for part in range(7)])


def test_every_bit_of_a_word_is_even_and_follows_no_other() -> None:
    luck = Luck(3, "bits")
    words = [int(luck.word()) for _ in range(4000)]
    assert_even([sum(word >> bit & 1 for word in words) for bit in range(32)])
    repeats = [sum((a >> bit & 1) == (b >> bit & 1) for a, b in pairwise(words)) for bit in range(32)]
    assert_even(repeats)


def test_neighbouring_seeds_and_names_have_nothing_in_common() -> None:
    firsts = [int(Luck(seed, "deck/1").below(16)) for seed in range(3200)]
    assert_even([firsts.count(value) for value in range(16)])
    names = [int(Luck(1, f"deck/{number}").below(16)) for number in range(3200)]
    assert_even([names.count(value) for value in range(16)])


def test_shuffles_are_even() -> None:
    luck, orders = Luck(4, "shuffle"), Counter[tuple[int, ...]]()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert_even(list(orders.values()))


def test_streams_do_not_disturb_each_other() -> None:
    root = Luck(5)
    dice = root.stream("dice")
    expected = [int(root.stream("deck").word()) for _ in range(1)]
    assert [int(dice.word()) for _ in range(10)]
    assert [int(root.stream("deck").word())] == expected


def test_a_copy_goes_on_from_the_same_place() -> None:
    luck = Luck(6, "x")
    luck.word()
    twin = luck.copy()
    assert [int(twin.word()) for _ in range(5)] == [int(luck.word()) for _ in range(5)]


def test_a_stream_is_restored_by_its_count() -> None:
    luck = Luck(6, "x")
    drawn = [int(luck.word()) for _ in range(5)]
    assert int(Luck(6).stream("x", count=3).word()) == drawn[3]


def test_a_fork_is_a_new_luck_that_depends_on_the_old() -> None:
    assert Luck(8).fork().seed == Luck(8).fork().seed != Luck(9).fork().seed


def test_a_repr_does_not_tell_the_seed() -> None:
    assert "123456789" not in repr(Luck(123456789))


def test_the_numbers_of_an_imagined_world_never_change_either() -> None:
    luck = Luck(7).fork().stream("deck/1")
    assert [int(luck.below(1000)) for _ in range(6)] == [834, 999, 894, 943, 469, 969]


def test_imagined_worlds_differ_evenly() -> None:
    luck = Luck(9)
    counts = Counter(int(luck.fork().stream("deck/1").below(16)) for _ in range(8000))
    assert_even([counts[value] for value in range(16)])


def test_the_streams_of_an_imagined_world_are_independent() -> None:
    luck = Luck(9)
    pairs: Counter[int] = Counter()
    for _ in range(9000):
        world = luck.fork()
        pairs[int(world.stream("people/hr").below(4)) * 4 + int(world.stream("people/dev").below(4))] += 1
    assert_even([pairs[value] for value in range(16)])


def test_one_imagined_stream_is_even() -> None:
    luck = Luck(9).fork().stream("draw/0")
    counts = Counter(int(luck.below(14)) for _ in range(6000))
    assert_even([counts[value] for value in range(14)])
