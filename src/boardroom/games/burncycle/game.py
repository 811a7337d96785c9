"""The Game object of burncycle."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, get_args, get_type_hints

from boardroom.core.event import Event
from boardroom.core.game import Game, streams_of
from boardroom.core.luck import Luck
from boardroom.core.setups import Setups
from boardroom.core.state import State
from boardroom.games.burncycle.content import names
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.names import PURCHASES, UNIVERSAL
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.forms import saves
from boardroom.games.burncycle.forms.by_hand import set_up
from boardroom.games.burncycle.forms.mission import brief_texts
from boardroom.games.burncycle.forms.prompts import dull_prompts, prompts, public_prompts
from boardroom.games.burncycle.forms.view import campaign
from boardroom.games.burncycle.mind.advice import BurncycleAdvice
from boardroom.games.burncycle.mind.coach import BurncycleCoach
from boardroom.games.burncycle.play import Burncycle
from boardroom.games.burncycle.rules.dice import purposes
from boardroom.games.burncycle.rules.setup import placed_later
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
        "corporation": tuple(corporation.key for corporation in content.corporations),
        "twist": tuple(names.TWISTS),
        "carried": tuple(names.CARRIED),
        "entry": tuple(names.ENTRY_REFS),
        "purchase": tuple(PURCHASES),
        "universal": tuple(UNIVERSAL),
        "purpose": purposes(),
        "ping": tuple(content.faces.ping_words),
        "inspection": tuple(names.INSPECTIONS),
        "source": ("own", "team"),
        "by": ("agent", "module"),
        "reserve": tuple(names.RESERVES),
        "ending": ("won", "threat", "module", "agents", "cap"),
        "zone": tuple(sorted(letters)),
        "room": (*Plan().letters, *[f"{plan.name}-{letter}" for plan in content.plans for letter in plan.room_names]),
    }


def event_texts() -> tuple[str, ...]:
    """Every sentence an event can have: its kind, or what its shape has for `text`."""
    hints = [get_type_hints(shape) for shape in get_args(Told)]
    return tuple(text for hint in hints for text in get_args(hint.get("text", hint["kind"])))


def names_written_on(content: Content) -> dict[str, str]:
    """What an owner calls missions and rooms, by text key."""
    missions = {f"mission-{mission.key}": mission.name for mission in content.missions if mission.name}
    rooms = {
        f"room-{plan.name}-{letter}": name or letter.upper()
        for plan in content.plans
        for letter, name in plan.room_names.items()
    }
    return missions | rooms


def names_of_its_own(content: Content) -> dict[str, str]:
    """Those of them that are not ours: what kept our name has our words, in every language."""
    ours = names_written_on(OWN_CONTENT)
    return {key: name for key, name in names_written_on(content).items() if ours.get(key) != name}


OWN_CONTENT = Content(Path(__file__).parent / "content")


class BurncycleGame(Game):
    """burncycle with one set of missions, maps and cards."""

    id: ClassVar[str] = "burncycle"
    title: ClassVar[str] = "burncycle"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    revision: ClassVar[int] = 8
    same_rules_since: ClassVar[int] = 7
    same_cards: ClassVar[tuple[str, ...]] = ("6a35cf432228a048",)
    cooperative: ClassVar[bool] = True
    reasons: ClassVar[tuple[str, ...]] = refusals.reasons
    prompts: ClassVar[tuple[str, ...]] = prompts()
    public_prompts: ClassVar[tuple[str, ...]] = public_prompts()
    dull_prompts: ClassVar[tuple[str, ...]] = dull_prompts()
    event_texts: ClassVar[tuple[str, ...]] = event_texts()
    view_texts: ClassVar[tuple[str, ...]] = brief_texts()
    things: ClassVar[dict[str, tuple[str, ...]]] = things_of(OWN_CONTENT)

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.folder = Path(__file__).parent
        self._content = Content(Path(content)) if content is not None else OWN_CONTENT
        self.content = self._content.digest
        self.own_names = names_of_its_own(self._content)
        self._content.own_missions = {
            mission.key: mission.name
            for mission in self._content.missions
            if f"mission-{mission.key}" in self.own_names
        }
        self._rows = ActionTable(self._content)
        self._setups = Setups(lambda seats, options: described(Setup(seats, self._content, options)))
        self.option_table = options_of(self._content)
        self.advice = BurncycleAdvice()
        self.coach = BurncycleCoach(self.advice)
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

    def ahead(self, state: State, seat: int) -> list[int]:
        """BC-2.2.13: while the robots are placed, one seat after the other puts its own down."""
        assert isinstance(state, Burncycle)
        return placed_later(state, seat)

    def sequel(self, state: State) -> dict[str, Any]:
        """BC-3.19: after a mission that was won, the next one against the same corporation and what is taken along."""
        assert isinstance(state, Burncycle)
        following = campaign(state)
        return {} if following is None else {**following, "carried": following["carried"] or "nothing"}

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
