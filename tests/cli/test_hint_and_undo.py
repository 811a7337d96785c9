"""A hint has words for how good a choice is; the latest choice can be taken back until something was shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boardroom
from boardroom import Match
from boardroom.bots.analysis import Weighed
from boardroom.terminal import hint
from boardroom.terminal.frame import players_of
from boardroom.terminal.hint import grade, hint_for
from boardroom.terminal.names import cast_of
from boardroom.terminal.words import Words
from cli.desk import Desk, transcript


def at_a_turn_of_burn_rate() -> Match:
    """A match of Burn Rate after the draft, at the person's turn."""
    game = boardroom.load("burn-rate")
    names = ["Robin", "random"]
    match = Match(game, 2, 3, players_of(names, game), first_player="seat:0")
    match.names = names
    while match.state.view(0)["prompt"]["key"] != "prompt-turn":
        match.play(match.state.legal()[0])
    return match


def test_a_hint_lists_the_best_choices_and_a_number_plays_one(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "SIMULATIONS", 200)
    out = desk.run("play", "startup-nation", "--seed", 15, typed="i\n1\nq\n").out
    assert re.search(r"Hint, from what you can know \(about \d+ % to win\)", out)
    best = re.search(r"^  1 the best: (.*)$", out, re.M)
    assert best is not None
    assert re.search(r"^    [+·−] \w.+\.$", out, re.M), "no reason below a choice"
    assert "Robin plays the " + best[1].split("the ")[1].split(":")[0] in out


def test_one_comes_back_from_a_hint(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "SIMULATIONS", 50)
    out = desk.run("play", "startup-nation", "--seed", 15, typed="i\nb\nq\n").out
    assert out.count("  1 Play the Miraculous Intern") >= 1
    assert out.rstrip().splitlines()[-3] == "Choose 1–4 · i hint · ? help > q"


def test_a_hint_where_there_is_one_choice_says_so(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 3, typed="i\nq\n").out
    assert "There is nothing to choose: only this is possible." in out


def test_words_follow_the_distance_to_the_best() -> None:
    best = Weighed(0, "", 0.5, 10)
    far = [Weighed(1, "", score, 10) for score in (0.5, 0.4, 0.2, -0.5)]
    assert [grade(one, best) for one in [best, *far]] == ["best", "close", "less", "worse", "bad"]


def test_a_hint_changes_nothing_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "SIMULATIONS", 50)
    match = at_a_turn_of_burn_rate()
    before = match.state.save()
    shown = hint_for(match, Words(match.game, "fr", cast_of(match.names, 0)))
    assert match.state.save() == before
    assert {pick.code for pick in shown.picks} <= set(match.state.legal())
    assert shown.picks[0].note == "le meilleur"
    assert all(1 <= len(pick.why) <= 3 for pick in shown.picks)


def test_a_hint_says_what_one_is_working_towards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "SIMULATIONS", 20)
    game = boardroom.load("power-struggle")
    names = ["Robin", "random", "random"]
    match = Match(game, 3, 3, players_of(names, game))
    while match.state.seat != 0:
        match.play(match.state.legal()[0])
    shown = hint_for(match, Words(game, "en", cast_of(names, 0)))
    assert shown.title.startswith("What you are working towards: ") and "Victory points: 0 of the 4" in shown.title


def test_undo_says_what_it_takes_back_and_asks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_a_turn_of_burn_rate()
    before, count = match.state.save(), len(match.choices)
    code = next(code for code in match.state.legal() if match.game.action(code).verb == "discard")
    card = match.game.label(code, "fr")
    typed = f"{match.game.action(code)}\nu\nu\nq\n"
    seen = transcript(match, 0, typed, tmp_path / "a.minutes", monkeypatch, "fr")
    assert f"Robin reprend son choix\N{NARROW NO-BREAK SPACE}: {card}" in seen
    assert (match.state.save(), len(match.choices)) == (before, count)
    assert "il ne peut plus être repris" in seen
    assert boardroom.replay((tmp_path / "a.minutes").read_text("utf8")).choices == match.choices


def test_undo_is_offered_only_where_it_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_a_turn_of_burn_rate()
    code = next(code for code in match.state.legal() if match.game.action(code).verb == "discard")
    seen = transcript(match, 0, f"{match.game.action(code)}\nq\n", tmp_path / "a.minutes", monkeypatch)
    first, second = re.findall(r"^(?:Choose|Press).*$", seen, re.M)
    assert ("u undo" in first, "u undo" in second) == (False, True)


def test_who_has_chosen_nothing_has_nothing_to_take_back(desk: Desk) -> None:
    out = desk.run("play", "startup-nation", "--seed", 15, typed="u\n1\nu\nq\n").out
    assert "You have not chosen anything yet." in out
    assert "Others have played since your last choice" in out
