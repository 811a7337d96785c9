"""Burn Rate's table: the companies side by side, department by department, the labour market beside them, and the hand."""

from __future__ import annotations

from typing import cast, get_args

from rich.text import Text

from boardroom.core.texts import thing_key
from boardroom.games.burn_rate.shapes import Card, Department, Person, Seat, View
from boardroom.terminal.tables.layout import MARGIN, fit, labelled, row, tag, texts_lines
from boardroom.terminal.words import Words

DEPARTMENTS: tuple[Department, ...] = get_args(Department)
LABEL = 8  # cells for the names of the rows
WIDEST_COLUMN = 24
COLOURS = {"sales": "magenta", "finance": "green", "hr": "cyan", "dev": "yellow"}


def draw(view: View, words: Words, width: int, height: int) -> list[Text]:
    """The companies and the market in columns, the piles, and the own hand; fewer names where there is no room."""
    below = pile_lines(view, words, width) + hand_lines(view, words, width)
    for most in range(4, 0, -1):
        lines = company_lines(view, words, width, most) + below
        if len(lines) <= height:
            break
    return lines


def company_lines(view: View, words: Words, width: int, most: int) -> list[Text]:
    """One column for each company and one for the market; `most` people of a department are named."""
    count = len(view["seats"]) + 1
    column = min(WIDEST_COLUMN, (width - MARGIN - LABEL - count) // count)
    widths = [LABEL, *[column] * count]
    titles = [title_of(view, seat, words, column) for seat in range(count - 1)]
    lines = [row(["", *titles, Text(words.say("br-market"), style="bold")], widths)]
    lines += [
        row([words.say("br-bank"), *[bank_of(single, words) for single in view["seats"]]], widths),
        row([words.say("br-pay"), *[pay_of(single, words, column) for single in view["seats"]]], widths),
    ]
    for department in DEPARTMENTS:
        lines += department_lines(view, department, words, widths, most)
    engineers = [engineers_of(single, words, column) for single in view["seats"]]
    lines.append(row([words.say("br-engineers"), *engineers], widths))
    ideas = [ideas_of(view, seat, words, column) for seat in range(count - 1)]
    if any(ideas):
        lines.append(row([words.say("br-ideas"), *ideas], widths))
    return [Text(" " * MARGIN) + line for line in lines]


def title_of(view: View, seat: int, words: Words, column: int) -> Text:
    """Whose company it is, with an arrow before the one that decides; struck through when it is closed."""
    arrow = "▶" if seat == view["decider"] else ""
    name = Text(arrow) + tag(seat, words, column - len(arrow))
    if not view["seats"][seat]["solvent"]:
        name.stylize("dim strike")
    return name


def bank_of(single: Seat, words: Words) -> Text:
    """The money, or that there is none any more."""
    if not single["solvent"]:
        return Text(words.say("br-bankrupt"), style="dim")
    return Text(words.say("br-money", sum=single["bank"]), style="bold")


def pay_of(single: Seat, words: Words, column: int) -> Text:
    """What the next payday costs, and for how many of them the money lasts."""
    if not single["solvent"]:
        return Text("–", style="dim")
    factor = f" (×{single['payday']['factor']})" if single["payday"]["factor"] > 1 else ""
    cost = Text(words.say("br-cost", sum=single["burn_rate"]) + factor)
    runway = single["runway"]
    if runway is None:
        return cost
    lasts = Text.assemble(cost, " ", (words.say("br-runway", count=runway), "red" if runway < 2 else "dim"))
    return lasts if lasts.cell_len <= column else cost


def department_lines(view: View, department: Department, words: Words, widths: list[int], most: int) -> list[Text]:
    """Who works where: the head first, and the person that is looking for a job in the last column."""
    columns = [staff_of(view, seat, department, words, widths[1], most) for seat in range(len(view["seats"]))]
    columns.append(market_of(view, department, words, widths[-1]))
    rows = max(1, *[len(column) for column in columns])
    name = Text(words.say(f"br-{department}"), style=COLOURS[department])
    lines = []
    for number in range(rows):
        cells = [column[number] if number < len(column) else Text("") for column in columns]
        lines.append(row([name if number == 0 else "", *cells], widths))
    return lines


def staff_of(view: View, seat: int, department: Department, words: Words, column: int, most: int) -> list[Text]:
    """The people of one department who can lead it, the one that does first; a count stands for those without room."""
    if not view["seats"][seat]["solvent"]:
        return []
    head = view["seats"][seat]["heads"][department]["head"]
    people = [person for person in people_of(view, seat) if person["department"] == department]
    leaders = sorted((person for person in people if person["role"] != "engineer"), key=lambda one: one["face"] != head)
    if not leaders:
        return [Text(words.say("br-nobody"), style="dim")]
    named, rest = leaders[:most], len(leaders) - most
    lines = [person_text(person, words, column) for person in named]
    if rest > 0:
        more = f" +{rest}"
        lines[-1] = fit(lines[-1], column - len(more)) + Text(more, style="dim")
    return lines


def market_of(view: View, department: Department, words: Words, column: int) -> list[Text]:
    """Who is looking for a job in a department, and how many more there are below."""
    people = [person for zone in view["zones"] if zone["kind"] == "pool" for person in zone["things"]]
    piles = [zone for zone in view["zones"] if zone["ref"] == f"pile:{department}"]
    count = sum(thing["count"] for zone in piles for thing in zone["things"])
    below = Text(f" +{count}" if count else "", style="dim")
    room = column - below.cell_len
    return [person_text(person, words, room) + below for person in people if person["department"] == department]


def person_text(person: Person, words: Words, column: int) -> Text:
    """Skill and name, with a star for a Vice-President; an engineer has no skill."""
    look = COLOURS[person["department"]]
    skill = words.say("br-engineer") if person["skill"] is None else str(person["skill"])
    star = "★" if person["role"] == "vp" else ""
    whole = Text.assemble((f"{skill}{star} ", "bold"), (words.thing("person", person["face"]), look))
    if whole.cell_len <= column:
        return whole
    last = words.thing("person", person["face"]).rpartition(" ")[2]
    return fit(Text.assemble((f"{skill}{star} ", "bold"), (last, look)), column)


def engineers_of(single: Seat, words: Words, column: int) -> Text:
    """How many engineers there are for how many that are needed, and the contractors for the rest."""
    if not single["solvent"]:
        return Text("")
    payday = single["payday"]
    text = Text(f"{payday['engineers']}/{payday['engineers_needed']}")
    missing = payday["contractors_needed"]
    if not missing:
        return text
    said = " " + words.say("br-contractors", count=missing)
    return text.append(said if text.cell_len + len(said) <= column else f" +{missing}", style="red")


def ideas_of(view: View, seat: int, words: Words, column: int) -> Text:
    """The BAD IDEAS in front of a company by the engineers they take, or their number where there are many."""
    ideas = [
        card for zone in view["zones"] if zone["kind"] == "ideas" and zone["owner"] == seat for card in zone["things"]
    ]
    values = Text(" ".join(f"×{idea['value']}" for idea in ideas))
    if values.cell_len <= column:
        return values
    return fit(words.say("br-many-ideas", count=len(ideas)), column)


def pile_lines(view: View, words: Words, width: int) -> list[Text]:
    """The draw pile, and the latest discard."""
    discards = [card for zone in view["zones"] if zone["kind"] == "row" for card in zone["things"]]
    parts: list[Text | str] = [words.say("cards", count=view["draw"])]
    if discards:
        parts.append(words.say("br-discard", card=card_name(discards[-1], words)))
    return labelled(words.field("deck"), parts, width, words)


def hand_lines(view: View, words: Words, width: int) -> list[Text]:
    """The own cards, in short."""
    names = [Text(card_name(card, words), style="bold") for card in hand_of(view)]
    return labelled(words.say("your-hand"), names, width, words) if names else []


def hand_of(view: View) -> list[Card]:
    """The own cards."""
    own = [zone for zone in view["zones"] if zone["kind"] == "hand" and zone["owner"] == view["seat"]]
    return [cast(Card, card) for zone in own for card in zone["things"] if "face" in card]


def read_cards(view: View, words: Words, width: int) -> list[Text]:
    """What is written on the own cards, then how many of each kind the box has and how many of those are unseen."""
    cards = hand_of(view)
    names = [card_name(card, words) for card in cards]
    lines = texts_lines(names, [words.card_text(card["face"]) for card in cards], width) if cards else []
    unseen = view["own"]["unseen"] if view["own"] else [entry["count"] for entry in view["box"]]
    kinds = [
        words.say("br-unseen", what=kind_name(entry["kind"], entry["value"], words), count=count, total=entry["count"])
        for entry, count in zip(view["box"], unseen, strict=True)
    ]
    return lines + labelled(words.say("br-not-seen"), kinds, width, words)


def kind_name(kind: str, value: int, words: Words) -> str:
    """What a card does, and how much."""
    sign = {"funding": f" +{value}", "bad-idea": f" ×{value}"}.get(kind, "")
    return words.say(f"br-kind-{kind}") + sign


def card_name(card: Card, words: Words) -> str:
    """A card in short: what it does, how much, and the skills it asks for."""
    own = words.game.own_names.get(thing_key("card", card["face"]))
    if own is not None:
        return own
    return kind_name(card["face"].partition(":")[0], card["value"], words) + skills_of(card, words)


def skills_of(card: Card, words: Words) -> str:
    """From which skill to which, or how many Vice-Presidents a card asks for."""
    skills = card["skills"]
    if not skills:
        return " " + words.say("br-vps", count=card["value"])
    least, most = min(skills), max(skills)
    return f" ({least})" if least == most else f" ({least}–{most})"


def people_of(view: View, seat: int) -> list[Person]:
    """The people of one company."""
    return [
        person
        for zone in view["zones"]
        if zone["kind"] == "company" and zone["owner"] == seat
        for person in zone["things"]
    ]
