"""What refusals tell of the table: the values that make their sentences concrete, for those who ask why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import (
    ABILITIES,
    CARDBOARD_DOUBLE,
    ENTRY_REFS,
    HOUSE_CALL,
    MODULE,
    NEXT,
    OVERTIME,
    QUIET_HANDS,
    ROBOT_NAMES,
    name_of,
)
from boardroom.games.burncycle.rules.effects.pieces import Stun
from boardroom.games.burncycle.rules.menu import DECOY_REACH
from boardroom.games.burncycle.rules.move import Move, step_cost
from boardroom.games.burncycle.rules.picks import Pick
from boardroom.games.burncycle.rules.routing import Route, price_of
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

Details = dict[str, Param]

# The parts of a choice that the sentence for its refusal names.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "not-held": ("item",),
    "agent-taken": ("agent",),
    "card-not-held": ("network",),
    "not-on-floor": ("unit",),
    "not-moving": ("robot",),
    "no-such-way": ("direction",),
    "no-wall": ("direction",),
    "no-wall-to-cross": ("direction",),
    "no-door": ("direction",),
    "no-goal": ("goal",),
    "goal-met": ("goal",),
    "no-cache": ("robot",),
    "not-a-mod": ("item",),
    "a-mod": ("item",),
    "at-keypads": ("item",),
    "not-for-keypads": ("item",),
    "just-traded": ("item",),
    "not-given": ("robot",),
    "not-itself": ("robot",),
    "off-floor": ("robot",),
    "not-active": ("slot",),
    "not-ahead": ("slot",),
    "slot-shut": ("slot",),
    "same-chip": ("slot", "chip"),
    "empty-slot": ("slot",),
    "not-degraded": ("slot",),
    "captains-chip": ("slot",),
    "asleep": ("unit",),
    "no-key": ("unit",),
    "no-alert-chip": ("robot",),
    "nobody-there": ("zone",),
    "no-lock": ("zone",),
    "no-bead": ("zone",),
    "no-terminal": ("by",),
    "chosen-already": ("number",),
    "not-rolled": ("die", "face"),
    "not-spent": ("die",),
    "no-ping": ("node",),
    "not-drawn": ("terminal",),
}


def of_the_choice(names: tuple[str, ...]) -> Callable[[Table, int], Details]:
    """Gives what the choice itself names."""

    def details(table: Table, code: int) -> Details:
        params = table.rows.actions[code].params
        return {name: params[name] for name in names}

    return details


def price(table: Table, code: int) -> Details:
    """BC-2.4.1.2: the price, who pays, and what it has."""
    rows, decision = table.rows, table.decision()
    assert isinstance(decision, Route)
    if code < rows.buy_universal:
        payer, cost = decision.seat, price_of(table, decision.seat, code - rows.buy)
    elif code < rows.buy_slot:
        payer, cost = MODULE, table.setup.module.price[code - rows.buy_universal]
    else:
        payer, cost = MODULE, table.setup.module.slot_price[code - rows.buy_slot]
    return {"robot": ROBOT_NAMES[payer], "price": cost, "power": table.power[payer]}


def power(table: Table, code: int) -> Details:
    """What the active agent has, and what it would need, that which it must keep included."""
    params, label = table.rows.actions[code].params, table.rows.actions[code].label
    keep = table.setup.repair_keep
    needed = keep + params["number"] if label == "amount" else keep + 1 if label == "repair" else 2
    return {"power": table.power[table.active], "needed": needed}


def ability(table: Table, code: int) -> Details:
    """Which ability the agent would need; Repair can also be the module's."""
    label = table.rows.actions[code].label
    wanted = {"repair": HOUSE_CALL, "decoy": CARDBOARD_DOUBLE, "overtime": OVERTIME, "bribe": QUIET_HANDS}[label]
    return {"ability": ABILITIES[wanted], "universal": "repair", "either": "yes" if label == "repair" else "no"}


def neighbour(table: Table, code: int) -> Details:
    """What does not stand beside the agent: a unit, a robot, or a door."""
    params = table.rows.actions[code].params
    what = next((name for name in ("unit", "robot") if name in params), "door")
    return {"what": what, what: params.get(what, "")}


def chip(table: Table, code: int) -> Details:
    """Which chip is missing, and where."""
    params = table.rows.actions[code].params
    return {"chip": params["chip"], "source": params.get("source", "own")}


def dice(table: Table, _code: int) -> Details:
    """The dice that are left."""
    return {"basic": table.dice[0], "advanced": table.dice[1], "elite": table.dice[2]}


def target_of(table: Table, code: int) -> int:
    """The square that a step leads to."""
    robot, direction = divmod(code - table.rows.family_of[code], 4)
    return NEXT[table.at[robot] * 4 + direction]


def action_points(table: Table, code: int) -> Details:
    """The AP that are left, and those that the step takes: Grapple and a push cost more."""
    rows, decision, family = table.rows, table.decision(), table.rows.family_of[code]
    assert isinstance(decision, Move)
    robot = (code - family) // 4
    cost = step_cost(table, robot, table.at[robot], target_of(table, code), decision.in_action)
    needed = 1 if family == rows.cross else cost + 1 if family == rows.push else cost
    return {"ap": decision.ap, "needed": needed}


def standing_on(table: Table, square: int) -> Details:
    """Who stands on a square."""
    robot, unit = table.robot_on(square), table.unit_on(square)
    if robot >= 0:
        return {"what": "robot", "robot": ROBOT_NAMES[robot]}
    return {"what": "unit", "unit": table.rows.unit_names[unit]} if unit >= 0 else {"what": "other"}


def level(table: Table, code: int) -> Details:
    """The level of the unit, and the highest that the effect can stun."""
    unit, decision = code - table.rows.family_of[code], table.decision()
    effect = decision.effect if isinstance(decision, Pick) else None
    most = effect.level(table) if isinstance(effect, Stun) else 1
    return {"unit": table.rows.unit_names[unit], "level": table.unit_cards[unit].level, "most": most}


def goal_place(table: Table, code: int) -> Details:
    """The objective, and where it is worked at."""
    left = table.goal_squares(table.goal_number(code - table.rows.mission))
    params = table.rows.actions[code].params
    return {"goal": params["goal"], "squares": [name_of(square) for square in left]}


def entry(table: Table, code: int) -> Details:
    """Which entry of the keypad is not left."""
    params, label = table.rows.actions[code].params, table.rows.actions[code].label
    if label == "pay":
        return {"entry": f"K-CHIP-{params['chip']}"}
    if label == "jump":
        return {"entry": ENTRY_REFS[table.chips[code - table.rows.jump] - 1]}
    return {"entry": params.get("entry", "K-ALARM")}


for reason, names in NAMED.items():
    refusals.fill(reason, of_the_choice(names))
refusals.fill("too-expensive", price)
refusals.fill("too-little-power", power)
refusals.fill("no-ability", ability)
refusals.fill("used-up", ability)
refusals.fill("not-beside", neighbour)
refusals.fill("no-such-chip", chip)
refusals.fill("not-enough-dice", dice)
refusals.fill("too-few-ap", action_points)
refusals.fill("occupied", lambda table, code: standing_on(table, target_of(table, code)))
refusals.fill("not-free", lambda table, code: standing_on(table, code - table.rows.square))
refusals.fill("too-strong", level)
refusals.fill("not-at-goal", goal_place)
refusals.fill("no-such-entry", entry)
refusals.fill("out-of-sight", lambda _table, _code: {"count": DECOY_REACH})
refusals.fill("module-tired", lambda table, _: {"count": table.setup.module.most_squares})
refusals.fill("full", lambda table, _: {"count": table.setup.module.bank})
