"""The funnel: what a decision must stand before it is a puzzle. Cheap looks come first, and each says why a decision fell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from boardroom.bots.levels import bot, colleague
from boardroom.core.luck import Luck
from boardroom.core.match import Player
from boardroom.core.state import State
from boardroom.puzzles.counting import WORLDS, Counts, count_worlds
from boardroom.puzzles.habit import likeliest
from boardroom.puzzles.look import RIVALS, Look
from boardroom.puzzles.puzzle import EASY, HARD, MEDIUM, Alternative, Difficulty, Puzzle, name_of, position_of
from boardroom.puzzles.tables import PLANS
from boardroom.puzzles.themes import theme_of

FEWEST, MOST = 3, 25  # choices of a decision that is looked at
TENFOLD: Final = 10  # times the deep search's
SHALLOW, SHORT = 60, 250  # simulations of the players who may miss it
TRIES: Final = 5  # of each of these players
MISSED: Final = 0.5  # a puzzle is found by one of them in no more of its tries
EACH_CHOICE: Final = 300  # simulations at least of the longest look
OFTENER: Final = 5  # worlds by which the right choice must do better oftener than worse, against each other one
USUAL: Final = 8  # puzzles that are taken as given, so that the first ones do not decide what may follow

# Why decisions fall, in the order of the looks.
UNCLEAR = "no choice is clearly best"
KIND = "enough of its kind"
EASILY = "found by everybody"
GREEDY = "enough that greedy finds, or misses"
DEEPER = "a deep search sees no clear best, or another one"
SEEDS = "other seeds see no clear best, or another one"
SELDOM = "better on average, but not in most worlds"
CHAIR = "the Chair misses it"
LONGER = "ten times the simulations see no clear best, or another one"
KEPT = "kept"
REASONS: Final = (UNCLEAR, KIND, EASILY, GREEDY, DEEPER, SEEDS, SELDOM, CHAIR, LONGER, KEPT)


@dataclass
class Share:
    """What a set has already, so that it does not become all alike.

    Attributes:
        want: How many puzzles the set shall have.
        kinds: How many puzzles there are of each theme and verb.
        greedy: The sum of greedy's shares.
    """

    want: int
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    texts: Counter[str] = field(default_factory=Counter)
    greedy: float = 0.0
    count: int = 0

    def add(self, puzzle: Puzzle, verb: str) -> None:
        """One more puzzle of the set."""
        self.kinds[puzzle.theme, verb] += 1
        self.texts[puzzle.solutions[0]] += 1
        self.greedy += puzzle.found["greedy"]
        self.count += 1

    def has_enough(self, theme: str, verb: str, text: str) -> bool:
        """A quarter of a set may be of one kind, and a twentieth have the same answer, but for one-word answers."""
        return self.kinds[theme, verb] >= max(1, self.want // 4) or self.texts[text] >= max(3, self.want // 12)

    def is_unbalanced(self, greedy: float) -> bool:
        """Greedy shall find about two in five: neither all nor none."""
        share = (self.greedy + 0.4 * USUAL) / (self.count + USUAL)
        return (greedy > 0.5 and share > 0.5) or (greedy < 0.2 and share < 0.3)


class Funnel:
    """Looks at one decision after another; `fallen` counts why."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.fallen: Counter[str] = Counter()

    def look_at(self, state: State, luck: Luck) -> Puzzle | None:
        """The puzzle that this decision is, if it is one."""
        reason, puzzle = self._judge(state, luck)
        self.fallen[reason] += 1
        if puzzle is not None:
            self.share.add(puzzle, state.game.action(puzzle.codes()[0]).verb)
        return puzzle

    def _judge(self, state: State, luck: Luck) -> tuple[str, Puzzle | None]:
        plan = PLANS[state.game.id]
        margin = plan.margin
        first = Look(state, plan.first, luck).right(margin / 2, is_first=True)
        if not first:
            return UNCLEAR, None
        if found_at_once(state, set(first), luck):
            return EASILY, None
        right = looked(state, plan.middle, luck).right(margin)
        if not right:
            return UNCLEAR, None
        action = state.game.action(right[0])
        theme = theme_of(state.game.id, action, state.view(state.seat))
        if self.share.has_enough(theme, action.verb, action.text):
            return KIND, None
        return self._judge_candidate(state, luck, theme, right)

    def _judge_candidate(self, state: State, luck: Luck, theme: str, first: list[int]) -> tuple[str, Puzzle | None]:
        """A clear best at a middle search: is it missed by some, and does it stand?"""
        plan = PLANS[state.game.id]
        margin = plan.margin
        found = found_by(state, set(first), luck)
        if min(found.values()) > MISSED:
            return EASILY, None
        if self.share.is_unbalanced(found["greedy"]):
            return GREEDY, None
        right = looked(state, plan.deep, luck).right(margin)
        if set(right) != set(first):
            return DEEPER, None
        if set(looked(state, plan.deep, luck).right(margin)) != set(right):
            return SEEDS, None
        counts = count_worlds(looked_alike(state, luck), right[0], margin / 10, WORLDS)
        if not is_better_in_most(counts, right):
            return SELDOM, None
        if tried(state, set(right), [colleague(state.game, 5, luck.below(1 << 30), 1)]) < 1:
            return CHAIR, None
        look = looked(state, TENFOLD * plan.deep, luck, rivals=1)
        if set(look.right(margin * 2 / 3)) != set(right):
            return LONGER, None
        puzzle = puzzle_from(state, luck, theme, look, right, counts, found)
        return (KEPT, puzzle) if is_above_all(puzzle) else (LONGER, None)


def is_above_all(puzzle: Puzzle) -> bool:
    """Has every right choice a higher score than each other one? A choice that was seldom looked at may have a lucky one."""
    right = [one.score for one in puzzle.choices if one.text in puzzle.solutions]
    return min(right) > max(one.score for one in puzzle.choices if one.text not in puzzle.solutions)


def is_better_in_most(counts: Counts, right: list[int]) -> bool:
    """Does the right choice do better oftener than worse, whatever it is compared with?"""
    return all(counts.behind[code] >= counts.ahead[code] + OFTENER for code in counts.behind if code not in right)


def looked(state: State, simulations: int, luck: Luck, rivals: int = RIVALS) -> Look:
    """A look after which the best can be compared."""
    look = Look(state, simulations, luck)
    look.look_closer(rivals)
    return look


def found_at_once(state: State, right: set[int], luck: Luck) -> bool:
    """Do habit, greedy and a shallow search all find it at the first try?"""
    greedy = [bot("greedy", state.game, seed=luck.below(1 << 30))]
    if by_habit(state, right) <= MISSED or tried(state, right, greedy) < 1:
        return False
    return Look(state, SHALLOW, luck).favourite in right


def found_by(state: State, right: set[int], luck: Luck) -> dict[str, float]:
    """In how large a share of their tries players find it who look less far."""
    return {
        "habit": by_habit(state, right),
        "greedy": tried(state, right, several("greedy", state, luck)),
        "shallow": searched(state, right, SHALLOW, luck),
        "short": searched(state, right, SHORT, luck),
    }


def by_habit(state: State, right: set[int]) -> float:
    """The share of right ones among those that habit would choose from."""
    found = likeliest(state.imagine(state.seat, Luck(0, "habit")), state.legal())
    return sum(code in right for code in found) / len(found)


def several(name: str, state: State, luck: Luck) -> list[Player]:
    """Some players of this name, each with luck of its own."""
    return [bot(name, state.game, seed=luck.below(1 << 30)) for _ in range(TRIES)]


def tried(state: State, right: set[int], players: list[Player]) -> float:
    """The share of these players who find it."""
    seat = state.seat
    view, legal = state.view(seat), state.legal()
    chosen = [player.choose(view, legal, lambda luck: state.imagine(seat, luck), None) for player in players]
    return sum(code in right for code in chosen) / len(chosen)


def searched(state: State, right: set[int], simulations: int, luck: Luck) -> float:
    """The share of searches of this length whose favourite is right."""
    return sum(Look(state, simulations, luck).favourite in right for _ in range(TRIES)) / TRIES


def difficulty_of(found: dict[str, float]) -> Difficulty:
    """Who finds it mostly: greedy, a short search, or only a longer one."""
    if found["greedy"] > MISSED:
        return EASY
    return MEDIUM if found["short"] > MISSED else HARD


def looked_alike(state: State, luck: Luck) -> Look:
    """A look at which every choice was tried equally often, so that it looks equally far behind each."""
    look = Look(state, SHALLOW, luck)
    look.look_at_all(PLANS[state.game.id].alike)
    return look


def puzzle_from(
    state: State, luck: Luck, theme: str, look: Look, right: list[int], counts: Counts, found: dict[str, float]
) -> Puzzle:
    """The puzzle, at a table that is imagined for its seat, with what became of every choice."""
    game = state.game
    look.look_at_all(EACH_CHOICE)
    texts = [str(game.action(code)) for code in right]
    position = position_of(state.imagine(state.seat, luck))
    return Puzzle(
        id=name_of(game.id, position),
        game=game.id,
        theme=theme,
        difficulty=difficulty_of(found),
        seat=state.seat,
        solutions=texts,
        choices=[alternative(look, code, counts) for code in [*right, *[c for c in look.ranking() if c not in right]]],
        unbeaten=counts.unbeaten,
        worlds=WORLDS,
        found=found,
        position=position,
    )


def alternative(look: Look, code: int, counts: Counts) -> Alternative:
    """What became of one choice."""
    text = str(look.search.world.game.action(code))
    return Alternative(text, round(look.score(code), 4), look.visits(code), counts.behind[code], counts.ahead[code])
