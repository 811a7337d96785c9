"""The terminal knows no game: a toy with other zones, fields and words is played in the same way."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import boardroom
from boardroom import Match
from boardroom.terminal.frame import players_of
from boardroom.terminal.names import cast_of
from boardroom.terminal.screen import draw_table
from boardroom.terminal.words import Words
from cli.desk import transcript
from toy.game import CoffeeGame


def test_the_toy_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = CoffeeGame()
    match = Match(game, 2, 1, players_of(["Robin", "random"], game))
    match.names = ["Robin", "random"]
    seen = transcript(match, 0, "stir\n?\n4\nend\nend\n", tmp_path / "a.minutes", monkeypatch)
    assert match.over
    assert "Robin stirs." in seen
    assert "TOY-1  Stir at most twice." in seen
    assert "Why it ended: empty." in seen


def test_zones_and_fields_nobody_has_words_for_are_shown_by_their_names() -> None:
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, markup=False)
    view = {
        "decider": 1,
        "seats": [{"ref": "seat:0", "cash": 3, "is_ceo": True}, {"ref": "seat:1", "cash": 12, "is_ceo": False}],
        "zones": [
            {"ref": "hand:0", "owner": 0, "kind": "hand", "things": [{"ref": "hand:2", "face": "2", "count": 2}]},
            {"ref": "sales:1", "owner": 1, "kind": "row", "things": [{"ref": "x", "face": "old_hand", "count": 1}]},
            {"ref": "bank", "owner": -1, "kind": "tokens", "things": [{"ref": "coin", "face": "coin", "count": 7}]},
        ],
    }
    draw_table(console, view, Words(CoffeeGame(), "en", cast_of(["Robin", "random"], 0)))
    assert [line.rstrip() for line in screen.getvalue().splitlines()] == [
        "Coffee Round " + "─" * 67,
        "  seat                   cash is ceo",
        "  ● A Robin (you)           3 yes",
        "▶ ■ B Scrumbert (random)   12 –",
        "  bank: 7 coin   ■ Scrumbert sales: old hand",
        "Your hand " + "─" * 70,
        "  a 2 ×2",
    ]


def test_people_are_shown_with_department_role_and_skill() -> None:
    game = boardroom.load("burn-rate")
    words = Words(game, "en", cast_of(["Robin", "random"], 0))
    state = game.restore({"table": {"companies": [{"sales": ["brad_duke"], "dev": ["tony_fuji"]}, {}]}})
    things = next(zone for zone in state.view(0)["zones"] if zone["ref"] == "company:0")["things"]
    shown = [words.marked(thing) for thing in things]
    assert shown == ["Brad Duke (Sales, Vice-President, 1)", "Tony Fuji (Development, engineer)"]
    french = Words(game, "fr", cast_of(["Robin", "random"], 0))
    lorna = {"ref": "person:lorna_spinks", "face": "lorna_spinks", "marks": ["department:sales", "role:vp", "0"]}
    assert french.marked(lorna) == "Lorna Spinks (Ventes, vice-présidente, 0)"
    assert words.thing("hand:hire:123:b") == "HIRE (skill 1 to 3)"
    assert words.rule("BR-3.13") == "Both cards of a two-card play must be playable before either is played."
