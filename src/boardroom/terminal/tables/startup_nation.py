"""Start-Up Nation's table: the seats with tokens and points, who discarded what, the questions, and the own hand."""

from __future__ import annotations

from rich.text import Text

from boardroom.core.drawing.words import shape
from boardroom.core.minutes import letter
from boardroom.games.startup_nation.shapes import DiscardRow, QuestionRow, View
from boardroom.terminal.names import style
from boardroom.terminal.tables.layout import labelled, mark, row, texts_lines
from boardroom.terminal.words import Words

TOKENS = {"red": "red", "blue": "blue", "black": "bold"}
FEW_CARDS = 3  # so many possible cards are worth a remark
LEAST_DISCARDS = 2  # lines of discards that are always shown
COLUMNS = ("token", "bpi", "score", "cards")


def draw(view: View, words: Words, width: int, height: int) -> list[Text]:
    """The seats, the common things, discards and questions as far as there is room, and the hand."""
    above = seat_lines(view, words, width) + common_lines(view, words, width)
    hand = hand_lines(view, words, width)
    room = height - len(above) - len(hand)
    discards = latest_that_fit(
        words.field("discard"), discards_of(view, words), words, width, max(room, LEAST_DISCARDS)
    )
    questions = latest_that_fit(
        words.say("sn-questions"), questions_of(view, words), words, width, room - len(discards)
    )
    return above + discards + questions + hand


def seat_lines(view: View, words: Words, width: int) -> list[Text]:
    """One line for each seat: token, BPI, points, cards, and what is known of it."""
    names = [Text(f"{shape(seat)} {letter(seat)} {words.seat(seat)}", style=style(seat)) for seat in seats_of(view)]
    heads = [words.field(name) for name in COLUMNS]
    tokens = [Text(words.value("token", single["token"]), style=TOKENS[single["token"]]) for single in view["seats"]]
    widths = [max(name.cell_len for name in names), max(len(heads[0]), *[token.cell_len for token in tokens])]
    widths += [len(head) for head in heads[1:]]
    lines = [Text("  ") + Text(row([words.field("seat"), *heads], widths, (2, 3, 4)).plain, style="dim")]
    for seat, single in enumerate(view["seats"]):
        numbers = [str(single["bpi"]), str(single["score"]), str(single["cards"])]
        line = row([names[seat], tokens[seat], *numbers], widths, (2, 3, 4))
        line = Text.assemble("▶ " if seat == view["decider"] else "  ", line, "  ")
        room = width - line.cell_len
        line.append_text(Text(remark(view, seat, words, room), style="italic" if single["living"] else "dim"))
        line.rstrip()
        lines.append(line)
    return lines


def seats_of(view: View) -> range:
    """The numbers of the seats."""
    return range(len(view["seats"]))


def remark(view: View, seat: int, words: Words, room: int) -> str:
    """Whether a seat is out, which card you have seen there, or which few it can have; nothing where there is no room."""
    single = view["seats"][seat]
    if not single["living"]:
        cause = single["out"]
        said = words.say("out-because", why=words.value("out", cause)) if cause else words.say("out")
    else:
        said = known_of(view, seat, words)
    return said if len(said) <= room else ""


def known_of(view: View, seat: int, words: Words) -> str:
    """What the own seat knows of another's card."""
    own = view["own"]
    if own is None or seat == view["seat"]:
        return ""
    known, possible = own["known"][seat], own["possible"][seat]
    if known is not None:
        return words.say("seen", what=words.thing("card", known))
    if possible is None or not 0 < len(possible["cards"]) <= FEW_CARDS or possible["doubtful"]:
        return ""
    return words.say("sn-possible", cards=", ".join(words.thing("card", card) for card in possible["cards"]))


def common_lines(view: View, words: Words, width: int) -> list[Text]:
    """The deck with its known top, the supply, and the goal."""
    parts: list[Text | str] = [words.say("cards", count=view["deck"])]
    top = view["own"]["deck_top"] if view["own"] else []
    if any(top):
        known = " · ".join(words.thing("card", card) if card else "?" for card in top)
        parts = [words.say("from-the-top", total=str(parts[0]), known=known)]
    parts += [words.say("sn-supply", count=view["supply"])]
    parts += [words.say("sn-goal", count=view["options"]["target_score"])]
    return labelled(words.field("deck"), parts, width, words)


def discards_of(view: View, words: Words) -> list[Text]:
    """The discards in their order, each behind the shape of who laid it there."""
    return [discarded(entry, words) for entry in view["discard"]] or [Text(words.say("empty"))]


def discarded(entry: DiscardRow, words: Words) -> Text:
    """A discarded card, and how it came there unless it was played."""
    text = Text.assemble(mark(entry["seat"]), " ", words.thing("card", entry["card"]))
    return text if entry["cause"] == "played" else text.append(f" ({words.say('sn-' + entry['cause'])})", style="dim")


def questions_of(view: View, words: Words) -> list[Text]:
    """The questions of the round with their answers."""
    return [questioned(entry, words) for entry in view["questions"]]


def latest_that_fit(label: str, parts: list[Text], words: Words, width: int, room: int) -> list[Text]:
    """A labelled list in so many lines; the oldest parts are left out where there is no room for them."""
    for first in range(len(parts)):
        lines = labelled(label, parts if first == 0 else [Text("…"), *parts[first:]], width, words)
        if len(lines) <= room:
            return lines
    return []


def questioned(entry: QuestionRow, words: Words) -> Text:
    """Who asked whom about what, and the answer."""
    answer = words.thing("answer:" + entry["answer"]) if entry["answer"] else "…"
    role = words.say("sn-asked", role=words.thing("role:" + entry["role"]))
    return Text.assemble(mark(entry["asker"]), "→", mark(entry["target"]), f" {role} ", (answer, "italic"))


def hand_lines(view: View, words: Words, width: int) -> list[Text]:
    """The own cards with what is written on them."""
    cards = view["own"]["hand"] if view["own"] else []
    if not cards:
        return []
    head = Text(words.say("your-hand") + " ") + Text("─" * (width - len(words.say("your-hand")) - 1), style="dim")
    names = [words.thing("card", card) for card in cards]
    return [head, *texts_lines(names, [words.card_text(card) for card in cards], width)]
