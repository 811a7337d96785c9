"""Every game's table in the terminal: it fits, it speaks, and it is drawn from the view alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import boardroom
from boardroom.core.drawing.words import GALLERY
from boardroom.terminal.names import cast_of
from boardroom.terminal.screen import table_lines
from boardroom.terminal.tables import table_of
from boardroom.terminal.words import Words
from toy.game import CoffeeGame

DRAWN = ["burn-rate", "power-struggle", "startup-nation"]
ROOM = 15  # lines of a table on a screen of 24
SPARE = 1  # more is taken only where there is no other way
RAW = re.compile(r"\w_\w|\b(?:br|ps|sn|field|card|event|prompt|hint)-\w|\bNone\b(?! there)|[{}]|\[object|\bseat:\d")


def random_views(game: boardroom.Game, seed: int, every: int, seats: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Views of the deciding seat and of the gallery in a random game."""
    state, chance = game.start(seats, seed), random.Random(seed)
    for number in range(1200):
        if state.over or number % every == 0:
            seat = max(0, state.seat)
            yield seat, dict(state.view(seat))
            yield GALLERY, dict(state.view(GALLERY))
        if state.over:
            return
        state.play(chance.choice(state.legal()))


def drawn(view: dict[str, Any], game: boardroom.Game, lang: str, seat: int, width: int) -> list[str]:
    words = Words(game, lang, cast_of(["greedy"] * len(view["seats"]), seat))
    return [line.plain for line in table_lines(view, words, width, ROOM)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", DRAWN)
def test_every_table_fits_80_columns_and_leaves_room_for_the_menu(game_id: str, lang: str) -> None:
    game = boardroom.load(game_id)
    for seats in range(game.min_seats, game.max_seats + 1):
        for seat, view in random_views(game, seats, 23, seats):
            lines = drawn(view, game, lang, seat, 80)
            assert max(len(line) for line in lines) <= 80, lines
            assert len(lines) <= ROOM + SPARE, lines


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", DRAWN)
def test_every_table_speaks_words(game_id: str, lang: str, width: int) -> None:
    game = boardroom.load(game_id)
    for seat, view in random_views(game, 40 + width, 29, game.max_seats):
        lines = drawn(view, game, lang, seat, width)
        assert max(len(line) for line in lines) <= width
        assert [line for line in lines if RAW.search(line)] == []


def test_a_game_of_strangers_has_no_table_of_its_own() -> None:
    assert table_of(CoffeeGame().id) is None
    assert table_of("not a game") is None
    assert all(table_of(game_id) for game_id in DRAWN)


def test_burn_rate_shows_skill_names_engineers_and_ideas() -> None:
    game = boardroom.load("burn-rate")
    table = {
        "companies": [{"sales": ["brad_duke"], "hr": ["martin_able", "chet_dubois"], "dev": ["tony_fuji"]}, {}],
        "ideas": [["bad-idea:012:x3"], []],
        "hands": [["funding:3:20", "hire:0123:a"], []],
    }
    view = dict(game.restore({"table": table}).view(0))
    lines = drawn(view, game, "en", 0, 80)
    assert next(line for line in lines if line.startswith("  Sales")).split()[:4] == ["Sales", "1★", "Brad", "Duke"]
    assert any("1/3 +2 contr." in line for line in lines)
    assert any("×3" in line for line in lines)
    assert any("HIRE (0–3) · FUNDING +20 (3)" in line for line in lines)


def test_power_struggle_shows_one_shape_for_each_manager() -> None:
    game = boardroom.load("power-struggle")
    views = [view for _, view in random_views(game, 8, 40, 3)]
    assert any("main" in unit for view in views for unit in view["offices"].values())
    shown = "\n".join("\n".join(drawn(view, game, "en", GALLERY, 80)) for view in views)
    assert re.search(r"(●●|■■|▲▲)\d", shown)
    assert re.search(r"(?<![●■▲])[●■▲]\d", shown)


def test_start_up_nation_tells_who_discarded_what_and_who_asked_whom() -> None:
    game = boardroom.load("startup-nation")
    asked = [view for _, view in random_views(game, 3, 5, 4) if view["questions"] and view["questions"][-1]["answer"]]
    view = asked[0]
    entry, question = view["discard"][-1], view["questions"][-1]
    words = Words(game, "en", cast_of(["greedy"] * 4, GALLERY))
    shown = "\n".join(drawn(view, game, "en", GALLERY, 140))
    assert f"{'●■▲◆'[entry['seat']]} {words.thing('card', entry['card'])}" in shown
    asks = f"{'●■▲◆'[question['asker']]}→{'●■▲◆'[question['target']]} {words.thing('role:' + question['role'])}?"
    assert f"{asks} {words.thing('answer:' + question['answer'])}" in shown
