"""What each seat may know (rules page, who may know what): the public company, its own secrets, and what it was shown.

Everything here is worked out from public facts and from what this seat was told, never from the truth.
"""

from __future__ import annotations

from boardroom.core.shapes import Backs, Faced
from boardroom.games.power_struggle.content.names import (
    BOARD_SEATS,
    CERTIFICATES,
    COARSE,
    COLOUR_NAMES,
    COMPETENCE_NAMES,
    COUNSEL,
    DIVISION_NAMES,
    DIVISIONS,
    ENEMY_CARDS,
    NOTHING,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SIDE_NAMES,
    STACK,
    TOP_MOTIVATION,
    TRACK_NAMES,
    TRACKS,
    UNIT,
    UNIT_NAMES,
    WAY_NAMES,
    office_name,
)
from boardroom.games.power_struggle.forms.forecast import (
    forecast,
    menu_rows,
    next_offices,
    pending_scores,
    price,
    prices,
    resignations,
    rivalry,
    worth,
)
from boardroom.games.power_struggle.mind.belief import evidence, is_counting, possible_pairs
from boardroom.games.power_struggle.rules.actions import CHOICE_NAMES
from boardroom.games.power_struggle.rules.bribe import ASK_ANSWER, COARSE_STEPS, FINE_STEPS
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.meeting import ASK_SORT
from boardroom.games.power_struggle.rules.menu import ASK_ACT, MENU
from boardroom.games.power_struggle.rules.points import AT_END, competence, counsel_spaces
from boardroom.games.power_struggle.shapes.view import (
    Enemy,
    EnemyPair,
    Envelope,
    EventCard,
    InHand,
    Note,
    NotesZone,
    OfferRow,
    OpenKind,
    OpenZone,
    Own,
    PrivilegeRow,
    Seat,
    View,
    Zone,
)
from boardroom.games.power_struggle.state.fields import offices
from boardroom.games.power_struggle.state.ledger import ANSWER_NAMES, Offer
from boardroom.games.power_struggle.state.table import Table


def view(table: Table, seat: int) -> View:
    """The table as this seat (-1: the gallery) sees it."""
    return {
        "game": "power-struggle",
        "seat": seat,
        "decider": table.seat,
        "prompt": table.phase.prompt(table, seat),
        "seats": seat_rows(table, seat),
        "zones": zones(table, seat),
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
        "options": dict(table.setup.options),
        "stage": table.stage.word,
        "phase": table.phase.word,
        "meeting": table.meeting,
        "round": table.round,
        "starter": table.starter,
        "active": table.active,
        "turns": table.turns,
        "motivation": table.motivation,
        "top_motivation": TOP_MOTIVATION,
        "thresholds": dict(zip(COMPETENCE_NAMES, table.setup.thresholds, strict=True)),
        "golden": dict(zip(TRACK_NAMES, table.setup.box.golden, strict=True)),
        "enemies": table.setup.enemies[:],
        "offices": offices(table.units),
        "next_offices": next_offices(table),
        "heads": dict(zip(DIVISION_NAMES, table.heads, strict=True)),
        "board": table.board[:],
        "chairman": table.chairman,
        "stock": table.stock[1:],
        "privileges": [privilege_row(table, card, seat) for card in range(PRIVILEGES)],
        "turned": event_names(table, table.stack[: table.turned]),
        "sorted": len(table.stack),
        "stack_size": STACK,
        "kinds": event_kinds(table, seat),
        "in_hand": hand_row(table, seat),
        "offers": offer_rows(table, seat),
        "forecast": forecast(table),
        "archenemies": possible_pairs(table, seat),
        "own": own(table, seat) if seat >= 0 else None,
    }


def seat_rows(table: Table, viewer: int) -> list[Seat]:
    """What this seat knows of every seat; money as the least and the most it can be."""
    seats = range(table.setup.seats)
    if table.stage is AT_END:
        bounds = {seat: (table.cash[seat], table.cash[seat]) for seat in seats}
    else:
        purse = evidence(table, viewer)
        bounds = dict(zip(purse.others, purse.bounds(), strict=True))
        if viewer >= 0:
            bounds[viewer] = (table.cash[viewer], table.cash[viewer])
    return [seat_row(table, seat, bounds[seat][0], bounds[seat][1]) for seat in seats]


def seat_row(table: Table, seat: int, low: int, high: int) -> Seat:
    """What is known of one seat."""
    first = seat * (CERTIFICATES + 1)
    is_known = table.stage is AT_END or bool(table.announced >> seat & 1)
    return {
        "ref": f"seat:{seat}",
        "colour": COLOUR_NAMES[seat],
        "tracks": {name: table.tracks[seat * TRACKS + track] for track, name in enumerate(TRACK_NAMES)},
        "counsel": table.counsel[seat * DIVISIONS : (seat + 1) * DIVISIONS],
        "counsel_spaces": counsel_spaces(table, seat),
        "consultants": competence(table, seat, COUNSEL),
        "certificates": table.certificates[first + 1 : first + CERTIFICATES + 1],
        "points": [name for way, name in enumerate(WAY_NAMES) if table.points[seat] >> way & 1],
        "announced": bool(table.announced >> seat & 1),
        "archenemy": archenemy(table, seat) if is_known else None,
        "not_archenemy": not_archenemy(table, seat),
        "cards": table.holders.count(seat),
        "cash": {"low": low * UNIT, "high": high * UNIT},
    }


def archenemy(table: Table, seat: int) -> Enemy:
    """Both cards, in words."""
    card = table.setup.enemies[table.trios[seat]]
    trio = [COMPETENCE_NAMES[way] for way in table.setup.box.trios[table.trios[seat]]]
    return {"colour": COLOUR_NAMES[table.colours[seat]], "card": card, "trio": trio}


def not_archenemy(table: Table, seat: int) -> list[EnemyPair]:
    """Pairs of cards this seat cannot have, since it would have announced itself."""
    pairs: list[EnemyPair] = []
    for colour in range(table.setup.seats):
        for trio, card in enumerate(table.setup.enemies):
            if table.ruled_out[seat] >> (colour * ENEMY_CARDS + trio) & 1:
                pairs.append([COLOUR_NAMES[colour], card])
    return pairs


def privilege_row(table: Table, card: int, seat: int) -> PrivilegeRow:
    """A privilege card: its holder, where this seat knows it, and its side."""
    is_known = bool(table.exposed >> card & 1) or table.holders[card] == seat
    return {
        "name": PRIVILEGE_NAMES[card],
        "holder": table.holders[card] if is_known else NOTHING,
        "side": SIDE_NAMES[table.sides[card]],
        "worth": worth(table, card),
    }


def event_kinds(table: Table, seat: int) -> dict[str, EventCard]:
    """What the event cards this seat has seen do: their kind, and by how much they move the motivation."""
    seen = table.stack[: table.turned] if seat != table.starter else table.drawn
    return {table.setup.box.events[card]: event_kind(table, card) for card in seen}


def event_kind(table: Table, card: int) -> EventCard:
    """One event card; the two regular ones are kinds of their own."""
    return {"kind": table.setup.happenings[card].word, "change": table.setup.box.event_numbers[card]}


def hand_row(table: Table, seat: int) -> InHand:
    """The action in hand as far as everybody sees it, and the envelope for those who know it."""
    return {
        "action": table.action.word if table.action is not None else None,
        "count": table.in_hand,
        "extra": table.bonus,
        "mark": place_name(table.mark),
        "picks": [place_name(table.pick) if table.phase is not ASK_COMMIT else None, place_name(table.pick2)],
        "enticed": bits(table.enticed),
        "refusers": bits(table.refusers),
        "offers": table.offers,
        "offer": envelope(table, seat) if table.offer_card >= 0 else None,
        "price": price(table),
        "scores": pending_scores(table),
    }


def envelope(table: Table, seat: int) -> Envelope | None:
    """The offer that is being made, while it is counted or lies before its target."""
    if not is_counting(table) and table.phase is not ASK_ANSWER:
        return None
    name = PRIVILEGE_NAMES[table.offer_card]
    return {"target": table.offer_target, "privilege": name, "sum": sum_inside(table, seat)}


def sum_inside(table: Table, seat: int) -> int | None:
    """What is in the envelope, for those who know: while it is counted the briber alone, then its target too."""
    if seat != table.active and (seat != table.offer_target or table.phase is not ASK_ANSWER):
        return None
    if table.offer_sum >= 0:
        return table.offer_sum * UNIT
    return table.offer_coarse * COARSE * UNIT if table.offer_coarse >= 0 else 0


def place_name(place: int) -> str | None:
    """An office, or None."""
    return office_name(place) if 0 <= place < PLACES else None


def bits(seats: int) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(8) if seats >> seat & 1]


def offer_rows(table: Table, seat: int) -> list[OfferRow]:
    """All offers of the game, with their sums where this seat knows them."""
    rows: list[OfferRow] = []
    for offer in table.ledger:
        if isinstance(offer, Offer):
            is_known = seat in (offer.seat, offer.target) or table.stage is AT_END
            rows.append(
                {
                    "seat": offer.seat,
                    "target": offer.target,
                    "privilege": PRIVILEGE_NAMES[offer.card],
                    "answer": ANSWER_NAMES[offer.answer],
                    "sum": offer.amount * UNIT if is_known else None,
                }
            )
    return rows


def event_names(table: Table, cards: list[int]) -> list[str]:
    """Event cards in words."""
    return [table.setup.box.events[card] for card in cards]


def own(table: Table, seat: int) -> Own:
    """What this seat alone knows."""
    return {
        "cash": table.cash[seat] * UNIT,
        "archenemy": archenemy(table, seat),
        "privileges": [PRIVILEGE_NAMES[card] for card in range(PRIVILEGES) if table.holders[card] == seat],
        "events": event_names(table, table.drawn) if seat == table.starter else None,
        "stack": event_names(table, table.stack) if seat == table.starter else None,
        "rivalry": rivalry(table, seat),
        "prices": prices(table, seat),
        "resignations": resignations(table, seat),
        "menu": menu_rows(table) if table.seat == seat and table.phase is ASK_ACT else None,
    }


# Zones


def zones(table: Table, seat: int) -> list[Zone]:
    """The places on the table and the things that lie there."""
    places: list[Zone] = [division_zone(table, division) for division in range(DIVISIONS)]
    chairs = [thing(f"board:{number + 1}", face(owner)) for number, owner in enumerate(board(table))]
    places.append(zone("board", "row", chairs))
    places.append(zone("privileges", "cards", [privilege_thing(table, card) for card in range(PRIVILEGES)]))
    stock = [thing(f"certificate:{shares}", str(shares), table.stock[shares]) for shares in range(1, CERTIFICATES + 1)]
    places.append(zone("certificates", "stock", stock))
    places.append({"ref": "events", "owner": NOTHING, "kind": "deck", "things": event_things(table, seat)})
    if table.seat == seat:
        places.append(menu("actions", "action", [business.word for business in MENU], table.phase is ASK_ACT))
        places.append(notes(table, "coarse", COARSE_STEPS, COARSE * UNIT))
        places.append(notes(table, "fine", FINE_STEPS, UNIT))
        places.append(menu("choices", "choice", CHOICE_NAMES, True))
    return places


def zone(ref: str, kind: OpenKind, things: list[Faced]) -> OpenZone:
    """A place that belongs to nobody."""
    return {"ref": ref, "owner": NOTHING, "kind": kind, "things": things}


def thing(ref: str, face: str, count: int = 1) -> Faced:
    """Something that lies face up."""
    return {"ref": ref, "face": face, "count": count}


def menu(ref: str, prefix: str, names: list[str], is_open: bool) -> OpenZone:
    """Buttons that lie there while their kind of choice is made."""
    return zone(ref, "menu", [thing(f"{prefix}:{name}", name) for name in names if is_open])


def notes(table: Table, name: str, steps: int, note: int) -> NotesZone:
    """The steps in which an envelope is filled, and the money that each of them adds."""
    things: list[Note] = [
        {"ref": f"{name}:{step}", "face": str(step), "count": 1, "sum": step * note}
        for step in range(steps)
        if is_counting(table)
    ]
    return {"ref": name, "owner": NOTHING, "kind": "menu", "things": things}


def division_zone(table: Table, division: int) -> OpenZone:
    """A division: its name plate, its head's office, its counsel space and its six offices."""
    name = DIVISION_NAMES[division]
    figures = sum(table.counsel[seat * DIVISIONS + division] for seat in range(table.setup.seats))
    things = [
        thing(f"division:{name}", name),
        thing(f"head:{name}", face(table.heads[division])),
        thing(f"counsel:{name}", "counsel", figures),
    ]
    for place in range(division * OFFICES, (division + 1) * OFFICES):
        things.append(thing(f"office:{office_name(place)}", unit_face(table, place), table.staff(place)))
    return zone(f"zone:{name}", "division", things)


def unit_face(table: Table, place: int) -> str:
    """Whose unit, and of which kind."""
    if not table.units[place]:
        return "empty"
    return f"{COLOUR_NAMES[table.owner(place)]}-{UNIT_NAMES[table.is_main(place)]}"


def face(seat: int) -> str:
    """A figure's colour, or an empty chair."""
    return COLOUR_NAMES[seat] if seat >= 0 else "empty"


def board(table: Table) -> list[int]:
    """The five seats of the board, empty ones included."""
    return table.board + [NOTHING] * (BOARD_SEATS - len(table.board))


def privilege_thing(table: Table, card: int) -> Faced:
    """A privilege card: the side that is up."""
    return thing(f"privilege:{PRIVILEGE_NAMES[card]}", SIDE_NAMES[table.sides[card]])


def event_things(table: Table, seat: int) -> list[Faced | Backs]:
    """The cards already turned for all, the whole hand for the sorter, and the rest of the stack as backs."""
    is_sorter = seat == table.starter and (table.phase is ASK_SORT or table.phase is ASK_COMMIT)
    cards = event_names(table, table.drawn if is_sorter else table.stack[: table.turned])
    things: list[Faced | Backs] = [thing(f"event:{card}", card) for card in cards]
    if is_sorter:
        return things
    if len(table.stack) > table.turned:
        things.append({"ref": "stack", "back": "event", "count": len(table.stack) - table.turned})
    return things
