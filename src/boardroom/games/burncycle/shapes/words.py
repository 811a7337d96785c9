"""The words by which a page draws burncycle; `content/names.py` has them as numbers."""

from __future__ import annotations

from typing import Literal, TypeAlias

Robot: TypeAlias = Literal["0", "1", "2", "3", "module"]
Reserve: TypeAlias = Literal["0", "1", "2", "3", "team"]
Direction: TypeAlias = Literal["n", "e", "s", "w"]
Chip: TypeAlias = Literal["S", "P", "T", "U"]
CycleChip: TypeAlias = Literal["S", "P", "T", "U", "captain"]
Die: TypeAlias = Literal["basic", "advanced", "elite"]
Deck: TypeAlias = Literal["keypad", "terminal", "network", "imperative", "cache", "unit-1", "unit-2", "unit-3"]
Entry: TypeAlias = Literal["K-CHIP P", "K-CHIP T", "K-CHIP U", "K-DIE", "K-ALARM", "K-POWER", "K-OK"]
EntryRef: TypeAlias = Literal["K-CHIP-P", "K-CHIP-T", "K-CHIP-U", "K-DIE", "K-ALARM", "K-POWER", "K-OK"]
Inspection: TypeAlias = Literal["guard", "mainframe", "lock", "imperative", "power"]
Patrol: TypeAlias = Literal[
    "stationary", "pacing", "perimeter", "unlocked doors", "nearest robot", "command module", "post", "terminals"
]
Watchfulness: TypeAlias = Literal["cautious", "demerit", "drain", "shift"]
Ability: TypeAlias = Literal[
    "ram", "dead-weight", "through-traffic", "soft-tread", "cupboard-sense", "false-trail", "deep-query", "cold-restart",
    "second-opinion", "muscle-memory", "skeleton-code", "quiet-hands", "house-call", "overtime", "shared-drive",
    "cardboard-double", "side-step", "spare-packet", "long-stride", "finders-fee", "deputy", "quiet-word", "thick-skin",
    "hall-pass", "good-listener", "signal-boost", "running-on-fumes", "crowbar", "sledgehammer", "deep-pockets",
]  # fmt: skip
HubGift: TypeAlias = Literal["level", "threat", "power"]
Universal: TypeAlias = Literal["swap", "push", "repair"]
Purchase: TypeAlias = Literal[
    "die-1", "die-2", "die-3", "ability-1", "ability-2", "ability-3", "reserve-1", "reserve-2", "reserve-3"
]
BriefPart: TypeAlias = Literal["do", "leave", "threat", "lose"]
Objective: TypeAlias = Literal[
    "copy", "terminals", "broadcast", "hubs", "key", "fetch", "lure", "crack", "caches", "park"
]
Twist: TypeAlias = Literal["lunch", "badges", "night-shift"]
Carried: TypeAlias = Literal["power", "key", "level", "calm"]
ZoneKind: TypeAlias = Literal["board", "pieces", "row", "menu"]
Ending: TypeAlias = Literal["won", "threat", "module", "agents", "cap"]
