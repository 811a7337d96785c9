"""One sentence for several discards in a row, and for nothing else."""

from __future__ import annotations

from boardroom.core.folding import folded
from kit import given

HAND = ["hire:3:a", "fire:3:a", "release:3:a", "funding:3:20"]


def told_after(*choices: str) -> list[str]:
    """The sentences after these choices of seat 0."""
    table = given("burn-rate", seats=2, hands={0: HAND}, seat=0)
    table.state.log = []
    for choice in choices:
        table.state.play(choice)
    game = table.state.game
    return [game.describe(told, "en", 0) for told in folded(game, [event.shown(0) for event in table.state.log])]


def test_up_to_four_discards_are_one_sentence() -> None:
    (sentence,) = told_after("discard hire:3:a", "discard fire:3:a", "discard release:3:a")
    assert sentence == "A forfeits the turn and discards HIRE (skill 3), FIRE (skill 3) and RELEASE (skill 3)."


def test_one_discard_keeps_its_own_sentence() -> None:
    assert told_after("discard hire:3:a") == ["A forfeits the turn and discards HIRE (skill 3)."]
