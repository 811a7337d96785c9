"""A table drawn for a notebook: everything in it is from the view, escaped, and in words where there are any."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

import boardroom
from toy.game import CoffeeGame

NATION = boardroom.load("startup-nation")
GAMES = [*map(boardroom.load, boardroom.games()), CoffeeGame()]
per_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


def text_of(drawing: str) -> str:
    """What a person reads in a drawing."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", drawing))


class Elements(HTMLParser):
    """The elements of a page, which must be closed as they were opened."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.names.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@per_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_drawn_in_both_languages(game: boardroom.Game, lang: str) -> None:
    state = game.start(game.max_seats, seed=3)
    for seat in range(-1, game.max_seats):
        drawn = boardroom.draw(state, seat, lang)
        assert game.title in drawn
        assert Elements(drawn).attributes == {"style", "lang"}
        assert not {"script", "style", "img", "link", "iframe"} & Elements(drawn).names
        assert "url(" not in drawn and "://" not in drawn


def test_a_notebook_is_shown_what_spectators_see() -> None:
    state = NATION.start(4, seed=7)
    assert state._repr_html_() == boardroom.draw(state) == NATION.draw(state.view(-1))
    assert boardroom.draw(state)._repr_html_() == boardroom.draw(state)
    assert "as spectators see it" in text_of(boardroom.draw(state))


def test_a_seat_sees_its_own_cards_with_what_is_written_on_them() -> None:
    state = NATION.restore({"table": {"seats": 4, "hands": [["brigitte", "recruiter"], ["director"], None, None]}})
    seen = text_of(boardroom.draw(state, 0))
    assert "as A sees it" in seen
    assert "Never played. If you have to discard her, you are out of the round." in seen
    assert "Exchange your hidden card with another player’s." in seen
    assert "Director" not in seen


def test_seats_are_letters_unless_they_have_names() -> None:
    state = NATION.start(4, seed=7)
    assert "D must play a card." in text_of(boardroom.draw(state))
    assert "◆ D Dan" in boardroom.draw(state, names=["Ada", "Bob", "Cyd", "Dan"])
    assert "Dan must play a card." in text_of(boardroom.draw(state, names=["Ada", "Bob", "Cyd", "Dan"]))


def test_the_end_names_winners_scores_and_the_reason() -> None:
    state = CoffeeGame().start(2, turns=1)
    state.play("end")
    state.play("end")
    assert state.outcome is not None
    drawn = text_of(boardroom.draw(state))
    assert drawn.count("★ wins") == len(state.outcome.winners)
    assert f"score {state.outcome.scores[0]}" in drawn


def test_whatever_is_written_on_the_table_is_escaped() -> None:
    bad = "<script>alert('&')</script>"
    view: dict[str, Any] = dict(CoffeeGame().start(2).view(-1))
    view["seats"] = [{"ref": "seat:0", bad: bad, "few": {bad: bad}}, {"ref": "seat:1", bad: bad, "few": {bad: bad}}]
    view["zones"] = [{"ref": bad, "owner": 0, "kind": "row", "things": [{"ref": bad, "face": bad, "count": 1}]}]
    view["prompt"]["rule"] = view["own"] = bad
    view[bad] = {bad: bad}
    drawn = CoffeeGame().draw(view, "en", [bad, bad])
    assert "script" not in Elements(drawn).names
    assert "&lt;script&gt;alert(&#x27;&amp;&#x27;)" in drawn


def test_fields_with_a_word_are_facts_and_the_others_are_folded() -> None:
    state = boardroom.load("burncycle").start(1, seed=1)
    shown, _, folded = boardroom.draw(state, lang="fr").partition("<details")
    assert "menace 0 · limite " in text_of(shown)
    assert "wall_tokens" in folded and "menace" not in folded


def test_another_language_is_refused() -> None:
    with pytest.raises(ValueError, match="texts exist in en and fr"):
        boardroom.draw(NATION.start(4), lang="de")


def test_a_drawing_is_told_in_one_line() -> None:
    assert re.fullmatch(r"<Drawing: \d+ characters of HTML>", repr(boardroom.draw(NATION.start(4))))
