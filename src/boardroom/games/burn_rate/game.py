"""The Game object of Burn Rate."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from boardroom.core.event import Event
from boardroom.core.game import Game, streams_of
from boardroom.core.luck import Luck
from boardroom.core.setups import Setups
from boardroom.core.state import State
from boardroom.games.burn_rate.content.box import Content
from boardroom.games.burn_rate.content.names import DEPARTMENTS, DRAFTED, LAYOFFS_CARD, ROLES, SKILL_SETS
from boardroom.games.burn_rate.forms import saves
from boardroom.games.burn_rate.forms.by_hand import set_up
from boardroom.games.burn_rate.forms.view import CHOICES, PROMPTS
from boardroom.games.burn_rate.mind.advice import BurnRateAdvice
from boardroom.games.burn_rate.mind.coach import BurnRateCoach
from boardroom.games.burn_rate.play import BurnRate
from boardroom.games.burn_rate.rules.actions import Actions
from boardroom.games.burn_rate.rules.decisions import DECISIONS, DRAFT
from boardroom.games.burn_rate.rules.effects import EFFECTS
from boardroom.games.burn_rate.state import events
from boardroom.games.burn_rate.state.fields import described, lay_table
from boardroom.games.burn_rate.state.rows import refusals
from boardroom.games.burn_rate.state.setup import OPTIONS, Setup, check_together

FOLDER = Path(__file__).parent
BOX = Content(FOLDER, [*EFFECTS])  # our own; its people and cards are those that the texts know
EVENT_TEXTS = tuple(dict.fromkeys([*events.TEXTS, *[text for row in EFFECTS for text in row.told]]))


class BurnRateGame(Game):
    """Burn Rate with one box of cards."""

    id: ClassVar[str] = "burn-rate"
    title: ClassVar[str] = "Burn Rate"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    revision: ClassVar[int] = 2
    same_rules_since: ClassVar[int] = 1
    same_cards: ClassVar[tuple[str, ...]] = ("430523fa2c870f00",)
    reasons: ClassVar[tuple[str, ...]] = refusals.reasons
    prompts: ClassVar[tuple[str, ...]] = PROMPTS
    public_prompts: ClassVar[tuple[str, ...]] = tuple(key for row in DECISIONS for key in row.public)
    event_texts: ClassVar[tuple[str, ...]] = EVENT_TEXTS
    things: ClassVar[dict[str, tuple[str, ...]]] = {
        "card": tuple(dict.fromkeys(BOX.face)),
        "person": tuple(BOX.people),
        "department": tuple(DEPARTMENTS),
        "role": tuple(ROLES),
        "skills": tuple(SKILL_SETS[1:]),
        "choice": tuple(CHOICES),
        "reason": ("last_solvent", "cap"),
    }

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.folder = FOLDER
        self._content = BOX if content is None else Content(Path(content), [*EFFECTS])
        self._actions = Actions(self._content, EFFECTS)
        self.content = self._content.digest
        self.own_names = self._content.own_names
        self._setups = Setups(self._setup)
        self.option_table = OPTIONS
        self.advice = BurnRateAdvice()
        self.coach = BurnRateCoach()
        for action in self._actions.actions:
            self.add_action(action)

    def check_table_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raises BadOption for options that do not fit the number of seats."""
        check_together(seats, options)

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> BurnRate:
        """A game at the first choice of its draft."""
        state = self._empty(seats, luck, options)
        state.log = log
        DRAFT.begin(state)
        return state

    def load_table(self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]) -> BurnRate:
        """A whole save has labels; a table set up by hand has none."""
        state = self._empty(seats, Luck(luck.get("seed", 0)), options)
        if "labels" in table:
            saves.load(state, table, streams_of(luck))
        else:
            set_up(state, table)
        return state

    def ahead(self, state: State, seat: int) -> list[int]:
        """BR-3.0: during the draft every seat takes one person after the other."""
        assert isinstance(state, BurnRate)
        return DRAFT.ahead(state, seat)

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        """BR-3.37 caps the rounds. A turn has at most four cards and its end, and with mass layoffs as many more choices
        as there are people and a stop. In the draft each take may wait until every pile has been turned over once (BR-3.26).
        """
        people, faces = len(self._content.people), zip(self._content.face, self._content.kind, strict=True)
        draft = seats * DRAFTED * (1 + people)
        layoffs = sum(face == LAYOFFS_CARD or EFFECTS[kind].word == "mass-firing" for face, kind in faces)
        return draft + int(options["round_cap"]) * seats * (5 + layoffs * (people + 1))

    def _setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return described(Setup(seats, self._content, self._actions.codes, options))

    def _empty(self, seats: int, luck: Luck, options: dict[str, Any]) -> BurnRate:
        state = BurnRate()
        lay_table(state, self, self._setups.get(seats, options), luck)
        return state
