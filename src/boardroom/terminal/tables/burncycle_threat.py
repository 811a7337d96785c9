"""Mission, threat and goals, and what the CEO and the captain do."""

from __future__ import annotations

from rich.text import Text

from boardroom.games.burncycle.shapes import GoalRow, View
from boardroom.terminal.tables.burncycle_blocks import Block, told
from boardroom.terminal.tables.burncycle_mission import own_text, sentence_of
from boardroom.terminal.tables.burncycle_places import place_name
from boardroom.terminal.tables.burncycle_squares import CAPTAIN
from boardroom.terminal.tables.burncycle_words import name_of_card, text_of_card
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid

ALARMING = 0.75  # of the limit
FILLED, EMPTY, COMING, PAST = "█", "░", "┃", "╂"


def situation(view: View, words: Words, width: int) -> Block:
    """How the threat stands, and what is to be done here."""
    lines = [threat_line(view, words, width), *goal_lines(view, words, width)]
    return Block(words.say("bc-situation"), lines, rank=0, least=len(lines))


def entitle(view: View, words: Words) -> str:
    """The game, its mission, the floor and the round."""
    place = words.say("bc-where", floor=view["floor"], floors=view["floors"], round=view["round"])
    name = view["mission"]["name"] or name_of_card(words, "mission", view["mission"]["key"])
    return f"{words.game.title} · {name} · {place}"


def threat_line(view: View, words: Words, width: int) -> Text:
    """The threat as a bar with the thresholds that are still to come, and in numbers."""
    label = words.say("bc-threat") + " "
    numbers = f" {view['threat']}/{view['limit']}"
    coming = view["thresholds"][view["fired"] :]
    following = " " + words.say("bc-threshold", number=coming[0]) if coming else ""
    room = min(max(width - len(label) - len(numbers) - len(following), 4), view["limit"])
    style = "bold red" if view["threat"] >= ALARMING * view["limit"] else "bold magenta"
    return Text.assemble((label, "dim"), threat_bar(view, room, style), (numbers, style), (following, "dim"))


def threat_bar(view: View, room: int, style: str) -> Text:
    """So many cells: those the threat has filled, and the thresholds among them."""
    bar = Text()
    for cell in range(room):
        most = -(-(cell + 1) * view["limit"] // room)
        least = -(-cell * view["limit"] // room)
        is_threshold = any(least < threshold <= most for threshold in view["thresholds"])
        if view["threat"] >= most:
            bar.append(PAST if is_threshold else FILLED, style=style)
        else:
            bar.append(COMING if is_threshold else EMPTY, style="magenta" if is_threshold else "dim")
    return bar


def goal_lines(view: View, words: Words, width: int) -> list[Text]:
    """Every goal of the floor; once all are met, or everybody waits at the exit, what is still missing."""
    lines = []
    for row in view["goals"]:
        is_met = row["now"] >= row["needed"]
        text = f"{'☑' if is_met else '☐'} {row['now']}/{row['needed']} {name_of_card(words, 'goal', row['goal'])}"
        text += f" ({place})" if (place := place_of(view, row, words)) else ""
        lines.append(Text(text, style="green" if is_met else "yellow"))
    if all(row["now"] >= row["needed"] for row in view["goals"]):
        lines.append(
            Text(words.say("bc-exit", exit=view["mission"]["floors"][view["floor"] - 1]["exit"]), style="bold green")
        )
        for wait in view["mission"]["waits"]:
            lines += laid(Text(sentence_of(wait, words), style="green"), width, indent=0)
    return lines


def place_of(view: View, goal: GoalRow, words: Words) -> str:
    """Where an objective is to be met, if there is one place only: a room, or a square."""
    if goal["zones"]:
        name = own_text(words, "room", f"{view['plan']}-{goal['zones'][0]}", "name")
        return (name or goal["zones"][0].upper()) if len(goal["zones"]) == 1 else ""
    return place_name(goal["squares"][0]) if len(goal["squares"]) == 1 else ""


def persons(view: View, words: Words, width: int) -> Block:
    """The CEO and the captain with what their cards say."""
    ceo, captain = view["ceo"]["key"], view["captain"]
    name = f"{name_of_card(words, 'ceo', ceo)} ({words.say('bc-level', level=view['ceo']['level'])})"
    crown = f"{CAPTAIN} {name_of_card(words, 'captain', captain)}"
    lines = [
        *told(name, text_of_card(words, "ceo", ceo), width, words),
        *told(crown, text_of_card(words, "captain", captain), width, words),
    ]
    return Block(words.say("bc-persons"), lines, rank=70, least=2)
