"""Everything that lies on a table of burncycle: how it is laid out at the start, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.cards import Unit
from boardroom.games.burncycle.content.names import CHIP_KINDS, DECKS, NOTHING, ROBOTS, SLOTS, STREAMS
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.state.actions import ActionTable
from boardroom.games.burncycle.state.agenda import Business
from boardroom.games.burncycle.state.setup import Setup
from boardroom.games.burncycle.state.streams import Streams

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


class Things(State):
    """All that lies on a table, as numbers and lists of numbers."""

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

    def put_copy_into(self, twin: Things) -> None:
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

    def put_turn_into(self, twin: Things) -> None:
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

    def put_floor_into(self, twin: Things) -> None:
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


def full_decks(content: Content) -> list[int]:
    """All decks with all their cards, as bits; units by level."""
    sizes = [len(content.keypads), len(content.terminals), len(content.networks), len(content.imperatives)]
    decks = [(1 << size) - 1 for size in [*sizes, len(content.caches)]]
    for level in (1, 2, 3):
        decks.append(sum(1 << n for n, unit in enumerate(content.units) if unit.level == level))
    return decks
