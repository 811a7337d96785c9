"""The agreed frame of one game: seats, box and options as plain numbers, fixed from the deal to the end."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.fields import Field
from boardroom.core.option import Option
from boardroom.games.power_struggle.content.box import Box
from boardroom.games.power_struggle.content.names import CORRUPTION, ENEMY_NAMES, SHARES
from boardroom.games.power_struggle.state.rows import Happening

OPTIONS: Final = [
    Option("target", "choice", [4, 5], 4),
    Option("thresholds", "choice", ["booklet", "alt_2009", "blurb"], "booklet"),
    Option("moron_payer", "choice", ["starter", "com_head"], "starter"),
    Option("meeting_end", "choice", ["after_step5", "next_round"], "after_step5"),
    Option("meeting_cap", "number", [1, 30], 30),
]
ALT_SHARES: Final = 18  # the register's other editions
BLURB_CORRUPTION: Final = 8


class Setup:
    """Seats, box and options of one game; shared by all its states and never changed."""

    def __init__(self, seats: int, box: Box, happenings: list[Happening], options: dict[str, Any]) -> None:
        self.seats = seats
        self.box = box
        self.happenings = [happenings[kind] for kind in box.event_kinds]  # by event card
        self.options = options
        self.fields: list[Field] = []  # of its tables, see fields.py
        self.enemies = [ENEMY_NAMES[card] for card in box.trio_cards]  # the competence cards in play
        self.target = int(options["target"])
        self.thresholds = box.thresholds[:]
        if options["thresholds"] == "alt_2009":
            self.thresholds[SHARES] = ALT_SHARES
        elif options["thresholds"] == "blurb":
            self.thresholds[CORRUPTION] = BLURB_CORRUPTION
        self.starter_pays = options["moron_payer"] == "starter"
        self.ends_in_meeting = options["meeting_end"] == "after_step5"
        self.meeting_cap = int(options["meeting_cap"])
