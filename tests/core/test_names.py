"""Names that people write: found, or refused with what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom import BadSave
from boardroom.core.names import MOST_LISTED, number_of


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
