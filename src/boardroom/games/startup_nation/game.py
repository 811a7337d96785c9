"""The Game object of Start-Up Nation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from boardroom.core.event import Event
from boardroom.core.game import Game, streams_of
from boardroom.core.luck import Luck
from boardroom.core.setups import Setups
from boardroom.core.state import State
from boardroom.games.startup_nation.content import names
from boardroom.games.startup_nation.content.box import Content
from boardroom.games.startup_nation.forms import saves
from boardroom.games.startup_nation.forms.by_hand import set_up
from boardroom.games.startup_nation.mind.advice import StartUpNationAdvice
from boardroom.games.startup_nation.mind.coach import StartUpNationCoach
from boardroom.games.startup_nation.play import StartUpNation
from boardroom.games.startup_nation.rules.actions import ACTIONS
from boardroom.games.startup_nation.rules.decisions import EVENT_TEXTS, PROMPTS
from boardroom.games.startup_nation.rules.rounds import start_match
from boardroom.games.startup_nation.state.decision import refusals
from boardroom.games.startup_nation.state.fields import described, lay_table
from boardroom.games.startup_nation.state.record import CAUSES
from boardroom.games.startup_nation.state.setup import Setup, check_together, options_of
from boardroom.games.startup_nation.state.table import ROUND_REASONS


class StartUpNationGame(Game):
    """Start-Up Nation with one box of cards."""

    id: ClassVar[str] = "startup-nation"
    title: ClassVar[str] = "Start-Up Nation"
    min_seats: ClassVar[int] = 4
    max_seats: ClassVar[int] = 5
    revision: ClassVar[int] = 3
    same_rules_since: ClassVar[int] = 2
    same_cards: ClassVar[tuple[str, ...]] = ("46ec0e7e5b798ea5",)
    reasons: ClassVar[tuple[str, ...]] = refusals.reasons
    prompts: ClassVar[tuple[str, ...]] = PROMPTS
    event_texts: ClassVar[tuple[str, ...]] = EVENT_TEXTS
    things: ClassVar[dict[str, tuple[str, ...]]] = {
        "card": tuple(names.CARD_NAMES),
        "role": tuple(names.ROLE_NAMES),
        "answer": tuple(names.ANSWERS),
        "choice": ("decline", "pass"),
        "colour": tuple(names.COLOURS),
        "cause": tuple(CAUSES),
        "reason": (*ROUND_REASONS, "target", "cap"),
    }

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.folder = Path(__file__).parent
        self._content = Content(Path(content) if content is not None else self.folder)
        self.content = self._content.digest
        self._setups = Setups(lambda seats, options: described(Setup(seats, self._content.boxes[seats], options)))
        self.option_table = options_of(self._content)
        self.advice = StartUpNationAdvice()
        self.coach = StartUpNationCoach()
        for action in ACTIONS:
            code = self.add_action(action)
            if action.label == "swap":
                card, target, other = action.text.split()[1:]
                self.also_written(f"play {card} {other} {target}", code)

    def check_table_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raises BadOption for options that do not fit the number of seats."""
        check_together(seats, self._content.boxes[seats], options)

    def may_talk(self, state: State, seat: int, other: int) -> bool:
        """SN-A34: who is out of a round talks only to others who are out."""
        assert isinstance(state, StartUpNation)
        return state.over or state.is_living(seat) or (other >= 0 and not state.is_living(other))

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> StartUpNation:
        """A match at the first choice of its first round."""
        state = self._empty(seats, luck, options)
        state.log = log
        start_match(state)
        return state

    def load_table(
        self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]
    ) -> StartUpNation:
        """A whole save has a record; a table set up by hand has none."""
        state = self._empty(seats, Luck(luck.get("seed", 0)), options)
        if "record" in table:
            saves.load(state, table, streams_of(luck))
        else:
            set_up(state, table)
        return state

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        """SN-A22 caps the rounds; a round has at most as many draws as the deck has cards, and a draw leads to at most
        one play, one question by a neighbour and one answer, after at most one pass by each other seat.
        """
        box = self._content.boxes[seats]
        interns = 7 if options["interns"] == "all_seven" else box.interns
        draws = sum(box.copies) + interns - seats
        per_draw = 3 + (seats - 1 if options["pass_left"] else 0)
        return int(options["round_cap"]) * draws * per_draw

    def _empty(self, seats: int, luck: Luck, options: dict[str, Any]) -> StartUpNation:
        state = StartUpNation()
        lay_table(state, self, self._setups.get(seats, options), luck)
        return state
