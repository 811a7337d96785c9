"""Games in a row share what their seats and options lead to."""

from __future__ import annotations

from typing import Any

from boardroom.core.setups import Setups


def made(log: list[int]) -> Setups[list[int]]:
    def make(seats: int, _options: dict[str, Any]) -> list[int]:
        log.append(seats)
        return [seats]

    return Setups(make)


def test_the_last_setup_is_kept() -> None:
    log: list[int] = []
    options: dict[str, Any] = {}
    setups = made(log)
    assert setups.get(4, options) is setups.get(4, options)
    assert log == [4]


def test_other_seats_or_other_options_are_made_anew() -> None:
    log: list[int] = []
    options: dict[str, Any] = {}
    setups = made(log)
    setups.get(4, options)
    setups.get(5, options)
    setups.get(5, {"ties": "nobody_scores"})
    assert log == [4, 5, 5]


def test_a_restored_table_shares_the_setup_of_equal_options() -> None:
    log: list[int] = []
    setups = made(log)
    assert setups.get(4, {"cap": 9}) is setups.get(4, {"cap": 9})
    assert log == [4]
