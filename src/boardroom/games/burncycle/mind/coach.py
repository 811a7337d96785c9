"""The coach of burncycle: dice and their odds, ways and ranges, and how the turn may end; only luck is unknown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from boardroom.core.coach import Coach, Reason, Reasoning, is_a
from boardroom.core.state import State
from boardroom.games.burncycle.content.names import (
    ABILITIES,
    CAPTAIN,
    CHIPS,
    DICE,
    GOALS,
    MODULE,
    ON,
    ROBOT_NAMES,
    RUNNING_ON_FUMES,
    SLOTS,
    UNIVERSAL,
    name_of,
)
from boardroom.games.burncycle.mind import aims
from boardroom.games.burncycle.mind.advice import BurncycleAdvice
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.pilot import pilot_choice
from boardroom.games.burncycle.rules.dice import Reroll, RollDice, handful
from boardroom.games.burncycle.rules.effects.corporation import PayToll
from boardroom.games.burncycle.rules.keypad import Method
from boardroom.games.burncycle.rules.menu import AfterMenu, ChipMenu
from boardroom.games.burncycle.rules.move import Move, MoveTest
from boardroom.games.burncycle.rules.network import MoveIp
from boardroom.games.burncycle.rules.routing import AT_END, AT_START, Route, bank_limit
from boardroom.games.burncycle.rules.turn import FUMES, Restart
from boardroom.games.burncycle.state.actions import MOST_BASIC
from boardroom.games.burncycle.state.table import Table

LOOKED: Final = 25  # worlds in which a turn is played on to its end
CLEAR: Final = 0.25  # of these worlds: less is luck, and no difference worth a word
MOST_NEED: Final = 30  # AP: a test that asks for more takes whatever it gets
SOME: Final = 0.1  # of the worlds: less is not worth a word
MUCH_THREAT: Final = 0.75  # on average; less may be luck

KNOWN: Final = (Move, ChipMenu, RollDice, MoveIp, Route, Restart, Reroll, Method)  # where the pilot has a habit

KEYS: Final = (
    "test", "move_roll", "dice_left", "closer", "further", "ap_left", "ap_lost", "spotted", "hidden", "threat",
    "damage", "goal", "door", "unit_down", "pays", "power", "own_die", "ability", "reserve", "module_can", "slot",
    "agent_power", "agent_skills", "dice", "slots", "network", "level", "item", "placed", "habit", "unused_dice",
    "chip_passed", "excess", "alter", "cycle_left", "seen_more", "seen_less", "threat_more", "threat_less",
    "goal_more", "goal_less", "neutral", "optimised", "move_all", "test_all", "repair",
    "loses", "wins", "lost_more", "lost_less", "toll_free", "die_lost", "pool", "power_kept", "turn_ends", "replaces",
    "captain_out", "over_limit",
)  # fmt: skip


class BurncycleCoach(Coach):
    """Compares the table before and after a choice in many worlds, then lets the turn go on in some of them."""

    keys = KEYS
    aims: tuple[str, ...] = aims.KEYS

    def __init__(self, advice: BurncycleAdvice) -> None:
        self.advice = advice

    def reasons(self, worlds: Sequence[State], code: int) -> list[Reason]:
        """What there is to say about any choice: what it does at once, what it spends, and how the turn may end."""
        case = Case(cast(Sequence[Table], worlds), code, self.advice)
        if on_result(case):
            return case.reasons
        on_dice(case)
        on_way(case)
        if is_end_of_routing(case):
            on_end_of_routing(case)
        else:
            on_floor(case)
        on_stock(case)
        on_spending(case)
        on_rest_of_turn(case)
        if type(case.table.agenda[-1]) in KNOWN and pilot_choice(case.table, case.memory) == code:
            case.gain("habit", 0.24)
        if not case.reasons:
            case.fact("neutral", 0.1)
        return case.reasons

    def towards(self, world: State) -> list[Reason]:
        """Errands, objectives, and the threat."""
        table = cast(Table, world)
        return aims.aims_of(table, self.advice.memory)


class Case(Reasoning):
    """One choice in all worlds; everything but luck is the same in them."""

    def __init__(self, worlds: Sequence[Table], code: int, advice: BurncycleAdvice) -> None:
        super().__init__(len(worlds))
        self.worlds = worlds
        self.table = worlds[0]
        self.code = code
        self.advice = advice
        self.memory: Memory = advice.memory
        self.afters = [played(world, code) for world in worlds]
        self.after = self.afters[0]
        self.following = self.after.agenda[-1] if self.after.outcome is None else None  # what is decided next
        self.verb = self.table.game.action(code).verb

    def says(self, *keys: str) -> bool:
        """Is one of these among the reasons found so far?"""
        return any(reason.key in keys for reason in self.reasons)

    def often(self, holds: Callable[[Table], bool]) -> int:
        """In how many worlds something holds right after the choice."""
        return sum(1 for after in self.afters if holds(after))


def played(world: Table, code: int) -> Table:
    """The world after the choice."""
    after = world.copy()
    after.play_unchecked(code)
    return cast(Table, after)


# What no choice can be weighed against, and what comes whatever is chosen.


def on_result(case: Case) -> bool:
    """The game is lost or won at once; gives whether it is in every world, and nothing else counts."""
    lost = case.often(lambda after: after.outcome is not None and not after.outcome.winners)
    if lost:
        case.risk("loses", 1.5 * case.share(lost), **case.told(lost))
    won = case.often(lambda after: after.outcome is not None and bool(after.outcome.winners))
    if won:
        case.gain("wins", 1.5 * case.share(won), **case.told(won))
    return max(lost, won) == case.count


def is_end_of_routing(case: Case) -> bool:
    """Does the turn go on now, with all that it brings in any case?"""
    return is_a(case.table.agenda[-1], Route) and case.code == case.table.rows.end_routing


def on_end_of_routing(case: Case) -> None:
    """The dice of this turn; at its end the power that stays, and what the corporation may still do to the threat."""
    table, entry = case.table, case.table.agenda[-1]
    assert is_a(entry, Route)
    seat = entry.seat
    kept = min(table.power[seat], bank_limit(table, seat))
    if kept < table.power[seat] and entry.stage != AT_START:
        case.risk("excess", 0.5, robot=ROBOT_NAMES[seat], lost=table.power[seat] - kept)
    if entry.stage == AT_START:
        case.fact("pool", 0.5, total=sum(case.after.dice))
        return
    case.fact("power_kept", 0.45, robot=ROBOT_NAMES[seat], count=kept, dice=basic_dice(table, seat, kept))
    if entry.stage == AT_END:
        most = max(after.threat for after in case.afters) - table.threat
        case.fact("turn_ends", 0.4, most=max(0, most))


def basic_dice(table: Table, seat: int, power: int) -> int:
    """BC-2.4.2.1: how many basic dice this much power brings."""
    fumes = int(table.has(seat, RUNNING_ON_FUMES) and power <= FUMES)
    return min(MOST_BASIC, power // 2) + fumes


# Dice.


def on_dice(case: Case) -> None:
    """The odds of a test, or what a move may bring; and the dice that are left."""
    table, entry = case.table, case.table.agenda[-1]
    if not is_a(entry, RollDice):
        on_coming_test(case)
    if not is_a(entry, RollDice) or case.verb != "roll":
        return
    chosen = list(handful(case.code - table.rows.roll))
    bonus, need = entry.test.bonus + table.boosted, entry.test.need(table)
    left = sum(table.dice) - sum(chosen)
    if is_a(entry.test, MoveTest) or need > MOST_NEED:
        mean = round(case.memory.odds.mean(table, chosen) + bonus)
        case.fact("move_roll", 0.7, purpose=entry.test.purpose, ap=mean, left=left)
        return
    percent = round(100 * case.memory.odds.at_least(table, chosen, need - bonus))
    tell = case.gain if percent >= 50 else case.risk
    tell("test", 0.8, purpose=entry.test.purpose, need=need, percent=percent)
    case.fact("dice_left", 0.3, left=left)


def on_coming_test(case: Case) -> None:
    """What an action that asks for dice could do with all of them, and whether the chip optimises it."""
    table, entry = case.after, case.following
    if case.after.optimised > case.table.optimised:
        case.gain("optimised", 0.45)
    if not is_a(entry, RollDice):
        return
    bonus, need = entry.test.bonus + table.boosted, entry.test.need(table)
    if is_a(entry.test, MoveTest):
        mean = round(case.memory.odds.mean(table, table.dice) + bonus)
        way = aims.distance(table, case.memory, table.active)
        case.fact("move_all", 0.5, ap=mean, robot=ROBOT_NAMES[table.active], way=way)
    elif need <= MOST_NEED:
        percent = round(100 * case.memory.odds.at_least(table, table.dice, need - bonus))
        tell = case.gain if percent >= 50 else case.risk
        tell("test_all", 0.7, purpose=entry.test.purpose, need=need, percent=percent)


# The floor.


def on_way(case: Case) -> None:
    """A step is nearer to the errand or farther from it, and uses AP."""
    table, after, entry = case.table, case.after, case.table.agenda[-1]
    for robot in table.robots():
        if table.at[robot] < 0 or after.at[robot] < 0 or after.at[robot] == table.at[robot]:
            continue
        plan = case.memory.plan(table)
        target = plan.module_target if robot == MODULE else plan.targets[robot]
        field = aims.field_of(table, case.memory, robot, target)
        before, now = aims.ap_to(field, table, robot), aims.ap_to(field, after, robot)
        told = {"robot": ROBOT_NAMES[robot], "before": before, "ap": now}
        if now < before:
            case.gain("closer", 0.55, **told)
        elif now > before:
            case.risk("further", 0.5, **told)
    if is_a(entry, Move):
        on_ap(case, entry)


def on_ap(case: Case, entry: Move) -> None:
    """AP of a move that are spent, and those that are left."""
    following = case.following
    if case.verb == "stop":
        if entry.ap:
            case.risk("ap_lost", 0.5, ap=entry.ap)
    elif is_a(following, Move) and following.ap != entry.ap:
        case.fact("ap_left", 0.25, used=entry.ap - following.ap, ap=following.ap)


def on_floor(case: Case) -> None:
    """Who is seen, what opens, falls or counts, and in how many worlds."""
    table = case.table
    for robot in table.robots():
        on_robot(case, robot)
    threat = case.often(lambda after: after.threat > table.threat)
    if case.share(threat) > SOME and not case.says("loses") and not is_captain_replaced(case):
        most = max(after.threat for after in case.afters) - table.threat
        is_exact = "yes" if len({after.threat for after in case.afters}) == 1 else "no"
        case.risk("threat", 0.5 + 0.2 * case.share(threat), most=most, exact=is_exact, **case.told(threat))
    for number, goal in enumerate(table.floor_card().goals):
        done = sum(1 for after in case.afters if after.floor > table.floor or after.goals[number] > table.goals[number])
        if done:
            case.gain("goal", 0.6 + 0.5 * case.share(done), goal=GOALS[goal.kind], **case.told(done))
    doors = case.often(
        lambda after: after.floor == table.floor and after.unlocked.bit_count() > table.unlocked.bit_count()
    )
    if doors:
        case.gain("door", 0.5 + 0.2 * case.share(doors), **case.told(doors))
    down = case.often(lambda after: units(after) < units(table) and after.floor == table.floor)
    if down:
        case.gain("unit_down", 0.5 + 0.3 * case.share(down), **case.told(down))


def on_robot(case: Case, robot: int) -> None:
    """Seen, out of sight, or hurt."""
    table = case.table
    name = ROBOT_NAMES[robot]
    seen = case.often(lambda after: after.alert[robot] == ON != table.alert[robot])
    if case.share(seen) > SOME:
        case.risk("spotted", 0.6 + 0.3 * case.share(seen), robot=name, **case.told(seen))
    hidden = case.often(lambda after: after.alert[robot] != ON == table.alert[robot])
    if hidden:
        case.gain("hidden", 0.55, robot=name, **case.told(hidden))
    lost = max(table.power[robot] - min(after.power[robot] for after in case.afters), 0)
    hurt = case.often(lambda after: after.power[robot] < table.power[robot])
    if lost and not is_paid(case):
        case.risk("damage", 0.5 + 0.3 * case.share(hurt), robot=name, lost=lost, **case.told(hurt))


def is_paid(case: Case) -> bool:
    """Is power spent on purpose here: bought with, given away, paid?"""
    return case.verb in ("buy", "activate", "open", "amount", "overtime", "bribe", "lose", "install")


def units(table: Table) -> int:
    """How many units can act."""
    return sum(1 for unit, place in enumerate(table.unit_at) if place >= 0 and not table.stunned >> unit & 1)


# What it costs and brings.


def on_stock(case: Case) -> None:
    """Power, dice, chips, cards and things that are there afterwards."""
    table, after, seat = case.table, case.after, case.table.seat
    chosen = table.agents[table.seat] < 0 <= after.agents[table.seat]
    ends = is_end_of_routing(case)
    for robot in [] if ends else table.robots():
        change = after.power[robot] - table.power[robot]
        if change > 0 and not chosen:
            case.gain("power", 0.45, robot=ROBOT_NAMES[robot], count=change, total=after.power[robot])
        elif change < 0 and is_paid(case):
            case.risk("pays", 0.3, robot=ROBOT_NAMES[robot], count=-change, left=after.power[robot])
    if chosen:
        on_agent(case)
    on_purchase(case)
    dice = sum(after.dice) - sum(table.dice)
    if dice > 0 and not ends:
        case.gain("dice", 0.5, count=dice, total=sum(after.dice))
    slots = active_chips(after) - active_chips(table)
    if slots > 0 and not ends:
        case.gain("slots", 0.55, count=slots, total=active_chips(after))
    if table.agents[seat] >= 0:
        on_cards(case, seat)
    if table.at[seat] < 0 <= after.at[seat]:
        case.fact("placed", 0.4, square=name_of(after.at[seat]), ap=aims.distance(after, case.memory, seat))


def on_cards(case: Case, seat: int) -> None:
    """Cards, levels and things."""
    table, after = case.table, case.after
    if after.hands[seat].bit_count() > table.hands[seat].bit_count():
        case.gain("network", 0.4)
    if after.levels[seat] > table.levels[seat]:
        case.gain("level", 0.5, total=after.levels[seat])
    if things(after, seat) > things(table, seat):
        case.gain("item", 0.5)


def on_agent(case: Case) -> None:
    """What an agent begins with and may learn."""
    after, seat = case.after, case.table.seat
    agent = after.agent_of(seat)
    cheapest = min(price for _, price in agent.dice)
    case.fact("agent_power", 0.4, total=agent.power, bank=agent.bank, price=cheapest)
    abilities: list[str] = [ABILITIES[ability] for ability, _ in agent.abilities]
    case.fact("agent_skills", 0.3, abilities=abilities)


def on_purchase(case: Case) -> None:
    """What the power buys."""
    table, after, seat = case.table, case.after, case.table.seat
    fresh = after.bought[seat] & ~table.bought[seat] if table.agents[seat] >= 0 else 0
    for number in range(9):
        if fresh >> number & 1:
            on_upgrade(case, number)
    for number, universal in enumerate(UNIVERSAL):
        if (after.universal & ~table.universal) >> number & 1:
            case.gain("module_can", 0.5, universal=universal)
    if case.verb == "open":
        case.gain("slot", 0.5, total=after.slots.bit_count())
    if case.verb == "repair":
        robot = str(table.game.action(case.code).params["robot"])
        case.fact("repair", 0.4, robot=robot, total=table.power[ROBOT_NAMES.index(robot)])
    if case.verb == "alter":
        on_altering(case)
    entry = table.agenda[-1]
    if is_a(entry, Route) and not is_end_of_routing(case):
        on_power_paid(case, entry)


def on_power_paid(case: Case, entry: Route) -> None:
    """Power above the bank limit would be lost (BC-2.4.5); what is below it brings the basic dice (BC-2.4.2.1)."""
    table, after, seat, is_now = case.table, case.after, entry.seat, entry.stage == AT_START
    before, now = (
        power if is_now else min(power, bank_limit(table, seat)) for power in (table.power[seat], after.power[seat])
    )
    if before < table.power[seat] > after.power[seat]:
        case.gain("over_limit", 0.4, robot=ROBOT_NAMES[seat], limit=bank_limit(table, seat))
    lost = basic_dice(table, seat, before) - basic_dice(after, seat, now)
    if lost > 0:
        case.risk("die_lost", 0.45, count=lost, when="now" if is_now else "later")


def on_altering(case: Case) -> None:
    """BC-2.4.3.14: what the new chip is good for, and which one goes for it."""
    table, params = case.table, case.table.game.action(case.code).params
    slot, chip = int(str(params["slot"])) - 1, params["chip"]
    passed = is_a(table.agenda[-1], AfterMenu) or slot < table.marker
    case.fact("alter", 0.35, chip=chip, when="past" if passed else "now" if slot == table.marker else "ahead")
    if is_captain_replaced(case):
        case.risk(
            "captain_out", 0.7, most=case.after.threat - table.threat, past="yes" if slot <= table.marker else "no"
        )
    elif table.is_active_chip(slot):
        is_kept = "yes" if case.after.used != table.used else "no"
        case.fact("replaces", 0.4, old=CHIPS[table.chips[slot]], kept=is_kept)


def is_captain_replaced(case: Case) -> bool:
    """Is the captain chip altered while it is active, at the price of threat, and the game not lost by it?"""
    if case.verb != "alter" or case.says("loses"):
        return False
    slot = int(str(case.table.game.action(case.code).params["slot"])) - 1
    return case.table.is_active_chip(slot) and case.table.chips[slot] == CAPTAIN


def on_upgrade(case: Case, number: int) -> None:
    """A die, an ability or a chip of the agent's card."""
    agent = case.table.agent_of(case.table.seat)
    if number < 3:
        case.gain("own_die", 0.5, die=DICE[agent.dice[number][0]])
    elif number < 6:
        case.gain("ability", 0.5, ability=ABILITIES[agent.abilities[number - 3][0]])
    else:
        case.gain("reserve", 0.5, chip=CHIPS[agent.reserves[number - 6][0]])


def active_chips(table: Table) -> int:
    """How many slots hold a chip with its active side up."""
    return sum(1 for slot in range(SLOTS) if table.is_active_chip(slot))


def things(table: Table, robot: int) -> int:
    """Keys and things of a cache that a robot holds."""
    return table.keys[robot] + table.cache_at.count(robot)


def on_spending(case: Case) -> None:
    """Chips and dice that are left unused."""
    table, dice = case.table, sum(case.table.dice)
    if case.verb == "pass":
        chips = sum(1 for slot in range(table.marker + 1, SLOTS) if table.is_active_chip(slot))
        case.risk("chip_passed", 0.4, left=dice, count=chips)
    elif case.verb == "lose" and is_a(table.agenda[-1], PayToll) and table.power[table.active] == 1:
        case.gain("toll_free", 0.5, robot=ROBOT_NAMES[table.active])  # BC-3.9
    elif case.code == table.rows.begin:
        case.fact("cycle_left", 0.4, count=active_chips(table))
    elif case.code == table.rows.end_actions and dice:
        case.risk("unused_dice", 0.4, left=dice)


class Ending:
    """How the table looks, on average, when the turn is over and the units have moved."""

    def __init__(self, tables: Sequence[Table], advice: BurncycleAdvice) -> None:
        ends = [advice.finish_turn(table) for table in tables[:LOOKED]]
        self.worlds = len(ends)
        self.seen = sum(1 for end in ends if any(end.alert[robot] == ON for robot in end.robots()))
        self.goals = sum(1 for end, table in zip(ends, tables, strict=False) if work_done(end) > work_done(table))
        self.threat = sum(end.threat for end in ends)
        self.lost = sum(1 for end in ends if end.outcome is not None and not end.outcome.winners)


def work_done(table: Table) -> int:
    """Objectives counted, finished floors before all."""
    return 1000 * table.floor + sum(table.goals)


def on_rest_of_turn(case: Case) -> None:
    """How the turn may end after this choice, beside how it would end with the best habits."""
    table = case.table
    if table.at[table.active] < 0 or is_a(table.agenda[-1], Restart) or is_a(table.agenda[-1], Route):
        return
    usual, now = Ending(case.worlds, case.advice), Ending(case.afters, case.advice)
    case.count = now.worlds
    compared(case, ("seen_less", "seen_more"), now.seen, usual.seen)
    finished = now.goals + sum(1 for after in case.afters[:LOOKED] if work_done(after) > work_done(table))
    compared(case, ("goal_less", "goal_more"), finished, usual.goals)
    compared(case, ("lost_less", "lost_more"), now.lost, usual.lost)
    change = (now.threat - usual.threat) / now.worlds
    if abs(change) >= MUCH_THREAT and not case.says("threat", "captain_out", "lost_more", "lost_less"):
        rise = round(change)
        tell, key = (case.risk, "threat_more") if rise > 0 else (case.gain, "threat_less")
        tell(key, 0.35 + abs(rise) / 10, rise=abs(rise), threat=table.threat, limit=table.setup.limit)


def compared(case: Case, keys: tuple[str, str], now: int, usual: int) -> None:
    """More or fewer worlds than usual, where that is a difference worth a word."""
    change = case.share(now - usual)
    if abs(change) >= CLEAR:
        is_more = change > 0
        tell = case.gain if is_more == (keys[1] == "goal_more") else case.risk
        tell(keys[is_more], 0.3 + abs(change) / 2, before=usual, **case.told(now))
