"""The box as data: an owner may change numbers, and a mistake is answered with file, entry and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom import BadContent, Game
from games.own_cards import load_with, mistakes_with
from games.power_struggle.company import GAME

TOML = (Path(boardroom.__file__).parent / "games" / "power_struggle" / "company.toml").read_text("utf8")


def changed(folder: Path, old: str, new: str) -> Game:
    """The game with one change in its company.toml."""
    return load_with("power-struggle", folder, ("company.toml", old, new))


MISTAKES = [
    ("[start]", "[stort]", "expected an entry [start]"),
    ('[start]\nsource = "rulebook"', '[start]\nsource = "a friend"', "[start]: expected source = one of rulebook, public"),
    ("money = 800_000", "money = 810_000", "[start]: expected money = a multiple of 50000, not 810000"),
    ("money = 800_000", 'money = "much"', "[start]: expected money = a whole number from 0 to 10000000, not 'much'"),
    ("influence = 10", "influence = 6", "[golden]: expected influence = a whole number from 7 to 999, not 6"),
    ("three = [2, 2, 2, 2, 2, 2, 2]", "three = [2, 2]", "[certificates]: expected three = a list of 7 numbers"),
    ("three = [2, 2", "three = [2, 12", "[certificates]: expected three = whole numbers from 0 to 9, not 12"),
    ("prices = [100_000", "prices = [300_000", "[certificates]: expected prices that rise with the shares"),
    ('trio = ["influence", "shares", "corruption"]', 'trio = ["influence"]', "[archenemies.card_1]: expected trio = three"),
    ("[events.coffee]", "[happenings.coffee]", "[events]: expected at least 24 cards, not 23"),
    ("[events.coffee]", "[events.bonus]", "[events.bonus]: expected a name of its own"),
    ('kind = "moron"', 'kind = "genius"', "[events.moron_1]: expected kind = one of motivation, moron"),
    ("change = -1", "change = -9", "[events.coffee]: expected change = a whole number from -6 to 6, not -9"),
    ("[archenemies.card_6]", "[archenemies.card_7]", "[archenemies.card_7]: expected one of card_1, card_2, card_3"),
    ("[start]", "[stort]", "[stort]: expected one of start, prices, fines"),
    ('["influence", "shares", "corruption"]', '["influence", ["x"], "main"]', "[archenemies.card_1]: expected trio = three"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), MISTAKES, ids=[expected for _, _, expected in MISTAKES])
def test_a_mistake_in_the_box_names_file_entry_and_what_was_expected(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    told = mistakes_with("power-struggle", tmp_path, ("company.toml", old, new))
    assert [line for line in told if line.startswith(f"company.toml: {expected}")] != []


def test_there_are_enough_competence_cards_for_everybody(tmp_path: Path) -> None:
    (tmp_path / "company.toml").write_text(TOML.replace("from = 3", "from = 5"), "utf8")
    with pytest.raises(BadContent, match="expected at least 3 cards for 3 seats"):
        boardroom.load("power-struggle", content=str(tmp_path))


def test_an_owner_may_correct_a_filled_number(tmp_path: Path) -> None:
    game = changed(tmp_path, "each = 100_000", "each = 50_000")
    assert game.content != GAME.content
    assert game.start(3, seed=1).save()["content"] == game.content


def test_an_owner_may_add_an_event_card_and_no_other_code_moves(tmp_path: Path) -> None:
    game = changed(tmp_path, "[events.coffee]", '[events.tea]\nsource = "original"\nkind = "outing"\n\n[events.coffee]')
    assert game.num_actions == GAME.num_actions + 1
    assert game.action(game.num_actions - 1).text == GAME.action(GAME.code("act hire") - 1).text
    assert (game.code("act hire"), game.code("commit")) == (GAME.code("act hire"), GAME.code("commit"))


def test_a_card_that_was_added_is_drawn_sorted_and_turned(tmp_path: Path) -> None:
    card = '[events.tea]\nsource = "original"\nkind = "motivation"\nchange = -4\n'
    game = changed(tmp_path, "# The 24 sundry events.", f"{card}\n# The 24 sundry events.")
    stack = ["tea", "chairs", "printer", "outing", "bonus", "meeting"]
    state = game.restore({"table": {"seats": 3, "stage": "event", "stack": stack}})
    view: Mapping[str, Any] = state.view(-1)
    assert view["turned"] == ["tea"] and view["motivation"] == 2
    assert game.restore(state.save()).save() == state.save()


def test_the_sundry_events_are_those_of_the_page() -> None:
    kinds = [line.split('"')[1] for line in TOML.splitlines() if line.startswith("kind = ")]
    counts = {kind: kinds.count(kind) for kind in sorted(set(kinds))}
    assert counts == {"birthday": 2, "moron": 3, "motivation": 15, "outing": 1, "party": 1, "scandal": 2}
    changes = sorted(int(line.split(" = ")[1]) for line in TOML.splitlines() if line.startswith("change = "))
    assert changes == [-3, *[-2] * 5, *[-1] * 7, 1, 2]
