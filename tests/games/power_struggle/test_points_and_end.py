"""Points, archenemies and the end: PS-13 to PS-17, with the cases T29 and T36."""

from __future__ import annotations

from typing import Any

import pytest

from games.power_struggle.company import BLUE, GALLERY, GREEN, RED, YELLOW, Company, company, department
from kit import rule

THREE_POINTS = {"influence": 7, "shares": 16, "main": 4}
TEAMS = {"acc": [department(seat, 4) for seat in range(4)]}
FAR = [["yellow", "card_5"], ["green", "card_2"], ["red", "card_4"], ["blue", "card_3"]]  # nobody outclasses anybody


def last_turn(**table: Any) -> Company:
    """Red has the last turn of the round; Blue began it."""
    return company(**{"active": RED, "offices": TEAMS, "archenemies": FAR, **table})


def bribe_once(table: Company) -> Company:
    """Red tries a bribe, which scores, and the round is over."""
    return table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit", "accept")


@rule("PS-13")
@pytest.mark.parametrize(("track", "threshold"), [("influence", 7), ("shares", 16), ("main", 4), ("corruption", 9)])
def test_a_point_for_each_threshold(track: str, threshold: int) -> None:
    assert company(tracks=[{track: threshold}, {track: threshold - 1}, {}, {}]).points(BLUE) == [track]
    assert company(tracks=[{track: threshold}, {track: threshold - 1}, {}, {}]).points(YELLOW) == []


@rule("PS-13")
def test_t29_figures_on_three_different_counsel_spaces_are_a_point() -> None:
    table = company(counsel=[["dev", "dev", "hr"], [], [], []], cash=[2_000_000] * 4)
    assert table.points(BLUE) == []
    table.play("act counsel", "consult leg", "commit")
    assert table.points(BLUE) == ["counsel"]


@rule("PS-13", "PS-12")
def test_a_point_is_scored_when_the_action_is_committed() -> None:
    table = company(tracks=[{"influence": 6}, {}, {}, {}], offices=TEAMS)
    table.play("act influence", *["dismiss acc:1"] * 3)
    assert table.points(BLUE) == []
    table.play("commit")
    assert table.points(BLUE) == ["influence"]


@rule("PS-16")
def test_the_round_is_finished_before_the_game_ends() -> None:
    table = company(
        tracks=[{**THREE_POINTS, "corruption": 8}, {}, {}, {}], offices=TEAMS, archenemies=FAR, heads={"dev": RED}
    )
    table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit", "accept")
    assert table.view(GALLERY)["seats"][BLUE]["announced"]
    table.round_of(*[f"act hire, post acc:{seat}, post acc:{seat}" for seat in (2, 3)])
    assert not table.state.over
    table.round_of("act hire, post acc:4, post acc:4")
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.reason) == ([BLUE], "target")


@rule("PS-15")
def test_at_the_target_both_archenemy_cards_are_shown() -> None:
    table = company(tracks=[{**THREE_POINTS, "corruption": 8}, {}, {}, {}], archenemies=FAR, heads={"dev": RED})
    assert table.view(RED)["seats"][BLUE]["archenemy"] is None
    table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit")
    assert table.view(RED)["seats"][BLUE]["archenemy"]["card"] == "card_5"
    assert "announced" in table.happened()


@rule("PS-14", "PS-15")
def test_three_points_and_a_true_archenemy_are_the_target_and_are_locked() -> None:
    enemies = [["yellow", "card_1"], ["blue", "card_2"], ["red", "card_3"], ["green", "card_4"]]
    tracks = [{"influence": 7, "shares": 16, "main": 3}, {"corruption": 1}, {}, {}]
    table = company(tracks=tracks, counsel=[["dev", "hr", "com"], [], [], []], archenemies=enemies, heads={"dev": RED})
    assert not table.view(GALLERY)["seats"][BLUE]["announced"]
    table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit", "refuse")
    assert not table.view(GALLERY)["seats"][BLUE]["announced"]  # one corruption each is no lead
    table.play("stop")
    assert table.view(GALLERY)["seats"][BLUE]["not_archenemy"] != []


@rule("PS-14", "PS-15")
def test_an_archenemy_outclassed_in_all_three_is_announced_at_three_points() -> None:
    enemies = [["yellow", "card_1"], ["blue", "card_2"], ["red", "card_3"], ["green", "card_4"]]
    tracks = [{"influence": 7, "shares": 16}, {}, {}, {}]
    table = company(tracks=tracks, counsel=[["dev", "hr", "com"], [], [], []], archenemies=enemies, heads={"dev": RED})
    table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit")
    assert table.points(BLUE) == ["influence", "shares", "counsel", "archenemy"]


def enemy_point(
    mine: dict[str, int], his: dict[str, int], colour: str = "yellow", card: str = "card_1", **more: Any
) -> bool:
    """Does Blue have the archenemy point when the game ends?"""
    others = [name for name in ("yellow", "green", "red", "blue") if name != colour]
    cards = [name for name in ("card_1", "card_2", "card_3", "card_4") if name != card]
    enemies = [[colour, card], *[[others[n], cards[n]] for n in range(3)]]
    red = {**THREE_POINTS, "corruption": 8}
    table = last_turn(
        tracks=[mine, his, {}, red], archenemies=enemies, heads={"dev": GREEN}, counsel=more.get("counsel", [])
    )
    bribe_once(table)
    assert table.state.outcome is not None
    return bool(table.state.outcome.scores[BLUE] - len([p for p in table.points(BLUE) if p != "archenemy"]))


@rule("PS-14")
def test_more_than_the_archenemy_in_all_three() -> None:
    assert enemy_point({"influence": 2, "shares": 2, "corruption": 2}, {"influence": 1, "shares": 1, "corruption": 1})
    assert not enemy_point(
        {"influence": 2, "shares": 2, "corruption": 1}, {"influence": 1, "shares": 1, "corruption": 1}
    )


@rule("PS-14")
def test_the_golden_space_beats_everybody_even_there() -> None:
    assert enemy_point({"influence": 10, "shares": 2, "corruption": 2}, {"influence": 10, "shares": 1, "corruption": 1})


@rule("PS-14")
def test_ones_own_colour_needs_two_leads_over_everybody() -> None:
    assert not enemy_point({"influence": 8}, {}, "blue")
    assert enemy_point({"influence": 8, "shares": 17}, {}, "blue")


@rule("PS-R16")
def test_counsel_is_compared_by_figures() -> None:
    counsel = [["dev", "dev", "dev"], ["hr", "com"], [], []]
    mine, his = {"influence": 2, "main": 2}, {"influence": 1, "main": 1}
    assert enemy_point(mine, his, card="card_3", counsel=counsel)


@rule("PS-R17", "PS-15")
def test_a_late_archenemy_point_of_a_player_at_the_target_counts_at_the_end() -> None:
    enemies = [["yellow", "card_1"], ["blue", "card_2"], ["red", "card_3"], ["green", "card_4"]]
    tracks = [{**THREE_POINTS, "corruption": 8}, {"corruption": 9}, {}, {}]
    table = company(tracks=tracks, archenemies=enemies, heads={"dev": RED}, offices=TEAMS)
    table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit", "accept")
    assert "archenemy" not in table.points(BLUE)
    table.round_of("act hire, post acc:2, post acc:2")
    table.play("act bribe", "offer dev", "coarse 0", "fine 1", "commit", "accept")  # Green asks Blue, who takes it
    table.round_of("act hire, post acc:4, post acc:4")
    assert table.state.outcome is not None
    assert table.state.outcome.scores[BLUE] == 5


@rule("PS-16")
def test_t36_equal_points_are_decided_by_money() -> None:
    table = last_turn(tracks=[{**THREE_POINTS, "corruption": 9}, {}, {}, {**THREE_POINTS, "corruption": 8}],
                      cash=[900_000, 0, 0, 900_000], heads={"dev": GREEN})  # fmt: skip
    bribe_once(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.scores) == ([BLUE], [4, 0, 0, 4])


@rule("PS-16")
def test_t36_equal_points_and_money_share_the_win() -> None:
    table = last_turn(tracks=[{**THREE_POINTS, "corruption": 9}, {}, {}, {**THREE_POINTS, "corruption": 8}],
                      cash=[850_000, 0, 0, 900_000], heads={"dev": GREEN})  # fmt: skip
    bribe_once(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.returns) == ([BLUE, RED], [1 / 3, -1 / 3, -1 / 3, 1 / 3])


@rule("PS-16")
def test_t36_five_points_beat_an_earlier_four() -> None:
    counsel = [[], [], [], ["dev", "hr", "com"]]
    table = last_turn(tracks=[{**THREE_POINTS, "corruption": 9}, {}, {}, {**THREE_POINTS, "corruption": 8}],
                      cash=[2_000_000, 0, 0, 900_000], heads={"dev": GREEN}, counsel=counsel)  # fmt: skip
    bribe_once(table)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.scores) == ([RED], [4, 0, 0, 5])


@rule("PS-16")
def test_the_long_game_goes_to_five_points() -> None:
    table = last_turn(
        tracks=[{}, {}, {}, {**THREE_POINTS, "corruption": 8}], heads={"dev": GREEN}, options={"target": 5}
    )
    bribe_once(table)
    assert not table.state.over


@rule("PS-13")
@pytest.mark.parametrize(
    ("preset", "tracks", "points"),
    [
        ("alt_2009", {"shares": 17}, []),
        ("alt_2009", {"shares": 18}, ["shares"]),
        ("blurb", {"corruption": 8}, ["corruption"]),
    ],
)
def test_other_editions_have_other_thresholds(preset: str, tracks: dict[str, int], points: list[str]) -> None:
    assert company(tracks=[tracks, {}, {}, {}], options={"thresholds": preset}).points(BLUE) == points


def meeting_with_target(options: dict[str, Any]) -> Company:
    """The Meeting is turned; Red's board figure brings him his fourth point in step 5."""
    tracks = [{}, {}, {}, {"influence": 6, "shares": 16, "main": 4, "corruption": 9}]
    return company(
        stage="event", round=5, tracks=tracks, board=[RED], heads={"com": BLUE}, offices=TEAMS, archenemies=FAR,
        privileges={"chairman": (RED, "face_down"), "com": (BLUE, "head")}, options=options,
    )  # fmt: skip


@rule("PS-17", "PS-R18")
def test_the_target_reached_in_a_meeting_ends_the_game_after_step_5() -> None:
    table = meeting_with_target({})
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.track(RED, "influence")) == ([RED], 8)


@rule("PS-17", "PS-R18")
def test_option_meeting_end_plays_one_more_round() -> None:
    table = meeting_with_target({"meeting_end": "next_round"})
    sundry = table.table["drawn"][2:]
    table.play("sort bonus", *[f"sort {card}" for card in sundry], "sort meeting", "commit")
    assert not table.state.over
    hires = [f"act hire, post acc:{(table.seat + n) % 4 + 1}, post acc:{(table.seat + n) % 4 + 1}" for n in range(4)]
    table.round_of(*hires)
    assert table.state.outcome is not None


@rule("PS-R27")
def test_after_the_last_meeting_allowed_the_game_is_capped() -> None:
    table = company(stage="event", round=5, options={"meeting_cap": 1}, cash=[0, 100_000, 0, 0])
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.capped, table.state.outcome.winners) == (
        "cap",
        True,
        [YELLOW],
    )


@rule("PS-R3")
def test_passing_is_only_for_those_who_can_do_nothing() -> None:
    assert company().refused("act pass").reason == "something-to-do"


@rule("PS-R3", "PS-R30", "PS-S7")
def test_whoever_passes_shows_all_money() -> None:
    offices = {name: [department(RED)] * 6 for name in ("dev", "hr", "com", "acc", "leg", "ctl")}
    table = company(offices=offices, cash=[0, 0, 0, 0])
    assert table.legal_texts() == ["act pass"]
    table.play("act pass")
    assert table.happened() == ["passed", "showed_money"]
    assert table.seat == YELLOW


@rule("PS-15")
def test_whoever_keeps_silent_one_point_short_has_none_of_the_archenemies_he_outclasses() -> None:
    tracks = [{"influence": 7, "shares": 16, "corruption": 9}, {}, {}, {}]
    table = company(tracks=tracks, archenemies=FAR)
    ruled_out = table.view(GALLERY)["seats"][BLUE]["not_archenemy"]
    assert ["red", "card_1"] in ruled_out
    assert ["blue", "card_2"] in ruled_out
    assert ["yellow", "card_5"] not in ruled_out
