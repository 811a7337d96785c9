"""A pile stores no order that nobody knows."""

from __future__ import annotations

from collections import Counter

import pytest

from boardroom import BadSave, Luck
from boardroom.core.pile import Pile

SEAT_2 = 1 << 2


def test_a_bag_is_stored_in_order_so_that_it_tells_nothing() -> None:
    assert Pile([3, 1, 2]).save() == [[-1, 1, 2, 3]]


def test_a_bag_of_sorted_cards_is_the_same_and_leaves_them_alone() -> None:
    cards = [1, 2, 3]
    pile = Pile.of_sorted(cards)
    assert pile.save() == Pile([3, 1, 2]).save()
    pile.draw(Luck(1, "deck"))
    assert cards == [1, 2, 3]


def test_drawing_from_a_bag_is_even() -> None:
    firsts = Counter(Pile([0, 1, 2]).draw(Luck(seed, "deck")) for seed in range(3000))
    assert all(900 < firsts[card] < 1100 for card in range(3))


def test_equal_contents_and_equal_luck_give_equal_draws() -> None:
    luck, again = Luck(1, "deck"), Luck(1, "deck")
    pile, other = Pile([1, 2, 3, 4, 5]), Pile([5, 4, 3, 2, 1])
    assert [pile.draw(luck) for _ in range(5)] == [other.draw(again) for _ in range(5)]


def test_a_placed_card_is_drawn_before_the_bag_below_it() -> None:
    pile = Pile([1, 2])
    pile.put_on_top(9)
    assert pile.draw(Luck(1)) == 9


def test_a_card_put_below_others_comes_after_them() -> None:
    pile = Pile([1, 2])
    pile.put_on_top(5)
    pile.put_on_top(6)
    pile.put_below(9, 2, known_to=SEAT_2)
    luck = Luck(1)
    assert [pile.draw(luck) for _ in range(3)] == [6, 5, 9] and len(pile) == 2
    pile.put_below(8, 0)
    assert pile.draw(luck) == 8


def test_a_card_put_under_comes_last() -> None:
    pile = Pile([1, 2])
    pile.put_under(9, known_to=SEAT_2)
    luck = Luck(1)
    assert {pile.draw(luck), pile.draw(luck)} == {1, 2}
    assert pile.draw(luck) == 9


def test_a_card_is_taken_from_below_placed_ones() -> None:
    pile = Pile([5])
    pile.put_on_top(1)
    pile.put_on_top(2)
    assert pile.take(2, Luck(1)) == 5
    assert pile.save() == [[0, 2], [0, 1]]


def test_a_bag_shuffled_under_stays_apart_from_the_one_above() -> None:
    pile = Pile([1, 1])
    pile.shuffle_under([7, 8])
    luck = Luck(1)
    assert [pile.draw(luck), pile.draw(luck)] == [1, 1]
    assert len(pile) == 2


@pytest.mark.parametrize("sizes", [(1, 1), (5, 1), (1, 5), (3, 4, 2), (2, 2, 2, 2, 2)])
def test_bags_of_any_size_are_drawn_one_after_the_other(sizes: tuple[int, ...]) -> None:
    pile, luck = Pile(), Luck(3)
    for number, size in enumerate(sizes):
        pile.shuffle_under([10 * number + card for card in range(size)])
    drawn = [pile.draw(luck) // 10 for _ in range(sum(sizes))]
    assert drawn == [number for number, size in enumerate(sizes) for _ in range(size)]


def test_a_seat_knows_the_top_as_far_as_it_has_seen_it() -> None:
    pile = Pile([1])
    pile.put_on_top(5, known_to=SEAT_2)
    pile.put_on_top(6)
    assert pile.known_from_top(2) == [-1, 5]
    assert pile.known_from_top(1) == []
    assert pile.known_from_top(-1) == []


def test_a_copy_is_independent() -> None:
    pile = Pile([1, 2])
    pile.copy().draw(Luck(1))
    assert len(pile) == 2


def test_a_saved_pile_is_restored_layer_by_layer() -> None:
    pile = Pile([1, 2])
    pile.shuffle_under([3, 3])
    pile.put_on_top(5, known_to=SEAT_2)
    assert Pile.restore(pile.save()).save() == pile.save() == [[4, 5], [-1, 1, 2], [-1, 3, 3]]


def test_a_layer_that_is_none_is_refused() -> None:
    with pytest.raises(BadSave, match="layer"):
        Pile.restore([[0, 1, 2]])
