"""Tables set up by hand: what is named lies there, the rest is legal, and nonsense is refused with a reason."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardroom import BadOption, BadSave, Luck
from boardroom.core.fields import keys_by_hand
from boardroom.games.startup_nation.forms.by_hand import SPECIAL
from boardroom.games.startup_nation.play import StartUpNation
from games.startup_nation.nation import GAME, SHORT, nation, start_up_nation
from kit import given, rule

PAGE = Path(__file__).parents[3] / "docs" / "tables-by-hand.md"
FOUR = ["intern_miraculous", "intern_fire", "intern_strings", "intern_legal"]


def restore(seed: int = 0, options: dict[str, Any] | None = None, **table: Any) -> StartUpNation:
    return start_up_nation(GAME.restore({"seed": seed, "options": options or {}, "table": table}))


@rule("SN-6")
def test_the_example_of_the_page_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf8"), re.DOTALL)
    exec(compile(example, str(PAGE), "exec"), {})


@rule("SN-6")
def test_the_page_names_every_key() -> None:
    section = PAGE.read_text("utf8").partition("## Start-Up Nation")[2].partition("\n## ")[0]
    keys = [*SPECIAL, *keys_by_hand(restore().fields())]
    assert [key for key in keys if f"`{key}`" not in section] == []


@rule("SN-6")
def test_an_empty_table_is_a_new_round_of_four() -> None:
    state = restore()
    assert (state.seat, state.view(-1)["deck"], state.census()) == (0, 10, state.box())


@rule("SN-6")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_not_named_is_filled_in_from_the_box(seed: int) -> None:
    state = restore(seed, seats=5, hands=[["brigitte"], None, ["intern_tax"], None, None], discard=["emmanuel"])
    assert state.census() == state.box()
    assert "intern_tax" in state.view(-1)["interns"]


@rule("SN-6")
def test_the_same_table_and_seed_give_the_same_state() -> None:
    assert restore(3).save() == restore(3).save()
    assert restore(3).save() != restore(4).save()


@rule("SN-11")
def test_the_named_deck_is_drawn_from_the_top() -> None:
    table = nation(a="EMM SAL", deck="TAX BRI")
    table.does("A: EMM", "B: TAX")
    assert "BRI" in table.hand(2)


@rule("SN-11")
def test_nobody_knows_the_order_of_a_named_deck() -> None:
    state = nation(a="EMM SAL", b="TEC", c="REC", d="INV", deck="TAX BRI").state
    worlds = [state.imagine(0, Luck(seed)).save()["table"] for seed in range(30)]
    assert {(len(world["deck"]), world["deck"][0][0]) for world in worlds} == {
        (1, "shuffled")
    }  # one bag without an order
    assert len({json.dumps(world["hands"]) for world in worlds}) > 5


@rule("SN-6")
def test_points_and_tokens_may_be_said_for_some_seats_only() -> None:
    state = restore(scores={2: 3}, bpi=[None, None, None, 1])
    assert (state.scores, state.bpi, state.supply) == ([0, 0, 3, 0], [0, 0, 0, 1], 0)


@rule("SN-13")
def test_an_active_seat_with_one_card_draws() -> None:
    assert nation(c="EMM", deck="TAX", turn="C").hand(2) == "TAX EMM"


@rule("SN-10")
def test_a_table_set_up_by_hand_plays_on_to_the_end_of_the_match() -> None:
    table = given("startup-nation", seats=5, out=[1], bpi=[0, 0, 1, 0, 0], scores=[3, 3, 3, 3, 3], round=7, active=4)
    luck = Luck(1)
    while not table.state.over:
        table.state.play(luck.pick(table.state.legal()))
    assert table.state.census() == table.state.box()


@rule("SN-6")
def test_a_table_set_up_by_hand_survives_saving() -> None:
    state = restore(3, hands=[["brigitte", "recruiter"], None, None, None], deck=["emmanuel"])
    assert GAME.restore(json.loads(json.dumps(state.save()))).save() == state.save()


NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"hand": []}, "a table has no 'hand'; it may say seats, interns"),
    ({"hands": [["wizard"], None, None, None]}, "there is no card 'wizard'; the cards are"),
    ({"hands": [["brigitte"], ["brigitte"], None, None]}, "brigitte is named more often than the 1 in the box"),
    ({"hands": [None, ["tech_lead", "recruiter"], None, None]}, "seat 1 may hold 1 cards here, not 2"),
    ({"hands": [["tech_lead"] * 3, None, None, None]}, "seat 0 may hold 2 cards here, not 3"),
    ({"hands": [None, None, ["tech_lead"], None], "out": [2]}, "seat 2 may hold 0 cards here, not 1"),
    ({"hands": [None]}, "hands is a list with one entry for each of 4 seats"),
    ({"hands": "tech_lead"}, "hands is a list with one entry for each of 4 seats"),
    ({"hands": ["tech_lead", None, None, None]}, "hands is a list of card names, not 'tech_lead'"),
    ({"deck": "tech_lead"}, "deck is a list of card names, not 'tech_lead'"),
    ({"deck": [7]}, "there is no card 7"),
    ({"discard": {"tech_lead": 1}}, "discard is a list of card names"),
    ({"active": 4}, "active is a whole number from 0 to 3, not 4"),
    ({"active": True}, "active is a whole number from 0 to 3, not True"),
    ({"first": -1}, "first is a whole number from 0 to 3, not -1"),
    ({"round": 0}, "round is a whole number from 1 to 60, not 0"),
    ({"round": 61}, "round is a whole number from 1 to 60, not 61"),
    ({"tokens": ["red", "red", "red", "blue"]}, "the alliance tokens are"),
    ({"tokens": ["red", "red", "blue"]}, "the alliance tokens are"),
    ({"tokens": ["red", "red", "blue", 3]}, "the alliance tokens are"),
    ({"tokens": 4}, "the alliance tokens are"),
    ({"bpi": [1, 1, 0, 0]}, "bpi adds up to 2; there are 1"),
    ({"bpi": [-1, 0, 0, 0]}, "bpi is a whole number from 0 to 1, not -1"),
    ({"scores": [1]}, "scores is a dict by seat, or a list of 4, not [1]"),
    ({"scores": ["1", 0, 0, 0]}, "scores is a whole number from 0 to 60000, not '1'"),
    ({"out": [0]}, "out is a list of seats without the active seat 0"),
    ({"out": [4]}, "out is a list of seats without the active seat 0"),
    ({"out": 1}, "out is a list of seats without the active seat 0"),
    ({"out": [1, 2, 3]}, "with seats [0] left the round would be over"),
    ({"interns": FOUR}, "4 seats play with 5 different interns"),
    ({"interns": [*FOUR, "intern_fire"]}, "4 seats play with 5 different interns"),
    ({"interns": [*FOUR, "recruiter"]}, "4 seats play with 5 different interns"),
    ({"interns": 5}, "interns is a list of card names, not 5"),
    ({"interns": [*FOUR, "intern_tax"], "deck": ["intern_hyper"]}, "intern_hyper is named more often than the 0"),
    ({"discard": list(SHORT)[:6]}, "4 seats play with 5 different interns; this table names 6"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "reason"), NONSENSE, ids=[json.dumps(table) for table, _ in NONSENSE])
@rule("SN-6")
def test_a_table_that_cannot_be_is_refused_with_a_reason(table: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSave, match=re.escape(reason)):
        restore(**table)


@rule("SN-13")
def test_an_active_seat_with_one_card_and_no_deck_is_refused() -> None:
    with pytest.raises(BadSave, match="the active seat needs two cards, or a card in the deck to draw"):
        nation(a="EMM", b="TEC", c="REC", d="SAL", whole_deck="")


@rule("SN-6")
@pytest.mark.parametrize("seats", [3, 6, "4", None])
def test_a_table_of_other_sizes_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="Start-Up Nation is played by 4 to 5 seats"):
        restore(seats=seats)


@rule("SN-38", "SN-A8")
def test_two_allies_alone_are_no_position() -> None:
    with pytest.raises(BadSave, match="the round would be over"):
        nation(a="FIRE BRI", out="CD", tok="RRBB")


@rule("SN-6")
@pytest.mark.parametrize("saved", [None, 7, {}, {"table": 7}, {"table": {}, "luck": 7}, {"table": {}, "game": "chess"}])
def test_what_is_no_save_at_all_is_refused(saved: Any) -> None:
    with pytest.raises(BadSave):
        GAME.restore(saved)


@rule("SN-A3")
def test_a_table_and_an_option_that_name_different_interns_are_refused() -> None:
    named = ["intern_fire", "intern_strings", "intern_legal", "intern_clever", "intern_tax"]
    with pytest.raises(BadSave, match="the option interns names"):
        GAME.restore({"options": {"interns": "print_order"}, "table": {"seats": 4, "interns": named}})
