"""What puzzles are about: a closed list of themes for each game, told by the choice that is right and by the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardroom.core.action import Action

SHORT: Final = 2  # paydays that a company still has money for
WEAK: Final = 2  # power that an agent still has

# By the choice that is right: its label, or its verb.
BY_CHOICE: Final[dict[str, dict[str, str]]] = {
    "startup-nation": {
        "answer": "bluff",
        "ask": "deduction",
        "question": "deduction",
        "swap": "alliance",
        "decline": "alliance",
        "play-tech_lead": "scouting",
        "play-recruiter": "exchange",
        "play-director": "promotion",
        "play-investor": "backing",
        "demote": "backing",
        "play": "keeping",
        "pass": "keeping",
    },
    "burn-rate": {
        "take": "team",
        "bury": "team",
        "play-hire": "team",
        "play-fire": "team",
        "lay-off": "team",
        "stop": "patience",
        "play-funding": "money",
        "play-release": "projects",
        "discard": "patience",
        "end-turn": "patience",
        "play": "attack",
        "add": "attack",
    },
    "power-struggle": {
        "offer": "bribery",
        "coarse": "bribery",
        "fine": "bribery",
        "accept": "bribery",
        "refuse": "bribery",
        "stop": "bribery",
        "act-bribe": "bribery",
        "sort": "foresight",
        "place": "offices",
        "grant": "offices",
        "retire": "offices",
        "resign": "offices",
        "act-resign": "offices",
        "shift": "mergers",
        "to": "mergers",
        "join": "mergers",
        "with": "mergers",
        "onto": "mergers",
        "into": "mergers",
        "act-move": "mergers",
        "act-merge": "mergers",
        "buy": "purchases",
        "establish": "purchases",
        "consult": "purchases",
        "dismiss": "purchases",
        "act-influence": "purchases",
        "act-main": "purchases",
        "act-counsel": "purchases",
        "act-shares": "purchases",
        "act": "tempo",
        "commit": "tempo",
        "": "staff",
    },
    "burncycle": {
        "move": "stealth",
        "step": "stealth",
        "swap": "stealth",
        "push": "stealth",
        "cross": "stealth",
        "square": "stealth",
        "dir": "stealth",
        "through": "stealth",
        "stay": "stealth",
        "decoy": "stealth",
        "roll": "dice",
        "reroll": "dice",
        "boost": "dice",
        "keep": "dice",
        "die": "dice",
        "network": "network",
        "ip": "network",
        "node": "network",
        "card": "network",
        "discard": "network",
        "strike": "network",
        "resolve": "network",
        "jump": "network",
        "access": "network",
        "keypad": "locks",
        "entries": "locks",
        "force": "locks",
        "key": "locks",
        "break": "locks",
        "door": "locks",
        "terminal": "locks",
        "hold": "locks",
        "end": "tempo",
        "begin": "tempo",
        "pass": "tempo",
        "stop": "tempo",
        "enough": "tempo",
        "mission": "mission",
        "attack": "mission",
        "unit": "mission",
        "": "power",
    },
}
BY_TABLE: Final[dict[str, tuple[str, ...]]] = {"burn-rate": ("rescue", "knockout"), "burncycle": ("rescue",)}

OWN_HELP: Final = ("play-fire", "play-release", "play-funding", "play-hire", "play-remove-vp", "add")


def themes_of(game: str) -> tuple[str, ...]:
    """The closed list of a game."""
    return tuple(dict.fromkeys([*BY_CHOICE[game].values(), *BY_TABLE.get(game, ())]))


def theme_of(game: str, action: Action, view: Mapping[str, Any]) -> str:
    """What a decision is about, if this choice is right."""
    words = BY_CHOICE[game]
    by_choice = words.get(action.label) or words.get(action.verb) or words.get("", "")
    if game == "burn-rate":
        return burn_rate_theme(action, view) or by_choice
    if game == "burncycle" and view["seats"][view["decider"]]["power"] <= WEAK:
        return "rescue"
    return by_choice


def burn_rate_theme(action: Action, view: Mapping[str, Any]) -> str:
    """A company that is nearly out of money, the own one or the one that is played on."""
    runways = [row["runway"] for row in view["seats"]]
    target = next((int(ref.partition(":")[2]) for ref in action.refs if ref.startswith("seat:")), None)
    if target is not None and target != view["decider"] and is_short(runways[target]):
        return "knockout"
    return "rescue" if action.label in OWN_HELP and is_short(runways[view["decider"]]) else ""


def is_short(runway: int | None) -> bool:
    """Is the money nearly gone? A company that pays nothing has no such number."""
    return runway is not None and runway <= SHORT
