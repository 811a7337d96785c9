/** Who keeps the table waiting: seats without an open page for a while, and a decision that takes very long. */
import type { TableInfo } from './wire';

const AWAY = 60;
const SILENT = 300;

/** Since when each seat has no open page, in seconds; null for those that have one. */
export function goneSince(before: readonly (number | null)[], here: readonly boolean[], now: number): (number | null)[] {
  return here.map((there, seat) => (there ? null : (before[seat] ?? now)));
}

/** The seats that a colleague may be asked to play, because their person is away; where there is a deadline, it does that. */
export function absentSeats(table: TableInfo, gone: readonly (number | null)[], now: number): number[] {
  if (table.status !== 'playing' || table.deadline !== null || table.you.length === 0) return [];
  const isSilent = (seat: number): boolean => table.decider === seat && table.since !== null && now - table.since > SILENT;
  const isAway = (seat: number): boolean => now - (gone[seat] ?? now) > AWAY;
  return table.seats.filter((info) => info.kind === 'person' && !info.yours && info.ask === null && (isAway(info.seat) || isSilent(info.seat))).map((info) => info.seat);
}

/** The seats that somebody who only watches may ask for. */
export function seatsToAskFor(table: TableInfo): number[] {
  if (table.status !== 'playing' || table.you.length > 0) return [];
  return table.seats.filter((info) => info.vacated && info.ask === null).map((info) => info.seat);
}
