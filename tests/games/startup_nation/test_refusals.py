"""Refusals: a closed list of reasons, each with its rule, in words for the person who asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardroom import IllegalAction
from games.startup_nation.nation import GAME, Nation, nation, scored
from kit import rule

Table = Callable[[], Nation]

REFUSED: list[tuple[str, str, Table, str]] = [
    ("must-play", "SN-14", lambda: nation(a="TEC SAL"), "answer exact"),
    ("must-play", "SN-14", lambda: nation(a="TEC SAL"), "ask seat:1 director"),
    ("must-ask", "SN-29", lambda: nation(a="CLEV SAL").does("A: CLEV"), "play emmanuel"),
    ("must-ask", "SN-29", lambda: nation(a="CLEV SAL").does("A: CLEV"), "answer exact"),
    ("must-answer", "SN-20", lambda: nation(a="FIRE SAL", c="TEC").does("A: FIRE, C, Director"), "play tech_lead seat:0"),
    ("must-answer", "SN-20", lambda: nation(a="FIRE SAL", c="TEC").does("A: FIRE, C, Director"), "pass tech_lead"),
    ("brigitte-stays", "SN-15", lambda: nation(a="BRI SAL"), "play brigitte"),
    ("not-in-hand", "SN-14", lambda: nation(a="TEC SAL"), "play emmanuel"),
    ("not-in-hand", "SN-A39", lambda: nation(a="TEC SAL", pass_left=True), "pass emmanuel"),
    ("no-such-seat", "SN-6", lambda: nation(a="TEC SAL"), "play tech_lead seat:4"),
    ("no-such-seat", "SN-6", lambda: nation(a="TEC SAL"), "play salesperson seat:0 seat:4"),
    ("no-such-seat", "SN-6", lambda: nation(a="CLEV SAL").does("A: CLEV"), "ask seat:4 director"),
    ("seat-out", "SN-18", lambda: nation(a="DIR SAL", out="C"), "play director seat:2"),
    ("seat-out", "SN-18", lambda: nation(a="CLEV SAL", out="C").does("A: CLEV"), "ask seat:2 director"),
    ("seat-out", "SN-33", lambda: nation(a="DIR SAL", out="C"), "play salesperson seat:0 seat:2"),
    ("not-yourself", "SN-25", lambda: nation(a="FIRE SAL"), "play intern_fire seat:0 director"),
    ("not-yourself", "SN-26", lambda: nation(a="PIS SAL"), "play intern_strings seat:0 director"),
    ("not-yourself", "SN-27", lambda: nation(a="LEG SAL"), "play intern_legal seat:0 director"),
    ("not-yourself", "SN-28", lambda: nation(a="HYP SAL"), "play intern_hyper seat:0 director"),
    ("not-yourself", "SN-29", lambda: nation(a="CLEV SAL").does("A: CLEV"), "ask seat:1 director"),
    ("not-yourself", "SN-31", lambda: nation(a="TEC SAL"), "play tech_lead seat:0"),
    ("not-yourself", "SN-32", lambda: nation(a="REC SAL"), "play recruiter seat:0"),
    ("not-your-ally", "SN-A8", lambda: nation(a="FIRE SAL", question_ally="forbidden"), "play intern_fire seat:1 intern"),
    ("same-colour", "SN-A27", lambda: nation(a="SAL TEC"), "play salesperson seat:0 seat:1"),
    ("supply-empty", "SN-A5", lambda: nation(a="INV TEC", invested={"C": 1}), "play investor seat:0"),
    ("supply-left", "SN-35", lambda: nation(a="INV TEC"), "play investor"),
    ("no-tokens", "SN-A40", lambda: nation(a="INV TEC", investor="destitution"), "play investor seat:0"),
    ("no-demotion", "SN-A38", lambda: nation(a="INV TEC"), "play investor demote seat:1"),
    ("not-in-hand", "SN-14", lambda: nation(a="SAL TEC", investor="destitution"), "play investor demote seat:1"),
    ("seat-out", "SN-18", lambda: nation(a="INV TEC", out="C", investor="destitution"), "play investor demote seat:2"),
    ("answer-untrue", "SN-21", lambda: nation(a="FIRE SAL", c="TEC").does("A: FIRE, C, Director"), "answer above"),
    ("answer-impossible", "SN-22", lambda: nation(a="FIRE SAL", c="EMM").does("A: FIRE, C, Intern"), "answer below"),
    ("no-passing", "SN-A6", lambda: nation(a="TEC SAL"), "pass tech_lead"),
    ("just-received", "SN-A39", lambda: nation(a="TEC SAL", b="EMM", pass_left=True).does("A: pass TEC"), "pass tech_lead"),
    (
        "passed-around",
        "SN-A39",
        lambda: nation(a="TEC SAL", c="EMM", out="BD", pass_left=True).does("A: pass TEC"),
        "pass emmanuel",
    ),
    (
        "game-over",
        "",
        lambda: scored("INV", "", "TEC", "REC", out="B", scores=[3, 0, 0, 0]),
        "play investor",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "number", "table", "text"), REFUSED, ids=[f"{r}: {t}" for r, _, _, t in REFUSED])
@rule("SN-14", "SN-18")
def test_a_refusal_names_reason_and_rule(reason: str, number: str, table: Table, text: str) -> None:
    refusal = table().refused(text)
    assert (refusal.reason, refusal.rule, refusal.code) == (reason, number, GAME.code(text))
    assert GAME.say("en", f"reason-{reason}", refusal.params) in str(refusal)
    assert f"'{text}'" in str(refusal)
    assert number in str(refusal)


NAMES = ["Ada", "Basile", "Odile", "Dan"]
SAID: list[tuple[Table, str, str, str]] = [
    (
        lambda: nation(a="FIRE SAL", c="TEC").does("A: FIRE, C, Director"), "answer above",
        "the answer must be true: you hold the Tech Lead, so it is “below”",
        "la réponse doit être vraie : vous avez le Chef technique, c’est donc « en dessous »",
    ),
    (
        lambda: nation(a="FIRE SAL", c="EMM", emmanuel_lie="no_false_hit").does("A: FIRE, C, Director"), "answer exact",
        "with Emmanuel you may lie at this table, but not say “exactly”",
        "avec Emmanuel on peut mentir à cette table, mais pas dire « exactement »",
    ),
    (
        lambda: nation(a="FIRE SAL", c="EMM").does("A: FIRE, C, Intern"), "answer below",
        "no card could give that answer: nobody is below an intern",
        "aucune carte ne pourrait répondre cela : personne n’est en dessous d’un stagiaire",
    ),
    (
        lambda: nation(a="FIRE SAL", c="TEC").does("A: FIRE, C, Director"), "play tech_lead seat:0",
        "Ada asks “Are you the Director?”, and that must be answered now",
        "Ada demande « Es-tu le Dirigeant ? », et il faut d’abord répondre",
    ),
    (
        lambda: nation(a="DIR SAL", out="C"), "play salesperson seat:0 seat:2",
        "Odile is out of the round", "Odile est hors de la manche",
    ),
    (
        lambda: nation(a="SAL TEC"), "play salesperson seat:0 seat:1",
        "the tokens of Ada and Basile are both red", "les jetons d’Ada et de Basile sont de la même couleur (rouge)",
    ),
    (
        lambda: nation(a="INV TEC", invested={"C": 1}), "play investor seat:0",
        "the only BPI token has been given", "le seul jeton BPI est déjà donné",
    ),
    (
        lambda: nation(a="REC SAL", b="EMM", pass_left=True).does("A: pass REC"), "pass recruiter",
        "the Recruiter has just been passed to you and is not passed on",
        "la Recruteuse vient de vous être passée et ne se repasse pas",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "text", "english", "french"), SAID, ids=[f"{row[1]}: {row[2]}" for row in SAID])
@rule("SN-18", "SN-20", "SN-21", "SN-22", "SN-33", "SN-A5", "SN-A27", "SN-A39")
def test_a_refusal_says_what_there_is(table: Table, text: str, english: str, french: str) -> None:
    refusal = table().refused(text)
    key = f"reason-{refusal.reason}"
    assert GAME.say("en", key, refusal.params, NAMES) == english
    assert " ".join(GAME.say("fr", key, refusal.params, NAMES).split()) == french


@pytest.mark.parametrize("code", [-1, GAME.num_actions, 10**9])
@rule("SN-14")
def test_a_code_outside_the_table_is_unknown(code: int) -> None:
    refusal = nation(a="TEC SAL").refused_code(code)
    assert (refusal.reason, refusal.rule, refusal.code) == ("unknown-code", "", code)


@rule("SN-14")
def test_every_reason_can_be_met_and_there_are_no_others() -> None:
    assert {reason for reason, _, _, _ in REFUSED} - {"game-over"} == set(GAME.reasons)
    assert len(set(GAME.reasons)) == len(GAME.reasons)


@rule("SN-15")
def test_a_refusal_is_a_sentence_that_helps() -> None:
    refusal = nation(a="BRI TEC").refused("play brigitte")
    assert str(refusal) == (
        "seat 0 cannot 'play brigitte': she is never played (SN-15); "
        "it may: play tech_lead seat:1, play tech_lead seat:2, play tech_lead seat:3"
    )


@rule("SN-47")
def test_after_the_match_a_refusal_is_a_sentence_too() -> None:
    refusal = scored("INV", "", "TEC", "REC", out="B", scores=[3, 0, 0, 0]).refused("play investor")
    assert str(refusal).endswith("the game is over")
    assert "nobody cannot" not in str(refusal)


@rule("SN-14")
def test_a_long_list_of_choices_is_cut() -> None:
    refusal = nation(a="FIRE PIS").refused("play emmanuel")
    assert "play intern_fire seat:1 intern, " in str(refusal)
    assert str(refusal).endswith(", … (48 in all)")


@pytest.mark.parametrize("text", ["play recruter seat:2", "dance", ""])
@rule("SN-14")
def test_a_notation_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction, match="Start-Up Nation has no action"):
        GAME.code(text)


@rule("SN-14")
def test_a_misspelt_notation_gets_a_hint() -> None:
    with pytest.raises(IllegalAction, match="near it: play recruiter seat:2"):
        GAME.code("play recruter seat:2")
