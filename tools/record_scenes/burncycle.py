"""burncycle: dice, doors, terminals, missions won and lost, and tables at which bots meet what is seldom met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from record_table import Bots, Scene

import boardroom

TERMINAL: Final = "2,5"  # of room C on the first plan
HERE: Final = {"0": "2,7", "module": "8,11"}
AT_THE_DOOR: Final = {"0": "2,3", "module": "8,11"}
AT_THE_WALL: Final = {"0": "1,3", "module": "9,11"}
AT_THE_TERMINAL: Final = {"0": TERMINAL, "module": "8,11"}
ON_THE_STAIRS: Final = {"0": "6,1", "module": "7,9"}
PLAYERS: Final = {"corporation_choices": "players"}
MODS: Final = ["d01", "d02", "d03", "d04", "d05", "d06"]

Told = Sequence[list[int]]
Options = dict[str, Any]

fresh = partial(Scene, game="burncycle", seats=1)


def scene(
    name: str, *steps: str, seats: int = 1, seed: int = 0, told: Told = (), options: Options | None = None, **said: Any
) -> Scene:
    """A table without units, beads and imperatives unless they are said; the active seat is at its actions."""
    alone: dict[str, Any] = {"captain": "k1", "ceo": "c1", "units": {}, "beads": [], "chips": ["S", "S", "S", "S"]}
    table = {**alone, "agents": ["a1", "a2"][:seats], "step": "actions", **said}
    return fresh(name, seats=seats, seed=seed, options=options or {}, table=table, steps=list(steps), told=list(told))


def at_terminal(card: str, *steps: str, **said: Any) -> Scene:
    """An agent on a mainframe, where all options are free, who works with this card."""
    said = {"at": AT_THE_TERMINAL, "mainframes": [TERMINAL], "decks": {"terminal": [card]}, "reserves": {}, **said}
    return scene(f"terminal {card}: {', '.join(steps)}", "terminal agent", *steps, **said)


def with_ability(agent: str, ability: int, *steps: str, **said: Any) -> Scene:
    """An agent who has bought an ability."""
    said = {"agents": [agent], "bought": {"0": [f"ability-{ability}"]}, **said}
    return scene(f"ability {ability} of {agent}", *steps, **said)


DICE: Final = [
    scene(
        "one die, then several", "move", "roll 1/0/0", "stop", "move", "roll 3/1/1", seed=3,
        at=HERE, power={"0": 9}, bought={"0": ["die-1", "die-3"]}, told=[[1, 0], [2, 0], [5, 0], [5, -1]],
    ),
    scene(
        "a reroll", "move", "roll 1/0/1", "reroll basic:1", seed=8,
        at=HERE, power={"0": 9}, bought={"0": ["die-3"]}, told=[[2, 0], [3, 0]],
    ),
    scene(
        "at a door", "keypad n", "entries", "resolve K-DIE", "give up",
        at=AT_THE_DOOR, keypads={"2,2 s": "q07"}, reserves={}, told=[[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]],
    ),
    scene(
        "an IP that is banned", "end routing", pings=["1.1"], ips={"0": "1.2"}, step="end", told=[[0, 0], [1, 0]],
    ),
]  # fmt: skip

STEP_BY_STEP: Final = [
    scene(
        "a module that rolls", "move", "roll 4/0/0", "step module w", at={"0": "5,7", "module": "9,11"},
        told=[[2, 0], [3, 0]],
    ),
    scene(
        "a walk", "move", "roll 4/0/0", "step 0 w", "step 0 w", at={"0": "5,7", "module": "9,11"},
        units={"u06": {"at": "0,7"}}, told=[[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]],
    ),
    scene(
        "a swap", "move", "roll 2/0/0", "swap 0 e", at={"0": "2,7", "module": "3,7"}, universal=["swap"],
        told=[[2, 0], [3, 0]],
    ),
    scene(
        "a boot", "ip on", ips={"0": "1.0"}, pings=["1.1"], levels={"0": 5}, ceo_level=5, chips=["S"], step="network",
        told=[[0, 0], [1, 0]],
    ),
    scene(
        "the corporation’s turn", "end routing", "begin", at={"0": "10,11", "module": "9,11"}, pings=["4.0", "4.3"],
        units={"u02": {"at": "3,3", "face": "e"}, "u01": {"at": "5,3", "face": "n"}}, step="end",
        told=[[0, 0], [1, 0], [2, 0]],
    ),
    scene(
        "a broken wall", "break n", "roll 9/0/0", "through", seed=5, at=AT_THE_WALL, power={"0": 20},
        told=[[1, 0], [2, 0], [3, 0]],
    ),
]  # fmt: skip

ON_THE_DOCK: Final = [
    scene("routing", step="route", power={"0": 10}),
    scene("a physical chip", chips=["P", "S", "S", "S"], at=HERE),
    scene(
        "a full sheet", imperatives={"0": "i11"}, hands={"0": ["n05"]}, installed={"0": ["d01"]}, items={"0": ["e01"]},
        keys={"0": 1}, boosts={"0": 1}, bought={"0": ["ability-1"]},
    ),
]  # fmt: skip

AT_TERMINALS: Final = [
    at_terminal("t01", "option 1", "door 3,3 s", told=[[0, 0], [1, 0], [2, 0], [3, 0]]),
    at_terminal("t03", "option 2", "node 2.3", pings=["4.0", "2.3"], told=[[2, 0], [3, 0]]),
    at_terminal("t04", "option 3", "slot 3", degraded=[3, 4], told=[[2, 0], [3, 0]]),
    at_terminal("t10", "option 1", "zone a", beads=["a", "b"], told=[[2, 0], [3, 0]]),
    at_terminal("t12", "option 2", "square 10,7", alert={"module": "3,3"}),
    scene(
        "dice that come back", "move", "roll 2/1/0", "stop", "terminal agent", "option 2", power={"0": 4},
        at=AT_THE_TERMINAL, mainframes=[TERMINAL], decks={"terminal": ["t11"]}, bought={"0": ["die-1"]},
    ),
    with_ability(
        "a3", 1, "terminal agent",
        at=AT_THE_TERMINAL, mainframes=[TERMINAL], decks={"terminal": ["t01", "t06"]}, power={"0": 5},
    ),
]  # fmt: skip

ABOUT: Final = [
    with_ability(
        "a2", 3, "move", "roll 2/0/0", "step 0 e", at={"0": "3,7", "module": "9,11"}, units={"u06": {"at": "0,7"}},
    ),
    with_ability("a6", 1, "decoy", at={"0": "3,7", "module": "9,11"}),
    with_ability(
        "a3", 2, "cold restart", ips={"0": "1.6"}, pings=["1.7"], levels={"0": 3}, ceo_level=4, chips=["S"],
        step="network", told=[[0, 0], [1, 0]],
    ),
    scene("a wet floor", "use e02", items={"0": ["e02"]}, at=HERE),
    scene("a false alarm", "use e05", items={"0": ["e05"]}, alert={"0": "3,3", "module": "9,7"}),
    scene("through the wall", "use e04", "move", "roll 2/0/0", "cross 0 s", items={"0": ["e04"]}, at=AT_THE_WALL),
    scene(
        "a push", "move", "roll 2/0/0", "push 0 e", "dir w", at=HERE, units={"u17": {"at": "3,7", "stunned": True}},
        universal=["push"], told=[[3, 0], [4, 0]],
    ),
    scene(
        "an attack", "attack u10", "roll 9/0/0", seed=67, at=HERE, power={"0": 20},
        units={"u10": {"at": "3,7", "key": True}},
    ),
    scene("a cache", "move", "roll 2/0/0", "step 0 e", "cache 0", at={"0": "4,0", "module": "9,11"}),
    scene(
        "a repair", "repair 1", "amount 3", seats=2, at={"0": "2,7", "1": "3,7", "module": "8,11"}, power={"0": 5},
        down=[1], universal=["repair"], told=[[1, 0], [2, 0]],
    ),
    scene("a ledger", "mission copy", "roll 4/0/0", at={"0": "1,0", "module": "8,11"}, power={"0": 8}, told=[[1, 0], [2, 0]]),
    scene(
        "an inspection", "move", "roll 2/0/0", "step 0 n", seed=4, at=AT_THE_DOOR, beads=["a"], unlocked=["2,2 s"],
    ),
]  # fmt: skip

THE_CORPORATION: Final = [
    scene(
        "a toll", "raise threat", chips=["captain", "S", "S", "S"], units={"u02": {"at": "3,3"}, "u22": {"at": "9,7"}},
        universal=["push"], at=HERE, told=[[0, 0], [1, 0], [1, -1]],
    ),
    scene(
        "two alerts", seats=2, options=PLAYERS, at={"0": "5,11", "1": "6,11", "module": "8,11"},
        alert={"0": "3,3", "1": "9,7"}, units={"u02": {"at": "1,3"}, "u03": {"at": "12,7"}}, step="corporation",
    ),
    scene(
        "a pursuit", "unit u04", seats=2, options=PLAYERS, at={"0": "4,3", "1": "6,3", "module": "8,11"},
        alert={"0": "on", "1": "on"}, units={"u04": {"at": "5,3"}, "u05": {"at": "3,3"}}, step="corporation",
    ),
    scene(
        "equally near", options=PLAYERS, at={"0": "5,11", "module": "8,11"}, alert={"0": "3,3"},
        units={"u01": {"at": "1,3"}, "u06": {"at": "5,3"}}, step="corporation",
    ),
]  # fmt: skip

FLOORS: Final = [
    scene(
        "the next floor", "end routing", seats=2, options={"mission": "m3"}, at={"0": "6,1", "1": "7,1", "module": "7,9"},
        goals=[2], step="end",
    ),
    scene("the last floor", options={"mission": "m12"}, floor=3),
    scene("a mission that is won", "end routing", at=ON_THE_STAIRS, goals=[3], step="end"),
]  # fmt: skip

START: Final[Mapping[str, Any]] = boardroom.load("burncycle").start(1).view(-1)
LAST_THRESHOLD: Final[int] = START["thresholds"][2]

THE_BOX: Final = [
    with_ability("a3", 3, "network"),
    scene(
        "a struck entry", "keypad n", "entries", "strike K-CHIP-P", at=AT_THE_DOOR, keypads={"2,2 s": "q04"},
        chips=["U", "S", "S", "S"], reserves={"0": "T"}, told=[[2, 0], [3, 0]],
    ),
    scene(
        "a repair of the module", "repair module", at={"0": "2,7", "module": "3,7"}, universal=["repair"],
        power={"module": 3},
    ),
    scene(
        "a drained reserve", "move", "roll 10/0/0", "step 0 e", "chip P", at=HERE, power={"0": 20}, reserves={"0": "PT"},
        units={"u11": {"at": "4,7"}}, told=[[3, 0], [4, 0]],
    ),
    at_terminal("t10", "option 2", "square 0,1"),
    scene("wider ranges", "restart", ceo="c3", threat=LAST_THRESHOLD - 1, step="restart"),
    scene("an IP comes back", "restart", "access 3", options={"banned_ip": "free"}, ips=["banned"], step="restart",
          told=[[1, 0], [2, 0]]),
]  # fmt: skip

SCENES: Final = [
    fresh("the start", seats=2, options={"mission": "m12"}, told=[[0, 0], [0, -1]]),
    *DICE,
    *STEP_BY_STEP,
    *ON_THE_DOCK,
    *AT_TERMINALS,
    *ABOUT,
    *THE_CORPORATION,
    *FLOORS,
    *THE_BOX,
]

BOTS: Final = [
    Bots(fresh("", options={"mission": "m3", "difficulty": "severe"}), seeds=4),
    Bots(fresh("", seats=2, options={"mission": "m3", **PLAYERS}), seeds=4),
    Bots(fresh("", seats=2, options={"mission": "m12"}), seeds=1),
    Bots(scene("", items={"0": MODS}, power={"0": 9}, step="route"), seeds=3, most=12),
    Bots(scene("", at=AT_THE_DOOR, keypads={"2,2 s": "q12"}, keys={"0": 1}, power={"0": 9}), seeds=3, most=12),
    Bots(scene("", at=AT_THE_WALL, power={"0": 20}), seeds=3, most=12),
]
