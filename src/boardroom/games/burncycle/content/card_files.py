"""Reading units, captains, agents, modules and cards from their content files (BC-3.8 to BC-3.17)."""

from __future__ import annotations

from typing import Final

from boardroom.core.content import ANY_NUMBER, Entry
from boardroom.games.burncycle.content.cards import (
    CAPTAIN_LEVEL,
    RESISTANCE,
    Agent,
    CacheCard,
    Ceo,
    Imperative,
    Keypad,
    Module,
    NetworkCard,
    Terminal,
    Unit,
)
from boardroom.games.burncycle.content.effects import Effects
from boardroom.games.burncycle.content.names import (
    ABILITIES,
    BONUSES,
    CHIPS,
    CONDITIONS,
    DICE,
    ENTRIES,
    NOTHING,
    PATROLS,
    SECURITY_ABILITIES,
    SETUP_BOX,
    SLOTS,
    STANDINGS,
)
from boardroom.games.burncycle.content.plan import POSTS
from boardroom.games.burncycle.content.reader import effects_of, lists_of, priced_words

FLOORS: Final = 3
THRESHOLDS: Final = 3
TYPES: Final = CHIPS[1:4]
CACHE_KINDS: Final = ["equipment", "mod"]


def read_security(entry: Entry, unit: Unit) -> None:
    """What units and captains share."""
    entry.allow("name")
    unit.move = entry.number("move", 0, 12)
    unit.alert = entry.number("alert", 1, 8)
    unit.patrol = entry.one_of("patrol", PATROLS)
    for ability in entry.words("abilities"):
        name, _, number = ability.partition(" ")
        if name == "grapple" and number.isdecimal():
            unit.grapple = int(number)
        elif ability in SECURITY_ABILITIES:
            unit.abilities |= 1 << SECURITY_ABILITIES.index(ability)
        else:
            entry.wrong(f"abilities from {', '.join(SECURITY_ABILITIES)}, grapple #", ability)


def read_unit(entry: Entry) -> Unit:
    """One entry of units.toml; damage and resistance follow from the level."""
    level = entry.number("level", 1, 3)
    unit = Unit(entry.name, level, level, RESISTANCE[level])
    read_security(entry, unit)
    return unit


def read_captain(entry: Entry) -> Unit:
    """One entry of captains.toml."""
    captain = Unit(entry.name, CAPTAIN_LEVEL, 3, entry.number("resistance", 6, 40))
    read_security(entry, captain)
    captain.cycle = effects_of(entry, [entry.text("cycle")])
    captain.extra = entry.number("extra", 1, POSTS)
    for number, posts in enumerate(lists_of(entry, "floors", FLOORS, "posts"), 1):
        captain.floors.append([read_post(entry, f"floor {number}", post) for post in posts])
    return captain


def read_post(entry: Entry, at: str, text: str) -> tuple[int, int, bool]:
    """A post as in 3=1k: its number, the level of its unit (4: the captain), and whether it has a key."""
    post, _, level = text.partition("=")
    with_key = level.endswith("k")
    level = level.removesuffix("k")
    if not post.isdecimal() or not 1 <= int(post) <= POSTS or level not in ("1", "2", "3", "*"):
        entry.wrong('a post as in "3=1k" or "5=*"', text, at)
        return 1, 1, False
    return int(post), CAPTAIN_LEVEL if level == "*" else int(level), with_key


def read_agent(entry: Entry) -> Agent:
    """One entry of agents.toml."""
    entry.allow("name")
    agent = Agent(entry.name)
    agent.power = entry.number("power", 1, 20)
    agent.bank = entry.number("bank", 1, 20)
    agent.base = entry.some_of("base", CHIPS)
    agent.dice = priced_words(entry, "dice", DICE)
    agent.abilities = priced_words(entry, "abilities", ABILITIES)
    agent.reserves = priced_words(entry, "reserves", CHIPS)
    agent.setup = priced_words(entry, "setup", SETUP_BOX)
    for key, bought in (("dice", agent.dice), ("abilities", agent.abilities), ("reserves", agent.reserves)):
        if len(bought) != 3:
            entry.wrong(f"{key} = three of them with prices", len(bought))
    return agent


def read_module(entry: Entry) -> Module:
    """One entry of modules.toml."""
    entry.allow("name")
    module = Module(entry.name)
    module.power = entry.number("power", 1, 20)
    module.bank = entry.number("bank", 1, 20)
    for slot in entry.numbers("green", ANY_NUMBER, 1, SLOTS):
        module.green |= 1 << slot - 1
    for slot, price in priced_words(entry, "slots", [str(n + 1) for n in range(SLOTS)]):
        module.slot_price[slot] = price
    if module.green == 0:
        entry.wrong("green = at least one slot")
    module.price = [entry.number(key, 0, 9) for key in ("swap", "push", "repair")]
    module.most_squares = entry.number("most_squares", 1, 99, 99)
    module.armour = entry.number("armour", 0, 3, 0)
    module.stealth = entry.number("stealth", 0, 3, 0)
    module.chips = entry.some_of("chips", CHIPS[:4]) if entry.has("chips") else []
    return module


def read_keypad(entry: Entry) -> Keypad:
    """One entry of keypads.toml."""
    entries = []
    for words in lists_of(entry, "entries", FLOORS, "entries"):
        for word in words:
            if word not in ENTRIES:
                entry.wrong(f"entries from {', '.join(ENTRIES)}", word)
        entries.append([ENTRIES.index(word) for word in words if word in ENTRIES])
    resistance = [] if entry.flag("iam") else entry.numbers("resistance", FLOORS, 1, 30)
    return Keypad(entry.name, entries, resistance)


def read_terminal(entry: Entry) -> Terminal:
    """One entry of terminals.toml."""
    options = entry.rows("options", "three of { cost = …, effects = … }", least=3, most=3)
    costs = [option.number("cost", 0, 30) for option in options]
    return Terminal(entry.name, costs, [read_effects(option) for option in options])


def read_effects(entry: Entry) -> Effects:
    """The effects of a card or an option."""
    return effects_of(entry, entry.words("effects", 1))


def read_network_card(entry: Entry) -> NetworkCard:
    """One entry of networks.toml."""
    return NetworkCard(entry.name, entry.one_of("type", TYPES) + 1, read_effects(entry))


def read_imperative(entry: Entry) -> Imperative:
    """One entry of imperatives.toml."""
    return Imperative(entry.name, entry.one_of("condition", CONDITIONS), entry.number("power", 1, 9))


def read_cache(entry: Entry) -> CacheCard:
    """One entry of caches.toml."""
    kind = entry.one_of("kind", CACHE_KINDS)
    if entry.get("kind") not in CACHE_KINDS:
        entry.leave()
        return CacheCard(entry.name, [], NOTHING, 0)
    if kind == 0:
        return CacheCard(entry.name, read_effects(entry), NOTHING, 0)
    return CacheCard(entry.name, [], entry.one_of("bonus", BONUSES), entry.number("amount", 1, 9))


def read_ceo(entry: Entry) -> Ceo:
    """One entry of ceos.toml."""
    entry.allow("name", "corporation")
    thresholds = [effects_of(entry, words) for words in lists_of(entry, "thresholds", THRESHOLDS, "effects")]
    return Ceo(entry.name, entry.one_of("standing", STANDINGS), thresholds)
