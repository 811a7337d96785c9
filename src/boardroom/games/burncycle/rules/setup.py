"""Set-up (BC-2.2), the cycle's bag, and building a floor (BC-2.2.6, BC-2.2.7, BC-2.11.3)."""

from __future__ import annotations

from boardroom.games.burncycle.content.cards import CAPTAIN_LEVEL
from boardroom.games.burncycle.content.names import (
    BAG,
    CACHE,
    CACHES,
    CAPTAIN,
    CHIP_KINDS,
    KEY,
    MODULE,
    NET,
    NOTHING,
    ROBOT_NAMES,
    SECURE,
    SETUP,
    SLOTS,
    STANDARD,
    UNIT_DECK,
    name_of,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.doors import set_way
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.state.agenda import (
    AT_SETUP,
    BEFORE_TURN,
    LAY_PLAN,
    PLACE,
    ROUTE,
    SETUP_DONE,
    UPGRADE,
    entry,
)
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import DISCARDED, TEAM


def start_game(t: Table) -> None:
    """Steps 1 to 9, then the choices of steps 10 to 16 go onto the agenda."""
    seats = t.setup.seats
    t.first = t.active = t.chance(SETUP, seats)
    t.holder = (t.first - 1) % seats
    t.round = 1
    for place in range(seats):
        t.access[(t.first + place) % seats] = place
    t.captain = chosen(t, "captain", [card.key for card in t.content.captains])
    t.ceo = chosen(t, "ceo", [card.key for card in t.content.ceos])
    t.unit_cards = [*t.content.units, t.content.captains[t.captain]]
    choose_agents(t)
    if t.log is not None:
        shown = {
            "first": t.first,
            "mission": t.setup.mission.key,
            "captain": t.content.captains[t.captain].key,
            "ceo": t.ceo_card().key,
            "agents": [t.agent_of(seat).key for seat in range(seats)],
            "module": t.setup.module.key,
        }
        t.say("game_started", shown, barrier=True)
    build_floor(t)
    for seat in range(seats):
        take_agent(t, seat)
    t.power[MODULE] = t.setup.module.power
    put_choices(t)


def chosen(t: Table, option: str, keys: list[str]) -> int:
    """What an option names, or a fair draw (BC-A5)."""
    wanted: str = t.setup.options[option]
    return t.chance(SETUP, len(keys)) if wanted == "random" else keys.index(wanted)


def choose_agents(t: Table) -> None:
    """The agents of the options, or different ones at random."""
    t.agents = t.setup.given_agents()
    if t.agents:
        return
    left = list(range(len(t.content.agents)))
    t.agents = [left.pop(t.chance(SETUP, len(left))) for _ in range(t.setup.seats)]


def take_agent(t: Table, seat: int) -> None:
    """BC-2.2.8, 10 and 11: the card, its set-up box, 10 power; alone, an agent has all reserve upgrades."""
    agent = t.agent_of(seat)
    t.power[seat] = agent.power
    if t.setup.seats == 1:
        t.bought[seat] = 0b111 << 6
    for op, number in agent.setup:
        if op == NET:
            t.levels[seat] += number
        elif op == KEY:
            t.keys[seat] += number
        elif op == CACHE:
            draw_starting_cache(t, seat)


def draw_starting_cache(t: Table, seat: int) -> None:
    """Mirage's box: draw a cache card, keep it if it is equipment (BC-3.11)."""
    card = t.draw(CACHES)
    if card < 0:
        return
    kept = t.content.caches[card].bonus < 0
    t.cache_at[card] = seat if kept else DISCARDED
    if not kept:
        t.throw_away(CACHES, card)
    if t.log is not None:
        t.say("cache_drawn", {"robot": ROBOT_NAMES[seat], "item": t.content.caches[card].key}, barrier=True)


def put_choices(t: Table) -> None:
    """Steps 10 to 16 in their order, each seat from the first player on; the agenda is a stack."""
    order = [(t.first + place) % t.setup.seats for place in range(t.setup.seats)]
    steps = []
    if t.setup.seats == 2:
        steps += [entry(UPGRADE, seat) for seat in order]
    steps += [entry(ROUTE, seat, AT_SETUP) for seat in order]
    steps.append(entry(LAY_PLAN))
    steps += [entry(PLACE, seat, seat) for seat in order]
    steps += [entry(PLACE, MODULE, t.first), entry(SETUP_DONE), entry(BEFORE_TURN)]
    t.agenda = steps[::-1]


def finish_setup(t: Table) -> None:
    """Steps 14 to 16: team reserve, agents' reserves, imperatives."""
    add_exterior_chips(t)
    for seat in range(t.setup.seats):
        take_reserve(t, seat)
    for place in range(t.setup.seats):
        draw_imperative(t, (t.first + place) % t.setup.seats)


def add_exterior_chips(t: Table) -> None:
    """A chip for each exterior icon that a robot stands on (BC-2.2.14)."""
    for robot in t.robots():
        if t.at[robot] >= 0 and t.plan.icon[t.at[robot]]:
            t.reserves[TEAM * CHIP_KINDS + t.plan.icon[t.at[robot]]] += 1


def take_reserve(t: Table, seat: int) -> None:
    """The base reserve with the active upgrades (BC-2.2.15)."""
    agent = t.agent_of(seat)
    for chip in agent.base:
        t.reserves[seat * CHIP_KINDS + chip] += 1
    for number, (chip, _) in enumerate(agent.reserves):
        if t.bought[seat] >> (6 + number) & 1:
            t.reserves[seat * CHIP_KINDS + chip] += 1


def fill_cycle(t: Table) -> None:
    """BC-2.2.12: the captain chip and standard chips, drawn from the bag into the active slots."""
    left = t.slots.bit_count()
    captain_in_bag = True
    for slot in range(SLOTS):
        t.chips[slot] = NOTHING
        if t.slots >> slot & 1:
            drew_captain = captain_in_bag and t.chance(BAG, left) == 0
            t.chips[slot] = CAPTAIN if drew_captain else STANDARD
            captain_in_bag = captain_in_bag and not drew_captain
            left -= 1
    t.degraded = 0
    t.marker = NOTHING
    if t.log is not None:
        t.say("cycle_filled", {"slot": t.chips.index(CAPTAIN) + 1}, barrier=True)


def build_floor(t: Table) -> None:
    """BC-2.2.6 and 7: the plan of this floor with its terminals, caches and beads, then the security."""
    t.plan = t.floor_card().plan
    t.clear_floor()
    captain = t.unit_cards[-1]
    number = t.floor + 1
    posts = captain.floors[t.floor][:]
    if t.setup.seats >= 3:
        posts.append((captain.extra, number, False))  # BC-3.9
    if t.log is not None:
        t.say("floor_built", {"floor": number, "plan": t.plan.name}, barrier=True)
    for post, level, with_key in posts:
        unit = len(t.unit_cards) - 1 if level == CAPTAIN_LEVEL else draw_unit(t, level)
        if unit >= 0:
            put_unit(t, unit, t.plan.posts[post], t.plan.facing[post])
            if with_key:
                t.unit_keys |= 1 << unit
    for square, mandatory in t.plan.room_posts:
        if mandatory:
            unit = draw_unit(t, number)
            if unit >= 0:
                put_unit(t, unit, square, 0)


def draw_unit(t: Table, level: int) -> int:
    """A unit of this level; when the level has run out, of the next lower one (BC-3.10)."""
    unit = t.draw(UNIT_DECK + level - 1)
    if unit < 0 and level > 1:
        unit = t.draw(UNIT_DECK + level - 2)
    return unit


def put_unit(t: Table, unit: int, square: int, facing: int) -> None:
    """A unit on its post, awake."""
    t.unit_at[unit] = t.unit_post[unit] = square
    t.unit_face[unit] = facing
    t.near[unit] = 0
    t.stunned &= ~(1 << unit)
    if t.log is not None:
        t.say("unit_placed", {"unit": t.rows.unit_names[unit], "square": name_of(square)}, barrier=True)


def next_floor(t: Table) -> None:
    """BC-2.11.3: robots, units and doors of the secure zones carry over; the rest of the floor is built anew."""
    doors = [t.plan.doors[d] for d in range(len(t.plan.doors)) if t.unlocked >> d & 1 and is_secure_door(t, d)]
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and (unit == len(t.unit_at) - 1 or not is_secure(t, t.unit_at[unit])):
            return_unit(t, unit)
    for card in t.door_cards:
        if card >= 0:
            t.throw_away(0, card)
    t.floor += 1
    t.alert = [NOTHING] * len(t.alert)
    t.flipped = t.stunned = t.quiet = t.range_bonus = 0
    carry_shut_down(t)
    build_floor(t)
    for door in range(len(t.plan.doors)):
        if t.plan.doors[door] in doors:
            open_again(t, door)
    for robot in t.robots():
        t.began[robot] = t.zone_at(robot)
    for seat in range(t.setup.seats):
        draw_imperative(t, seat)
    look_around(t)


def open_again(t: Table, door: int) -> None:
    """A door marker put back where it was."""
    t.unlocked |= 1 << door
    set_way(t, door, is_open=True)


def is_secure(t: Table, square: int) -> bool:
    """Is this a square of a secure zone?"""
    return SECURE <= t.plan.zone[square] <= SECURE + 1


def is_secure_door(t: Table, door: int) -> bool:
    """Is this the door of a secure zone?"""
    return any(door in t.plan.zone_doors[zone] for zone in (SECURE, SECURE + 1))


def return_unit(t: Table, unit: int) -> None:
    """A unit leaves the floor for the draw pile; the captain waits for the next floor (BC-A49)."""
    t.unit_at[unit] = NOTHING
    t.unit_keys &= ~(1 << unit)
    t.near[unit] = 0
    if unit < len(t.content.units):
        t.decks[UNIT_DECK + t.unit_cards[unit].level - 1] |= 1 << unit


def carry_shut_down(t: Table) -> None:
    """BC-A51: an agent that is shut down is carried into the module's secure zone."""
    zone = t.zone_at(MODULE)
    for seat in range(t.setup.seats):
        if t.down >> seat & 1 and not t.is_secure(seat):
            free = [s for s in range(len(t.plan.zone)) if t.plan.zone[s] == zone and t.is_free(s)]
            t.at[seat] = free[0] if free else t.at[seat]


def place_robot(t: Table, robot: int, square: int) -> None:
    """BC-2.2.13: a robot on an exterior square."""
    t.at[robot] = square
    if t.log is not None:
        t.say("placed", {"robot": ROBOT_NAMES[robot], "square": name_of(square)})


def free_exterior(t: Table) -> list[int]:
    """The exterior squares where a robot may start."""
    return [square for square in t.plan.exterior if t.is_free(square)]
