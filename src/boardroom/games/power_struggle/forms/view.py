"""What each seat may know (rules page, who may know what): the public company, its own secrets, and what it was shown.

Everything here is worked out from public facts and from what this seat was told, never from the truth.
"""

from __future__ import annotations

from typing import Any

from boardroom.games.power_struggle.content.box import ENEMY_NAMES
from boardroom.games.power_struggle.content.names import (
    ARCHENEMY,
    BOARD_SEATS,
    CERTIFICATES,
    COARSE,
    COLOUR_NAMES,
    DIVISION_NAMES,
    DIVISIONS,
    NOTHING,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SIDE_NAMES,
    TRACKS,
    UNIT,
    WAY_NAMES,
    office_name,
)
from boardroom.games.power_struggle.forms.forecast import (
    forecast,
    menu_rows,
    pending_scores,
    prices,
    resignations,
    rivalry,
    worth,
)
from boardroom.games.power_struggle.forms.saves import event_names, offices
from boardroom.games.power_struggle.mind.belief import evidence, is_counting
from boardroom.games.power_struggle.rules.actions import CHOICE_NAMES
from boardroom.games.power_struggle.rules.bribe import ASK_ANSWER, COARSE_STEPS, FINE_STEPS
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.meeting import ASK_SORT
from boardroom.games.power_struggle.rules.menu import ASK_ACT, MENU
from boardroom.games.power_struggle.rules.points import AT_END, competence
from boardroom.games.power_struggle.state.ledger import ANSWER_NAMES, Offer
from boardroom.games.power_struggle.state.table import Table


def view(table: Table, seat: int) -> dict[str, Any]:
    """The table as this seat (-1: the gallery) sees it."""
    return {
        "game": table.game.id,
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
        "thresholds": {WAY_NAMES[way]: table.setup.thresholds[way] for way in range(ARCHENEMY)},
        "golden": {WAY_NAMES[track]: table.setup.box.golden[track] for track in range(TRACKS)},
        "enemies": [ENEMY_NAMES[card] for card in table.setup.box.trio_cards],
        "offices": offices(table),
        "heads": {DIVISION_NAMES[division]: table.heads[division] for division in range(DIVISIONS)},
        "board": table.board[:],
        "chairman": table.chairman,
        "stock": table.stock[1:],
        "privileges": [privilege_row(table, card, seat) for card in range(PRIVILEGES)],
        "turned": event_names(table, table.stack[: table.turned]),
        "sorted": len(table.stack),
        "kinds": event_kinds(table, seat),
        "in_hand": hand_row(table, seat),
        "offers": offer_rows(table, seat),
        "forecast": forecast(table),
        "own": own(table, seat) if seat >= 0 else None,
    }


def seat_rows(table: Table, viewer: int) -> list[dict[str, Any]]:
    """What this seat knows of every seat; money as the least and the most it can be."""
    rows = [seat_row(table, seat) for seat in range(table.setup.seats)]
    if table.stage is AT_END:
        bounds = {seat: (table.cash[seat], table.cash[seat]) for seat in range(table.setup.seats)}
    else:
        purse = evidence(table, viewer)
        bounds = dict(zip(purse.others, purse.bounds(), strict=True))
        if viewer >= 0:
            bounds[viewer] = (table.cash[viewer], table.cash[viewer])
    for seat, row in enumerate(rows):
        row["cash"] = {"low": bounds[seat][0] * UNIT, "high": bounds[seat][1] * UNIT}
    return rows


def seat_row(table: Table, seat: int) -> dict[str, Any]:
    """What everybody knows of one seat."""
    first = seat * (CERTIFICATES + 1)
    is_known = table.stage is AT_END or bool(table.announced >> seat & 1)
    return {
        "ref": f"seat:{seat}",
        "colour": COLOUR_NAMES[seat],
        "tracks": {WAY_NAMES[track]: table.tracks[seat * TRACKS + track] for track in range(TRACKS)},
        "counsel": table.counsel[seat * DIVISIONS : (seat + 1) * DIVISIONS],
        "consultants": competence(table, seat, ARCHENEMY - 1),
        "certificates": table.certificates[first + 1 : first + CERTIFICATES + 1],
        "points": [WAY_NAMES[way] for way in range(ARCHENEMY + 1) if table.points[seat] >> way & 1],
        "announced": bool(table.announced >> seat & 1),
        "archenemy": archenemy(table, seat) if is_known else None,
        "not_archenemy": not_archenemy(table, seat),
        "cards": table.holders.count(seat),
    }


def archenemy(table: Table, seat: int) -> dict[str, Any]:
    """Both cards, in words."""
    card = ENEMY_NAMES[table.setup.box.trio_cards[table.trios[seat]]]
    trio = [WAY_NAMES[way] for way in table.setup.box.trios[table.trios[seat]]]
    return {"colour": COLOUR_NAMES[table.colours[seat]], "card": card, "trio": trio}


def not_archenemy(table: Table, seat: int) -> list[list[str]]:
    """Pairs of cards this seat cannot have, since it would have announced itself."""
    pairs = []
    for colour in range(table.setup.seats):
        for trio, card in enumerate(table.setup.box.trio_cards):
            if table.ruled_out[seat] >> (colour * len(ENEMY_NAMES) + trio) & 1:
                pairs.append([COLOUR_NAMES[colour], ENEMY_NAMES[card]])
    return pairs


def privilege_row(table: Table, card: int, seat: int) -> dict[str, Any]:
    """A privilege card: its holder, where this seat knows it, and its side."""
    is_known = bool(table.exposed >> card & 1) or table.holders[card] == seat
    return {
        "name": PRIVILEGE_NAMES[card],
        "holder": table.holders[card] if is_known else NOTHING,
        "side": SIDE_NAMES[table.sides[card]],
        "worth": worth(table, card),
    }


def event_kinds(table: Table, seat: int) -> dict[str, dict[str, Any]]:
    """What the event cards this seat has seen do: their kind, and by how much they move the motivation."""
    seen = table.stack[: table.turned] if seat != table.starter else table.drawn
    return {table.setup.box.events[card]: event_kind(table, card) for card in seen}


def event_kind(table: Table, card: int) -> dict[str, Any]:
    """One event card; the two regular ones are kinds of their own."""
    return {"kind": table.setup.happenings[card].word, "change": table.setup.box.event_numbers[card]}


def hand_row(table: Table, seat: int) -> dict[str, Any]:
    """The action in hand as far as everybody sees it, and the envelope for those who know it."""
    is_open = is_counting(table) or table.phase is ASK_ANSWER
    row: dict[str, Any] = {
        "action": table.action.word if table.action is not None else None,
        "count": table.in_hand,
        "extra": table.bonus,
        "mark": place_name(table.mark),
        "picks": [place_name(table.pick) if table.phase is not ASK_COMMIT else None, place_name(table.pick2)],
        "enticed": bits(table.enticed),
        "refusers": bits(table.refusers),
        "offers": table.offers,
        "offer": None,
        "scores": pending_scores(table),
    }
    if is_open and table.offer_card >= 0:
        row["offer"] = {
            "target": table.offer_target,
            "privilege": PRIVILEGE_NAMES[table.offer_card],
            "sum": envelope(table, seat),
        }
    return row


def envelope(table: Table, seat: int) -> int | None:
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


def offer_rows(table: Table, seat: int) -> list[dict[str, Any]]:
    """All offers of the game, with their sums where this seat knows them."""
    rows: list[dict[str, Any]] = []
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


def own(table: Table, seat: int) -> dict[str, Any]:
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


def zones(table: Table, seat: int) -> list[dict[str, Any]]:
    """The places on the table and the things that lie there."""
    places = [division_zone(table, division) for division in range(DIVISIONS)]
    places.append(
        zone(
            "board", "row", [{"ref": f"board:{n + 1}", "face": face(s), "count": 1} for n, s in enumerate(board(table))]
        )
    )
    places.append(zone("privileges", "cards", [privilege_thing(table, card, seat) for card in range(PRIVILEGES)]))
    places.append(zone("certificates", "stock", [certificate(table, shares) for shares in range(1, CERTIFICATES + 1)]))
    places.append(zone("events", "deck", event_things(table, seat)))
    if table.seat == seat:
        places.append(menu("actions", "action", [business.word for business in MENU], table.phase is ASK_ACT))
        places.append(menu("coarse", "coarse", [str(n) for n in range(COARSE_STEPS)], is_counting(table)))
        places.append(menu("fine", "fine", [str(n) for n in range(FINE_STEPS)], is_counting(table)))
        places.append(menu("choices", "choice", CHOICE_NAMES, True))
    return places


def zone(ref: str, kind: str, things: list[dict[str, Any]]) -> dict[str, Any]:
    """A place that belongs to nobody."""
    return {"ref": ref, "owner": NOTHING, "kind": kind, "things": things}


def menu(ref: str, prefix: str, names: list[str], is_open: bool) -> dict[str, Any]:
    """Buttons that lie there while their kind of choice is made."""
    return zone(ref, "menu", [{"ref": f"{prefix}:{name}", "face": name, "count": 1} for name in names if is_open])


def division_zone(table: Table, division: int) -> dict[str, Any]:
    """A division: its name plate, its head's office, its counsel space and its six offices."""
    name = DIVISION_NAMES[division]
    figures = sum(table.counsel[seat * DIVISIONS + division] for seat in range(table.setup.seats))
    things = [
        {"ref": f"division:{name}", "face": name, "count": 1},
        {"ref": f"head:{name}", "face": face(table.heads[division]), "count": 1},
        {"ref": f"counsel:{name}", "face": "counsel", "count": figures},
    ]
    for place in range(division * OFFICES, (division + 1) * OFFICES):
        things.append(
            {"ref": f"office:{office_name(place)}", "face": unit_face(table, place), "count": table.staff(place)}
        )
    return zone(f"zone:{name}", "division", things)


def unit_face(table: Table, place: int) -> str:
    """Whose unit, and of which kind."""
    if not table.units[place]:
        return "empty"
    return f"{COLOUR_NAMES[table.owner(place)]}-{'main' if table.is_main(place) else 'department'}"


def face(seat: int) -> str:
    """A figure's colour, or an empty chair."""
    return COLOUR_NAMES[seat] if seat >= 0 else "empty"


def board(table: Table) -> list[int]:
    """The five seats of the board, empty ones included."""
    return table.board + [NOTHING] * (BOARD_SEATS - len(table.board))


def privilege_thing(table: Table, card: int, seat: int) -> dict[str, Any]:
    """A privilege card: its face where this seat knows it lies."""
    return {"ref": f"privilege:{PRIVILEGE_NAMES[card]}", "face": privilege_row(table, card, seat)["side"], "count": 1}


def certificate(table: Table, shares: int) -> dict[str, Any]:
    """A pile of certificates."""
    return {"ref": f"certificate:{shares}", "face": str(shares), "count": table.stock[shares]}


def event_things(table: Table, seat: int) -> list[dict[str, Any]]:
    """The cards already turned for all, the whole hand for the sorter, and the rest of the stack as backs."""
    is_sorter = seat == table.starter and (table.phase is ASK_SORT or table.phase is ASK_COMMIT)
    cards = event_names(table, table.drawn if is_sorter else table.stack[: table.turned])
    things: list[dict[str, Any]] = [{"ref": f"event:{card}", "face": card, "count": 1} for card in cards]
    if is_sorter:
        return things
    if len(table.stack) > table.turned:
        things.append({"ref": "stack", "back": "event", "count": len(table.stack) - table.turned})
    return things
