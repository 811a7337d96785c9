"""The rows of burncycle: every decision asks by its own words and rule for its own choices, and saves write it in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom import BadSave, Luck
from boardroom.core.texts import LANGUAGES, rule_key
from boardroom.games.burncycle.content.effects import effect_kinds, read_effect
from boardroom.games.burncycle.play import Burncycle
from boardroom.games.burncycle.state.actions import ActionTable
from boardroom.games.burncycle.state.agenda import (
    Decision,
    check_row,
    free,
    kinds,
    menu,
    read_entry,
    write_entry,
)
from boardroom.games.burncycle.state.refusals import refusals
from games.burncycle.cycle import content_of, table
from laws.kit import rules_on

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "burncycle.md"
CONTENT_PAGE = Path(__file__).parents[3] / "docs" / "content-burncycle.md"
# What each prompt asks about: its rule, and the kinds of choices it has. Whoever exchanges two of them is told here.
ASKED = {
    "upgrade": ("BC-2.2.10", "upgrade"),
    "route": ("BC-2.4.1.1", "buy activate open install scrap end-routing"),
    "place": ("BC-2.2.13", "square"),
    "restart": ("BC-2.3.2", "restart begin"),
    "menu": ("BC-2.4.3.1", "menu free"),
    "after": ("BC-2.4.3.4", "end-actions free"),
    "amount": ("BC-2.4.3.11", "amount"),
    "dice": ("BC-2.4.2.2", "roll boost"),
    "reroll": ("BC-A14", "reroll keep"),
    "move": ("BC-2.4.3.5", "step swap push cross cache stop"),
    "push": ("BC-2.4.3.5", "dir"),
    "through": ("BC-2.4.3.8", "through stay"),
    "trail": ("BC-3.11", "square"),
    "method": ("BC-2.4.3.8", "key entries force"),
    "strike": ("BC-2.4.3.8", "strike"),
    "entries": ("BC-2.7.1", "use resolve pay jump bribe give-up"),
    "hold": ("BC-3.11", "hold"),
    "option": ("BC-2.4.3.9", "option enough"),
    "door": ("BC-3.1", "door"),
    "unit": ("BC-3.1", "unit"),
    "node": ("BC-3.1", "node"),
    "chip": ("BC-3.1", "chip"),
    "slot": ("BC-3.1", "slot"),
    "robot": ("BC-3.1", "robot"),
    "zone": ("BC-3.1", "zone"),
    "die": ("BC-3.1", "die"),
    "square": ("BC-3.1", "square"),
    "card": ("BC-2.4.4.7", "card"),
    "hand": ("BC-2.4.3.10", "discard"),
    "redraw": ("BC-3.11", "redraw keep-drawn"),
    "ip": ("BC-2.4.4.2", "ip-on ip-transfer ip-stay"),
    "boot": ("BC-2.4.4.5", "cold-restart accept-boot"),
    "toll": ("BC-3.9", "lose-power raise-threat"),
    "give-chip": ("BC-2.9.3", "chip"),
    "shove": ("BC-3.1", "stop dir"),
    "corp-unit": ("BC-2.1.8", "unit"),
    "corp-robot": ("BC-2.1.8", "robot"),
    "corp-alert": ("BC-2.1.8", "robot"),
    "corp-nearest": ("BC-2.1.8", "unit"),
    "wild": ("BC-2.4.6", "slot"),
}
GAME = boardroom.load("burncycle")


@pytest.mark.parametrize("word", ASKED)
def test_a_decision_keeps_its_words_its_rule_and_its_choices(word: str) -> None:
    kind: Any = kinds[word]
    assert (kind.rule, " ".join(kind.families)) == ASKED[word]


@pytest.mark.parametrize("seats", range(1, 5))
def test_while_playing_every_choice_is_of_a_kind_that_the_decision_names(seats: int) -> None:
    groups = {"menu": [row.family for row in menu], "free": [row.family for row in free]}
    for seed, choices in enumerate(("automatic", "players", "players")):
        state, luck = GAME.start(seats, seed=seed, corporation_choices=choices), Luck(seed, "rows")
        while not state.over:
            assert isinstance(state, Burncycle)
            decision = state.decision()
            named = {label for name in decision.families for label in groups.get(name, [name])}
            assert {GAME.action(code).label for code in state.legal()} <= named, decision.word
            prompt = state.view(state.seat)["prompt"]
            assert (prompt["key"], prompt["rule"]) == (f"prompt-{decision.word}", decision.rule)
            state.play(luck.pick(state.legal()))


def test_the_rules_that_decisions_effects_and_refusals_cite_are_on_the_page() -> None:
    asked: list[Any] = [kind for kind in kinds.values() if issubclass(kind, Decision)]
    cited = {row.rule for row in [*asked, *effect_kinds.values()]}
    assert cited <= rules_on(PAGE)
    told = {refusal.rule for refusal in refusals._all if refusal.rule}
    assert told <= rules_on(PAGE)
    assert all(GAME.say(lang, rule_key(rule)) for lang in LANGUAGES for rule in told | {kind.rule for kind in asked})


def test_the_effect_words_of_cards_are_those_that_the_documents_tell() -> None:
    told = CONTENT_PAGE.read_text("utf8").partition("## Effect words")[2]
    words = [word for word, kind in effect_kinds.items() if kind.printed]
    assert [word for word in words if f"`{word}`" not in told and f"`{word} " not in told] == []


class Unfinished:
    """A row that was begun."""

    word = "unfinished"
    rule = ""
    families: tuple[str, ...] = ()


class Abstract(Unfinished):
    """One without what it does; as the standard library marks it."""

    __abstractmethods__ = frozenset({"do"})


def test_a_row_that_is_not_whole_is_refused_with_what_is_missing() -> None:
    with pytest.raises(TypeError, match="Unfinished does not say rule, families"):
        check_row(Unfinished, ("rule", "families", "word"), {})
    with pytest.raises(TypeError, match="Abstract does not say do"):
        check_row(Abstract, ("word",), {})
    with pytest.raises(TypeError, match="Unfinished has the word 'unfinished', which Abstract has too"):
        check_row(Unfinished, ("word",), {"unfinished": Abstract})


def test_a_decision_that_offers_what_is_no_choice_is_refused() -> None:
    rows = ActionTable(content_of(table()))
    del rows.firsts["begin"]
    with pytest.raises(TypeError, match="Restart offers 'begin', but no choice is called so"):
        rows.check_families()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("THREAT 12", "THREAT with a number from -9 to 9, not 'THREAT 12'"),
        ("STUN x", "STUN with a number from 1 to 9 or floor or level, not 'STUN x'"),
        ("TOLL 2", "TOLL with no number or 1, not 'TOLL 2'"),
        ("DECOY 3", "an effect word of docs/content-burncycle.md and its number, not 'DECOY 3'"),
    ],
)
def test_an_effect_with_another_number_than_its_word_takes_is_refused(text: str, problem: str) -> None:
    assert read_effect(text) == problem


# Saves


def test_saves_write_the_agenda_in_words() -> None:
    given = table(at={"0": "2,7", "module": "8,11"}, power={"0": 4}).play("move")
    assert given.table["agenda"][-1] == ["dice", ["test-move", 0]]
    given.play("roll 2/0/0")
    assert given.table["agenda"][-1] == ["move", ["0", "module"], True, 4]
    assert [write_entry(given.state, read_entry(given.state, said)) for said in given.table["agenda"]] == given.table[
        "agenda"
    ]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (["lunch"], "an entry of the agenda is a list of its word and its parts"),
        (["move", ["0"]], "an entry of the agenda is a list of its word and its parts"),
        ([7], "an entry of the agenda is a list of its word and its parts"),
        ("move", "an entry of the agenda is a list, not str"),
        (["move", ["0"], 1, 4], "in_action is true or false, not 1"),
        (["door", ["THREAT", 1]], "effect is one that asks for a door"),
        (["door", ["WINDOW", 1]], "there is no effect 'WINDOW'"),
        (["route", 0, "noon"], "there is no stage 'noon'"),
        (["shove", "u03", 1], "unit is a unit on the floor, not u03"),
        (["place", "0", 1], "seat is a whole number from 0 to 0, not 1"),
        (["dice", ["move", ["0"], True, 4]], "test is an AP test"),
    ],
)
def test_an_entry_that_cannot_be_is_refused(said: Any, problem: str) -> None:
    with pytest.raises(BadSave, match=problem):
        read_entry(table().state, said)
