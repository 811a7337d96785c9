"""What each card does: a row for each (SN-25 to SN-36), and going out (SN-37)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from boardroom.core.action import Action
from boardroom.core.event import Event
from boardroom.core.refusal import ELSEWHERE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.startup_nation.content.names import (
    BRIGITTE,
    CARD_NAMES,
    COLOURS,
    INTERNS,
    MAX_SEATS,
    NOTHING,
    ROLE_NAMES,
    rank_of,
)
from boardroom.games.startup_nation.rules.actions import EXTRA_OF, TARGET_OF, add, codes_among
from boardroom.games.startup_nation.rules.effect import ANOTHER, ANYBODY, NO_SUCH_SEAT, QUESTIONED, Aim, Effect
from boardroom.games.startup_nation.rules.questions import ASK, ask
from boardroom.games.startup_nation.rules.rounds import end_turn
from boardroom.games.startup_nation.rules.turn import next_living, take_from_hand
from boardroom.games.startup_nation.state import events, record
from boardroom.games.startup_nation.state.decision import refusals
from boardroom.games.startup_nation.state.table import Table

BRIGITTE_STAYS: Final = refusals.add("brigitte-stays", "SN-15")
OWNER_OUT: Final = refusals.add("seat-out", "SN-33")
SAME_COLOUR: Final = refusals.add("same-colour", "SN-A27")
SUPPLY_EMPTY: Final = refusals.add("supply-empty", "SN-A5")
SUPPLY_LEFT: Final = refusals.add("supply-left")
NO_TOKENS: Final = refusals.add("no-tokens", "SN-A40", ELSEWHERE)
NO_DEMOTION: Final = refusals.add("no-demotion", "SN-A38", ELSEWHERE)

PATTERNS: Final = 1 << 2 * MAX_SEATS  # of tokens in front of living seats


def colour_of_both(table: Table, code: int) -> dict[str, Param]:
    """The two seats of a pair, and the colour of their tokens."""
    target = TARGET_OF[code]
    return {"target": target, "other": EXTRA_OF[code], "colour": COLOURS[table.tokens[target]]}


refusals.fill("same-colour", colour_of_both)
refusals.fill("supply-empty", lambda table, _: {"count": table.setup.bpi})
refusals.fill("supply-left", lambda table, _: {"count": table.supply})

# The shapes of effects: without a target, on a seat, and with a question.


class Card(Effect):
    """A card that is laid open; unless filled in, it has no target."""

    label = "play"
    how: str = ""  # a word in the notation, where the name of the card is not enough
    ends_turn = True  # a question must be answered first

    def __init__(self) -> None:
        super().__init__()
        if self.word not in CARD_NAMES or not self.rule.startswith("SN-"):
            expected = f"expected the word of a card and the number of a rule, not {self.word!r} and {self.rule!r}"
            raise TypeError(f"{type(self).__name__}: {expected}")
        self.card = CARD_NAMES.index(self.word)
        self.plain: list[int] = []

    def add_actions(self) -> None:
        """One way to play it."""
        self.plain = [self.add_way()]

    def add_way(
        self, *refs: str, target: int = NOTHING, extra: int = NOTHING, label: str = "", **params: object
    ) -> int:
        """Adds one way to play this card, with what is clicked after it, and gives its code."""
        clicks = (f"hand:{self.word}", *refs)
        named = [ref.removeprefix("role:").removeprefix("choice:") for ref in refs]
        text = " ".join(["play", self.word, *self.how.split(), *named])
        filled = {"card": self.word, **({"target": target} if target >= 0 else {}), **params}
        action = Action("play", clicks, self.rule, text, label or self.label, filled)
        code = self.codes[target, extra] = add(action, self, self.card, target, extra)
        return code

    def ways(self, table: Table, seat: int) -> list[int]:
        """The one way there is."""
        return self.plain

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """Nothing speaks against it."""
        return None

    def do(self, table: Table, seat: int, code: int) -> None:
        """SN-14: lay the card face up on the discard and apply its effect completely."""
        target = TARGET_OF[code]
        extra = EXTRA_OF[code]
        take_from_hand(table, seat, self.card)
        table.record.append(record.Played(seat, self.card, target, extra))
        if table.log is not None:
            events.played(table.log, seat, self.card)
        self.act(table, seat, target, extra)
        if self.ends_turn:
            end_turn(table)

    @abstractmethod
    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """The effect of the card that lies on the discard now."""


class IdleCard(Card):
    """A card that does nothing when it is played (SN-16)."""

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """Nothing."""


class AimedCard(Card):
    """A card that is played on a seat."""

    aim: Aim = ANOTHER

    def __init__(self) -> None:
        super().__init__()
        self.label = f"play-{self.word}"
        self.aimed: list[list[int]] = []  # the codes for every set of seats

    def add_actions(self) -> None:
        """One way for each seat."""
        self.aimed = codes_among([self.add_way(f"seat:{target}", target=target) for target in range(MAX_SEATS)])

    def ways(self, table: Table, seat: int) -> list[int]:
        """On each seat that may be chosen."""
        return self.aimed[self.aim.seats(table, seat)]

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """Why that seat cannot be chosen."""
        return self.aim.why_not(table, seat, TARGET_OF[code])


class QuestionCard(AimedCard):
    """An intern who asks another player about a role (SN-19)."""

    aim: Aim = QUESTIONED
    ends_turn = False

    def __init__(self) -> None:
        super().__init__()
        self.label = "question"

    def add_actions(self) -> None:
        """About each role (SN-A9)."""
        self.aimed = codes_among(
            [
                self.add_way(f"seat:{target}", f"role:{name}", target=target, extra=role, role=name)
                for target in range(MAX_SEATS)
                for role, name in enumerate(ROLE_NAMES)
            ]
        )

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """The answer decides what follows."""
        ask(table, seat, target, extra, self.card)

    @abstractmethod
    def hit(self, table: Table, asker: int, target: int) -> None:
        """What follows when the answer is "exact"."""


# The interns (SN-25 to SN-30).


class Miraculous(IdleCard):
    """Counts when the round ends."""

    word = "intern_miraculous"
    rule = "SN-30"


class Fire(QuestionCard):
    """Throws out whoever is found out."""

    word = "intern_fire"
    rule = "SN-25"

    def hit(self, table: Table, asker: int, target: int) -> None:
        """The player who was asked goes out."""
        go_out(table, target, record.QUESTIONED)


class Strings(QuestionCard):
    """Exchanges cards with whoever is found out."""

    word = "intern_strings"
    rule = "SN-26"

    def hit(self, table: Table, asker: int, target: int) -> None:
        """They must exchange hidden cards."""
        exchange(table, asker, target)


class Legal(QuestionCard):
    """Takes the BPI tokens of whoever is found out."""

    word = "intern_legal"
    rule = "SN-27"
    tells = "bpi_taken"

    def hit(self, table: Table, asker: int, target: int) -> None:
        """All of them, possibly none."""
        count = table.bpi[target]
        table.bpi[asker] += count
        table.bpi[target] = 0
        if table.log is not None:
            events.bpi_taken(table.log, asker, target, count)


class Clever(Card):
    """Lets the left neighbour ask."""

    word = "intern_clever"
    rule = "SN-29"
    ends_turn = False

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """Not the active seat asks but the nearest living one clockwise."""
        table.decision = ASK
        table.seat = next_living(table, seat)

    def hit(self, table: Table, asker: int, target: int) -> None:
        """The player who was asked goes out, even the one whose turn it is."""
        go_out(table, target, record.QUESTIONED)


class Hyper(QuestionCard):
    """Plays again."""

    word = "intern_hyper"
    rule = "SN-28"
    tells = "plays_again"

    def hit(self, table: Table, asker: int, target: int) -> None:
        """After this turn comes another, unless the round is over (SN-A12)."""
        table.again = True


class Tax(IdleCard):
    """Counts when the round ends."""

    word = "intern_tax"
    rule = "SN-30"


# The others (SN-31 to SN-36).


class TechLead(AimedCard):
    """Looks secretly at another seat's hidden card."""

    word = "tech_lead"
    rule = "SN-31"
    tells = "looked looked-card"

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """Only who looks learns the card."""
        card = table.held[target]
        table.record.append(record.Looked(seat, target, card))
        if table.log is not None:
            events.looked(table.log, seat, target, card)


class Recruiter(AimedCard):
    """Exchanges hidden cards with another seat."""

    word = "recruiter"
    rule = "SN-32"
    tells = "exchanged exchanged-card"

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """Whatever the two cards are."""
        exchange(table, seat, target)


class Salesperson(Card):
    """Exchanges the alliance tokens of two living seats, or leaves them alone (SN-33)."""

    word = "salesperson"
    rule = "SN-33"
    label = "swap"
    tells = "tokens_swapped swap_declined"

    def add_actions(self) -> None:
        """To decline, and every pair of seats."""
        self.plain = [self.add_way("choice:decline", label="decline")]
        pairs = [(seat, other) for seat in range(MAX_SEATS) for other in range(seat + 1, MAX_SEATS)]
        self.pairs = [
            self.add_way(f"seat:{seat}", f"seat:{other}", target=seat, extra=other, other=other)
            for seat, other in pairs
        ]
        self.known: list[list[int]] = [[] for _ in range(PATTERNS)]

    def ways(self, table: Table, seat: int) -> list[int]:
        """To decline, or any two living seats whose tokens differ; looked for once where the tokens lie like that."""
        pattern = pattern_of(table)
        if not self.known[pattern]:
            self.known[pattern] = self.plain + [code for code in self.pairs if self.why_not(table, seat, code) is None]
        return self.known[pattern]

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """Why these two cannot exchange their tokens."""
        if TARGET_OF[code] < 0:
            return None
        for owner in (TARGET_OF[code], EXTRA_OF[code]):
            if owner >= table.setup.seats:
                return NO_SUCH_SEAT
            if not table.is_living(owner):
                return OWNER_OUT
        return why_not_swap(table, TARGET_OF[code], EXTRA_OF[code])

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """Two tokens change places, or none."""
        if target < 0:
            if table.log is not None:
                events.swap_declined(table.log, seat)
            return
        tokens = table.tokens
        tokens[target], tokens[extra] = tokens[extra], tokens[target]
        if table.log is not None:
            events.tokens_swapped(table.log, seat, target, extra)


class Search(AimedCard):
    """A card for which a living seat, perhaps the own one, discards and looks for another card in the deck."""

    aim: Aim = ANYBODY
    way: int  # 1 is up, -1 is down
    cause: int  # why a seat goes out that finds nothing

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """Discard without effect, then take the first card of the deck that is higher, or lower, or go out."""
        card = table.held[target]
        skipped: list[int] = []
        found = NOTHING
        depth = 0  # SN-A30: how many cards were looked at
        if self.is_search(card):
            found = search_deck(table, target, rank_of(card), self.way, skipped)
            depth = len(skipped) + 1 if found >= 0 else len(table.deck)
        table.held[target] = found
        table.record.append(self.entry(target, card, depth, found))
        for place, skip in enumerate(skipped):
            table.record.append(record.Skipped(target, place, skip))
        if table.log is not None:
            self.tell(table.log, seat, target, card, depth, skipped, found)
        if found < 0:
            go_out(table, target, self.cause)

    @abstractmethod
    def is_search(self, card: int) -> bool:
        """Whether the deck is looked at for whoever discards this card."""

    @abstractmethod
    def entry(self, seat: int, card: int, depth: int, found: int) -> record.Promoted:
        """What the record tells of it."""

    @abstractmethod
    def tell(
        self, log: list[Event], seat: int, target: int, card: int, depth: int, skipped: list[int], found: int
    ) -> None:
        """The event of it."""


class Director(Search):
    """Promotes a seat to the first card of strictly higher rank (SN-34)."""

    word = "director"
    rule = "SN-34"
    tells = "promoted promoted-card not_promoted not_promoted-card brigitte_promoted"
    way = 1
    cause = record.NOT_PROMOTED

    def is_search(self, card: int) -> bool:
        """Whoever discards Brigitte is out at once."""
        return card != BRIGITTE

    def entry(self, seat: int, card: int, depth: int, found: int) -> record.Promoted:
        """A promotion."""
        return record.Promoted(seat, card, depth, found)

    def tell(
        self, log: list[Event], seat: int, target: int, card: int, depth: int, skipped: list[int], found: int
    ) -> None:
        """It was promoted, or went out."""
        events.promoted(log, seat, target, card, depth, skipped, found)


class Investor(AimedCard):
    """Gives a BPI token of the supply to a living seat; an empty supply has no effect (SN-35, SN-A5)."""

    word = "investor"
    rule = "SN-35"
    aim: Aim = ANYBODY
    tells = "bpi_given bpi_short"

    def add_actions(self) -> None:
        """One way for each seat, and one for nobody."""
        super().add_actions()
        self.plain = [self.add_way(label="play")]

    def may(self, table: Table) -> Refusal | None:
        """Not where investors demote."""
        return NO_TOKENS if table.setup.demotes else None

    def ways(self, table: Table, seat: int) -> list[int]:
        """For anybody, as long as there is a token."""
        return super().ways(table, seat) if table.supply > 0 else self.plain

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """A token must be given while there is one."""
        if table.supply > 0:
            return SUPPLY_LEFT if TARGET_OF[code] < 0 else super().why_not(table, seat, code)
        return SUPPLY_EMPTY if TARGET_OF[code] >= 0 else None

    def act(self, table: Table, seat: int, target: int, extra: int) -> None:
        """A token goes to the target, if there is one."""
        if target < 0:
            if table.log is not None:
                events.bpi_short(table.log, seat)
            return
        table.supply -= 1
        table.bpi[target] += 1
        if table.log is not None:
            events.bpi_given(table.log, seat, target)


class Destitution(Search):
    """Demotes a seat to the first card of strictly lower rank (SN-A40, option investor)."""

    word = "investor"
    rule = "SN-A40"
    how = "demote"
    tells = "demoted demoted-card not_demoted not_demoted-card"
    way = -1
    cause = record.NOT_DEMOTED

    def __init__(self) -> None:
        super().__init__()
        self.label = "demote"

    def may(self, table: Table) -> Refusal | None:
        """Only where it was agreed on."""
        return None if table.setup.demotes else NO_DEMOTION

    def is_search(self, card: int) -> bool:
        """Nobody is below an intern; Brigitte is not punished."""
        return card >= INTERNS

    def entry(self, seat: int, card: int, depth: int, found: int) -> record.Promoted:
        """A demotion."""
        return record.Demoted(seat, card, depth, found)

    def tell(
        self, log: list[Event], seat: int, target: int, card: int, depth: int, skipped: list[int], found: int
    ) -> None:
        """It was demoted, or went out."""
        events.demoted(log, seat, target, card, depth, skipped, found)


class Emmanuel(IdleCard):
    """Lets his owner lie, and does nothing when he is played (SN-36)."""

    word = "emmanuel"
    rule = "SN-36"


class Brigitte(IdleCard):
    """Is never played (SN-15)."""

    word = "brigitte"
    rule = "SN-15"

    def may(self, table: Table) -> Refusal | None:
        """There is one of her, so the other card can always be played (SN-A7)."""
        return BRIGITTE_STAYS


CARDS: Final[list[Card]] = [
    Miraculous(), Fire(), Strings(), Legal(), Clever(), Hyper(), Tax(),
    TechLead(), Recruiter(), Salesperson(), Director(), Investor(), Emmanuel(), Brigitte(),
]  # fmt: skip
OPTIONAL: Final[list[Card]] = [Destitution()]  # in the order of the setup's rows


# What several of them do.


def why_not_swap(table: Table, seat: int, other: int) -> Refusal | None:
    """To exchange two tokens of the same colour would change nothing (SN-A27)."""
    return SAME_COLOUR if table.tokens[seat] == table.tokens[other] else None


def pattern_of(table: Table) -> i64:
    """Which seats are living and what their tokens look like, as one number."""
    pattern: i64 = 0
    seat: i64 = 0
    for token in table.tokens:
        if table.living >> seat & 1:
            pattern |= (i64(token) + 1) << 2 * seat
        seat += 1  # noqa: SIM113  (a plain number is faster than enumerate's)
    return pattern


def exchange(table: Table, seat: int, other: int) -> None:
    """SN-26, SN-32: two seats exchange hidden cards; it is not a discard."""
    gave = table.held[seat]
    got = table.held[other]
    table.record.append(record.Exchanged(seat, other, gave, got))
    table.held[seat] = got
    table.held[other] = gave
    if table.log is not None:
        events.exchanged(table.log, seat, other, gave, got)


def search_deck(table: Table, seat: int, rank: int, way: int, skipped: list[int]) -> int:
    """SN-34c to e: takes the first higher (or lower) card; those passed over keep their places, known to the searcher.

    A search that must fail fixes no order, unless the option failed_promotion lets the searcher look (SN-A31).
    """
    deck = table.deck
    if not table.setup.shows_failure and not any((rank_of(card) - rank) * way > 0 for card in deck.cards):
        return NOTHING
    knowers: list[int] = []
    found = NOTHING
    while found < 0 and deck.cards:
        layer = deck.layer[-1]
        card = deck.draw(table.deck_luck)
        if (rank_of(card) - rank) * way > 0:
            found = card
        else:
            skipped.append(card)
            knowers.append(layer if layer > 0 else 0)
    for place in range(len(skipped) - 1, -1, -1):
        deck.put_on_top(skipped[place], known_to=knowers[place] | 1 << seat)
    return found


def go_out(table: Table, seat: int, why: int) -> None:
    """SN-37: out of this round; the hidden card, if there still is one, goes face up to the discard."""
    card = table.held[seat]
    table.held[seat] = NOTHING
    table.living &= ~(1 << seat)
    table.record.append(record.WentOut(seat, card, why))
    if table.log is not None:
        events.went_out(table.log, seat, record.CAUSES[why], card)
