"""Minutes are a text a person can read, and what is wrong with them is said with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

import boardroom
from boardroom import BadMinutes, Option
from boardroom.core import minutes
from boardroom.core.match import replay_minutes


def match() -> boardroom.Match:
    game = boardroom.load("startup-nation")
    players = [boardroom.bot("random", game, seed=seat) for seat in range(4)]
    return boardroom.Match(game, 4, seed=7, players=players, ties="nobody_scores").run()


def test_minutes_name_game_revision_content_seats_seed_options_and_players() -> None:
    head = match().minutes().split("\n\n")[0].splitlines()
    assert head[:3] == ["boardroom minutes 2", "game: startup-nation", "revision: 3"]
    assert head[4:] == [
        "seats: 4",
        "seed: 7",
        'option ties: "nobody_scores"',
        *(f"player {seat}: random" for seat in range(4)),
    ]


def test_every_choice_is_a_line_with_its_number_and_seat() -> None:
    played = match()
    first = played.minutes().split("\n\n")[1].splitlines()[0]
    seat, code = played.choices[0]
    assert first == f"1 {'ABCD'[seat]} {played.game.action(code)}"


def test_minutes_of_an_unfinished_game_replay_too() -> None:
    game = boardroom.load("startup-nation")
    unfinished = boardroom.Match(game, 5, seed=3)
    for _ in range(9):
        unfinished.play(unfinished.state.legal()[0])
    again = boardroom.replay(unfinished.minutes())
    assert again.state.save() == unfinished.state.save()
    assert "end:" not in unfinished.minutes()


def test_comments_and_blank_lines_are_for_people() -> None:
    text = match().minutes()
    commented = text.replace("\n\n", "\n\n# the first round\n\n").replace("seed: 7", "seed: 7  # chosen by hand")
    assert boardroom.replay(commented).minutes() == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("boardroom minutes 2", "boardroom minutes 9", "line 1: expected 'boardroom minutes 2'"),
        ("game: startup-nation", "game: startup-notion", "did you mean startup-nation"),
        ("seats: 4", "seats: four", "seats: expected a whole number"),
        ("seats: 4", "seats: 9", "4 to 5 seats, not 9"),
        ("seats: 4\n", "", "expected a line 'seats: …'"),
        ("seed: 7", "seed: 7\nseed: 8", "line 7: 'seed' stands there a second time"),
        ("seed: 7", "seed: 8", "line"),
        ("revision: 3", "revision: 1", "taken with revision 1 of Start-Up Nation; this is revision 3"),
        ("content: ", "content: 0", "taken with other cards or numbers of Start-Up Nation: with content 0"),
        ('option ties: "nobody_scores"', "option ties: nobody", "expected a JSON value"),
        ('option ties: "nobody_scores"', 'option ties: "nobody"', "option ties is one of"),
        ('option ties: "nobody_scores"', 'option tie: "nobody_scores"', "did you mean ties"),
        ("player 0: random", "player one", "line 8: expected 'name: value'"),
        ("player 0: random", "chair 0: random", "not 'chair 0'"),
        ("\n2 ", "\n3 ", "line 14: expected '2 <seat letter> <choice>'"),
        ("end: target", "end: cap", "they end with 'cap, .*, but lead to 'target, "),
        ("digest: ", "digest: 0", "but the table at the end is another: they end with digest 0"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, complaint: str) -> None:
    text = match().minutes()
    assert old in text
    with pytest.raises(BadMinutes, match=complaint.replace("(", r"\(")):
        boardroom.replay(text.replace(old, new, 1))


def test_an_illegal_choice_is_named_with_its_line_and_reason() -> None:
    lines = match().minutes().splitlines()
    number = lines.index("") + 1
    lines[number] = f"1 {lines[number].split()[1]} play brigitte"
    with pytest.raises(BadMinutes, match=rf"line {number + 1}: .*never played \(SN-15\)"):
        boardroom.replay("\n".join(lines))


def test_a_choice_by_the_wrong_seat_is_refused() -> None:
    lines = match().minutes().splitlines()
    number = lines.index("") + 1
    seat = lines[number].split()[1]
    lines[number] = lines[number].replace(f" {seat} ", " B " if seat != "B" else " C ", 1)
    with pytest.raises(BadMinutes, match=r"choice 1 \([BC] .*cannot choose now: seat \d decides; it may: "):
        boardroom.replay("\n".join(lines))


@pytest.mark.parametrize("text", ["", "\0", "boardroom minutes 1", "x" * 10_000, "boardroom minutes 2\n" + "9" * 5000])
def test_rubbish_is_refused(text: str) -> None:
    with pytest.raises(BadMinutes):
        boardroom.replay(text)


RECORDED = Path(__file__).parent / "recorded" / "first-format.minutes"  # from before defaults were left out


def test_minutes_of_the_first_format_are_read_and_written_in_the_latest() -> None:
    text = RECORDED.read_text("utf8")
    again = boardroom.replay(text).minutes()
    assert text.startswith("boardroom minutes 1\n") and again.startswith("boardroom minutes 2\n")
    told, before = again.splitlines(), text.splitlines()
    assert (before[2], told[2]) == ("revision: 2", "revision: 3")  # since then only saves are written in another way
    contents = ("content: 46ec0e7e5b798ea5", "content: fdcad6ba85a43cf5")  # since then wording is no part of it
    assert (before[3], told[3]) == contents
    assert told[4:-1] == before[4:-1]  # all but the title, the revision, the content and the digest


def test_minutes_of_an_older_revision_with_the_same_rules_are_checked_by_their_choices_and_their_end() -> None:
    text = match().minutes().replace("revision: 3", "revision: 2")
    assert boardroom.replay(text).over
    with pytest.raises(BadMinutes, match="but lead to"):
        boardroom.replay(text.replace("end: target, winners B", "end: target, winners A"))


def test_minutes_of_the_first_format_are_checked_by_their_choices_and_their_end() -> None:
    text = RECORDED.read_text("utf8")
    choice, end = (next(line for line in text.splitlines() if line.startswith(start)) for start in ("1 ", "end: "))
    with pytest.raises(BadMinutes, match="choice 1"):
        boardroom.replay(text.replace(choice, "1 A answer exact"))
    with pytest.raises(BadMinutes, match="but lead to"):
        boardroom.replay(text.replace(end, "end: target, winners A, scores 9 9 9 9"))


def with_later_option() -> boardroom.Game:
    """Start-Up Nation with one more option, as a later version may have it."""
    game = type(boardroom.load("startup-nation"))()
    game.option_table = [*game.option_table, Option("later", "choice", ["as_ever", "anew"], "as_ever")]
    return game


def test_an_option_added_with_a_default_changes_no_minutes_and_no_digest() -> None:
    text = match().minutes()
    assert replay_minutes(with_later_option(), minutes.read(text)).minutes() == text


def test_an_option_that_was_decided_is_part_of_the_digest() -> None:
    as_ever, anew = (boardroom.Match(with_later_option(), 4, seed=7, later=value) for value in ("as_ever", "anew"))
    assert minutes.digest_of(as_ever.state) != minutes.digest_of(anew.state)
