"""The cards of all games as data files: told apart by their digest, and every mistake in them is told at once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardroom
from boardroom import BadContent, Luck
from boardroom.lab.content import files_of
from boardroom.lab.content import written as as_toml
from games.own_cards import load_with, mistakes_in, mistakes_with, written

every_game = pytest.mark.parametrize("game", boardroom.games())
every_file = pytest.mark.parametrize(
    ("game", "file"), [(game, file) for game in boardroom.games() for file, _ in files_of(boardroom.load(game), None)]
)

DIGESTS = {
    "burn-rate": "c85fcf6520396d28",
    "burncycle": "5a9d823918b76e15",
    "power-struggle": "23c8efb25ca59c75",
    "startup-nation": "fdcad6ba85a43cf5",
}
BEFORE = {  # when a digest covered wording too
    "burn-rate": "430523fa2c870f00",
    "burncycle": "6a35cf432228a048",
    "power-struggle": "4aa3a8598484acbf",
    "startup-nation": "46ec0e7e5b798ea5",
}
WORDED = {  # in other words: what is said of the cards, and who is called what
    "burn-rate": [
        ("cards.toml", 'source = "public"', 'source = "rulebook"'),
        ("cards.toml", "rick_glibb = {", 'rick_glibb = { name = "Ricarda Glibb",'),
        ("cards.toml", "# What is in the box.", "# All that lies in the box."),
    ],
    "burncycle": [
        ("agents.toml", 'name = "Clinker"', 'name = "Clanker"'),
        ("agents.toml", 'source = "original"', 'source = "public"'),
        ("ceos.toml", 'corporation = "Perpetual Synergy Holdings"', 'corporation = "Perpetual Holdings"'),
        ("missions.toml", 'name = "Petty Cash"', 'name = "Small Change"'),
        ("plans.toml", 'name = "Back Office"', 'name = "Rear Office"'),
        ("units.toml", 'name = "Hall Monitor"', 'name = "Corridor Monitor"'),
    ],
    "power-struggle": [
        ("company.toml", 'source = "filled"', 'source = "rulebook"'),
        ("company.toml", "# What is in the box", "# All that lies in the box"),
    ],
    "startup-nation": [
        ("cards.toml", 'source = "rulebook"', 'source = "public"'),
        ("cards.toml", "# What is in the box.", "# All that lies in the box."),
    ],
}
NUMBERS = {
    "burn-rate": ("cards.toml", "contractor = 3", "contractor = 4"),
    "burncycle": ("agents.toml", "power = 10", "power = 9"),
    "power-struggle": ("company.toml", "money = 800_000", "money = 850_000"),
    "startup-nation": ("cards.toml", "score = -4", "score = -3"),
}
# A file, what stands there, what shall stand there instead, and what is said about it behind the name of the file.
Slip = tuple[str, str, str, str]
MISTAKES: dict[str, list[Slip]] = {  # in different entries
    "burn-rate": [
        ("cards.toml", "contractor = 3", "contractor = 30", "[box]: expected contractor = a whole number from 0 to 9"),
        ("cards.toml", '"sales"', '"sails"', "[people.rick_glibb]: expected department = one of sales, finance, hr, dev"),
        ("cards.toml", "count = 6", "count = 60", "[cards.hire] row 1: expected count = a whole number from 0 to 9, not 60"),
        ("cards.toml", "vps = 2", "vps = 0", "[cards.conflict-of-opinion]: expected vps = a whole number from 1 to 4"),
    ],
    "burncycle": [
        ("units.toml", "level = 1", "level = 7", "[u01]: expected level = a whole number from 1 to 3, not 7"),
        ("agents.toml", 'base = ["P", "P"]', "base = 2", "[a1]: expected base = a list out of S, P, T, U, captain, not 2"),
        ("plans.toml", '"0,0 5,2"', '"0,0"', "[p1.rooms.a]: expected squares = two corners, as in \"0,0 5,2\", not '0,0'"),
        ("missions.toml", '"any"', '"none"', "[m1] floor 1: expected exit = one of any, other, not 'none'"),
    ],
    "power-struggle": [
        ("company.toml", "employees = 3", "employees = 0", "[start]: expected employees = a whole number from 1 to 6"),
        ("company.toml", "scandal = 200_000", "scandal = 1", "[fines]: expected scandal = a multiple of 50000, not 1"),
        ("company.toml", "change = -1", "change = 9", "[events.coffee]: expected change = a whole number from -6 to 6"),
    ],
    "startup-nation": [
        ("cards.toml", "rank = 1", "rank = 2", "[cards.tech_lead]: expected rank = 1: a role and its rank are one (SN-4)"),
        ("cards.toml", "-4", "-40", "[cards.intern_miraculous]: expected score = a whole number from -20 to 20, not -40"),
        ("cards.toml", "interns = 5", "interns = 0", "[box.four]: expected interns = a whole number from 1 to 7, not 0"),
    ],
}  # fmt: skip
UNKNOWN: dict[str, Slip] = {
    "burn-rate": (
        *("cards.toml", "contractor", "cost = 4\ncontractor"),
        "[box]: expected one of the keys source, money, contractor, not 'cost'",
    ),
    "burncycle": (
        *("missions.toml", "reward", "rewrad = 2\nreward"),
        "[m1] floor 1: expected one of the keys plan, exit, objectives, reward, terminals, caches, not 'rewrad'",
    ),
    "power-struggle": (
        *("company.toml", "employees", "seats = 4\nemployees"),
        "[start]: expected one of the keys source, money, employees, not 'seats'",
    ),
    "startup-nation": (
        *("cards.toml", "score = -4", "four = 1\nscore = -4"),
        "[cards.intern_miraculous]: expected one of the keys source, rank, score, not 'four'",
    ),
}
ALONE: dict[str, list[Slip]] = {  # nothing is said about what only follows from the mistake
    "burn-rate": [
        ("cards.toml", '"engineer"', '"enginer"', "[people.tony_fuji]: expected role = one of vp, manager, engineer"),
        ("cards.toml", "effect = ", "fun = ", "[cards.conflict-of-opinion]: expected one of hire, fire, bad-hire, "),
    ],
    "burncycle": [
        ("caches.toml", '"mod"', '"mood"', "[d01]: expected kind = one of equipment, mod, not 'mood'"),
        ("network.toml", "layers = [", "layers = [5, ", "[w1]: expected layers = a list of at least 4 strings, not"),
        ("plans.toml", 'map = """', 'map = "+-+"\nmap2 = """', "[p1]: expected a map of 25 lines, not 1"),
        ("plans.toml", '"0,0 5,2"', '""', "[p1.rooms.a]: expected squares = two corners, as in \"0,0 5,2\", not ''"),
        ("missions.toml", 'plan = "p2"', 'plan = "p9"', "[m3] floor 2: expected plan = one of p1, p2, p3, p4, p5, p6"),
        ("missions.toml", 'plan = "p2"', "plan = []", "[m3] floor 2: expected plan = one of p1, p2, p3, p4, p5, p6"),
    ],
    "power-struggle": [
        ("company.toml", '"outing"', '"inning"', "[events.outing]: expected kind = one of motivation, "),
        ("company.toml", '"motivation"', "[]", "[events.coffee]: expected kind = one of motivation, "),
    ],
    "startup-nation": [
        ("cards.toml", '"red", "red"', '"red", 2', "[box.four]: expected tokens = a list of 4 out of red, blue, black, not"),
    ],
}  # fmt: skip


@every_game
def test_the_cards_that_come_with_a_game_keep_the_digest_of_its_saved_games(game: str) -> None:
    assert boardroom.load(game).content == DIGESTS[game]
    assert boardroom.load(game).has_cards(BEFORE[game]), "saved games of before would be lost"


@every_game
def test_wording_changes_no_digest_and_a_number_does(game: str, tmp_path: Path) -> None:
    (tmp_path / "worded").mkdir()
    (tmp_path / "other").mkdir()
    assert load_with(game, tmp_path / "worded", *WORDED[game]).content == boardroom.load(game).content
    file, old, new = NUMBERS[game]
    assert load_with(game, tmp_path / "other", (file, old, new)).content != boardroom.load(game).content


@every_game
def test_minutes_of_other_wording_replay_with_todays(game: str, tmp_path: Path) -> None:
    worded = load_with(game, tmp_path, *WORDED[game])
    match = boardroom.Match(worded, worded.min_seats, seed=3)
    match.play(match.state.legal()[0])
    again = boardroom.replay(match.minutes())
    assert again.state.save()["table"] == match.state.save()["table"] and again.game.content_folder is None


@every_game
def test_texts_are_no_part_of_the_digest(game: str) -> None:
    """They stand in files of their own, which nothing of the cards is read from."""
    files = {file for file, _ in files_of(boardroom.load(game), None)}
    assert files and all(file.endswith(".toml") for file in files)


@every_game
def test_all_mistakes_are_told_at_once_and_each_has_a_line(game: str, tmp_path: Path) -> None:
    told = mistakes_with(game, tmp_path, *[slip[:3] for slip in MISTAKES[game]])
    expected = [f"{file}: {said}" for file, _, _, said in MISTAKES[game]]
    assert len(expected) >= 3
    assert [line[: len(said)] for line, said in zip(told, expected, strict=True)] == expected


@every_game
def test_a_key_that_nobody_knows_is_a_mistake(game: str, tmp_path: Path) -> None:
    file, old, new, said = UNKNOWN[game]
    assert mistakes_with(game, tmp_path, (file, old, new)) == [f"{file}: {said}"]


@pytest.mark.parametrize(("game", "slip"), [(game, slip) for game in ALONE for slip in ALONE[game]])
def test_what_follows_from_a_mistake_is_not_told(game: str, slip: Slip, tmp_path: Path) -> None:
    file, old, new, said = slip
    (told,) = mistakes_with(game, tmp_path, (file, old, new))
    assert told.startswith(f"{file}: {said}")


@every_file
def test_a_file_that_is_missing_is_one_mistake(game: str, file: str, tmp_path: Path) -> None:
    (written(game, tmp_path) / file).unlink()
    (told,) = mistakes_in(game, tmp_path)
    assert told.startswith(f"{file}: cannot be read: ")


@every_file
@pytest.mark.parametrize("content", [b"[box", b"\xff\xfe\x00"], ids=["no TOML", "no text"])
def test_a_file_that_cannot_be_read_is_one_mistake(game: str, file: str, tmp_path: Path, content: bytes) -> None:
    (written(game, tmp_path) / file).write_bytes(content)
    (told,) = mistakes_in(game, tmp_path)
    assert told.startswith(f"{file}: cannot be read: ")


@every_game
def test_whatever_is_mistyped_is_told_or_played_with(game: str, tmp_path: Path) -> None:
    """A value of a wrong kind in any place may be a mistake, and never a Python error."""
    files = dict(files_of(boardroom.load(game), None))
    told = [mistyped(game, files, written(game, tmp_path), Luck(seed)) for seed in range(80)]
    assert told.count(True) > 50


def mistyped(game: str, files: dict[str, str], folder: Path, luck: Luck) -> bool:
    """Puts something else in one place of the cards; says whether it was a mistake."""
    file = any_of(sorted(files), luck)
    values = tomllib.loads(files[file])
    holder, place = any_of(list(places(values)), luck)
    holder[place] = any_of([-1, 10**6, "", "x", "99,99", True, 1.5, [], ["x"], [[]], [1], [{}], {}, {"x": 1}], luck)
    (folder / file).write_text(as_toml(values), "utf8")
    try:
        boardroom.load(game, content=str(folder))
    except BadContent as problem:
        return len(problem.problems) > 0
    return False


def any_of(items: list[Any], luck: Luck) -> Any:
    return items[luck.below(len(items))]


def places(values: Any) -> Iterator[tuple[Any, Any]]:
    """Every place where a value stands: what holds it, and its key or index there."""
    for place in list(values) if isinstance(values, dict) else range(len(values)):
        yield values, place
        if isinstance(values[place], dict | list):
            yield from places(values[place])
