"""Released rules stay playable: they are kept as a package at the release, and minutes of their revision choose it."""

from __future__ import annotations

from pathlib import Path

import pytest

from novelties.released import GAME, MODULE, NOW, THEN, Release, release
from novelties.trials import ROOT

PLAY = f"""
import boardroom
from boardroom import Match
game = boardroom.load({GAME!r})
match = Match(game, 2, seed=11, players=[boardroom.bot("greedy", game, seed=1), boardroom.bot("random", game, seed=2)]).run()
print(match.minutes())
"""
REVISIONS = f"""
import boardroom
from boardroom.registry import revisions
print(revisions({GAME!r}), boardroom.load({GAME!r}).revision, boardroom.load({GAME!r}, revision={THEN}).revision)
"""
BOTH = f"""
import boardroom
from boardroom import Match
ends = []
for revision in ({THEN}, {NOW}, {THEN}):
    game = boardroom.load({GAME!r}, revision=revision)
    match = Match(game, 2, seed=11, players=[boardroom.bot("random", game, seed=seat) for seat in range(2)]).run()
    ends.append(match.minutes().replace(f"revision: {{revision}}", ""))
assert ends[0] == ends[2] != ends[1], "they are in each other's way"
game = boardroom.load({GAME!r}, revision={THEN})
saved = game.start(2, seed=1).save()
assert game.restore(saved).save() == saved
import pickle
assert pickle.loads(pickle.dumps(game)) is not None
try:
    boardroom.load({GAME!r}).restore(saved)
except boardroom.BadSave as problem:
    print(problem)
"""

KEEP = str(ROOT / "tools" / "keep_revision.py")
COMPILED = f"""
import sys, tomllib
from pathlib import Path
sys.path.insert(0, {str(ROOT / "tools" / "compile")!r})
import building
import boardroom
wish = tomllib.loads(Path({str(ROOT / "pyproject.toml")!r}).read_text("utf8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
copy = Path(boardroom.__file__).parents[2]
print("\\n".join(building.modules(copy, wish["hooks"]["custom"])))
"""


@pytest.fixture(scope="module")
def after(tmp_path_factory: pytest.TempPathFactory) -> Release:
    """After a release whose rules were kept, and a change of the rules; a game from before lies there."""
    copy = release(tmp_path_factory.mktemp("release"))
    (copy.folder / "old.minutes").write_text(copy.says(PLAY) + "\n", "utf8")
    assert copy.keep() == f"{GAME}: kept as {MODULE}_{THEN}\n"
    assert copy.keep() == f"{GAME}: was kept before\n"
    copy.change_a_rule()
    return copy


def test_minutes_of_before_are_replayed_by_the_rules_that_were_kept(after: Release) -> None:
    file = str(after.folder / "old.minutes")
    checked = after.run("-m", "boardroom", "check", file)
    assert checked.returncode == 0 and checked.stdout.startswith(f"match: {file}: "), checked.stdout
    told = after.run("-m", "boardroom", "replay", file, "--all")
    assert told.returncode == 0 and len(told.stdout.splitlines()) > 20, told.stderr


def test_a_new_game_has_the_new_rules(after: Release) -> None:
    minutes = after.says(PLAY)
    assert f"revision: {NOW}" in minutes
    old = (after.folder / "old.minutes").read_text("utf8")
    assert minutes.splitlines()[-1] != old.splitlines()[-1], "the rule has not changed anything"


def test_both_are_loaded_beside_each_other(after: Release) -> None:
    assert after.says(REVISIONS) == f"[{THEN}, {NOW}] {NOW} {THEN}"
    assert after.says(BOTH) == f"this save has revision {THEN}; here it is {NOW}"


def test_what_is_kept_imports_nothing_of_todays_game(after: Release) -> None:
    sources = "\n".join(file.read_text("utf8") for file in after.kept.rglob("*.py"))
    assert "boardroom.games" not in sources and f"boardroom.revisions.{MODULE}_{THEN}." in sources


def test_the_golden_games_of_what_is_kept_are_replayed(after: Release) -> None:
    said = after.run(KEEP, "--check")
    assert said.stdout == f"boardroom.revisions.{MODULE}_{THEN}: 9 golden games, 0 of them differ\n", said.stderr
    golden = next((after.kept / "golden").iterdir())
    whole = golden.read_text("utf8")
    try:
        golden.write_text(whole.replace("digest: ", "digest: 0"), "utf8")
        said = after.run(KEEP, "--check")
        assert said.returncode == 1 and golden.name in said.stdout
    finally:
        golden.write_text(whole, "utf8")


def test_a_game_that_was_left_in_the_terminal_goes_on_by_its_own_rules(after: Release) -> None:
    left = after.folder / "left.minutes"
    lines = (after.folder / "old.minutes").read_text("utf8").splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("1 "))
    names = ["player 0: You", "player 1: random"]
    head = [line for line in lines[: start - 1] if not line.startswith("player")]
    left.write_text("\n".join([*head, *names, "", *lines[start : start + 4]]) + "\n", "utf8")
    went = after.run("-m", "boardroom", "play", GAME, "--resume", "--save", str(left), "--fast")
    assert "revision" not in went.stdout + went.stderr, went.stderr
    assert f"revision: {THEN}" in left.read_text("utf8")


def test_what_is_kept_is_not_compiled(after: Release) -> None:
    compiled = after.says(COMPILED).splitlines()
    assert f"src/boardroom/games/{MODULE}/rules/payday.py" in compiled
    assert not [file for file in compiled if "revisions" in file]


def test_without_the_package_the_minutes_say_which_revision_is_missing(after: Release, tmp_path: Path) -> None:
    copy = release(tmp_path)
    copy.change_a_rule()
    file = str(after.folder / "old.minutes")
    checked = copy.run("-m", "boardroom", "check", file)
    assert checked.returncode == 1
    assert f"taken with revision {THEN} of Burn Rate; this is revision {NOW}" in checked.stdout
    said = copy.run("-c", f"import boardroom; boardroom.load({GAME!r}, revision={THEN})")
    assert f"revision {THEN} of {GAME} was not kept; it can be played by revision {NOW}" in said.stderr
