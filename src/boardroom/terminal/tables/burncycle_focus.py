"""What the present decision is about: prices, dice, the keypad, the terminal's card, the way, the network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from boardroom.games.burncycle.shapes import Offer, View
from boardroom.terminal.tables.burncycle_blocks import Block, listed, told
from boardroom.terminal.tables.burncycle_cycle import odds_lines
from boardroom.terminal.tables.burncycle_network import network_step
from boardroom.terminal.tables.burncycle_places import place_name
from boardroom.terminal.tables.burncycle_team import card_lines
from boardroom.terminal.tables.burncycle_words import eyes, name_of_card, text_of_card, unit_name
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import lines_of

GLUE: Final = "\N{NO-BREAK SPACE}"


def focus(view: View, words: Words, width: int) -> Block:
    """The lines for the step that is to be decided; most steps have one or two, some have none."""
    tell = STEPS.get(step_of(view))
    lines = tell(view, words, width) if tell is not None else []
    return Block(words.say("bc-focus"), lines, rank=1, least=min(len(lines), 4))


def step_of(view: View) -> str:
    """The word of the step that is to be decided."""
    return view["turn"]["steps"][-1] if view["turn"]["steps"] else ""


def prices(view: View, words: Words, width: int) -> list[Text]:
    """What can be bought: on the agent's card, and of the module."""
    seat, module = view["seats"][eyes(view)], view["robots"][-1]
    offers = seat["purchases"]
    lines = [Text(words.say("bc-purse", power=seat["power"], limit=seat["bank"], module=module["power"]), style="bold")]
    for kind in ("die", "ability", "reserve"):
        parts = [offer_text(offer, words) for offer in offers if offer["buy"].startswith(kind)]
        lines += listed(words.say(f"bc-buy-{kind}"), parts, width, words)
    return lines + module_prices(view, words, width)


def upgrades(view: View, words: Words, width: int) -> list[Text]:
    """The upgrades of the reserve, by the numbers under which they are offered."""
    offers = [offer for offer in view["seats"][eyes(view)]["purchases"] if offer["buy"].startswith("reserve")]
    parts = [f"{number}{GLUE}{words.thing('chip', offer['what'])}" for number, offer in enumerate(offers, 1)]
    return listed(words.say("bc-buy-reserve"), parts, width, words)


def offer_text(offer: Offer, words: Words) -> Text:
    """A thing and its price, or that it has been bought."""
    kind = offer["buy"].partition("-")[0]
    name = offer["what"] if kind == "reserve" else words.thing(kind, offer["what"])
    return sale(name, offer["price"], offer["bought"])


def sale(name: str, price: int, is_bought: bool) -> Text:
    """A name with its price on one line; what is bought is ticked."""
    whole = name.replace(" ", GLUE) + GLUE
    return (
        Text(f"{whole}✓", style="green") if is_bought else Text.assemble(f"{whole}(", (str(price), "bold yellow"), ")")
    )


def module_prices(view: View, words: Words, width: int) -> list[Text]:
    """What the module can pay for: abilities for everybody, and slots of the cycle."""
    card = view["module"]
    parts = [
        sale(words.thing("universal", name), price, name in view["universal"])
        for name, price in card["universal"].items()
        if price > 0
    ]
    is_open = {str(slot["slot"]): slot["open"] for slot in view["cycle"]}
    parts += [sale(words.say("bc-slot", slot=slot), price, is_open[slot]) for slot, price in card["slots"].items()]
    return listed(words.say("bc-module"), parts, width, words)


def menu(view: View, words: Words, width: int) -> list[Text]:
    """At the marker: what its chip would do better, and network cards in hand."""
    optimised = list(dict.fromkeys(words.say(optimised_key(thing)) for thing in view["turn"]["optimises"]))
    lines = listed(words.say("bc-optimises"), optimised, width, words, ", ") if optimised else []
    return lines + hand(view, words, width)


def optimised_key(thing: str) -> str:
    """The key of what the list of optimised things calls `choice:move` or `repair`."""
    return "bc-do-" + thing.removeprefix("choice:").partition(":")[0]


def hand(view: View, words: Words, width: int) -> list[Text]:
    """The network cards in hand."""
    cards = view["seats"][eyes(view)]["hand"]
    return [line for card in cards for line in card_lines(words, "network", card, width)]


def dice(view: View, words: Words, width: int) -> list[Text]:
    """What the dice can show."""
    return odds_lines(view, words, width)


def movement(view: View, words: Words, width: int) -> list[Text]:
    """The AP that are left, and what the numbers on the map say."""
    left = Text(words.say("bc-ap", count=view["turn"]["ap"] or 0), style="bold green")
    return lines_of(left + Text(" · " + words.say("bc-ways"), style="not bold default"), width)


def door(view: View, words: Words, width: int) -> list[Text]:
    """The keypad of the door one works at: entries that are left, and brute force."""
    edge = (view["turn"]["subject"] or "").removeprefix("edge:")
    keypad = next((row["keypad"] for row in view["doors"] if row["edge"] == edge), None)
    if keypad is None:
        return []
    square, _, direction = edge.partition(":")
    name = words.say("bc-door", square=place_name(square), direction=words.thing("direction", direction))
    entries = view["turn"]["entries"] or view["keypads"][keypad]["entries"]
    lines = listed(name, [words.thing("entry", entry.replace(" ", "-")) for entry in entries], width, words, ", ")
    force = view["keypads"][keypad]["force"]
    return [*lines, Text(words.say("bc-force", count=force) if force is not None else words.say("bc-no-force"))]


def terminal(view: View, words: Words, width: int) -> list[Text]:
    """The terminal cards on the table, and what their options cost here."""
    lines = [line for card in view["turn"]["cards"] for line in card_lines(words, "terminal", card, width)]
    costs = [words.say("bc-option", number=n, count=ap) for n, ap in enumerate(view["turn"]["option_costs"], 1)]
    return lines + (listed(words.say("bc-costs"), costs, width, words) if costs else [])


def captain(view: View, words: Words, width: int) -> list[Text]:
    """The captain's card."""
    return told(
        name_of_card(words, "captain", view["captain"]), text_of_card(words, "captain", view["captain"]), width, words
    )


def subject(view: View, words: Words, _width: int) -> list[Text]:
    """The unit that is moved aside."""
    unit = (view["turn"]["subject"] or "").removeprefix("unit:")
    rows = [row for row in view["units"] if row["unit"] == unit]
    return [Text(f"{unit_name(view, words, unit)}, {place_name(row['at'])}", style="bold red") for row in rows]


STEPS: dict[str, Callable[[View, Words, int], list[Text]]] = {
    "upgrade": upgrades,
    "route": prices,
    "menu": menu,
    "after": menu,
    "dice": dice,
    "reroll": dice,
    "move": movement,
    "method": door,
    "strike": door,
    "entries": door,
    "hold": terminal,
    "option": terminal,
    "hand": hand,
    "redraw": hand,
    "ip": network_step,
    "card": network_step,
    "boot": network_step,
    "toll": captain,
    "push": subject,
    "shove": subject,
}
