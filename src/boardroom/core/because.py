"""Why a thing on the table cannot be used now: the rules' own refusals of the choices that it belongs to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from boardroom.core.game import Game
from boardroom.core.refusal import ASIDE, ELSEWHERE, NEAR, Refusal
from boardroom.core.shapes import Param, View
from boardroom.core.state import State

MOST_ASKED = 500  # codes that the rules are asked about for one thing
MOST_TOLD = 3  # different reasons; more would help nobody


@dataclass(frozen=True)
class Because:
    """One reason, with its rule and what its sentence is filled with.

    `near` is false when nothing like it is asked for now, so that it helps to say what is.
    """

    reason: str
    rule: str
    params: dict[str, Param]
    near: bool = True


def because(state: State, path: Sequence[str]) -> list[Because]:
    """Why the last thing of this path cannot be clicked after the others, as the deciding seat may know; the best first.

    The choices that these things begin, or else those that they belong to, are put to the rules. Of what they say counts
    what came nearest to being possible, and of that what is said most often.
    """
    seen = refs_of(state.view(state.seat)) | set(path)
    picked = in_sight(state.game, beginning(state.game, path[:-1], path), seen)
    told = said_by_rules(state, [code for code in picked if state.game.actions[code].refs[len(path) - 1] == path[-1]])
    if told:
        return told
    if is_any_legal(state, picked):
        return [plain("not-first", state)]
    told = said_by_rules(state, picked)
    if told:
        return told
    alone = codes_with(state.game, path[-1:]) if len(path) > 1 else []
    return [plain("not-with" if is_any_legal(state, alone) else "no-use", state)]


def said_by_rules(state: State, codes: list[int]) -> list[Because]:
    """The refusals that came nearest, at most a few; where they only say that it is for something else, what most say."""
    asked = [(code, refusal_of(state, code)) for code in codes[:MOST_ASKED]]
    nearest = min((refusal.distance for _, refusal in asked), default=ELSEWHERE)
    told = counted(state, [(code, refusal) for code, refusal in asked if refusal.distance == nearest])
    if nearest == NEAR:
        return [one for one, _ in told[:MOST_TOLD]]
    is_telling = nearest == ASIDE and told[0][1] * 2 >= len(asked)
    return [told[0][0]] if is_telling else []


def counted(state: State, refused: list[tuple[int, Refusal]]) -> list[tuple[Because, int]]:
    """The different reasons and how often each was given, the most frequent first."""
    counts: Counter[str] = Counter()
    reasons: dict[str, Because] = {}
    for code, refusal in refused:
        rule = refusal.rule or state.game.action(code).rule
        one = Because(refusal.reason, rule, state.details(code, refusal.reason), refusal.distance == NEAR)
        key = f"{one.reason} {one.rule} {sorted(one.params.items())}"
        counts[key] += 1
        reasons.setdefault(key, one)
    return [(reasons[key], times) for key, times in counts.most_common()]


def refusal_of(state: State, code: int) -> Refusal:
    """Why a code that is not legal is refused."""
    refusal = state.why_not(code)
    assert refusal is not None, (
        f"{state.game.action(code)} is not in the list of choices, but nothing speaks against it"
    )
    return refusal


def plain(reason: str, state: State) -> Because:
    """A reason that all games share; the rule is that of what is asked."""
    return Because(reason, state.view(state.seat)["prompt"]["rule"], {}, near=False)


def is_any_legal(state: State, codes: Sequence[int]) -> bool:
    """Can one of these be chosen?"""
    legal = set(state.legal())
    return any(code in legal for code in codes)


def in_sight(game: Game, codes: Sequence[int], seen: set[str]) -> list[int]:
    """Those of the codes whose things are all seen."""
    return [code for code in codes if seen.issuperset(game.actions[code].refs)]


def refs_of(view: View) -> set[str]:
    """All things in a view."""
    return {row["ref"] for row in view["seats"]} | {thing["ref"] for zone in view["zones"] for thing in zone["things"]}


def beginning(game: Game, picked: Sequence[str], path: Sequence[str]) -> list[int]:
    """The codes that all of this path belongs to and whose clicks begin with what is picked, ascending."""
    start = tuple(picked)
    return [code for code in codes_with(game, path) if game.actions[code].refs[: len(start)] == start]


def codes_with(game: Game, path: Sequence[str]) -> list[int]:
    """The codes that all of these things belong to, ascending."""
    index = index_of(game)
    found = sorted((index.get(ref, ()) for ref in path), key=len)
    return [code for code in found[0] if all(code in others for others in found[1:])] if found else []


@lru_cache(maxsize=32)
def index_of(game: Game) -> dict[str, dict[int, None]]:
    """For each thing that can be clicked its codes, in order; made once for a game."""
    index: dict[str, dict[int, None]] = {}
    for code, action in enumerate(game.actions):
        for ref in action.refs:
            index.setdefault(ref, {})[code] = None
    return index
