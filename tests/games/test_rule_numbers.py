"""Rule numbers: every rule of docs/rules is proved by a test, and every number cited anywhere exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import IllegalAction, Luck
from kit.tools import tool

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize(
    "game", [boardroom.load(name) for name in boardroom.games()], ids=boardroom.games()
)


SEEDS = range(3 if boardroom.compiled else 1)  # the same games on both builds; the faster one plays more of them


RULES = tool("rules")
DEFINED: set[str] = RULES.defined()


def test_a_test_cites_every_rule() -> None:
    assert RULES.uncited() == []


def test_every_number_cited_exists() -> None:
    assert RULES.unknown() == {}


def test_the_rules_of_start_up_nation_are_complete() -> None:
    expected = {f"SN-{number}" for number in range(1, 49)}
    expected |= {f"SN-A{number}" for number in range(1, 41)} | {f"SN-L{number}" for number in range(1, 16)}
    assert {number for number in DEFINED if number.startswith("SN")} == expected


def test_the_rules_of_burn_rate_are_complete() -> None:
    chapters = {1: range(1, 13), 2: range(1, 5), 3: range(40)}
    expected = {f"BR-{chapter}.{number}" for chapter, numbers in chapters.items() for number in numbers}
    assert {number for number in DEFINED if number.startswith("BR")} == expected


@every_game
def test_the_french_page_defines_the_same_rules_in_the_same_order(game: boardroom.Game) -> None:
    english, french = (
        RULES.DEFINED.findall((ROOT / "docs" / "rules" / page).read_text("utf8"))
        for page in (f"{game.id}.md", f"{game.id}.fr.md")
    )
    assert french == english


@every_game
def test_every_action_cites_a_rule(game: boardroom.Game) -> None:
    assert {game.action(code).rule for code in range(game.num_actions)} - DEFINED == set()


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_prompt_cites_a_rule(game: boardroom.Game, seed: int) -> None:
    luck = Luck(seed)
    cited = set()
    state = game.start(game.max_seats, seed)
    while not state.over:
        cited |= {state.view(seat)["prompt"]["rule"] for seat in range(-1, game.max_seats)}
        state.play(luck.pick(state.legal()))
    cited.add(state.view(-1)["prompt"]["rule"])
    assert cited - DEFINED == set()


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_cites_a_rule(game: boardroom.Game, seed: int) -> None:
    luck = Luck(seed)
    state = game.start(game.min_seats, seed)
    cited = set()
    while not state.over:
        tried = {int(luck.below(game.num_actions)) for _ in range(10)} - set(state.legal())
        cited |= {refusal(state, code).rule for code in tried}
        state.play(luck.pick(state.legal()))
    assert cited - DEFINED == set()


def refusal(state: boardroom.State, code: int) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        state.play(code)
    return refused.value


def write(root: Path, page: str, test: str, source: str) -> None:
    """A small project with a page of rules, a test and a source file."""
    for name, text in (("docs/rules/toy.md", page), ("tests/test_toy.py", test), ("src/toy.py", source)):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf8")


def test_the_tool_finds_a_rule_that_no_test_cites(tmp_path: Path) -> None:
    write(tmp_path, "**TT-10** and **TT-2** and **TT-A1**", '@rule("TT-A1")\ndef test_it(): ...', "")
    assert RULES.uncited(tmp_path) == ["TT-2", "TT-10"]


def test_a_chapter_stands_for_the_rules_in_it(tmp_path: Path) -> None:
    write(tmp_path, "**TT-2.1.3**", '@rule("TT-2.1.3")\ndef test_it(): ...', "# TT-2.1, TT-2.4")
    assert RULES.unknown(tmp_path) == {"TT-2.4": ["src/toy.py:1"]}


def test_the_rules_of_burncycle_are_complete() -> None:
    rulings = {f"BC-A{number}" for number in range(1, 62)}
    steps = {f"BC-2.2.{number}" for number in range(1, 17)} | {f"BC-2.4.3.{number}" for number in range(1, 15)}
    assert rulings | steps | {f"BC-3.{number}" for number in range(1, 18)} <= DEFINED


def test_the_tool_finds_a_number_that_leads_nowhere(tmp_path: Path) -> None:
    write(
        tmp_path,
        "**TT-1**",
        '@rule("TT-1", "TT-3")\ndef test_it(): ...',
        "# TT-1a, TT-4\n# UTF-8 is no rule, rule-TT-4_2 is",
    )
    expected = {"TT-3": ["tests/test_toy.py:1"], "TT-4": ["src/toy.py:1"], "TT-4.2": ["src/toy.py:2"]}
    assert RULES.unknown(tmp_path) == expected
