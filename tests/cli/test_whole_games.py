"""Whole games of a scripted person through the real loop, on a screen of 80 columns and 24 lines."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import boardroom
from boardroom import Match
from boardroom.terminal import hint
from boardroom.terminal.choose import Menu, Pick
from boardroom.terminal.frame import players_of
from boardroom.terminal.menus import page_of
from boardroom.terminal.names import cast_of
from boardroom.terminal.tables import table_of
from boardroom.terminal.words import Words
from cli.glass import HEIGHT, WIDTH, Glass, Typing, play_at_glass, widest
from cli.test_tables import DRAWN, RAW

SHORT = {"burn-rate": {"round_cap": 12}, "power-struggle": {"meeting_cap": 3}, "startup-nation": {"target_score": 3}}
NOTATION = ("en entier", "in full")  # a line of help that shows how a program writes a choice


def new_match(game_id: str, seed: int) -> Match:
    game = boardroom.load(game_id)
    names = ["random"] * game.min_seats
    names[seed % game.min_seats] = "Robin"
    match = Match(game, game.min_seats, seed, players_of(names, game), **SHORT.get(game_id, {}))
    match.names = names
    return match


def any_number(seed: int, keys: str = "") -> Typing:
    """Types a number of the menu, and now and then one of these keys."""
    chance = random.Random(seed)

    def typing(glass: Glass) -> str:
        if " : " in glass.lines[-1].replace("\N{NO-BREAK SPACE}", " ") or "Enter:" in glass.lines[-1]:
            return "t"
        if keys and chance.random() < 0.1:
            return chance.choice(keys)
        return str(chance.randint(1, glass.count))

    return typing


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", boardroom.games())
def test_every_game_is_played_to_its_end(
    game_id: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(game_id, 6)
    screens = play_at_glass(match, match.names.index("Robin"), any_number(2), tmp_path / "a", monkeypatch, lang)
    assert match.over
    assert len(screens) > 5
    last = "\n".join(screens[-1])
    title = {"en": "The end ═", "fr": "Fin de partie ═"}[lang]
    assert title in last
    scores = re.findall(r"^ +[●■▲◆★] .*?([-−]?\d+)(?:  \w+)?$", last[last.index(title) :], re.MULTILINE)
    assert len(scores) == (0 if match.game.cooperative else len(match.names))
    assert not any(score.startswith("-") for score in scores)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", DRAWN)
def test_table_question_and_menu_are_always_on_the_screen(
    game_id: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint, "SIMULATIONS", 20)
    match = new_match(game_id, 11)
    typing = any_number(4, keys="bntlc?iu")
    screens = play_at_glass(match, match.names.index("Robin"), typing, tmp_path / "a", monkeypatch, lang)
    title = f"{match.game.title} · "
    asked = [screen for screen in screens if re.search(r"1–\d|1 ·", screen[-1])]
    assert len(asked) > 10
    assert [screen for screen in asked if not any(line.startswith(title) for line in screen)] == []
    assert max(widest(screen) for screen in screens) <= WIDTH
    assert max(len(screen) for screen in screens) <= HEIGHT
    lines = {line for screen in screens for line in screen if not any(word in line for word in NOTATION)}
    assert [line for line in lines if RAW.search(line)] == []


def test_a_long_menu_has_pages_and_its_numbers_go_on() -> None:
    game = boardroom.load("power-struggle")
    words = Words(game, "fr", cast_of(["Robin", "greedy", "greedy"], 0))
    acts = [code for code, action in enumerate(game.actions) if action.verb == "act"]
    menu = Menu((), [Pick("", code) for code in acts])
    view = game.start(3, 1).view(0)
    pages = [page_of(menu, view, words, 80, 5, number) for number in range(4)]
    assert [page.count for page in pages] == [3] * 4
    assert [[int(line.plain.split()[0]) for line in page.lines] for page in pages[:3]] == [
        [1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14],
    ]  # fmt: skip
    assert pages[3] == pages[0]


def test_short_choices_stand_in_columns_where_there_is_no_room_for_a_list() -> None:
    game = boardroom.load("power-struggle")
    words = Words(game, "fr", cast_of(["Robin", "greedy", "greedy"], 0))
    sums = [code for code, action in enumerate(game.actions) if action.verb == "fine"]
    shown = page_of(Menu((), [Pick("", code) for code in sums]), game.start(3, 1).view(0), words, 80, 7)
    assert (len(sums), len(shown.lines), shown.count) == (10, 5, 1)


def test_what_happened_stays_above_and_frames_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("startup-nation", 9)
    seen: list[str] = []

    def typing(glass: Glass) -> str:
        seen[:] = glass.lines
        return "q" if len(match.choices) > 20 else str(glass.count)

    play_at_glass(match, match.names.index("Robin"), typing, tmp_path / "a", monkeypatch)
    assert "\n".join(seen).count("Start-Up Nation · ") == 1
    assert len([line for line in seen if line.lstrip()[:1] in "●■▲◆"]) > 30


def test_every_game_has_a_table_or_is_drawn_like_any_view() -> None:
    assert {game_id for game_id in boardroom.games() if table_of(game_id)} >= set(DRAWN)
