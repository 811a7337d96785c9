"""The table of burncycle: everything that lies on it, how it is copied and counted, and where things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardroom.core.event import Event
from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.games.burncycle.actions import ActionTable
from boardroom.games.burncycle.agenda import entry
from boardroom.games.burncycle.content import Agent, Ceo, Content, Floor, Goal, Network, Unit
from boardroom.games.burncycle.plan import Plan
from boardroom.games.burncycle.setup import Setup
from boardroom.games.burncycle.streams import Streams
from boardroom.games.burncycle.words import (
    BAG,
    CACHES,
    CHIP_KINDS,
    DECKS,
    DIE_STREAM,
    EXTERIOR,
    MODULE,
    NEXT,
    NOTHING,
    ROBOTS,
    SETUP,
    SLOTS,
    STREAMS,
    UNIT_DECK,
)

if TYPE_CHECKING:
    from boardroom.core.game import Game

ON: Final = -2  # an alert chip that lies on its robot; nothing: it is off the floor
HOME: Final = -1  # an IP in its access point
BANNED: Final = -2
TEAM: Final = 4  # the team reserve stands behind those of the seats
PINGS: Final = 4
WALL_TOKENS: Final = 3  # for each floor (BC-2.4.3.6)
IN_DECK: Final = -1  # where a cache card is: else its holder, or INSTALLED plus its seat
DISCARDED: Final = -2
INSTALLED: Final = 8

# Once a turn, as bits.
USED_OVERTIME: Final = 1
USED_SHARED_DRIVE: Final = 2
USED_SECOND_OPINION: Final = 4
USED_COLD_RESTART: Final = 8
USED_SPARE_PACKET: Final = 16


class Table(State):
    """The state without its rules."""

    setup: Setup
    content: Content
    rows: ActionTable
    streams: Streams
    plan: Plan
    unit_cards: list[Unit]  # the units in their order, then the captain of this game
    agenda: list[int]
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
    cache_at: list[int]
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
    ledgers: int
    hacked: int  # zones, as bits
    goals: list[int]
    rewarded: int
    quiet: int  # zones where range spots nobody, as bits
    range_bonus: int
    attacked: int  # in this round
    card: int  # the terminal card on the table
    spare_card: int

    def lay_table(self, game: Game, setup: Setup, rows: ActionTable, luck: Luck) -> None:
        """An empty table before set-up."""
        content = setup.content
        self.game = game
        self.setup = setup
        self.content = content
        self.rows = rows
        self.streams = Streams(luck)
        self.plan = setup.mission.floors[0].plan
        self.unit_cards = [*content.units, content.captains[0]]
        self.agenda = []
        self.codes = []
        self.counts = [0] * len(STREAMS)
        self.shuffles = [1] * len(DECKS)
        self.decks = full_decks(content)
        self.discards = [0] * len(DECKS)
        self.floor = self.round = self.first = self.active = self.holder = 0
        self.threat = self.fired = self.captain = self.ceo = 0
        self.ceo_level = 1
        seats = setup.seats
        self.pings = [NOTHING] * PINGS
        self.levels = [1] * seats
        self.ips = [HOME] * seats
        self.access = [0] * seats
        self.hands = [0] * seats
        self.agents = [0] * seats
        self.bought = [0] * seats
        self.universal = self.flipped = self.down = 0
        self.power = [0] * ROBOTS
        self.at = [NOTHING] * ROBOTS
        self.alert = [NOTHING] * ROBOTS
        self.keys = [0] * ROBOTS
        self.began = [NOTHING] * ROBOTS
        self.imperative = [NOTHING] * seats
        self.cache_at = [IN_DECK] * len(content.caches)
        self.boosts = [0] * seats
        self.lay_cycle()
        self.lay_security()
        self.clear_floor()

    def lay_cycle(self) -> None:
        """An empty cycle, empty reserves and no dice."""
        self.slots = self.setup.module.green
        self.chips = [NOTHING] * SLOTS
        self.degraded = self.crossings = 0
        self.marker = NOTHING
        self.reserves = [0] * (CHIP_KINDS * (TEAM + 1))
        self.dice = [0, 0, 0]
        self.spent = [0, 0, 0]
        self.rolled = []
        self.entries = []
        self.rolls = []
        self.ended = []
        self.rerolls = self.boosted = self.module_steps = self.used = self.optimised = self.resolved = 0
        self.fresh_keys = [0] * ROBOTS
        self.moved_items = 0

    def lay_security(self) -> None:
        """No unit on the floor."""
        units = len(self.unit_cards)
        self.unit_at = [NOTHING] * units
        self.unit_post = [NOTHING] * units
        self.unit_face = [0] * units
        self.near = [0] * units
        self.unit_keys = self.stunned = self.activated = self.pursued = self.investigated = 0
        self.quiet = self.range_bonus = self.attacked = 0
        self.card = self.spare_card = NOTHING

    def clear_floor(self) -> None:
        """Everything printed on the plan lies there again; all doors are locked."""
        plan = self.plan
        self.ways = plan.ways
        self.walks = plan.walks
        self.unlocked = self.mainframes = self.ledgers = self.hacked = self.rewarded = 0
        self.destroyed = []
        self.wall_tokens = WALL_TOKENS
        self.door_cards = [NOTHING] * len(plan.doors)
        self.terminals = (1 << len(plan.terminals)) - 1
        self.caches = (1 << len(plan.caches)) - 1
        self.beads = (1 << len(plan.beads)) - 1
        self.goals = [0] * len(self.setup.mission.floors[self.floor].goals)

    def put_copy_into(self, twin: Table) -> None:
        """Makes `twin` an independent state equal to this one, without a log."""
        twin.game = self.game
        twin.seat = self.seat
        twin.outcome = self.outcome
        twin.setup = self.setup
        twin.content = self.content
        twin.rows = self.rows
        twin.streams = self.streams
        twin.plan = self.plan
        twin.unit_cards = self.unit_cards
        twin.agenda = self.agenda[:]
        twin.codes = self.codes
        twin.counts = self.counts[:]
        twin.shuffles = self.shuffles[:]
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.floor = self.floor
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.holder = self.holder
        twin.threat = self.threat
        twin.fired = self.fired
        twin.captain = self.captain
        twin.ceo = self.ceo
        twin.ceo_level = self.ceo_level
        twin.pings = self.pings[:]
        twin.levels = self.levels[:]
        twin.ips = self.ips[:]
        twin.access = self.access[:]
        twin.hands = self.hands[:]
        twin.agents = self.agents
        twin.bought = self.bought[:]
        twin.universal = self.universal
        twin.power = self.power[:]
        twin.at = self.at[:]
        twin.alert = self.alert[:]
        twin.flipped = self.flipped
        twin.down = self.down
        twin.keys = self.keys[:]
        twin.began = self.began[:]
        twin.imperative = self.imperative[:]
        twin.cache_at = self.cache_at[:]
        twin.boosts = self.boosts[:]
        twin.crossings = self.crossings
        self.put_turn_into(twin)
        self.put_floor_into(twin)

    def put_turn_into(self, twin: Table) -> None:
        """The cycle and what belongs to the running turn."""
        twin.slots = self.slots
        twin.chips = self.chips[:]
        twin.degraded = self.degraded
        twin.marker = self.marker
        twin.reserves = self.reserves[:]
        twin.dice = self.dice[:]
        twin.spent = self.spent[:]
        twin.rolled = self.rolled[:]
        twin.rerolls = self.rerolls
        twin.rolls = self.rolls[:]
        twin.boosted = self.boosted
        twin.module_steps = self.module_steps
        twin.entries = self.entries[:]
        twin.used = self.used
        twin.optimised = self.optimised
        twin.resolved = self.resolved
        twin.fresh_keys = self.fresh_keys[:]
        twin.moved_items = self.moved_items
        twin.card = self.card
        twin.spare_card = self.spare_card

    def put_floor_into(self, twin: Table) -> None:
        """Units and things on the floor."""
        twin.unit_at = self.unit_at[:]
        twin.unit_post = self.unit_post[:]
        twin.unit_face = self.unit_face[:]
        twin.near = self.near[:]
        twin.unit_keys = self.unit_keys
        twin.stunned = self.stunned
        twin.activated = self.activated
        twin.pursued = self.pursued
        twin.investigated = self.investigated
        twin.ended = self.ended[:]
        twin.ways = self.ways
        twin.walks = self.walks
        twin.unlocked = self.unlocked
        twin.destroyed = self.destroyed[:]
        twin.wall_tokens = self.wall_tokens
        twin.door_cards = self.door_cards[:]
        twin.terminals = self.terminals
        twin.mainframes = self.mainframes
        twin.caches = self.caches
        twin.beads = self.beads
        twin.ledgers = self.ledgers
        twin.hacked = self.hacked
        twin.goals = self.goals[:]
        twin.rewarded = self.rewarded
        twin.quiet = self.quiet
        twin.range_bonus = self.range_bonus
        twin.attacked = self.attacked

    # Events and the agenda

    def say(self, kind: str, shown: dict[str, Any], barrier: bool = False, seat: int = NOTHING) -> None:
        """Adds an event; everything in burncycle is public. Called only when there is a log."""
        assert self.log is not None
        self.log.append(Event(kind, seat if seat >= 0 else self.active, shown, None, barrier))

    def push(self, kind: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Puts an entry on top of the agenda."""
        self.agenda.append(entry(kind, a, b, c))

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
        return self.content.network

    def floor_card(self) -> Floor:
        """The floor of the mission that is being played."""
        return self.setup.mission.floors[self.floor]

    def goal_of(self, kind: int) -> Goal | None:
        """The objective of this kind, if the floor has one."""
        for goal in self.floor_card().goals:
            if goal.kind == kind:
                return goal
        return None

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
        total = 0
        for card in range(len(self.cache_at)):
            if self.cache_at[card] == INSTALLED + seat and self.content.caches[card].bonus == kind:
                total += self.content.caches[card].amount
        return total

    def is_online(self, robot: int) -> bool:
        """Is this robot in the game and not shut down?"""
        return self.at[robot] >= 0 and not self.down >> robot & 1

    def robots(self) -> list[int]:
        """The robots of this table: the agents by seat, then the module."""
        return [*range(self.setup.seats), MODULE]

    def robot_on(self, square: int) -> int:
        """The robot on this square, shut down or not, or nothing."""
        return self.at.index(square) if square in self.at else NOTHING

    def unit_on(self, square: int) -> int:
        """The unit on this square, or nothing."""
        return self.unit_at.index(square) if square in self.unit_at else NOTHING

    def is_free(self, square: int) -> bool:
        """Does neither a robot nor a unit stand here (BC-2.1.4)?"""
        return square not in self.at and square not in self.unit_at

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
        held = [self.card, self.spare_card]
        count["keypad"] = self.pile_size(0) + len(on_doors)
        count["terminal"] = self.pile_size(1) + sum(card >= 0 for card in held)
        count["network"] = self.pile_size(2) + sum(hand.bit_count() for hand in self.hands)
        count["imperative"] = self.pile_size(3) + sum(card >= 0 for card in self.imperative)
        count["cache"] = self.pile_size(CACHES) + sum(place >= 0 for place in self.cache_at)
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


def full_decks(content: Content) -> list[int]:
    """All decks with all their cards, as bits; units by level."""
    sizes = [len(content.keypads), len(content.terminals), len(content.networks), len(content.imperatives)]
    decks = [(1 << size) - 1 for size in [*sizes, len(content.caches)]]
    for level in (1, 2, 3):
        decks.append(sum(1 << n for n, unit in enumerate(content.units) if unit.level == level))
    return decks
