// Written by tools/shapes.py from boardroom.games.power_struggle.shapes. Do not edit.
import type { Faced, Param, Prompt, Result, Thing, Value } from '../../lib/shapes';

export type BusinessWord = "hire" | "found" | "open" | "move" | "merge" | "resign" | "bribe" | "influence" | "main" | "counsel" | "shares" | "development" | "legal" | "pass" | "grant";

export type Colour = "blue" | "yellow" | "green" | "red" | "black";

export type Division = "dev" | "hr" | "com" | "acc" | "leg" | "ctl";

export type EnemyCard = "card_1" | "card_2" | "card_3" | "card_4" | "card_5" | "card_6";

export type Privilege = Division | "chairman";

export type Track = "influence" | "shares" | "main" | "corruption";

export type Way = Track | "counsel" | "archenemy";

export type BareKind = "placed_board" | "left_board" | "chairman_dismissed" | "chairman_elected" | "chairman_by_card" | "chairman_fell" | "motivation_reset" | "stack_ready" | "waived" | "passed" | "extra" | "enticed_bank" | "stopped" | "committed";

export type OfficeKind = "posted" | "lifted" | "settled" | "opened" | "brought" | "unit_taken" | "unit_moved" | "joined" | "merged" | "dismissed" | "housed" | "closed";

export type DivisionKind = "placed_department" | "granted" | "head_named" | "head_by_card" | "head_stays" | "retired_board" | "retired_counsel" | "resigned_board" | "resigned_counsel";

export type SumKind = "bonus_paid" | "received" | "compensated" | "fined" | "showed_money";

export type EnvelopeKind = "offered" | "accepted";

export type EnvelopeText = "offered-sum" | "accepted-sum";

/** Something that its kind alone says. */
export interface Bare {
  kind: BareKind;
  seat: number;
}

/** An office, counted from the top of its division. */
export interface Office {
  division: Division;
  office: number;
}

/** Something in an office. */
export interface AtOffice {
  division: Division;
  office: number;
  kind: OfficeKind;
  seat: number;
}

/** Something in a division. */
export interface InDivision {
  kind: DivisionKind;
  seat: number;
  division: Division;
}

/** Money that is paid, received or shown in front of everybody. */
export interface OfMoney {
  kind: SumKind;
  seat: number;
  sum: number;
}

/** Cards are dealt: how many privileges each seat has. */
export interface GameStarted {
  kind: "game_started";
  seat: number;
  cards: number[];
}

/** What a seat was dealt. */
export interface Dealt {
  colour: Colour;
  enemy: EnemyCard;
  privileges: Privilege[];
}

/** The same for a seat, which sees its own cards. */
export interface GameStartedCards {
  kind: "game_started";
  seat: number;
  cards: number[];
  colour: Colour;
  enemy: EnemyCard;
  privileges: Privilege[];
  text: "game_started-cards";
}

/** A directors' meeting begins. */
export interface MeetingOpened {
  kind: "meeting_opened";
  seat: number;
  meeting: number;
}

/** The privilege cards go to the heads and the Chairman. */
export interface CardsDealt {
  kind: "cards_dealt";
  seat: number;
  holders: Record<Privilege, number>;
}

/** The events of the phase are drawn. */
export interface EventsDrawn {
  kind: "events_drawn";
  seat: number;
}

/** The same for the sorter, who alone sees them. */
export interface EventsDrawnCards {
  kind: "events_drawn";
  seat: number;
  events: string[];
  text: "events_drawn-cards";
}

/** One more event lies in the stack. */
export interface EventSorted {
  kind: "event_sorted";
  seat: number;
  place: number;
}

/** The same for the sorter. */
export interface EventSortedCard {
  kind: "event_sorted";
  seat: number;
  place: number;
  happening: string;
  text: "event_sorted-card";
}

/** The event of a round. */
export interface Turned {
  kind: "turned";
  seat: number;
  happening: string;
  round: number;
}

/** The marker moves. */
export interface MotivationMoved {
  kind: "motivation_moved";
  seat: number;
  change: number;
  total: number;
}

/** A seat has chosen its action. */
export interface Began {
  kind: "began";
  seat: number;
  business: BusinessWord;
}

/** An employee of another seat is fired or enticed away. */
export interface Taken {
  division: Division;
  office: number;
  kind: "fired" | "enticed";
  seat: number;
  target: number;
}

/** A main department is bought. */
export interface Established {
  division: Division;
  office: number;
  kind: "established";
  seat: number;
  sum: number;
}

/** A figure on a counsel space is bought. */
export interface Consulted {
  kind: "consulted";
  seat: number;
  division: Division;
  sum: number;
}

/** A certificate is bought. */
export interface Bought {
  kind: "bought";
  seat: number;
  shares: number;
  sum: number;
}

/** A privilege card of another seat is named, or an offer for it is refused. */
export interface AboutCard {
  kind: "card_named" | "refused";
  seat: number;
  target: number;
  privilege: Privilege;
}

/** Money is counted into an envelope. */
export interface SumCounted {
  kind: "sum_counted";
  seat: number;
}

/** The same for the briber. */
export interface SumCountedSum {
  kind: "sum_counted";
  seat: number;
  sum: number;
  text: "sum_counted-sum";
}

/** An envelope is offered or accepted. */
export interface EnvelopeMoved {
  kind: EnvelopeKind;
  seat: number;
  target: number;
  privilege: Privilege;
}

/** The same for briber and target, who know the sum. */
export interface EnvelopeMovedSum {
  kind: EnvelopeKind;
  seat: number;
  target: number;
  privilege: Privilege;
  sum: number;
  text: EnvelopeText;
}

/** A marker moves on its track. */
export interface Scored {
  kind: "scored";
  seat: number;
  track: Track;
  by: number;
  total: number;
}

/** A victory point is gained; `count` is how many the seat has now. */
export interface Point {
  kind: "point";
  seat: number;
  way: Way;
  count: number;
}

/** A seat at the target shows its archenemy cards; `true`: it is ahead of its archenemy at this instant. */
export interface Announced {
  kind: "announced";
  seat: number;
  colour: Colour;
  enemy: EnemyCard;
  true: "true" | "false";
}

/** Somebody has reached the target, or the last meeting is over. */
export interface GameEnded {
  kind: "game_ended";
  seat: number;
  reason: string;
  scores: number[];
  returns: number[];
  winners: number[];
  capped: boolean;
}

export type Told = Bare | AtOffice | InDivision | OfMoney | GameStarted | GameStartedCards | MeetingOpened | CardsDealt | EventsDrawn | EventsDrawnCards | EventSorted | EventSortedCard | Turned | MotivationMoved | Began | Taken | Established | Consulted | Bought | AboutCard | SumCounted | SumCountedSum | EnvelopeMoved | EnvelopeMovedSum | Scored | Point | Announced | GameEnded;

export type Answer = "pending" | "accepted" | "refused";

export type Competence = Track | "counsel";

export type PhaseWord = "place" | "grant" | "retire" | "sort" | "act" | "hire" | "lift" | "open" | "staff" | "shift" | "to" | "join" | "with" | "unite" | "resign" | "offer" | "coarse" | "fine" | "answer" | "fire" | "dismiss" | "establish" | "consult" | "buy" | "entice" | "house" | "commit" | "over";

export type Side = "face_down" | "head" | "bribed";

export type StageWord = "placement" | "opening" | "extra_action" | "election" | "heads" | "closing" | "sorting" | "event" | "actions" | "over";

export type UnitKind = "department" | "main";

/** Both archenemy cards of a seat, and the competences in which it must be ahead. */
export interface Enemy {
  colour: Colour;
  card: EnemyCard;
  trio: Competence[];
}

/** The least and the most money that a seat can have, as far as is known. */
export interface Cash {
  low: number;
  high: number;
}

/** What is known of one seat; `counsel` goes by division, `certificates` by shares. */
export interface Seat {
  ref: string;
  colour: Colour;
  tracks: Record<Track, number>;
  counsel: number[];
  counsel_spaces: number;
  consultants: number;
  certificates: number[];
  points: Way[];
  announced: boolean;
  archenemy: Enemy | null;
  not_archenemy: [Colour, EnemyCard][];
  cards: number;
  cash: Cash;
}

/** A privilege card: its holder (-1: not known), its side, and what it adds at the present motivation. */
export interface PrivilegeRow {
  name: Privilege;
  holder: number;
  side: Side;
  worth: number | null;
}

/** What a finished action will score when it is committed. */
export interface Score {
  way: Competence;
  by: number;
  total: number;
  point: boolean;
}

/** An offer that is being made; the sum is known to the briber, and to the target when it is sent. */
export interface Envelope {
  target: number;
  privilege: Privilege;
  sum: number | null;
}

/** The action in hand. */
export interface InHand {
  action: BusinessWord | null;
  count: number;
  extra: number;
  mark: string | null;
  picks: (string | null)[];
  enticed: number[];
  refusers: number[];
  offers: number;
  offer: Envelope | null;
  price: number | null;
  scores: Score[];
}

/** An offer of the game; the sum where it is known. */
export interface OfferRow {
  seat: number;
  target: number;
  privilege: Privilege;
  answer: Answer;
  sum: number | null;
}

/** What an event card does: its kind, and by how much it moves the motivation. */
export interface EventCard {
  kind: string;
  change: number;
}

/** The next bonus, who would be elected if the meeting were held now, and the prices for everybody. */
export interface Forecast {
  bonus: number[];
  heads: Record<Division, number>;
  chairman: number;
  prices: number[];
  main: number;
  counsel: number;
}

/** How a seat stands against its archenemy in one competence. */
export interface RivalWay {
  way: Competence;
  mine: number;
  theirs: number;
  ahead: boolean;
}

/** How a seat stands against its archenemy, in how many ways it must be ahead, and whether it has the point now. */
export interface Rivalry {
  seat: number;
  ways: RivalWay[];
  need: number;
  true: boolean;
}

/** Who would go with a head that resigns. */
export interface Leaving {
  managers: number;
  employees: number;
}

/** What an own privilege card adds to an action. */
export interface Added {
  privilege: Privilege;
  count: number;
}

/** An action of the menu; where it cannot be chosen why not, with what that sentence is filled; what an own card adds. */
export interface MenuRow {
  action: BusinessWord;
  reason: string | null;
  params: Record<string, Param>;
  adds: Added | null;
}

/** What only this seat knows; the events and their order only if it sorted them, resignations by division. */
export interface Own {
  cash: number;
  archenemy: Enemy;
  privileges: Privilege[];
  events: string[] | null;
  stack: string[] | null;
  rivalry: Rivalry;
  prices: number[];
  resignations: Record<string, Leaving>;
  menu: MenuRow[] | null;
}

export type OpenKind = "division" | "row" | "cards" | "stock" | "menu";

/** A place where everything lies face up: a division, the board, the privileges, certificates, or what can be chosen. */
export interface OpenZone {
  ref: string;
  owner: number;
  kind: OpenKind;
  things: Faced[];
}

/** A step in which an envelope is filled, and the money it adds. */
export interface Note {
  ref: string;
  face: string;
  count: number;
  sum: number;
}

/** The steps of an envelope. */
export interface NotesZone {
  ref: string;
  owner: number;
  kind: "menu";
  things: Note[];
}

/** The event cards: those that are seen, and the rest of the stack. */
export interface EventsZone {
  ref: string;
  owner: number;
  kind: "deck";
  things: Thing[];
}

export type Zone = OpenZone | NotesZone | EventsZone;

/** The table as a seat sees it; `archenemies` counts the pairs of cards that each seat may have in its eyes. */
export interface View {
  seat: number;
  decider: number;
  prompt: Prompt;
  outcome: Result | null;
  options: Record<string, Value>;
  game: "power-struggle";
  seats: Seat[];
  zones: Zone[];
  stage: StageWord;
  phase: PhaseWord;
  meeting: number;
  round: number;
  starter: number;
  active: number;
  turns: number;
  motivation: number;
  top_motivation: number;
  thresholds: Record<Competence, number>;
  golden: Record<Track, number>;
  enemies: EnemyCard[];
  offices: Record<string, [number, UnitKind, number]>;
  next_offices: Record<Division, number | null>;
  heads: Record<Division, number>;
  board: number[];
  chairman: number;
  stock: number[];
  privileges: PrivilegeRow[];
  turned: string[];
  sorted: number;
  stack_size: number;
  kinds: Record<string, EventCard>;
  in_hand: InHand;
  offers: OfferRow[];
  forecast: Forecast;
  archenemies: number[];
  own: Own | null;
}
