"""Setting up a table by hand: what is said is laid as it is, the rest is what a new game would have."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.reading import check_keys, entries, number_of, whole
from boardroom.games.burncycle.content.names import (
    CACHES,
    CHIP_KINDS,
    CHIPS,
    DECKS,
    DIRECTIONS,
    IMPERATIVES,
    NETWORKS,
    NOTHING,
    ROBOT_NAMES,
    SLOTS,
    SQUARES,
    UNIT_DECK,
    name_of,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import break_wall, set_way
from boardroom.games.burncycle.rules.floors import return_unit
from boardroom.games.burncycle.rules.security import Corporation
from boardroom.games.burncycle.rules.setup import start_game, take_reserve
from boardroom.games.burncycle.rules.turn import BeforeTurn, Pool, Turn
from boardroom.games.burncycle.state.actions import PURCHASES_ALL, UNIVERSAL
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, HOME, INSTALLED, ON, TEAM

KEYS: Final = (
    "seats", "active", "holder", "floor", "round", "threat", "ceo_level", "agents", "captain", "ceo", "at", "began",
    "power", "down", "keys", "alert", "units", "chips", "degraded", "slots", "reserves", "bought", "universal", "levels",
    "ips", "pings", "hands", "imperatives", "items", "installed", "boosts", "unlocked", "keypads", "destroyed", "beads",
    "terminals", "mainframes", "caches", "goals", "ledgers", "decks", "quiet", "step",
)  # fmt: skip
DICTS: Final = {
    "at": "robot", "began": "robot", "power": "robot", "keys": "robot", "alert": "robot", "items": "robot",
    "installed": "robot", "bought": "seat", "levels": "seat", "ips": "seat", "hands": "seat", "imperatives": "seat",
    "boosts": "seat", "reserves": "seat", "units": "unit", "keypads": "door", "decks": "deck",
}  # fmt: skip
LISTS: Final = (
    "agents", "beads", "caches", "chips", "degraded", "destroyed", "down", "goals", "ledgers", "mainframes", "pings",
    "quiet", "slots", "terminals", "universal", "unlocked",
)  # fmt: skip
STEPS: Final = ("restart", "route", "actions", "network", "end", "corporation")
SQUARE_NAMES: Final = [name_of(square) for square in range(SQUARES)]


def set_up(t: Table, said: dict[str, Any]) -> None:
    """A new game with what is said laid over it; it goes on at the step that is said."""
    check_keys(said, KEYS)
    check_shapes(said)
    start_game(t)
    lay_persons(t, said)
    lay_floor(t, said)
    lay_robots(t, said)
    lay_units(t, said)
    lay_cycle(t, said)
    lay_network(t, said)
    lay_cards(t, said)
    go_on(t, said.get("step", "restart"))


def check_shapes(said: dict[str, Any]) -> None:
    """Refuses a list where a dict is expected, and the other way round."""
    for key, value in said.items():
        if key in DICTS and not isinstance(value, dict):
            raise BadSave(f"{key} is a dict by {DICTS[key]}, not {value!r}")
        if key in LISTS:
            entries(value, key)


def lay_persons(t: Table, said: dict[str, Any]) -> None:
    """Who plays, against whom, and how far the game has come."""
    content, seats = t.content, t.setup.seats
    t.agenda = []
    t.active = whole(said.get("active", 0), "active", 0, seats - 1)
    t.holder = whole(said.get("holder", (t.active - 1) % seats), "holder", 0, seats - 1)
    t.round = whole(said.get("round", 1), "round", 1, t.setup.cap)
    t.threat = whole(said.get("threat", 0), "threat", 0, t.setup.limit - 1)
    t.fired = sum(t.threat >= threshold for threshold in t.setup.thresholds)
    t.ceo_level = whole(said.get("ceo_level", 1), "ceo_level", 1, 6)
    if "agents" in said:
        t.agents = [number_of(key, [a.key for a in content.agents], "agent") for key in said["agents"]]
    if "captain" in said:
        t.captain = number_of(said["captain"], [c.key for c in content.captains], "captain")
    if "ceo" in said:
        t.ceo = number_of(said["ceo"], [c.key for c in content.ceos], "CEO")
    t.unit_cards = [*content.units, content.captains[t.captain]]


def lay_floor(t: Table, said: dict[str, Any]) -> None:
    """The floor, its doors and what lies on it."""
    if "floor" in said:
        t.floor = whole(said.get("floor", 1), "floor", 1, len(t.setup.mission.floors)) - 1
        for unit in range(len(t.unit_at)):
            if t.unit_at[unit] >= 0:
                return_unit(t, unit)
        t.plan = t.floor_card().plan
        t.clear_floor()
    for text in said.get("unlocked", []):
        door = door_of(t, text)
        t.unlocked |= 1 << door
        set_way(t, door, is_open=True)
    for text, card in said.get("keypads", {}).items():
        number = number_of(card, [c.key for c in t.content.keypads], "keypad")
        t.door_cards[door_of(t, text)] = number
        t.decks[0] &= ~(1 << number)
    if "beads" in said:
        t.beads = sum(1 << n for n, zone in enumerate(t.plan.beads) if t.plan.letters[zone] in said["beads"])
    for name, places in (("terminals", t.plan.terminals), ("mainframes", t.plan.terminals), ("caches", t.plan.caches)):
        if name in said:
            squares = [name_of(place) for place in places]
            setattr(t, name, sum(1 << number_of(text, squares, f"{name[:-1]} square") for text in said[name]))
    if "ledgers" in said:
        squares = [name_of(place) for place in t.plan.objectives]
        t.ledgers = sum(1 << number_of(text, squares, "objective square") for text in said["ledgers"])
    if "goals" in said:
        t.goals = [int(count) for count in said["goals"]]
    for letter in said.get("quiet", []):
        t.quiet |= 1 << number_of(letter, t.plan.letters, "zone")


def door_of(t: Table, text: str) -> int:
    """A door written as "6,2 s"."""
    doors = [f"{name_of(place)} {DIRECTIONS[direction]}" for place, direction in t.plan.doors]
    return number_of(text, doors, "door")


def square(text: str) -> int:
    """A square written as "x,y"."""
    if text not in SQUARE_NAMES:
        raise BadSave(f"a square is written as x,y from {SQUARE_NAMES[0]} to {SQUARE_NAMES[-1]}, not {text!r}")
    return SQUARE_NAMES.index(text)


def robot_of(name: Any) -> int:
    """A robot by its name; players' robots are called like their seats."""
    return number_of(str(name), ROBOT_NAMES, "robot")


def direction_of(letter: str) -> int:
    """A direction by its letter."""
    return number_of(letter, DIRECTIONS, "direction")


def lay_robots(t: Table, said: dict[str, Any]) -> None:
    """Where robots stand and what they hold; those not named stand outside."""
    outside = [place for place in t.plan.exterior if name_of(place) not in said.get("at", {}).values()]
    for robot in t.robots():
        t.at[robot] = outside.pop()
    for name, place in said.get("at", {}).items():
        t.at[robot_of(name)] = square(place)
    for name, zone in said.get("began", {}).items():
        t.began[robot_of(name)] = number_of(zone, t.plan.letters, "zone")
    for name, count in said.get("power", {}).items():
        t.power[robot_of(name)] = int(count)
    t.keys = [0] * len(t.keys)
    for name, count in said.get("keys", {}).items():
        t.keys[robot_of(name)] = int(count)
    for seat in said.get("down", []):
        t.down |= 1 << seat
        t.power[seat] = 0
    for seat, names in said.get("bought", {}).items():
        t.bought[int(seat)] = sum(1 << number_of(name, PURCHASES_ALL, "purchase") for name in names)
    t.universal = sum(1 << number_of(name, UNIVERSAL, "universal purchase") for name in said.get("universal", []))
    for name, place in said.get("alert", {}).items():
        t.alert[robot_of(name)] = ON if place == "on" else square(place)
    for seat, count in said.get("boosts", {}).items():
        t.boosts[int(seat)] = int(count)
    for text in said.get("destroyed", []):
        place, _, direction = text.partition(" ")
        break_wall(t, square(place), direction_of(direction))


def lay_units(t: Table, said: dict[str, Any]) -> None:
    """When units are named, exactly these are on the floor."""
    if "units" not in said:
        return
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0:
            return_unit(t, unit)
    for name, row in said["units"].items():
        unit = number_of(name, t.rows.unit_names, "unit")
        t.unit_at[unit] = square(row["at"])
        t.unit_post[unit] = square(row.get("post", row["at"]))
        t.unit_face[unit] = direction_of(row.get("face", "n"))
        t.unit_keys |= int(row.get("key", False)) << unit
        t.stunned |= int(row.get("stunned", False)) << unit
        if unit < len(t.content.units):
            t.decks[UNIT_DECK + t.unit_cards[unit].level - 1] &= ~(1 << unit)


def lay_cycle(t: Table, said: dict[str, Any]) -> None:
    """Chips of the cycle and the reserves; without them the captain chip lies first, and reserves are the base ones."""
    t.slots = sum(1 << slot - 1 for slot in said["slots"]) if "slots" in said else t.setup.module.green
    chips = said.get("chips", ["captain", *["S"] * (t.slots.bit_count() - 1)])
    t.chips = [NOTHING] * SLOTS
    places = [slot for slot in range(SLOTS) if t.slots >> slot & 1]
    for slot, chip in zip(places, chips, strict=False):
        t.chips[slot] = number_of(chip, CHIPS, "chip") if chip is not None else NOTHING
    t.degraded = sum(1 << slot - 1 for slot in said.get("degraded", []))
    if "reserves" not in said:
        for seat in range(t.setup.seats):
            take_reserve(t, seat)
    for owner, letters in said.get("reserves", {}).items():
        reserve = TEAM if owner == "team" else int(owner)
        for letter in letters:
            t.reserves[reserve * CHIP_KINDS + number_of(letter, CHIPS, "chip")] += 1


def lay_network(t: Table, said: dict[str, Any]) -> None:
    """Levels, IPs and pings."""
    places = {"home": HOME, "banned": BANNED}
    for seat, level in said.get("levels", {}).items():
        t.levels[int(seat)] = int(level)
    for seat, name in said.get("ips", {}).items():
        t.ips[int(seat)] = places[name] if name in places else number_of(name, t.net().names, "network node")
    for seat in range(t.setup.seats):  # the first access point is seat 0's, unlike in a new game
        t.access[seat] = seat
    for number, name in enumerate(said.get("pings", [])):
        t.pings[number] = number_of(name, t.net().names, "network node")


def lay_cards(t: Table, said: dict[str, Any]) -> None:
    """Hands, imperatives, items and decks; a deck that is named holds just these cards, the others are discarded."""
    content = t.content
    names = [
        [c.key for c in content.keypads], [c.key for c in content.terminals], [c.key for c in content.networks],
        [c.key for c in content.imperatives], [c.key for c in content.caches], *[[u.key for u in content.units]] * 3,
    ]  # fmt: skip
    for place in range(len(t.cache_at)):
        if t.cache_at[place] >= 0:
            t.cache_at[place] = -1
            t.decks[CACHES] |= 1 << place
    for seat, cards in said.get("hands", {}).items():
        for card in cards:
            t.hands[int(seat)] |= taken(t, NETWORKS, number_of(card, names[NETWORKS], "network card"))
    for seat, card in said.get("imperatives", {}).items():
        t.imperative[int(seat)] = number_of(card, names[IMPERATIVES], "imperative")
        taken(t, IMPERATIVES, t.imperative[int(seat)])
    for key, base in (("items", 0), ("installed", INSTALLED)):
        for name, cards in said.get(key, {}).items():
            for card in cards:
                number = number_of(card, names[CACHES], "cache item")
                t.cache_at[number] = base + robot_of(name)
                taken(t, CACHES, number)
    for deck, cards in said.get("decks", {}).items():
        number = number_of(deck, DECKS, "deck")
        kept = sum(1 << number_of(card, names[number], "card") for card in cards)
        t.discards[number] |= t.decks[number] & ~kept
        t.decks[number] &= kept


def taken(t: Table, deck: int, card: int) -> int:
    """Takes a card out of its deck; gives it as a bit."""
    t.decks[deck] &= ~(1 << card)
    t.discards[deck] &= ~(1 << card)
    return 1 << card


def go_on(t: Table, step: str) -> None:
    """The game goes on at this step of the active seat's turn."""
    if step not in STEPS:
        raise BadSave(f"step is one of {', '.join(STEPS)}, not {step!r}")
    look_around(t)
    waiting = t.agenda
    t.agenda = []
    t.push(BeforeTurn())
    if step == "corporation":
        t.push(Corporation())
    elif step != "restart":
        t.agenda.pop()
        Turn().run(t)
        Pool().run(t)
        drop = {"route": 0, "actions": 2, "network": 3, "end": 4}[step]
        del t.agenda[len(t.agenda) - drop :]
    t.agenda += waiting
    t.settle()
