"""Reading units, captains, agents, modules and cards from their content files (BC-3.8 to BC-3.17)."""

from __future__ import annotations

from typing import Any, Final

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
from boardroom.games.burncycle.content.reader import Reader

FLOORS: Final = 3


TYPES: Final = CHIPS[1:4]


def read_security(reader: Reader, where: str, unit: Unit, entry: dict[str, Any]) -> None:
    """What units and captains share."""
    unit.move = reader.number(where, entry, "move", 0, 12)
    unit.alert = reader.number(where, entry, "alert", 1, 8)
    unit.patrol = reader.word(where, entry, "patrol", PATROLS)
    for ability in reader.words(where, entry, "abilities"):
        name, _, number = ability.partition(" ")
        if name == "grapple" and number.isdecimal():
            unit.grapple = int(number)
        elif ability in SECURITY_ABILITIES:
            unit.abilities |= 1 << SECURITY_ABILITIES.index(ability)
        else:
            reader.wrong(where, f"abilities from {', '.join(SECURITY_ABILITIES)}, grapple #", ability)


def read_unit(reader: Reader, key: str, entry: dict[str, Any]) -> Unit:
    """One entry of units.toml; damage and resistance follow from the level."""
    where = f"units.toml: [{key}]"
    level = reader.number(where, entry, "level", 1, 3)
    unit = Unit(key, level, level, RESISTANCE[level])
    read_security(reader, where, unit, entry)
    return unit


def read_captain(reader: Reader, key: str, entry: dict[str, Any]) -> Unit:
    """One entry of captains.toml."""
    where = f"captains.toml: [{key}]"
    captain = Unit(key, CAPTAIN_LEVEL, 3, reader.number(where, entry, "resistance", 6, 40))
    read_security(reader, where, captain, entry)
    captain.cycle = reader.effects(where, [reader.text(where, entry, "cycle")])
    captain.extra = reader.number(where, entry, "extra", 1, POSTS)
    floors = entry.get("floors")
    if not isinstance(floors, list) or len(floors) != FLOORS:
        reader.wrong(where, f"floors = {FLOORS} lists of posts")
        return captain
    for number, posts in enumerate(floors, 1):
        captain.floors.append([read_post(reader, f"{where} floor {number}", post) for post in posts])
    return captain


def read_post(reader: Reader, where: str, text: str) -> tuple[int, int, bool]:
    """A post as in 3=1k: its number, the level of its unit (4: the captain), and whether it has a key."""
    post, _, level = text.partition("=")
    with_key = level.endswith("k")
    level = level.removesuffix("k")
    if not post.isdecimal() or not 1 <= int(post) <= POSTS or level not in ("1", "2", "3", "*"):
        reader.wrong(where, 'a post as in "3=1k" or "5=*"', text)
        return 1, 1, False
    return int(post), CAPTAIN_LEVEL if level == "*" else int(level), with_key


def read_agent(reader: Reader, key: str, entry: dict[str, Any]) -> Agent:
    """One entry of agents.toml."""
    where = f"agents.toml: [{key}]"
    agent = Agent(key)
    agent.power = reader.number(where, entry, "power", 1, 20)
    agent.bank = reader.number(where, entry, "bank", 1, 20)
    agent.base = [chip for chip, _ in reader.priced(where, {"base": [f"{c} 0" for c in entry["base"]]}, "base", CHIPS)]
    agent.dice = reader.priced(where, entry, "dice", DICE)
    agent.abilities = reader.priced(where, entry, "abilities", ABILITIES)
    agent.reserves = reader.priced(where, entry, "reserves", CHIPS)
    agent.setup = reader.priced(where, entry, "setup", SETUP_BOX)
    for name, bought in (("dice", agent.dice), ("abilities", agent.abilities), ("reserves", agent.reserves)):
        if len(bought) != 3:
            reader.wrong(where, f"{name} = three of them with prices", len(bought))
    return agent


def read_module(reader: Reader, key: str, entry: dict[str, Any]) -> Module:
    """One entry of modules.toml."""
    where = f"modules.toml: [{key}]"
    module = Module(key)
    module.power = reader.number(where, entry, "power", 1, 20)
    module.bank = reader.number(where, entry, "bank", 1, 20)
    for slot in entry.get("green", []):
        module.green |= 1 << reader.number(where, {"green": slot}, "green", 1, SLOTS) - 1
    for slot, price in reader.priced(where, entry, "slots", [str(n + 1) for n in range(SLOTS)]):
        module.slot_price[slot] = price
    if module.green == 0:
        reader.wrong(where, "green = at least one slot")
    module.price = [reader.number(where, entry, name, 0, 9) for name in ("swap", "push", "repair")]
    module.most_squares = reader.number(where, entry, "most_squares", 1, 99, 99)
    module.armour = reader.number(where, entry, "armour", 0, 3, 0)
    return module


def read_keypad(reader: Reader, key: str, entry: dict[str, Any]) -> Keypad:
    """One entry of keypads.toml."""
    where = f"keypads.toml: [{key}]"
    lists = entry.get("entries")
    if not isinstance(lists, list) or len(lists) != FLOORS:
        reader.wrong(where, f"entries = {FLOORS} lists, one for each floor")
        lists = [[]] * FLOORS
    entries = []
    for words in lists:
        for word in words:
            if word not in ENTRIES:
                reader.wrong(where, f"entries from {', '.join(ENTRIES)}", word)
        entries.append([ENTRIES.index(word) for word in words if word in ENTRIES])
    resistance = [] if entry.get("iam") is True else reader.numbers(where, entry, "resistance", FLOORS, 1, 30)
    return Keypad(key, entries, resistance)


def read_terminal(reader: Reader, key: str, entry: dict[str, Any]) -> Terminal:
    """One entry of terminals.toml."""
    where = f"terminals.toml: [{key}]"
    options = entry.get("options")
    if not isinstance(options, list) or len(options) != 3:
        reader.wrong(where, "options = three of them")
        options = []
    costs = [reader.number(where, option, "cost", 0, 30) for option in options]
    return Terminal(key, costs, [reader.effects(where, reader.words(where, o, "effects", 1)) for o in options])


def read_network_card(reader: Reader, key: str, entry: dict[str, Any]) -> NetworkCard:
    """One entry of networks.toml."""
    where = f"networks.toml: [{key}]"
    kind = reader.word(where, entry, "type", TYPES) + 1
    return NetworkCard(key, kind, reader.effects(where, reader.words(where, entry, "effects", 1)))


def read_imperative(reader: Reader, key: str, entry: dict[str, Any]) -> Imperative:
    """One entry of imperatives.toml."""
    where = f"imperatives.toml: [{key}]"
    return Imperative(
        key, reader.word(where, entry, "condition", CONDITIONS), reader.number(where, entry, "power", 1, 9)
    )


def read_cache(reader: Reader, key: str, entry: dict[str, Any]) -> CacheCard:
    """One entry of caches.toml."""
    where = f"caches.toml: [{key}]"
    if reader.word(where, entry, "kind", ["equipment", "mod"]) == 0:
        return CacheCard(key, reader.effects(where, reader.words(where, entry, "effects", 1)), NOTHING, 0)
    return CacheCard(key, [], reader.word(where, entry, "bonus", BONUSES), reader.number(where, entry, "amount", 1, 9))


def read_ceo(reader: Reader, key: str, entry: dict[str, Any]) -> Ceo:
    """One entry of ceos.toml."""
    where = f"ceos.toml: [{key}]"
    thresholds = entry.get("thresholds")
    if not isinstance(thresholds, list) or len(thresholds) != 3:
        reader.wrong(where, "thresholds = three lists of effects")
        thresholds = [[], [], []]
    return Ceo(key, reader.word(where, entry, "standing", STANDINGS), [reader.effects(where, t) for t in thresholds])
