/** What runs over the tape: the companies as shares that only fall, and the news of the day between them. */
import type { Seat } from './shapes';

export interface Quote {
  seat: number;
  /** Four capitals, as on any exchange. */
  symbol: string;
  price: number;
  change: number;
  dead: boolean;
}

export const HEADLINES = 10;

/** A share for every company: its price is its bank, its change what the last payday took. */
export function quotesOf(seats: readonly Seat[], names: readonly string[]): Quote[] {
  return seats.map((row, seat) => ({ seat, symbol: symbolOf(names[seat] ?? '', seat), price: row.bank, change: -row.payday.last, dead: !row.solvent }));
}

/** The letters of a name that a share is known by; a name without any is called by its seat. */
export function symbolOf(name: string, seat: number): string {
  const letters = name.normalize('NFD').replace(/[^A-Za-z]/g, '').toUpperCase();
  return letters.length > 1 ? letters.slice(0, 4) : `CO${String.fromCharCode(65 + seat)}`;
}

/** Which headlines run in this round: another pair each time, all of them in turn. */
export function headlinesIn(round: number): number[] {
  return [(2 * round) % HEADLINES, (2 * round + 1) % HEADLINES];
}
