"""The shape of every event of Power Struggle. Those that tell the same share one; `kind` says which of them it is."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from boardroom.games.power_struggle.shapes.words import (
    BusinessWord,
    Colour,
    Division,
    EnemyCard,
    Privilege,
    Track,
    Way,
)

BareKind: TypeAlias = Literal[
    "placed_board", "left_board", "chairman_dismissed", "chairman_elected", "chairman_by_card", "chairman_fell",
    "motivation_reset", "stack_ready", "waived", "passed", "extra", "enticed_bank", "stopped", "committed",
]  # fmt: skip
OfficeKind: TypeAlias = Literal[
    "posted", "lifted", "settled", "opened", "brought", "unit_taken", "unit_moved", "joined", "merged", "dismissed",
    "housed", "closed",
]  # fmt: skip
DivisionKind: TypeAlias = Literal[
    "placed_department", "granted", "head_named", "head_by_card", "head_stays", "retired_board", "retired_counsel",
    "resigned_board", "resigned_counsel",
]  # fmt: skip
SumKind: TypeAlias = Literal["bonus_paid", "received", "compensated", "fined", "showed_money"]
EnvelopeKind: TypeAlias = Literal["offered", "accepted"]
EnvelopeText: TypeAlias = Literal["offered-sum", "accepted-sum"]


class Bare(TypedDict):
    """Something that its kind alone says."""

    kind: BareKind
    seat: int


class Office(TypedDict):
    """An office, counted from the top of its division."""

    division: Division
    office: int


class AtOffice(Office):
    """Something in an office."""

    kind: OfficeKind
    seat: int


class InDivision(TypedDict):
    """Something in a division."""

    kind: DivisionKind
    seat: int
    division: Division


class OfMoney(TypedDict):
    """Money that is paid, received or shown in front of everybody."""

    kind: SumKind
    seat: int
    sum: int


class GameStarted(TypedDict):
    """Cards are dealt: how many privileges each seat has."""

    kind: Literal["game_started"]
    seat: int
    cards: list[int]


class Dealt(TypedDict):
    """What a seat was dealt."""

    colour: Colour
    enemy: EnemyCard
    privileges: list[Privilege]


class GameStartedCards(GameStarted, Dealt):
    """The same for a seat, which sees its own cards."""

    text: Literal["game_started-cards"]


class MeetingOpened(TypedDict):
    """A directors' meeting begins."""

    kind: Literal["meeting_opened"]
    seat: int
    meeting: int


class CardsDealt(TypedDict):
    """The privilege cards go to the heads and the Chairman."""

    kind: Literal["cards_dealt"]
    seat: int
    holders: dict[Privilege, int]


class EventsDrawn(TypedDict):
    """The events of the phase are drawn."""

    kind: Literal["events_drawn"]
    seat: int


class EventsDrawnCards(EventsDrawn):
    """The same for the sorter, who alone sees them."""

    events: list[str]
    text: Literal["events_drawn-cards"]


class EventSorted(TypedDict):
    """One more event lies in the stack."""

    kind: Literal["event_sorted"]
    seat: int
    place: int


class EventSortedCard(EventSorted):
    """The same for the sorter."""

    happening: str
    text: Literal["event_sorted-card"]


class Turned(TypedDict):
    """The event of a round."""

    kind: Literal["turned"]
    seat: int
    happening: str
    round: int


class MotivationMoved(TypedDict):
    """The marker moves."""

    kind: Literal["motivation_moved"]
    seat: int
    change: int
    total: int


class Began(TypedDict):
    """A seat has chosen its action."""

    kind: Literal["began"]
    seat: int
    business: BusinessWord


class Taken(Office):
    """An employee of another seat is fired or enticed away."""

    kind: Literal["fired", "enticed"]
    seat: int
    target: int


class Established(Office):
    """A main department is bought."""

    kind: Literal["established"]
    seat: int
    sum: int


class Consulted(TypedDict):
    """A figure on a counsel space is bought."""

    kind: Literal["consulted"]
    seat: int
    division: Division
    sum: int


class Bought(TypedDict):
    """A certificate is bought."""

    kind: Literal["bought"]
    seat: int
    shares: int
    sum: int


class AboutCard(TypedDict):
    """A privilege card of another seat is named, or an offer for it is refused."""

    kind: Literal["card_named", "refused"]
    seat: int
    target: int
    privilege: Privilege


class SumCounted(TypedDict):
    """Money is counted into an envelope."""

    kind: Literal["sum_counted"]
    seat: int


class SumCountedSum(SumCounted):
    """The same for the briber."""

    sum: int
    text: Literal["sum_counted-sum"]


class EnvelopeMoved(TypedDict):
    """An envelope is offered or accepted."""

    kind: EnvelopeKind
    seat: int
    target: int
    privilege: Privilege


class EnvelopeMovedSum(EnvelopeMoved):
    """The same for briber and target, who know the sum."""

    sum: int
    text: EnvelopeText


class Scored(TypedDict):
    """A marker moves on its track."""

    kind: Literal["scored"]
    seat: int
    track: Track
    by: int
    total: int


class Point(TypedDict):
    """A victory point is gained; `count` is how many the seat has now."""

    kind: Literal["point"]
    seat: int
    way: Way
    count: int


class Announced(TypedDict):
    """A seat at the target shows its archenemy cards; `true`: it is ahead of its archenemy at this instant."""

    kind: Literal["announced"]
    seat: int
    colour: Colour
    enemy: EnemyCard
    true: Literal["true", "false"]


class GameEnded(TypedDict):
    """Somebody has reached the target, or the last meeting is over."""

    kind: Literal["game_ended"]
    seat: int
    reason: str
    scores: list[int]
    returns: list[float]
    winners: list[int]
    capped: bool


Told: TypeAlias = (
    Bare
    | AtOffice
    | InDivision
    | OfMoney
    | GameStarted
    | GameStartedCards
    | MeetingOpened
    | CardsDealt
    | EventsDrawn
    | EventsDrawnCards
    | EventSorted
    | EventSortedCard
    | Turned
    | MotivationMoved
    | Began
    | Taken
    | Established
    | Consulted
    | Bought
    | AboutCard
    | SumCounted
    | SumCountedSum
    | EnvelopeMoved
    | EnvelopeMovedSum
    | Scored
    | Point
    | Announced
    | GameEnded
)
