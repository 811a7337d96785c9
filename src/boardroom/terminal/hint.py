"""A hint: the best choices in the person's place, from nothing but what this seat knows, with words for how good they are."""

from __future__ import annotations

from boardroom.bots.analysis import Weighed, weigh
from boardroom.core.luck import Luck
from boardroom.core.match import Match
from boardroom.terminal.choose import Menu, Path, Pick
from boardroom.terminal.frame import bot_seed
from boardroom.terminal.words import Words

SIMULATIONS = 4000  # unless the time is over
PATIENCE: float | None = 3.0  # seconds
HINTED = 4  # choices in a hint, all looked at closely
GRADES = (("close", 0.04), ("less", 0.15), ("worse", 0.4))  # how much an expected result lies below the best


def hint_for(match: Match, words: Words, clicked: Path = ()) -> Menu:
    """The best choices as a menu, so that the number of one makes it."""
    state = match.state
    legal = state.legal()
    if len(legal) == 1:
        return Menu(clicked, [Pick("", legal[0])], words.say("hint-only"))
    luck = Luck(bot_seed(match.seed, len(match.choices)), "hint")
    weighing = weigh(state, SIMULATIONS, luck, PATIENCE, closely=lambda preferred: preferred[1:HINTED])
    tried = [one for one in weighing.choices[:HINTED] if one.simulations]
    best = sorted(tried, key=lambda one: -one.score)
    picks = [Pick("", one.code, words.say(f"hint-{grade(one, best[0])}")) for one in best]
    chance = round(50 * (1 + weighing.values[words.cast.you]))
    return Menu(clicked, picks, words.say("hint-title", chance=min(100, max(0, chance))))


def grade(one: Weighed, best: Weighed) -> str:
    """How good a choice is beside the best one."""
    if one is best:
        return "best"
    return next((name for name, most in GRADES if best.score - one.score <= most), "bad")
