"""Who may know what: the promises SN-L1 to SN-L15, and the information cases of the rules page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

import boardroom
from boardroom import Luck, State
from boardroom.core.shapes import View
from games.startup_nation.nation import (
    CARDS,
    GALLERY,
    GAME,
    ROLES,
    A,
    B,
    C,
    D,
    match,
    nation,
    play_randomly,
    scored,
    start_up_nation,
)
from kit import rule

SEED = 987_654_321_987_654_321


def everything_sent(seats: int = 4, **options: Any) -> Iterator[tuple[int, Any]]:
    """All views and events of a random match, with the seat each is sent to."""
    table = match(seats, SEED, **options)
    luck = Luck(1)
    heard = 0
    while not table.state.over:
        table.state.play(luck.pick(table.state.legal()))
        for seat in range(-1, seats):
            yield seat, table.view(seat)
            for told in table.shown(seat)[heard:]:
                yield seat, told
        heard = len(table.happened())


def keys_in(thing: Any) -> set[str]:
    """All keys of a nested thing."""
    if isinstance(thing, dict):
        return set(thing) | {key for value in thing.values() for key in keys_in(value)}
    return {key for value in thing for key in keys_in(value)} if isinstance(thing, list) else set()


def zone(view: Mapping[str, Any], ref: str) -> list[dict[str, Any]]:
    """The things in one zone of a view."""
    things: list[dict[str, Any]] = next(place["things"] for place in view["zones"] if place["ref"] == ref)
    return things


def twins(**more: Any) -> tuple[State, State]:
    """Two tables that D cannot tell apart: B's and C's cards and the order of the deck are exchanged."""
    one = nation(a="TEC SAL", b="DIR", c="REC", d="INV", deck="EMM FIRE TEC", turn="A", **more)
    other = nation(a="TEC SAL", b="REC", c="DIR", d="INV", deck="TEC EMM FIRE", turn="A", **more)
    return one.state, other.state


# What leaves the table


@rule("SN-L1", "SN-L11")
def test_t96_what_a_seat_cannot_know_leaves_no_trace_in_its_view() -> None:
    one, other = twins()
    assert one.save() != other.save()
    assert json.dumps(one.view(D)) == json.dumps(other.view(D))
    assert json.dumps(one.view(GALLERY)) == json.dumps(other.view(GALLERY))


@rule("SN-L1")
def test_hidden_cards_are_backs() -> None:
    view = nation(a="TEC SAL", b="DIR", c="REC", d="INV").view(D)
    assert zone(view, "hand:0") == [{"ref": "card:0", "back": "card", "count": 2}]
    assert zone(view, "hand:1") == [{"ref": "card:1", "back": "card", "count": 1}]
    assert zone(view, "hand:3") == [{"ref": "hand:investor", "face": "investor", "count": 1}]


@rule("SN-L2", "SN-L9")
def test_t105_no_message_holds_the_seed_or_the_luck() -> None:
    sent = list(everything_sent())
    assert str(SEED) not in json.dumps(sent)
    assert not keys_in([thing for _, thing in sent]) & {"seed", "luck", "streams", "content", "digest", "save", "hash"}


@rule("SN-L1", "SN-L7")
def test_t105_no_message_holds_the_deck_another_hand_or_the_truth_of_an_answer() -> None:
    sent = [(seat, thing) for seat, thing in everything_sent() if thing.get("phase") != "over"]
    assert not keys_in([thing for _, thing in sent]) & {"lie", "lied", "truth", "true", "legal", "record", "held"}
    assert all(isinstance(thing["deck"], int) for _, thing in sent if "deck" in thing)
    others = [
        thing
        for seat, view in sent
        for place in view.get("zones", [])
        if place["kind"] == "hand" and place["owner"] != seat
        for thing in place["things"]
    ]
    assert others
    assert all("face" not in thing for thing in others)


@rule("SN-L2")
def test_an_imagined_world_is_not_built_from_the_seed() -> None:
    table = match(4, SEED)
    assert str(SEED) not in json.dumps(table.state.imagine(A, Luck(1)).save())


@rule("SN-L2", "SN-L14")
def test_tables_a_seat_cannot_tell_apart_imagine_the_same_world() -> None:
    one, other = twins()
    assert one.imagine(D, Luck(4)).save() == other.imagine(D, Luck(4)).save()


@rule("SN-L3")
def test_hidden_cards_have_no_marks() -> None:
    view = nation(a="TEC SAL", b="DIR", c="REC", d="INV").view(GALLERY)
    assert {thing["ref"] for owner in range(4) for thing in zone(view, f"hand:{owner}")} == {
        "card:0", "card:1", "card:2", "card:3",
    }  # fmt: skip
    assert zone(view, "deck") == [{"ref": "deck:rest", "back": "card", "count": 10}]


@rule("SN-L9")
def test_what_reaches_a_log_file_is_public() -> None:
    table = nation(a="TEC SAL", c="BRI", seed=SEED)
    table.does("A: TEC on C")
    assert "brigitte" not in repr(table.state.log)
    assert str(SEED) not in repr(Luck(SEED)) + repr(table.state)


@rule("SN-L9")
def test_the_minutes_hold_the_seed_and_no_view_holds_the_minutes() -> None:
    game = boardroom.Match(GAME, 4, SEED)
    assert f"seed: {SEED}" in game.minutes()
    assert "minutes" not in keys_in([game.state.view(seat) for seat in range(-1, 4)])


@rule("SN-L11")
def test_no_view_holds_a_fingerprint() -> None:
    words = {word for _, thing in everything_sent() for word in json.dumps(thing).replace('"', " ").split()}
    assert [word for word in words if len(word) >= 16 and set(word) <= set("0123456789abcdef")] == []


# Questions and answers


@rule("SN-L4")
@pytest.mark.parametrize("seat", [A, B, D, GALLERY])
def test_t98_a_pending_answer_looks_the_same_whatever_the_questioned_seat_holds(seat: int) -> None:
    lying = nation(a="FIRE SAL", b="TEC", c="EMM", d="REC", interns="all_seven").does("A: FIRE, C, Director")
    honest = nation(a="FIRE SAL", b="TEC", c="INV", d="REC", interns="all_seven").does("A: FIRE, C, Director")
    assert json.dumps(lying.view(seat)) == json.dumps(honest.view(seat))
    assert lying.view(seat)["prompt"]["key"] == "wait-answer"


@rule("SN-L4")
def test_the_questioned_seat_is_always_asked() -> None:
    table = nation(a="FIRE SAL", c="INV").does("A: FIRE, C, Director")
    assert (table.decides, table.view(C)["prompt"]["key"]) == ("C", "prompt-answer")


@rule("SN-L7")
@pytest.mark.parametrize("seat", [A, B, D, GALLERY])
def test_a_lie_looks_like_the_truth(seat: int) -> None:
    lying = nation(a="FIRE SAL", b="TEC", c="EMM", d="REC", interns="all_seven", deck="LEG")
    honest = nation(a="FIRE SAL", b="TEC", c="TAX", d="REC", interns="all_seven", deck="LEG")
    lying.does("A: FIRE, C, Director", "C: below")
    honest.does("A: FIRE, C, Director", "C: below")
    assert lying.shown(seat) == honest.shown(seat)
    assert json.dumps(lying.view(seat)) == json.dumps(honest.view(seat))


@rule("SN-L7")
def test_only_the_liar_is_reminded_of_the_lie() -> None:
    table = nation(a="FIRE SAL", c="EMM").does("A: FIRE, C, Director", "C: below")
    assert table.view(C)["own"]["lies"] == [True]
    assert [table.view(seat)["own"]["lies"] for seat in (A, B, D)] == [[], [], []]


@rule("SN-L8")
def test_the_roles_and_answers_on_the_table_are_always_all_of_them() -> None:
    view = nation(a="FIRE SAL", c="INV", discard="EMM BRI").does("A: FIRE, C, Director").view(B)
    assert [thing["ref"] for thing in zone(view, "roles")] == [f"role:{role}" for role in ROLES]
    assert [thing["ref"] for thing in zone(view, "answers")] == ["answer:exact", "answer:above", "answer:below"]


@rule("SN-L8")
def test_a_refusal_is_told_to_nobody_else() -> None:
    table = nation(a="BRI TEC")
    views = [table.view(seat) for seat in (B, C, D, GALLERY)]
    table.refuses("A: BRI")
    assert (table.happened(), [table.view(seat) for seat in (B, C, D, GALLERY)]) == ([], views)


# Turns


@rule("SN-L5")
def test_t106_a_forced_play_waits_for_a_press_like_any_other() -> None:
    forced = nation(a="BRI EMM", b="TEC", c="REC", d="SAL")
    free = nation(a="EMM SAL", b="TEC", c="REC", d="SAL")
    assert (len(forced.state.legal()), forced.decides, free.decides) == (1, "A", "A")
    assert forced.view(A)["prompt"] == free.view(A)["prompt"]
    assert json.dumps(forced.view(D)) == json.dumps(free.view(D))


@rule("SN-L6")
def test_nobody_can_tell_a_drawn_card_from_a_held_one() -> None:
    held = nation(a="TEC", b="DIR", c="REC", d="INV", deck="EMM SAL").does("A: EMM")
    drawn = nation(a="EMM", b="DIR", c="REC", d="INV", deck="TEC SAL").does("A: EMM")
    assert [json.dumps(held.view(seat)) for seat in (B, C, D, GALLERY)] == [
        json.dumps(drawn.view(seat)) for seat in (B, C, D, GALLERY)
    ]


@rule("SN-L6")
def test_a_hand_is_listed_in_the_order_of_the_cards() -> None:
    low_first = nation(a="TEC", deck="EMM").view(A)
    high_first = nation(a="EMM", deck="TEC").view(A)
    assert low_first["own"]["hand"] == high_first["own"]["hand"] == ["tech_lead", "emmanuel"]
    assert zone(low_first, "hand:0") == zone(high_first, "hand:0")


# Seeing and remembering


@rule("SN-L10")
def test_t104_the_gallery_sees_the_public_part_only() -> None:
    table = nation(a="TEC SAL", c="BRI").does("A: TEC on C")
    assert table.view(GALLERY)["own"] is None
    assert {key: value for key, value in table.view(D).items() if key not in ("own", "seat", "zones")} == {
        key: value for key, value in table.view(GALLERY).items() if key not in ("own", "seat", "zones")
    }


@rule("SN-L10")
def test_t104_a_seat_that_is_out_keeps_what_it_saw_and_sees_no_more() -> None:
    table = nation(c="TEC SAL", a="FIRE", d="BRI", turn="C", deck="EMM REC")
    table.does("C: TEC on D", "D: EMM", "A: FIRE, C, Salesperson", "C: exact")
    own = table.view(C)["own"]
    assert (own["hand"], own["known"]) == ([], [None, None, None, "brigitte"])
    assert [row["card"] for row in own["seen"]] == ["salesperson", "brigitte"]
    assert [thing for owner in (A, B, D) for thing in zone(table.view(C), f"hand:{owner}") if "face" in thing] == []


@rule("SN-L13", "SN-31")
def test_what_a_seat_knows_moves_with_the_card() -> None:
    table = nation(a="TEC SAL", b="REC", c="BRI", d="INV", deck="DIR FIRE")
    table.does("A: TEC on C", "B: REC on C")
    assert table.view(A)["own"]["known"] == [None, "brigitte", None, None]
    assert table.view(D)["own"]["known"] == [None, None, None, None]


@rule("SN-L13")
def test_a_seen_card_that_may_have_been_played_is_no_longer_known() -> None:
    table = nation(a="TEC SAL", b="EMM", d="INV", deck="TAX")
    table.does("A: TEC on B", "B: EMM")
    assert table.view(A)["own"]["known"] == [None, None, None, None]


@rule("SN-L13")
def test_a_seen_card_that_was_not_the_one_played_is_still_known() -> None:
    table = nation(a="TEC SAL", b="EMM", d="INV", deck="TAX")
    table.does("A: TEC on B", "B: TAX")
    assert table.view(A)["own"]["known"] == [None, "emmanuel", None, None]


@rule("SN-L12")
def test_a_later_promotion_takes_one_place_out_of_the_known_top() -> None:
    table = nation(a="DIR FIRE", b="DIR", c="SAL", d="TEC", e="PIS", seats=5, deck="TEC LEG REC HYP EMM INV")
    table.does("A: DIR on C")
    assert table.known_top(C) == "LEG REC HYP"  # B has drawn the Tech Lead
    table.does("B: DIR on D")
    assert (table.hid(D), table.hand(C), table.known_top(C)) == ("REC", "LEG EMM", "HYP")
    assert [table.known_top(seat) for seat in (A, B, D)] == ["", "", ""]


@rule("SN-L12")
def test_two_seats_may_know_the_same_top() -> None:
    table = nation(a="DIR FIRE", b="DIR", c="SAL", d="TEC", e="PIS", seats=5, deck="TEC LEG HYP REC MIR EMM INV")
    table.does("A: DIR on C", "B: DIR on D")
    assert (table.hid(D), table.hand(C)) == ("REC", "LEG EMM")
    assert [table.known_top(seat) for seat in (A, B, C, D)] == ["", "", "HYP MIR", "HYP"]


# Bots


class Spy:
    """A player who notes what it is given."""

    name = "spy"

    def __init__(self) -> None:
        self.given: list[tuple[View, list[int], State]] = []

    def choose(self, view: View, legal: list[int], sampler: Callable[[Luck], State], limit: float | None) -> int:
        self.given.append((view, legal, sampler(Luck(1))))
        return legal[0]


@rule("SN-L14")
def test_t108_a_bot_is_given_what_a_person_is_given() -> None:
    spy = Spy()
    game = boardroom.Match(GAME, 4, SEED, players=[spy] * 4)
    before = game.state.copy()
    game.step()
    view, legal, world = spy.given[0]
    assert view == before.view(before.seat)
    assert legal == before.legal()
    assert world.save() == before.imagine(before.seat, Luck(1)).save()
    assert str(SEED) not in json.dumps(world.save())


@rule("SN-L14")
def test_what_a_bot_is_given_belongs_to_it() -> None:
    game = boardroom.Match(GAME, 4, 1)
    seat = game.state.seat
    start_up_nation(game.state).view(seat)["scores"][0] = 99
    game.state.legal().clear()
    game.state.imagine(seat, Luck(1)).play(game.state.legal()[0])
    assert game.state.save() == boardroom.Match(GAME, 4, 1).state.save()


# The end of a round


@rule("SN-L15", "SN-A21")
def test_the_end_of_a_round_forgets_what_a_tech_lead_saw() -> None:
    table = nation(a="TEC SAL", b="TEC", c="DIR", d="REC", whole_deck="FIRE")
    table.does("A: TEC on C", "B: FIRE, A, Intern", "A: above")
    assert table.last_round["round"] == 1
    assert [row["kind"] for row in table.view(A)["own"]["seen"] if row["kind"] != "drew"] == []
    assert table.view(A)["own"]["known"] == [None, None, None, None]


@rule("SN-L15")
def test_after_the_match_the_deck_is_still_closed() -> None:
    table = nation(a="FIRE SAL", c="DIR", out="BD", tok="RRBB", scores=[3, 0, 0, 0], deck="TEC REC")
    table.does("A: FIRE, C, Director", "C: exact")
    assert table.state.over
    assert [thing for thing in zone(table.view(A), "deck") if "face" in thing] == []


@rule("SN-40")
def test_after_the_match_the_living_hands_lie_open() -> None:
    table = scored("INV", "", "TEC", "REC", out="B", scores=[2, 1, 3, 0])
    assert [zone(table.view(GALLERY), f"hand:{owner}")[0]["face"] for owner in (A, C, D)] == [
        "investor", "tech_lead", "recruiter",
    ]  # fmt: skip


@rule("SN-L1")
@pytest.mark.parametrize("seed", range(4))
def test_every_thing_a_choice_clicks_is_in_the_view_of_who_decides(seed: int) -> None:
    table = match(5, seed, pass_left=True)
    play_randomly(table, seed, choices=7 + seed)
    view = table.view(table.seat)
    refs = {thing["ref"] for place in view["zones"] for thing in place["things"]} | {
        row["ref"] for row in view["seats"]
    }
    assert {ref for code in table.state.legal() for ref in GAME.action(code).refs} <= refs
    assert set(CARDS.values()) >= set(view["own"]["hand"])
