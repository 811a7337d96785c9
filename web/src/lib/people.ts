/** Who sits where: names to read, and what each seat looks like without colour. */
import { seatLetter } from './texts';
import type { SeatInfo, TableInfo } from './wire';

/** Bots have a first name that begins with the letter of their seat, so that it is easily remembered. */
const BOTS = ['Agathe', 'Basile', 'Chloé', 'Diego', 'Élise', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Jules'];

/** The names of all seats, no two alike. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => seat.name || (seat.kind === 'bot' ? (BOTS[seat.seat] ?? '') : '') || seatLetter(seat.seat));
  return plain.map((name, place) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seatLetter(place)})`));
}

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

/** The shape that goes with a seat's colour and letter. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? 'circle';
}

/** Do several people share this device at this table? */
export function isHotSeat(table: TableInfo): boolean {
  return table.you.length > 1;
}

/** Whose hands the device must go to, when it is the turn of another of one's seats. */
export function nextHands(table: TableInfo, seat: number, decider: number): number | null {
  return isHotSeat(table) && decider !== seat && table.you.includes(decider) ? decider : null;
}
