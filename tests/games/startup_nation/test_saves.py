"""Whole saves: what cannot be on a table is refused, with what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from boardroom import BadSave
from games.startup_nation.nation import GAME, match, nation, play_to_round
from kit import rule

SPOILT: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda table: table.update(decider=-1), "decider is -1 when the match is over and only then, not -1 in phase play"),
    (lambda table: table.update(phase="over"), "decider is -1 when the match is over and only then, not 0 in phase over"),
    (lambda table: table.update(phase="sing"), "there is no phase 'sing'; the phases are play, ask, answer, over"),
    (lambda table: table.update(living=[1, 2, 3]), "living is a list of two seats or more, 0 among them, not [1, 2, 3]"),
    (lambda table: table.update(interns="all"), "interns is a list, not str"),
    (lambda table: table["interns"].append("brigitte"), "there is no intern 'brigitte'; the interns are"),
    (lambda table: table.update(hands=[]), "hands is a list of 4, not of 0"),
    (lambda table: table.update(received="joker"), "there is no card 'joker'; the cards are"),
    (lambda table: table.update(tokens=["red", "red", "blue", "green"]), "there is no token 'green'"),
    (lambda table: table.update(question=[0, 1, 8, 0]), "the role of the question is a whole number from -1 to 7, not 8"),
    (lambda table: table.update(again=1), "again is true or false, not 1"),
    (lambda table: table["record"][0].__setitem__(4, 3), "each of the numbers of drew is a whole number from -1 to -1"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "problem"), SPOILT, ids=[problem for _, problem in SPOILT])
@rule("SN-6")
def test_a_spoilt_save_is_refused_with_a_reason(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    saved = nation(a="FIRE EMM", b="TEC", c="REC", d="SAL").state.save()
    spoil(saved["table"])
    with pytest.raises(BadSave, match=re.escape(problem)):
        GAME.restore(saved)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda result: result.update(reason="rain"), "there is no reason 'rain'; the reasons are deck, survivor"),
        (lambda result: result.update(next_first=4), "next_first is a whole number from -1 to 3, not 4"),
        (lambda result: result["winners"].append(9), "each of winners is a whole number from 0 to 3, not 9"),
        (lambda result: result["values"].__setitem__(0, "much"), "each of values is a whole number from -1000 to 1000"),
    ],
)
@rule("SN-40")
def test_a_spoilt_round_is_refused_with_a_reason(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    table = match(4)
    play_to_round(table, 2)
    saved = table.state.save()
    spoil(saved["table"]["rounds"][0])
    with pytest.raises(BadSave, match=problem):
        GAME.restore(saved)


@rule("SN-3")
def test_a_save_has_the_hidden_card_before_the_drawn_one() -> None:
    table = nation(a="EMM FIRE", b="TEC")
    assert table.table["hands"][:2] == [["emmanuel", "intern_fire"], ["tech_lead"]]
    assert GAME.restore(table.state.save()).save() == table.state.save()


@rule("SN-7")
def test_a_save_that_leaves_an_intern_of_the_table_out_of_its_box_is_refused() -> None:
    """Nobody could imagine a world with that intern, and where cards are passed they would search for ever."""
    saved = nation(a="FIRE EMM", b="TEC", c="REC", d="SAL", pass_left=True).state.save()
    saved["table"]["interns"].remove("intern_fire")
    with pytest.raises(BadSave, match="the table holds other things than the box: intern_fire 1 instead of 0"):
        GAME.restore(saved)
