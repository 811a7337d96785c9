"""Tables set up by hand: what is named lies there, the rest is legal, and nonsense is refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardroom import BadSave
from boardroom.core.fields import keys_by_hand
from boardroom.games.power_struggle.content.names import PRIVILEGE_NAMES
from boardroom.games.power_struggle.forms.by_hand import SPECIAL, STAGES
from games.power_struggle.company import BLUE, GAME, RED, company, department

PAGE = Path(__file__).parents[3] / "docs" / "tables-by-hand.md"


def test_the_page_names_every_key_and_stage() -> None:
    page = PAGE.read_text("utf8").partition("## Power Struggle")[2]
    words = [*SPECIAL, *STAGES, *keys_by_hand(company().state.fields())]
    assert [word for word in words if f"`{word}`" not in page] == []


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("stage", STAGES)
def test_an_empty_table_can_be_played_from_every_stage(seats: int, stage: str) -> None:
    state = GAME.restore({"seed": 1, "table": {"seats": seats, "stage": stage}})
    assert state.legal()
    assert state.census() == state.box()
    assert GAME.restore(json.loads(json.dumps(state.save()))).save() == state.save()


def test_the_same_table_and_seed_give_the_same_state() -> None:
    saves = [GAME.restore({"seed": seed, "table": {}}).save() for seed in (3, 3, 4)]
    assert saves[0] == saves[1] != saves[2]


MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"desks": 3}, "a table has no 'desks'; it may say seats, "),
    ({"stage": "lunch"}, "stage is one of actions, event, meeting"),
    ({"offices": {"dev": [department(BLUE, 7)]}}, "a department has 1 to 6 employees"),
    ({"offices": {"dev": [department(BLUE, 0)]}}, "a department has 1 to 6 employees"),
    ({"offices": {"dev": [department(BLUE)] * 7}}, "a division has 6 offices; dev names more units"),
    ({"offices": {"dev": [[0, "team", 2]]}}, "a unit is a department or main, not 'team'"),
    ({"offices": {"sales": [department(BLUE)]}}, "there is no division 'sales'; the divisions are dev, hr, "),
    ({"offices": 3}, "this table cannot be read"),
    ({"privileges": {"dev": [0, "tail"]}}, "there is no side 'tail'; the sides are "),
    ({"archenemies": [["red", "card_99"], None, None, None]}, "there is no archenemy card 'card_99'; the archenemy card"),
    ({"board": [9]}, "each of board is a whole number from 0 to 3, not 9"),
    ({"chairman": 4}, "chairman is a whole number from -1 to 3, not 4"),
    ({"heads": {"dev": 4}}, "figures and cards belong to seats 0 to 3"),
    ({"board": [0] * 6}, "at most five sit on the board"),
    ({"cash": [1, 0, 0, 0]}, "cash is a multiple of 50000, not 1"),
    ({"cash": [0, 0, 0]}, "cash is a dict by seat, or a list of 4, not [0, 0, 0]"),
    ({"certificates": [[1, 1, 1], [], [], []]}, "the table holds other things than the box"),
    ({"tracks": [{"influence": 11}, {}, {}, {}]}, "the influence track ends at 10"),
    ({"stack": ["bonus", "meeting"]}, "a stack has eight different cards, the bonus before the meeting"),
    ({"motivation": 7}, "motivation is a whole number from 0 to 6, not 7"),
    ({"archenemies": [["red", "card_1"], ["red", "card_2"], None, None]}, "the table holds other things than the box"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "expected"), MISTAKES, ids=[expected for _, expected in MISTAKES])
def test_nonsense_is_refused_with_a_reason(table: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadSave) as problem:
        GAME.restore({"table": {"seats": 4, **table}})
    assert expected in str(problem.value)


def test_a_damaged_save_is_refused() -> None:
    saved = company().state.save()
    saved["table"]["phase"] = "siesta"
    with pytest.raises(BadSave, match="there is no phase 'siesta'; the phases are "):
        GAME.restore(saved)
    saved = company().state.save()
    del saved["table"]["board"]
    with pytest.raises(BadSave, match="this table cannot be read: there is no 'board' in it"):
        GAME.restore(saved)
    saved = company(certificates=[[7], [], [], []]).state.save()
    saved["table"]["holders"]["dev"] = RED + 4
    with pytest.raises(BadSave, match="the holder of dev is a whole number from -1 to 3, not 7"):
        GAME.restore(saved)


SPOILT: list[tuple[str, Any, str]] = [
    ("stage", "lunch", "there is no stage 'lunch'; the stages are placement, "),
    ("action", "strike", "there is no action 'strike'; the actions are hire, "),
    ("offices", {"dev:7": department(BLUE)}, "there is no office 'dev:7' in this box"),
    (
        "offices",
        {"dev:1": [BLUE, "team", 2]},
        "there is no unit 'team'; the units are department, main",
    ),
    ("offices", {"dev:1": department(BLUE, 7)}, "staff is a whole number from 0 to 6, not 7"),
    ("cash", [800_001] * 4, "each of cash is a multiple of 50000, not 800001"),
    ("sides", dict.fromkeys(PRIVILEGE_NAMES, "tail"), "there is no side 'tail'; the sides are face_down, head, bribed"),
    ("archenemies", [["red", "card_1"]] * 3, "archenemies is a list of 4, not of 3"),
    ("ledger", [["lent", 0, 0]], "there is no verb 'lent'; the verbs are paid, got, shown, offer"),
    (
        "ledger",
        [["offer", 0, 0, 1, "dev", "perhaps", False]],
        "there is no answer 'perhaps'; the answers are pending, ",
    ),
    ("hand", [0] * 14, "hand is a dict, not list"),
    ("hand", {"count": 0, "bonus": 0, "mark": "dev:9"}, "there is no office 'dev:9'"),
    ("points", [["wealth"], [], [], []], "there is no way 'wealth'"),
    ("ruled_out", [[["red", "card_9"]], [], [], []], "there is no archenemy card 'card_9'"),
    ("announced", [7], "there is no seat 7; the seats are 0, 1, 2, 3"),
]


@pytest.mark.parametrize(("field", "value", "problem"), SPOILT, ids=[problem for _, _, problem in SPOILT])
def test_a_field_is_refused_with_what_it_may_be(field: str, value: Any, problem: str) -> None:
    saved = company().state.save()
    saved["table"][field] = value
    with pytest.raises(BadSave) as refused:
        GAME.restore(saved)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda table: table["cash"].__setitem__(1, 0), "the ledger leads to other cash than everybody has"),
        (lambda table: table["ledger"].insert(0, ["paid", 0, 10**9]), "seat 0 paid more than it had"),
        (lambda table: table["ledger"].insert(0, ["shown", 2, 0]), "seat 2 showed other money than it had"),
        (
            lambda table: table["ledger"].insert(0, ["offer", 0, 50_000, 1, "dev", "refused", True]),
            "seat 0 raised an offer that it had not made",
        ),
    ],
)
def test_a_ledger_that_does_not_add_up_is_refused(spoil: Callable[[dict[str, Any]], object], problem: str) -> None:
    saved = company().state.save()
    assert GAME.restore(saved).save() == saved
    spoil(saved["table"])
    with pytest.raises(BadSave, match=problem):
        GAME.restore(saved)
