"""The table of burncycle: everything that lies on it, how cards and dice come, and how it is counted.

`fields.py` says more of each field.
"""

from __future__ import annotations

from typing import Any, cast

from boardroom.core.event import happened
from boardroom.core.fields import Field
from boardroom.core.state import State
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.cards import Agent, Ceo, Floor, Goal, Network, Unit
from boardroom.games.burncycle.content.effects import Effects
from boardroom.games.burncycle.content.mission_files import ON_SQUARES, WHOLE_ROOMS
from boardroom.games.burncycle.content.names import (
    BAG,
    CACHES,
    COPY,
    DIE_STREAM,
    EXTERIOR,
    NEXT,
    NOTHING,
    PINGS,
    SETUP,
    SLOTS,
    UNIT_DECK,
    WALL_TOKENS,
)
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.shapes import Told
from boardroom.games.burncycle.state.actions import ActionTable
from boardroom.games.burncycle.state.agenda import Business, Decision, Effect, EffectNow
from boardroom.games.burncycle.state.setup import Setup
from boardroom.games.burncycle.state.streams import Streams
from boardroom.games.burncycle.state.words import Words


class Table(State):
    """The state without its rules: everything that lies on a table as numbers and lists of numbers, drawing, counting."""

    setup: Setup
    content: Content
    rows: ActionTable
    streams: Streams
    plan: Plan
    unit_cards: list[Unit]  # the units in their order, then the captain of this game
    agenda: list[Business]
    codes: list[int]  # the legal codes; worked out once after each choice
    counts: list[int]  # words drawn from each stream
    shuffles: list[int]
    decks: list[int]  # as bits
    discards: list[int]
    floor: int
    round: int
    first: int
    active: int
    holder: int  # of the corporation marker
    threat: int
    fired: int  # thresholds reached (BC-A4)
    captain: int
    ceo: int
    ceo_level: int
    pings: list[int]  # the node of each peg, or nothing in the supply
    levels: list[int]
    ips: list[int]
    access: list[int]
    hands: list[int]  # network cards, as bits
    agents: list[int]
    bought: list[int]
    universal: int  # bought for the module, as bits
    power: list[int]
    at: list[int]
    alert: list[int]
    flipped: int  # alert chips, as bits
    down: int  # agents shut down, as bits
    keys: list[int]
    began: list[int]  # the secure zone where each robot began the floor
    imperative: list[int]
    cache_at: list[int]  # who carries each cache card, or nothing
    installed: list[int]  # the mods of each seat's agent, as bits
    boosts: list[int]
    crossings: int  # seats whose next Move may cross a wall, as bits
    slots: int  # active slots, as bits
    chips: list[int]
    degraded: int
    marker: int
    reserves: list[int]  # by seat and chip type, then the team's
    dice: list[int]
    spent: list[int]
    rolled: list[int]  # kind * 64 + face + 32 if it has been rerolled
    rerolls: int
    rolls: list[int]  # every die since the turn began: its stream times 8 and the number of its face
    boosted: int
    module_steps: int
    entries: list[int]  # keypad entries still to resolve
    used: int
    optimised: int  # optimised actions in this turn
    resolved: int  # network cards in this network step
    fresh_keys: list[int]
    moved_items: int
    unit_at: list[int]
    unit_post: list[int]
    unit_face: list[int]
    near: list[int]  # robots beside each unit with Drain, as bits
    unit_keys: int
    stunned: int
    activated: int
    pursued: int
    investigated: int
    ended: list[int]  # where units ended their activation in this corporation turn
    ways: list[int]  # shared until a door or wall changes
    walks: list[int]
    unlocked: int
    destroyed: list[int]  # edges
    wall_tokens: int
    door_cards: list[int]
    terminals: int
    mainframes: int
    caches: int
    beads: int
    laid: int  # objective squares that were drawn for ledgers, as bits
    ledgers: int
    spots: list[int]  # by objective: the square that was drawn for it, for a room one of its squares; shared
    hacked: int  # zones, as bits
    goals: list[int]
    rewarded: bool
    quiet: int  # zones where range spots nobody, as bits
    range_bonus: int
    attacked: bool  # in this round
    card: int  # the terminal card on the table
    spare_card: int

    def fields(self) -> list[Field]:
        """What each field may be, on this floor."""
        return self.setup.fields[self.floor]

    def words(self) -> Words:
        """The kinds of things that have names on this floor."""
        return self.setup.words[self.floor]

    # Events and the agenda

    def say(self, told: Told, barrier: bool = False) -> None:
        """Adds an event; everything in burncycle is public. Called only when there is a log."""
        assert self.log is not None
        place = told.get("square") or told.get("zone")
        if isinstance(place, str):
            cast(dict[str, Any], told)["room"] = self.plan.room_of(place)
        self.log.append(happened(told, barrier=barrier))

    def push(self, entry: Business) -> None:
        """Puts an entry on top of the agenda."""
        self.agenda.append(entry)

    def push_effects(self, effects: Effects, zone: int = NOTHING) -> None:
        """Puts the effects of a card onto the agenda, the first of them on top."""
        for effect in reversed(effects):
            assert isinstance(effect, Effect)
            self.agenda.append(EffectNow(effect, zone))

    def decision(self) -> Decision:
        """What is to be decided now."""
        entry = self.agenda[-1]
        assert isinstance(entry, Decision)
        return entry

    def settle(self) -> None:
        """Lets things happen until somebody must decide or the game is over."""
        while self.outcome is None:
            if self.agenda[-1].settle(self):
                return
        self.codes = []
        self.seat = -1

    # Luck

    def chance(self, stream: int, bound: int) -> int:
        """A fair number below `bound` from this stream."""
        value = self.streams.below(stream, self.shuffles[stream] if stream < BAG else 0, self.counts, bound)
        if DIE_STREAM <= stream < SETUP:
            self.rolls.append(stream * 8 + value)
        return value

    def draw(self, deck: int) -> int:
        """Takes a card; an empty deck is its discards reshuffled, and nothing comes from two empty ones."""
        if self.decks[deck] == 0:
            if self.discards[deck] == 0:
                return NOTHING
            self.decks[deck] = self.discards[deck]
            self.discards[deck] = 0
            self.shuffles[deck] += 1
            self.counts[deck] = 0
        cards = self.decks[deck]
        skip = self.chance(deck, cards.bit_count())
        rest = cards
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        bit = rest & -rest
        self.decks[deck] = cards & ~bit
        return bit.bit_length() - 1

    def throw_away(self, deck: int, card: int) -> None:
        """Puts a card on its discards."""
        self.discards[deck] |= 1 << card

    # Where things stand

    def agent_of(self, seat: int) -> Agent:
        """The agent's card."""
        return self.content.agents[self.agents[seat]]

    def ceo_card(self) -> Ceo:
        """The CEO's card."""
        return self.content.ceos[self.ceo]

    def net(self) -> Network:
        """The network."""
        return self.setup.network

    def floor_card(self) -> Floor:
        """The floor of the mission that is being played."""
        return self.setup.mission.floors[self.floor]

    def goal_of(self, kind: int) -> Goal | None:
        """The objective of this kind, if the floor has one."""
        for goal in self.floor_card().goals:
            if goal.kind == kind:
                return goal
        return None

    def goal_number(self, kind: int) -> int:
        """Which objective of the floor is of this kind, or nothing."""
        goals = self.floor_card().goals
        for number in range(len(goals)):
            if goals[number].kind == kind:
                return number
        return NOTHING

    def needed(self, number: int) -> int:
        """What an objective of the floor asks for with these seats."""
        return self.floor_card().goals[number].counts[self.setup.seats - 1]

    def goal_squares(self, number: int) -> list[int]:
        """The squares on which an objective of this floor can still be worked at."""
        goal = self.floor_card().goals[number]
        if goal.kind == COPY:
            left = self.laid & ~self.ledgers
            return [square for place, square in enumerate(self.plan.objectives) if left >> place & 1]
        return [self.spots[number]] if goal.kind in ON_SQUARES and self.spots[number] >= 0 else []

    def goal_room(self, number: int) -> int:
        """The room that an objective of this floor is about, or nothing."""
        goal = self.floor_card().goals[number]
        return self.plan.zone[self.spots[number]] if goal.kind in WHOLE_ROOMS and self.spots[number] >= 0 else NOTHING

    def has(self, seat: int, ability: int) -> bool:
        """Has this seat's agent bought this ability?"""
        bought = self.bought[seat] >> 3 & 7
        if bought == 0:
            return False
        abilities = self.agent_of(seat).abilities
        for index in range(3):  # noqa: SIM110  (compiled, a loop is faster than any())
            if bought >> index & 1 and abilities[index][0] == ability:
                return True
        return False

    def bonus(self, seat: int, kind: int) -> int:
        """What the installed mods of this seat's agent add."""
        mods = self.installed[seat]
        total = 0
        for card in range(len(self.cache_at) if mods else 0):
            if mods >> card & 1 and self.content.caches[card].bonus == kind:
                total += self.content.caches[card].amount
        return total

    def is_online(self, robot: int) -> bool:
        """Is this robot in the game and not shut down?"""
        return self.at[robot] >= 0 and not self.down >> robot & 1

    def robots(self) -> list[int]:
        """The robots of this table: the agents by seat, then the module; the list is shared."""
        return self.setup.robots

    def robot_on(self, square: int) -> int:
        """The robot on this square, shut down or not, or nothing."""
        return place_in(self.at, square)

    def unit_on(self, square: int) -> int:
        """The unit on this square, or nothing."""
        return place_in(self.unit_at, square)

    def is_free(self, square: int) -> bool:
        """Does neither a robot nor a unit stand here (BC-2.1.4)?"""
        return place_in(self.at, square) < 0 and place_in(self.unit_at, square) < 0

    def are_adjacent(self, one: int, other: int) -> bool:
        """BC-2.1.3: neighbours whose edge is open, a destroyed wall or an unlocked door."""
        for direction in range(4):
            if NEXT[one * 4 + direction] == other:
                return bool(self.ways[one] >> direction & 1)
        return False

    def zone_at(self, robot: int) -> int:
        """The zone a robot stands in."""
        return self.plan.zone[self.at[robot]]

    def is_secure(self, robot: int) -> bool:
        """Does this robot stand in a secure zone?"""
        return self.at[robot] >= 0 and 2 <= self.zone_at(robot) <= 3

    def is_outside(self, robot: int) -> bool:
        """Does this robot stand in the exterior (BC-A3)?"""
        return self.zone_at(robot) == EXTERIOR

    def terminal_at(self, square: int) -> int:
        """The number of the terminal whose chip still lies on this square, or nothing."""
        places = self.plan.terminals
        for number in range(len(places)):
            if places[number] == square and self.terminals >> number & 1:
                return number
        return NOTHING

    def cache_on(self, square: int) -> int:
        """The number of the cache whose chip still lies on this square, or nothing."""
        places = self.plan.caches
        for number in range(len(places)):
            if places[number] == square and self.caches >> number & 1:
                return number
        return NOTHING

    def is_active_chip(self, slot: int) -> bool:
        """Does this slot hold a chip with its active side up?"""
        return self.chips[slot] >= 0 and not self.degraded >> slot & 1

    def next_active(self, slot: int) -> int:
        """The next active chip to the right of this slot, or nothing."""
        for following in range(slot + 1, SLOTS):
            if self.is_active_chip(following):
                return following
        return NOTHING

    def next_seat(self, seat: int) -> int:
        """The seat clockwise of this one."""
        return (seat + 1) % self.setup.seats

    # Counting

    def census(self) -> dict[str, int]:
        """Cards, units, pings and wall tokens, counted by kind."""
        content = self.content
        count = {"pings": len(self.pings)}
        on_doors = [card for card in self.door_cards if card >= 0]
        count["keypad"] = self.pile_size(0) + len(on_doors)
        count["terminal"] = self.pile_size(1) + sum(card >= 0 for card in (self.card, self.spare_card))
        count["network"] = self.pile_size(2) + sum(hand.bit_count() for hand in self.hands)
        count["imperative"] = self.pile_size(3) + sum(card >= 0 for card in self.imperative)
        held = sum(place >= 0 for place in self.cache_at) + sum(mods.bit_count() for mods in self.installed)
        count["cache"] = self.pile_size(CACHES) + held
        on_floor = sum(self.unit_at[unit] >= 0 for unit in range(len(content.units)))
        count["unit"] = on_floor + sum(self.pile_size(UNIT_DECK + level) for level in range(3))
        count["wall tokens"] = len(self.destroyed) + self.wall_tokens
        return count

    def pile_size(self, deck: int) -> int:
        """Cards in a deck and on its discards."""
        return self.decks[deck].bit_count() + self.discards[deck].bit_count()

    def box(self) -> dict[str, int]:
        """What the census must be."""
        content = self.content
        return {
            "pings": PINGS,
            "keypad": len(content.keypads),
            "terminal": len(content.terminals),
            "network": len(content.networks),
            "imperative": len(content.imperatives),
            "cache": len(content.caches),
            "unit": len(content.units),
            "wall tokens": WALL_TOKENS,
        }


def place_in(numbers: list[int], wanted: int) -> int:
    """Where a number stands in a list, or nothing; compiled, this loop is several times as fast as `in`."""
    for place in range(len(numbers)):
        if numbers[place] == wanted:
            return place
    return NOTHING
