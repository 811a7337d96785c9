/** Who sits where: names to read, and who shares a device. */
import { seatLetter } from './texts';
import type { SeatInfo, TableInfo } from './wire';

/** Bots have a first name that begins with the letter of their seat, so that it is easily remembered. */
const BOTS = ['Agathe', 'Basile', 'Chloé', 'Diego', 'Élise', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Jules'];

/** The names of all seats, no two alike. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => seat.name || (seat.kind === 'bot' ? (BOTS[seat.seat] ?? '') : '') || seatLetter(seat.seat));
  return plain.map((name, place) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seatLetter(place)})`));
}

/** Do several people share this device at this table? */
export function isHotSeat(table: TableInfo): boolean {
  return table.you.length > 1;
}
