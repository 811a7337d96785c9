"""The commands, from the command line to their last line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boardroom
from boardroom.cli.commands import app
from cli.desk import Desk


def test_the_version_says_how_the_rules_run(desk: Desk) -> None:
    rules = "compiled" if boardroom.compiled else "interpreted"
    assert desk.run("--version").out == f"boardroom {boardroom.__version__} ({rules} rules)\n"


def test_alone_and_without_pages_it_says_how_to_get_them_and_how_to_play_without(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.cli.commands.pages_folder", lambda: None)
    monkeypatch.setattr("boardroom.server.start.words.source_of_pages", lambda: "checkout")
    said = desk.run()
    assert said.code == 2
    assert said.err == (
        "boardroom: the web pages are not built: build them with “make pages”, "
        "or build them and start with “make play”.\n"
        "Without them you can play in the terminal: boardroom play startup-nation\n"
    )


def test_an_installation_without_pages_points_to_a_release(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardroom.cli.commands.pages_folder", lambda: None)
    monkeypatch.setattr("boardroom.server.start.words.source_of_pages", lambda: "installed")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    first, second = desk.run().err.splitlines()
    assert "une version publiée (wheel) de Boardroom les contient" in first
    assert second.endswith("boardroom play startup-nation")


def test_alone_and_with_pages_it_serves_and_opens_the_browser(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: dict[str, bool] = {}
    monkeypatch.setattr("boardroom.cli.commands.pages_folder", lambda: tmp_path)
    monkeypatch.setattr("boardroom.cli.commands.serve", asked.update)
    assert desk.run().code == 0
    assert asked == {"browser": True}


def test_the_document_lists_every_command() -> None:
    text = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf8")
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    names += [group.name for group in app.registered_groups if group.name]
    assert len(names) >= 10
    assert not [name for name in names if f"\nboardroom {name} " not in text]


def test_games_lists_every_game_with_every_option(desk: Desk) -> None:
    out = desk.run("games").out
    assert "Start-Up Nation  startup-nation  4–5 seats, revision" in out
    assert all(option.name in out for option in boardroom.load("startup-nation").options)


def test_games_speaks_french(desk: Desk) -> None:
    assert "Combien de points il faut pour gagner la partie" in desk.run("games", "--lang", "fr").out


def test_watch_replay_and_check_agree(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "watched.minutes"
    watched = desk.run(
        "watch", "startup-nation", "--bots", "greedy,random,greedy,random", "--seed", 4, "--minutes", file
    )
    replayed = desk.run("replay", file)
    checked = desk.run("check", file)
    assert watched.code == replayed.code == checked.code == 0
    sentences = watched.out[watched.out.index("begins the match") :]
    assert sentences == replayed.out[replayed.out.index("begins the match") :]
    assert re.fullmatch(rf"match: {file}: \d+ choices, (target|cap), winners [A-D]( [A-D])*\n", checked.out)


def test_the_same_seed_is_the_same_game(desk: Desk) -> None:
    first, second = (desk.run("watch", "startup-nation", "--seed", 9).out for _ in range(2))
    assert first == second


def test_the_gallery_is_told_no_hidden_card(desk: Desk) -> None:
    out = desk.run("watch", "startup-nation", "--seed", 6).out
    assert "draws a card" in out
    assert not re.search(r"draws (the|Emmanuel|Brigitte)", out)


def test_a_seat_hears_of_its_own_cards_only(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    desk.run("watch", "startup-nation", "--seed", 6, "--minutes", file)
    out = desk.run("replay", file, "--seat", 1).out
    assert re.search(r"Scrumbert draws (the|Emmanuel|Brigitte)", out)
    assert not re.search(r"(Agilda|Pivotine|Deckard) draws (the|Emmanuel|Brigitte)", out)


def test_all_tells_the_whole_truth(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    desk.run("watch", "startup-nation", "--seed", 6, "--minutes", file)
    out = desk.run("replay", file, "--all").out
    assert "draws a card" not in out
    assert out.count("You are dealt") == 4 * out.count(" begins with ") // 5


def test_replay_numbers_the_choices(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    desk.run("watch", "startup-nation", "--seed", 6, "--minutes", file)
    numbers = [int(number) for number in re.findall(r"^ +(\d+) [●■▲◆]", desk.run("replay", file).out, re.M)]
    assert numbers == list(range(1, len(boardroom.replay(file.read_text("utf8")).choices) + 1))


def test_minutes_of_an_unfinished_game_can_be_told(desk: Desk) -> None:
    desk.run("play", "startup-nation", "--seed", 3, typed="1\nq\n")
    said = desk.run("replay", desk.left, "--lang", "fr")
    assert said.code == 0
    assert "la partie n’est pas finie" in said.out


def test_check_names_the_line_that_goes_wrong(desk: Desk, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.minutes", tmp_path / "bad.minutes"
    desk.run("watch", "startup-nation", "--seed", 4, "--minutes", good)
    bad.write_text(re.sub(r"^2 (\w) .*$", r"2 \1 play brigitte", good.read_text("utf8"), flags=re.M), "utf8")
    said = desk.run("check", good, bad, tmp_path / "missing")
    assert said.code == 1
    assert [line.split(": ")[0] for line in said.out.splitlines()] == ["match", "mismatch", "mismatch"]
    assert re.search(r": choice 2 \([A-D] play brigitte\): seat \d cannot 'play brigitte': .*; it may: ", said.out)


def test_check_notices_a_forged_end(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    desk.run("watch", "startup-nation", "--seed", 4, "--minutes", file)
    file.write_text(re.sub(r"digest: \w+", "digest: 0000000000000000", file.read_text("utf8")), "utf8")
    said = desk.run("check", file)
    assert (said.code, said.out.startswith("mismatch: ")) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "startup-nations"], "did you mean startup-nation?"),
        (["play", "startup-nation", "--seats", "9"], "4 to 5 seats, not 9"),
        (["play", "startup-nation", "--seats", "many"], "--seats"),
        (["play", "startup-nation", "--seat", "4"], "your seat is one of 0 to 3, not 4"),
        (["play", "startup-nation", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "startup-nation", "--bots", "random,random"], "4 to 5 seats, not 3"),
        (["play", "startup-nation", "--option", "ties"], "name=value"),
        (["play", "startup-nation", "--option", "ties=never"], "option ties is one of"),
        (["play", "startup-nation", "--option", "tie=x"], "did you mean ties?"),
        (["play", "startup-nation", "--seed", "-1"], "seed"),
        (["play", "startup-nation", "--lang", "de"], "en and fr"),
        (["play", "startup-nation", "--name", "greedy"], "name of a bot"),
        (["play", "startup-nation", "--resume"], "there is no game to go on with"),
        (["play", "startup-nation", "--resume", "--seed", "3"], "leave out --seed"),
        (["play", "startup-nation", "--content", "/no/such/folder"], "/no/such/folder"),
        (["play", "startup-nation", "--save", "/"], "is not a file"),
        (["play", "startup-nation", "--colour"], "--colour"),
        (["watch", "startup-nation", "--delay", "-1"], "--delay"),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["replay", "/"], "/"),
        (["dance"], "dance"),
    ],
)
def test_a_mistake_is_answered_in_one_line(desk: Desk, arguments: list[str], told: str) -> None:
    said = desk.run(*arguments)
    assert said.code == 2
    assert told in said.err
    assert said.err.startswith("boardroom: ")
    assert said.err.count("\n") == 1


def test_a_file_that_is_no_minutes_cannot_be_replayed(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear board,", "utf8")
    said = desk.run("replay", file)
    assert (said.code, "expected 'boardroom minutes 2'" in said.err) == (2, True)


def test_a_seat_that_does_not_exist_has_no_eyes(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.minutes"
    desk.run("watch", "startup-nation", "--seed", 4, "--minutes", file)
    assert "seats 0 to 3, not 4" in desk.run("replay", file, "--seat", 4).err
    assert "give one" in desk.run("replay", file, "--seat", 1, "--all").err
