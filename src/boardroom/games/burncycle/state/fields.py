"""The fields of a table of burncycle: what each may be, how it is saved and copied. Everybody may see all of them.

What a floor holds depends on its plan, so there is a description for each floor of a mission.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import SHARED, Each, Ending, Field, Flag, Many, Named, Whole, lay_fields
from boardroom.core.luck import Luck
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    CHIPS,
    DECKS,
    DICE,
    ENTRIES,
    HOME,
    NEXT,
    NOTHING,
    ONCE_A_TURN,
    PINGS,
    PURCHASES,
    ROBOTS,
    SLOTS,
    STREAMS,
    TEAM,
    UNIVERSAL,
    WALL_TOKENS,
)
from boardroom.games.burncycle.state.actions import ACCESS_POINTS, ActionTable
from boardroom.games.burncycle.state.setup import Setup
from boardroom.games.burncycle.state.streams import Streams
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.twin import copy_table
from boardroom.games.burncycle.state.words import (
    COUNT,
    LYING,
    MOST,
    ROLL,
    SLOT_SET,
    SQUARE,
    SQUARE_NAMES,
    Alert,
    ByWord,
    Edge,
    FromOne,
    SetOf,
    Square,
    UpTo,
    Words,
    distinct,
    places_of,
)
from boardroom.games.burncycle.state.written import Agenda, ByWords, Chips, Items, Reserves, Units

if TYPE_CHECKING:
    from boardroom.core.game import Game

MOST_SHUFFLES: Final = 1 << 20


def described(setup: Setup) -> Setup:
    """The setup with the fields of its tables, for each floor."""
    for floor in range(len(setup.mission.floors)):
        words, laid = setup.words[floor], floor_fields(setup, floor)
        team = [*frame_fields(setup), *team_fields(setup, words), *turn_fields(setup, words)]
        setup.fields.append([*team, *security_fields(words), *laid, *last_fields()])
        setup.floor_fields.append(laid)
    return setup


def frame_fields(setup: Setup) -> list[Field]:
    """What the table is made of, how far the game has come, and the decks."""
    content, seat = setup.content, Whole(0, setup.seats - 1)
    decks = [SetOf(Named(names, "card"), len(names)) for names in deck_names(content)]
    places = places_of(DECKS)
    return [
        Field("game", None),
        Field("setup", None),
        Field("content", None),
        Field("rows", None),
        Field("streams", None),
        Field("plan", None),
        Field("unit_cards", None),
        Field("counts", Each(len(STREAMS), Whole(0, 1 << 62)), 0, saved=False),
        Field("seat", Whole(-1, setup.seats - 1), -1, saved=False),
        Field("codes", Many(COUNT), saved=False, copied=SHARED),
        Field("floor", FromOne(len(setup.mission.floors)), 0),
        Field("round", COUNT, 0),
        Field("first", seat, 0),
        Field("active", seat, 0, by_hand=True),
        Field("holder", seat, 0, by_hand=True),
        Field("threat", COUNT, 0),
        Field("fired", Whole(0, len(setup.thresholds)), 0),
        Field("captain", Named([card.key for card in content.captains], "captain"), 0, by_hand=True),
        Field("ceo", Named([card.key for card in content.ceos], "CEO"), 0, by_hand=True),
        Field("ceo_level", Whole(1, 6), 1, by_hand=True),
        Field("shuffles", ByWord(places, [Whole(0, MOST_SHUFFLES)] * len(DECKS), [1] * len(DECKS), "deck")),
        Field("decks", ByWord(places, decks, full_decks(content), "deck")),
        Field("discards", ByWord(places, decks, [0] * len(DECKS), "deck")),
    ]


def team_fields(setup: Setup, words: Words) -> list[Field]:
    """Agents, the module and what they hold; their places in the network."""
    seats, content = setup.seats, setup.content
    agent = Named([card.key for card in content.agents], "agent", may_be_nothing=True)
    cards = SetOf(words.network_card, len(content.networks))
    mods = SetOf(words.cache, len(content.caches))
    bought = SetOf(Named(PURCHASES, "purchase"), len(PURCHASES))
    return [
        Field("agents", Each(seats, agent), NOTHING, by_hand=True, copied=SHARED),
        ByWords("at", words.by_robot(Square(may_be_nothing=True), NOTHING), by_hand=True),
        ByWords("began", words.by_robot(words.zone_or_none, NOTHING), by_hand=True),
        ByWords("power", words.by_robot(COUNT, 0), by_hand=True),
        Field("down", words.seats, by_hand=True),
        ByWords("keys", words.by_robot(COUNT, 0), by_hand=True),
        ByWords("alert", words.by_robot(Alert(), NOTHING), by_hand=True),
        Field("flipped", words.robots),
        Field("bought", Each(seats, bought), by_hand=True),
        Field("universal", SetOf(Named(UNIVERSAL, "universal purchase"), len(UNIVERSAL)), by_hand=True),
        Field("boosts", Each(seats, COUNT), 0, by_hand=True),
        Field("crossings", words.seats),
        Items("cache_at", Each(len(content.caches), Whole(NOTHING, ROBOTS - 1)), NOTHING, "items", by_hand=True),
        Field("installed", Each(seats, mods), by_hand=True, copied=SHARED),
        Field("imperative", Each(seats, words.imperative), NOTHING, "imperatives", by_hand=True),
        Field("levels", Each(seats, COUNT), 1, by_hand=True),
        Field("ips", Each(seats, words.ip), HOME, by_hand=True),
        Field("access", Each(seats, FromOne(ACCESS_POINTS)), 0),
        Field("hands", Each(seats, cards), by_hand=True),
        Field("pings", UpTo(PINGS, words.node), by_hand=True),
    ]


def turn_fields(setup: Setup, words: Words) -> list[Field]:
    """The cycle and what belongs to the running turn."""
    pool = ByWord(places_of(DICE), [COUNT] * len(DICE), [0] * len(DICE), "die kind")
    return [
        Field("slots", SLOT_SET, setup.module.green, by_hand=True),
        Chips("chips", Each(SLOTS, Named(CHIPS, "chip", may_be_nothing=True)), NOTHING, by_hand=True),
        Field("degraded", SLOT_SET, by_hand=True),
        Field("marker", FromOne(SLOTS, may_be_nothing=True), NOTHING),
        Reserves("reserves", Each(CHIP_KINDS * (TEAM + 1), COUNT), 0, by_hand=True),
        Field("dice", pool),
        Field("spent", pool),
        Field("rolled", Many(LYING)),
        Field("rerolls", COUNT, 0),
        Field("rolls", Many(ROLL)),
        Field("boosted", COUNT, 0),
        Field("module_steps", COUNT, 0),
        Field("entries", Many(Named(ENTRIES, "keypad mark"))),
        Field("used", SetOf(Named(ONCE_A_TURN, "use"), len(ONCE_A_TURN))),
        Field("optimised", COUNT, 0),
        Field("resolved", COUNT, 0),
        Field("fresh_keys", words.by_robot(COUNT, 0)),
        Field("moved_items", SetOf(words.cache, len(setup.content.caches))),
        Field("card", words.terminal_card, NOTHING),
        Field("spare_card", words.terminal_card, NOTHING),
    ]


def security_fields(words: Words) -> list[Field]:
    """The units on the floor, what they do and what they see; `units` says all that concerns each of them."""
    anything = Each(len(words.unit_names), Whole(NOTHING, MOST))
    return [
        Units("unit_at", anything, NOTHING, "units", by_hand=True),
        Field("unit_post", anything, NOTHING, saved=False),
        Field("unit_face", anything, 0, saved=False),
        Field("near", anything, 0, saved=False),
        Field("unit_keys", COUNT, 0, saved=False),
        Field("stunned", COUNT, 0, saved=False),
        Field("activated", COUNT, 0, saved=False),
        Field("pursued", words.robots),
        Field("investigated", words.robots),
        Field("ended", Many(SQUARE)),
        Field("quiet", words.zones, by_hand=True),
        Field("range_bonus", COUNT, 0),
        Field("attacked", Flag(), False),
    ]


def floor_fields(setup: Setup, floor: int) -> list[Field]:
    """What is printed on the plan lies there again on a new floor, and all doors are locked."""
    plan, words = setup.mission.floors[floor].plan, setup.words[floor]
    goals = setup.mission.floors[floor].goals
    doors = places_of(words.door_names)
    cards = ByWord(doors, [words.keypad_card] * len(doors), [NOTHING] * len(doors), "door", sparse=True)
    beads = distinct([plan.letters[zone] for zone in plan.beads])
    return [
        Field("ways", None),
        Field("walks", None),
        Field("unlocked", SetOf(words.door, len(doors)), by_hand=True),
        ByWords("door_cards", cards, key="keypads", by_hand=True),
        Field("destroyed", Many(Edge()), by_hand=True),
        Field("wall_tokens", Whole(0, WALL_TOKENS), WALL_TOKENS, saved=False),
        Field("terminals", SetOf(words.terminal, len(plan.terminals)), full(plan.terminals), by_hand=True),
        Field("mainframes", SetOf(words.terminal, len(plan.terminals)), by_hand=True),
        Field("caches", on_squares(plan.caches, "cache square"), full(plan.caches), by_hand=True),
        Field("beads", SetOf(Named(beads, "bead"), len(beads)), full(plan.beads), by_hand=True),
        Field("laid", on_squares(plan.objectives, "objective square"), full(plan.objectives), by_hand=True),
        Field("ledgers", on_squares(plan.objectives, "objective square"), by_hand=True),
        Field("spots", Each(len(goals), Square(may_be_nothing=True)), NOTHING, by_hand=True, copied=SHARED),
        Field("hacked", words.zones),
        Field("goals", Each(len(goals), COUNT), 0, by_hand=True),
        Field("rewarded", Flag(), False),
    ]


def last_fields() -> list[Field]:
    """What can be read only when the rest is there."""
    return [Agenda("agenda", Many(COUNT)), Field("outcome", Ending())]


def deck_names(content: Content) -> list[list[str]]:
    """The cards of each deck; every level's units have the numbers of all units."""
    units = [unit.key for unit in content.units]
    return [
        [card.key for card in content.keypads], [card.key for card in content.terminals],
        [card.key for card in content.networks], [card.key for card in content.imperatives],
        [card.key for card in content.caches], units, units, units,
    ]  # fmt: skip


def full_decks(content: Content) -> list[int]:
    """All decks with all their cards, as bits; units by level."""
    decks = [full(names) for names in deck_names(content)[:5]]
    for level in (1, 2, 3):
        decks.append(sum(1 << n for n, unit in enumerate(content.units) if unit.level == level))
    return decks


def full(things: list[Any]) -> int:
    """All of them, as bits."""
    return (1 << len(things)) - 1


def on_squares(squares: list[int], noun: str) -> SetOf:
    """A set of things that lie on these squares."""
    return SetOf(Named([SQUARE_NAMES[square] for square in squares], noun), len(squares))


# Laying a table


def lay_table(table: Table, game: Game, setup: Setup, rows: ActionTable, luck: Luck) -> None:
    """An empty table before set-up: a copy of the first one that was laid, as games are begun all the time."""
    if setup.empty is None:
        setup.empty = empty_table(game, setup, rows)
    assert isinstance(setup.empty, Table)
    copy_table(setup.empty, table)
    table.streams = Streams(luck)


def empty_table(game: Game, setup: Setup, rows: ActionTable) -> Table:
    """A table with nothing on it."""
    table = Table()
    lay_fields(table, setup.fields[0])
    table.game = game
    table.setup = setup
    table.content = setup.content
    table.rows = rows
    table.streams = Streams(Luck())
    table.unit_cards = [*setup.content.units, setup.content.captains[0]]
    table.plan = setup.mission.floors[0].plan
    open_ways(table)
    return table


def lay_floor(table: Table) -> None:
    """The plan of the floor, with everything that is printed on it."""
    table.plan = table.floor_card().plan
    lay_fields(table, table.setup.floor_fields[table.floor])
    open_ways(table)


def open_ways(table: Table) -> None:
    """Robots pass open edges, unlocked doors and destroyed walls; units pass doors anyway."""
    if len(table.destroyed) > WALL_TOKENS:
        raise BadSave(f"at most {WALL_TOKENS} walls are destroyed, not {len(table.destroyed)}")
    doors = [place * 4 + side for door, (place, side) in enumerate(table.plan.doors) if table.unlocked >> door & 1]
    table.ways = opened(table.plan.ways, [*doors, *table.destroyed])
    table.walks = opened(table.plan.walks, table.destroyed)
    table.wall_tokens = WALL_TOKENS - len(table.destroyed)


def opened(ways: list[int], edges: list[int]) -> list[int]:
    """The ways with these edges open too, from both sides; the list is shared with the plan if there are none."""
    if not edges:
        return ways
    more = ways[:]
    for edge in edges:
        more[edge // 4] |= 1 << edge % 4
        more[NEXT[edge]] |= 1 << (edge + 2) % 4
    return more
