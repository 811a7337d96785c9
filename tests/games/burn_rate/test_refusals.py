"""Refusals: a closed list of reasons, each with its rule, in words for the person who asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardroom import IllegalAction
from games.burn_rate.start_up import FOUR_VPS, GAME, HR, SALES, burn
from games.burn_rate.test_draft_and_turn import COMPANIES, POOL
from kit import Given, given, rule

Table = Callable[[], Given]
MANAGERS = ["gil_boniface", "chloe_marchetti", "ned_tuttle", "ivan_petrossian", "agnes_colquhoun"]
FIRING = {
    "companies": {0: {"hr": HR[1], "sales": ["brad_duke"]}},
    "hands": {0: ["fire:123:a", "fire:123:b", "fire:3:a"]},
}
MASS = {"options": {"layoffs": "mass_firing"}, "hands": {0: ["layoffs"]}}


HR_1 = {1: {"hr": HR[1]}}
SALES_1 = {1: {"sales": SALES[1]}}
DUKE = {"sales": ["brad_duke"]}


def holding(*cards: str, **table: object) -> Given:
    """Seat 0 holds these cards."""
    return burn(hands={0: list(cards)}, **table)


def drafting() -> Given:
    return given("burn-rate", seats=4, phase="draft", companies=COMPANIES, pool=POOL, piles={"hr": ["martin_able"]})


def laying_off() -> Given:
    return burn(companies={0: {**FOUR_VPS, "dev": ["tony_fuji"]}}, **MASS).play("play layoffs")


REFUSED: list[tuple[str, str, Table, str]] = [
    ("must-draft", "BR-3.25", drafting, "end-turn"),
    ("nobody-there", "BR-3.26", drafting, "take finance"),
    ("second-vp", "BR-3.26", drafting, "take sales"),
    ("somebody-to-take", "BR-3.26", lambda: drafting().play("bury hr"), "bury sales"),
    (
        "pile-of-vps",
        "BR-3.26",
        lambda: given(
            "burn-rate",
            seats=4,
            phase="draft",
            pool=POOL,
            companies=[COMPANIES[0], {**COMPANIES[1], "sales": MANAGERS}, *COMPANIES[2:]],
        ),
        "bury sales",
    ),
    ("not-in-draft", "BR-3.0", burn, "take sales"),
    ("must-add", "BR-3.12", lambda: burn(**FIRING).play("play fire:123:a brad_duke"), "end-turn"),
    ("wrong-second-card", "BR-3.13", lambda: burn(**FIRING).play("play fire:123:a brad_duke"), "add fire:3:a"),
    ("not-in-hand", "BR-3.12", lambda: burn(**FIRING).play("play fire:123:a brad_duke"), "add fire:23:a"),
    ("no-second-due", "BR-3.12", lambda: burn(**FIRING), "add fire:123:b"),
    ("must-lay-off", "BR-3.30", laying_off, "end-turn"),
    ("layoffs-first", "BR-3.30", laying_off, "stop"),
    ("vps-stay", "BR-3.30", laying_off, "lay-off ben_zhao"),
    ("not-your-person", "BR-3.30", laying_off, "lay-off kim_sato"),
    ("no-layoffs", "BR-3.30", burn, "stop"),
    ("too-few-vps", "BR-3.30", lambda: burn(**MASS), "play layoffs"),
    ("nobody-to-lay-off", "BR-3.30", lambda: burn(companies={0: FOUR_VPS}, **MASS), "play layoffs"),
    ("other-reading", "BR-3.30", lambda: burn(**MASS), "play layoffs seat:1"),
    ("other-reading", "BR-3.30", lambda: holding("layoffs"), "play layoffs"),
    ("too-few-vps", "BR-3.28", lambda: holding("layoffs"), "play layoffs seat:1"),
    ("must-act-first", "BR-3.6", burn, "end-turn"),
    ("four-cards", "BR-3.0", lambda: burn(hands={0: ["hire:3:a"]}, played=4), "play hire:3:a sales"),
    ("four-cards", "BR-3.0", lambda: burn(hands={0: ["hire:3:a"]}, discarded=4), "discard hire:3:a"),
    ("already-played", "BR-3.38", lambda: burn(hands={0: ["hire:3:a"]}, played=1), "discard hire:3:a"),
    ("already-discarded", "BR-3.38", lambda: burn(hands={0: ["hire:0123:a"]}, discarded=1), "play hire:0123:a sales"),
    ("not-in-hand", "BR-3.0", lambda: holding("hire:3:a"), "discard hire:3:b"),
    ("not-in-hand", "BR-3.0", lambda: holding("hire:3:a"), "play funding:3:20"),
    ("skill-too-low", "BR-3.1", lambda: holding("hire:3:a"), "play hire:3:a sales"),
    ("skill-too-low", "BR-3.1", lambda: holding("funding:3:20"), "play funding:3:20"),
    ("skill-too-high", "BR-3.1", lambda: holding("bad-idea:0:x1", companies=SALES_1), "play bad-idea:0:x1 seat:1"),
    ("skill-too-high", "BR-3.1", lambda: holding("poach:0:a", companies=HR_1), "play poach:0:a chet_dubois"),
    ("skill-too-high", "BR-3.1", lambda: holding("bad-hire:0:a", companies=HR_1), "play bad-hire:0:a seat:1 hr"),
    ("no-such-seat", "BR-1.1", lambda: holding("bad-idea:0:x1"), "play bad-idea:0:x1 seat:2"),
    ("not-yourself", "BR-3.34", lambda: holding("bad-idea:0:x1"), "play bad-idea:0:x1 seat:0"),
    ("bankrupt", "BR-3.34", lambda: burn(seats=3, out=[1], hands={0: ["bad-idea:0:x1"]}), "play bad-idea:0:x1 seat:1"),
    ("no-such-idea", "BR-3.15", lambda: holding("release:0123:a"), "play release:0123:a bad-idea:0:x1"),
    ("not-their-person", "BR-3.36", lambda: holding("poach:0:a"), "play poach:0:a tony_fuji"),
    ("not-their-person", "BR-3.34", lambda: holding("conflict-of-opinion"), "play conflict-of-opinion ben_zhao"),
    ("not-a-vp", "BR-3.31", lambda: holding("conflict-of-opinion"), "play conflict-of-opinion tony_fuji"),
    ("vp-needs-two", "BR-3.12", lambda: holding("fire:0123:a", companies={0: DUKE}), "play fire:0123:a brad_duke"),
    ("vp-needs-two", "BR-3.12", lambda: holding("poach:0:a", companies={1: DUKE}), "play poach:0:a brad_duke"),
    (
        "second-vp",
        "BR-3.14",
        lambda: holding("poach:0:a", "poach:0:b", companies={0: {"sales": ["rick_glibb"]}, 1: DUKE}),
        "play poach:0:a brad_duke",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "number", "table", "text"), REFUSED, ids=[f"{r}: {t}" for r, _, _, t in REFUSED])
@rule("BR-3.1", "BR-3.34")
def test_a_refusal_names_reason_and_rule(reason: str, number: str, table: Table, text: str) -> None:
    refusal = table().refused(text)
    assert (refusal.reason, refusal.rule, refusal.code) == (reason, number, GAME.code(text))
    assert GAME.say("en", f"reason-{reason}", refusal.params) in str(refusal)
    assert f"'{text}'" in str(refusal)


@rule("BR-3.1")
def test_a_card_that_helps_names_the_own_head_the_skill_there_is_and_the_skill_it_takes() -> None:
    refusal = holding("hire:23:a", companies={0: {"hr": HR[1]}}).refused("play hire:23:a sales")
    assert refusal.params == {
        "target": 0, "department": "hr", "led": "yes", "head": "chet_dubois", "skill": 1, "skills": "23"
    }  # fmt: skip
    said = "Chet Dubois leads your Human Resources with skill 1; this card takes 2 or 3"
    assert GAME.say("en", "reason-skill-too-low", refusal.params) == said


@rule("BR-3.1")
def test_a_card_that_hurts_names_the_other_company_and_its_head() -> None:
    refusal = holding("poach:0:a", companies=HR_1).refused("play poach:0:a chet_dubois")
    assert GAME.say("fr", "reason-skill-too-high", refusal.params, ["Zoé", "Yves"]) == (
        "chez Yves, Chet Dubois dirige ce département (Ressources humaines) avec l’aptitude 1\u202f; il faut 0"
    )


@rule("BR-3.28", "BR-3.30")
def test_too_few_vice_presidents_are_counted_where_the_card_looks() -> None:
    theirs = holding("layoffs").refused("play layoffs seat:1").params
    own = burn(**MASS).refused("play layoffs").params
    assert (theirs["target"], theirs["count"], theirs["needed"]) == (1, 0, 2)
    assert GAME.say("en", "reason-too-few-vps", own) == "your company has no Vice-President; this card takes 2"


@rule("BR-3.26", "BR-3.14")
def test_a_second_vice_president_is_refused_with_the_name_of_the_first() -> None:
    poached = holding("poach:0:a", "poach:0:b", companies={0: {"sales": ["rick_glibb"]}, 1: DUKE})
    refusal = poached.refused("play poach:0:a brad_duke")
    assert GAME.say("en", "reason-second-vp", refusal.params) == (
        "your company already has a Vice-President of Sales: Rick Glibb"
    )


@rule("BR-3.38")
def test_a_turn_that_was_begun_otherwise_is_counted() -> None:
    refusal = burn(hands={0: ["hire:3:a"]}, played=2).refused("discard hire:3:a")
    assert GAME.say("en", "reason-already-played", refusal.params) == (
        "2 cards have been played in this turn, so none is discarded"
    )


@rule("BR-3.1")
def test_every_reason_can_be_met_and_there_are_no_others() -> None:
    assert {reason for reason, _, _, _ in REFUSED} == set(GAME.reasons)
    assert len(set(GAME.reasons)) == len(GAME.reasons)


@rule("BR-3.1")
def test_a_refusal_is_a_sentence_that_helps() -> None:
    refusal = burn(hands={0: ["funding:3:20", "funding:0123:5:a"]}).refused("play funding:3:20")
    assert str(refusal) == (
        "seat 0 cannot 'play funding:3:20': nobody leads your Finance, so its skill is 0; "
        "this card takes 3 (BR-3.1); "
        "it may: play funding:0123:5:a, discard funding:0123:5:a, discard funding:3:20"
    )


@rule("BR-3.1")
def test_a_misspelt_notation_gets_a_hint() -> None:
    with pytest.raises(IllegalAction, match="near it: play funding:3:20"):
        GAME.code("play fundig:3:20")
