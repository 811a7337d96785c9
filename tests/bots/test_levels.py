"""Bots by name and level, and the five colleagues, each stronger than the one before."""

from __future__ import annotations

import pytest

import boardroom
from boardroom.bots.levels import COLLEAGUES, LEVELS, is_bot, policy_of, read_bot
from boardroom.core.errors import BadOption
from boardroom.lab.arena import pairings, run

GAME = boardroom.load("startup-nation")


@pytest.mark.parametrize(
    ("name", "level", "read"),
    [("greedy", None, ("greedy", 1)), ("ismcts:3", None, ("ismcts", 3)), ("colleague", 5, ("colleague", 5))],
)
def test_a_bot_is_named_with_or_without_its_level(name: str, level: int | None, read: tuple[str, int]) -> None:
    assert read_bot(name, level) == read


@pytest.mark.parametrize(
    ("name", "level", "problem"),
    [
        ("greedy:", None, "name or name:level"),
        ("greedy:two", None, "name or name:level"),
        ("greedy:2", 2, "name or name:level"),
        ("colleague:6", None, "from 1 to 5, not 6"),
        ("collegue:2", None, "did you mean colleague"),
    ],
)
def test_a_name_that_says_too_little_or_too_much_is_refused(name: str, level: int | None, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        boardroom.bot(name, GAME, level)


def test_minutes_name_bots_with_their_level() -> None:
    assert is_bot("colleague:4") and is_bot("greedy") and not is_bot("Robin")
    assert [policy_of(f"colleague:{level}") for level in range(1, LEVELS + 1)] == list(COLLEAGUES)
    assert policy_of("greedy:2") == "greedy"


@pytest.mark.parametrize("level", range(2, 4))
def test_a_colleague_beats_the_one_below(level: int) -> None:
    """Up to the manager; the searching ones are measured in docs/bots.md."""
    bots = [f"colleague:{level}", f"colleague:{level - 1}"]
    best = run(pairings("startup-nation", 4, bots, 200, 1, {}, None), 1)[0]
    assert best.bot == bots[0] and best.interval()[0] > 0.5
