"""The agreed frame of one match: seats, box and options as plain numbers, fixed from the first deal to the last."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadOption
from boardroom.core.fields import Field
from boardroom.core.option import Option
from boardroom.core.state import State
from boardroom.games.startup_nation.content.box import Box, Content
from boardroom.games.startup_nation.content.names import CARD_NAMES, INTERNS, INVESTOR, KINDS

# Emmanuel's lies (SN-22)
LIE_FREELY: Final = 0
NO_FALSE_HIT: Final = 1
NEVER_LIE: Final = 2

# Ties for the best unit (SN-46)
ALL_TIED_WIN: Final = 0
NOBODY_SCORES: Final = 1
HIGHEST_SINGLE_CARD: Final = 2

DESTITUTION: Final = KINDS  # the row of the investor's effect with the option of that name, after those of the cards

LIES: Final = ["free", "no_false_hit", "off"]
TIES: Final = ["all_tied_win", "nobody_scores", "highest_single_card_then_share"]
INTERN_LISTS: Final = ["random_public", "print_order", "all_seven"]
FIRST_PLAYERS: Final = ["random", "seat:0", "seat:1", "seat:2", "seat:3", "seat:4"]


def options_of(content: Content) -> list[Option]:
    """The options; how many interns take part is the content's."""
    interns = {seats: box.interns for seats, box in content.boxes.items()}
    return [
        Option(
            "interns",
            "choice or list",
            list(INTERN_LISTS),
            "random_public",
            items=[*CARD_NAMES[:INTERNS]],
            counts=interns,
        ),
        Option("emmanuel_lie", "choice", list(LIES), "free"),
        Option("ties", "choice", list(TIES), "all_tied_win"),
        Option("target_score", "number", [3, 7], 4),
        Option("round_cap", "number", [20, 200], 60),
        Option("first_player", "choice", list(FIRST_PLAYERS), "random"),
        Option("bpi", "choice", ["reset_each_round", "persistent"], "reset_each_round"),
        Option("two_left", "choice", ["same_colour_ends", "any_two_end"], "same_colour_ends"),
        Option("question_ally", "choice", ["allowed", "forbidden"], "allowed"),
        Option("survivor_points", "choice", [2, 0], 2),
        Option("love_bonus", "flag", [False, True], False),
        Option("pass_left", "flag", [False, True], False),
        Option("failed_promotion", "choice", ["hidden", "shown"], "hidden"),
        Option("investor", "choice", ["bpi", "destitution"], "bpi"),
    ]


class Setup:
    """Seats, box and options of one match; shared by all its states and never changed."""

    def __init__(self, seats: int, box: Box, options: dict[str, Any]) -> None:
        self.seats = seats
        self.box = box
        self.options = options
        self.fields: list[Field] = []  # of its tables, see fields.py
        self.empty: State | None = None  # one of them with nothing on it
        self.everybody = (1 << seats) - 1
        self.lie = LIES.index(options["emmanuel_lie"])
        self.ties = TIES.index(options["ties"])
        self.target = int(options["target_score"])
        self.cap = int(options["round_cap"])
        self.bpi_returns = options["bpi"] == "reset_each_round"
        self.any_two_end = options["two_left"] == "any_two_end"
        self.may_question_ally = options["question_ally"] == "allowed"
        self.survivor_points = int(options["survivor_points"])
        self.love_bonus = bool(options["love_bonus"])
        self.pass_left = bool(options["pass_left"])
        self.shows_failure = options["failed_promotion"] == "shown"
        self.demotes = options["investor"] == "destitution"
        self.bpi = 0 if self.demotes else box.bpi  # SN-A40: then no BPI tokens are used
        self.effects = list(range(KINDS))  # the row of each card's effect
        if self.demotes:
            self.effects[INVESTOR] = DESTITUTION
        self.first_seat = FIRST_PLAYERS.index(options["first_player"]) - 1  # -1: random

    def given_interns(self) -> list[int] | None:
        """The interns the options name; None when they are drawn at random (SN-A3)."""
        interns = self.options["interns"]
        if interns == "random_public":
            return None
        if interns == "print_order":
            return PRINT_ORDER[: self.box.interns]
        if interns == "all_seven":
            return list(range(INTERNS))
        return [CARD_NAMES.index(name) for name in interns]


PRINT_ORDER: Final = [0, 1, 2, 3, 4, 5, 6]  # SN-A3: the order of the print sheets is the order of our cards


def check_together(seats: int, box: Box, options: dict[str, Any]) -> None:
    """Raises BadOption for options that do not fit the number of seats."""
    interns = options["interns"]
    if isinstance(interns, list) and len(interns) != box.interns:
        raise BadOption(f"option interns: {seats} seats play with {box.interns} interns, not {len(interns)}")
    first = FIRST_PLAYERS.index(options["first_player"]) - 1
    if first >= seats:
        raise BadOption(f"option first_player: with {seats} seats it is random or seat:0 to seat:{seats - 1}")
