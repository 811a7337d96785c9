"""The box as data: an owner may change numbers, and a mistake is answered with file, entry and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import BadContent, BadMinutes, BadSave, Game
from games.own_cards import load_with, mistakes_with
from games.startup_nation.nation import GAME, Nation, start_up_nation
from kit import rule

CARDS_TOML = (Path(boardroom.__file__).parent / "games" / "startup_nation" / "cards.toml").read_text("utf8")


def changed(folder: Path, old: str, new: str) -> Game:
    """The game with one change in its cards.toml."""
    return load_with("startup-nation", folder, ("cards.toml", old, new))


TECH_LEAD = '[cards.tech_lead]\nsource = "rulebook"\nrank = 1\nfour = 2'
EMMANUEL = '[cards.emmanuel]\nsource = "rulebook"\nrank = 6\nfour = 1'
FIRE = '[cards.intern_fire]\nsource = "rulebook"\nrank = 0\n'

MISTAKES = [
    ("[cards.tech_lead]", "[cards.tech_lad]", "[cards.tech_lad]: expected one of intern_miraculous, "),
    (FIRE, "", "expected an entry [cards.intern_fire]"),
    (FIRE, FIRE.replace("rulebook", "a friend"), "[cards.intern_fire]: expected source = one of rulebook, public"),
    (FIRE, FIRE.replace("0", "1"), "[cards.intern_fire]: expected rank = 0"),
    (FIRE, FIRE + "score = 99\n", "[cards.intern_fire]: expected score = a whole number from -20 to 20, not 99"),
    (TECH_LEAD, TECH_LEAD.replace("four = 2", "four = 10"), "[cards.tech_lead]: expected four = a whole number from 0 to 9"),
    (TECH_LEAD, TECH_LEAD.replace("four = 2", 'four = "2"'), "[cards.tech_lead]: expected four = a whole number"),
    (TECH_LEAD, TECH_LEAD.replace("four = 2", "four = true"), "[cards.tech_lead]: expected four = a whole number"),
    (TECH_LEAD, TECH_LEAD.replace("four = 2", ""), "[cards.tech_lead]: expected four = a whole number"),
    (EMMANUEL, EMMANUEL.replace("four = 1", "four = 2"), "[cards.emmanuel]: expected four = a whole number from 1 to 1"),
    ("interns = 5", "interns = 8", "[box.four]: expected interns = a whole number from 1 to 7, not 8"),
    ("bpi = 2", "bpi = 1", "[box.five]: expected bpi = a whole number from 2 to 20, not 1"),
    ('"red", "red", "blue", "blue"]', '"red", "red", "blue"]', "[box.four]: expected tokens = a list of 4 out of red, blue"),
    ('"red", "red", "blue", "blue"]', '"red", "red", "green", "blue"]', "[box.four]: expected tokens = a list of 4 out of"),
    ('"red", "red", "blue", "blue"]', '"red", "red", "red", "blue"]', "[box.four]: expected at most two red, two blue"),
    ('[box]\nsource = "rulebook"', "[box]", "[box]: expected source = one of rulebook, public, filled, original"),
    ("[box]", "[bax]", "expected an entry [box]"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), MISTAKES, ids=[expected for _, _, expected in MISTAKES])
@rule("SN-6")
def test_a_mistake_in_the_box_names_file_entry_and_what_was_expected(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    told = mistakes_with("startup-nation", tmp_path, ("cards.toml", old, new))
    assert [line for line in told if line.startswith(f"cards.toml: {expected}")] != []


@rule("SN-6")
def test_a_box_without_enough_cards_to_deal_is_refused(tmp_path: Path) -> None:
    few = CARDS_TOML.replace("four = 2", "four = 0").replace("interns = 5", "interns = 1")
    (tmp_path / "cards.toml").write_text(few.replace("rank = 4\nfour = 1", "rank = 4\nfour = 0"), "utf8")
    with pytest.raises(BadContent, match=r"\[box.four\]: expected at least 5 cards"):
        boardroom.load("startup-nation", content=str(tmp_path))


@rule("SN-6")
def test_an_owner_may_add_copies(tmp_path: Path) -> None:
    game = changed(tmp_path, TECH_LEAD, TECH_LEAD.replace("four = 2", "four = 4"))
    state = start_up_nation(game.start(4, seed=1))
    assert (state.census()["tech_lead"], state.view(-1)["deck"]) == (4, 12)
    assert GAME.start(4, seed=1).census()["tech_lead"] == 2  # content belongs to the Game object


@rule("SN-41")
def test_an_owner_may_change_what_a_card_counts(tmp_path: Path) -> None:
    game = changed(tmp_path, "score = -4", "score = -1")
    hands = [["intern_miraculous", "emmanuel"], ["tech_lead"], ["recruiter"], ["salesperson"]]
    discard = ["tech_lead", "recruiter", "salesperson", "director", "investor", "brigitte"]
    others = ["intern_fire", "intern_strings", "intern_legal", "intern_clever"]
    table = Nation(game.restore({"table": {"hands": hands, "discard": discard + others}}))
    table.play("play emmanuel")
    assert table.last_round["values"] == [0, 0, 5, 5]


@rule("SN-6")
def test_other_cards_have_another_digest(tmp_path: Path) -> None:
    game = changed(tmp_path, TECH_LEAD, TECH_LEAD.replace("four = 2", "four = 3"))
    assert game.content != GAME.content
    with pytest.raises(BadSave, match="this save has content"):
        GAME.restore(game.start(4, seed=1).save())
    with pytest.raises(BadMinutes, match="content"):
        boardroom.replay(boardroom.Match(game, 4, 1).minutes())


@rule("SN-34", "SN-A30")
def test_a_promotion_through_the_largest_box_is_noted_right(tmp_path: Path) -> None:
    text = CARDS_TOML.replace("four = 2", "four = 9").replace("rank = 4\nfour = 1", "rank = 4\nfour = 9")
    (tmp_path / "cards.toml").write_text(text, "utf8")
    game = boardroom.load("startup-nation", content=str(tmp_path))
    hands = [["director", "recruiter"], ["emmanuel"], ["brigitte"], ["tech_lead"]]
    state = start_up_nation(game.restore({"table": {"hands": hands}}))
    deck = state.view(-1)["deck"]
    assert deck > 31
    state.play(game.code("play director seat:1"))
    promoted = next(row for row in state.view(-1)["happenings"] if row["kind"] == "promoted")
    assert promoted == {"kind": "promoted", "seat": 1, "card": "emmanuel", "depth": deck, "found": False}
