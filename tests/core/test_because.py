"""Why a thing cannot be clicked: what came nearest to being possible, and nothing that the deciding seat does not know."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from boardroom.core.because import MOST_TOLD, because, codes_with, index_of, refs_of
from boardroom.core.texts import LANGUAGES
from kit import Given, given

HIRE = "hand:hire:23:a"


def burn(**table: Any) -> Given:
    seated = {"seats": 3, "hands": {0: ["hire:23:a", "new-business-plan"]}, "seat": 0}
    return given("burn-rate", **{**seated, **table})


def reasons(table: Given, *path: str) -> list[str]:
    return [one.reason for one in because(table.state, list(path))]


def test_a_card_that_cannot_be_played_tells_what_it_lacks() -> None:
    (told,) = because(burn(companies={0: {"hr": ["chet_dubois"]}}).state, [HIRE])
    assert (told.reason, told.rule, told.near) == ("skill-too-low", "BR-3.1", True)
    assert (told.params["skill"], told.params["skills"]) == (1, "23")


def test_each_other_company_is_told_of_once() -> None:
    told = because(burn().state, ["hand:new-business-plan"])
    assert [(one.reason, one.params["target"]) for one in told] == [("too-few-vps", 1), ("too-few-vps", 2)]
    assert len(told) <= MOST_TOLD


def test_what_comes_after_another_click_says_so() -> None:
    playable = burn(companies={0: {"hr": ["hector_vance"]}}, pool={"sales": "ned_tuttle"})
    assert reasons(playable, "pool:sales") == ["not-first"]


def test_what_does_not_go_with_the_picks_says_so() -> None:
    playable = burn(companies={0: {"hr": ["hector_vance"]}}, pool={"sales": "ned_tuttle"})
    assert reasons(playable, HIRE, "choice:discard") == ["not-with"]


def test_a_button_is_asked_like_a_card() -> None:
    assert reasons(burn(), "choice:end-turn") == ["must-act-first"]


@pytest.mark.parametrize("ref", ["hand:hire:3:a", "draw:0", "nonsense", "person:nobody"])
def test_what_is_unknown_or_elsewhere_is_of_no_use_now(ref: str) -> None:
    (told,) = because(burn().state, [ref])
    assert (told.reason, told.near) == ("no-use", False)


def test_a_thing_of_many_steps_is_told_of_for_the_step_that_is_asked() -> None:
    offices = {"dev": [[0, "department", 3]], "hr": [[1, "department", 2]]}
    table = given("power-struggle", offices=offices).play("act move")
    (told,) = because(table.state, ["office:hr:1"])
    assert (told.reason, told.near, told.params["target"]) == ("not-your-unit", True, 1)


def test_the_index_names_every_code_of_a_thing() -> None:
    game = boardroom.load("burn-rate")
    assert index_of(game) is index_of(game)
    assert codes_with(game, ["choice:discard", HIRE]) == [game.code("discard hire:23:a")]


@pytest.mark.parametrize("name", boardroom.games())
def test_every_thing_in_sight_has_an_answer_in_both_languages_that_no_imagined_world_changes(name: str) -> None:
    game = boardroom.load(name)
    state, luck = game.start(game.max_seats, seed=5), boardroom.Luck(5)
    for _ in range(40):
        world = state.imagine(state.seat, luck)
        for ref in sorted(refs_of(state.view(state.seat))):
            if any(game.action(code).refs[0] == ref for code in state.legal()):
                continue
            told = because(state, [ref])
            assert told == because(world, [ref])
            assert all(game.say(lang, f"reason-{one.reason}", one.params) for lang in LANGUAGES for one in told)
        for _ in range(3):
            if not state.over:
                state.play(luck.pick(state.legal()))
        if state.over:
            break
