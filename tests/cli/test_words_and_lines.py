"""Languages, names, options typed on the command line, and lines that fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

import boardroom
from boardroom.core.drawing.words import SHAPES
from boardroom.language import choose_language
from boardroom.terminal import frame
from boardroom.terminal.names import STYLES, cast_of, check_name
from boardroom.terminal.wrap import lines_of

game = boardroom.load("startup-nation")


def test_the_language_is_that_of_the_system() -> None:
    assert choose_language(None, {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert choose_language(None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert choose_language(None, {}) == "en"


def test_the_language_asked_for_wins() -> None:
    assert choose_language("en", {"LANG": "fr_FR.UTF-8"}) == "en"


def test_another_language_is_refused() -> None:
    with pytest.raises(boardroom.BadOption, match="en and fr"):
        choose_language("de")


@pytest.mark.parametrize("place", ["terminal", "core/drawing"])
def test_the_terminal_and_drawings_say_the_same_things_in_both_languages(place: str) -> None:
    folder = Path(boardroom.__file__).parent / place
    english, french = (
        re.findall(r"^([a-z-]+) =", (folder / f"texts.{lang}.ftl").read_text("utf8"), re.M) for lang in ("en", "fr")
    )
    assert english == french


def test_every_seat_has_its_own_name_shape_and_colour() -> None:
    cast = cast_of(["greedy", "Agilda", "random", "greedy", "greedy"], 1)
    assert len(set(cast.names)) == 5
    assert cast.names[1] == "Agilda"
    assert len(set(SHAPES)) == len(SHAPES) == len(set(STYLES))


@pytest.mark.parametrize("name", ["", "  ", "greedy", "x" * 17, "a\nb", "a#b", "[red]"])
def test_a_name_that_tables_and_minutes_cannot_carry_is_refused(name: str) -> None:
    with pytest.raises(boardroom.BadOption):
        check_name(name)


def test_options_are_read_as_the_game_wants_them() -> None:
    typed = ["survivor_points=0", "love_bonus=TRUE", "target_score=5", "ties=nobody_scores"]
    options = game.check_seats(4, frame.read_options(typed))
    chosen = [options[name] for name in ("survivor_points", "love_bonus", "target_score", "ties")]
    assert chosen == [0, True, 5, "nobody_scores"]


@pytest.mark.parametrize("typed", ["ties", "ties=", "=x", ""])
def test_an_option_without_name_and_value_is_refused(typed: str) -> None:
    with pytest.raises(boardroom.BadOption, match="name=value"):
        frame.read_options([typed])


def test_one_bot_is_for_all_seats_and_several_say_how_many_seats() -> None:
    assert frame.read_bots("random", game, 5, people=1) == ["random"] * 4
    assert frame.read_bots("random, greedy,random,greedy", game, None, people=1) == ["random", "greedy"] * 2
    assert frame.read_bots(None, game, None, people=0) == ["greedy"] * 4


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(boardroom.BadOption, match="5 seats need 4 bots, not 2"):
        frame.read_bots("random,greedy", game, 5, people=1)


def test_lines_are_cut_between_words() -> None:
    assert [line.plain for line in lines_of(Text("one two three"), 8)] == ["one two", "three"]


def test_french_punctuation_stays_with_its_word() -> None:
    lines = lines_of(Text("Il dit : « Es-tu Brigitte ? » Oui : non"), 15)
    assert [line.plain for line in lines] == ["Il dit :", "« Es-tu", "Brigitte ? »", "Oui : non"]


def test_a_word_wider_than_the_screen_stands_alone() -> None:
    assert [line.plain for line in lines_of(Text("a " + "w" * 30 + " b"), 10)] == ["a", "w" * 30, "b"]
