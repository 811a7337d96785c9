"""What things of burncycle are called in menus: where they are on the map, what they cost, whose they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardroom.games.burncycle.shapes import View
from boardroom.terminal.tables.burncycle_places import node_name, place_name
from boardroom.terminal.tables.burncycle_words import capital, robot_name, unit_name
from boardroom.terminal.words import Words

VERBS: Final = ("install", "scrap", "attack", "repair", "give", "take", "use", "strike", "resolve", "cache")


def name_thing(ref: str, view: View, words: Words) -> str | None:
    """The name of a thing that can be picked, or None where the texts name it well."""
    kind, _, name = ref.partition(":")
    tell = NAMES.get(kind)
    return tell(name, view, words) if tell is not None else None


def verb(name: str, _view: View, words: Words) -> str:
    """What one does: verbs that need something more have words of their own."""
    return words.say(f"bc-choose-{name}") if name in VERBS else words.game.say(words.lang, f"action-{name}")


def purchase(name: str, view: View, words: Words) -> str:
    """Something for sale with its price, by what it is."""
    card = view["module"]
    universal = {str(ability): price for ability, price in card["universal"].items()}
    if name in universal:
        return f"{words.thing('universal', name)} ({universal[name]})"
    if name.startswith("slot:"):
        number = name.removeprefix("slot:")
        price = f" ({card['slots'][number]})" if number in card["slots"] else ""
        return capital(words.say("bc-slot", slot=number)) + price
    offers = view["seats"][max(view["decider"], 0)]["purchases"]
    offer = next((offer for offer in offers if offer["buy"] == name), None)
    if offer is None:
        return capital(words.thing("purchase", name))
    kind = "chip" if name.startswith("reserve") else name.partition("-")[0]
    return f"{capital(words.thing(kind, offer['what']))} ({offer['price']})"


def upgrade(name: str, view: View, words: Words) -> str:
    """An upgrade of the reserve, by the chip it brings."""
    offers = [offer for offer in view["seats"][max(view["decider"], 0)]["purchases"] if offer["buy"].startswith("res")]
    if not offers:  # before agents are chosen
        return capital(words.thing("purchase", f"reserve-{name}"))
    return capital(words.thing("chip", offers[int(name) - 1]["what"]))


def agent(name: str, view: View, words: Words) -> str:
    """An agent to choose, with what it can learn."""
    card = next((card for card in view["agents"] if card["key"] == name), None)
    offers = [offer for offer in card["purchases"] if offer["buy"].startswith("ability")] if card is not None else []
    abilities = ", ".join(words.thing("ability", offer["what"]) for offer in offers)
    return capital(words.thing("agent", name)) + (f" ({abilities})" if abilities else "")


def unit(name: str, view: View, words: Words) -> str:
    """A unit, and where it is."""
    places = [f" ({place_name(row['at'])})" for row in view["units"] if row["unit"] == name]
    return unit_name(view, words, name) + "".join(places)


def robot(name: str, view: View, words: Words) -> str:
    """A robot by its name, with its letter."""
    if name != "module" and int(name) >= len(view["seats"]):
        return words.thing("robot", name)
    return f"{robot_name(view, words, name)} ({'M' if name == 'module' else 'ABCD'[int(name)]})"


def slot(name: str, view: View, words: Words) -> str:
    """A slot of the cycle, and what lies there."""
    chips = [words.thing("chip", row["chip"]) for row in view["cycle"] if str(row["slot"]) == name and row["chip"]]
    return capital(words.say("bc-slot", slot=name)) + "".join(f" ({chip})" for chip in chips)


def door(name: str, _view: View, words: Words) -> str:
    """A door by its square and side."""
    square, _, direction = name.partition(":")
    return words.say("bc-door", square=place_name(square), direction=words.thing("direction", direction))


def rolled(name: str, _view: View, words: Words) -> str:
    """A die that lies there, with its face."""
    die, _, face = name.partition(":")
    return words.say("bc-die-shows", die=capital(words.thing("die", die)), face=face.replace("R", "↻"))


def toward(key: str) -> Callable[[str, View, Words], str]:
    """Something in a direction."""
    return lambda name, _view, words: words.say(key, direction=words.thing("direction", name))


def number_of(key: str) -> Callable[[str, View, Words], str]:
    """So many of something."""
    return lambda name, _view, words: words.say(key, count=int(name))


def chip_of(source: str) -> Callable[[str, View, Words], str]:
    """A chip of one of the two reserves, by the letter that the cycle shows: menus have little room."""
    return lambda name, _view, words: words.say(f"bc-chip-{source}", chip=name)


NAMES: Final[dict[str, Callable[[str, View, Words], str]]] = {
    "choice": verb,
    "buy": purchase,
    "reserve": upgrade,
    "agent": agent,
    "access": lambda name, _view, words: words.game.say(words.lang, "action-access", {"number": int(name)}),
    "unit": unit,
    "robot": robot,
    "slot": slot,
    "edge": door,
    "rolled": rolled,
    "wall": toward("bc-wall-toward"),
    "door": toward("bc-door-toward"),
    "terminal": lambda name, _view, words: words.say(f"bc-terminal-{name}"),
    "own": chip_of("own"),
    "team": chip_of("team"),
    "basic": number_of("bc-dice-basic"),
    "advanced": number_of("bc-dice-advanced"),
    "elite": number_of("bc-dice-elite"),
    "amount": number_of("bc-amount"),
    "option": number_of("bc-option-number"),
    "square": lambda name, _view, _words: place_name(name),
    "node": lambda name, _view, words: words.say("bc-node", node=node_name(name)),
}
