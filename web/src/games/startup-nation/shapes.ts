// Written by tools/shapes.py from boardroom.games.startup_nation.shapes. Do not edit.
import type { Backs, Faced, Prompt, Result, Value } from '../../lib/shapes';

export type Card = "intern_miraculous" | "intern_fire" | "intern_strings" | "intern_legal" | "intern_clever" | "intern_hyper" | "intern_tax" | "tech_lead" | "recruiter" | "salesperson" | "director" | "investor" | "emmanuel" | "brigitte";

export type Role = "intern" | "tech_lead" | "recruiter" | "salesperson" | "director" | "investor" | "emmanuel" | "brigitte";

export type Answer = "exact" | "above" | "below";

export type Colour = "red" | "blue" | "black";

export type Phase = "play" | "ask" | "answer" | "over";

export type Cause = "question" | "promotion" | "destitution";

export type Leaving = "played" | "promoted" | "demoted" | "eliminated";

export type RoundReason = "deck" | "survivor" | "allies" | "two_left";

/** What everybody knows of one seat; `out` is why it went out of the round. */
export interface Seat {
  ref: string;
  living: boolean;
  out: Cause | null;
  token: Colour;
  bpi: number;
  score: number;
  cards: number;
  last_turn: number;
}

/** Cards of one kind that are seen. */
export interface CardFace {
  ref: string;
  face: Card;
  count: number;
}

/** A hand: faces for its owner, and for everybody when the match is over; else backs. */
export interface HandZone {
  ref: string;
  owner: number;
  kind: "hand";
  things: (CardFace | Backs)[];
}

/** The deck: the top as far as this seat knows it, and backs. */
export interface DeckZone {
  ref: string;
  owner: number;
  kind: "deck";
  things: (CardFace | Backs)[];
}

/** The discard, the latest card last. */
export interface DiscardZone {
  ref: string;
  owner: number;
  kind: "row";
  things: CardFace[];
}

/** What can be named: roles, answers, and choices beside cards and seats. */
export interface MenuZone {
  ref: string;
  owner: number;
  kind: "menu";
  things: Faced[];
}

/** The BPI tokens nobody holds. */
export interface SupplyZone {
  ref: string;
  owner: number;
  kind: "tokens";
  things: Faced[];
}

export type Zone = HandZone | DeckZone | DiscardZone | MenuZone | SupplyZone;

/** A card of the discard, and how it came there; `seat` is -1 at a table that was set up by hand. */
export interface DiscardRow {
  card: Card;
  seat: number;
  cause: Leaving;
}

/** The question that waits for its answer, and the intern it belongs to. */
export interface OpenQuestion {
  asker: number;
  target: number;
  role: Role;
  card: Card;
}

/** A question of the round; it has no answer yet while it waits for one. */
export interface QuestionRow {
  asker: number;
  target: number;
  role: Role;
  answer: Answer | null;
}

/** A seat drew a card. */
export interface DrewRow {
  kind: "drew";
  seat: number;
}

/** A seat played a card. */
export interface PlayedRow {
  kind: "played";
  seat: number;
  card: Card;
}

/** A seat asked another about a role. */
export interface AskedRow {
  kind: "asked";
  seat: number;
  target: number;
  role: Role;
}

/** A seat answered the question about a role. */
export interface AnsweredRow {
  kind: "answered";
  seat: number;
  answer: Answer;
  role: Role;
}

/** What two seats know of each other since: one looked at the other's card, they exchanged theirs, or one was passed. */
export interface MeetingRow {
  kind: "looked" | "exchanged" | "passed";
  seat: number;
  target: number;
}

/** A seat discarded a card and looked at `depth` cards for another one. */
export interface SearchedRow {
  kind: "promoted" | "demoted";
  seat: number;
  card: Card;
  depth: number;
  found: boolean;
}

/** A seat went out and laid its card open, if it had one. */
export interface WentOutRow {
  kind: "went_out";
  seat: number;
  card: Card | null;
}

export type Happening = DrewRow | PlayedRow | AskedRow | AnsweredRow | MeetingRow | SearchedRow | WentOutRow;

/** A card that this seat drew or found; `when` counts the entries of the record before it, as in every sight. */
export interface OwnCardSight {
  kind: "drew" | "promoted" | "demoted";
  when: number;
  card: Card;
}

/** A card of another seat that this one looked at, or that was passed between the two. */
export interface CardSight {
  kind: "looked" | "passed";
  when: number;
  seat: number;
  card: Card;
}

/** The cards that this seat exchanged with another: what it gave, and what it got. */
export interface ExchangeSight {
  kind: "exchanged";
  when: number;
  seat: number;
  gave: Card;
  card: Card;
}

/** A card of the deck that this seat passed over, at this place from the top. */
export interface DeckSight {
  kind: "skipped";
  when: number;
  place: number;
  card: Card;
}

export type Sight = OwnCardSight | CardSight | ExchangeSight | DeckSight;

/** What everybody saw at the end of a round; who was out has no card and no value. `next_first` is -1 after the last. */
export interface LastRound {
  round: number;
  reason: RoundReason;
  hands: (Card | null)[];
  values: (number | null)[];
  points: number[];
  winners: number[];
  next_first: number;
}

/** What somebody may hold: cards that fit all answers, those that fit only if somebody has lied, and what is certain. */
export interface Possible {
  cards: Card[];
  doubtful: Card[];
  certain: Card | null;
}

/** What only this seat knows: its cards, what others may hold, what it has seen, and which of its answers were lies. */
export interface Own {
  hand: Card[];
  received: Card | null;
  known: (Card | null)[];
  possible: (Possible | null)[];
  unplaced: Record<string, number>;
  deck_top: (Card | null)[];
  seen: Sight[];
  lies: boolean[];
}

/** The table as a seat sees it. */
export interface View {
  seat: number;
  decider: number;
  prompt: Prompt;
  outcome: Result | null;
  options: Record<string, Value>;
  game: "startup-nation";
  seats: Seat[];
  zones: Zone[];
  phase: Phase;
  round: number;
  first: number;
  turn: number;
  active: number;
  scores: number[];
  deck: number;
  supply: number;
  box: Record<string, number>;
  ranks: Record<string, number>;
  interns: Card[];
  discard: DiscardRow[];
  question: OpenQuestion | null;
  questions: QuestionRow[];
  happenings: Happening[];
  last_round: LastRound | null;
  own: Own | null;
}

/** The interns and the alliance tokens of the match, and who begins. */
export interface MatchStarted {
  kind: "match_started";
  seat: number;
  interns: Card[];
  tokens: Colour[];
}

/** Everybody is dealt one card. */
export interface RoundStarted {
  kind: "round_started";
  seat: number;
  round: number;
  deck: number;
  supply: number;
}

/** The same for who holds the card. */
export interface RoundStartedCard {
  kind: "round_started";
  seat: number;
  round: number;
  deck: number;
  supply: number;
  card: Card;
  text: "round_started-card";
}

/** A seat draws a card. */
export interface Drew {
  kind: "drew";
  seat: number;
  deck: number;
}

/** The same for the drawer, who alone sees the card. */
export interface DrewCard {
  kind: "drew";
  seat: number;
  deck: number;
  card: Card;
  text: "drew-card";
}

/** A card is laid open; what it does follows. */
export interface Played {
  kind: "played";
  seat: number;
  card: Card;
}

/** A seat asks another about a role, for an intern. */
export interface Asked {
  kind: "asked";
  seat: number;
  target: number;
  role: Role;
  card: Card;
}

/** The answer, true or not. */
export interface Answered {
  kind: "answered";
  seat: number;
  answer: Answer;
  role: Role;
}

/** A seat looks at the card of another. */
export interface Looked {
  kind: "looked";
  seat: number;
  target: number;
}

/** The same for who looks. */
export interface LookedCard {
  kind: "looked";
  seat: number;
  target: number;
  card: Card;
  text: "looked-card";
}

/** Two seats exchange their cards. */
export interface Exchanged {
  kind: "exchanged";
  seat: number;
  target: number;
}

/** The same for each of the two: what it gave, and what it got. */
export interface ExchangedCards {
  kind: "exchanged";
  seat: number;
  target: number;
  gave: Card;
  card: Card;
  text: "exchanged-card";
}

/** The salesperson leaves the tokens alone. */
export interface SwapDeclined {
  kind: "swap_declined";
  seat: number;
}

/** Two alliance tokens change places. */
export interface TokensSwapped {
  kind: "tokens_swapped";
  seat: number;
  target: number;
  other: number;
}

/** A seat discards a card and looks at `depth` cards for a higher one. */
export interface Promotion {
  kind: "promoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
}

/** What everybody is told of it. */
export interface Promoted {
  kind: "promoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
  text?: "not_promoted" | "brigitte_promoted";
}

/** What who looks is told of it: the cards passed over, and the one that was found. */
export interface PromotedCards {
  kind: "promoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
  skipped: Card[];
  text: "promoted-card";
  new: Card;
}

/** The same where nothing was found. */
export interface NotPromotedCards {
  kind: "promoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
  skipped: Card[];
  text: "not_promoted-card";
}

/** A seat discards a card and looks at `depth` cards for a lower one. */
export interface Demotion {
  kind: "demoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
}

/** What everybody is told of it. */
export interface Demoted {
  kind: "demoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
  text?: "not_demoted";
}

/** What who looks is told of it: the cards passed over, and the one that was found. */
export interface DemotedCards {
  kind: "demoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
  skipped: Card[];
  text: "demoted-card";
  new: Card;
}

/** The same where nothing was found. */
export interface NotDemotedCards {
  kind: "demoted";
  seat: number;
  target: number;
  card: Card;
  depth: number;
  found: boolean;
  skipped: Card[];
  text: "not_demoted-card";
}

/** The investor gives a token from the supply. */
export interface BpiGiven {
  kind: "bpi_given";
  seat: number;
  target: number;
}

/** The supply is empty. */
export interface BpiShort {
  kind: "bpi_short";
  seat: number;
}

/** The legal intern takes what there is, possibly nothing. */
export interface BpiTaken {
  kind: "bpi_taken";
  seat: number;
  target: number;
  count: number;
}

/** The hyper-productive intern has another turn. */
export interface PlaysAgain {
  kind: "plays_again";
  seat: number;
}

/** A card goes to the left neighbour. */
export interface Passed {
  kind: "passed";
  seat: number;
  target: number;
}

/** The same for each of the two. */
export interface PassedCard {
  kind: "passed";
  seat: number;
  target: number;
  card: Card;
  text: "passed-card";
}

/** A seat goes out of the round; its card, if it still has one, is laid open. */
export interface WentOut {
  kind: "went_out";
  seat: number;
  cause: Cause;
  card?: Card;
  text?: "went_out-card";
}

/** The round is over, and all living hands are open. */
export interface RoundEnded {
  round: number;
  reason: RoundReason;
  hands: (Card | null)[];
  values: (number | null)[];
  points: number[];
  winners: number[];
  next_first: number;
  kind: "round_ended";
  seat: number;
}

/** The match is over. */
export interface MatchEnded {
  reason: string;
  scores: number[];
  returns: number[];
  winners: number[];
  capped: boolean;
  kind: "match_ended";
  seat: number;
}

export type Told = MatchStarted | RoundStarted | RoundStartedCard | Drew | DrewCard | Played | Asked | Answered | Looked | LookedCard | Exchanged | ExchangedCards | SwapDeclined | TokensSwapped | Promoted | PromotedCards | NotPromotedCards | Demoted | DemotedCards | NotDemotedCards | BpiGiven | BpiShort | BpiTaken | PlaysAgain | Passed | PassedCard | WentOut | RoundEnded | MatchEnded;
