"""The agreed frame of one game: seats, box and options as plain numbers, fixed from the start to the end."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadOption
from boardroom.core.fields import Field
from boardroom.core.option import Option
from boardroom.core.state import State
from boardroom.games.burn_rate.content.box import Content
from boardroom.games.burn_rate.content.names import VP
from boardroom.games.burn_rate.shapes import BoxRow
from boardroom.games.burn_rate.state.codes import Codes
from boardroom.games.burn_rate.state.rows import Effect

FIRST_PLAYERS: Final = ["random", "seat:0", "seat:1", "seat:2", "seat:3"]
FORFEITS: Final = ["one_to_four", "none_to_four"]
LAYOFFS: Final = ["as_on_the_card", "double_payday", "mass_firing"]

OPTIONS: Final = [
    Option("first_player", "choice", list(FIRST_PLAYERS), "random"),
    Option("layoffs", "choice", list(LAYOFFS), "as_on_the_card"),
    Option("round_cap", "number", [5, 500], 100),
    Option("forfeit", "choice", list(FORFEITS), "one_to_four"),
]


class Setup:
    """Seats, box and options of one game; shared by all its states and never changed."""

    def __init__(self, seats: int, content: Content, codes: Codes, options: dict[str, Any]) -> None:
        self.seats = seats
        self.content = content
        self.codes = codes
        self.options = options
        self.fields: list[Field] = []  # of its tables, see fields.py
        self.empty: State | None = None  # one of them with nothing on it
        self.money = content.money[seats]
        self.cap = int(options["round_cap"])
        self.first_seat = FIRST_PLAYERS.index(options["first_player"]) - 1  # -1: random
        self.may_pass = options["forfeit"] == "none_to_four"  # BR-3.6
        self.everybody = (1 << seats) - 1
        self.cards = codes.readings[options["layoffs"]]
        self.box = [  # what everybody knows of the cards of each kind and value; a view copies it
            box_row(kind, value, count, self.cards[content.row.index(place)].effect)
            for place, ((kind, value), count) in enumerate(content.box.items())
        ]
        self.is_vp = [role == VP for role in content.role]
        self.vps = [person for person, role in enumerate(content.role) if role == VP]
        self.people_of = [  # everybody of each department
            [person for person, place in enumerate(content.department) if place == department]
            for department in range(4)
        ]
        # Where the rules look all the time.
        self.department = content.department
        self.role = content.role
        self.skill = content.skill
        self.salary = content.salary
        self.contractor_pay = content.contractor_pay


def box_row(kind: str, value: int, count: int, effect: Effect) -> BoxRow:
    """How the cards with this effect look: their colour, and a pointed top if they hurt others."""
    return {"kind": kind, "value": value, "count": count, "colour": effect.colour, "hurts": effect.hurts}


def check_together(seats: int, options: dict[str, Any]) -> None:
    """Raises BadOption for options that do not fit the number of seats."""
    if FIRST_PLAYERS.index(options["first_player"]) > seats:
        raise BadOption(f"option first_player: with {seats} seats it is random or seat:0 to seat:{seats - 1}")
