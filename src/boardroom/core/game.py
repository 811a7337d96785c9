"""A game: the rules with one set of cards. It makes states and knows all words for them."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from boardroom.core.action import Action
from boardroom.core.errors import BadOption, BadSave, IllegalAction
from boardroom.core.event import Event
from boardroom.core.luck import Luck
from boardroom.core.option import Option, check_options
from boardroom.core.reading import whole
from boardroom.core.state import Advice, State

MOST_DRAWN: Final = 1 << 48  # from one stream of luck; no game comes near it


class Game:
    """The rules of one game with one set of cards; it makes states and knows all words for them."""

    id: ClassVar[str]
    title: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    revision: ClassVar[int]
    cooperative: ClassVar[bool] = False  # everybody wins or loses together
    reasons: ClassVar[tuple[str, ...]]  # why a choice can be refused: a closed list
    prompts: ClassVar[tuple[str, ...]]  # the keys of all prompts
    event_texts: ClassVar[tuple[str, ...]]  # the text keys of all events, without their "event-"
    things: ClassVar[dict[str, tuple[str, ...]]]  # what parameters can name, by kind: each has a text "<kind>-<name>"

    def __init__(self, content: str | None = None) -> None:
        self.content_folder = content
        self.content = ""
        self.folder = Path(__file__).parent
        self.option_table: list[Option] = []
        self.actions: list[Action] = []
        self._codes: dict[str, int] = {}
        self._defaults: dict[int, dict[str, Any]] = {}  # the checked default options by seats; nobody changes them
        self.advice = Advice()
        self.own_names: dict[str, str] = {}  # text key of a thing -> the name an owner wrote on it, in all languages

    # What a game fills in.

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> State:
        """A state at its first decision; seats and options have been checked."""
        raise NotImplementedError

    def load_table(self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]) -> State:
        """The state with this whole or partial table; `luck` is {"seed": ..., "streams": {name: count}}."""
        raise NotImplementedError

    def check_table_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raises BadOption for options that do not fit together or do not fit the number of seats."""

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        """A proven bound on the number of choices."""
        raise NotImplementedError

    def may_talk(self, view: dict[str, Any], seat: int, other: int) -> bool:
        """May words of this seat reach the other (-1: the gallery) now? `view` is the gallery's."""
        return True

    # What everybody uses.

    @property
    def num_actions(self) -> int:
        """How many codes there are; a code is a number from 0 below this."""
        return len(self.actions)

    @property
    def options(self) -> list[Option]:
        """The options with their help in English."""
        return [
            Option(
                o.name, o.kind, o.values[:], o.default, self.say("en", f"option-{o.name}"), o.items[:], dict(o.counts)
            )
            for o in self.option_table
        ]

    def check_seats(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options in full, or BadOption that names what is allowed."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.title} is played by {self.min_seats} to {self.max_seats} seats, not {seats!r}")
        if not options and seats in self._defaults:
            return self._defaults[seats]
        checked = check_options(self.option_table, options)
        self.check_table_options(seats, checked)
        if not options:
            self._defaults[seats] = checked
        return checked

    def start(self, seats: int, seed: int = 0, log: list[Event] | None = None, **options: Any) -> State:
        """A new table at its first decision; with a `log` the opening events are in it."""
        checked = self.check_seats(seats, options)
        return self.new_state(seats, Luck(check_seed(seed)), checked, log)

    def max_choices(self, seats: int, **options: Any) -> int:
        """No game with these seats and options takes more choices."""
        return self.longest_game(seats, self.check_seats(seats, options))

    def restore(self, saved: dict[str, Any]) -> State:
        """The state of a save, or of a partial table: `{"seed": 7, "table": {"seats": 4, ...}}`."""
        if not isinstance(saved, dict) or not isinstance(saved.get("table"), dict):
            raise BadSave("a save is a dict with a dict 'table' in it")
        for key, mine in (("game", self.id), ("revision", self.revision), ("content", self.content)):
            if saved.get(key, mine) != mine:
                raise BadSave(f"this save has {key} {saved[key]!r}; here it is {mine!r}")
        luck = saved.get("luck", {"seed": saved.get("seed", 0)})
        if not isinstance(luck, dict):
            raise BadSave(f"luck is a dict with a 'seed', not {luck!r}")
        check_seed(luck.get("seed", 0))
        table: dict[str, Any] = saved["table"]
        seats = table.get("seats", self.min_seats)
        options = self.options_for(table, self.check_seats(seats, saved.get("options", {})), saved.get("options", {}))
        try:
            state = self.load_table(seats, luck, options, table)
            check_position(state)
        except KeyError as problem:
            raise BadSave(f"this table cannot be read: there is no {problem} in it") from problem
        except (ValueError, TypeError, IndexError, AttributeError, OverflowError, AssertionError) as problem:
            raise BadSave(f"this table cannot be read: {type(problem).__name__}: {problem}") from problem
        return state

    def options_for(self, table: dict[str, Any], options: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
        """The options a partial table needs; a game may widen those that were not given."""
        return options

    def add_action(self, action: Action) -> int:
        """Adds a row to the action table and gives its code."""
        assert action.text not in self._codes, f"two actions are called {action.text!r}"
        self._codes[action.text] = len(self.actions)
        self.actions.append(action)
        return len(self.actions) - 1

    def also_written(self, text: str, code: int) -> None:
        """Another way to write an action, for the two orders of an unordered pair."""
        self._codes[text] = code

    def action(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < len(self.actions):
            raise IllegalAction(
                f"{self.title} has the codes 0 to {len(self.actions) - 1}, not {code}", code, "unknown-code"
            )
        return self.actions[code]

    def code(self, text: str) -> int:
        """The code of this notation."""
        words = " ".join(text.split())
        if words not in self._codes:
            near = get_close_matches(words, self._codes, n=3)
            hint = f"; near it: {', '.join(near)}" if near else ""
            raise IllegalAction(f"{self.title} has no action {text!r}{hint}", -1, "unknown-code")
        return self._codes[words]

    def say(self, lang: str, key: str, params: dict[str, Any] | None = None, names: list[str] | None = None) -> str:
        """The text with this key in this language."""
        from boardroom.core.texts import texts_of

        return texts_of(self.folder).say(lang, key, params or {}, names, self.own_names)

    def label(self, code: int, lang: str, names: list[str] | None = None) -> str:
        """The choice as a sentence for people, in "fr" or "en"; seats are letters unless `names` are given."""
        action = self.action(code)
        return self.say(lang, f"action-{action.label}", action.params, names)

    def describe(self, event: Event | dict[str, Any], lang: str, seat: int, names: list[str] | None = None) -> str:
        """The event as this seat may read it; the dict is what `event.shown(seat)` gave earlier."""
        told = event.shown(seat) if isinstance(event, Event) else event
        return self.say(lang, event_key(told), told, names)

    def __reduce__(self) -> tuple[Any, ...]:
        return revive_game, (type(self), self.content_folder)


@cache
def revive_game(kind: type[Game], content: str | None) -> Game:
    """Unpickles a game: one object for all states of a process."""
    return kind(content)


def streams_of(luck: dict[str, Any]) -> dict[str, int]:
    """How far each stream of luck has been drawn, as a save tells it."""
    streams = luck.get("streams", {})
    if not isinstance(streams, dict):
        raise BadSave(f"luck's streams are a dict of counts, not {type(streams).__name__}")
    return {name: whole(count, f"the count of stream {name}", 0, MOST_DRAWN) for name, count in streams.items()}


def check_position(state: State) -> None:
    """Tries out a table that was read: counts it, and lets whoever decides look, think and find a choice."""
    census, box = state.census(), state.box()
    wrong = [
        kind for kind in [*box, *[kind for kind in census if kind not in box]] if census.get(kind) != box.get(kind)
    ]
    if wrong:
        counts = [f"{kind} {census.get(kind, 0)} instead of {box.get(kind, 0)}" for kind in wrong]
        raise BadSave(f"the table holds other things than the box: {', '.join(counts)}")
    state.view(state.seat)
    if not state.over:
        state.imagine(state.seat, Luck(0))
        if not state.legal():
            raise BadSave(f"seat {state.seat} has nothing to choose from at this table")


def check_seed(seed: Any) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise BadOption(f"a seed is a non-negative whole number, not {seed!r}")
    return seed


def event_key(told: dict[str, Any]) -> str:
    """The text key of an event as one seat was told it: `text`, where the game gives one, names a variant."""
    return f"event-{told.get('text', told['kind'])}"
