"""Imagining a world: all that a seat cannot know is drawn anew, and only from what agrees with all it was shown."""

from __future__ import annotations

from boardroom.core.luck import Luck
from boardroom.games.power_struggle.content.names import (
    BONUS,
    COARSE,
    DRAWN_SUNDRY,
    FIRST_SUNDRY,
    LARGEST_BRIBE,
    MEETING,
    NOTHING,
    PRIVILEGES,
    STACK,
)
from boardroom.games.power_struggle.mind.purse import Draw, Purse, draw_pair, draw_sums
from boardroom.games.power_struggle.rules.bribe import ASK_COARSE, ASK_FINE, BRIBE, COARSE_STEPS
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.meeting import EARLIEST_MEETING
from boardroom.games.power_struggle.rules.points import AT_END
from boardroom.games.power_struggle.state.ledger import Offer, last_offer
from boardroom.games.power_struggle.state.table import Table, enemy_bit

DRAWS = 8  # ways the hidden sums may have been, of which one is taken; see docs/design/imagine-power-struggle.md
TRIES = 200  # deals of archenemies before all of them are listed


def imagine(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Makes `world`, a copy of the table, one that `seat` (-1: the gallery) cannot tell from it."""
    luck = luck.fork()
    world.luck = luck.stream("world").fork()
    if table.stage is AT_END:
        return
    deal_archenemies(world, seat, luck)
    deal_privileges(world, seat, luck)
    draw_stack(world, seat, luck)
    fill_purses(table, seat, luck, world)


# Archenemies (PS-2, PS-15)


def deal_archenemies(world: Table, seat: int, luck: Luck) -> None:
    """The cards not shown are dealt anew; nobody gets a pair that he would have had to announce."""
    hidden, colours, trios = undealt(world, seat)
    for _ in range(TRIES):
        luck.shuffle(colours)
        luck.shuffle(trios)
        if is_silent(world, hidden, colours, trios):
            break
    else:
        colours, trios = any_silent_deal(world, hidden, sorted(colours), sorted(trios), luck)
    for number, other in enumerate(hidden):
        world.colours[other] = colours[number]
        world.trios[other] = trios[number]


def undealt(table: Table, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The seats whose archenemy this one does not know, and the colours and competence cards that are left for them."""
    hidden = [s for s in range(table.setup.seats) if s != seat and not table.announced >> s & 1]
    known = [table.trios[s] for s in range(table.setup.seats) if s not in hidden]
    trios = [trio for trio in range(len(table.setup.box.trios)) if trio not in known]
    return hidden, sorted(table.colours[s] for s in hidden), trios


def is_silent(world: Table, hidden: list[int], colours: list[int], trios: list[int]) -> bool:
    """Does this deal agree with everybody's silence so far?"""
    clashes = [world.ruled_out[other] & enemy_bit(colours[n], trios[n]) for n, other in enumerate(hidden)]
    return not any(clashes)


def any_silent_deal(
    world: Table, hidden: list[int], colours: list[int], trios: list[int], luck: Luck
) -> tuple[list[int], list[int]]:
    """Lists all deals that agree with everybody's silence and takes one; for the rare case that few do."""
    found = [
        (first, second)
        for first in orders(colours, len(hidden))
        for second in orders(trios, len(hidden))
        if is_silent(world, hidden, first, second)
    ]
    return found[int(luck.below(len(found)))]


def orders(cards: list[int], count: int) -> list[list[int]]:
    """All ways to deal `count` of these cards in a row."""
    if count == 0:
        return [[]]
    return [[card, *rest] for card in cards for rest in orders([c for c in cards if c != card], count - 1)]


def possible_pairs(table: Table, seat: int) -> list[int]:
    """For each seat how many pairs of archenemy cards it may have in the eyes of this one: a single one where it is known."""
    counts = [1] * table.setup.seats
    if table.stage is AT_END:
        return counts
    hidden, colours, trios = undealt(table, seat)
    for other in hidden:
        if any(table.ruled_out):
            rest = [s for s in hidden if s != other]
            pairs = [(colour, trio) for colour in colours for trio in trios]
            counts[other] = sum([fits(table, other, rest, colours, trios, pair) for pair in pairs])
        else:
            counts[other] = len(colours) * len(trios)
    return counts


def fits(
    table: Table, seat: int, others: list[int], colours: list[int], trios: list[int], pair: tuple[int, int]
) -> bool:
    """Can this seat have that pair, and the others something of the rest, so that everybody kept silent rightly?"""
    if table.ruled_out[seat] & enemy_bit(pair[0], pair[1]):
        return False
    if not others:
        return True
    left = [colour for colour in colours if colour != pair[0]]
    cards = [trio for trio in trios if trio != pair[1]]
    following = [(colour, trio) for colour in left for trio in cards]
    return any(fits(table, others[0], others[1:], left, cards, each) for each in following)


# Privileges before the first distribution (PS-R25)


def deal_privileges(world: Table, seat: int, luck: Luck) -> None:
    """Cards that were not shown change places among the others, each keeping its number of cards."""
    hidden = [c for c in range(PRIVILEGES) if not world.exposed >> c & 1 and world.holders[c] != seat]
    holders = sorted(world.holders[card] for card in hidden)
    luck.shuffle(holders)
    for number, card in enumerate(hidden):
        world.holders[card] = holders[number]


# The event stack (PS-M7)


def draw_stack(world: Table, seat: int, luck: Luck) -> None:
    """For all but the sorter: any order that may be sorted and begins with the cards already turned."""
    if not world.drawn or seat == world.starter:
        return
    seen = world.stack[: world.turned]
    bonus, meeting = regular_places(seen, len(world.stack), luck)
    rest = [card for card in range(FIRST_SUNDRY, len(world.setup.box.events)) if card not in seen]
    luck.shuffle(rest)
    seen_sundry = [card for card in seen if card >= FIRST_SUNDRY]
    rest = rest[: DRAWN_SUNDRY - len(seen_sundry)]
    world.drawn = [BONUS, MEETING, *sorted(seen_sundry + rest)]
    stack = seen[:]
    for place in range(len(seen), len(world.stack)):
        stack.append(BONUS if place == bonus else MEETING if place == meeting else rest.pop())
    world.stack = stack


def regular_places(seen: list[int], sorted_cards: int, luck: Luck) -> tuple[int, int]:
    """Where the two regular cards lie among the cards sorted so far (nothing: not yet), by the number of orders."""
    cases: list[tuple[int, int]] = []
    weights: list[int] = []
    fixed_bonus = seen.index(BONUS) if BONUS in seen else NOTHING
    fixed_meeting = seen.index(MEETING) if MEETING in seen else NOTHING
    for bonus in places_for(fixed_bonus, len(seen), sorted_cards):
        for meeting in places_for(fixed_meeting, len(seen), sorted_cards):
            if meeting >= 0 and (bonus < 0 or meeting <= bonus or meeting < EARLIEST_MEETING - 1):
                continue
            sundry = sorted_cards - (bonus >= 0) - (meeting >= 0)
            if sundry <= DRAWN_SUNDRY:
                cases.append((bonus, meeting))
                weights.append(ways_in_order(sundry))
    number = int(luck.wide_below(sum(weights)))
    index = 0
    while number >= weights[index]:
        number -= weights[index]
        index += 1
    return cases[index]


def places_for(fixed: int, first: int, end: int) -> list[int]:
    """The places a regular card can have: where it was seen, or any unseen one, or none while cards are left to sort."""
    if fixed >= 0:
        return [fixed]
    return list(range(first, end)) if end == STACK else [NOTHING, *range(first, end)]


def ways_in_order(sundry: int) -> int:
    """In how many ways so many of the six sundry cards can lie in a row."""
    ways = 1
    for number in range(sundry):
        ways *= DRAWN_SUNDRY - number
    return ways


# Money (PS-S7)


def evidence(table: Table, seat: int) -> Purse:
    """What this seat knows about the others' money."""
    return Purse(table, seat, present_need(table, seat), table.active)


def present_need(table: Table, seat: int) -> int:
    """What the active seat must own for the action it has begun, as far as this seat knows."""
    if not is_counting(table):
        return table.phase.need(table)
    if table.offers == 0 or table.offer_card != table.first_card:
        return 1
    return table.first_sum + 1 if knows_first(table, seat) else 2


def is_counting(table: Table) -> bool:
    """Is the active seat filling an envelope that has not been sent?"""
    if table.action is not BRIBE:
        return False
    if table.phase is ASK_COARSE or table.phase is ASK_FINE:
        return True
    return table.phase is ASK_COMMIT and table.offer_sum >= 0


def knows_first(table: Table, seat: int) -> bool:
    """Does this seat know the first sum of the present action?"""
    if seat == table.active or table.offers == 0:
        return seat == table.active
    offer = last_offer(table)
    return offer is not None and offer.target == seat


def fill_purses(table: Table, seat: int, luck: Luck, world: Table) -> None:
    """Draws hidden sums several times and takes one draw, the likelier the more ways it stands for."""
    purse = evidence(table, seat)
    purse.look_back()
    draws = []
    for _ in range(DRAWS if purse.offers or is_counting(table) else 1):
        draw = draw_sums(purse, luck)
        if seat != table.active:
            draw_present(table, seat, draw, luck)
        draws.append(draw)
    number = luck.wide_below(sum(draw.ways for draw in draws)) if len(draws) > 1 else 0
    index = 0
    while number >= draws[index].ways:
        number -= draws[index].ways
        index += 1
    write_sums(world, seat, purse, draws[index])


def draw_present(table: Table, seat: int, draw: Draw, luck: Luck) -> None:
    """The envelope that is being filled: its first part, its sum, and what the first offer of this action was."""
    most = min(LARGEST_BRIBE, draw.cash[table.active])
    is_raise = table.offers == 1 and table.offer_card == table.first_card
    draw.first = table.first_sum
    if table.offers == 1 and not knows_first(table, seat) and table.first_card >= 0:
        draw.first = draw.sums[-1]  # the latest hidden offer was the first of this action
    if not is_counting(table):
        return
    if not is_raise or knows_first(table, seat):
        least = draw.first + 1 if is_raise else 1
        draw.amount = draw_part(table, draw, least, most, luck)
        return
    draw_raise(table, draw, most, luck)


def draw_part(table: Table, draw: Draw, least: int, most: int, luck: Luck) -> int:
    """A sum between two bounds; while only its first part is counted, every first part is equally likely."""
    if table.phase is ASK_COARSE:
        return NOTHING
    if table.phase is ASK_COMMIT:
        return draw.pick(least, most, luck)
    return COARSE * draw.pick(least // COARSE, min(COARSE_STEPS - 1, most // COARSE), luck)


def draw_raise(table: Table, draw: Draw, most: int, luck: Luck) -> None:
    """A second offer for the same card, of which neither sum is known: the first one is drawn together with it."""
    draw.ways //= min(LARGEST_BRIBE, most)  # the first sum was drawn without looking at the second
    if table.phase is ASK_COARSE:
        draw.first = draw.pick(1, most - 1, luck)
    elif table.phase is ASK_COMMIT:
        draw.first, draw.amount = draw_pair(draw, most, luck)
    else:
        pairs = [
            (first, coarse)
            for first in range(1, most)
            for coarse in range((first + 1) // COARSE, min(COARSE_STEPS - 1, most // COARSE) + 1)
        ]
        draw.first, coarse = pairs[draw.pick(0, len(pairs) - 1, luck)]
        draw.amount = coarse * COARSE
    draw.sums[-1] = draw.first


def write_sums(world: Table, seat: int, purse: Purse, draw: Draw) -> None:
    """Writes what was drawn into the world."""
    for number, hidden in enumerate(purse.offers):
        offer = world.ledger[hidden.row]
        assert isinstance(offer, Offer)
        world.ledger[hidden.row] = offer.with_amount(draw.sums[number])
    for other in purse.others:
        world.cash[other] = draw.cash[other]
    if seat == world.active or world.action is not BRIBE:
        return
    if world.first_sum >= 0:
        world.first_sum = draw.first
    if is_counting(world):
        if world.phase is not ASK_COARSE:
            world.offer_coarse = draw.amount // COARSE
        if world.phase is ASK_COMMIT:
            world.offer_sum = draw.amount
    elif world.offer_sum >= 0 and seat != world.offer_target:
        world.offer_sum = draw.sums[-1]  # it lies before its target
        world.offer_coarse = world.offer_sum // COARSE
