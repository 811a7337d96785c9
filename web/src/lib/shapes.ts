// Written by tools/shapes.py from boardroom.core.shapes. Do not edit.

export type Param = string | number | string[] | number[];

export type Value = string | number | boolean | string[];

/** What a seat is asked, as the key of a sentence and what is put into it. */
export interface Prompt {
  key: string;
  params: Record<string, Param>;
  rule: string;
}

/** Something on the table that is seen from its face. */
export interface Faced {
  ref: string;
  face: string;
  count: number;
}

/** Something on the table of which only the back is seen. */
export interface Backs {
  ref: string;
  back: string;
  count: number;
}

export type Thing = Faced | Backs;

/** How a game ended. */
export interface Result {
  reason: string;
  scores: number[];
  returns: number[];
  winners: number[];
  capped: boolean;
}

/** What everybody knows of one seat. */
export interface SeatRow {
  ref: string;
}

/** The fields that are the same in every view. */
export interface Common {
  seat: number;
  decider: number;
  prompt: Prompt;
  outcome: Result | null;
  options: Record<string, Value>;
}

/** A place on the table and the things that lie there. */
export interface Zone {
  ref: string;
  owner: number;
  kind: string;
  things: Thing[];
}

/** What every view has, whatever the game; each game's own `shapes` says what else is in its views. Attributes: game: The id of the game. seat: Whose view it is; -1 is the gallery. decider: The seat that decides now; -1 when the game is over. prompt: What this seat is asked, or what it waits for. seats: What everybody knows of each seat; games add fields of their own. zones: The places on the table, and the things that lie there. outcome: How the game ended; None until then. options: The options of the table, all of them. */
export interface View {
  game: string;
  seat: number;
  decider: number;
  prompt: Prompt;
  seats: SeatRow[];
  zones: Zone[];
  outcome: Result | null;
  options: Record<string, Value>;
}

/** What everybody is told of an event, or what one seat is told: its kind, who did it, and what else its shape says. */
export interface Fact {
  kind: string;
  seat: number;
}
