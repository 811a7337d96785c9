"""What people write in saves and tables: taken, or refused with what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom import BadSave
from boardroom.core.reading import MOST_LISTED, entries, flag, number_of, whole, wholes


def test_a_name_has_its_place_in_the_list() -> None:
    assert [number_of(name, ["tea", "coffee"], "drink") for name in ("tea", "coffee")] == [0, 1]


@pytest.mark.parametrize("name", ["milk", "Tea", "", 0, None, ["tea"], {"tea": 1}])
def test_another_name_is_refused_and_the_right_ones_are_listed(name: Any) -> None:
    with pytest.raises(BadSave) as problem:
        number_of(name, ["tea", "coffee"], "drink")
    assert str(problem.value) == f"there is no drink {name!r}; the drinks are tea, coffee"


def test_a_whole_box_is_not_listed() -> None:
    names = [f"card-{number}" for number in range(MOST_LISTED + 1)]
    with pytest.raises(BadSave, match=r"^there is no card 'card-99' in this box$"):
        number_of("card-99", names, "card")


@pytest.mark.parametrize("value", [0, 4, True, 1.0, "1", None, [1]])
def test_another_number_is_refused(value: Any) -> None:
    assert whole(1, "cups", 1, 3) == 1 and whole(3, "cups", 1, 3) == 3
    with pytest.raises(BadSave) as problem:
        whole(value, "cups", 1, 3)
    assert str(problem.value) == f"cups is a whole number from 1 to 3, not {value!r}"


def test_a_list_of_numbers_has_its_length_and_its_bounds() -> None:
    given = [1, 2]
    read = wholes(given, "cups", 2, 0, 9)
    assert read == given and read is not given and wholes([], "cups", -1, 0, 9) == []
    for values, problem in (
        ([1], "cups is a list of 2, not of 1"),
        ((1, 2), "cups is a list, not tuple"),
        ([1, 10], "each of cups is a whole number from 0 to 9, not 10"),
    ):
        with pytest.raises(BadSave) as refused:
            wholes(values, "cups", 2, 0, 9)
        assert str(refused.value) == problem
    with pytest.raises(BadSave, match=r"^cups is a list, not dict$"):
        entries({}, "cups")


def test_flags_are_flags() -> None:
    assert flag(True, "hot") and not flag(False, "hot")
    with pytest.raises(BadSave, match="hot is true or false, not 1"):
        flag(1, "hot")
