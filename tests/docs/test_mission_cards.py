"""The mission cards of the rules pages are those of the game."""

from __future__ import annotations

import pytest

from kit.tools import tool

cards = tool("mission_cards")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_every_card_as_the_game_says_it(lang: str) -> None:
    page = cards.PAGES[lang].read_text("utf8")
    assert cards.with_cards(page, lang) == page, "run tools/mission_cards.py"
    assert all(cards.card(lang, mission) in page for mission in cards.missions())


def test_a_page_for_all_seats_says_how_many_places_are_used_where_one_number_of_seats_uses_all() -> None:
    card = " ".join(cards.card("en", "m2").split())
    assert "(drawn at random, 3 / 4 / 5 / 5 of F1, M5, B7, D11 and J11; Cold Kitchen, " in card
