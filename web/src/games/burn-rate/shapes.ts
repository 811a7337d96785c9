// Written by tools/shapes.py from boardroom.games.burn_rate.shapes. Do not edit.
import type { Backs, Faced, Prompt, Result, Value } from '../../lib/shapes';

export type Department = "sales" | "finance" | "hr" | "dev";

export type Role = "vp" | "manager" | "engineer";

export type Colour = Department | "vp";

/** What the next payday is made of, and what the last one cost. */
export interface Payday {
  salaries: number;
  engineers: number;
  engineers_needed: number;
  contractors: number;
  contractors_needed: number;
  factor: number;
  last: number;
  vps: number;
}

/** Who leads a department, and the skill that counts there. */
export interface Head {
  skill: number;
  head: string | null;
}

/** What everybody knows of one company. */
export interface Seat {
  ref: string;
  solvent: boolean;
  living: boolean;
  bank: number;
  burn_rate: number;
  runway: number | null;
  cards: number;
  backs: number[];
  heads: Record<Department, Head>;
  payday: Payday;
}

/** A play card that is seen; `value` is money, engineers or Vice-Presidents, as its effect has it. */
export interface Card {
  ref: string;
  face: string;
  count: number;
  effect: string;
  skills: number[];
  value: number;
}

/** A person who is seen, with the numbers printed on the card; `marks` are those that a short line shows. */
export interface Person {
  ref: string;
  face: string;
  count: number;
  department: Department;
  role: Role;
  skill: number | null;
  salary: number;
  marks: string[];
}

/** People of whom everybody knows who they are, but not in which order they lie. */
export interface Unordered {
  ref: string;
  back: string;
  count: number;
  among: string[];
}

/** A hand: faces for its owner, backs for everybody else. */
export interface HandZone {
  ref: string;
  owner: number;
  kind: "hand";
  things: (Card | Backs)[];
}

/** The people of a company. */
export interface CompanyZone {
  ref: string;
  owner: number;
  kind: "company";
  things: Person[];
}

/** The BAD IDEAS in front of a company. */
export interface IdeasZone {
  ref: string;
  owner: number;
  kind: "ideas";
  things: Card[];
}

/** The face-up people. */
export interface PoolZone {
  ref: string;
  owner: number;
  kind: "pool";
  things: Person[];
}

/** A pile: of people below the one who is face up, or the draw pile. */
export interface DeckZone {
  ref: string;
  owner: number;
  kind: "deck";
  things: (Person | Unordered | Backs)[];
}

/** The discards, the latest last. */
export interface DiscardZone {
  ref: string;
  owner: number;
  kind: "row";
  things: Card[];
}

/** What can be chosen beside cards and people. */
export interface MenuZone {
  ref: string;
  owner: number;
  kind: "menu";
  things: Faced[];
}

export type Zone = HandZone | CompanyZone | IdeasZone | PoolZone | DeckZone | DiscardZone | MenuZone;

/** The cards of one kind and value: how many there are, their colour, and whether they are played on others. */
export interface BoxRow {
  kind: string;
  value: number;
  count: number;
  colour: Colour;
  hurts: boolean;
}

/** What only this seat knows: its cards, through which bags each came, and how many of each row of the box are unseen. */
export interface Own {
  hand: string[];
  ways: number[][];
  unseen: number[];
}

/** The table as a seat sees it. */
export interface View {
  seat: number;
  decider: number;
  prompt: Prompt;
  outcome: Result | null;
  options: Record<string, Value>;
  game: "burn-rate";
  seats: Seat[];
  zones: Zone[];
  names: Record<string, string>;
  box: BoxRow[];
  phase: string;
  round: number;
  first: number;
  played: number;
  discarded: number;
  plays_left: number;
  most_cards: number;
  draw: number;
  shuffles: number;
  bags: number[][];
  pending: string | null;
  own: Own | null;
}

/** Who begins, and with how much money. */
export interface GameStarted {
  kind: "game_started";
  seat: number;
  money: number;
}

/** A person comes face up; nobody knew who it would be. */
export interface TurnedUp {
  kind: "turned_up";
  seat: number;
  person: string;
  department: Department;
  left: number;
}

/** A person is drafted, and the next seat drafts. */
export interface Took {
  kind: "took";
  seat: number;
  person: string;
  department: Department;
}

/** A person nobody could take goes under the pile. */
export interface Buried {
  kind: "buried";
  seat: number;
  person: string;
  department: Department;
}

/** Everybody is dealt cards. */
export interface Dealt {
  kind: "dealt";
  seat: number;
  count: number;
  left: number;
}

/** The same for who sees them. */
export interface DealtCards {
  kind: "dealt";
  seat: number;
  count: number;
  left: number;
  cards: string[];
  copies: string[];
  text: "dealt-cards";
}

/** The turn is handed over. */
export interface TurnStarted {
  kind: "turn_started";
  seat: number;
  round: number;
}

/** A card is laid open; what it does follows. */
export interface Played {
  kind: "played";
  seat: number;
  card: string;
  copy: string;
}

/** A card is discarded in sight of everybody. */
export interface Discarded {
  kind: "discarded";
  seat: number;
  card: string;
  copy: string;
}

/** How many contractors a company pays. */
export interface ContractorsSet {
  kind: "contractors_set";
  seat: number;
  count: number;
}

/** The burn rate leaves the bank. */
export interface Paid {
  kind: "paid";
  seat: number;
  due: number;
  bank: number;
  factor: number;
  text?: "paid-doubled";
}

/** A hand is refilled. */
export interface Drew {
  kind: "drew";
  seat: number;
  count: number;
  left: number;
}

/** The same for the drawer, who alone sees the cards. */
export interface DrewCards {
  kind: "drew";
  seat: number;
  count: number;
  left: number;
  cards: string[];
  copies: string[];
  text: "drew-cards";
}

/** The discards become the draw pile. */
export interface Reshuffled {
  kind: "reshuffled";
  seat: number;
  left: number;
}

/** A company closes. */
export interface Bankrupt {
  kind: "bankrupt";
  seat: number;
  bank: number;
}

/** The last company is left, or the last round has been played. */
export interface GameEnded {
  kind: "game_ended";
  seat: number;
  reason: string;
  scores: number[];
  winners: number[];
}

/** A face-up person joins the own company. */
export interface Hired {
  kind: "hired";
  seat: number;
  person: string;
}

/** One of the own people goes. */
export interface Fired {
  kind: "fired";
  seat: number;
  person: string;
}

/** Another company must hire a face-up person. */
export interface BadHired {
  kind: "bad_hired";
  seat: number;
  target: number;
  person: string;
}

/** Somebody of another company joins the own one. */
export interface Poached {
  kind: "poached";
  seat: number;
  target: number;
  person: string;
}

/** Money comes in. */
export interface Funded {
  kind: "funded";
  seat: number;
  amount: number;
  bank: number;
}

/** A BAD IDEA lies in front of another company. */
export interface IdeaGiven {
  kind: "idea_given";
  seat: number;
  target: number;
  idea: string;
  engineers: number;
}

/** A BAD IDEA is done with. */
export interface Released {
  kind: "released";
  seat: number;
  idea: string;
}

/** A Vice-President of another company goes. */
export interface VpRemoved {
  kind: "vp_removed";
  seat: number;
  target: number;
  person: string;
}

/** The next payday of another company costs twice as much. */
export interface Doubled {
  kind: "doubled";
  seat: number;
  target: number;
  factor: number;
}

/** One card is not enough for a Vice-President. */
export interface SecondNeeded {
  kind: "second_needed";
  seat: number;
  person: string;
}

export type Told = GameStarted | TurnedUp | Took | Buried | Dealt | DealtCards | TurnStarted | Played | Discarded | ContractorsSet | Paid | Drew | DrewCards | Reshuffled | Bankrupt | GameEnded | Hired | Fired | BadHired | Poached | Funded | IdeaGiven | Released | VpRemoved | Doubled | SecondNeeded;
