"""What travels of Start-Up Nation: the shape of a view and of every event. The browser's types are written from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from boardroom.core.shapes import Backs, Common, Faced, Result

Card: TypeAlias = Literal[
    "intern_miraculous",
    "intern_fire",
    "intern_strings",
    "intern_legal",
    "intern_clever",
    "intern_hyper",
    "intern_tax",
    "tech_lead",
    "recruiter",
    "salesperson",
    "director",
    "investor",
    "emmanuel",
    "brigitte",
]
Role: TypeAlias = Literal[
    "intern", "tech_lead", "recruiter", "salesperson", "director", "investor", "emmanuel", "brigitte"
]
Answer: TypeAlias = Literal["exact", "above", "below"]
Colour: TypeAlias = Literal["red", "blue", "black"]
Phase: TypeAlias = Literal["play", "ask", "answer", "over"]
Cause: TypeAlias = Literal["question", "promotion", "destitution"]
"""Why a seat went out."""
Leaving: TypeAlias = Literal["played", "promoted", "demoted", "eliminated"]
"""Why a card came to the discard."""
RoundReason: TypeAlias = Literal["deck", "survivor", "allies", "two_left"]
"""Why a round is over."""

# The view


class Seat(TypedDict):
    """What everybody knows of one seat; `out` is why it went out of the round."""

    ref: str
    living: bool
    out: Cause | None
    token: Colour
    bpi: int
    score: int
    cards: int
    last_turn: int


class CardFace(TypedDict):
    """Cards of one kind that are seen."""

    ref: str
    face: Card
    count: int


class HandZone(TypedDict):
    """A hand: faces for its owner, and for everybody when the match is over; else backs."""

    ref: str
    owner: int
    kind: Literal["hand"]
    things: list[CardFace | Backs]


class DeckZone(TypedDict):
    """The deck: the top as far as this seat knows it, and backs."""

    ref: str
    owner: int
    kind: Literal["deck"]
    things: list[CardFace | Backs]


class DiscardZone(TypedDict):
    """The discard, the latest card last."""

    ref: str
    owner: int
    kind: Literal["row"]
    things: list[CardFace]


class MenuZone(TypedDict):
    """What can be named: roles, answers, and choices beside cards and seats."""

    ref: str
    owner: int
    kind: Literal["menu"]
    things: list[Faced]


class SupplyZone(TypedDict):
    """The BPI tokens nobody holds."""

    ref: str
    owner: int
    kind: Literal["tokens"]
    things: list[Faced]


Zone: TypeAlias = HandZone | DeckZone | DiscardZone | MenuZone | SupplyZone


class DiscardRow(TypedDict):
    """A card of the discard, and how it came there; `seat` is -1 at a table that was set up by hand."""

    card: Card
    seat: int
    cause: Leaving


class OpenQuestion(TypedDict):
    """The question that waits for its answer, and the intern it belongs to."""

    asker: int
    target: int
    role: Role
    card: Card


class QuestionRow(TypedDict):
    """A question of the round; it has no answer yet while it waits for one."""

    asker: int
    target: int
    role: Role
    answer: Answer | None


class DrewRow(TypedDict):
    """A seat drew a card."""

    kind: Literal["drew"]
    seat: int


class PlayedRow(TypedDict):
    """A seat played a card."""

    kind: Literal["played"]
    seat: int
    card: Card


class AskedRow(TypedDict):
    """A seat asked another about a role."""

    kind: Literal["asked"]
    seat: int
    target: int
    role: Role


class AnsweredRow(TypedDict):
    """A seat answered the question about a role."""

    kind: Literal["answered"]
    seat: int
    answer: Answer
    role: Role


class MeetingRow(TypedDict):
    """What two seats know of each other since: one looked at the other's card, they exchanged theirs, or one was passed."""

    kind: Literal["looked", "exchanged", "passed"]
    seat: int
    target: int


class SearchedRow(TypedDict):
    """A seat discarded a card and looked at `depth` cards for another one."""

    kind: Literal["promoted", "demoted"]
    seat: int
    card: Card
    depth: int
    found: bool


class WentOutRow(TypedDict):
    """A seat went out and laid its card open, if it had one."""

    kind: Literal["went_out"]
    seat: int
    card: Card | None


Happening: TypeAlias = DrewRow | PlayedRow | AskedRow | AnsweredRow | MeetingRow | SearchedRow | WentOutRow


class OwnCardSight(TypedDict):
    """A card that this seat drew or found; `when` counts the entries of the record before it, as in every sight."""

    kind: Literal["drew", "promoted", "demoted"]
    when: int
    card: Card


class CardSight(TypedDict):
    """A card of another seat that this one looked at, or that was passed between the two."""

    kind: Literal["looked", "passed"]
    when: int
    seat: int
    card: Card


class ExchangeSight(TypedDict):
    """The cards that this seat exchanged with another: what it gave, and what it got."""

    kind: Literal["exchanged"]
    when: int
    seat: int
    gave: Card
    card: Card


class DeckSight(TypedDict):
    """A card of the deck that this seat passed over, at this place from the top."""

    kind: Literal["skipped"]
    when: int
    place: int
    card: Card


Sight: TypeAlias = OwnCardSight | CardSight | ExchangeSight | DeckSight


class LastRound(TypedDict):
    """What everybody saw at the end of a round; who was out has no card and no value. `next_first` is -1 after the last."""

    round: int
    reason: RoundReason
    hands: list[Card | None]
    values: list[int | None]
    points: list[int]
    winners: list[int]
    next_first: int


class Possible(TypedDict):
    """What somebody may hold: cards that fit all answers, those that fit only if somebody has lied, and what is certain."""

    cards: list[Card]
    doubtful: list[Card]
    certain: Card | None


class Own(TypedDict):
    """What only this seat knows: its cards, what others may hold, what it has seen, and which of its answers were lies."""

    hand: list[Card]
    received: Card | None
    known: list[Card | None]
    possible: list[Possible | None]
    unplaced: dict[str, int]
    deck_top: list[Card | None]
    seen: list[Sight]
    lies: list[bool]


class View(Common):
    """The table as a seat sees it."""

    game: Literal["startup-nation"]
    seats: list[Seat]
    zones: list[Zone]
    phase: Phase
    round: int
    first: int
    turn: int
    active: int
    scores: list[int]
    deck: int
    supply: int
    box: dict[str, int]
    ranks: dict[str, int]
    interns: list[Card]
    discard: list[DiscardRow]
    question: OpenQuestion | None
    questions: list[QuestionRow]
    happenings: list[Happening]
    last_round: LastRound | None
    own: Own | None


# The events


class MatchStarted(TypedDict):
    """The interns and the alliance tokens of the match, and who begins."""

    kind: Literal["match_started"]
    seat: int
    interns: list[Card]
    tokens: list[Colour]


class RoundStarted(TypedDict):
    """Everybody is dealt one card."""

    kind: Literal["round_started"]
    seat: int
    round: int
    deck: int
    supply: int


class RoundStartedCard(RoundStarted):
    """The same for who holds the card."""

    card: Card
    text: Literal["round_started-card"]


class Drew(TypedDict):
    """A seat draws a card."""

    kind: Literal["drew"]
    seat: int
    deck: int


class DrewCard(Drew):
    """The same for the drawer, who alone sees the card."""

    card: Card
    text: Literal["drew-card"]


class Played(TypedDict):
    """A card is laid open; what it does follows."""

    kind: Literal["played"]
    seat: int
    card: Card


class Asked(TypedDict):
    """A seat asks another about a role, for an intern."""

    kind: Literal["asked"]
    seat: int
    target: int
    role: Role
    card: Card


class Answered(TypedDict):
    """The answer, true or not."""

    kind: Literal["answered"]
    seat: int
    answer: Answer
    role: Role


class Looked(TypedDict):
    """A seat looks at the card of another."""

    kind: Literal["looked"]
    seat: int
    target: int


class LookedCard(Looked):
    """The same for who looks."""

    card: Card
    text: Literal["looked-card"]


class Exchanged(TypedDict):
    """Two seats exchange their cards."""

    kind: Literal["exchanged"]
    seat: int
    target: int


class ExchangedCards(Exchanged):
    """The same for each of the two: what it gave, and what it got."""

    gave: Card
    card: Card
    text: Literal["exchanged-card"]


class SwapDeclined(TypedDict):
    """The salesperson leaves the tokens alone."""

    kind: Literal["swap_declined"]
    seat: int


class TokensSwapped(TypedDict):
    """Two alliance tokens change places."""

    kind: Literal["tokens_swapped"]
    seat: int
    target: int
    other: int


class Promotion(TypedDict):
    """A seat discards a card and looks at `depth` cards for a higher one."""

    kind: Literal["promoted"]
    seat: int
    target: int
    card: Card
    depth: int
    found: bool


class Promoted(Promotion):
    """What everybody is told of it."""

    text: NotRequired[Literal["not_promoted", "brigitte_promoted"]]


class PromotedCards(Promotion):
    """What who looks is told of it: the cards passed over, and the one that was found."""

    skipped: list[Card]
    text: Literal["promoted-card"]
    new: Card


class NotPromotedCards(Promotion):
    """The same where nothing was found."""

    skipped: list[Card]
    text: Literal["not_promoted-card"]


class Demotion(TypedDict):
    """A seat discards a card and looks at `depth` cards for a lower one."""

    kind: Literal["demoted"]
    seat: int
    target: int
    card: Card
    depth: int
    found: bool


class Demoted(Demotion):
    """What everybody is told of it."""

    text: NotRequired[Literal["not_demoted"]]


class DemotedCards(Demotion):
    """What who looks is told of it: the cards passed over, and the one that was found."""

    skipped: list[Card]
    text: Literal["demoted-card"]
    new: Card


class NotDemotedCards(Demotion):
    """The same where nothing was found."""

    skipped: list[Card]
    text: Literal["not_demoted-card"]


class BpiGiven(TypedDict):
    """The investor gives a token from the supply."""

    kind: Literal["bpi_given"]
    seat: int
    target: int


class BpiShort(TypedDict):
    """The supply is empty."""

    kind: Literal["bpi_short"]
    seat: int


class BpiTaken(TypedDict):
    """The legal intern takes what there is, possibly nothing."""

    kind: Literal["bpi_taken"]
    seat: int
    target: int
    count: int


class PlaysAgain(TypedDict):
    """The hyper-productive intern has another turn."""

    kind: Literal["plays_again"]
    seat: int


class Passed(TypedDict):
    """A card goes to the left neighbour."""

    kind: Literal["passed"]
    seat: int
    target: int


class PassedCard(Passed):
    """The same for each of the two."""

    card: Card
    text: Literal["passed-card"]


class WentOut(TypedDict):
    """A seat goes out of the round; its card, if it still has one, is laid open."""

    kind: Literal["went_out"]
    seat: int
    cause: Cause
    card: NotRequired[Card]
    text: NotRequired[Literal["went_out-card"]]


class RoundEnded(LastRound):
    """The round is over, and all living hands are open."""

    kind: Literal["round_ended"]
    seat: int


class MatchEnded(Result):
    """The match is over."""

    kind: Literal["match_ended"]
    seat: int


Told: TypeAlias = (
    MatchStarted
    | RoundStarted
    | RoundStartedCard
    | Drew
    | DrewCard
    | Played
    | Asked
    | Answered
    | Looked
    | LookedCard
    | Exchanged
    | ExchangedCards
    | SwapDeclined
    | TokensSwapped
    | Promoted
    | PromotedCards
    | NotPromotedCards
    | Demoted
    | DemotedCards
    | NotDemotedCards
    | BpiGiven
    | BpiShort
    | BpiTaken
    | PlaysAgain
    | Passed
    | PassedCard
    | WentOut
    | RoundEnded
    | MatchEnded
)
