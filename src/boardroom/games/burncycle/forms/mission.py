"""The mission card: what is to be done, where and at what cost, how one leaves, what costs threat, and how one loses.

Its sentences are keys with parameters, so that the board, the terminal and the documents say the same in every language.
A new mission or kind of objective needs texts only: `mission-<key>` and `brief-goal-<kind>`.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.cards import Floor, Goal
from boardroom.games.burncycle.content.mission_files import ON_SQUARES, WHOLE_ROOMS
from boardroom.games.burncycle.content.names import (
    BADGES,
    BROADCAST,
    CACHE_GOAL,
    COPY,
    CRACK,
    FETCH,
    GOALS,
    HACK,
    HALL,
    HUBS,
    KEY_GOAL,
    LURE_GOAL,
    PARK,
    ROBOT_NAMES,
    ROOMS,
    SECURE,
    name_of,
)
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.shapes import Brief, BriefPart, FloorCard, GoalRow, MissionCard
from boardroom.games.burncycle.state.table import Table

ALL: Final = -1  # every bit
PAIRED: Final = 4  # up to so many squares each have their room beside them
LATE: Final = 100  # a last round as late as this is left to the rules
TEST: Final = "BC-2.4.2.2"
GOAL_RULES: Final[dict[int, list[str]]] = {  # the objective itself, then what its sentence speaks of
    COPY: ["BC-3.7.1", "BC-2.4.3.12", TEST],
    HACK: ["BC-3.7.2", "BC-2.4.3.9"],
    BROADCAST: ["BC-3.7.3", "BC-2.4.3.12", TEST],
    HUBS: ["BC-3.7.4", "BC-2.4.4.6"],
    KEY_GOAL: ["BC-3.7.5", "BC-2.4.3.7"],
    FETCH: ["BC-3.7.6", "BC-2.4.3.12"],
    LURE_GOAL: ["BC-3.7.7", "BC-2.5.3"],
    CRACK: ["BC-3.7.8", "BC-2.4.3.12", TEST],
    CACHE_GOAL: ["BC-3.7.9", "BC-2.7.3"],
    PARK: ["BC-3.7.10", "BC-2.4.3.5"],
}
PARTS: Final[tuple[BriefPart, ...]] = ("do", "leave", "threat", "lose")
SENTENCES: Final = (
    "reward", "leave-any", "leave-other", "leave-north", "leave-when", "threat", "threat-alerts", "threat-falls",
    "thresholds", "lose", "wait-goal", "wait-outside", "wait-everybody", "squares", "places", "room", "test",
)  # fmt: skip


def brief_texts() -> tuple[str, ...]:
    """The keys of all sentences that a card can have."""
    goals = [f"goal-{goal}" for goal in GOALS]
    parts = [f"part-{part}" for part in (*PARTS, "new", "twist", "wait", "floor", "title", "complexity")]
    return tuple(f"brief-{name}" for name in (*SENTENCES, *goals, *parts))


def mission_card(table: Table) -> MissionCard:
    """The card of the table's mission, as it stands now."""
    mission = table.setup.mission
    return {
        "key": mission.key,
        "name": table.content.own_missions.get(mission.key),
        "story": mission.story or None,
        "corporation": mission.corporation or None,
        "twist": mission.twist or None,
        "complexity": mission.complexity,
        "limit": table.setup.limit,
        "floor": table.floor + 1,
        "floors": [floor_card(table, number) for number in range(len(mission.floors))],
        "lines": lines_of(table, table.floor),
        "waits": waits_of(table),
        "exits": exits_of(table),
    }


def floor_card(table: Table, number: int) -> FloorCard:
    """One floor of the mission, with its objectives."""
    floor = table.setup.mission.floors[number]
    return {
        "plan": floor.plan.name,
        "exit": "other" if floor.other_exit else "any",
        "reward": floor.reward,
        "goals": [goal_row(table, number, place) for place in range(len(floor.goals))],
    }


def goal_row(table: Table, number: int, place: int) -> GoalRow:
    """An objective: what it asks for, how far it has come, and the squares and rooms that still count."""
    floor = table.setup.mission.floors[number]
    goal = floor.goals[place]
    now = table.goals[place] if number == table.floor else goal.counts[-1] if number < table.floor else 0
    needed = goal.counts[table.setup.seats - 1]
    is_open = number >= table.floor and now < needed
    return {
        "goal": GOALS[goal.kind],
        "now": min(now, needed),
        "needed": needed,
        "test": goal.test,
        "squares": [name_of(square) for square in squares_of(table, number, place)] if is_open else [],
        "zones": [floor.plan.letters[zone] for zone in zones_of(table, number, place)] if is_open else [],
        "threat": goal.threat,
        "guard": goal.guard,
    }


def squares_of(table: Table, number: int, place: int) -> list[int]:
    """The squares on which this objective can still be worked at; on a floor to come, those that may be drawn."""
    floor = table.setup.mission.floors[number]
    goal = floor.goals[place]
    if goal.kind == CACHE_GOAL:
        there = table.caches if number == table.floor else ALL
        return [square for bit, square in enumerate(floor.plan.caches) if there >> bit & 1]
    if number == table.floor:
        return table.goal_squares(place)
    return goal.candidates[:] if goal.kind in ON_SQUARES else []


def zones_of(table: Table, number: int, place: int) -> list[int]:
    """The rooms that count as a whole: where pieces are to stand, or where a terminal is still to be worked."""
    floor = table.setup.mission.floors[number]
    goal, plan = floor.goals[place], floor.plan
    if goal.kind == HACK:
        there, worked = (table.terminals, table.hacked) if number == table.floor else (ALL, 0)
        rooms = [plan.zone[square] for bit, square in enumerate(plan.terminals) if there >> bit & 1]
        return [zone for zone in dict.fromkeys(rooms) if zone >= ROOMS and not worked >> zone & 1]
    if goal.kind not in WHOLE_ROOMS:
        return []
    if number == table.floor:
        return [table.goal_room(place)] if table.goal_room(place) >= 0 else []
    return [plan.zone[square] for square in goal.candidates]


# What the card says


def lines_of(table: Table, built: int) -> list[Brief]:
    """The sentences of the card, part by part; what is drawn is known on floors up to `built` only."""
    floors = table.setup.mission.floors
    lines = [line for number in range(len(floors)) for line in floor_lines(table, number, built)]
    return [*lines, *threat_lines(table), lose_line(table)]


def floor_lines(table: Table, number: int, built: int) -> list[Brief]:
    """What to do on a floor, what it brings, and how to leave it."""
    floor = table.setup.mission.floors[number]
    lines = [goal_line(table, number, place, number == built) for place in range(len(floor.goals))]
    if floor.reward:
        lines.append(brief("do", "reward", ["BC-A52"], number, reward=floor.reward))
    return [*lines, leave_line(floor, number)]


def goal_line(table: Table, number: int, place: int, is_laid: bool) -> Brief:
    """An objective with its numbers and places: all of them, also those that are done."""
    floor = table.setup.mission.floors[number]
    goal, plan, seat = floor.goals[place], floor.plan, table.setup.seats - 1
    squares = laid_squares(table, place) if is_laid else possible_squares(floor, goal)
    zones = laid_zones(table, place) if is_laid else possible_zones(floor, goal)
    draws = 0 if is_laid else drawn(floor, goal, seat, len(squares or zones))
    rooms = zones or [plan.zone[square] for square in squares]
    return brief(
        "do", f"goal-{GOALS[goal.kind]}", GOAL_RULES[goal.kind], number,
        needed=goal.counts[seat], test=goal.test, threat=goal.threat, guard=goal.guard, draws=draws,
        squares=[name_of(square) for square in squares],
        rooms=[plan.room_name(zone) for zone in dict.fromkeys(rooms)],
        hall=sum(plan.zone[square] == HALL for square in plan.terminals),
        **paired(plan, squares),
    )  # fmt: skip


def paired(plan: Plan, squares: list[int]) -> dict[str, Param]:
    """Each square with its room, where there are few of them."""
    few = squares if len(squares) <= PAIRED else []
    pairs: dict[str, Param] = {"pairs": len(few)}
    for number, square in enumerate(few, 1):
        pairs |= {f"square{number}": name_of(square), f"room{number}": plan.room_name(plan.zone[square])}
    return pairs


def laid_squares(table: Table, place: int) -> list[int]:
    """The squares of an objective of this floor, also those where it is done."""
    goal, plan = table.floor_card().goals[place], table.plan
    if goal.kind == COPY:
        return [square for bit, square in enumerate(plan.objectives) if table.laid >> bit & 1]
    if goal.kind == CACHE_GOAL:
        return [square for bit, square in enumerate(plan.caches) if table.caches >> bit & 1]
    return [table.spots[place]] if goal.kind in ON_SQUARES and table.spots[place] >= 0 else []


def laid_zones(table: Table, place: int) -> list[int]:
    """The rooms of an objective of this floor, also those where it is done."""
    kind, plan = table.floor_card().goals[place].kind, table.plan
    if kind == HACK:
        rooms = [plan.zone[square] for bit, square in enumerate(plan.terminals) if table.terminals >> bit & 1]
        return [zone for zone in range(ROOMS, len(plan.letters)) if zone in rooms or table.hacked >> zone & 1]
    room = table.goal_room(place)
    return [room] if kind in WHOLE_ROOMS and room >= 0 else []


def possible_squares(floor: Floor, goal: Goal) -> list[int]:
    """The squares among which those of an objective are drawn."""
    if goal.kind == CACHE_GOAL:
        return floor.plan.caches
    return goal.candidates if goal.kind in ON_SQUARES else []


def possible_zones(floor: Floor, goal: Goal) -> list[int]:
    """The rooms among which that of an objective is drawn."""
    if goal.kind == HACK:
        return [zone for zone in (floor.plan.zone[square] for square in floor.plan.terminals) if zone >= ROOMS]
    return [floor.plan.zone[square] for square in goal.candidates] if goal.kind in WHOLE_ROOMS else []


def drawn(floor: Floor, goal: Goal, seat: int, most: int) -> int:
    """How many places are drawn; 0 where nothing is left to chance."""
    if goal.kind == HACK:
        count, most = floor.terminals[seat], len(floor.plan.terminals)
    else:
        count = floor.caches[seat] if goal.kind == CACHE_GOAL else goal.draws[seat]
    return count if count < most else 0


def leave_line(floor: Floor, number: int) -> Brief:
    """Which secure zone ends the floor."""
    way = way_of(floor, number)
    return brief("leave", f"leave-{way}", ["BC-2.11.3", *(["BC-A64"] if way == "north" else []), "BC-A51"], number)


def way_of(floor: Floor, number: int) -> str:
    """By which zone one leaves: any, the other one, or on the first floor that in the north (BC-A64)."""
    return ("other" if number else "north") if floor.other_exit else "any"


def threat_lines(table: Table) -> list[Brief]:
    """What raises and lowers the threat at this table, and when the CEO acts."""
    seats, (first, second, third) = table.setup.seats, table.setup.thresholds
    told = {"seats": seats, "elsewhere": int(is_threat_told_elsewhere(table))}
    lines = [brief("threat", "threat", ["BC-2.11.1", "BC-2.10.5", "BC-2.12"], **told)]
    if table.setup.alert_threat:
        lines.append(brief("threat", "threat-alerts", ["BC-3.4", "BC-2.8.3"]))
    lines.append(brief("threat", "threat-falls", ["BC-2.4.4.6"]))
    lines.append(brief("threat", "thresholds", ["BC-2.11.2", "BC-3.8"], first=first, second=second, third=third))
    return lines


def is_threat_told_elsewhere(table: Table) -> bool:
    """Does the card name something that raises threat in another place: a vault, or a corporation's standing rule?"""
    goals = [goal for floor in table.setup.mission.floors for goal in floor.goals]
    return table.setup.twist == BADGES or any(goal.threat > 0 for goal in goals)


def lose_line(table: Table) -> Brief:
    """What wins and what loses the mission, and when threat loses it by itself."""
    limit, cap = table.setup.limit, table.setup.cap
    return brief(
        "lose", "lose", ["BC-2.11.4", "BC-2.11.5"], floors=len(table.setup.mission.floors),
        limit=limit, alone=-(-limit // table.setup.seats), rounds=cap if cap < LATE else 0,
    )  # fmt: skip


def brief(part: BriefPart, text: str, rules: list[str], floor: int = -1, **params: Param) -> Brief:
    """One sentence of a card."""
    return {"part": part, "floor": floor + 1, "key": f"brief-{text}", "params": params, "rules": rules[:]}


# Why the floor is not done yet


def waits_of(table: Table) -> list[Brief]:
    """What is missing until the floor is done (BC-2.11.3): objectives, and robots that stand elsewhere."""
    waits = []
    for place, goal in enumerate(table.floor_card().goals):
        needed = goal.counts[table.setup.seats - 1]
        if table.goals[place] < needed:
            waits.append(
                brief("leave", "wait-goal", GOAL_RULES[goal.kind][:1], table.floor,
                      goal=GOALS[goal.kind], now=table.goals[place], needed=needed)
            )  # fmt: skip
    awake = [robot for robot in table.robots() if not table.down >> robot & 1 and table.at[robot] >= 0]
    elsewhere = [robot for robot in awake if not stands_at_exit(table, robot)]
    if elsewhere:
        waits.append(wait_for(table, "wait-everybody" if elsewhere == awake else "wait-outside", elsewhere))
    return waits


def stands_at_exit(table: Table, robot: int) -> bool:
    """Does this robot stand in a secure zone by which it may leave?"""
    other_exit = table.floor_card().other_exit
    return table.is_secure(robot) and not (other_exit and table.zone_at(robot) == table.began[robot])


def wait_for(table: Table, text: str, robots: list[int]) -> Brief:
    """Robots that stand where they cannot leave, be it in the wrong secure zone."""
    names: list[str] = [ROBOT_NAMES[robot] for robot in robots]
    way = way_of(table.floor_card(), table.floor)
    return brief("leave", text, ["BC-2.11.3"], table.floor, robots=names, exit=way)


def exits_of(table: Table) -> list[str]:
    """The secure zones in which somebody can leave this floor."""
    letters = table.plan.letters
    zones = [SECURE, SECURE + 1]
    if table.floor_card().other_exit:
        awake = [robot for robot in table.robots() if not table.down >> robot & 1]
        zones = [zone for zone in zones if any(table.began[robot] != zone for robot in awake)]
    return [letters[zone] for zone in zones]
