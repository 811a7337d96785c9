"""Every message that leaves or enters the server, as a model: the one source of the OpenAPI and of the browser's types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from boardroom.server.names import checked_name

WIRE = 1  # the number of this language; a client that speaks another is told so

LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_CLIENT = 64
LONGEST_REF = 80
LONGEST_PATH = 8

Name = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"),
    AfterValidator(checked_name),
]
Title = Annotated[
    str,
    Field(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(lambda title: checked_name(title) if title else ""),
]
SeatNumber = Annotated[int, Field(ge=0, le=29, description="A seat, counted from 0")]
ClientId = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_CLIENT, pattern=r"^[!-~]+$", description="Made by the client, never reused"),
]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Address = Literal["she", "he", "they", ""]
BotName = Annotated[str, Field(min_length=1, max_length=20)]
BotLevel = Annotated[int, Field(ge=1, le=5)]


class Model(BaseModel):
    """What all messages share: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Label(Model):
    """The key of a sentence and what is put into it; the texts are in the game's `.ftl` files."""

    key: str
    params: dict[str, Any]


class Choice(Model):
    """One legal choice of the seat that decides."""

    code: int
    text: str = Field(description="Its notation")
    path: list[str] = Field(description="The things to click, in order")
    label: Label
    rule: str


class Happening(BaseModel):
    """One numbered event as this seat may know it; further fields depend on its kind."""

    model_config = ConfigDict(extra="allow", frozen=True)

    number: int
    kind: str
    seat: int


class Position(Model):
    """The table now, as this seat sees it."""

    number: int = Field(description="The number of the last event")
    base: int = Field(description="The number of the prompt: a command says it was decided on this")
    view: Mapping[str, Any] | None = Field(description="What the seat may know; null before the start")
    choices: list[Choice] = Field(description="Empty unless this seat decides")
    undo: Label | None = Field(description="The own choice that can be taken back")
    itself: bool = Field(description="There is one choice, and everybody knows that: a page may answer by itself")
    dull: bool = Field(description="Somebody may want to answer this prompt always in the same way")
    ahead: list[Choice] = Field(description="What may be chosen in advance, while another seat decides")
    deadline_at: float | None = Field(description="When a bot takes over, in seconds since 1970")


class AskInfo(Model):
    """Something that those who sit decide together about a seat: more than half must be for it, or everybody for `end`."""

    kind: Literal["sit", "bot", "end"] = Field(
        description="`sit`: somebody wishes to take a seat that was left; `bot`: a bot shall play while its person is away;"
        " `end`: the game shall end here, as the person of this seat proposes"
    )
    name: str = Field(description="Who asked")
    yes: int
    needed: int
    yours: bool = Field(description="You asked for it")
    voter: bool = Field(description="You are among those who decide")
    voted: bool | None = Field(description="What you said; null when nothing yet")


class SeatInfo(Model):
    """Who sits."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    level: int
    vacated: bool = Field(description="Left during the game: whom the table admits may sit down")
    address: Address = Field(description="How its person wishes to be spoken of; empty when not told")
    reserved: bool = Field(description="Kept for somebody (you, when `yours`)")
    yours: bool
    conceded: bool = Field(description="Its person has given up: a bot plays it to the end, and it counts as lost")
    ask: AskInfo | None


class TableInfo(Model):
    """A table as this person may know it."""

    id: str
    game: str
    revision: int
    content: str
    options: dict[str, Any]
    title: str
    rules: Literal["today", "kept", "stored"] = Field(
        description="`kept`: it is played by earlier rules that stay; `stored`: its rules are gone, and it is told from what"
        " was stored"
    )
    plain: bool = Field(description="Its views have another shape than today's: boards are for today's")
    status: Literal["waiting", "playing", "stopped", "over", "archived"] = Field(
        description="`stopped`: an upgrade took its rules away, and those who sit there say how it ends; `archived`: it was"
        " ended by an upgrade"
    )
    seats: list[SeatInfo]
    you: list[int] = Field(description="Your seats")
    you_host: bool
    listed: bool
    watch: Literal["anyone", "invited", "nobody"]
    chat: bool
    gallery_chat: bool
    hints: bool
    undo: bool
    deadline: int | None
    stand_in: str
    stand_in_level: int
    seed_hash: str
    seed_chosen: bool = Field(description="The host chose the seed, and so could know the cards")
    decider: int
    since: float | None = Field(description="Since when the decider is asked: the time of the last choice")
    deadline_at: float | None
    created: float
    ended: float | None
    outcome: Mapping[str, Any] | None
    rematch: str | None
    origin: str = Field(description="`table:step` when it was played on from there: it has no minutes then")
    hot_seat: bool = Field(description="Its host plays several seats on one device")


class Saying(Model):
    """Something said at the table."""

    id: int
    seat: int = Field(description="-1: from the gallery")
    name: str
    text: str
    at: float


class PresenceInfo(Model):
    """Who is there: a seat is present while one of its pages is open."""

    seats: list[bool]
    gallery: int


PaceWord = Literal["thoughtful", "brisk", "at-once"]


class PaceInfo(Model):
    """How fast the bots of this table answer: the slowest pace that any seated person wants."""

    pace: PaceWord
    skipping: bool = Field(description="They hurry until the only person at the table decides")


# From the client, over the socket.


class Hello(Model):
    """The first message. Without a token the cookie is asked, without either one watches."""

    type: Literal["hello"]
    wire: int = WIRE
    token: Annotated[str, Field(max_length=100)] | None = None
    seat: Annotated[int, Field(ge=-1, le=29)] | None = Field(
        default=None, description="-1: the gallery; null: your first seat"
    )
    last: Number | None = Field(default=None, description="The number of the last event you have")


class Choose(Model):
    """A choice, decided on the prompt with number `base`."""

    type: Literal["choose"]
    client: ClientId
    base: Number
    code: Annotated[int, Field(ge=-1, le=2**31 - 1)]


class Undo(Model):
    """Takes back the latest own choice, if nothing was drawn, revealed or handed over since."""

    type: Literal["undo"]
    client: ClientId
    base: Number


class Say(Model):
    """Words for the table."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SAYING)]


class Refresh(Model):
    """Asks for what came after `last`: the answer is an update, or a welcome when that is not to be had."""

    type: Literal["refresh"]
    last: Number | None = None


class Why(Model):
    """Asks why a thing cannot be clicked, after those that are picked: for the seat that decides."""

    type: Literal["why"]
    base: Number
    path: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=LONGEST_REF)]],
        Field(min_length=1, max_length=LONGEST_PATH, description="The things picked so far, and the one in question"),
    ]


class Ping(Model):
    """Asks for a pong."""

    type: Literal["ping"]
    id: Number = 0


class WishPace(Model):
    """How fast the sender wants the table's bots to answer; kept while the table is in memory, so say it after each hello."""

    type: Literal["pace"]
    pace: PaceWord


class Skip(Model):
    """Lets the bots hurry until the sender's next decision, where nobody else sits."""

    type: Literal["skip"]


class LookAt(Model):
    """What a lobby page wants to see of the list of open tables; only over the lobby's socket."""

    type: Literal["look"]
    game: Annotated[str, Field(max_length=40)] = ""
    free: bool = Field(default=False, description="Only tables with an open seat")
    search: Annotated[str, Field(max_length=40)] = Field(default="", description="In titles and names")
    page: Annotated[int, Field(ge=0, le=1000)] = 0


ClientMessage = Annotated[
    LookAt | Hello | Choose | Undo | Say | Refresh | Why | Ping | WishPace | Skip, Field(discriminator="type")
]

# From the server, over the socket.


class Welcome(Model):
    """The answer to hello, and to a refresh from too long ago. With `fresh` the events begin anew: forget what you had."""

    type: Literal["welcome"]
    wire: int
    table: TableInfo
    seat: int
    fresh: bool
    events: list[Happening]
    position: Position
    presence: PresenceInfo
    chat: list[Saying]
    pace: PaceInfo


class Update(Model):
    """Something happened: one such message for every seat and the gallery."""

    type: Literal["update"]
    events: list[Happening]
    position: Position


class TableChanged(Model):
    """Who sits, or how far the table is, has changed."""

    type: Literal["table"]
    table: TableInfo


class Accepted(Model):
    """The command is in the log; its last event has this number."""

    type: Literal["accepted"]
    client: str
    number: int


class Duplicate(Model):
    """The command was in the log already: the same answer again."""

    type: Literal["duplicate"]
    client: str
    number: int


class Stale(Model):
    """The table has moved on since `base`; nothing was done."""

    type: Literal["stale"]
    client: str
    position: Position


class Refused(Model):
    """The rules do not allow it; nothing was done. Only the seat that asked hears this."""

    type: Literal["refused"]
    client: str
    reason: str
    rule: str
    params: dict[str, Any] = Field(description="What the sentence for the reason is filled with")
    message: str


class Reason(Model):
    """Why something cannot be done: the sentence is `reason-…` in the game's texts, filled with `params`."""

    reason: str
    rule: str
    params: dict[str, Any]
    near: bool = Field(description="False when nothing like it is asked for now: it helps to say what is")


class Because(Model):
    """The answer to why, for the seat that asked; without reasons when the table has moved on since `base`."""

    type: Literal["because"]
    base: int
    path: list[str]
    reasons: list[Reason] = Field(description="The most telling first")


class Presence(Model):
    """Who is there has changed."""

    type: Literal["presence"]
    presence: PresenceInfo


class Chat(Model):
    """Somebody said something that this seat may hear."""

    type: Literal["chat"]
    saying: Saying


class PaceChanged(PaceInfo):
    """The bots go at another pace now."""

    type: Literal["pace"]


class Problem(Model):
    """A message that could not be served."""

    type: Literal["error"]
    code: str
    message: str
    retry_after: float | None


class Pong(Model):
    """The answer to ping."""

    type: Literal["pong"]
    id: int


class OpenTables(Model):
    """One page of the listed tables that wait or are being played, as everybody may know them; only to lobby pages."""

    type: Literal["open"]
    tables: list[TableInfo]
    page: int
    pages: int
    total: int


class MyTables(Model):
    """Your running tables (none for a stranger), again whenever one of them moves on; only to lobby pages."""

    type: Literal["mine"]
    tables: list[TableInfo]


ServerMessage = Annotated[
    OpenTables
    | MyTables
    | Welcome
    | Update
    | TableChanged
    | Accepted
    | Duplicate
    | Stale
    | Refused
    | Because
    | Presence
    | Chat
    | PaceChanged
    | Problem
    | Pong,
    Field(discriminator="type"),
]

client_message: TypeAdapter[LookAt | Hello | Choose | Undo | Say | Refresh | Why | Ping | WishPace | Skip] = (
    TypeAdapter(ClientMessage)
)
server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)

# Over HTTP.


class ErrorInfo(Model):
    """What went wrong, for programs and for people."""

    code: str
    message: str
    retry_after: float | None = None


class ErrorAnswer(Model):
    """Every error has this shape."""

    error: ErrorInfo


class OptionInfo(Model):
    """One option of a game."""

    name: str
    kind: str
    values: list[Any]
    default: Any
    items: list[str]
    counts: dict[int, int] = Field(description="How many items a list of one's own has, by number of seats")
    groups: dict[str, list[str]] = Field(description="Values that belong together, by the text key of what they share")
    help: str


class BotInfo(Model):
    """A bot that can be asked to sit down."""

    name: str
    levels: list[int]


class RatingInfo(Model):
    """A share that was measured: of the wins against somebody, or of the games won together; with a 95 % interval."""

    share: float
    low: float
    high: float
    games: int
    seats: int


class ColleagueInfo(Model):
    """One of the five ways to play that the bot `colleague` has, and how strong it was found in this game."""

    level: int
    policy: str
    simulations: int = Field(description="In a search for one choice, unless time ends it; 0 for who does not search")
    against_below: RatingInfo | None
    against_random: RatingInfo | None
    wins: RatingInfo | None = Field(description="In a game that is won or lost together")


class GameInfo(Model):
    """A game and what one can choose about it."""

    id: str
    title: str
    min_seats: int
    max_seats: int
    revision: int
    content: str
    together: bool = Field(description="All seats win or lose together")
    options: list[OptionInfo]
    bots: list[BotInfo]
    colleagues: list[ColleagueInfo]


class NewPerson(Model):
    """Introduces somebody."""

    name: Name
    address: Address = Field(default="", description="How you wish to be spoken of")
    bearer: bool = Field(default=False, description="Give the token in the answer (for programs) instead of a cookie")


class PersonInfo(Model):
    """You."""

    id: str
    name: str
    address: Address = ""
    token: str | None = Field(default=None, description="Only once, and only when asked for: keep it")


class MoveCode(Model):
    """A code with which you are yourself on another device, too."""

    code: str = Field(description="Eight signs; small letters, spaces and dashes do not matter")
    expires: float = Field(description="Seconds since 1970; it is good once, and until then")


class Move(Model):
    """Shows a code that was made on another device."""

    code: str = Field(max_length=40)
    bearer: bool = Field(default=False, description="Give the token in the answer (for programs) instead of a cookie")


class SignOut(Model):
    """Signs out everywhere."""

    bearer: bool = Field(default=False, description="Give the new token in the answer instead of a cookie")


class Rename(Model):
    """Another name, and how you wish to be spoken of (null: as before); tables that you sit down at later say it."""

    name: Name
    address: Address | None = None


class Place(Model):
    """Who shall sit on one seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: BotName = "greedy"
    level: BotLevel = 1


class NewTable(Model):
    """A table to be made. `places` has one entry per seat."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    places: Annotated[list[Place], Field(min_length=1, max_length=30)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=50)
    title: Title = ""
    listed: bool = False
    watch: Literal["anyone", "invited", "nobody"] = "anyone"
    chat: bool = True
    gallery_chat: bool = False
    hints: bool | None = Field(
        default=None,
        description="Hints and the coach; by default where all others are bots, and where all win together",
    )
    undo: bool = True
    deadline: Annotated[int, Field(ge=5, le=30 * 24 * 3600)] | None = None
    stand_in: BotName = "greedy"
    stand_in_level: BotLevel = 1
    seed: Annotated[str, Field(pattern=r"^[0-9]{1,90}$")] | None = Field(
        default=None, description="A chosen seed; the table is told that it was chosen"
    )


class Invitation(Model):
    """Whoever has the code may join. In a link it stands behind the `#`, which browsers never send."""

    code: str
    fragment: str
    short: str | None = Field(description="A code to read out, while the table waits for people")
    short_until: float | None = Field(description="When the short code expires, in seconds since 1970")


class InvitedSeat(Model):
    """A seat as somebody with an invitation sees it before sitting down."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    level: int
    free: bool = Field(description="You may sit down here")
    yours: bool


class InvitedTable(Model):
    """The table that an invitation leads to, for whoever holds it: looking takes no seat."""

    game: str
    title: str
    status: Literal["waiting", "playing", "over", "archived"]
    host: str = Field(description="The name of who made the table; empty when nobody of that name sits there")
    seats: list[InvitedSeat]
    options: dict[str, Any]
    watch: Literal["anyone", "invited", "nobody"]
    hints: bool
    undo: bool
    chat: bool
    deadline: int | None
    hot_seat: bool = Field(description="Its host plays several seats on one device")


class TableMade(Model):
    """The new table and the way in."""

    table: TableInfo
    invitation: Invitation


class Join(Model):
    """Shows an invitation: the code of its link, or the short one."""

    code: Annotated[str, Field(min_length=1, max_length=100)]


class Vote(Model):
    """What one thinks of what is asked about a seat."""

    kind: Literal["sit", "bot", "end"]
    yes: bool


class EndingSaid(Model):
    """How a stopped game shall end."""

    kind: Literal["draw", "won"]
    winners: list[int] = Field(default=[], max_length=30, description="The seats that have won")


class SeatEnding(Model):
    """What the person of a seat says of the end of a stopped game."""

    seat: int
    kind: Literal["draw", "won"] | None = Field(description="Null when they have said nothing yet")
    winners: list[int]


class StoppedGame(Model):
    """A game whose rules are gone."""

    table: str
    revision: int = Field(description="The version of the rules that it was played by")
    today: int | None = Field(description="The version of today's rules; null where the game itself is gone")
    stopped: bool = Field(description="Nobody has agreed on its end yet")
    until: float | None = Field(description="When it ends as a draw, in seconds since 1970, unless they agree before")
    together: bool = Field(description="All win or lose together")
    voter: bool = Field(description="You are among those who decide")
    said: list[SeatEnding] = Field(
        description="Those who decide; a draw needs more than half of them, winners need all"
    )


class HostWanted(Model):
    """Who shall be the host: somebody who sits there."""

    seat: SeatNumber


class Mute(Model):
    """Whom the host mutes, or lets talk again: somebody on a seat, or who said something."""

    seat: SeatNumber | None = None
    saying: Annotated[int, Field(ge=1, le=2**53)] | None = None
    muted: bool = True


class Whom(Model):
    """Whom it is about: somebody on a seat, or who said something."""

    seat: SeatNumber | None = None
    saying: Annotated[int, Field(ge=1, le=2**53)] | None = None


class Report(Whom):
    """What the operator shall know of somebody."""

    reason: Literal["insults", "hate", "threats", "spam", "name", "cheating", "stalling", "other"]
    words: str = Field(default="", max_length=LONGEST_SAYING, description="In your own words, if you like")


class BlockInfo(Model):
    """Somebody whom you have blocked."""

    id: str
    name: str = Field(description="As they were called then")
    created: float


class BlockList(Model):
    """Whom you have blocked, the latest first."""

    blocks: list[BlockInfo]


class Sit(Model):
    """Sits down."""

    anyway: bool = Field(default=False, description="Also beside somebody whom you have blocked")


class BotWanted(Model):
    """Which bot shall sit."""

    bot: BotName = "greedy"
    level: BotLevel = 1


class TableList(Model):
    """Tables, the newest first."""

    tables: list[TableInfo]
    pages: int = Field(default=1, description="How many pages there are of them")


class LogPage(Model):
    """What one seat (-1: the gallery) was told, from the beginning or behind `after`."""

    table: str
    seat: int
    number: int
    events: list[Happening]


class ReplayFrame(Model):
    """One step of a replay: what was told since the one before, and the table after it."""

    step: int
    number: int = Field(description="The number of the last event")
    seat: int = Field(description="Who chose; -1 for the deal")
    view: Mapping[str, Any] | None = Field(
        description="Null where its rules are gone: then only what was told is there"
    )
    events: list[Happening]


class ReplayPage(Model):
    """Some steps of a table as one seat (-1: the gallery, -2: the whole truth) saw them."""

    table: str
    seat: int
    steps: int
    frames: list[ReplayFrame]


class PlayOn(Model):
    """A wish to play on from a step of a replay."""

    seat: SeatNumber
    step: Number
    bot: BotName = "greedy"
    level: BotLevel = 1


class Fairness(Model):
    """The promise about luck: the hash from the start on, the seed from the end on."""

    seed_hash: str
    seed_chosen: bool
    seed: str | None
    game: str
    revision: int
    content: str
    options: dict[str, Any]
    seats: int


class CoachReason(Model):
    """Why a choice is good or bad: the key of the game's text `coach-<key>` (`aim-<key>` for what one works towards)."""

    key: str
    params: dict[str, Any]
    sign: int = Field(ge=-1, le=1, description="1 speaks for the choice, -1 against it, 0 only tells what it does")


class WeighedChoice(Model):
    """A choice with the result it leads to on average over the worlds that the seat can imagine."""

    choice: Choice
    score: float | None = Field(description="1 is won, -1 is lost; null when there is only this choice")
    simulations: int
    reasons: list[CoachReason] = Field(description="Up to three, the strongest first")


class Hint(Model):
    """The best choices of this seat, the best first, judged by what the seat knows."""

    base: int
    together: bool = Field(description="All seats win or lose together")
    choices: list[WeighedChoice]
    values: list[float] = Field(description="The result every seat can expect; empty when there is only one choice")
    about: WeighedChoice | None = Field(
        description="The choice that was asked about, looked at as closely as the best ones"
    )
    towards: list[CoachReason] = Field(description="What this seat is working towards, where the game knows that")


class ReviewChoice(Model):
    """A choice in a review, with the result it led to on average: 1 is won, -1 is lost."""

    text: str
    label: Label
    score: float


class ReviewDecision(Model):
    """One decision of a finished game, judged by what its seat knew then."""

    step: int = Field(description="The step of the replay that shows the table before it")
    seat: int
    chosen: ReviewChoice
    best: ReviewChoice
    loss: float = Field(description="How much worse than the best the chosen one was")
    values: list[float] = Field(description="The result every seat could expect")


class Review(Model):
    """What the decisions of a finished game were worth, as far as they have been looked at."""

    table: str
    done: int
    total: int
    finished: bool
    together: bool = Field(description="All seats win or lose together")
    decisions: list[ReviewDecision]
    mattered: list[int] = Field(description="The steps of the decisions that gave most away, the worst first")
    mean_loss: list[float | None] = Field(
        description="What each seat gave away on average; null when it decided nothing"
    )


class LessonChapter(Model):
    """A chapter of a lesson: its title is the text `chapter-…`."""

    name: str
    steps: int


class LessonFree(Model):
    """The game that follows a lesson: seats, and the level of the colleague on each of the others."""

    seats: int
    levels: list[int]
    options: dict[str, Any]


class LessonInfo(Model):
    """The guided first game of a game."""

    game: str
    minutes: int
    chapters: list[LessonChapter]
    free: LessonFree


Code = Annotated[int, Field(ge=0, le=2**31 - 1)]


class LessonTry(Model):
    """Where a learner stands, which the page keeps, and what is tried there; with nothing tried it is only looked at."""

    step: Annotated[int, Field(ge=0, le=500)]
    choices: Annotated[
        list[Code], Field(max_length=200, description="Own choices since the step's position was set up")
    ]
    after: Number | None = Field(
        default=None, description="The last event you have of this position; null for the whole table"
    )
    go_on: bool = Field(default=False, description="The words were read")
    choose: Code | None = None
    why: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=LONGEST_REF)]], Field(max_length=LONGEST_PATH)
    ] = Field(default=[], description="Asks why the last of these things cannot be clicked after the others")


class LessonStep(Model):
    """A step: its words are the text `key`, in the lesson's own texts; what is to be done is its attribute `.do`."""

    number: int
    key: str
    kind: Literal["read", "press", "task"]
    point: list[str] = Field(description="What the words speak of: things, seats and zones, and places of the page")
    rule: str
    own: int = Field(description="Own choices made in this step")


class LessonAnswer(Model):
    """Where the learner stands now, and what a table's socket would say."""

    step: LessonStep
    choices: list[int] = Field(description="To be kept, and sent with the next try")
    verdict: Literal["", "right", "on", "wrong"] = Field(description="`on`: it is possible, and the task goes on")
    say: str = Field(
        description="The attribute of the step's text that says why it was wrong; empty where it has no own one"
    )
    over: bool = Field(description="The chapter is done")
    messages: list[ServerMessage]


class PuzzleInfo(Model):
    """A puzzle as pages list it."""

    id: str
    game: str
    theme: str = Field(description="A word of the game's closed list")
    difficulty: Literal[1, 2, 3]


class PuzzleList(Model):
    """All puzzles, and the day's, which is the same for everybody."""

    day: str = Field(description="The date in UTC")
    daily: str
    puzzles: list[PuzzleInfo]


class PuzzleShown(Model):
    """A position to be looked at: what a table's socket would say."""

    puzzle: PuzzleInfo
    messages: list[ServerMessage]


class PuzzleTry(Model):
    """What is chosen."""

    code: Code


class PuzzleAsk(Model):
    """Why can the last of these things not be clicked after the others?"""

    path: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=LONGEST_REF)]], Field(min_length=1, max_length=LONGEST_PATH)
    ]


class PuzzleChoice(Model):
    """A choice, and what became of it: 1 is won, -1 is lost."""

    code: int
    label: Label
    right: bool
    score: float
    behind: int = Field(description="In how many of the worlds the best choice did better")
    ahead: int = Field(description="In how many of them this one did better than the best choice")


class PuzzleAnswer(Model):
    """Right or wrong, and why."""

    right: bool
    code: int
    choices: list[PuzzleChoice] = Field(description="All of them, the best first")
    unbeaten: int = Field(description="In how many of the worlds nothing did better than the best choice")
    worlds: int = Field(description="How many worlds were looked at, all as the seat could imagine them")
    messages: list[ServerMessage]


class PuzzleWhy(Model):
    """Why something cannot be clicked."""

    messages: list[ServerMessage]


class Health(Model):
    """Is the server alive, is it ready?"""

    status: Literal["alive", "ready"]
    version: str
