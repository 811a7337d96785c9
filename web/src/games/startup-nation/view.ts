/** The view of Start-Up Nation as it travels, and the few questions the board asks it. */
import type { SeatRow, Thing, View } from '../../lib/board';

export interface Seat extends SeatRow {
  living: boolean;
  out: string | null;
  token: string;
  bpi: number;
  score: number;
  cards: number;
}

export interface Discarded {
  card: string;
  seat: number;
  cause: string;
}

export interface Question {
  asker: number;
  target: number;
  role: string;
  answer: string | null;
}

/** A public happening of the round; `card`, `target`, `role`, `answer`, `depth` and `found` as its kind has them. */
export interface Row {
  kind: string;
  seat: number;
  card?: string | null;
  target?: number;
  role?: string;
  answer?: string;
  depth?: number;
  found?: boolean;
}

/** A hidden card this seat was shown. */
export interface Sight {
  kind: string;
  card: string;
  seat?: number;
  gave?: string;
  place?: number;
}

export interface Own {
  hand: string[];
  received: string | null;
  known: (string | null)[];
  deck_top: (string | null)[];
  seen: Sight[];
}

export interface LastRound {
  round: number;
  reason: string;
  hands: (string | null)[];
  values: (number | null)[];
  points: number[];
  winners: number[];
}

export interface TableView extends View {
  seats: Seat[];
  options: { emmanuel_lie: string; target_score: number; [option: string]: unknown };
  phase: string;
  round: number;
  first: number;
  active: number;
  deck: number;
  supply: number;
  box: Record<string, number>;
  discard: Discarded[];
  questions: Question[];
  happenings: Row[];
  last_round: LastRound | null;
  own: Own | null;
}

/** The frame's view, known to be one of this game. */
export function tableOf(view: View): TableView {
  return view as TableView;
}

/** The things in a zone. */
export function thingsIn(view: View, ref: string): Thing[] {
  return view.zones.find((zone) => zone.ref === ref)?.things ?? [];
}

/** What a card counts as when it is named in a question (SN-4): itself or an intern; null for a card that is no role of this table. */
export function roleIn(view: View, card: string): string | null {
  if (thingsIn(view, 'roles').some((thing) => thing.face === card)) return card;
  return card.startsWith('intern_') ? 'intern' : null;
}

/** The printed rank of a card or role: its place among the roles, as a role and its rank are one (SN-4); null where it has none. */
export function rankIn(view: View, card: string): number | null {
  const role = roleIn(view, card);
  return role === null ? null : thingsIn(view, 'roles').findIndex((thing) => thing.face === role);
}

/** All seats but the own, clockwise from it; all of them for the gallery. */
export function othersFrom(seats: number, seat: number): number[] {
  const first = Math.max(seat, 0);
  const around = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return around.filter((other) => other !== seat);
}
