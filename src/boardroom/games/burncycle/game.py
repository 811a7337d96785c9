"""The Game object of burncycle."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, get_args, get_type_hints

from boardroom.core.event import Event
from boardroom.core.game import Game, streams_of
from boardroom.core.luck import Luck
from boardroom.core.setups import Setups
from boardroom.games.burncycle.content import names
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.names import PURCHASES, UNIVERSAL
from boardroom.games.burncycle.forms import saves
from boardroom.games.burncycle.forms.partial import set_up
from boardroom.games.burncycle.forms.prompts import prompts
from boardroom.games.burncycle.mind.advice import BurncycleAdvice
from boardroom.games.burncycle.play import Burncycle
from boardroom.games.burncycle.rules.dice import purposes
from boardroom.games.burncycle.shapes import Told
from boardroom.games.burncycle.state.actions import ActionTable
from boardroom.games.burncycle.state.fields import described, lay_table
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.setup import Setup, check_together, options_of

CHOICES_PER_TURN = 2000  # see longest_game
CHOICES_PER_CORPORATION = 400
CHOICES_OF_SETUP = 100


def things_of(content: Content) -> dict[str, tuple[str, ...]]:
    """What parameters can name: everything of the content that comes with the game."""
    letters = {letter for plan in content.plans for letter in plan.letters}
    return {
        "agent": tuple(agent.key for agent in content.agents),
        "module": tuple(module.key for module in content.modules),
        "mission": tuple(mission.key for mission in content.missions),
        "captain": tuple(captain.key for captain in content.captains),
        "ceo": tuple(ceo.key for ceo in content.ceos),
        "unit": (*[unit.key for unit in content.units], "captain"),
        "plan": tuple(plan.name for plan in content.plans),
        "terminal": tuple(card.key for card in content.terminals),
        "network": tuple(card.key for card in content.networks),
        "imperative": tuple(card.key for card in content.imperatives),
        "item": ("key", *[card.key for card in content.caches]),
        "ability": tuple(names.ABILITIES),
        "robot": tuple(names.ROBOT_NAMES),
        "chip": tuple(names.CHIPS),
        "direction": tuple(names.DIRECTIONS),
        "die": tuple(names.DICE),
        "face": tuple(
            dict.fromkeys(names.face_name(kind, face) for kind in range(3) for face in content.faces.action[kind])
        ),
        "goal": tuple(names.GOALS),
        "entry": tuple(names.ENTRY_REFS),
        "purchase": tuple(PURCHASES),
        "universal": tuple(UNIVERSAL),
        "purpose": purposes(),
        "inspection": tuple(names.INSPECTIONS),
        "source": ("own", "team"),
        "by": ("agent", "module"),
        "reserve": tuple(names.RESERVES),
        "ending": ("won", "threat", "module", "agents", "cap"),
        "zone": tuple(sorted(letters)),
    }


def event_texts() -> tuple[str, ...]:
    """Every sentence an event can have: its kind, or what its shape has for `text`."""
    hints = [get_type_hints(shape) for shape in get_args(Told)]
    return tuple(text for hint in hints for text in get_args(hint.get("text", hint["kind"])))


OWN_CONTENT = Content(Path(__file__).parent / "content")


class BurncycleGame(Game):
    """burncycle with one set of missions, maps and cards."""

    id: ClassVar[str] = "burncycle"
    title: ClassVar[str] = "burncycle"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    revision: ClassVar[int] = 6
    cooperative: ClassVar[bool] = True
    reasons: ClassVar[tuple[str, ...]] = refusals.reasons
    prompts: ClassVar[tuple[str, ...]] = prompts()
    event_texts: ClassVar[tuple[str, ...]] = event_texts()
    things: ClassVar[dict[str, tuple[str, ...]]] = things_of(OWN_CONTENT)

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.folder = Path(__file__).parent
        self._content = Content(Path(content)) if content is not None else OWN_CONTENT
        self.content = self._content.digest
        self._rows = ActionTable(self._content)
        self._setups = Setups(lambda seats, options: described(Setup(seats, self._content, options)))
        self.option_table = options_of(self._content)
        self.advice = BurncycleAdvice()
        for action in self._rows.actions:
            self.add_action(action)

    def check_table_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raises BadOption for options that do not fit the number of seats."""
        check_together(seats, options)

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> Burncycle:
        """A game at its first choice."""
        state = self._empty(seats, luck, options)
        state.log = log
        state.start()
        return state

    def load_table(self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]) -> Burncycle:
        """A whole save has an agenda; a table set up by hand has none."""
        state = self._empty(seats, Luck(luck.get("seed", 0)), options)
        if "agenda" in table:
            saves.load(state, table, streams_of(luck))
            state.settle()
        else:
            set_up(state, table)
        return state

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        """BC-A60 caps the rounds. Within a turn everything is used up: at most 6 chips with two actions each, every AP
        test spends dice (at most 18 with values up to 9, so fewer than 200 steps in all), purchases are made once,
        each item changes hands once, and chips of reserves are spent: well below the number per turn.
        """
        rounds = int(options["round_cap"])
        return rounds * (seats * CHOICES_PER_TURN + CHOICES_PER_CORPORATION) + CHOICES_OF_SETUP

    def _empty(self, seats: int, luck: Luck, options: dict[str, Any]) -> Burncycle:
        state = Burncycle()
        lay_table(state, self, self._setups.get(seats, options), self._rows, luck)
        return state
