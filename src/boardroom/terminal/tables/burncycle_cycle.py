"""The cycle with its chips, the reserves, and the dice of the turn."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from boardroom.games.burncycle.shapes import Slot, View
from boardroom.games.burncycle.shapes.words import Chip, Die
from boardroom.terminal.tables.burncycle_blocks import Block, listed
from boardroom.terminal.tables.burncycle_squares import CAPTAIN
from boardroom.terminal.tables.burncycle_words import eyes
from boardroom.terminal.words import Words

CHIP_STYLES = {"S": "", "P": "red", "T": "cyan", "U": "yellow", "captain": "bold magenta"}
DICE: tuple[Die, ...] = ("basic", "advanced", "elite")
MARKER, SHUT, EMPTY = "▸", "×", "_"


def engine(view: View, words: Words, width: int, rank: int) -> Block:
    """The cycle, the reserves, and what can be rolled."""
    lines = [cycle_line(view, words), reserve_line(view, words), *dice_lines(view, words, width)]
    return Block(words.say("bc-cycle").lower(), lines, rank, least=len(lines))


def cycle_line(view: View, words: Words) -> Text:
    """The slots from left to right: the marker, degraded chips in brackets, empty and shut slots."""
    line = Text.assemble((words.say("bc-cycle") + " ", "dim"))
    for slot in view["cycle"]:
        line.append(MARKER if slot["marker"] else " ", style="bold green").append_text(slot_text(slot))
    return line


def slot_text(slot: Slot) -> Text:
    """One slot."""
    if slot["chip"] is None:
        return Text(EMPTY if slot["open"] else SHUT, style="dim")
    mark = CAPTAIN if slot["chip"] == "captain" else slot["chip"]
    return Text(f"({mark})", style="dim") if slot["degraded"] else Text(mark, style=f"bold {CHIP_STYLES[slot['chip']]}")


def reserve_line(view: View, words: Words) -> Text:
    """The chips of who decides, and those of the team."""
    return Text.assemble(
        (words.say("bc-reserve") + " ", "dim"),
        chips_text(view["reserves"][str(eyes(view))]),
        (" " + words.say("bc-team-reserve") + " ", "dim"),
        chips_text(view["reserves"]["team"]),
    )


def chips_text(chips: Mapping[Chip, int]) -> Text:
    """Chips by their letters, each with its number."""
    parts = [Text(f"{chip}{count}", style=CHIP_STYLES[chip]) for chip, count in chips.items() if count]
    return Text(" ").join(parts) if parts else Text("–")


def dice_lines(view: View, words: Words, width: int) -> list[Text]:
    """The dice that can still be rolled, and the last throw."""
    turn = view["turn"]
    if not any(turn["dice"].values()):
        return []
    left = {die: turn["dice"][die] - turn["spent"][die] for die in DICE}
    parts = [words.say(f"bc-dice-{die}", count=count) for die, count in left.items() if count > 0]
    lines = listed(words.say("bc-dice"), parts or ["–"], width, words, ", ")
    if turn["rolled"]:
        faces = [face_text(face) for face in turn["rolled"]]
        lines += listed(words.say("bc-rolled"), faces, width, words, " ")
    return lines


def face_text(face: str) -> str:
    """A face as the table shows it: a number, with a turning arrow where it lets one roll again."""
    number = face.partition(":")[2] or face
    return f"[{number.replace('R', '↻')}]"


def odds_lines(view: View, words: Words, width: int) -> list[Text]:
    """The faces of the dice that can be rolled."""
    turn = view["turn"]
    lines = []
    for die in DICE:
        if turn["dice"][die] > turn["spent"][die]:
            faces = view["dice_faces"][die]
            mean = f"{sum(faces) / len(faces):.1f}".removesuffix(".0")
            body = words.say("bc-faces", faces=" ".join(map(str, faces)), mean=mean)
            lines += listed(words.say(f"bc-die-{die}"), [body], width, words)
    return lines
