"""Does a value have the shape that its game gives it? Says in words where it has not."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from boardroom import Game


def shapes_of(game: Game) -> Any:
    """The game's module of shapes: `View`, and `Told`, the union of all that a seat can be told."""
    return import_module(type(game).__module__.rpartition(".")[0] + ".shapes")


@cache
def kinds_told(game: Game) -> dict[str, list[Any]]:
    """The shapes of what is told, by the kind of event."""
    kinds: dict[str, list[Any]] = {}
    for shape in get_args(shapes_of(game).Told):
        for kind in get_args(get_type_hints(shape)["kind"]):
            kinds.setdefault(kind, []).append(shape)
    return kinds


def texts_told(game: Game) -> set[str]:
    """The sentences that events can be told with: each kind has one, and each variant that a shape names in `text`."""
    hints = [get_type_hints(shape) for shape in get_args(shapes_of(game).Told)]
    return {text for hint in hints for field in ("kind", "text") for text in get_args(hint.get(field))}


def misfit(value: Any, shape: Any, where: str) -> str:
    """The first place that is not as the shape has it, in words; empty when all is."""
    origin, parts = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        return misfit_in_dict(value, shape, where)
    if origin in (Union, UnionType):
        tries = [misfit(value, part, where) for part in parts]
        return "" if "" in tries else nearest(tries, where)
    if origin is Literal:
        return "" if value in parts else f"{where} is {value!r}, not one of {parts}"
    if origin is list:
        return (
            first(misfit(one, parts[0], f"{where}[{n}]") for n, one in enumerate(value))
            if is_a(value, list)
            else wrong(value, "a list", where)
        )
    if origin is tuple:  # a row of fixed length, which travels as a list
        if not is_a(value, list) or len(value) != len(parts):
            return wrong(value, f"a list of {len(parts)}", where)
        return first(misfit(one, part, f"{where}[{n}]") for n, (one, part) in enumerate(zip(value, parts, strict=True)))
    if origin is dict:
        if not is_a(value, dict):
            return wrong(value, "a dict", where)
        keys = first(misfit(key, parts[0], f"a key of {where}") for key in value)
        return keys or first(misfit(one, parts[1], f"{where}[{key!r}]") for key, one in value.items())
    return "" if is_a(value, NoneType if shape is None else shape) else wrong(value, shape.__name__, where)


def misfit_in_dict(value: Any, shape: Any, where: str) -> str:
    """Fields that are missing, unknown, or of another kind."""
    if not is_a(value, dict):
        return wrong(value, f"a {shape.__name__}", where)
    hints = get_type_hints(shape, include_extras=True)
    optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    if missing := [key for key in hints if key not in value and key not in optional]:
        return f"{where} has no {', '.join(missing)}, as {shape.__name__} has it"
    if unknown := [key for key in value if key not in hints]:
        return f"{where} has {', '.join(unknown)}, which {shape.__name__} has not"
    kinds = get_type_hints(shape)
    return first(misfit(value[key], kinds[key], f"{where}.{key}") for key in value)


def is_a(value: Any, kind: type) -> bool:
    """A bool is no int here, as in TypeScript; a whole number may stand for any number."""
    if isinstance(value, bool) and kind is not bool:
        return kind is object
    return isinstance(value, (int, float) if kind is float else kind)


def wrong(value: Any, expected: str, where: str) -> str:
    return f"{where} is {value!r}, not {expected}"


def first(found: Any) -> str:
    """The first that is not empty."""
    return next((said for said in found if said), "")


def nearest(tries: list[str], where: str) -> str:
    """Of several shapes that a value could have, the complaint that goes deepest into it."""
    return max(tries, key=lambda said: len(said.partition(" ")[0])) or where
