"""The effect words of cards (BC-3.1): one short function each, in a table by word. Choices they need are in rules_picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardroom.games.burncycle.content.names import (
    ALL,
    CHIP_KINDS,
    CHIPS,
    HALL,
    MODULE,
    NEXT,
    NOTHING,
    OWN,
    ROBOT_NAMES,
    SECURE,
)
from boardroom.games.burncycle.content.names import EFFECTS as WORDS
from boardroom.games.burncycle.content.plan import sides
from boardroom.games.burncycle.rules.alert import add_threat, gain_power
from boardroom.games.burncycle.rules.doors import (
    locked_doors,
    unlock,
)
from boardroom.games.burncycle.rules.effects_corporation import (
    degrade_left,
    discard,
    guard,
    hunt_robot,
    lock_all,
    lock_near,
    newping,
    sap,
    surge,
    toll,
    transfer,
    widen,
)
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.rules.move import draw_cache
from boardroom.games.burncycle.rules.pings import change_ceo, change_level
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.actions import MOST_BASIC
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import TEAM


def effect(t: Table, item: int) -> None:
    """Carries out one effect word with its number; the zone is that of the terminal, if it came from one."""
    op = agenda.first_of(item)
    TABLE[op](t, agenda.second_of(item) - 100, agenda.third_of(item))


def power(t: Table, count: int, _zone: int) -> None:
    """POWER n."""
    gain_power(t, t.active, count)


def power_zone(t: Table, count: int, zone: int) -> None:
    """POWER n for every agent in this zone."""
    for seat in range(t.setup.seats):
        if t.is_online(seat) and t.zone_at(seat) == zone:
            gain_power(t, seat, count)


def threat(t: Table, count: int, _zone: int) -> None:
    """THREAT n."""
    add_threat(t, count)


def unlock_some(t: Table, count: int, _zone: int) -> None:
    """UNLOCK n: doors anywhere on the floor."""
    t.push(agenda.PICK_DOOR, WORDS.index("UNLOCK"), count)


def unlock_near(t: Table, count: int, _zone: int) -> None:
    """UNLOCK n doors beside any robot."""
    t.push(agenda.PICK_DOOR, WORDS.index("UNLOCK-NEAR"), count)


def unlock_zone(t: Table, _count: int, zone: int) -> None:
    """UNLOCK all doors of this zone."""
    for door in t.plan.zone_doors[zone if zone >= 0 else t.zone_at(t.active)]:
        unlock(t, door)


def unlock_secure(t: Table, _count: int, _zone: int) -> None:
    """UNLOCK one secure zone."""
    t.push(agenda.PICK_ZONE, WORDS.index("UNLOCK-SECURE"))


def lock_some(t: Table, count: int, _zone: int) -> None:
    """LOCK n doors."""
    t.push(agenda.PICK_DOOR, WORDS.index("LOCK"), count)


def stun_one(t: Table, level: int, _zone: int) -> None:
    """STUN a unit of at most this level."""
    t.push(agenda.PICK_UNIT, WORDS.index("STUN"), level)


def stun_zone(t: Table, level: int, _zone: int) -> None:
    """STUN every unit of this level in one zone."""
    t.push(agenda.PICK_ZONE, WORDS.index("STUN-ZONE"), level)


def net(t: Table, count: int, _zone: int) -> None:
    """NET n: the own level."""
    change_level(t, t.active, count)


def ceo(t: Table, count: int, _zone: int) -> None:
    """CEO n: the CEO's level."""
    change_ceo(t, count)


def ping_off(t: Table, count: int, _zone: int) -> None:
    """PING- n: pings of choice back to the supply."""
    t.push(agenda.PICK_NODE, NOTHING, count)


def ping_layer(t: Table, count: int, _zone: int) -> None:
    """PING- n on the layer of the own IP."""
    node = t.ips[t.active]
    if node >= 0:
        t.push(agenda.PICK_NODE, t.net().layer[node], count)


def chip(t: Table, kind: int, _zone: int) -> None:
    """CHIP x: a chip to the team reserve, of any type if it says so."""
    if kind:
        add_team_chip(t, kind)
    else:
        t.push(agenda.PICK_CHIP, WORDS.index("CHIP"))


def add_team_chip(t: Table, kind: int) -> None:
    """A chip from the supply to the team reserve."""
    t.reserves[TEAM * CHIP_KINDS + kind] += 1
    if t.log is not None:
        t.say("chip_gained", {"chip": CHIPS[kind]})


def refresh(t: Table, count: int, _zone: int) -> None:
    """REFRESH n degraded chips."""
    t.push(agenda.PICK_SLOT, WORDS.index("REFRESH"), count)


def drawnet(t: Table, count: int, _zone: int) -> None:
    """DRAWNET n, then discard down to 3."""
    t.push(agenda.NET_HAND, count)


def cache(t: Table, count: int, _zone: int) -> None:
    """CACHE n."""
    for _ in range(count):
        draw_cache(t, t.active)


def imp(t: Table, _count: int, _zone: int) -> None:
    """IMP: an imperative, if the agent has none."""
    draw_imperative(t, t.active)


def key(t: Table, count: int, _zone: int) -> None:
    """KEY n."""
    t.keys[t.active] += count
    if t.log is not None:
        t.say("keys_gained", {"count": count})


def calm(t: Table, count: int, _zone: int) -> None:
    """CALM n: alert chips off the floor; own, all, or of choice."""
    if count == OWN:
        take_off(t, t.active)
    elif count == ALL:
        for robot in t.robots():
            take_off(t, robot)
    else:
        t.push(agenda.PICK_ROBOT, WORDS.index("CALM"), count)


def take_off(t: Table, robot: int) -> None:
    """An alert chip leaves the floor."""
    if t.alert[robot] != NOTHING:
        t.alert[robot] = NOTHING
        if t.log is not None:
            t.say("calmed", {"robot": ROBOT_NAMES[robot]})


def step(t: Table, count: int, _zone: int) -> None:
    """STEP n: free squares for the agent."""
    t.push(agenda.MOVE, 1 << t.active, agenda.FREE_STEPS, count)


def stepm(t: Table, count: int, _zone: int) -> None:
    """STEPM n: free squares for the module."""
    t.push(agenda.MOVE, 1 << MODULE, agenda.FREE_STEPS, count)


def stepall(t: Table, count: int, _zone: int) -> None:
    """STEPALL n: each robot, the active agent first and the module last."""
    t.push(agenda.MOVE, 1 << MODULE, agenda.FREE_STEPS, count)
    for place in range(t.setup.seats - 1, -1, -1):
        seat = (t.active + place) % t.setup.seats
        if t.is_online(seat):
            t.push(agenda.MOVE, 1 << seat, agenda.FREE_STEPS, count)


def shove(t: Table, count: int, _zone: int) -> None:
    """SHOVE n: one unit up to n squares, no attack."""
    t.push(agenda.PICK_UNIT, WORDS.index("SHOVE"), count)


def die(t: Table, count: int, _zone: int) -> None:
    """DIE n: basic dice for this turn's pool."""
    t.dice[0] = min(MOST_BASIC, t.dice[0] + count)
    if t.log is not None:
        t.say("dice_gained", {"count": count})


def unspend(t: Table, count: int, _zone: int) -> None:
    """UNSPEND n spent dice."""
    t.push(agenda.PICK_DIE, count)


def bead(t: Table, _count: int, _zone: int) -> None:
    """Remove an inspection bead."""
    t.push(agenda.PICK_ZONE, WORDS.index("BEAD"))


def mainframe(t: Table, _count: int, _zone: int) -> None:
    """Another terminal becomes a mainframe."""
    t.push(agenda.PICK_SQUARE, WORDS.index("MAINFRAME"), NOTHING)


def take_key_of(t: Table, _count: int, _zone: int) -> None:
    """Take the key of any unit."""
    t.push(agenda.PICK_UNIT, WORDS.index("TAKE-KEY"))


def lure(t: Table, _count: int, _zone: int) -> None:
    """Move an alert chip that lies on a square to any hallway square."""
    t.push(agenda.PICK_ROBOT, WORDS.index("LURE"), 1)


def ip_step(t: Table, _count: int, _zone: int) -> None:
    """The IP makes one more step and resolves that node."""
    if t.ips[t.active] >= -1:
        t.push(agenda.IP, agenda.ONE_STEP, 0, 1)


def boost(t: Table, _count: int, _zone: int) -> None:
    """A token for a later test."""
    t.boosts[t.active] += 1
    if t.log is not None:
        t.say("token", {})


def quiet(t: Table, _count: int, _zone: int) -> None:
    """Range spots nobody in this zone until the next corporation turn ends."""
    t.quiet |= 1 << t.zone_at(t.active)
    if t.log is not None:
        t.say("quiet", {"zone": t.plan.letters[t.zone_at(t.active)]})


def nothing(_t: Table, _count: int, _zone: int) -> None:
    """STRIKE outside a Keypad action."""


def cross(t: Table, _count: int, _zone: int) -> None:
    """The next Move may cross an interior wall."""
    t.crossings |= 1 << t.active


def rechip(t: Table, _count: int, _zone: int) -> None:
    """Change one non-captain chip of the cycle to any type."""
    t.push(agenda.PICK_SLOT, WORDS.index("RECHIP"), 1)


def hallway_squares(t: Table) -> list[int]:
    """All squares of the hallway."""
    return [square for square in range(len(t.plan.zone)) if t.plan.zone[square] == HALL]


def near_doors(t: Table) -> list[int]:
    """The locked doors with a robot on one of their two squares."""
    found = []
    for door in locked_doors(t):
        square, direction = t.plan.doors[door]
        if t.robot_on(square) >= 0 or t.robot_on(NEXT[square * 4 + direction]) >= 0:
            found.append(door)
    return found


def secure_with_locks(t: Table) -> list[int]:
    """The secure zones with a locked door."""
    locked = locked_doors(t)
    return [zone for zone in (SECURE, SECURE + 1) if any(zone in sides(t.plan, door) for door in locked)]


# In the order of the words.
TABLE: Final[list[Callable[[Table, int, int], None]]] = [
    power, threat, unlock_some, unlock_zone, unlock_secure, unlock_near, lock_some, stun_one, stun_zone, net, ceo,
    ping_off, ping_layer, chip, refresh, drawnet, cache, imp, key, calm, step, stepm, stepall, shove, die, unspend,
    power_zone, bead, mainframe, take_key_of, lure, ip_step, boost, quiet, nothing, cross, rechip, newping, transfer,
    lock_all, discard, guard, degrade_left, sap, widen, toll, hunt_robot, lock_near, surge,
]  # fmt: skip
assert len(TABLE) == len(WORDS)
