"""Advice for bots: how much work is left, how many rounds that takes, and how much threat is left for them.

Work is counted in AP: the ways of all robots to the objectives and on to secure zones, doors included, and the tests on the
way. Power and dice say how much of it gets done in a round. What can still be done in this turn counts almost as done.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import Advice, State
from boardroom.games.burncycle import agenda
from boardroom.games.burncycle.geometry import flat_distance
from boardroom.games.burncycle.routes import FAR_AWAY, Routes, clear_run
from boardroom.games.burncycle.table import HOME, ON, TEAM, Table
from boardroom.games.burncycle.words import (
    BROADCAST,
    CHIP_KINDS,
    COPY,
    CRACK,
    FETCH,
    HACK,
    HUBS,
    KEY_GOAL,
    LURE_GOAL,
    MODULE,
    NOTHING,
    ROOMS,
    SECURE,
    SLOTS,
)

DICE_MEANS: Final = [1.0, 2.0, 3.0]
KEEP: Final = 0.75  # what an unspent die is worth beside AP that are already there
READY: Final = 0.95  # what AP in hand are worth
SPOTTED: Final = 1.5  # AP that an alert chip on a robot costs
DANGER: Final = 1.6  # AP for each point of damage that threatens
CHASED: Final = 0.5  # how much of that a chip left behind still costs
CHIP_WORTH: Final = 0.35
KEY_WORTH: Final = 2.5
POWER_WORTH: Final = [-10.0, 0.0, 4.0, 7.5, 10.0, 12.0, 13.5, 14.8, 15.9, 16.8, 17.5, 18.1, 18.6]  # AP, for each robot


class BurncycleAdvice(Advice):
    """Reads a position; everything on the table is known."""

    def __init__(self) -> None:
        self.routes = Routes()

    def evaluate(self, state: State, seat: int) -> float:
        """From -1 to 1: the threat that will be left when the work is done, as a share of the limit."""
        assert isinstance(state, Table)
        if state.outcome is None and is_routing(state):
            after = state.copy()  # what follows is the same whatever was bought: look at it from behind
            after.play_unchecked(state.rows.end_routing)
            assert isinstance(after, Table)
            state = after
        if state.outcome is not None:
            return state.outcome.returns[seat]
        left = work_left(state, self.routes) - work_at_hand(state, self.routes)
        rounds = max(0.0, left) / pace(state) + round_gone(state)
        floors = len(state.setup.mission.floors) - state.floor - 1
        seats = state.setup.seats
        margin = state.setup.limit - state.threat - rounds * 1.25 * seats - floors * 6.0 * seats
        margin += extras(state) * 0.3
        return max(-0.99, min(0.99, margin / state.setup.limit))


def is_routing(t: Table) -> bool:
    """Is power being routed in a turn?"""
    top = t.agenda[-1] if t.agenda else 0
    return agenda.kind_of(top) == agenda.ROUTE and agenda.second_of(top) != agenda.AT_SETUP


def round_gone(t: Table) -> float:
    """The part of this round whose dice have been dealt out: the corporation's turn comes nearer without more work done."""
    kinds = [agenda.kind_of(item) for item in t.agenda]
    turns = (t.active - t.holder - 1) % t.setup.seats
    if agenda.TURN_END in kinds and agenda.POOL not in kinds:
        turns += 1
    elif agenda.CORPORATION_DONE in kinds:
        turns = t.setup.seats
    return turns / t.setup.seats


def pace(t: Table) -> float:
    """The AP that the team brings in one round: dice of all agents online, as far as the cycle has chips for them."""
    total = 0.0
    for seat in range(t.setup.seats):
        if not t.down >> seat & 1:
            total += dice_mean(t, seat)
    active = sum(1 for slot in range(SLOTS) if t.is_active_chip(slot))
    return max(0.5, total * (0.25 + 0.25 * min(3, active)))


def dice_mean(t: Table, seat: int) -> float:
    """The mean AP of an agent's whole pool."""
    mean = t.power[seat] / 2.0
    for number, (kind, _) in enumerate(t.agent_of(seat).dice):
        if t.bought[seat] >> number & 1:
            mean += DICE_MEANS[kind]
    return mean


# Work left


def work_left(t: Table, routes: Routes) -> float:
    """AP to meet all objectives and to bring every robot into a secure zone."""
    places = [t.at[robot] for robot in range(t.setup.seats)]  # where each agent will be when its work is done
    work = 0.0
    for number, goal in enumerate(t.floor_card().goals):
        missing = goal.counts[t.setup.seats - 1] - t.goals[number]
        if missing <= 0:
            continue
        if goal.kind == COPY:
            squares = [s for n, s in enumerate(t.plan.objectives) if not t.ledgers >> n & 1]
            work += visits(t, routes, places, squares, missing, 5.0)
        elif goal.kind == HACK:
            squares = [s for s in standing(t) if t.plan.zone[s] >= ROOMS and not t.hacked >> t.plan.zone[s] & 1]
            work += visits(t, routes, places, squares, missing, 4.0)
        elif goal.kind == BROADCAST:
            work += distance(t, routes, t.at[MODULE], goal.square) + 7.0
            work += visits(t, routes, places, [goal.square], 1, 0.0)
        elif goal.kind == HUBS:
            work += 7.0 * missing - deepest(t)
        elif goal.kind == KEY_GOAL:
            squares = [t.unit_at[u] for u in range(len(t.unit_at)) if t.unit_at[u] >= 0 and t.unit_keys >> u & 1]
            work += visits(t, routes, places, squares, 1, 8.0) if squares else 30.0
        elif goal.kind == FETCH:
            work += visits(t, routes, places, [goal.square], 1, 1.0)
        elif goal.kind == LURE_GOAL:
            work += lure_work(t, routes, places, t.plan.zone_number(goal.zone), missing)
        else:
            assert goal.kind == CRACK
            work += visits(t, routes, places, [goal.square], 1, 0.0) + missing * 1.3
    return work + ways_out(t, routes, places)


def standing(t: Table) -> list[int]:
    """The squares of the terminals that are left."""
    return [t.plan.terminals[n] for n in range(len(t.plan.terminals)) if t.terminals >> n & 1]


def visits(t: Table, routes: Routes, places: list[int], squares: list[int], count: int, test: float) -> float:
    """The ways to some of these squares, the nearest first, each by the agent that is nearest; places move along."""
    work = 0.0
    left = squares[:]
    for _ in range(min(count, len(left))):
        best, who, where = FAR_AWAY, -1, -1
        for seat in range(len(places)):
            if t.down >> seat & 1 or places[seat] < 0:
                continue
            for square in left:
                away = distance(t, routes, places[seat], square)
                if away < best:
                    best, who, where = away, seat, square
        if who < 0:
            return work + 40.0
        work += best + test
        places[who] = where
        left.remove(where)
    return work


def lure_work(t: Table, routes: Routes, places: list[int], room: int, missing: int) -> float:
    """Somebody must be seen in the room; chips that lie there do the rest."""
    chips = 0
    for robot in t.robots():
        square = t.at[robot] if t.alert[robot] == ON else t.alert[robot]
        if square >= 0 and t.plan.zone[square] == room:
            chips += 1
    squares = [s for s in range(len(t.plan.zone)) if t.plan.zone[s] == room][:1]
    return max(0, missing - chips) * 8.0 + missing * 4.0 + 0.5 * visits(t, routes, places, squares, 1, 0.0)


def ways_out(t: Table, routes: Routes, places: list[int]) -> float:
    """The ways of all robots into a secure zone, from where their work ends."""
    other = t.floor_card().other_exit
    work = 0.0
    for robot in t.robots():
        if t.down >> robot & 1 or t.at[robot] < 0:
            continue
        start = t.at[robot] if robot == MODULE else places[robot]
        best = FAR_AWAY
        for zone in (SECURE, SECURE + 1):
            if not other or t.began[robot] != zone:
                best = min(best, routes.to_zone(t, zone)[start])
        work += best
    return work


def distance(t: Table, routes: Routes, start: int, square: int) -> float:
    """AP from one square to another, doors included."""
    return routes.to_square(t, square)[start]


def deepest(t: Table) -> float:
    """How far the team's IPs have come, in AP."""
    layers = [t.net().layer[ip] if ip >= 0 else 0 for ip in t.ips]
    return 1.5 * max(layers)


# Work at hand: what this turn can still bring


def work_at_hand(t: Table, routes: Routes) -> float:
    """AP in hand and unspent dice, as far as the turn still has a use for them."""
    if not t.agenda:
        return 0.0
    top = t.agenda[-1]
    kind = agenda.kind_of(top)
    dice = sum(t.dice[n] * DICE_MEANS[n] for n in range(3)) + 3.0 * t.boosts[t.active]
    chances = chips_ahead(t) + (1 if kind == agenda.CHIP_MENU or kind == agenda.DICE_CHOICE else 0)
    hand = KEEP * dice if chances > 0 or kind == agenda.DICE_CHOICE else 0.0
    if kind == agenda.MOVE:
        hand += READY * min(float(agenda.third_of(top)), run_of(t, routes, agenda.first_of(top)))
    elif kind == agenda.DICE_CHOICE:
        hand += 0.2 * promise(t, routes, top, dice)
    elif kind == agenda.METHOD or kind == agenda.ENTRIES_CHOICE or kind == agenda.STRIKE_CHOICE:
        hand += keypad_promise(t, kind)
    elif kind == agenda.OPTION or kind == agenda.HOLD_CARD:
        hand += 1.0
    elif kind == agenda.THROUGH:
        hand += 0.5
    return hand


def chips_ahead(t: Table) -> int:
    """Active chips that the marker has not reached; before the actions all of them."""
    for item in t.agenda:
        if agenda.kind_of(item) == agenda.NEXT_CHIP:
            return sum(1 for slot in range(t.marker + 1, SLOTS) if t.is_active_chip(slot))
    return 0


def run_of(t: Table, routes: Routes, bits: int) -> float:
    """How many squares the robots that move can use before a locked door or their target."""
    total = 0.0
    for robot in t.robots():
        if bits >> robot & 1 and t.is_online(robot):
            total += clear_run(t, field_of(t, routes, robot), t.at[robot])
    return total


def field_of(t: Table, routes: Routes, robot: int) -> list[float]:
    """The way of a robot to its next target."""
    places = [t.at[seat] for seat in range(t.setup.seats)]
    target = -1
    if robot != MODULE:
        target = next_target(t, routes, places, robot)
    elif t.goal_of(BROADCAST) is not None and t.at[MODULE] != t.floor_card().goals[0].square and not t.goals[0]:
        target = t.floor_card().goals[0].square
    if target >= 0:
        return routes.to_square(t, target)
    zone = SECURE
    other = t.floor_card().other_exit
    first, second = routes.to_zone(t, SECURE)[t.at[robot]], routes.to_zone(t, SECURE + 1)[t.at[robot]]
    if (second < first and not (other and t.began[robot] == SECURE + 1)) or (other and t.began[robot] == SECURE):
        zone = SECURE + 1
    return routes.to_zone(t, zone)


def next_target(t: Table, routes: Routes, places: list[int], seat: int) -> int:
    """The square of an open objective that this agent is nearest to; nothing when it is free to leave."""
    best, target = FAR_AWAY, -1
    for square in open_squares(t):
        away = distance(t, routes, places[seat], square)
        nearer = False
        for other in range(len(places)):
            if other != seat and not t.down >> other & 1 and distance(t, routes, places[other], square) < away:
                nearer = True
        if not nearer and away < best:
            best, target = away, square
    return target


def open_squares(t: Table) -> list[int]:
    """Where objectives can still be met."""
    found: list[int] = []
    for number, goal in enumerate(t.floor_card().goals):
        if t.goals[number] >= goal.counts[t.setup.seats - 1]:
            continue
        if goal.kind == COPY:
            found += [s for n, s in enumerate(t.plan.objectives) if not t.ledgers >> n & 1]
        elif goal.kind == HACK:
            found += [s for s in standing(t) if t.plan.zone[s] >= ROOMS and not t.hacked >> t.plan.zone[s] & 1]
        elif goal.kind == KEY_GOAL:
            found += [t.unit_at[u] for u in range(len(t.unit_at)) if t.unit_at[u] >= 0 and t.unit_keys >> u & 1]
        elif goal.kind == LURE_GOAL:
            found += [s for s in range(len(t.plan.zone)) if t.plan.zone[s] == t.plan.zone_number(goal.zone)][:1]
        elif goal.square >= 0:
            found.append(goal.square)
    return found


def promise(t: Table, routes: Routes, top: int, dice: float) -> float:
    """What a test that has not been rolled yet may bring."""
    purpose = agenda.first_of(top)
    if purpose == agenda.FOR_MOVE:
        return min(dice, run_of(t, routes, 1 << t.active | 1 << MODULE))
    if purpose == agenda.FOR_UNIT:
        card = t.unit_cards[agenda.second_of(top)]
        return 3.0 if dice >= card.resistance - 4 else -6.0
    if purpose == agenda.FOR_WALL:
        return -4.0
    return 5.0 if dice >= 4.0 else 2.0 * dice / 4.0 - 1.0


def keypad_promise(t: Table, kind: int) -> float:
    """A door that is being worked: dear to leave, dearer with chips or dice for it."""
    if kind == agenda.METHOD:
        return 2.0
    able = 1.8
    for wanted in (1, 2, 3):
        count = t.entries.count(wanted - 1)
        have = t.reserves[t.active * CHIP_KINDS + wanted] + t.reserves[TEAM * CHIP_KINDS + wanted]
        if count > have:
            able -= 3.0
        else:
            able += 0.9 * count
    return able - 0.4 * len(t.entries)


# Everything else


def extras(t: Table) -> float:
    """Power, danger, chips, keys and the network, in AP."""
    total = 0.0
    for robot in t.robots():
        total += POWER_WORTH[min(t.power[robot], len(POWER_WORTH) - 1)]
        if t.down >> robot & 1:
            total -= 14.0
        elif t.at[robot] >= 0 and t.alert[robot] != NOTHING:
            total -= (SPOTTED + DANGER * threatened(t, robot)) * (1.0 if t.alert[robot] == ON else CHASED)
    for reserve in [*range(t.setup.seats), TEAM]:
        for chip in range(1, CHIP_KINDS):
            total += CHIP_WORTH * min(3, t.reserves[reserve * CHIP_KINDS + chip])
    total += KEY_WORTH * sum(min(2, count) for count in t.keys)
    total += 0.8 * sum(1 for place in t.cache_at if place >= 0)
    return total + network_worth(t)


def threatened(t: Table, robot: int) -> float:
    """The damage that units near a spotted robot can do in the next corporation turn."""
    square = t.at[robot]
    total = 0.0
    if t.is_outside(robot):
        return total
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and not t.stunned >> unit & 1:
            card = t.unit_cards[unit]
            if flat_distance(square, t.unit_at[unit]) <= card.move + 1:
                total += card.damage
    return min(total, 5.0)


def network_worth(t: Table) -> float:
    """Levels, cards in hand, and IPs on their way inward."""
    total = 0.0
    for seat in range(t.setup.seats):
        total += 0.4 * min(t.levels[seat], 4) + 0.3 * t.hands[seat].bit_count()
        if t.ips[seat] >= 0:
            total += 0.35 * t.net().layer[t.ips[seat]]
        elif t.ips[seat] != HOME:
            total -= 1.5
    return total - 0.3 * t.ceo_level - 0.3 * sum(1 for node in t.pings if node >= 0)
