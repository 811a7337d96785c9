"""A study says what it plays, and a wrong one is refused with what was expected and where."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom.lab.content import changed, files_of, load_with
from boardroom.lab.study import BadStudy, Study, make_study, read_study
from kit import seen

ROOT = Path(__file__).parents[2]
READY = sorted((ROOT / "studies").glob("*.toml"))


def study(**changes: Any) -> Study:
    said = {"name": "a study", "game": "burn-rate", "games": 3, "bots": ["random"], **changes}
    return make_study({key: value for key, value in said.items() if value is not None}, ROOT / "studies")


@pytest.mark.parametrize("file", READY, ids=lambda file: file.stem)
def test_the_ready_studies_can_be_run(file: Path) -> None:
    assert read_study(file).tables


@pytest.mark.parametrize("game", boardroom.games())
def test_every_game_has_a_small_and_a_full_study(game: str) -> None:
    small, full = (read_study(ROOT / "studies" / f"{game}{size}.toml") for size in ("-small", ""))
    assert small.game == full.game == game
    assert small.games * len(small.tables) < full.games * len(full.tables) / 10


def test_a_table_is_a_variant_with_seats_and_a_line_up() -> None:
    variants = [{"name": "plain"}, {"name": "rule", "options": {"layoffs": "mass_firing"}, "seats": [3]}]
    made = study(seats=[2, 3], bots=None, line_ups=[["random"], ["greedy", "random"]], variant=variants)
    kinds = [(table.variant, table.seats, table.line_up) for table in made.tables]
    assert len(kinds) == len(set(kinds)) == 2 * 2 + 1 * 2
    assert made.tables[-1].options["layoffs"] == "mass_firing"
    assert made.base == "plain"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "burnrate"}, "did you mean burn-rate"),
        ({"games": 0}, "games is a whole number, 1 or more"),
        ({"games": "many"}, "games is a whole number, 0 or more, not 'many'"),
        ({"games": None}, "games is a whole number, 0 or more, and it is missing"),
        ({"seets": [2]}, "there is no 'seets' in a study (did you mean seats?)"),
        ({"seats": [9]}, "played by 2 to 4 seats, not 9"),
        ({"bots": ["gredy"]}, "did you mean greedy"),
        ({"bots": None}, "a study has either bots"),
        ({"bots": ["random", "greedy", "random"], "seats": [2]}, "3 bots do not fit at 2 seats"),
        ({"variant": [{"name": "x", "options": {"layofs": 1}}]}, "variant 'x': there is no option 'layofs'"),
        ({"variant": [{"name": "x"}, {"name": "x"}]}, "two variants are called 'x'"),
        ({"variant": [{"name": "x", "content": "nowhere"}]}, "there is no folder 'nowhere'"),
        ({"curves": {"of_seats": ["bnk"]}}, "there is no 'bnk' in a seat in Burn Rate's view (did you mean bank?)"),
        ({"curves": {"by": "month"}}, "there is no 'month' in Burn Rate's view"),
        ({"things": {"verbs": ["paly"]}}, "did you mean play"),
        ({"things": {"kinds": ["carb"]}}, "did you mean card"),
    ],
)
def test_a_wrong_study_is_refused_with_what_was_expected(changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(boardroom.BoardroomError) as refusal:
        study(**changes)
    assert expected in str(refusal.value)


def test_the_refusal_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("name = 'x'\ngame = 'chess'\n")
    with pytest.raises(BadStudy, match=r"mine\.toml: there is no game 'chess'"):
        read_study(file)
    file.write_text("name = ")
    with pytest.raises(BadStudy, match=r"mine\.toml: not a TOML file"):
        read_study(file)


@pytest.mark.parametrize("name", boardroom.games())
def test_cards_written_anew_are_the_same_cards(name: str) -> None:
    """Changing an entry to what it is already changes nothing but the digest of the files."""
    game = boardroom.load(name)
    again = load_with(game, changed(files_of(game, None), [SAME[name]]))
    before, after = (each.start(game.min_seats, seed=3) for each in (game, again))
    assert before.view(0) == after.view(0)
    assert before.legal() == after.legal()
    assert before.census() == after.census()


def test_whatever_a_card_file_may_hold_survives_a_change() -> None:
    text = '"🂡 ace" = 1\nprinted = 2010-05-01\nodds = inf\ntext = "a\\u007Fb \\"c\\" é"\n[[card]]\nx = [{ y = true }, {}]\n'
    ((_, again),) = changed((("cards.toml", text),), [{"file": "cards.toml", "entry": "🂡 ace", "value": 2}])
    assert tomllib.loads(again) == {**tomllib.loads(text), "🂡 ace": 2}


def test_without_the_extra_a_study_that_changes_cards_says_what_to_install() -> None:
    words = ["lab", "check", str(ROOT / "studies" / "startup-nation-small.toml")]
    code = f"import sys\nsys.modules['tomli_w'] = None\nfrom boardroom.cli import main\nmain({words!r})"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "needs 'tomli_w', which is not installed: pip install 'boardroom[lab]'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


SAME = {
    "burncycle": {"file": "units.toml", "entry": "u01.level", "value": 1},
    "burn-rate": {"file": "cards.toml", "entry": "box.money.two", "value": 100},
    "power-struggle": {"file": "company.toml", "entry": "start.money", "value": 800_000},
    "startup-nation": {"file": "cards.toml", "entry": "cards.recruiter.four", "value": 2},
}


def test_a_changed_card_changes_the_game() -> None:
    change = {"file": "cards.toml", "entry": "box.money.two", "value": 40}
    table = study(variant=[{"name": "poor", "changes": [change]}], seats=[2]).tables[0]
    game = load_with(boardroom.load("burn-rate"), table.files)
    assert [row["bank"] for row in seen(game.start(2, seed=1), -1)["seats"]] == [40, 40]


@pytest.mark.parametrize("content", [b"[box", b"\xff\xfe\x00"], ids=["no TOML", "no text"])
def test_own_cards_that_cannot_be_read_are_refused_with_their_place(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.toml").write_bytes(content)
    with pytest.raises(boardroom.BadContent) as refusal:
        files_of(boardroom.load("burn-rate"), tmp_path)
    assert str(refusal.value).startswith(f"{tmp_path / 'cards.toml'}: cannot be read: ")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"file": "card.toml", "entry": "x", "value": 1}, "there is no file 'card.toml'; there are cards.toml"),
        ({"file": "cards.toml", "entry": "box.mony", "value": 1}, "there is no 'mony' here; there is source, money"),
        (
            {"file": "cards.toml", "entry": "cards.hire.copies.9.count", "value": 1},
            "there is no '9' here; there is 0 to",
        ),
        ({"file": "cards.toml", "entry": "box.contractor", "value": "3"}, "is 3; '3' is of another kind"),
        ({"file": "cards.toml", "entry": "box.contractor"}, "a change is { file ="),
    ],
)
def test_a_wrong_change_is_refused_with_what_is_there(change: dict[str, Any], expected: str) -> None:
    with pytest.raises(boardroom.BoardroomError) as refusal:
        study(variant=[{"name": "x", "changes": [change]}])
    assert expected in str(refusal.value)
