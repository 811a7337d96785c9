"""The Game object of Power Struggle."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from boardroom.core.event import Event
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.setups import Setups
from boardroom.core.state import State
from boardroom.games.power_struggle.content import names
from boardroom.games.power_struggle.content.box import Content
from boardroom.games.power_struggle.forms import saves
from boardroom.games.power_struggle.forms.by_hand import set_up
from boardroom.games.power_struggle.mind.advice import PowerStruggleAdvice
from boardroom.games.power_struggle.mind.coach import PowerStruggleCoach
from boardroom.games.power_struggle.play import PowerStruggle
from boardroom.games.power_struggle.rules.actions import (
    CHOICE_NAMES,
    DULL_PROMPTS,
    PROMPTS,
    PUBLIC_PROMPTS,
    TEXTS,
    actions_for,
)
from boardroom.games.power_struggle.rules.happenings import HAPPENINGS
from boardroom.games.power_struggle.rules.menu import MENU
from boardroom.games.power_struggle.rules.placement import ASK_PLACE, places_later
from boardroom.games.power_struggle.state.fields import described, lay_table
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.setup import OPTIONS, Setup

FOLDER = Path(__file__).parent
BOX = Content(FOLDER, HAPPENINGS)
LONGEST_ACTION = 18  # found twice with six lifted each: 1 + 2 * (6 + 1) + 1; two offers: 1 + 2 * 5 + stop + 2 + 1
LONGEST_PHASE = 7
MEETING_CHOICES = 2 + 6 + 9  # the Chairman's privilege, six displaced heads, eight picks and the seal


class PowerStruggleGame(Game):
    """Power Struggle with one box."""

    id: ClassVar[str] = "power-struggle"
    title: ClassVar[str] = "Power Struggle"
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 5
    revision: ClassVar[int] = 2
    same_rules_since: ClassVar[int] = 1
    same_cards: ClassVar[tuple[str, ...]] = ("4aa3a8598484acbf",)
    reasons: ClassVar[tuple[str, ...]] = refusals.reasons
    prompts: ClassVar[tuple[str, ...]] = PROMPTS
    public_prompts: ClassVar[tuple[str, ...]] = PUBLIC_PROMPTS
    dull_prompts: ClassVar[tuple[str, ...]] = DULL_PROMPTS
    event_texts: ClassVar[tuple[str, ...]] = TEXTS
    things: ClassVar[dict[str, tuple[str, ...]]] = {
        "division": tuple(names.DIVISION_NAMES),
        "privilege": tuple(names.PRIVILEGE_NAMES),
        "side": tuple(names.SIDE_NAMES),
        "track": tuple(names.TRACK_NAMES),
        "way": tuple(names.WAY_NAMES),
        "colour": tuple(names.COLOUR_NAMES),
        "enemy": tuple(names.ENEMY_NAMES),
        "happening": tuple(BOX.events),
        "business": tuple(business.word for business in MENU),
        "choice": tuple(CHOICE_NAMES),
        "reason": ("target", "cap"),
    }

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.folder = FOLDER
        self._content = BOX if content is None else Content(Path(content), HAPPENINGS)
        self.content = self._content.digest
        self._setups = Setups(self._setup)
        self.option_table = OPTIONS
        self.advice = PowerStruggleAdvice()
        self.coach = PowerStruggleCoach()
        for action in actions_for(self._content.events):
            self.add_action(action)

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> PowerStruggle:
        """A game at its first placement."""
        state = self._empty(seats, luck, options)
        state.log = log
        state.start_game()
        return state

    def load_table(
        self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]
    ) -> PowerStruggle:
        """A whole save has a ledger; a table set up by hand has none."""
        state = self._empty(seats, Luck(luck.get("seed", 0)), options)
        if "ledger" in table:
            saves.load(state, table)
        else:
            set_up(state, table)
        return state

    def ahead(self, state: State, seat: int) -> list[int]:
        """PS-4: while the figures are placed, nothing comes between a seat and its next one."""
        assert isinstance(state, PowerStruggle)
        return ASK_PLACE.choices(state) if places_later(state, seat) else []

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        """The meetings are capped (PS-R27), a phase has at most seven rounds, an action and a meeting end."""
        phase = LONGEST_PHASE * seats * LONGEST_ACTION
        return 3 * seats + int(options["meeting_cap"]) * (MEETING_CHOICES + LONGEST_ACTION + phase)

    def _setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return described(Setup(seats, self._content.boxes[seats], HAPPENINGS, options))

    def _empty(self, seats: int, luck: Luck, options: dict[str, Any]) -> PowerStruggle:
        state = PowerStruggle()
        lay_table(state, self, self._setups.get(seats, options), luck)
        return state
