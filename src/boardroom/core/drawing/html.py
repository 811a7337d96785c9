"""Draws a view for a page: what the table waits for, the seats, what lies on the table, the own hand, and the rest.

Nothing here sees a state; a view is all there is to draw from.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from boardroom.core.drawing.drawing import Drawing
from boardroom.core.drawing.lines import (
    ELSEWHERE,
    SCALARS,
    counted,
    fields_of,
    is_number,
    own_cards,
    parts_of,
    remark_on,
    title_of,
    zone_name,
    zones_of,
)
from boardroom.core.drawing.markup import Html, element
from boardroom.core.drawing.words import GALLERY, Words, shape
from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.texts import seat_name

DRAWN = (
    "game",
    "seat",
    "decider",
    "prompt",
    "seats",
    "zones",
    "outcome",
    "round",
)  # fields that are drawn by themselves
FEW = 4  # values of a seat that share a cell
SEAT_COLOURS = ("#0e7490", "#a21caf", "#a16207", "#15803d", "#155e75", "#86198f", "#854d0e", "#166534")
PIECES = {
    "red": "#dc2626",
    "blue": "#2563eb",
    "green": "#16a34a",
    "yellow": "#eab308",
    "white": "#fff",
    "black": "#000",
}


def drawing_of(game: Game, view: Mapping[str, Any], lang: str, names: list[str] | None) -> Drawing:
    """The picture of this view in this language."""
    check_view(view)
    words = Words(game, lang, names, view.get("seat", GALLERY))
    parts = [heading, status, seats, facts, things, hand, fold]
    return Drawing(element("figure", "figure", *[part(view, words) for part in parts], lang=lang))


def check_view(view: Any) -> None:
    """Raises BadOption for what is no view; the state itself is a common slip."""
    if not isinstance(view, dict) or "seats" not in view:
        raise BadOption(f"game.draw takes a view, such as state.view(-1), not {type(view).__name__}")


def heading(view: Mapping[str, Any], words: Words) -> Html:
    """The game, the round, and whose eyes these are."""
    eyes = words.say("seen-by-gallery") if words.you == GALLERY else words.say("seen-by-seat", seat=words.you)
    title = element("span", "title", title_of(view, words))
    return element("figcaption", "things", title, element("span", "faint", eyes))


def status(view: Mapping[str, Any], words: Words) -> Html:
    """Who decides what, or how the game ended, and the rule."""
    decider, outcome = view["decider"], view["outcome"]
    who = [badge(decider, words), " "] if decider >= 0 else []
    reason = outcome["reason"] if outcome else ""
    why = [" " + words.say("ended-because", why=words.reason(reason))] if words.has_reason(reason) else []
    rule = element("span", "faint", f" {view['prompt']['rule']}")
    return element("p", "status", *who, words.prompt(view), *why, rule)


def badge(seat: int, words: Words) -> Html:
    """A seat's shape and letter, and its name if it has one, on its colour."""
    letter, name = seat_name(seat, None), words.seat_name(seat)
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return element("span", "badge", f"{shape(seat)} {letter}{'' if name == letter else f' {name}'}", colour=colour)


def seats(view: Mapping[str, Any], words: Words) -> Html:
    """One row for each seat: what it has, and what there is to say about it."""
    rows: Sequence[Mapping[str, Any]] = view["seats"]
    fields = columns_of(rows)
    head = [cell("th", words.field(name), rows[0][name]) for name in fields]
    body = [
        element(
            "tr",
            "row",
            cell("td", badge(seat, words)),
            *[cell("td", value_of(name, row[name], words), row[name]) for name in fields],
            cell("td", note_on(seat, row, view, words)),
        )
        for seat, row in enumerate(rows)
    ]
    return element(
        "table", "table", element("tr", "row", cell("th", words.field("seat")), *head, cell("th", "")), *body
    )


def columns_of(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The fields of the seats that are columns: single values, and those with a few named ones."""
    return [name for name in rows[0] if name in fields_of(rows) or is_few(rows[0][name])]


def is_few(value: Any) -> bool:
    """Is this a dict with a few single values?"""
    return isinstance(value, dict) and 0 < len(value) <= FEW and all(isinstance(v, SCALARS) for v in value.values())


def cell(name: str, content: str, value: Any = "") -> Html:
    """A cell of the seats' table; numbers stand at the right."""
    return element(name, "right" if is_number(value) else "left", content)


def value_of(name: str, value: Any, words: Words) -> Html:
    """A value by its name; the colour of a piece is shown beside its word."""
    if isinstance(value, dict):
        return element(
            "span", "things", " · ".join(f"{words.field(key)} {words.value(key, value[key])}" for key in value)
        )
    dot = [element("span", "dot", colour=PIECES[value])] if isinstance(value, str) and value in PIECES else []
    return element("span", "value", *dot, words.value(name, value))


def note_on(seat: int, row: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> str:
    """A remark during the game; after it the score, where no column has it, and who won."""
    outcome = view["outcome"]
    if outcome is None:
        return remark_on(seat, row, view, words)
    score = [] if "score" in row else [f"{words.field('score')} {outcome['scores'][seat]}"]
    won = [f"★ {words.say('winner')}"] if seat in outcome["winners"] else []
    return " · ".join(score + won)


def things(view: Mapping[str, Any], words: Words) -> Html:
    """What lies on the table, zone by zone."""
    return element("dl", "list", *[row_of(zone, words) for zone in zones_of(view, words)])


def hand(view: Mapping[str, Any], words: Words) -> Html:
    """The cards of whoever looks, with what is written on them."""
    rows = [
        definition(counted(words.thing("card", face), count), words.card_text(face), style="card")
        for face, count in own_cards(view, words)
    ]
    title = element("p", "fold", badge(words.you, words), f" {words.field('hand')}")
    return Html(title + element("dl", "list", *rows)) if rows else Html()


def row_of(zone: Mapping[str, Any], words: Words) -> Html:
    """A zone's name, and a frame around each thing in it."""
    owner = [badge(zone["owner"], words), " "] if zone["owner"] >= 0 else []
    return definition(
        zone_name(zone, words), *owner, *[element("span", "thing", part) for part in parts_of(zone, words)]
    )


def definition(name: str, *content: str, style: str = "term") -> Html:
    """A name and what stands behind it."""
    return Html(element("dt", style, name) + element("dd", "things", *content))


def facts(view: Mapping[str, Any], words: Words) -> Html:
    """The game's own single values for which it has a word."""
    named = [f"{words.field(name)} {words.value(name, view[name])}" for name in view if is_fact(name, view, words)]
    return element("p", "fold", " · ".join(named)) if named else Html()


def is_fact(name: str, view: Mapping[str, Any], words: Words) -> bool:
    """Is this one of the game's own fields, with a single value, a word of its own, and no zone that tells it too?"""
    is_zone = any(zone["ref"] == name for zone in view["zones"])
    return name not in DRAWN and not is_zone and isinstance(view[name], SCALARS) and words.has_field(name)


def fold(view: Mapping[str, Any], words: Words) -> Html:
    """All other fields, by their own names and as data, folded until one wants to see them."""
    rest = {name: view[name] for name in view if name not in DRAWN and not is_fact(name, view, words)}
    shown = columns_of(view["seats"])
    hidden = [{name: row[name] for name in row if name not in shown and name not in ELSEWHERE} for row in view["seats"]]
    if any(hidden):
        rest["seats"] = hidden
    rows = [definition(name, element("code", "code", json.dumps(rest[name], ensure_ascii=False))) for name in rest]
    summary = element("summary", "faint", words.say("more"))
    return element("details", "fold", summary, element("dl", "list", *rows)) if rows else Html()
