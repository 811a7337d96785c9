"""The box as data: an owner may change numbers, and a mistake is answered with file, entry and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import BadContent, BadSave, Game
from games.burn_rate.start_up import GAME
from games.own_cards import load_with, mistakes_with
from kit import rule, seen

CARDS_TOML = (Path(boardroom.__file__).parent / "games" / "burn_rate" / "cards.toml").read_text("utf8")
DUKE = 'brad_duke = { source = "public", department = "sales", role = "vp", skill = 1, salary = 2 }'
FUJI = 'tony_fuji = { source = "public", department = "dev", role = "engineer", salary = 1 }'
HIRES = '{ skills = "0123", count = 6 }'
TWENTY = '{ skills = "3", value = 20, count = 1 }'
LAYOFFS = '[cards.layoffs]\nsource = "public"\neffect = "double-payday"'


def changed(folder: Path, old: str, new: str) -> Game:
    """The game with one change in its cards.toml."""
    return load_with("burn-rate", folder, ("cards.toml", old, new))


MISTAKES = [
    (DUKE, DUKE.replace("vp", "boss"), "[people.brad_duke]: expected role = one of vp, manager, engineer, not 'boss'"),
    (DUKE, DUKE.replace("sales", "sale"), "[people.brad_duke]: expected department = one of sales, finance, hr, dev"),
    (DUKE, DUKE.replace("skill = 1", "skill = 4"), "[people.brad_duke]: expected skill = a whole number from 0 to 3, not 4"),
    (DUKE, DUKE.replace(", salary = 2", ""), "[people.brad_duke]: expected salary = a whole number from 0 to 9, not None"),
    (DUKE, DUKE.replace("public", "a friend"), "[people.brad_duke]: expected source = one of rulebook, public, filled"),
    (DUKE, "brad_duke = 2", "[people.brad_duke]: expected a table, named in small letters and underscores"),
    (DUKE, DUKE.replace("brad_duke", "Brad"), "[people.Brad]: expected a table, named in small letters"),
    (FUJI, FUJI.replace("salary", "skill = 1, salary"), "[people.tony_fuji]: expected an engineer in dev, without a skill"),
    (FUJI, FUJI.replace("dev", "hr"), "[people.tony_fuji]: expected an engineer in dev, without a skill"),
    (HIRES, HIRES.replace("0123", "0213"), "[cards.hire] row 1: expected skills = ascending digits from 0 to 3"),
    (HIRES, HIRES.replace('"0123"', '""'), "[cards.hire] row 1: expected skills = ascending digits from 0 to 3"),
    (HIRES, HIRES.replace("6", "10"), "[cards.hire] row 1: expected count = a whole number from 0 to 9, not 10"),
    (HIRES, f"{HIRES},\n    {HIRES}", "[cards]: expected at most 9 copies of hire:0123, not 12"),
    (HIRES, HIRES.replace("count", "cuont"), "[cards.hire] row 1: expected one of the keys source, skills, count, not"),
    (DUKE, DUKE.replace("salary", "name = 7, salary"), "[people.brad_duke]: expected name = a string, not 7"),
    (TWENTY, TWENTY.replace("20", "51"), "[cards.funding] row 10: expected value = a whole number from 1 to 50, not 51"),
    (TWENTY, TWENTY.replace("value", "v"), "[cards.funding] row 10: expected value = a whole number from 1 to 50, not None"),
    ("[cards.hire]", "[cards.hires]", "[cards.hires]: expected one of hire, fire, bad-hire, "),
    ("copies = [", "cards = [", "[cards.hire]: expected copies = a list of"),
    (LAYOFFS, LAYOFFS.replace("double-payday", "fun"), "[cards.layoffs]: expected effect = one of remove-vp, double-payday"),
    (LAYOFFS, LAYOFFS.replace("cards.layoffs", "cards.Layoffs"), "[cards.Layoffs]: expected one of hire, fire, bad-hire, "),
    ("money = { two = 100", "money = { two = -1", "[box.money]: expected two = a whole number from 0 to 1000, not -1"),
    ("contractor = 3", "contractor = 3.5", "[box]: expected contractor = a whole number from 0 to 9, not 3.5"),
    ("[people]", "[persons]", "expected an entry [people]"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), MISTAKES, ids=[expected for _, _, expected in MISTAKES])
@rule("BR-1.2")
def test_a_mistake_in_the_box_names_file_entry_and_what_was_expected(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    told = mistakes_with("burn-rate", tmp_path, ("cards.toml", old, new))
    assert [line for line in told if line.startswith(f"cards.toml: {expected}")] != []


@rule("BR-3.24")
def test_a_box_with_too_few_cards_to_refill_hands_is_refused(tmp_path: Path) -> None:
    head, _, tail = CARDS_TOML.partition("[cards.bad-idea]")
    few = head.replace("count = ", "count = 0 #") + "[cards.bad-idea]" + tail
    (tmp_path / "cards.toml").write_text(few.replace("0 #", "0  }, #"), "utf8")
    with pytest.raises(BadContent, match="at least 24 cards that are no bad-idea"):
        boardroom.load("burn-rate", content=str(tmp_path))


@rule("BR-3.26")
def test_a_box_of_vice_presidents_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARDS_TOML.replace('role = "manager"', 'role = "vp"'), "utf8")
    with pytest.raises(BadContent, match="at least 16 people who are no vp"):
        boardroom.load("burn-rate", content=str(tmp_path))


@rule("BR-1.8")
def test_an_owner_may_add_a_card_that_no_text_knows(tmp_path: Path) -> None:
    game = changed(tmp_path, TWENTY, f'{TWENTY},\n    {{ skills = "0", value = 50, count = 2 }}')
    assert "funding:0:50:b" in game.start(2).census()
    assert "funding:0:50:b" not in GAME.start(2).census()  # content belongs to the Game object
    assert game.label(game.code("play funding:0:50:b"), "en") == "Play funding:0:50"
    table = {"companies": [{}, {}], "hands": [["funding:0:50"], []], "draw": ["funding:0:50"]}
    state = game.restore({"table": table})
    state.log = []
    state.play(game.code("play funding:0:50:a"))
    state.play(game.code("end-turn"))
    assert seen(state, -1)["seats"][0]["bank"] == 150
    assert "funding:0:50" in game.describe(next(e for e in state.log if e.kind == "drew"), "en", 0)


@rule("BR-3.39")
def test_an_owner_may_add_a_vice_president_card_by_naming_its_effect(tmp_path: Path) -> None:
    parachute = '[cards.parachute]\nsource = "original"\neffect = "remove-vp"\nvps = 1\ncount = 1\n\n'
    game = changed(tmp_path, LAYOFFS, parachute + LAYOFFS)
    table = {"companies": [{}, {"finance": ["ben_zhao"]}], "hands": [["parachute"], []]}
    assert str(game.action(game.restore({"table": table}).legal()[0])) == "play parachute ben_zhao"


@rule("BR-1.2")
def test_an_owner_may_write_another_name_on_a_card(tmp_path: Path) -> None:
    game = changed(tmp_path, DUKE, DUKE.replace("salary", 'name = "Duke of Sales", salary'))
    assert (
        game.label(game.code("play fire:3:a brad_duke"), "fr")
        == "Jouer RENVOI (aptitude 3)\u202f: renvoyer Duke of Sales"
    )
    assert seen(game.start(2), -1)["names"] == {"person-brad_duke": "Duke of Sales"}


@rule("BR-3.30")
def test_the_box_may_say_how_layoffs_is_read(tmp_path: Path) -> None:
    game = changed(tmp_path, LAYOFFS, LAYOFFS.replace("double-payday", "mass-firing"))
    vps = {"sales": ["brad_duke"], "finance": ["ben_zhao"], "dev": ["tony_fuji"]}
    table = {"companies": [vps, {}], "hands": [["layoffs"], []]}
    assert str(game.action(game.restore({"table": table}).legal()[0])) == "play layoffs"
    doubled = game.restore({"table": {**table, "companies": [{}, vps]}, "options": {"layoffs": "double_payday"}})
    assert str(game.action(doubled.legal()[0])) == "play layoffs seat:1"


@rule("BR-1.2")
def test_other_cards_have_another_digest(tmp_path: Path) -> None:
    game = changed(tmp_path, DUKE, DUKE.replace("skill = 1", "skill = 3"))
    assert game.content != GAME.content
    with pytest.raises(BadSave, match="this save has content"):
        GAME.restore(game.start(4, seed=1).save())


@rule("BR-1.1", "BR-1.2", "BR-1.9")
def test_the_box_holds_what_the_rules_say() -> None:
    box = GAME.start(2).box()
    cards = [name for name in box if ":" in name or name in GAME.things["card"]]
    kinds = {kind: sum(name.split(":")[0] == kind for name in cards) for kind in ("hire", "fire", "bad-hire", "poach")}
    assert kinds == {"hire": 14, "fire": 10, "bad-hire": 10, "poach": 9}
    kinds = {kind: sum(name.split(":")[0] == kind for name in cards) for kind in ("funding", "bad-idea", "release")}
    assert kinds == {"funding": 18, "bad-idea": 21, "release": 16}
    assert (len(cards), len(box) - len(cards)) == (102, 40)
