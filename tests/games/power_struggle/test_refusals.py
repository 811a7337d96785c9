"""Refusals: a closed list of reasons, each with its rule, in words for the person who asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardroom import IllegalAction
from games.power_struggle.company import BLUE, GAME, RED, Company, company, department, main
from kit import rule

PAIR = {"dev": [department(BLUE)] * 2, "hr": [main(BLUE)]}
IDLE = {"dev": [department(BLUE, 3)], "hr": [main(BLUE, 0)]}
Table = Callable[[], Company]
FULL = {name: [department(RED)] * 6 for name in ("dev", "hr", "com", "acc", "leg", "ctl")}
TEAM = {"dev": [department(BLUE, 3)], "hr": [main(BLUE, 6), department(RED, 2)]}


def doing(*texts: str, **table: Any) -> Table:
    """A table on which these choices have been played."""
    said = {"offices": TEAM, **table}
    return lambda: company(**said).play(*texts)


def sorting(*texts: str) -> Table:
    return lambda: company(stage="first_meeting", board=[BLUE]).play(*texts)


REFUSED: list[tuple[str, str, Table, str]] = [
    ("wrong-step", "PS-12", doing(), "place dev"),
    ("wrong-step", "PS-12", doing(), "commit"),
    ("wrong-step", "PS-P2", doing("act bribe", "offer hr", "coarse 0", "fine 1", "commit", heads={"hr": RED}), "act hire"),
    ("not-finished", "PS-12", doing("act hire", "post dev:1"), "commit"),
    ("not-finished", "PS-P4", doing("act bribe", heads={"hr": RED}), "stop"),
    ("nothing-to-waive", "PS-M0", doing(), "waive"),
    ("no-free-office", "PS-B2", doing(offices=FULL, cash=[0] * 4), "act open"),
    ("no-free-office", "PS-F2", doing(offices=FULL, cash=[2_000_000] * 4), "act main"),
    ("no-free-office", "PS-B2", doing("act open", offices={"dev": [department(RED)] * 6}), "open dev"),
    ("bonus-first", "PS-M7", sorting(), "sort meeting"),
    ("no-room", "PS-A1", doing("act hire"), "post hr:1"),
    ("not-your-unit", "PS-A1", doing("act hire"), "post hr:2"),
    ("not-your-unit", "PS-F1", doing("act influence"), "dismiss acc:1"),
    ("too-few-employees", "PS-F1", doing(offices={}), "act influence"),
    ("nothing-to-move", "PS-C1", doing(offices={}), "act move"),
    ("too-few-departments", "PS-C2", doing(), "act merge"),
    ("not-your-head", "PS-D0", doing(), "act resign"),
    ("not-your-head", "PS-D1", doing("act resign", heads={"dev": BLUE}), "resign hr board"),
    ("no-money", "PS-F3", doing(), "act counsel"),
    ("no-money", "PS-F4", doing(cash=[0] * 4), "act shares"),
    ("no-money", "PS-F4", doing("act shares"), "buy 7"),
    ("no-money", "PS-P1", doing(cash=[0] * 4), "act bribe"),
    ("no-card", "PS-G7", doing(privileges={"leg": (RED, "head")}), "act legal"),
    ("card-face-down", "PS-G4", doing(privileges={"dev": (BLUE, "face_down")}), "act development"),
    ("own-card", "PS-P1", doing("act bribe", privileges={"dev": (RED, "head")}), "offer hr"),
    ("sum-too-high", "PS-P1", doing("act bribe", "offer dev", privileges={"dev": (RED, "head")}), "coarse 2"),
    ("sum-too-high", "PS-P1", doing("act bribe", "offer dev", "coarse 1", privileges={"dev": (RED, "head")}), "fine 7"),
    ("sum-too-low", "PS-P1", doing("act bribe", "offer dev", "coarse 0", privileges={"dev": (RED, "head")}), "fine 0"),
    ("out-of-stock", "PS-F4", doing("act shares", certificates=[[], [1, 1], [], []]), "buy 1"),
    ("something-to-do", "PS-R3", doing(), "act pass"),
    ("no-employee", "PS-B1", doing("act found", offices=IDLE), "lift hr:1"),
    ("just-founded", "PS-B2", doing("act open", "open acc"), "bring acc:1"),
    ("not-a-department", "PS-C2", doing("act merge", offices=PAIR), "join hr:1"),
    ("picked-already", "PS-C2", doing("act merge", "join dev:1", offices={"dev": [department(BLUE)] * 2}), "with dev:1"),
    ("not-picked", "PS-C2", doing("act merge", "join dev:1", "with dev:2", offices=PAIR), "onto hr:1"),
    ("same-division", "PS-C1", doing("act move", "shift dev:1"), "to dev"),
    ("nothing-extra", "PS-G6", doing("act open", "open acc"), "extra"),
    ("own-employee", "PS-G4", doing("act development", privileges={"dev": (BLUE, "head")}), "entice dev:1"),
    ("no-employee", "PS-G4", doing("act development", privileges={"dev": (BLUE, "head")}), "entice acc:1"),
    ("too-few-lifted", "PS-B1", doing("act found", "lift dev:1"), "settle acc"),
    (
        "owes-nothing",
        "PS-P5",
        doing("act bribe", "offer dev", "coarse 0", "fine 1", "commit", "refuse", "stop", privileges={"dev": (RED, "head")}),
        "fire dev:1",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "rule", "table", "text"), REFUSED, ids=[f"{row[0]}: {row[3]}" for row in REFUSED])
def test_a_refusal_names_its_reason_and_rule(reason: str, rule: str, table: Table, text: str) -> None:
    refusal = table().refused(text)
    assert (refusal.reason, refusal.rule) == (reason, rule)
    assert GAME.say("en", f"reason-{reason}", refusal.params) in str(refusal)


SEND = ("act bribe", "offer dev", "coarse 0", "fine 4", "commit", "refuse")
BRIBED = {"privileges": {"dev": (RED, "head")}}
NAMES = ["Zoé", "Yves", "Ada", "Odile"]

SAID: list[tuple[Table, str, str, str]] = [
    (doing(), "act counsel", "this costs 2,000,000; you have 800,000", "cela coûte 2 000 000 ; vous avez 800 000"),
    (doing("act shares"), "buy 7", "this costs 1,600,000; you have 800,000", "cela coûte 1 600 000 ; vous avez 800 000"),
    (
        doing("act bribe", "offer dev", **BRIBED), "coarse 2",
        "you can offer 800,000 at most", "vous pouvez offrir 800 000 au plus",
    ),
    (
        doing(privileges={"leg": (RED, "head")}), "act legal",
        "Odile holds the card Legal & Patents, not you", "Odile a la carte Litiges & Brevets, pas vous",
    ),
    (
        doing("act bribe", "offer dev", "coarse 0", **BRIBED), "fine 0",
        "the offer must be 50,000 or more in all", "l’offre doit atteindre 50 000 en tout",
    ),
    (
        doing(*SEND, "offer dev", "coarse 0", **BRIBED), "fine 4",
        "the offer must be 250,000 or more in all", "l’offre doit atteindre 250 000 en tout",
    ),
    (
        doing(*SEND, cash=[200_000] * 4, **BRIBED), "offer dev",
        "a second offer for the card Development must be 250,000 or more; you can offer 200,000 at most",
        "une seconde offre pour la carte Développement doit atteindre 250 000 ; vous pouvez offrir 200 000 au plus",
    ),
    (
        doing("act open", offices={"dev": [department(RED)] * 6}), "open dev",
        "all six offices of Development are taken", "les six bureaux du Développement sont occupés",
    ),
    (
        doing("act hire"), "post hr:1",
        "six employees work in Human Resources, office 1: there is no room for one more",
        "six employés travaillent déjà aux Ressources humaines, bureau 1 : il n’y a plus de place",
    ),
    (
        doing("act hire"), "post hr:2",
        "the unit in Human Resources, office 2, belongs to Odile",
        "le service aux Ressources humaines, bureau 2, est à Odile",
    ),
    (doing("act hire"), "commit", "2 employees have no place yet", "il reste 2 employés à installer"),
    (doing(offices={}), "act influence", "you have no employee; this takes 3", "vous n’avez aucun employé ; il en faut 3"),
    (
        doing("act resign", heads={"dev": BLUE, "hr": RED}), "resign hr board",
        "Odile heads Human Resources, not you", "le directeur des Ressources humaines est à Odile, pas à vous",
    ),
    (
        doing("act shares", certificates=[[], [1, 1], [], []]), "buy 1",
        "there is no certificate of 1 share left", "il n’y a plus de certificat d’une action",
    ),
    (
        doing(*SEND, "stop", **BRIBED), "fire dev:1",
        "those in Development, office 1, are your own", "les employés au Développement, bureau 1, sont à vous",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "text", "english", "french"), SAID, ids=[f"{row[1]}: {row[2]}" for row in SAID])
@rule("PS-8", "PS-A1", "PS-D1", "PS-F1", "PS-F3", "PS-F4", "PS-G7", "PS-P1", "PS-P4", "PS-P5")
def test_a_refusal_says_what_there_is_and_what_it_takes(table: Table, text: str, english: str, french: str) -> None:
    refusal = table().refused(text)
    key = f"reason-{refusal.reason}"
    assert GAME.say("en", key, refusal.params, NAMES) == english
    assert plain(GAME.say("fr", key, refusal.params, NAMES)) == french


def plain(sentence: str) -> str:
    """With common spaces only."""
    return " ".join(sentence.split())


def test_a_refusal_says_what_is_possible() -> None:
    message = str(company(offices=TEAM).refused("act merge"))
    assert message.startswith(
        "seat 0 cannot 'act merge': two departments are needed; you have only one (PS-C2); it may: act hire, "
    )


def test_after_the_end_everything_is_refused() -> None:
    table = company(stage="event", round=5, options={"meeting_cap": 1})
    assert table.refused("act hire").reason == "game-over"


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(IllegalAction) as refusal:
        company().state.play(GAME.num_actions)
    assert refusal.value.reason == "unknown-code"


def test_every_reason_is_met_in_these_tests_or_those_of_the_chapters() -> None:
    elsewhere = {
        "not-drawn", "already-sorted", "meeting-too-early", "not-higher", "just-moved",
        "enticed-already", "enough-lifted",
    }  # fmt: skip
    assert {row[0] for row in REFUSED} | elsewhere == set(GAME.reasons)
