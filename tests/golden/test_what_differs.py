"""A golden game that fails says in words what differs, and what to run: each is broken here on purpose and read."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import boardroom
from boardroom.core import minutes
from kit import golden
from laws.kit import Trial
from laws.trials import name_of, plain_trials

GAME = boardroom.load("burn-rate")
PLAYED = boardroom.Match(GAME, 3, 2027, [boardroom.bot("random", GAME, seed=seat) for seat in range(3)]).run()
TEXT, END = PLAYED.minutes(), minutes.end_line(PLAYED.state)
TRIAL = next(trial for trial in plain_trials() if trial.game is GAME)
MEANT_OR_NOT = (
    "If you meant to change Burn Rate, raise its revision in games/burn_rate/game.py, run make golden GAME=burn-rate and "
    "write a line into CHANGELOG.md; if not, the edit is a mistake."
)
NEW_REVISION = "The revision is a new one: run make golden GAME=burn-rate and write a line into CHANGELOG.md."
OTHER_CARDS = "these minutes were taken with other cards or numbers of Burn Rate"
NO_PACE = "there is no option 'pace'; the options are first_player, layoffs, round_cap, forfeit. "
OTHER_TABLE = "every choice can be made and they end as they say, but the table at the end is another"
MAY = "it may: take sales, take finance, take hr, take dev"


def kept() -> golden.Kept:
    """What would be kept of one random game today."""
    return {"games": {GAME.id: golden.rules_of(GAME)}, "walks": {name_of(TRIAL): [golden.line_of(TRIAL, 0)]}}


def broken(pattern: str, replacement: str, text: str = TEXT) -> str:
    """The text with one thing changed."""
    changed = re.sub(pattern, replacement, text, count=1, flags=re.M)
    assert changed != text
    return changed


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        ("content: .*", "content: 01", f"{OTHER_CARDS}: with content 01; this is content {GAME.content}. "),
        ("seats: 3", "seats: 5", "Burn Rate is played by 2 to 4 seats, not 5. "),
        ("seed: ", "option pace: 3\nseed: ", NO_PACE),
        ("seed: ", "option round_cap: 1\nseed: ", "option round_cap is "),
        ("seed: ", 'option layoffs: "trap"\nseed: ', "option layoffs is one of "),
        (r"^3 C .*", "3 C take tea", "line 13: choice 3 (C take tea): Burn Rate has no action 'take tea'; near it: take "),
        (r"^5 B .*", "5 B end-turn", "line 15: choice 5 (B end-turn): seat 1 cannot 'end-turn': people are drafted first; "),
        (r"^2 B .*", "2 C take hr", f"line 12: choice 2 (C take hr): seat 2 cannot choose now: seat 1 decides; {MAY}. "),
        (r"^end: .*", "end: target, winners A", f"they end with 'target, winners A', but lead to {END!r}. "),
        (r"digest: .*", "digest: 00", f"{OTHER_TABLE}: they end with digest 00, but lead to "),
    ],
)  # fmt: skip
def test_minutes_say_what_differs_and_what_to_run(pattern: str, replacement: str, sentence: str) -> None:
    told = golden.difference_of_minutes(GAME, broken(pattern, replacement))
    assert told.startswith(sentence) and told.endswith(f". {MEANT_OR_NOT}")


def test_an_illegal_choice_is_told_with_what_was_legal_instead() -> None:
    told = golden.difference_of_minutes(GAME, broken(r"^5 B .*", "5 B end-turn"))
    assert f"nobody holds cards yet (BR-3.25); {MAY}. " in told


def test_a_game_that_does_not_come_to_its_end_is_told() -> None:
    last = len(PLAYED.choices)
    unfinished = golden.difference_of_minutes(GAME, broken(rf"^{last} .*\n", ""))
    assert unfinished.startswith(f"they end with {END!r}, but lead to a game that is not over. ")
    cut = golden.difference_of_minutes(GAME, broken(rf"^{last} [\s\S]*", ""))
    assert cut == f"the game that they tell is not over. {MEANT_OR_NOT}"


def test_an_option_that_is_the_default_today_is_told() -> None:
    default = next(option.default for option in GAME.options if option.name == "round_cap")
    told = golden.difference_of_minutes(GAME, broken("player 0", f"option round_cap: {default}\nplayer 0"))
    assert told == (
        f"line 7 says 'option round_cap: {default}'; today it is written 'player 0: random'. {MEANT_OR_NOT}"
    )


def test_a_new_revision_only_needs_new_golden_games() -> None:
    told = golden.difference_of_minutes(GAME, broken(r"revision: \d+", "revision: 0"))
    assert (
        told
        == f"these minutes were taken with revision 0 of Burn Rate; this is revision {GAME.revision}. {NEW_REVISION}"
    )


def other_cards(folder: Path) -> boardroom.Game:
    """Burn Rate with one number of one card changed."""
    shutil.copytree(Path(boardroom.__file__).parent / "games" / "burn_rate", folder, dirs_exist_ok=True)
    file = folder / "cards.toml"
    file.write_text(broken(r"^contractor = \d+", "contractor = 7", file.read_text("utf8")), "utf8")
    return boardroom.load("burn-rate", content=str(folder))


def test_another_number_on_a_card_is_told_by_minutes_and_random_games(tmp_path: Path) -> None:
    game = other_cards(tmp_path)
    contents = f"with content {GAME.content}; this is content {game.content}. {MEANT_OR_NOT}"
    assert golden.difference_of_minutes(game, TEXT) == f"{OTHER_CARDS}: {contents}"
    assert golden.difference_of_walks(Trial(game, TRIAL.seats), kept()) == (
        f"the random games were played with other cards or numbers of Burn Rate: {contents}"
    )


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        (
            r"^\d+ choices; \w+",
            "9 choices; target",
            r"had 9 choices and ended with 'target, .*'; now it has \d+ ",
        ),
        (r"\w+$", "00", r"has as many choices and the same end, but other tables on the way: digest 00, now \w{16}\. "),
    ],
)
def test_random_games_say_what_differs_and_what_to_run(pattern: str, replacement: str, sentence: str) -> None:
    old = kept()
    old["walks"]["burn-rate-2"][0] = broken(pattern, replacement, old["walks"]["burn-rate-2"][0])
    told = golden.difference_of_walks(TRIAL, old)
    assert re.match(f"the random game of burn-rate-2 with seed 0 {sentence}", told) and told.endswith(MEANT_OR_NOT)


def test_random_games_of_an_older_revision_or_a_new_trial_say_what_to_run() -> None:
    old = kept()
    old["games"]["burn-rate"]["revision"] = 0
    assert golden.difference_of_walks(TRIAL, old) == (
        f"the random games were played with revision 0 of Burn Rate; this is revision {GAME.revision}. {NEW_REVISION}"
    )
    del old["walks"]["burn-rate-2"]
    told = golden.difference_of_walks(TRIAL, old)
    assert told == "no random games of burn-rate-2 are kept yet: run make golden GAME=burn-rate"


def test_what_is_the_same_says_nothing() -> None:
    assert golden.difference_of_minutes(GAME, TEXT) == golden.difference_of_walks(TRIAL, kept()) == ""
