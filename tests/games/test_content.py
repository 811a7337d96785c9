"""The cards of all games as data files: they are told apart by their digest, and every mistake in them is told at once."""

from __future__ import annotations

import pytest

import boardroom

DIGESTS = {
    "burn-rate": "430523fa2c870f00",
    "burncycle": "47dffd99c38c39fd",
    "power-struggle": "4aa3a8598484acbf",
    "startup-nation": "46ec0e7e5b798ea5",
}
every_game = pytest.mark.parametrize("game", boardroom.games())


@every_game
def test_the_cards_that_come_with_a_game_keep_the_digest_of_its_saved_games(game: str) -> None:
    assert boardroom.load(game).content == DIGESTS[game]
