"""The shape of a view of Power Struggle: what a seat may know of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from boardroom.core.shapes import Backs, Common, Faced, Param
from boardroom.games.power_struggle.shapes.words import (
    Answer,
    BusinessWord,
    Colour,
    Competence,
    Division,
    EnemyCard,
    PhaseWord,
    Privilege,
    Side,
    StageWord,
    Track,
    UnitKind,
    Way,
)

# Rows of fixed length travel as lists, whose places the type checker cannot tell apart; the browser's types can.
if TYPE_CHECKING:
    Unit: TypeAlias = list[int | UnitKind]
    EnemyPair: TypeAlias = list[Colour | EnemyCard]
else:
    Unit = tuple[int, UnitKind, int]  # owner, kind, employees
    EnemyPair = tuple[Colour, EnemyCard]


class Enemy(TypedDict):
    """Both archenemy cards of a seat, and the competences in which it must be ahead."""

    colour: Colour
    card: EnemyCard
    trio: list[Competence]


class Cash(TypedDict):
    """The least and the most money that a seat can have, as far as is known."""

    low: int
    high: int


class Seat(TypedDict):
    """What is known of one seat; `counsel` goes by division, `certificates` by shares."""

    ref: str
    colour: Colour
    tracks: dict[Track, int]
    counsel: list[int]
    counsel_spaces: int
    consultants: int
    certificates: list[int]
    points: list[Way]
    announced: bool
    archenemy: Enemy | None
    not_archenemy: list[EnemyPair]
    cards: int
    cash: Cash


class PrivilegeRow(TypedDict):
    """A privilege card: its holder (-1: not known), its side, and what it adds at the present motivation."""

    name: Privilege
    holder: int
    side: Side
    worth: int | None


class Score(TypedDict):
    """What a finished action will score when it is committed."""

    way: Competence
    by: int
    total: int
    point: bool


class Envelope(TypedDict):
    """An offer that is being made; the sum is known to the briber, and to the target when it is sent."""

    target: int
    privilege: Privilege
    sum: int | None


class InHand(TypedDict):
    """The action in hand."""

    action: BusinessWord | None
    count: int
    extra: int
    mark: str | None
    picks: list[str | None]
    enticed: list[int]
    refusers: list[int]
    offers: int
    offer: Envelope | None
    price: int | None
    scores: list[Score]


class OfferRow(TypedDict):
    """An offer of the game; the sum where it is known."""

    seat: int
    target: int
    privilege: Privilege
    answer: Answer
    sum: int | None


class EventCard(TypedDict):
    """What an event card does: its kind, and by how much it moves the motivation."""

    kind: str
    change: int


class Forecast(TypedDict):
    """The next bonus, who would be elected if the meeting were held now, and the prices for everybody."""

    bonus: list[int]
    heads: dict[Division, int]
    chairman: int
    prices: list[int]
    main: int
    counsel: int


class RivalWay(TypedDict):
    """How a seat stands against its archenemy in one competence."""

    way: Competence
    mine: int
    theirs: int
    ahead: bool


class Rivalry(TypedDict):
    """How a seat stands against its archenemy, in how many ways it must be ahead, and whether it has the point now."""

    seat: int
    ways: list[RivalWay]
    need: int
    true: bool


class Leaving(TypedDict):
    """Who would go with a head that resigns."""

    managers: int
    employees: int


class Added(TypedDict):
    """What an own privilege card adds to an action."""

    privilege: Privilege
    count: int


class MenuRow(TypedDict):
    """An action of the menu; where it cannot be chosen why not, with what that sentence is filled; what an own card adds."""

    action: BusinessWord
    reason: str | None
    params: dict[str, Param]
    adds: Added | None


class Own(TypedDict):
    """What only this seat knows; the events and their order only if it sorted them, resignations by division."""

    cash: int
    archenemy: Enemy
    privileges: list[Privilege]
    events: list[str] | None
    stack: list[str] | None
    rivalry: Rivalry
    prices: list[int]
    resignations: dict[str, Leaving]
    menu: list[MenuRow] | None


OpenKind: TypeAlias = Literal["division", "row", "cards", "stock", "menu"]


class OpenZone(TypedDict):
    """A place where everything lies face up: a division, the board, the privileges, certificates, or what can be chosen."""

    ref: str
    owner: int
    kind: OpenKind
    things: list[Faced]


class Note(TypedDict):
    """A step in which an envelope is filled, and the money it adds."""

    ref: str
    face: str
    count: int
    sum: int


class NotesZone(TypedDict):
    """The steps of an envelope."""

    ref: str
    owner: int
    kind: Literal["menu"]
    things: list[Note]


class EventsZone(TypedDict):
    """The event cards: those that are seen, and the rest of the stack."""

    ref: str
    owner: int
    kind: Literal["deck"]
    things: list[Faced | Backs]


Zone: TypeAlias = OpenZone | NotesZone | EventsZone


class View(Common):
    """The table as a seat sees it; `archenemies` counts the pairs of cards that each seat may have in its eyes."""

    game: Literal["power-struggle"]
    seats: list[Seat]
    zones: list[Zone]
    stage: StageWord
    phase: PhaseWord
    meeting: int
    round: int
    starter: int
    active: int
    turns: int
    motivation: int
    top_motivation: int
    thresholds: dict[Competence, int]
    golden: dict[Track, int]
    enemies: list[EnemyCard]
    offices: dict[str, Unit]
    next_offices: dict[Division, int | None]
    heads: dict[Division, int]
    board: list[int]
    chairman: int
    stock: list[int]
    privileges: list[PrivilegeRow]
    turned: list[str]
    sorted: int
    stack_size: int
    kinds: dict[str, EventCard]
    in_hand: InHand
    offers: list[OfferRow]
    forecast: Forecast
    archenemies: list[int]
    own: Own | None
