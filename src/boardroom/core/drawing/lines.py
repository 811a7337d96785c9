"""A view as lines of text: what a seat's row shows, which zones are worth a line, and what lies in each of them.

Nothing here sees a state; a view is all there is to tell from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from boardroom.core.drawing.words import Words

ELSEWHERE = ("ref", "living", "out", "last_turn")  # of a seat's row: shown in another way, or of no use to people
ZONE_ORDER = ("deck", "tokens")
SCALARS = (str, int, float, bool, type(None))


def title_of(view: Mapping[str, Any], words: Words) -> str:
    """The game, and the round where there are rounds."""
    rounds = isinstance(view.get("round"), int)
    return words.game.title + (" · " + words.say("round", number=view["round"]) if rounds else "")


def fields_of(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Which fields of the seats' rows are columns: those with single values."""
    return [name for name in rows[0] if name not in ELSEWHERE and isinstance(rows[0][name], SCALARS)]


def is_number(value: Any) -> bool:
    """Is this a number, which stands at the right of its column?"""
    return isinstance(value, int) and not isinstance(value, bool)


def remark_on(seat: int, row: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> str:
    """Whether the seat is out, or which of its hidden cards you have seen."""
    if row.get("living") is False:
        why = words.value("out", row.get("out"))
        return words.say("out-because", why=why) if row.get("out") else words.say("out")
    own = view.get("own")
    known = own.get("known", []) if isinstance(own, dict) else []
    if seat < len(known) and known[seat] is not None:
        return words.say("seen", what=words.thing("card", str(known[seat])))
    return ""


def zones_of(view: Mapping[str, Any], words: Words) -> list[Mapping[str, Any]]:
    """The zones worth a line: common ones, then those in which others show a face."""
    zones = sorted((zone for zone in view["zones"] if zone["kind"] != "menu"), key=lambda zone: place_of(zone["kind"]))
    owned = [zone for zone in zones if zone["owner"] >= 0 and not is_own_hand(zone, words)]
    shown = [zone for zone in owned if any("face" in thing for thing in zone["things"])]
    return [zone for zone in zones if zone["owner"] < 0] + shown


def place_of(kind: str) -> int:
    """Decks and tokens come first, in short lines; long rows after them."""
    return ZONE_ORDER.index(kind) if kind in ZONE_ORDER else len(ZONE_ORDER)


def is_own_hand(zone: Mapping[str, Any], words: Words) -> bool:
    """Is this the hand of whoever looks?"""
    return bool(zone["kind"] == "hand" and zone["owner"] == words.you)


def own_cards(view: Mapping[str, Any], words: Words) -> list[tuple[str, int]]:
    """The faces in the hand of whoever looks, and how many there are of each."""
    hands = [zone for zone in view["zones"] if is_own_hand(zone, words)]
    return [(thing["face"], thing["count"]) for zone in hands for thing in zone["things"] if "face" in thing]


def zone_name(zone: Mapping[str, Any], words: Words) -> str:
    """What a zone is called, and which one of several it is; the owner tells that of an owned one."""
    name, _, which = zone["ref"].partition(":")
    return f"{words.field(name)} · {words.thing(which)}" if which and zone["owner"] < 0 else words.field(name)


def parts_of(zone: Mapping[str, Any], words: Words) -> list[str]:
    """What lies in a zone, one text for each thing that is worth one."""
    return [pile_text(zone, words)] if zone["kind"] == "deck" else row_texts(zone, words)


def pile_text(zone: Mapping[str, Any], words: Words) -> str:
    """How many cards, and which of them you know from the top."""
    total = words.say("cards", count=sum(thing["count"] for thing in zone["things"]))
    if not any("face" in thing for thing in zone["things"]):
        return total
    places = [words.thing("card", thing["face"]) if "face" in thing else "?" for thing in zone["things"]]
    return words.say("from-the-top", total=total, known=" · ".join(places))


def row_texts(zone: Mapping[str, Any], words: Words) -> list[str]:
    """What lies there face up, and how much face down."""
    backs = sum(thing["count"] for thing in zone["things"] if "back" in thing)
    return faces_of(zone, words) + ([words.say("cards", count=backs)] if backs else []) or [words.say("empty")]


def faces_of(zone: Mapping[str, Any], words: Words) -> list[str]:
    """The names of the things that lie face up, equal ones counted; a place where nothing lies has a count of 0."""
    counts: Counter[str] = Counter()
    for thing in zone["things"]:
        if "face" in thing and thing["count"]:
            counts[words.marked(thing)] += thing["count"]
    if zone["kind"] == "tokens":
        return [f"{count} {name}" for name, count in counts.items()]
    return [counted(name, count) for name, count in counts.items()]


def counted(name: str, count: int) -> str:
    """A name, and how often where it is more than once."""
    return name if count == 1 else f"{name} ×{count}"
