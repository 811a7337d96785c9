"""What a field may be, how it is written down, and what is said about what it cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom import BadSave, Outcome
from boardroom.core.fields import (
    Each,
    Ending,
    Field,
    Flag,
    Kind,
    Layers,
    Many,
    Members,
    Named,
    Whole,
    keys_by_hand,
    lay_fields,
    load_fields,
    save_fields,
    take_fields,
)
from boardroom.core.pile import Pile
from boardroom.core.state import State

CUPS = ["red", "blue"]
ENDED = Outcome("target", [3, 1], [1.0, -1.0], [0])
KINDS: list[tuple[Kind, Any, Any]] = [
    (Whole(0, 5), 3, 3),
    (Flag(), True, True),
    (Named(CUPS, "cup"), 1, "blue"),
    (Named(CUPS, "cup", may_be_nothing=True), -1, None),
    (Members(CUPS, "cup"), 0b10, ["blue"]),
    (Members(range(4), "seat"), 0b1001, [0, 3]),
    (Each(2, Whole(0, 9)), [1, 2], [1, 2]),
    (Many(Named(CUPS, "cup")), [1, 1, 0], ["blue", "blue", "red"]),
    (Ending(), None, None),
    (Ending(), ENDED, ENDED.as_dict()),
]
DAMAGE: list[tuple[Kind, Any, str]] = [
    (Whole(0, 5), 6, "cups is a whole number from 0 to 5, not 6"),
    (Named(CUPS, "cup"), None, "there is no cup None; the cups are red, blue"),
    (Members(range(3), "seat"), [3], "there is no seat 3; the seats are 0, 1, 2"),
    (Members(range(3), "seat"), [True], "there is no seat True; the seats are 0, 1, 2"),
    (Each(2, Whole(0, 9)), [1], "cups is a list of 2, not of 1"),
    (Each(2, Whole(0, 9)), [1, 10], "each of cups is a whole number from 0 to 9, not 10"),
    (Many(Whole(0, 9)), {}, "cups is a list, not dict"),
    (Layers(CUPS, "cup"), 3, "cups is a list, not int"),
    (Layers(CUPS, "cup"), [["x", "red"]], "the seats that know a card of cups is a list, not str"),
    (Layers(CUPS, "cup"), [[[30], "red"]], "a seat that knows a card of cups is a whole number from 0 to 29, not 30"),
    (
        Layers(CUPS, "cup"),
        [[[0], "red", "blue"]],
        "each layer of cups is ['shuffled', cards...] or [[seats], card], not",
    ),
    (Layers(CUPS, "cup"), [["shuffled"]], "each layer of cups is ['shuffled', cards...] or [[seats], card], not"),
    (Layers(CUPS, "cup"), ["shuffled"], "each layer of cups is a list, not str"),
    (Ending(), {"reason": "target"}, "cups is nothing, or a dict of reason, scores, returns, winners, capped"),
    (Ending(), {**ENDED.as_dict(), "winners": None}, "cups.winners is a list, not NoneType"),
]


class Shelf(State):
    """A table with two fields."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.cups: list[int] = []


FIELDS = [
    Field("count", Whole(1, 9), 1, by_hand=True),
    Field("cups", Each(3, Named(CUPS, "cup", may_be_nothing=True)), -1, "shelf", by_hand=True),
    Field("outcome", Ending(), saved=False),
]


def shelf() -> Shelf:
    table = Shelf()
    lay_fields(table, FIELDS)
    return table


@pytest.mark.parametrize(("kind", "value", "written"), KINDS)
def test_a_value_is_written_in_words_and_read_back(kind: Kind, value: Any, written: Any) -> None:
    assert kind.write(value) == written
    assert kind.read(written, "cups") == value


@pytest.mark.parametrize(("kind", "said", "why"), DAMAGE)
def test_what_cannot_be_is_refused_with_what_was_expected(kind: Kind, said: Any, why: str) -> None:
    with pytest.raises(BadSave) as refused:
        kind.read(said, "cups")
    assert str(refused.value).startswith(why)


def test_a_pile_is_written_from_the_top() -> None:
    pile = Pile([0])
    pile.put_on_top(1, known_to=2)
    kind = Layers(CUPS, "cup")
    assert kind.write(pile) == [[[1], "blue"], ["shuffled", "red"]]
    assert kind.read(kind.write(pile), "cups").save() == pile.save()


def test_a_table_is_laid_saved_and_read_by_its_fields() -> None:
    table, twin = shelf(), shelf()
    table.count, table.cups = 4, [0, -1, 1]
    saved = save_fields(table, FIELDS)
    assert saved == {"count": 4, "shelf": ["red", None, "blue"]}
    load_fields(twin, saved, FIELDS)
    assert (twin.count, twin.cups) == (4, [0, -1, 1])


def test_a_table_set_up_by_hand_says_some_of_it() -> None:
    table = shelf()
    take_fields(table, {"shelf": {"1": "blue"}}, FIELDS)
    assert (table.count, table.cups) == (1, [-1, 1, -1])
    take_fields(table, {"count": 2, "shelf": ["red", None, None]}, FIELDS)
    assert (table.count, table.cups) == (2, [0, 1, -1])
    assert keys_by_hand(FIELDS) == ["count", "shelf"]


@pytest.mark.parametrize("said", [{"3": "red"}, ["red"], "red"])
def test_a_list_by_hand_has_the_right_places(said: Any) -> None:
    with pytest.raises(BadSave, match="shelf is a dict by seat, or a list of 3, not"):
        take_fields(shelf(), {"shelf": said}, FIELDS)
