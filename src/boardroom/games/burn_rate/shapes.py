"""What travels of Burn Rate: the shape of a view and of every event. The browser's types are written from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from boardroom.core.shapes import Backs, Common, Faced

Department: TypeAlias = Literal["sales", "finance", "hr", "dev"]
Role: TypeAlias = Literal["vp", "manager", "engineer"]
Colour: TypeAlias = Department | Literal["vp"]

# The view


class Payday(TypedDict):
    """What the next payday is made of, and what the last one cost."""

    salaries: int
    engineers: int
    engineers_needed: int
    contractors: int
    contractors_needed: int
    factor: int
    last: int
    vps: int


class Head(TypedDict):
    """Who leads a department, and the skill that counts there."""

    skill: int
    head: str | None


class Seat(TypedDict):
    """What everybody knows of one company."""

    ref: str
    solvent: bool
    living: bool
    bank: int
    burn_rate: int
    runway: int | None
    cards: int
    backs: list[int]
    heads: dict[Department, Head]
    payday: Payday


class Card(TypedDict):
    """A play card that is seen; `value` is money, engineers or Vice-Presidents, as its effect has it."""

    ref: str
    face: str
    count: int
    effect: str
    skills: list[int]
    value: int


class Person(TypedDict):
    """A person who is seen, with the numbers printed on the card; `marks` are those that a short line shows."""

    ref: str
    face: str
    count: int
    department: Department
    role: Role
    skill: int | None
    salary: int
    marks: list[str]


class Unordered(TypedDict):
    """People of whom everybody knows who they are, but not in which order they lie."""

    ref: str
    back: str
    count: int
    among: list[str]


class HandZone(TypedDict):
    """A hand: faces for its owner, backs for everybody else."""

    ref: str
    owner: int
    kind: Literal["hand"]
    things: list[Card | Backs]


class CompanyZone(TypedDict):
    """The people of a company."""

    ref: str
    owner: int
    kind: Literal["company"]
    things: list[Person]


class IdeasZone(TypedDict):
    """The BAD IDEAS in front of a company."""

    ref: str
    owner: int
    kind: Literal["ideas"]
    things: list[Card]


class PoolZone(TypedDict):
    """The face-up people."""

    ref: str
    owner: int
    kind: Literal["pool"]
    things: list[Person]


class DeckZone(TypedDict):
    """A pile: of people below the one who is face up, or the draw pile."""

    ref: str
    owner: int
    kind: Literal["deck"]
    things: list[Person | Unordered | Backs]


class DiscardZone(TypedDict):
    """The discards, the latest last."""

    ref: str
    owner: int
    kind: Literal["row"]
    things: list[Card]


class MenuZone(TypedDict):
    """What can be chosen beside cards and people."""

    ref: str
    owner: int
    kind: Literal["menu"]
    things: list[Faced]


Zone: TypeAlias = HandZone | CompanyZone | IdeasZone | PoolZone | DeckZone | DiscardZone | MenuZone


class BoxRow(TypedDict):
    """The cards of one kind and value: how many there are, their colour, and whether they are played on others."""

    kind: str
    value: int
    count: int
    colour: Colour
    hurts: bool


class Own(TypedDict):
    """What only this seat knows: its cards, through which bags each came, and how many of each row of the box are unseen."""

    hand: list[str]
    ways: list[list[int]]
    unseen: list[int]


class View(Common):
    """The table as a seat sees it."""

    game: Literal["burn-rate"]
    seats: list[Seat]
    zones: list[Zone]
    names: dict[str, str]
    box: list[BoxRow]
    phase: str
    round: int
    first: int
    played: int
    discarded: int
    plays_left: int
    most_cards: int
    draw: int
    shuffles: int
    bags: list[list[int]]
    pending: str | None
    own: Own | None


# The events


class GameStarted(TypedDict):
    """Who begins, and with how much money."""

    kind: Literal["game_started"]
    seat: int
    money: int


class TurnedUp(TypedDict):
    """A person comes face up; nobody knew who it would be."""

    kind: Literal["turned_up"]
    seat: int
    person: str
    department: Department
    left: int


class Took(TypedDict):
    """A person is drafted, and the next seat drafts."""

    kind: Literal["took"]
    seat: int
    person: str
    department: Department


class Buried(TypedDict):
    """A person nobody could take goes under the pile."""

    kind: Literal["buried"]
    seat: int
    person: str
    department: Department


class Dealt(TypedDict):
    """Everybody is dealt cards."""

    kind: Literal["dealt"]
    seat: int
    count: int
    left: int


class DealtCards(Dealt):
    """The same for who sees them."""

    cards: list[str]
    copies: list[str]
    text: Literal["dealt-cards"]


class TurnStarted(TypedDict):
    """The turn is handed over."""

    kind: Literal["turn_started"]
    seat: int
    round: int


class Played(TypedDict):
    """A card is laid open; what it does follows."""

    kind: Literal["played"]
    seat: int
    card: str
    copy: str


class Discarded(TypedDict):
    """A card is discarded in sight of everybody."""

    kind: Literal["discarded"]
    seat: int
    card: str
    copy: str


class ContractorsSet(TypedDict):
    """How many contractors a company pays."""

    kind: Literal["contractors_set"]
    seat: int
    count: int


class Paid(TypedDict):
    """The burn rate leaves the bank."""

    kind: Literal["paid"]
    seat: int
    due: int
    bank: int
    factor: int
    text: NotRequired[Literal["paid-doubled"]]


class Drew(TypedDict):
    """A hand is refilled."""

    kind: Literal["drew"]
    seat: int
    count: int
    left: int


class DrewCards(Drew):
    """The same for the drawer, who alone sees the cards."""

    cards: list[str]
    copies: list[str]
    text: Literal["drew-cards"]


class Reshuffled(TypedDict):
    """The discards become the draw pile."""

    kind: Literal["reshuffled"]
    seat: int
    left: int


class Bankrupt(TypedDict):
    """A company closes."""

    kind: Literal["bankrupt"]
    seat: int
    bank: int


class GameEnded(TypedDict):
    """The last company is left, or the last round has been played."""

    kind: Literal["game_ended"]
    seat: int
    reason: str
    scores: list[int]
    winners: list[int]


class Hired(TypedDict):
    """A face-up person joins the own company."""

    kind: Literal["hired"]
    seat: int
    person: str


class Fired(TypedDict):
    """One of the own people goes."""

    kind: Literal["fired"]
    seat: int
    person: str


class BadHired(TypedDict):
    """Another company must hire a face-up person."""

    kind: Literal["bad_hired"]
    seat: int
    target: int
    person: str


class Poached(TypedDict):
    """Somebody of another company joins the own one."""

    kind: Literal["poached"]
    seat: int
    target: int
    person: str


class Funded(TypedDict):
    """Money comes in."""

    kind: Literal["funded"]
    seat: int
    amount: int
    bank: int


class IdeaGiven(TypedDict):
    """A BAD IDEA lies in front of another company."""

    kind: Literal["idea_given"]
    seat: int
    target: int
    idea: str
    engineers: int


class Released(TypedDict):
    """A BAD IDEA is done with."""

    kind: Literal["released"]
    seat: int
    idea: str


class VpRemoved(TypedDict):
    """A Vice-President of another company goes."""

    kind: Literal["vp_removed"]
    seat: int
    target: int
    person: str


class Doubled(TypedDict):
    """The next payday of another company costs twice as much."""

    kind: Literal["doubled"]
    seat: int
    target: int
    factor: int


class SecondNeeded(TypedDict):
    """One card is not enough for a Vice-President."""

    kind: Literal["second_needed"]
    seat: int
    person: str


Told: TypeAlias = (
    GameStarted
    | TurnedUp
    | Took
    | Buried
    | Dealt
    | DealtCards
    | TurnStarted
    | Played
    | Discarded
    | ContractorsSet
    | Paid
    | Drew
    | DrewCards
    | Reshuffled
    | Bankrupt
    | GameEnded
    | Hired
    | Fired
    | BadHired
    | Poached
    | Funded
    | IdeaGiven
    | Released
    | VpRemoved
    | Doubled
    | SecondNeeded
)
