"""Numbers for learners, straight from the table: `observe` writes what a seat sees, `names` tells what each number means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour). All lies open in burncycle but the order of
decks, the bag and the dice, which are not looked at; what is asked only who decides is told (law 11). Things of a floor have
the numbers of its plan; how they lie to one another is in `planes.py`, and the seats are in `team.py`.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.game import Game
from boardroom.core.numbers import (
    Kept,
    Scribe,
    add_set,
    among,
    beside,
    flags,
    looked_up,
    one_of,
    packed,
    put,
    scaled,
    zeros,
)
from boardroom.core.state import State
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.cards import Goal, Network
from boardroom.games.burncycle.content.effects import CardEffect
from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    CHIPS,
    DECKS,
    DICE,
    DIE_KIND,
    DIRECTIONS,
    ENTRIES,
    GOALS,
    HUB,
    MAX_SEATS,
    NOTHING,
    ONCE_A_TURN,
    PINGS,
    REROLL,
    SLOTS,
    SQUARES,
)
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.forms.team import NOT_YET, SPOT, Team, module_names, seat_names
from boardroom.games.burncycle.rules.dice import RollDice, purposes
from boardroom.games.burncycle.rules.move import Move
from boardroom.games.burncycle.rules.picks import Pick
from boardroom.games.burncycle.rules.repair import Amount
from boardroom.games.burncycle.state.agenda import Decision, leaves
from boardroom.games.burncycle.state.setup import Setup
from boardroom.games.burncycle.state.table import Table

Three = tuple[int, int, int]
Nine = tuple[int, int, int, int, int, int, int, int, int]  # compiled, it is compared without making an object
PHASES: Final = [*sorted(str(kind.word) for kind in leaves(Decision)), "over"]
PHASE_OF: Final = {word: number for number, word in enumerate(PHASES)}
PURPOSES: Final = sorted(purposes())
PURPOSE_OF: Final = {word: number for number, word in enumerate(PURPOSES)}
EFFECTS: Final = sorted(str(kind.word) for kind in leaves(CardEffect) if kind.printed)
EFFECT_OF: Final = {word: number for number, word in enumerate(EFFECTS)}
NOT_SEEN: Final[Nine] = (NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET, NOT_YET)
OPTIONS: Final = [
    "alert_threat", "players_choose", "stay_home", "repair_any", "banned_ip_free", "captain_carried", "repair_keep",
    "dice_used_up",
]  # fmt: skip
PER_GOAL: Final = ["asked", "open", "left", "done", "test", "threat", "guard", "column", "row"]
PER_SLOT: Final = ["open", "degraded", "marker", *CHIPS]
PER_DOOR: Final = ["unlocked", "keypad", "forced_at", "not_forced", *ENTRIES]
PER_NODE: Final = [*CHIPS[1:CHIP_KINDS], "hub", "linked", "access", "entry"]
PER_UNIT: Final = [
    "here", "stunned", "activated", "key", *[f"faces:{direction}" for direction in DIRECTIONS],
    "column", "row", "post:column", "post:row",
]  # fmt: skip
MOST_DOORS: Final = 64
MOST_SHARED: Final = 200
VALUE: Final = 15  # of a face
GOAL_STATES: Final = flags(2)
NO_GOAL: Final = zeros(len(PER_GOAL))[-1]
NO_UNIT: Final = zeros(len(PER_UNIT))[-1]
NO_DOOR: Final = zeros(len(PER_DOOR))[-1]  # locked, without a card, or none
NO_DOORS: Final = zeros(MOST_DOORS * len(PER_DOOR))[:: len(PER_DOOR)]
OPEN_DOOR: Final = packed([1.0, *[0.0] * (len(PER_DOOR) - 1)])

PHASE: Final = one_of(len(PHASES))
PURPOSE: Final = one_of(len(PURPOSES))
EFFECT: Final = one_of(len(EFFECTS))
MEND: Final = [one_of(count) for count in range(6)]  # robots that may be repaired, by how many there are
OF_3: Final = scaled(12, 3)
OF_6: Final = scaled(24, 6)
OF_9: Final = scaled(30, 9)
OF_20: Final = scaled(200, 20)
OF_40: Final = scaled(80, 40)
OF_100: Final = scaled(300, 100)
OF_PINGS: Final = scaled(PINGS, PINGS)
SHARE: Final = [scaled(most + 1, max(1, most)) for most in range(MOST_SHARED + 1)]  # of what is asked for
SLOT: Final = beside(flags(3), one_of(len(CHIPS)))
UNIT: Final = beside([flags(4)[1 | bits << 1] for bits in range(8)], one_of(4)[:4])
FLAG: Final = flags(1)
SWITCHES: Final = flags(len(OPTIONS))
USED: Final = flags(len(ONCE_A_TURN))


def names(game: Game, seats: int) -> list[str]:
    """What each number means with this many seats."""
    table = game.start(seats)
    assert isinstance(table, Table)
    content, sizes = table.content, sizes_of(table.content)
    named = [f"phase:{phase}" for phase in PHASES]
    named += [f"test:{purpose}" for purpose in PURPOSES] + [f"effect:{effect}" for effect in EFFECTS]
    named += [*[f"repairs:agent+{seat}" for seat in range(seats)], "repairs:module", *mission_names(content)]
    named += [f"goal:{goal}:{part}" for goal in GOALS for part in PER_GOAL]
    named += [f"slot:{slot + 1}:{part}" for slot in range(SLOTS) for part in PER_SLOT]
    named += [*turn_names(content), *[f"deck:{deck}:{part}" for deck in DECKS for part in ("left", "discards")]]
    nodes = content.network_maps[0].names
    named += [f"network:{node}:{part}" for node in nodes for part in PER_NODE]
    named += [*[f"ping:{node}" for node in nodes], "pings"]
    named += [f"door:{door + 1}:{part}" for door in range(sizes.doors) for part in PER_DOOR]
    named += [f"{what}:{place + 1}" for what, most in sizes.on_floor for place in range(most)]
    named += [f"unit:{unit}:{part}" for unit in table.rows.unit_names for part in PER_UNIT]
    for seat in range(seats):
        named += [f"seat+{seat}:{part}" for part in seat_names(content)]
    return named + [f"module:{part}" for part in module_names(content)]


def mission_names(content: Content) -> list[str]:
    """What is played, and how far it has come."""
    named = [f"mission:{mission.key}" for mission in content.missions] + [f"plan:{plan.name}" for plan in content.plans]
    named += [f"corporation:{one.key}" for one in content.corporations] + [f"ceo:{ceo.key}" for ceo in content.ceos]
    named += [f"captain:{captain.key}" for captain in content.captains]
    named += [f"option:{option}" for option in OPTIONS]
    return [*named, "threat", "limit", "fired", "floor", "floors", "round", "ceo_level", "range_bonus", "wall_tokens"]


def turn_names(content: Content) -> list[str]:
    """What belongs to the running turn."""
    named = ["ap", *[f"{what}:{die}" for die in DICE for what in ("dice", "spent", "rolled", "shown", "rerolling")]]
    named += ["rerolls", "optimised", "resolved", "boosted", "module_steps", "attacked"]
    named += [f"used:{what}" for what in ONCE_A_TURN] + [f"entries:{entry}" for entry in ENTRIES]
    return named + [f"{what}:{card.key}" for what in ("terminal", "spare") for card in content.terminals]


class Sizes:
    """How many there are of each thing on the largest floor of a box, and what its keypad cards and networks say."""

    def __init__(self, content: Content) -> None:
        self.content = content
        plans = content.plans
        self.doors = max([len(plan.doors) for plan in plans])
        self.terminals = max([len(plan.terminals) for plan in plans])
        self.caches = max([len(plan.caches) for plan in plans])
        self.beads = max([len(plan.beads) for plan in plans])
        self.objectives = max([len(plan.objectives) for plan in plans])
        self.zones = max([len(plan.letters) for plan in plans])
        self.on_floor = [
            ("terminal", self.terminals), ("mainframe", self.terminals), ("cache", self.caches), ("bead", self.beads),
            ("ledger_laid", self.objectives), ("ledger_copied", self.objectives), ("hacked", self.zones),
            ("quiet", self.zones),
        ]  # fmt: skip
        # The piece of a door with this keypad card, by floor and card.
        floors = range(len(content.keypads[0].entries)) if content.keypads else range(0)
        self.keypads = [[self.keypad(card, floor) for card in range(len(content.keypads))] for floor in floors]
        # By mission and floor: which mission, plan and corporation it is. By mission: its network.
        self.missions = [
            [self.mission(number, plan) for plan in plans_of(content, number)]
            for number in range(len(content.missions))
        ]
        self.networks = [layout(content.corporation_of(mission).network) for mission in content.missions]

    def mission(self, number: int, plan: Plan) -> bytes:
        """A mission, one of its plans, and its corporation."""
        content = self.content
        corporation = content.corporations.index(content.corporation_of(content.missions[number]))
        return (
            among(len(content.missions))[number]
            + among(len(content.plans))[content.plans.index(plan)]
            + among(len(content.corporations))[corporation]
        )

    def keypad(self, card: int, floor: int) -> bytes:
        """A locked door with this card."""
        keypad = self.content.keypads[card]
        force = 0.0 if keypad.iam else min(1.0, keypad.resistance[floor] / 20)
        entries = [min(1.0, keypad.entries[floor].count(entry) / 3) for entry in range(len(ENTRIES))]
        return packed([0.0, 1.0, force, float(keypad.iam), *entries])


def plans_of(content: Content, mission: int) -> list[Plan]:
    """The plans of a mission's floors."""
    return [floor.plan for floor in content.missions[mission].floors]


READY: Final[dict[int, Sizes]] = {}  # by the identity of the content, which is kept alive by it


def sizes_of(content: Content) -> Sizes:
    """The sizes of a box, worked out once."""
    sizes = READY.get(id(content))
    if sizes is None:
        sizes = READY[id(content)] = Sizes(content)
    return sizes


def layout(network: Network) -> bytes:
    """What is printed on a network, node by node."""
    numbers: list[float] = []
    for node, kind in enumerate(network.kind):
        numbers += [float(kind == chip) for chip in range(1, CHIP_KINDS)]
        numbers += [float(kind == HUB), float(network.link[node] >= 0)]
        numbers += [float(node in network.access), float(node == network.entry)]
    return packed(numbers)


def observe(state: State, seat: int, buffer: Any, at: int) -> None:
    """Writes this seat's numbers into the buffer."""
    put(buffer, at, Rows().row(state, seat))


def scribe() -> Scribe:
    """What makes the rows of one table again and again."""
    return Rows()


class Rows(Scribe):
    """Makes the rows of one table. All lies open, so all but the question is kept alike for every seat that looks."""

    def __init__(self) -> None:
        self.setup: Setup | None = None

    def begin(self, table: Table) -> None:
        """Tables of another setup play another mission, with other cards and seats: nothing is kept."""
        self.setup = table.setup
        self.sizes = sizes_of(table.content)
        self.mission, self.cycle, self.dice, self.turn = Mission(), Cycle(), Dice(), Turn()
        self.decks, self.floor, self.units = Decks(), Floor(), Units()
        self.goals, self.network = Goals(), Kept()
        self.team = Team(table.setup.seats)

    def add_row(self, pieces: list[bytes], state: State, seat: int) -> None:
        """What this seat sees."""
        assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
        if state.setup is not self.setup:
            self.begin(state)
        add_question(pieces, state, seat)
        pieces.append(self.mission.shown(state, self.sizes))
        pieces.append(self.goals.shown(state))
        pieces.append(self.cycle.shown(state))
        top = state.agenda[-1] if state.agenda else None
        pieces.append(looked_up(OF_20, top.ap if isinstance(top, Move) else 0))
        pieces.append(self.dice.shown(state))
        pieces.append(self.turn.shown(state))
        pieces.extend(self.decks.shown(state))
        pieces.append(self.network_of(state))
        pieces.append(self.floor.shown(state, self.sizes))
        pieces.append(self.units.shown(state))
        self.team.add(pieces, state, seat)

    def network_of(self, table: Table) -> bytes:
        """The network and the pings in it."""
        kept = self.network
        if not kept.holds([table.pings], []):
            kept.piece = b"".join(network_pieces(table, self.sizes))
        return kept.piece


class Mission:
    """What is played, and how far it has come."""

    def __init__(self) -> None:
        self.numbers: Nine = NOT_SEEN
        self.piece = b""

    def shown(self, table: Table, sizes: Sizes) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: Nine = (
            table.floor, table.ceo, table.captain, table.threat, table.fired, table.round, table.ceo_level,
            table.range_bonus, table.wall_tokens,
        )  # fmt: skip
        if numbers != self.numbers:
            self.numbers = numbers
            self.piece = b"".join(mission_pieces(table, sizes))
        return self.piece


class Goals:
    """The objectives of the floor."""

    def __init__(self) -> None:
        self.floor = NOT_YET
        self.goals: list[int] = []
        self.spots: list[int] = []
        self.piece = b""

    def shown(self, table: Table) -> bytes:
        """The piece, made anew when something is not as it was."""
        if table.goals != self.goals or table.spots != self.spots or table.floor != self.floor:
            self.goals, self.spots, self.floor = table.goals[:], table.spots[:], table.floor
            self.piece = b"".join(goal_pieces(table))
        return self.piece


class Cycle:
    """The six slots."""

    def __init__(self) -> None:
        self.chips: list[int] = []
        self.numbers: Three = (NOT_YET, NOT_YET, NOT_YET)
        self.piece = b""

    def shown(self, table: Table) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: Three = (table.slots, table.degraded, table.marker)
        if numbers != self.numbers or table.chips != self.chips:
            self.numbers, self.chips = numbers, table.chips[:]
            self.piece = b"".join(cycle_pieces(table))
        return self.piece


class Dice:
    """All dice."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.spent: list[int] = []
        self.rolled: list[int] = []
        self.piece = b""

    def shown(self, table: Table) -> bytes:
        """The piece, made anew when something is not as it was."""
        if table.rolled != self.rolled or table.spent != self.spent or table.dice != self.dice:
            self.dice, self.spent, self.rolled = table.dice[:], table.spent[:], table.rolled[:]
            self.piece = b"".join(dice_pieces(table))
        return self.piece


class Turn:
    """What was done in this turn, keypad entries and terminal cards."""

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.numbers: Nine = NOT_SEEN
        self.piece = b""

    def shown(self, table: Table) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: Nine = (
            table.rerolls, table.optimised, table.resolved, table.boosted, table.module_steps,
            1 if table.attacked else 0, table.used, table.card, table.spare_card,
        )  # fmt: skip
        if numbers != self.numbers or table.entries != self.entries:
            self.numbers, self.entries = numbers, table.entries[:]
            self.piece = b"".join(turn_pieces(table))
        return self.piece


class Decks:
    """How many cards lie in each deck, and how many were discarded; counting takes longer than the rest, so deck by deck."""

    def __init__(self) -> None:
        self.decks = [NOT_YET] * len(DECKS)
        self.discards = [NOT_YET] * len(DECKS)
        self.pieces = [b""] * len(DECKS)

    def shown(self, table: Table) -> list[bytes]:
        """A piece for each deck, made anew when it is not as it was."""
        if table.decks != self.decks or table.discards != self.discards:
            for deck in range(len(DECKS)):
                left, discards = table.decks[deck], table.discards[deck]
                if left != self.decks[deck] or discards != self.discards[deck]:
                    self.decks[deck], self.discards[deck] = left, discards
                    self.pieces[deck] = looked_up(OF_20, left.bit_count()) + looked_up(OF_20, discards.bit_count())
        return self.pieces


class Floor:
    """Doors, and what lies on the floor."""

    def __init__(self) -> None:
        self.door_cards: list[int] = []
        self.numbers: Nine = NOT_SEEN
        self.quiet = NOT_YET
        self.piece = b""

    def shown(self, table: Table, sizes: Sizes) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: Nine = (
            table.floor, table.unlocked, table.terminals, table.mainframes, table.caches, table.beads, table.laid,
            table.ledgers, table.hacked,
        )  # fmt: skip
        if numbers != self.numbers or table.quiet != self.quiet or table.door_cards != self.door_cards:
            self.numbers, self.quiet, self.door_cards = numbers, table.quiet, table.door_cards[:]
            self.piece = b"".join(floor_pieces(table, sizes))
        return self.piece


class Units:
    """Every unit of the box."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.faces: list[int] = []
        self.posts: list[int] = []
        self.numbers: Three = (NOT_YET, NOT_YET, NOT_YET)
        self.piece = b""

    def shown(self, table: Table) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: Three = (table.stunned, table.activated, table.unit_keys)
        if (
            numbers != self.numbers
            or table.unit_at != self.at
            or table.unit_face != self.faces
            or table.unit_post != self.posts
        ):
            self.numbers = numbers
            self.at, self.faces, self.posts = table.unit_at[:], table.unit_face[:], table.unit_post[:]
            self.piece = b"".join(unit_pieces(table))
        return self.piece


def add_question(pieces: list[bytes], table: Table, seat: int) -> None:
    """What is decided, and what only its decider is told: what the dice are for, which effect asks, who is repaired."""
    phase, purpose, effect, repaired, seats = len(PHASES) - 1, NOTHING, NOTHING, NOTHING, table.setup.seats
    if table.outcome is None:
        top = table.agenda[-1]
        phase = PHASE_OF[top.word]
        if table.seat != seat:
            pass
        elif isinstance(top, RollDice):
            purpose = PURPOSE_OF[top.test.purpose]
        elif isinstance(top, Pick):
            effect = EFFECT_OF.get(top.effect.word, NOTHING)
        elif isinstance(top, Amount):
            repaired = (top.robot - seat) % seats if top.robot < seats else seats
    pieces.append(PHASE[phase])
    pieces.append(PURPOSE[purpose])
    pieces.append(EFFECT[effect])
    pieces.append(MEND[seats + 1][repaired])


def mission_pieces(table: Table, sizes: Sizes) -> list[bytes]:
    """What is played, and how far it has come."""
    setup, content = table.setup, table.content
    return [
        sizes.missions[setup.number // (MAX_SEATS + 1)][table.floor],
        among(len(content.ceos))[table.ceo],
        among(len(content.captains))[table.captain],
        SWITCHES[switches(setup)],
        looked_up(SHARE[min(setup.limit, MOST_SHARED)], table.threat),
        looked_up(OF_100, setup.limit),
        OF_3[table.fired],
        OF_3[table.floor],
        OF_3[len(setup.mission.floors)],
        looked_up(OF_100, table.round),
        looked_up(OF_6, table.ceo_level),
        looked_up(OF_3, table.range_bonus),
        looked_up(OF_3, table.wall_tokens),
    ]


def switches(setup: Setup) -> int:
    """The options that change rules, as bits."""
    bits: int = setup.alert_threat | setup.players_choose << 1 | setup.stay_home << 2 | setup.repair_any << 3
    bits |= setup.banned_ip_free << 4 | setup.captain_carried << 5 | (setup.repair_keep > 0) << 6
    bits |= setup.dice_used_up << 7
    return bits


def goal_pieces(table: Table) -> list[bytes]:
    """The objectives of the floor, each at the place of its kind."""
    pieces: list[bytes] = []
    goals = table.floor_card().goals
    for kind in range(len(GOALS)):
        number = NOTHING
        for place in range(len(goals)):
            if goals[place].kind == kind:
                number = place
        if number < 0:
            pieces.append(NO_GOAL)
        else:
            add_goal(pieces, table, goals[number], number)
    return pieces


def add_goal(pieces: list[bytes], table: Table, goal: Goal, number: int) -> None:
    """What an objective asks for, how far it has come, and where."""
    needed, now, spot = table.needed(number), table.goals[number], table.spots[number]
    pieces.append(GOAL_STATES[1 | (now < needed) << 1])
    pieces.append(looked_up(OF_20, needed - now))
    pieces.append(looked_up(SHARE[min(needed, MOST_SHARED)], now))
    pieces.append(looked_up(OF_40, goal.test))
    pieces.append(looked_up(OF_9, goal.threat))
    pieces.append(looked_up(OF_3, goal.guard))
    pieces.append(SPOT[spot if spot >= 0 else SQUARES])


def cycle_pieces(table: Table) -> list[bytes]:
    """The six slots."""
    pieces = []
    for slot in range(SLOTS):
        chip = table.chips[slot]
        states = (table.slots >> slot & 1) | (table.degraded >> slot & 1) << 1 | (table.marker == slot) << 2
        pieces.append(SLOT[states * (len(CHIPS) + 1) + (chip if chip >= 0 else len(CHIPS))])
    return pieces


def dice_pieces(table: Table) -> list[bytes]:
    """The dice of each kind."""
    pieces: list[bytes] = []
    for kind in range(len(DICE)):
        add_dice(pieces, table, kind)
    return pieces


def turn_pieces(table: Table) -> list[bytes]:
    """What was done in this turn, keypad entries and terminal cards."""
    pieces: list[bytes] = []
    for count in (table.rerolls, table.optimised, table.resolved, table.boosted, table.module_steps):
        pieces.append(looked_up(OF_6, count))
    pieces.append(FLAG[table.attacked])
    pieces.append(USED[table.used])
    counts = [0] * len(ENTRIES)
    for entry in table.entries:
        counts[entry] += 1
    for count in counts:
        pieces.append(looked_up(OF_3, count))
    cards = among(len(table.content.terminals))
    pieces.append(cards[table.card])
    pieces.append(cards[table.spare_card])
    return pieces


def add_dice(pieces: list[bytes], table: Table, kind: int) -> None:
    """The dice of one kind: those in the pool, those spent, and what those that lie there show."""
    count, total, icons = 0, 0, 0
    for die in table.rolled:
        if die // DIE_KIND == kind:
            count += 1
            total += die & VALUE
            icons += (die & REROLL) > 0
    pieces.append(looked_up(OF_9, table.dice[kind]))
    pieces.append(looked_up(OF_9, table.spent[kind]))
    pieces.append(looked_up(OF_6, count))
    pieces.append(looked_up(OF_20, total))
    pieces.append(looked_up(OF_6, icons))


def network_pieces(table: Table, sizes: Sizes) -> list[bytes]:
    """The network as it is printed, and the pings in it; the seats' IPs are with the seats."""
    pieces = [sizes.networks[table.setup.number // (MAX_SEATS + 1)]]
    nodes, count = 0, 0
    for node in table.pings:
        if node >= 0:
            nodes |= 1 << node
            count += 1
    add_set(pieces, nodes, len(table.net().names))
    pieces.append(OF_PINGS[count])
    return pieces


def floor_pieces(table: Table, sizes: Sizes) -> list[bytes]:
    """Doors with their keypads, and what lies on the floor, by its numbers on the plan."""
    cards = sizes.keypads[table.floor]
    pieces: list[bytes] = []
    doors = len(table.plan.doors)
    for door in range(doors):
        card = table.door_cards[door]
        if card >= 0:
            pieces.append(cards[card])
        else:
            pieces.append(OPEN_DOOR if table.unlocked >> door & 1 else NO_DOOR)
    pieces.append(NO_DOORS[sizes.doors - doors])
    add_set(pieces, table.terminals, sizes.terminals)
    add_set(pieces, table.mainframes, sizes.terminals)
    add_set(pieces, table.caches, sizes.caches)
    add_set(pieces, table.beads, sizes.beads)
    add_set(pieces, table.laid, sizes.objectives)
    add_set(pieces, table.ledgers, sizes.objectives)
    add_set(pieces, table.hacked, sizes.zones)
    add_set(pieces, table.quiet, sizes.zones)
    return pieces


def unit_pieces(table: Table) -> list[bytes]:
    """Every unit of the box, in the order of the codes; most are not on the floor."""
    pieces: list[bytes] = []
    for unit in range(len(table.unit_at)):
        square = table.unit_at[unit]
        if square < 0:
            pieces.append(NO_UNIT)
        else:
            states = (
                (table.stunned >> unit & 1) | (table.activated >> unit & 1) << 1 | (table.unit_keys >> unit & 1) << 2
            )
            pieces.append(UNIT[states * 4 + table.unit_face[unit]])
            pieces.append(SPOT[square])
            post = table.unit_post[unit]
            pieces.append(SPOT[post if post >= 0 else SQUARES])
    return pieces
