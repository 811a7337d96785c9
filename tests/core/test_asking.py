"""What is asked in the middle of a choice, in the words of the choices that remain."""

from __future__ import annotations

import boardroom
from boardroom.core.asking import ask_keys, shared_words
from kit import given

NAMES = ["Ada", "Bob", "Cy"]


def test_the_keys_go_from_the_whole_label_to_the_kind_of_thing() -> None:
    assert ask_keys(["play-bad-hire"], ["hand:x", "seat:1"]) == [
        "ask-play-bad-hire-2", "ask-play-bad-hire", "ask-play-bad-2", "ask-play-bad", "ask-play-2", "ask-play",
        "ask-after-seat",
    ]  # fmt: skip


def test_labels_that_differ_share_their_first_words() -> None:
    assert shared_words(["resign-board", "resign-counsel"]) == ["resign"]
    assert ask_keys(["step", "swap"], ["robot:0"]) == ["ask-after-robot"]


def test_a_card_on_its_way_asks_for_its_target() -> None:
    table = given("burn-rate", seats=3, hands={0: ["bad-hire:0123:a"]}, seat=0)
    game, legal = table.state.game, table.state.legal()
    first = game.asking(legal, ["hand:bad-hire:0123:a"], "en", NAMES)
    second = game.asking(legal, ["hand:bad-hire:0123:a", "seat:1"], "en", NAMES)
    assert first.endswith(": which company must hire?")
    assert second.endswith(": whom must Bob hire?")


def test_nothing_is_asked_before_the_first_click_or_after_one_that_leads_nowhere() -> None:
    state = boardroom.load("burn-rate").start(2)
    assert state.game.asking(state.legal(), [], "en") == ""
    assert state.game.asking(state.legal(), ["hand:nothing"], "en") == ""


def test_a_thing_with_several_uses_is_named() -> None:
    game = boardroom.load("burncycle")
    codes = [game.code("use e01"), game.code("give e01 to module")]
    assert game.asking(codes, ["item:e01"], "en") == "What do you do with the Spare Battery?"
