"""Tables set up by hand: what is named lies there, the rest is legal, and nonsense is refused with a reason."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardroom import BadSave, Luck, State
from boardroom.core.fields import keys_by_hand
from boardroom.games.burn_rate.forms.by_hand import SPECIAL
from games.burn_rate.start_up import GAME
from kit import rule

PAGE = Path(__file__).parents[3] / "docs" / "tables-by-hand.md"


def restore(seed: int = 0, **table: Any) -> State:
    return GAME.restore({"seed": seed, "table": table})


@rule("BR-3.0")
def test_the_page_names_every_key() -> None:
    section = PAGE.read_text("utf8").partition("## Burn Rate")[2]
    keys = [*SPECIAL, *keys_by_hand(restore().fields())]
    assert [key for key in keys if f"`{key}`" not in section] == []


@rule("BR-3.0")
def test_an_empty_table_is_a_first_turn_of_two() -> None:
    state = restore()
    assert (state.seat, state.census()) == (0, state.box())
    assert [len(hand) for hand in state.save()["table"]["hands"]] == [6, 6]
    assert [len(staff) for staff in state.save()["table"]["staff"]] == [4, 4]


@rule("BR-3.0")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_not_named_is_filled_in_and_plays_on_to_the_end(seed: int) -> None:
    state = restore(seed, seats=4, out=[2], hands={1: ["funding:3:20"]}, ideas={0: ["bad-idea:0:x4"]}, seat=1)
    luck = Luck(seed)
    while not state.over:
        assert state.census() == state.box()
        state.play(luck.pick(state.legal()))


@rule("BR-3.0")
def test_seats_may_be_keys_of_json() -> None:
    table = {"bank": {"1": 7}, "hands": {"0": ["hire:3:b"]}}
    assert restore(**json.loads(json.dumps(table))).save() == restore(bank={1: 7}, hands={0: ["hire:3:b"]}).save()


@rule("BR-3.0")
def test_a_table_set_up_by_hand_survives_saving() -> None:
    state = restore(3, draw=["funding:3:20"], piles={"hr": ["omar_haddad"]})
    assert GAME.restore(json.loads(json.dumps(state.save()))).save() == state.save()


@rule("BR-3.20")
def test_a_bankrupt_company_may_still_be_in_debt() -> None:
    state = restore(seats=3, out=[2], bank=[3, 36, -5])
    assert state.save()["table"]["bank"] == [3, 36, -5]


NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"hand": []}, "a table has no 'hand'; it may say seats, seat"),
    ({"phase": "lunch"}, "phase is draft or turn, not 'lunch'"),
    ({"seat": 2}, "seat is a whole number from 0 to 1, not 2"),
    ({"round": 0}, "round is a whole number from 1 to 100, not 0"),
    ({"played": 1, "discarded": 1}, "cards are played or discarded in a turn, never both"),
    ({"out": [0]}, "out is a list of seats without the deciding seat 0"),
    ({"out": [1]}, "at least two companies are solvent"),
    ({"bank": {0: -1}}, "a company with less than nothing in its bank is bankrupt (BR-3.20)"),
    ({"bank": {5: 1}}, "bank is a dict by seat, or a list of 2"),
    ({"bank": [1]}, "bank is a dict by seat, or a list of 2"),
    ({"companies": {0: ["ben_zhao"]}}, "companies is a dict by department (sales, finance, hr, dev)"),
    ({"companies": {0: {"hr": "martin_able"}}}, "companies has lists of names, not 'martin_able'"),
    ({"companies": {0: {"hr": ["ben_zhao"]}}}, "ben_zhao does not work in hr"),
    ({"companies": {0: {"hr": ["nobody"]}}}, "there is no person 'nobody' in this box"),
    ({"companies": {0: {"sales": ["brad_duke", "rick_glibb"]}}}, "seat 0 cannot have a second Vice-President in sales"),
    ({"companies": {0: {"hr": ["martin_able"]}}, "pool": {"hr": "martin_able"}}, "martin_able is named twice"),
    ({"seats": 3, "out": [1], "companies": {1: {"hr": ["martin_able"]}}}, "seat 1 is out and has no people"),
    ({"pool": {"hr": None}}, "nobody is face up in hr only when all its people are in companies"),
    ({"hands": {0: ["jackpot"]}}, "there is no card 'jackpot' in this box"),
    ({"hands": {0: ["funding:3:20", "funding:3:20"]}}, "funding:3:20 is named more often than the 1 in the box"),
    ({"hands": {0: ["hire:0123"] * 6 + ["layoffs"]}}, "seat 0 holds too many cards"),
    ({"phase": "draft", "hands": {0: ["layoffs"]}}, "seat 0 holds too many cards"),
    ({"ideas": {0: ["layoffs"]}}, "only BAD IDEAS lie in front of a company"),
    ({"draw": "layoffs"}, "draw has lists of names, not 'layoffs'"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "reason"), NONSENSE, ids=[json.dumps(table) for table, _ in NONSENSE])
@rule("BR-3.0")
def test_a_table_that_cannot_be_is_refused_with_a_reason(table: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSave, match=re.escape(reason)):
        restore(**table)


@pytest.mark.parametrize("key", ["hands", "draw", "staff", "labels", "bags", "routes", "pool", "outcome"])
@rule("BR-3.32")
def test_a_damaged_save_is_refused(key: str) -> None:
    saved = GAME.start(3).save()
    saved["table"][key] = "damaged"
    with pytest.raises(BadSave):
        GAME.restore(saved)
