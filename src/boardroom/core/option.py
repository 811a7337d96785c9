"""The options of a game: what a table may choose before it starts, and clear errors for what it may not."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from boardroom.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """Something that a table may choose before the game starts, such as a house rule.

    Attributes:
        name: The keyword that `game.start` takes it by.
        kind: `choice` (one of `values`), `number` (a whole number from `values[0]` to `values[1]`), `flag` (True or False)
            or `choice or list` (one of `values`, or a list made of `items`).
        values: What it may be; the least and the greatest for a number.
        default: What it is when nothing is said.
        help: What it does, as a sentence in English; the game's texts have it in each language.
        items: What a list may contain.
        counts: How long the list must be, by number of seats; a number of seats that is not named allows any length.
        groups: Values that belong together, by the text key of what they have in common; a form shows them so.
    """

    name: str
    kind: str
    values: list[Any]
    default: Any
    help: str = ""
    items: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)
    groups: dict[str, list[str]] = field(default_factory=dict)

    def check(self, value: Any) -> Any:
        """The value in its canonical form, such as `3` for the text `"3"`.

        Raises:
            BadOption: The option does not take this value; the message says what it takes.
        """
        if self.kind == "number":
            return self._number(value)
        if self.kind == "choice or list" and not (isinstance(value, str) and value in self.values):
            return self._list(value)
        for allowed in self.values:
            if allowed == value and type(allowed) is type(value):
                return allowed
        for allowed in self.values:  # a flag or number may come as text, from a command line or a form
            if isinstance(value, str) and not isinstance(allowed, str) and str(allowed).lower() == value.lower():
                return allowed
        raise BadOption(f"option {self.name} is {self.allowed()}, not {value!r}")

    def text_keys(self) -> list[str]:
        """The keys of its texts: what it does, and each value that it may have."""
        values = [] if self.kind == "number" else [str(value).lower().replace(":", "_") for value in self.values]
        return [f"option-{self.name}", *[f"option-{self.name}-{value}" for value in values]]

    def allowed(self) -> str:
        """What the option takes, as words for a sentence."""
        if self.kind == "number":
            return f"a whole number from {self.values[0]} to {self.values[1]}"
        choices = ", ".join(str(value) for value in self.values)
        if self.kind == "choice or list":
            return f"one of {choices}, or a list made of {', '.join(self.items)}"
        return f"one of {choices}"

    def _number(self, value: Any) -> int:
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.values[0] <= value <= self.values[1]:
            raise BadOption(f"option {self.name} is {self.allowed()}, not {value!r}")
        return value

    def _list(self, value: Any) -> list[str]:
        chosen = value.split(",") if isinstance(value, str) else value
        if not isinstance(chosen, (list, tuple)):
            raise BadOption(f"option {self.name} is {self.allowed()}, not {value!r}")
        for item in chosen:
            if item not in self.items:
                raise BadOption(f"option {self.name} is {self.allowed()}; {item!r} is neither")
        if len(set(chosen)) < len(chosen):
            raise BadOption(f"option {self.name}: {', '.join(chosen)} names something twice")
        return sorted(chosen, key=self.items.index)


def decided_options(known: list[Option], options: dict[str, Any]) -> dict[str, Any]:
    """The options that are not at their default: what a table decided, and all that digests and minutes tell of them."""
    defaults = {option.name: option.default for option in known}
    return {name: value for name, value in options.items() if value != defaults[name]}


def check_options(known: list[Option], given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its canonical value; those not given get their default."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            near = get_close_matches(name, names, n=1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            raise BadOption(f"there is no option {name!r}{hint}; the options are {', '.join(names)}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in known}
