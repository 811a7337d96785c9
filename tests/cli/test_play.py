"""Playing in the terminal: what is shown, what may be typed, leaving and coming back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boardroom
from cli.desk import ALWAYS_FIRST, Desk


def finished(desk: Desk) -> list[Path]:
    return sorted(desk.left.parent.glob("startup-nation-2*.minutes"))


def test_a_whole_game_from_the_first_card_to_the_result(desk: Desk) -> None:
    said = desk.run("play", "startup-nation", "--seed", 3, typed=ALWAYS_FIRST)
    [file] = finished(desk)
    assert said.code == 0
    assert "The end ═" in said.out
    assert f"The game file is {file}" in said.out
    assert not desk.left.exists()
    assert boardroom.replay(file.read_text("utf8")).over


def test_a_whole_game_in_french_with_five_seats_from_the_last_one(desk: Desk) -> None:
    said = desk.run(
        "play", "startup-nation", "--seats", 5, "--seat", 4, "--bots", "random", "--seed", 8, "--lang", "fr",
        "--name", "Zoé", "--option", "pass_left=true", "--option", "target_score=3", typed=ALWAYS_FIRST,
    )  # fmt: skip
    assert said.code == 0
    assert "★ E Zoé (vous)" in said.out
    assert "Fin de partie" in said.out
    assert not re.search(r"\b(Your|the|plays|score)\b", said.out)


def test_the_screen_shows_seats_table_hand_prompt_and_choices(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="q\n").out
    assert out.splitlines()[-20:-2] == [
        "Start-Up Nation · round 1 ──────────────────────────────────────────────────────",
        "  seat                   token BPI score cards",
        "▶ ● A Robin (you)        red     0     0     2",
        "  ■ B Scrumbert (greedy) red     0     0     1",
        "  ▲ C Pivotine (greedy)  blue    0     0     1",
        "  ◆ D Deckard (greedy)   blue    0     0     1  seen: Director",
        "  Deck: 9 cards · supply: 1 BPI · goal: 4 points",
        "  Discard: ◆ Recruiter",
        "Your hand ──────────────────────────────────────────────────────────────────────",
        "  Miraculous Intern  Asks nothing. Counts −4 if you still hold this intern when",
        "                     the round ends.",
        "  Tech Lead          Look secretly at another player’s hidden card.",
        "▶ Your turn: play one of your two cards.  SN-14",
        "  1 Play the Miraculous Intern",
        "  2 Play the Tech Lead: look at Scrumbert’s card",
        "  3 Play the Tech Lead: look at Pivotine’s card",
        "  4 Play the Tech Lead: look at Deckard’s card",
        "Choose 1–4 · i hint · ? help > q",
    ]


@pytest.mark.parametrize("seed", [4, 5, 9])
def test_every_screen_fits_into_24_lines_of_80_columns(desk: Desk, seed: int) -> None:
    typed = "1\n2\n3\n" * 1000
    out = desk.run("play", "startup-nation", "--seats", 5, "--lang", "fr", "--seed", seed, typed=typed).out
    screens = re.findall(r"^Start-Up Nation · manche.*?aide > ", out, re.M | re.S)
    assert len(screens) > 10
    assert max(screen.count("\n") + 1 for screen in screens) <= 24
    table = out[: out.index("Fin de partie")]
    assert max(len(line) for line in table.splitlines()) <= 80


def test_many_choices_are_picked_click_by_click_and_b_goes_back(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 3, typed="1\n2\nb\n1\nb\nb\nq\n").out
    way = re.findall(r"(?:^  (String-Pulling Magic Intern → .*)$)|(nothing to go back to)", out, re.M)
    assert ["".join(step) for step in way] == [
        "String-Pulling Magic Intern → …",
        "String-Pulling Magic Intern → Pivotine → …",
        "String-Pulling Magic Intern → …",
        "String-Pulling Magic Intern → Scrumbert → …",
        "String-Pulling Magic Intern → …",
        "nothing to go back to",
    ]


def test_a_choice_may_be_typed_in_full(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="play tech_lead seat:C\nq\n").out
    assert "Robin looks at Pivotine’s card: " in out


def test_a_choice_against_the_rules_is_refused_with_the_rule(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="play brigitte\nanswer exact\nq\n").out
    assert "That is not possible now: she is never played (SN-15)." in out
    assert "That is not possible now: a card must be played now" in out


def test_bad_input_is_answered_and_asked_again(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="zz\n7\n\n[red]\nq\n").out
    assert "“zz” is not a choice here. Type a number from 1 to 4, or ? for help." in out
    assert "“7” is not a choice here." in out
    assert "\n  Type a number from 1 to 4, or ? for help." in out
    assert "“[red]” is not a choice here." in out
    assert out.count("Choose 1–4") == 5


def test_the_only_choice_still_waits_for_a_press(desk: Desk) -> None:
    waiting = desk.run("play", "startup-nation", "--seed", 3, typed="").out
    assert "Press Enter or 1 · i hint · ? help > \n" in waiting
    assert "Robin answers" not in waiting
    assert "Robin answers" in desk.run("play", "startup-nation", "--seed", 3, typed="\n").out


def test_help_tells_the_rules_of_the_choices_and_the_keys(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="?\nh\nq\n").out
    assert out.count("  SN-31  The Tech Lead looks secretly at another player’s hidden card.") == 2
    assert out.count("leave; the game is kept") == 2


def test_the_log_the_cards_and_the_table_are_a_key_away(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="l\nc\nt\nq\n").out
    assert out.count("begins the match") == 2
    assert "  Salesperson ×2 " in out
    assert out.count("Start-Up Nation · round 1") == 2


def test_leaving_keeps_the_game_and_says_how_to_go_on(desk: Desk) -> None:
    said = desk.run("play", "startup-nation", "--seed", 15, typed="1\nq\n")
    assert said.code == 0
    assert f"The game is kept in {desk.left}" in said.out
    assert said.out.endswith("Go on with: boardroom play startup-nation --resume\n")
    assert desk.left.stat().st_mode & 0o777 == 0o600


def test_a_game_goes_on_as_if_it_had_never_been_left(desk: Desk) -> None:
    arguments = ["--seed", 3, "--bots", "greedy,random,greedy", "--seat", 2, "--name", "Ana"]
    desk.run("play", "startup-nation", *arguments, typed=ALWAYS_FIRST)
    desk.run("play", "startup-nation", *arguments, typed="1\n1\n1\n")
    desk.run("play", "startup-nation", "--resume", typed="1\n1\n1\nq\n")
    said = desk.run("play", "startup-nation", "--resume", typed=ALWAYS_FIRST)
    in_one_go, in_three = finished(desk)
    assert "Ana (you)" in said.out
    assert in_three.read_text("utf8") == in_one_go.read_text("utf8")


def test_coming_back_one_hears_what_happened_since_the_last_choice(desk: Desk) -> None:
    left = desk.run("play", "startup-nation", "--seed", 15, typed="1\nq\n").out
    back = desk.run("play", "startup-nation", "--resume", typed="q\n").out
    since = left[left.index("  ● Robin plays the Miraculous Intern.") :]
    assert back == since


def test_a_new_game_does_not_overwrite_one_that_was_left(desk: Desk) -> None:
    desk.run("play", "startup-nation", "--seed", 15, typed="1\nq\n")
    before = desk.left.read_text("utf8")
    said = desk.run("play", "startup-nation", "--seed", 3, typed="q\n")
    kept = desk.left.with_name("startup-nation-left.minutes")
    assert kept.read_text("utf8") == before
    assert said.out.startswith(
        f"The game you had left is kept. Go on with it: boardroom play startup-nation --resume --save {kept}\n"
    )


def test_a_game_without_a_seed_is_a_new_one_each_time(desk: Desk, tmp_path: Path) -> None:
    one, two = tmp_path / "one.minutes", tmp_path / "two.minutes"
    desk.run("play", "startup-nation", "--save", one, typed="q\n")
    desk.run("play", "startup-nation", "--save", two, typed="q\n")
    assert one.read_text("utf8") != two.read_text("utf8")


def test_minutes_of_bots_alone_are_not_gone_on_with(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    desk.run("watch", "startup-nation", "--seed", 4, "--minutes", file)
    said = desk.run("play", "startup-nation", "--resume", "--save", file)
    assert (said.code, "not a game of one person against bots" in said.err) == (2, True)
