"""Power Struggle's table: the tower with its offices, the ledger beside it, the events, and what only you know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from rich.text import Text

from boardroom.core.drawing.words import shape
from boardroom.games.power_struggle.shapes.view import Own, Seat, View
from boardroom.games.power_struggle.shapes.words import Competence, Division
from boardroom.terminal.names import style
from boardroom.terminal.tables.layout import MARGIN, beside, fit, labelled, mark, row, tag, texts_lines
from boardroom.terminal.words import Words

DIVISIONS: tuple[Division, ...] = get_args(Division)
WAYS: tuple[Competence, ...] = ("influence", "shares", "main", "corruption", "counsel")
OFFICES = 6
FEWEST_ROWS = 2
LABEL = 5  # cells for the names of the tower's rows
OFFICE = 4  # cells for an office: two managers and a number; and a card can be two signs and a worth
WIDE_OFFICE = 8
WIDE = 112  # cells from which everything has more room
COUNTED = ("hire", "found", "influence", "legal", "development")
SIDES = {"face_down": "?", "head": "", "bribed": "$"}
MILLION = 1_000_000


def draw(view: View, words: Words, width: int, height: int) -> list[Text]:
    """The tower and the ledger side by side, then what stands in a line of its own; empty rows go where room is short."""
    facts = fact_lines(view, words, width)
    office = WIDE_OFFICE if width >= WIDE else OFFICE
    ledger = [*ledger_lines(view, words, wide=width >= WIDE), company_line(view, words)]
    tower = tower_lines(view, words, office, height - len(facts))
    lines = beside(tower, ledger, MARGIN + LABEL + (office + 1) * len(DIVISIONS), gap=1)
    spare = max(0, len(lines) + len(facts) - height)
    return lines + facts[min(spare, len(event_lines(view, words, width))) :]


def entitle(view: View, words: Words) -> str:
    """The game, where it stands, and the motivation."""
    stage = words.say("ps-meeting", meeting=view["meeting"]) if view["meeting"] else words.say("ps-founding")
    rounds = [words.say("ps-round", round=view["round"])] if view["round"] else []
    mood = words.say("ps-motivation", now=view["motivation"], top=view["top_motivation"])
    return " · ".join([words.game.title, stage, *rounds, mood])


def tower_lines(view: View, words: Words, office: int, height: int) -> list[Text]:
    """Six divisions: the head, the offices from the top, the counsel, and who has the card."""
    widths = [LABEL, *[office] * len(DIVISIONS)]
    names = [Text(words.say(f"ps-{name}"), style="bold") for name in DIVISIONS]
    heads = [mark(view["heads"][name]) for name in DIVISIONS]
    counsel = [counsel_of(view, place, office) for place in range(len(DIVISIONS))]
    cards = [card_of(view, name) for name in DIVISIONS]
    rows: list[tuple[str, Sequence[Text]]] = [("", names), (words.say("ps-head"), heads)]
    last = [(words.say("ps-counsel"), counsel)] if any(counsel) else []
    last.append((words.say("ps-card"), cards))
    offices = rows_of(view, height - len(rows) - len(last))
    rows += [(str(number), offices_of(view, number)) for number in range(1, offices + 1)] + last
    return [Text(" " * MARGIN) + row([Text(label, style="dim"), *cells], widths) for label, cells in rows]


def rows_of(view: View, most: int) -> int:
    """How many rows of offices are drawn: those that are used and one more, if there is room."""
    used = max([int(ref.partition(":")[2]) for ref in view["offices"]], default=0)
    return max(used, FEWEST_ROWS, min(used + 1, OFFICES, most))


def offices_of(view: View, number: int) -> list[Text]:
    """One office of each division: as many shapes as managers, then the employees."""
    return [office_of(view, f"{name}:{number}") for name in DIVISIONS]


def office_of(view: View, ref: str) -> Text:
    """A department has one manager, a main department two."""
    if ref not in view["offices"]:
        return Text("·", style="dim")
    owner, kind, employees = view["offices"][ref]
    assert isinstance(owner, int)
    managers = 2 if kind == "main" else 1
    return Text(f"{shape(owner) * managers}{employees}", style=style(owner))


def counsel_of(view: View, division: int, room: int) -> Text:
    """Whose consultants are at a division."""
    text = Text()
    for seat, single in enumerate(view["seats"]):
        count = single["counsel"][division]
        if count:
            text.append(shape(seat) + (str(count) if count > 1 else ""), style=style(seat))
    return fit(text, room)


def card_of(view: View, name: str) -> Text:
    """Who holds a privilege, and which side is up: a question mark when it is face down, a dollar when it was bought."""
    card = next(card for card in view["privileges"] if card["name"] == name)
    if card["holder"] < 0:
        return Text("?", style="dim")
    worth = f"+{card['worth']}" if card["worth"] and card["worth"] < 10 else ""
    return mark(card["holder"]) + Text(SIDES[card["side"]] + worth)


def ledger_lines(view: View, words: Words, wide: bool) -> list[Text]:
    """One line for each seat: five ways towards a point with what they ask for, the points, and the money."""
    widths = [20 if wide else 11, 3, 3, 3, 3, 3, 3, 9 if wide else 6]
    right = (1, 2, 3, 4, 5, 6, 7)
    heads = [words.say(f"ps-{way}") for way in WAYS] + [words.say("ps-points"), words.say("ps-cash")]
    asked = [str(view["thresholds"][way]) for way in WAYS] + [str(view["options"]["target"])]
    lines = [
        Text(row(["", *heads], widths, right).plain, style="dim"),
        Text(row([" " + words.say("ps-asked"), *asked], widths, right).plain, style="dim"),
    ]
    for seat, single in enumerate(view["seats"]):
        name = Text("▶" if seat == view["decider"] else " ") + tag(seat, words, 40)
        name = name if wide else fit(name[:2] + name[3:], widths[0])  # shape and letter stand together
        values = [value_of(single, way) for way in WAYS]
        points = Text(f"{len(single['points'])}★" if single["points"] else "–")
        lines.append(row([name, *values, points, cash_of(single, words, wide)], widths, right))
    return lines


def value_of(single: Seat, way: Competence) -> Text:
    """How far a seat has come in one way; bold where it has the point."""
    value = single["counsel_spaces"] if way == "counsel" else single["tracks"][way]
    return Text(str(value), style="bold reverse" if way in single["points"] else "")


def cash_of(single: Seat, words: Words, wide: bool) -> str:
    """The money as far as it is known, in millions; the most it can be where there is no room for both ends."""
    low, high = (millions(single["cash"][end], words) for end in ("low", "high"))
    if low == high:
        return high
    return f"{low}–{high}" if wide else f"≤{high}"


def millions(sum_of: int, words: Words) -> str:
    """A sum in millions, with as many decimals as it needs, at most two."""
    text = f"{sum_of / MILLION:.2f}".rstrip("0").rstrip(".")
    return text.replace(".", words.say("decimal"))


def company_line(view: View, words: Words) -> Text:
    """The chairman with the card, and the board from the left."""
    seats = Text("").join([mark(seat) for seat in view["board"]]) if view["board"] else Text("·", style="dim")
    return Text.assemble(
        (f" {words.say('ps-chairman')} ", "dim"),
        mark(view["chairman"]),
        (f"  {words.say('ps-card')} ", "dim"),
        card_of(view, "chairman"),
        (f"   {words.say('ps-board')} ", "dim"),
        seats,
    )


def fact_lines(view: View, words: Words, width: int) -> list[Text]:
    """What stands in a line of its own: the events, the action in hand, prices where one buys, and the own secrets."""
    lines = event_lines(view, words, width) + doing_lines(view, words, width) + stock_lines(view, words, width)
    return lines + own_lines(view["own"], words, width) if view["own"] is not None else lines


def event_lines(view: View, words: Words, width: int) -> list[Text]:
    """The latest event, how many are left, and what comes next if you have sorted them yourself."""
    turned, left = view["turned"], view["stack_size"] - len(view["turned"])
    parts: list[Text | str] = [fit(words.thing("happening", turned[-1]), 34)] if turned else []
    parts += [words.say("ps-left", count=left)] if left > 0 else []
    stack = view["own"]["stack"] if view["own"] else None
    if stack and len(stack) > len(turned):
        parts.append(words.say("ps-coming", what=fit(words.thing("happening", stack[len(turned)]), 24).plain))
    return [fit(line, width) for line in labelled(words.say("ps-events"), parts, width, words)[:1]] if parts else []


def doing_lines(view: View, words: Words, width: int) -> list[Text]:
    """The action in hand: how far it is, what it costs, and what it will score."""
    doing = view["in_hand"]
    action = doing["action"]
    if action is None or action in ("pass", "grant"):
        return []
    parts: list[Text | str] = [Text.assemble(mark(view["active"]), " ", words.thing("business:" + action))]
    if doing["count"] and action in COUNTED:
        parts.append(words.say(f"ps-count-{action}", count=doing["count"]))
    if doing["offer"] is not None:
        card = words.thing("privilege:" + doing["offer"]["privilege"])
        target = words.cast.names[doing["offer"]["target"]]
        parts.append(words.say("ps-envelope", name=target, card=card))
    if doing["price"]:
        parts.append(words.say("ps-costs", sum=millions(doing["price"], words)))
    for score in doing["scores"]:
        said = words.say("ps-score", way=words.say(f"ps-long-{score['way']}"), by=score["by"], total=score["total"])
        parts.append(Text(said + (" ★" if score["point"] else ""), style="bold"))
    return labelled(words.say("ps-doing"), parts, width, words)


def stock_lines(view: View, words: Words, width: int) -> list[Text]:
    """The certificates with their prices, while somebody buys one."""
    if view["phase"] != "buy":
        return []
    prices = view["own"]["prices"] if view["own"] else view["forecast"]["prices"]
    parts = [
        words.say("ps-paper", shares=shares, price=millions(price, words))
        for shares, (price, count) in enumerate(zip(prices, view["stock"], strict=True), 1)
        if count
    ]
    return labelled(words.say("ps-prices"), parts, width, words)


def own_lines(own: Own, words: Words, width: int) -> list[Text]:
    """What only this seat knows: the money, the cards, and the archenemy with how one stands."""
    cards = ", ".join(words.thing("privilege:" + name) for name in own["privileges"]) or words.say("ps-no-card")
    lines = labelled(words.say("ps-yours"), [money(own["cash"], words), cards], width, words)
    rivalry = own["rivalry"]
    ways = [
        Text(words.say("ps-rival", way=words.say(f"ps-long-{way['way']}"), mine=way["mine"], theirs=way["theirs"]))
        + Text(" ✓" if way["ahead"] else "")
        for way in rivalry["ways"]
    ]
    everybody = rivalry["seat"] == words.cast.you
    who = Text(words.say("ps-everybody")) if everybody else tag(rivalry["seat"], words)
    need = [words.say("ps-need", count=rivalry["need"])] if everybody else []
    return lines + labelled(words.say("ps-archenemy"), [who, *ways, *need], width, words)


def money(sum_of: int, words: Words) -> str:
    """A sum in millions with its unit."""
    return words.say("ps-money", sum=millions(sum_of, words))


def read_cards(view: View, words: Words, width: int) -> list[Text]:
    """What every privilege does, and the events that you have sorted or seen."""
    privileges = [card["name"] for card in view["privileges"]]
    names = [words.thing("privilege:" + name) for name in privileges]
    lines = texts_lines(names, [words.card_text(name, "privilege") for name in privileges], width)
    known = view["own"]["stack"] if view["own"] and view["own"]["stack"] else view["turned"]
    happened = [fit(words.thing("happening", name), 34).plain for name in known]
    return lines + (
        texts_lines(happened, [words.card_text(name, "happening") for name in known], width) if known else []
    )
