"""The robots: energy, network, reserve, where they stand and what they carry; and what drives each agent."""

from __future__ import annotations

from rich.text import Text

from boardroom.games.burncycle.shapes import RobotRow, View
from boardroom.terminal.tables.burncycle_blocks import Block, fit, listed, padded, told
from boardroom.terminal.tables.burncycle_cycle import chips_text
from boardroom.terminal.tables.burncycle_legend import THINGS
from boardroom.terminal.tables.burncycle_places import node_name, place_name, point_of
from boardroom.terminal.tables.burncycle_squares import robot_marks, things_of
from boardroom.terminal.tables.burncycle_words import eyes, name_of_card, robot_name, text_of_card
from boardroom.terminal.words import Words

MARK, POWER, NETWORK, CHIPS = 4, 7, 8, 12
NAME = 18
ROOMY = 44  # from here on there is room for everybody's chips


def team(view: View, words: Words, width: int) -> Block:
    """One line for each robot, and one more for what is special about it."""
    lines = [team_head(words, width)]
    for row in view["robots"]:
        lines.append(robot_line(view, row, words, width))
        lines += notes_line(view, row, words)
    return Block(words.say("bc-team"), lines, rank=10, least=len(view["robots"]) + 1)


def team_head(words: Words, width: int) -> Text:
    """What the columns are."""
    names = ["", words.say("bc-team"), words.say("bc-power"), words.say("bc-network"), words.say("bc-chips")]
    line = row_of([Text(name) for name in names], width)
    line.stylize("dim")
    return line


def row_of(cells: list[Text], width: int) -> Text:
    """The cells of a row side by side; the chips are left out where there is little room."""
    behind = [POWER, NETWORK, CHIPS] if width >= ROOMY else [POWER, NETWORK]
    widths = [MARK, min(width - MARK - sum(behind), NAME), *behind]
    return Text().join([padded(fit(cell, size - 1), size) for cell, size in zip(cells, widths, strict=False)])


def robot_line(view: View, row: RobotRow, words: Words, width: int) -> Text:
    """A robot in one line."""
    robot = row["robot"]
    is_module = robot == "module"
    limit = view["module"]["bank"] if is_module else view["seats"][int(robot)]["bank"]
    first, second = robot_marks(row)
    cells = [
        Text.assemble(("▶" if robot == str(view["active"]) else " ", "bold"), first, second),
        Text(robot_name(view, words, robot), style=first[1]),
        Text(f"{row['power']}/{limit}", style="" if row["power"] > 1 else "bold red"),
        Text() if is_module else network_text(view, words, int(robot)),
        chips_text(view["reserves"]["team" if is_module else robot]),
    ]
    return row_of(cells, width)


def network_text(view: View, words: Words, seat: int) -> Text:
    """The network level of an agent, and the node of its IP."""
    row = view["seats"][seat]
    node = words.say(f"bc-ip-{row['ip']}") if row["ip"] in ("home", "banned") else node_name(row["ip"])
    return Text(f"{row['level']}@{node}")


def notes_line(view: View, row: RobotRow, words: Words) -> list[Text]:
    """What a robot stands on, whether it is spotted or shut down, and what it carries; nothing for most of them."""
    notes = [words.say("bc-offline")] if not row["online"] else []
    if row["alert"] == "on":
        notes.append(words.say("bc-spotted"))
    elif row["alert"] is not None:
        notes.append(words.say("bc-alert-at", square=place_name(row["alert"])))
    if row["keys"]:
        notes.append(words.say("bc-keys", count=row["keys"]))
    notes += [name_of_card(words, "item", item) for item in row["items"]]
    where = place_text(view, row, words)
    if len(where) + len(notes) < 2:  # the map shows where it stands
        return []
    return [Text("    ") + Text(", ".join(where + notes), style="italic")]


def place_text(view: View, row: RobotRow, words: Words) -> list[str]:
    """Where a robot stands, and what it covers on the map."""
    if row["at"] is None:
        return []
    mark, _ = things_of(view).get(point_of(row["at"]), ("", ""))
    covered = [f"{mark} {words.say(THINGS[mark])}"] if mark in THINGS else []
    return [place_name(row["at"]), *covered]


def drives(view: View, words: Words, width: int) -> Block:
    """The imperative, the mods and the network cards of who decides, with their texts."""
    seat = view["seats"][eyes(view)]
    lines: list[Text] = []
    if seat["imperative"] is not None:
        lines += card_lines(words, "imperative", seat["imperative"], width)
    for item in [*seat["installed"], *view["robots"][eyes(view)]["items"]]:
        lines += card_lines(words, "item", item, width)
    for offer in seat["purchases"]:
        if offer["bought"] and offer["buy"].startswith("ability"):
            lines += card_lines(words, "ability", offer["what"], width)
    if seat["boosts"]:
        lines += listed(words.say("bc-boosts"), [str(seat["boosts"])], width, words)
    return Block(words.say("bc-drives"), lines, rank=30, least=2)


def card_lines(words: Words, kind: str, key: str, width: int) -> list[Text]:
    """A card's name and its text."""
    return told(name_of_card(words, kind, key), text_of_card(words, kind, key), width, words)
