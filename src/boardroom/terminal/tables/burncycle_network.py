"""The network: its layers as rows of nodes with the IPs and pings on them, and where one's own IP can go."""

from __future__ import annotations

from rich.text import Text

from boardroom.core.minutes import letter
from boardroom.games.burncycle.shapes import View
from boardroom.terminal.names import style
from boardroom.terminal.tables.burncycle_blocks import Block, listed, told
from boardroom.terminal.tables.burncycle_cycle import CHIP_STYLES
from boardroom.terminal.tables.burncycle_places import node_name
from boardroom.terminal.tables.burncycle_team import card_lines
from boardroom.terminal.tables.burncycle_words import eyes
from boardroom.terminal.words import Words

PING = "•"
NODE = 2  # the cells of a node: its type, and who is there
STEPS = ("ip", "card", "boot", "node", "redraw", "hand")


def network(view: View, words: Words, width: int, rank: int) -> Block:
    """The layers, the links, and the level of the CEO."""
    lines = [ceo_line(view, words), number_line(view), *layer_lines(view)]
    links = [f"{node_name(one)}–{node_name(other)}" for one, other in view["network"]["links"]]
    lines += listed(words.say("bc-links"), links, width, words)
    return Block(words.say("bc-network-long"), lines, rank, least=6)


def ceo_line(view: View, words: Words) -> Text:
    """The level of the CEO and where pings are."""
    pings = ", ".join(node_name(node) for node in view["pings"]) or "–"
    return Text(words.say("bc-ceo-level", level=view["ceo"]["level"], pings=pings), style="dim")


def number_line(view: View) -> Text:
    """The numbers above the nodes; their tens are left out."""
    longest = max(len(layer) for layer in view["network"]["layers"])
    return Text("  " + "".join(f"{number % 10:<{NODE}}" for number in range(1, longest + 1)), style="dim")


def layer_lines(view: View) -> list[Text]:
    """A line for each layer."""
    lines = []
    for number, layer in enumerate(view["network"]["layers"], 1):
        line = Text.assemble((f"{number} ", "bold"))
        for place, kind in enumerate(layer):
            line.append(kind, style=CHIP_STYLES.get(kind, "bold green"))
            line.append_text(guest(view, f"{number}.{place}"))
        lines.append(line)
    return lines


def guest(view: View, node: str) -> Text:
    """Who is on a node: an IP by its seat's letter, a ping, or nobody."""
    for seat, row in enumerate(view["seats"]):
        if row["ip"] == node:
            return Text(letter(seat), style=f"bold {style(seat)}")
    return Text(PING, style="bold red") if node in view["pings"] else Text(" ")


def network_step(view: View, words: Words, width: int) -> list[Text]:
    """In the network step: the ways of the IP, and the cards that could take effect."""
    lines: list[Text] = []
    for thing, node in view["turn"]["ip_ways"].items():
        lines += told(words.say(f"bc-{thing.partition(':')[2]}"), node_text(view, words, node), width, words)
    for card in view["seats"][eyes(view)]["hand"]:
        lines += card_lines(words, "network", card, width)
    return lines


def node_text(view: View, words: Words, node: str) -> Text:
    """A node with what it is: an action node of a type, or a hub with its gift."""
    layer, _, place = node.partition(".")
    kind = view["network"]["layers"][int(layer) - 1][int(place)]
    gifts = [words.say(f"bc-gift-{gift}") for gift in view["network"]["hubs"][int(layer) - 1]]
    what = words.say("bc-hub", gifts=", ".join(gifts)) if kind == "H" else words.say(f"bc-node-{kind.lower()}")
    ping = f" {PING}" if node in view["pings"] else ""
    return Text(f"{node_name(node)}{ping}, {what}")
