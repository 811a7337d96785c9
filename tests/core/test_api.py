"""The public API of the design, used as it is written there."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import boardroom


def test_the_games_are_listed_in_order() -> None:
    assert boardroom.games() == sorted(boardroom.games())
    assert "startup-nation" in boardroom.games()


def test_the_list_of_games_is_also_the_package_they_are_in() -> None:
    import boardroom.games.power_struggle.game as package

    assert package.PowerStruggleGame.id in boardroom.games()


def test_a_game_says_what_it_is() -> None:
    game = boardroom.load("startup-nation")
    assert (game.id, game.title, game.min_seats, game.max_seats) == ("startup-nation", "Start-Up Nation", 4, 5)
    assert game.revision >= 1
    assert game.num_actions == len({str(game.action(code)) for code in range(game.num_actions)})
    assert game.max_choices(4) < game.max_choices(5) < game.max_choices(5, round_cap=200)


def test_a_game_is_played_as_the_design_writes_it() -> None:
    game = boardroom.load("startup-nation")
    state = game.start(seats=4, seed=7)
    assert state.log is None
    state.log = []
    while not state.over:
        assert state.outcome is None
        state.play(state.legal()[0])
    assert state.seat == -1
    assert state.outcome is not None
    assert state.outcome.winners
    assert sum(state.outcome.returns) == pytest.approx(0)
    assert state.log[-1].shown(0)["kind"] == "match_ended"


def test_notation_goes_both_ways() -> None:
    game = boardroom.load("startup-nation")
    action = game.action(game.code("play recruiter seat:2"))
    assert (action.verb, action.refs, action.rule) == ("play", ("hand:recruiter", "seat:2"), "SN-32")
    assert str(action) == "play recruiter seat:2"
    assert game.code("play salesperson seat:3 seat:1") == game.code("  play salesperson  seat:1 seat:3 ")


def test_a_wrong_notation_is_refused_with_what_is_near() -> None:
    with pytest.raises(boardroom.IllegalAction, match="near it: play recruiter seat:2"):
        boardroom.load("startup-nation").code("play recruter seat:2")


def test_a_wrong_code_is_refused_with_the_range() -> None:
    with pytest.raises(boardroom.IllegalAction, match="codes 0 to 258, not 259"):
        boardroom.load("startup-nation").action(259)


def test_labels_and_descriptions_are_sentences_in_both_languages() -> None:
    game = boardroom.load("startup-nation")
    code = game.code("play intern_fire seat:2 director")
    assert game.label(code, "en") == "Play the Fire Elemental Intern: ask C “Are you the Director?”"
    assert game.label(code, "fr") == "Jouer le Stagiaire Élémentaire de Feu : demander à C « Es-tu le Dirigeant ? »"
    event = boardroom.Event("looked", 0, {"target": 1}, {0: {"card": "brigitte", "text": "looked-card"}})
    assert game.describe(event, "en", seat=0) == "A looks at B’s card: Brigitte."
    assert game.describe(event, "fr", seat=2) == "A regarde la carte de B."


def test_states_and_games_are_copied_and_pickled() -> None:
    state = boardroom.load("startup-nation").start(5, seed=1)
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.save() == state.save()
        twin.play(twin.legal()[0])
        assert twin.save() != state.save()


def test_unpickled_states_share_their_game() -> None:
    state = boardroom.load("startup-nation").start(4)
    first, second = (pickle.loads(pickle.dumps(state)) for _ in range(2))
    assert first.game is second.game


@pytest.mark.parametrize("seat", [-2, 4])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    state = boardroom.load("startup-nation").start(4)
    with pytest.raises(boardroom.BadOption, match="seats are 0 to 3, and -1 is the gallery"):
        state.view(seat)
    with pytest.raises(boardroom.BadOption, match="seats are 0 to 3"):
        state.imagine(seat, boardroom.Luck(1))


def test_a_save_has_the_agreed_keys_and_survives_json() -> None:
    game = boardroom.load("startup-nation")
    saved = game.start(4, seed=2**200).save()
    assert set(saved) == {"game", "revision", "content", "options", "luck", "table"}
    assert game.restore(json.loads(json.dumps(saved))).save() == saved


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "has game 'chess'"),
        ({"revision": 99}, "has revision 99"),
        ({"content": "0"}, "has content '0'"),
        ({"table": 7}, "dict 'table'"),
        ({"luck": 7}, "luck is a dict"),
    ],
)
def test_a_save_of_something_else_is_refused(change: dict[str, object], complaint: str) -> None:
    game = boardroom.load("startup-nation")
    with pytest.raises(boardroom.BadSave, match=complaint):
        game.restore({**game.start(4).save(), **change})


@pytest.mark.parametrize("key", ["hands", "deck", "record", "question", "tokens", "outcome"])
def test_a_damaged_save_is_refused(key: str) -> None:
    game = boardroom.load("startup-nation")
    saved = game.start(4).save()
    saved["table"][key] = "damaged"
    with pytest.raises(boardroom.BadSave):
        game.restore(saved)


def test_errors_have_one_root() -> None:
    for error in ("IllegalAction", "BadOption", "BadSave", "BadMinutes", "BadContent"):
        assert issubclass(getattr(boardroom, error), boardroom.BoardroomError)


def test_an_event_is_shown_by_default_to_nobody_else() -> None:
    event = boardroom.Event("drew", 1, {"deck": 3}, {1: {"card": "brigitte"}})
    assert event.shown(1) == {"kind": "drew", "seat": 1, "deck": 3, "card": "brigitte"}
    assert event.shown(0) == event.shown(-1) == {"kind": "drew", "seat": 1, "deck": 3}
    assert "brigitte" not in repr(event)
