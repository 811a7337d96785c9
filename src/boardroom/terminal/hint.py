"""A hint: the best choices in the person's place, from nothing but what this seat knows, with words for how good and why."""

from __future__ import annotations

from boardroom.bots.analysis import Weighed, weigh
from boardroom.bots.coach import Coaching
from boardroom.core.coach import Reason
from boardroom.core.luck import Luck
from boardroom.core.match import Match
from boardroom.terminal.choose import Menu, Path, Pick
from boardroom.terminal.frame import bot_seed
from boardroom.terminal.words import Words

SIMULATIONS = 4000  # unless the time is over
PATIENCE: float | None = 3.0  # seconds
HINTED = 4  # choices in a hint, all looked at closely
SIGNS = {1: "+", 0: "·", -1: "−"}
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
    coaching = Coaching(state, luck)
    picks = [pick_of(one, best[0], coaching.reasons(one.code), words) for one in best]
    chance = round(50 * (1 + weighing.values[words.cast.you]))
    title = words.say("hint-title", chance=min(100, max(0, chance)))
    return Menu(clicked, picks, " ".join([*towards(coaching, words), title]))


def pick_of(one: Weighed, best: Weighed, reasons: list[Reason], words: Words) -> Pick:
    """A choice with how good it is, and why."""
    why = tuple(f"{SIGNS[reason.sign]} {words.because(reason)}" for reason in reasons)
    return Pick("", one.code, words.say(f"hint-{grade(one, best)}"), why)


def towards(coaching: Coaching, words: Words) -> list[str]:
    """What the person is working towards, where the game says so."""
    aims = [words.because(aim) for aim in coaching.towards()]
    return [words.say("hint-towards"), *aims] if aims else []


def grade(one: Weighed, best: Weighed) -> str:
    """How good a choice is beside the best one."""
    if one is best:
        return "best"
    return next((name for name, most in GRADES if best.score - one.score <= most), "bad")
