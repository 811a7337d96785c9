"""A game: the rules with one set of cards. It makes states and knows all words for them."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from boardroom.core.action import Action
from boardroom.core.coach import Coach, Reason
from boardroom.core.errors import BadContent, BadOption, BadSave, IllegalAction
from boardroom.core.event import Event
from boardroom.core.grammar import capital
from boardroom.core.luck import Luck
from boardroom.core.option import Option, check_options
from boardroom.core.reading import whole
from boardroom.core.state import Advice, State

if TYPE_CHECKING:
    from boardroom.core.drawing.drawing import Drawing

SHOWN_CHOICES: Final = 6  # how many legal choices a refusal lists
MOST_DRAWN: Final = 1 << 48  # from one stream of luck; no game comes near it


class Game:
    """The rules of one game with one set of cards. It starts tables, reads saves, and knows a word for everything.

    `boardroom.load` gives one. A new game is a subclass that fills in the class attributes and the methods from
    `new_state` to `may_talk`.

    Attributes:
        id: The name in programs, such as `startup-nation`.
        title: The name for people, such as `Start-Up Nation`.
        min_seats: The smallest number of seats.
        max_seats: The largest number of seats.
        revision: The version of its rules. Saves of another revision are refused.
        same_rules_since: The oldest revision with the same rules, whose minutes can still be replayed; only saves were
            written in another way then. 0 stands for the present one.
        same_cards: Earlier digests of the cards that come with the game, from when a digest covered their wording too.
        cooperative: True when everybody wins or loses together.
        reasons: Every reason for which a choice can be refused; the texts have each as `reason-<reason>`.
        prompts: The text keys of everything that a seat can be asked.
        public_prompts: Those of `prompts` at which everybody can work out how many choices there are; a page may answer
            such a prompt by itself when there is only one.
        dull_prompts: Those of `public_prompts` for which somebody may want to give a standing order.
        event_texts: The text keys of all events, without `event-` before them.
        view_texts: The text keys of sentences that a view has besides its prompt.
        things: The names that texts can be filled with, by kind; the texts have each as `<kind>-<name>`.
        actions: Every action; its place in the list is its code.
        option_table: The options as the game declares them; `options` has them with their help.
        folder: The folder with the game's texts.
        content: A digest of the cards; games with other cards have another one.
        content_folder: The folder with the owner's own cards; None for those that come with the game.
        own_names: What the owner's own cards are called in every language, by text key.
        advice: What the game tells its bots.
        coach: What the game says to people about their choices.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    revision: ClassVar[int]
    same_rules_since: ClassVar[int] = 0
    same_cards: ClassVar[tuple[str, ...]] = ()
    cooperative: ClassVar[bool] = False
    reasons: ClassVar[tuple[str, ...]]
    prompts: ClassVar[tuple[str, ...]]
    public_prompts: ClassVar[tuple[str, ...]] = ()
    dull_prompts: ClassVar[tuple[str, ...]] = ()
    event_texts: ClassVar[tuple[str, ...]]
    view_texts: ClassVar[tuple[str, ...]] = ()
    things: ClassVar[dict[str, tuple[str, ...]]]

    def __init__(self, content: str | None = None) -> None:
        self.content_folder: str | None = content
        self.content: str = ""
        self.folder: Path = Path(__file__).parent
        self.option_table: list[Option] = []
        self.actions: list[Action] = []
        self._codes: dict[str, int] = {}
        self._defaults: dict[int, dict[str, Any]] = {}  # the checked default options by seats; nobody changes them
        self.advice: Advice = Advice()
        self.coach: Coach = Coach()
        self.own_names: dict[str, str] = {}  # text key of a thing -> the name an owner wrote on it, in all languages

    # What a game fills in.

    def new_state(self, seats: int, luck: Luck, options: dict[str, Any], log: list[Event] | None) -> State:
        """A new state at its first decision. Seats and options have been checked; `log`, if any, gets the first events."""
        raise NotImplementedError

    def load_table(self, seats: int, luck: dict[str, Any], options: dict[str, Any], table: dict[str, Any]) -> State:
        """The state with this table of a save, or this part of a table; `restore` calls it.

        Args:
            seats: How many seats the table has.
            luck: A dict with `seed`, and `streams` that says how many words each stream has given.
            options: The options, all of them, checked.
            table: What `save()["table"]` was, or a part of it: the rest is filled in.
        """
        raise NotImplementedError

    def check_table_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raises BadOption when options do not fit together or do not fit the number of seats."""

    def longest_game(self, seats: int, options: dict[str, Any]) -> int:
        """A number of choices that no game with these seats and options exceeds; `max_choices` gives it."""
        raise NotImplementedError

    def may_talk(self, state: State, seat: int, other: int) -> bool:
        """Whether what this seat writes may reach another seat, or the gallery (-1), now."""
        return True

    def ahead(self, state: State, seat: int) -> list[int]:
        """What this seat, which does not decide now, may choose in advance, where its next decision is certain.

        Everybody must be able to tell that it will be asked this next, and how many choices it will have.
        """
        return []

    def sequel(self, state: State) -> dict[str, Any]:
        """The options by which the game that follows this finished one differs from it; nothing where none follows."""
        return {}

    # What everybody uses.

    @classmethod
    def has_rules(cls, revision: int) -> bool:
        """Is a game of that revision played by these rules? Only its saves may have been written in another way."""
        return (cls.same_rules_since or cls.revision) <= revision <= cls.revision

    def has_cards(self, content: str) -> bool:
        """Does this digest stand for these cards?"""
        return content == self.content or (self.content_folder is None and content in self.same_cards)

    @property
    def num_actions(self) -> int:
        """How many actions the game has; their codes are the numbers from 0 to `num_actions - 1`."""
        return len(self.actions)

    @property
    def options(self) -> list[Option]:
        """Everything that a table may choose before it starts, with its help in English.

        Raises:
            BadContent: An option has no texts yet; the message names the keys that are missing in each language.
        """
        self._check_option_texts()
        return [
            Option(
                o.name,
                o.kind,
                o.values[:],
                o.default,
                self.say("en", f"option-{o.name}"),
                o.items[:],
                dict(o.counts),
                {key: values[:] for key, values in o.groups.items()},
            )
            for o in self.option_table
        ]

    def _check_option_texts(self) -> None:
        from boardroom.core.texts import LANGUAGES, texts_of

        texts, keys = texts_of(self.folder), [key for option in self.option_table for key in option.text_keys()]
        for lang in LANGUAGES:
            missing = [key for key in keys if not texts.has(lang, key)]
            if missing:
                raise BadContent(f"{self.folder / f'texts.{lang}.ftl'}: expected texts for {', '.join(missing)}")

    def check_seats(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options with their values: those given, checked, and the default of the others.

        Raises:
            BadOption: The game does not have so many seats, such an option or such a value.
        """
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
        """A new table at its first decision.

        Args:
            seats: How many seats the table has, from `min_seats` to `max_seats`.
            seed: What decides all luck of this game; any non-negative whole number.
            log: A list that gets every event, from the deal on; None keeps no log.
            **options: The game's options, by name; `game.options` lists them.

        Raises:
            BadOption: The game does not have so many seats, such an option or such a value, or the seed is none.
        """
        self._check_keywords(seed, log)
        checked = self.check_seats(seats, options)
        return self.new_state(seats, Luck(check_seed(seed)), checked, log)

    def max_choices(self, seats: int, **options: Any) -> int:
        """A number of choices that no game with these seats and options exceeds.

        Raises:
            BadOption: The game does not have so many seats, such an option or such a value.
        """
        return self.longest_game(seats, self.check_seats(seats, options))

    def restore(self, saved: dict[str, Any]) -> State:
        """The state that was saved, or one whose table is set up by hand.

        Args:
            saved: What `state.save()` gave, or a part of it, such as `{"seed": 7, "table": {"seats": 4, ...}}`: what is
                missing is filled in by the rules.

        Raises:
            BadSave: This cannot be a position of the game, or it was saved with other rules or cards.
            BadOption: Its seats, options or seed are not possible.
        """
        if not isinstance(saved, dict) or not isinstance(saved.get("table"), dict):
            raise BadSave("a save is a dict with a dict 'table' in it")
        for key, mine in (("game", self.id), ("revision", self.revision), ("content", self.content)):
            if saved.get(key, mine) != mine and not (key == "content" and self.has_cards(saved[key])):
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
        """The options for a table that is set up by hand; a game may widen those that were not given."""
        return options

    def add_action(self, action: Action) -> int:
        """Adds an action to the game's table and returns its code."""
        assert action.text not in self._codes, f"two actions are called {action.text!r}"
        self._codes[action.text] = len(self.actions)
        self.actions.append(action)
        return len(self.actions) - 1

    def also_written(self, text: str, code: int) -> None:
        """Adds a second notation for an action, such as the other order of two things whose order does not matter."""
        self._codes[text] = code

    def action(self, code: int) -> Action:
        """The action with this code.

        Raises:
            IllegalAction: The game has no such code.
        """
        if not is_code(code, len(self.actions)):
            codes = f"{self.title} has the codes 0 to {len(self.actions) - 1}"
            raise IllegalAction(f"{codes}, not {code!r}", code if isinstance(code, int) else -1, "unknown-code")
        return self.actions[code]

    def code(self, text: str) -> int:
        """The code of the action with this notation, such as `"play recruiter seat:2"`.

        Raises:
            IllegalAction: The game has no such action; the message names those that are written nearly like it.
        """
        words = words_of(text)
        if words not in self._codes:
            near = get_close_matches(words, self._codes, n=3)
            hint = f"; near it: {', '.join(near)}" if near else ""
            raise IllegalAction(f"{self.title} has no action {text!r}{hint}", -1, "unknown-code")
        return self._codes[words]

    def offer(self, codes: list[int]) -> str:
        """What may be chosen, for the end of a refusal: the first of these codes in notation."""
        may = [str(self.action(code)) for code in codes]
        rest = f", … ({len(may)} in all)" if len(may) > SHOWN_CHOICES else ""
        return f"it may: {', '.join(may[:SHOWN_CHOICES])}{rest}"

    def say(self, lang: str, key: str, params: Mapping[str, Any] | None = None, names: list[str] | None = None) -> str:
        """A text of the game.

        Args:
            lang: The language, `"en"` or `"fr"`.
            key: The key of the text in the game's texts files.
            params: What it is filled with.
            names: The name of each seat; without them seats are letters, A for seat 0.
        """
        from boardroom.core.texts import texts_of

        return texts_of(self.folder).say(lang, key, params or {}, names, self.own_names)

    def label(self, code: int, lang: str, names: list[str] | None = None) -> str:
        """A choice as a sentence for people.

        Args:
            code: The code of the choice.
            lang: The language, `"en"` or `"fr"`.
            names: The name of each seat; without them seats are letters, A for seat 0.
        """
        action = self.action(code)
        return capital(self.say(lang, f"action-{action.label}", action.params, names))

    def asking(self, codes: list[int], picked: list[str], lang: str, names: list[str] | None = None) -> str:
        """What is asked next in the middle of a choice, as a sentence for people.

        Args:
            codes: The legal codes.
            picked: The things clicked so far, in order.
            lang: The language, `"en"` or `"fr"`.
            names: The name of each seat; without them seats are letters, A for seat 0.

        Returns:
            The sentence; empty when nothing is picked yet, or when the game has no words for it.
        """
        from boardroom.core.asking import ask_keys, remaining, shared_params
        from boardroom.core.drawing.words import Words
        from boardroom.core.texts import texts_of

        actions = remaining([self.action(code) for code in codes], picked) if picked else []
        if not actions:
            return ""
        known = texts_of(self.folder)
        keys = ask_keys([action.label for action in actions], picked)
        key = next((key for key in keys if known.has(lang, key)), "")
        thing = Words(self, lang, names).thing(picked[-1])
        sentence = self.say(lang, key, {**shared_params(actions), "thing": thing}, names) if key else ""
        return sentence[:1].upper() + sentence[1:]

    def describe(self, event: Event | Mapping[str, Any], lang: str, seat: int, names: list[str] | None = None) -> str:
        """An event as a sentence for people.

        Args:
            event: The event, or what `event.shown(seat)` gave.
            lang: The language, `"en"` or `"fr"`.
            seat: The seat that reads it, or -1 for the gallery: the sentence tells no more than this seat may know.
            names: The name of each seat; without them seats are letters, A for seat 0.
        """
        told = event.shown(seat) if isinstance(event, Event) else event
        return capital(self.say(lang, event_key(told), told, names))

    def because(self, reason: Reason, lang: str, names: list[str] | None = None) -> str:
        """A reason of the coach as a sentence for people.

        Args:
            reason: What `explain` in `boardroom.bots.coach` gave.
            lang: The language, `"en"` or `"fr"`.
            names: The name of each seat; without them seats are letters, A for seat 0.
        """
        kind = "coach" if reason.key in self.coach.keys else "aim"
        return capital(self.say(lang, f"{kind}-{reason.key}", reason.params, names))

    def draw(self, view: Mapping[str, Any], lang: str = "en", names: list[str] | None = None) -> Drawing:
        """A view as a picture for notebooks and web pages; `boardroom.draw` takes a state.

        Args:
            view: What `state.view(seat)` gave.
            lang: The language, `"en"` or `"fr"`.
            names: The name of each seat; without them seats are letters, A for seat 0.

        Returns:
            A piece of HTML without scripts, which a notebook shows by itself.
        """
        from boardroom.core.drawing.html import drawing_of

        return drawing_of(self, view, lang, names)

    def __repr__(self) -> str:
        own = f", content {self.content_folder!r}" if self.content_folder is not None else ""
        return f"<Game {self.id}, {self.min_seats} to {self.max_seats} seats, revision {self.revision}{own}>"

    def _check_keywords(self, seed: Any, log: Any) -> None:
        """Options that came as a dict, where the seed or the log was expected, are a common slip."""
        if isinstance(seed, dict) or not (log is None or isinstance(log, list)):
            example = "".join(f", {option.name}={option.default!r}" for option in self.option_table[:1])
            raise BadOption(
                f"options are keywords, as in game.start({self.min_seats}, seed=7{example}), "
                f"and log is a list or None, not {log if isinstance(seed, int) else seed!r}"
            )

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


def is_code(code: Any, count: int) -> bool:
    """Is this a whole number from 0 below the count? True and False are none."""
    return isinstance(code, int) and not isinstance(code, bool) and 0 <= code < count


def words_of(text: Any) -> str:
    """A notation with single spaces, or IllegalAction for what is no text."""
    if not isinstance(text, str):
        raise IllegalAction(f"a choice is a code (an int) or its notation (a str), not {text!r}", -1, "unknown-code")
    return " ".join(text.split())


def check_seed(seed: Any) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise BadOption(f"a seed is a non-negative whole number, not {seed!r}")
    return seed


def event_key(told: Mapping[str, Any]) -> str:
    """The text key of an event as one seat was told it: `text`, where the game gives one, names a variant."""
    return f"event-{told.get('text', told['kind'])}"
