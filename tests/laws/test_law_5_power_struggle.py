"""Law 5 for Power Struggle: on small tables every hidden choice and deal there is, against what each seat imagines.

Archenemies, dealt privileges, the event stack and a single hidden bribe are imagined exactly. Several hidden bribes among
others are imagined with exact support and nearly the right frequencies (docs/design/imagine-power-struggle.md).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import boardroom
from boardroom import Luck
from laws import fairness
from laws.trials import share_of

GAME = boardroom.load("power-struggle")
DRAWS = 2000
CALM = ["coffee", "chairs", "printer", "bonus", "parking", "meeting"]
BLUE, YELLOW, GREEN, RED = range(4)
NEAR = 0.12  # how far two distributions may lie apart where probabilities are approximate


def table(**said: Any) -> boardroom.State:
    said.setdefault("stack", CALM)
    return GAME.restore({"seed": 0, "table": said})


def played(state: boardroom.State, texts: list[str]) -> list[int]:
    """The codes of these choices, tried on a copy."""
    trial = state.copy()
    codes = [GAME.code(text) for text in texts]
    for code in codes:
        trial.play(code)
    return codes


def same_to(state: boardroom.State, code: int, seat: int) -> list[int]:
    """Money counted by another seat may have been any sum."""
    verb = GAME.action(code).verb
    if verb in ("coarse", "fine") and seat != state.seat:
        return [other for other in state.legal() if GAME.action(other).verb == verb]
    return fairness.open_choice(state, code, seat)


def money(state: boardroom.State) -> str:
    """All money and every sum."""
    saved = state.save()["table"]
    return json.dumps([saved["cash"], saved["ledger"], saved["hand"]])


def offer(card: str, notes: int) -> list[str]:
    return [f"offer {card}", f"coarse {notes // 10}", f"fine {notes % 10}", "commit"]


CARDS = {"dev": (YELLOW, "head"), "hr": (GREEN, "head"), "com": (BLUE, "head"), "ctl": (GREEN, "face_down")}
SMALL = {"seats": 3, "privileges": CARDS, "cash": [300_000, 100_000, 250_000]}
BRIBE = "act bribe"

EXACT: dict[str, tuple[int, list[str]]] = {  # who looks on, and what is played
    "one bribe accepted": (GREEN, [BRIBE, *offer("dev", 3), "accept"]),
    "one bribe refused": (GREEN, [BRIBE, *offer("dev", 3), "refuse"]),
    "money being counted": (GREEN, [BRIBE, "offer dev", "coarse 0"]),
    "an envelope not sent": (GREEN, [BRIBE, "offer dev", "coarse 0", "fine 2"]),
    "an envelope not sent, to its target": (YELLOW, [BRIBE, "offer dev", "coarse 0", "fine 2"]),
    "an envelope before its target": (GREEN, [BRIBE, *offer("dev", 4)]),
    "a raise refused": (GREEN, [BRIBE, *offer("dev", 1), "refuse", *offer("dev", 4), "refuse"]),
    "a raise accepted": (GREEN, [BRIBE, *offer("dev", 1), "refuse", *offer("dev", 4), "accept"]),
    "a raise being counted": (GREEN, [BRIBE, *offer("dev", 1), "refuse", "offer dev"]),
    "a raise half counted": (GREEN, [BRIBE, *offer("dev", 1), "refuse", "offer dev", "coarse 0"]),
    "a raise not sent": (GREEN, [BRIBE, *offer("dev", 1), "refuse", "offer dev", "coarse 0", "fine 3"]),
    "a raise not sent, to its target": (YELLOW, [BRIBE, *offer("dev", 1), "refuse", "offer dev", "coarse 0", "fine 3"]),
    "a bribe, then a price": (GREEN, [BRIBE, *offer("dev", 5), "accept", "act shares", "buy 2", "commit"]),
    "a price that proves a sum": (GREEN, [BRIBE, *offer("dev", 3), "accept", "act shares"]),
    "the gallery": (-1, [BRIBE, *offer("hr", 2), "accept"]),
}


@pytest.mark.parametrize("name", share_of(EXACT))
def test_imagine_is_fair_about_one_hidden_sum(name: str) -> None:
    seat, texts = EXACT[name]
    state = table(**SMALL)
    fairness.law_5_imagine_is_fair([state], played(state, texts), seat, DRAWS, money, True, same_to)


TWO = [BRIBE, *offer("dev", 5), "accept", BRIBE, *offer("com", 2), "accept"]
RAISED = [BRIBE, *offer("dev", 3), "refuse", *offer("dev", 4), "accept", BRIBE, *offer("com", 1), "accept"]
PRICED = [*TWO, "act open", "open hr", "commit", "act shares", "buy 1", "commit"]
OPEN_TO_NOBODY = [BRIBE, *offer("hr", 2), "accept", BRIBE, *offer("com", 1), "accept"]
NEARLY: dict[str, tuple[int, list[str]]] = {
    "two bribes": (GREEN, TWO),
    "refused, then accepted": (GREEN, RAISED),
    "two bribes and a price": (GREEN, PRICED),
    "the gallery": (-1, OPEN_TO_NOBODY),
}


@pytest.mark.parametrize("name", share_of(NEARLY))
def test_several_hidden_sums_have_exact_support_and_nearly_fair_frequencies(name: str) -> None:
    seat, texts = NEARLY[name]
    state = table(**SMALL)
    choices = played(state, texts)
    truth = state.copy()
    seen: list[Any] = [state.view(seat)]
    for code in choices:
        seen.append(fairness.shown_by(truth, code, seat))
    true = Counter(money(world) for world in fairness.worlds_like(state, choices, seat, seen, same_to))
    luck = Luck(1, "fair")
    imagined = Counter(money(truth.imagine(seat, luck)) for _ in range(3 * DRAWS))
    assert set(imagined) == set(true)
    distance = sum(abs(true[key] / true.total() - imagined[key] / imagined.total()) for key in true) / 2
    assert distance < NEAR


def archenemies(state: boardroom.State) -> str:
    return json.dumps(state.save()["table"]["archenemies"])


SILENT = {
    "seats": 3,
    "tracks": [{"influence": 7, "shares": 16, "corruption": 8}, {"main": 1, "corruption": 2}, {"influence": 9}],
}


def all_archenemies(truth: list[list[str]]) -> Iterator[boardroom.State]:
    """The true deal first, then every other one."""
    deals = [
        [list(pair) for pair in zip(colours, cards, strict=True)]
        for colours in permutations(["blue", "yellow", "green"])
        for cards in permutations(["card_1", "card_2", "card_3", "card_4"], 3)
    ]
    deals.remove(truth)
    for deal in [truth, *deals]:
        yield table(**SILENT, heads={"dev": YELLOW}, archenemies=deal)


@pytest.mark.parametrize("seat", [-1, BLUE, GREEN])
def test_imagine_is_fair_about_archenemies_of_whoever_keeps_silent(seat: int) -> None:
    truth = [["green", "card_3"], ["yellow", "card_1"], ["blue", "card_4"]]
    choices = played(next(all_archenemies(truth)), [BRIBE, *offer("dev", 1), "refuse"])
    kept = fairness.law_5_imagine_is_fair(all_archenemies(truth), choices, seat, 2 * DRAWS, archenemies, True)
    assert kept >= 6


PRIVILEGES = ["dev", "hr", "acc", "leg", "ctl", "chairman"]


def all_privileges() -> Iterator[boardroom.State]:
    """Three cards for Blue, two for Yellow and Green; Blue holds Communications, so everybody knows that one."""
    hands = sorted(set(permutations([BLUE, BLUE, YELLOW, YELLOW, GREEN, GREEN])))
    for hand in hands:
        cards = {name: (holder, "face_down") for name, holder in zip(PRIVILEGES, hand, strict=True)}
        yield table(seats=3, stage="placement", privileges={"com": (BLUE, "face_down"), **cards})


def privileges(state: boardroom.State) -> str:
    return json.dumps(state.save()["table"]["holders"])


@pytest.mark.parametrize("seat", [-1, BLUE, YELLOW])
@pytest.mark.parametrize("placed", [2, 9])
def test_imagine_is_fair_about_dealt_privileges(seat: int, placed: int) -> None:
    choices = [GAME.code("place board")] * placed
    fairness.law_5_imagine_is_fair(all_privileges(), choices, seat, DRAWS, privileges, True)


def regular_places(stack: list[str]) -> str:
    return json.dumps([stack.index(name) if name in stack else -1 for name in ("bonus", "meeting")])


def all_stacks(seen: list[str], length: int) -> Counter[str]:
    """Every order of one draw that may be sorted, as far as it is sorted, and that begins with what was seen."""
    drawn = ["bonus", "meeting", *CALM[:3], "parking", "party", "outing"]
    found: Counter[str] = Counter()
    for stack in {order[:length] for order in permutations(drawn)}:
        meeting = stack.index("meeting") if "meeting" in stack else length
        is_legal = "meeting" not in stack or ("bonus" in stack[:meeting] and meeting >= 4)
        if is_legal and list(stack[: len(seen)]) == seen:
            found[regular_places(list(stack))] += 1
    return found


@pytest.mark.parametrize("turned", [1, 2, 3])
def test_imagine_is_fair_about_the_event_stack(turned: int) -> None:
    state, luck = table(seats=3, starter=GREEN, round=turned), Luck(1)
    imagined = Counter(regular_places(state.imagine(BLUE, luck).save()["table"]["stack"]) for _ in range(DRAWS))
    fairness.assert_close(all_stacks(CALM[:turned], 8), imagined, exact=True)


@pytest.mark.parametrize("sorted_cards", [0, 2, 5, 6])
def test_imagine_is_fair_about_a_stack_being_sorted(sorted_cards: int) -> None:
    state, luck = table(seats=3, stage="first_meeting", board=[BLUE]), Luck(1)
    for _ in range(sorted_cards):
        state.play(state.legal()[-1])
    seat = (state.seat + 1) % 3
    imagined = Counter(regular_places(state.imagine(seat, luck).save()["table"]["stack"]) for _ in range(DRAWS))
    fairness.assert_close(all_stacks([], sorted_cards), imagined, exact=True)


def test_every_sundry_card_is_as_likely_to_come_next() -> None:
    state, luck = table(seats=3, starter=GREEN, round=1), Luck(1)
    stacks = [state.imagine(BLUE, luck).save()["table"]["stack"] for _ in range(3 * DRAWS)]
    following = Counter(stack[1] for stack in stacks if stack[1] != "bonus")
    assert len(following) == 23
    fairness.assert_close(Counter(dict.fromkeys(following, 1)), following, exact=True)
