/** Who sits where: names to read, and who shares a device. */
import type { Address } from './grammar';
import { seatLetter, type Names } from './texts';
import type { SeatInfo, TableInfo } from './wire';

/** Bots have a first name that begins with the letter of their seat, so that it is easily remembered. */
const BOTS = ['Agathe', 'Basile', 'Chloé', 'Diego', 'Élise', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Jules'];

const BOT_ADDRESSES: readonly Address[] = ['she', 'he', 'she', 'he', 'she', 'he', 'she', 'he', 'she', 'he'];

/** The names of all seats, no two alike, and how those who sit there wish to be spoken of. */
export function namesOf(seats: readonly SeatInfo[]): string[] & Names {
  const plain = seats.map((seat) => seat.name || (seat.kind === 'bot' ? (BOTS[seat.seat] ?? '') : '') || seatLetter(seat.seat));
  const names = plain.map((name, place) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seatLetter(place)})`));
  return Object.defineProperty(names, 'addresses', { value: seats.map(addressOf) }); // hidden: lists of names are compared
}

/** How whoever sits there is spoken of; without a wish neutrally. */
function addressOf(seat: SeatInfo): Address {
  if (seat.kind === 'bot' && !seat.name) return BOT_ADDRESSES[seat.seat] ?? 'they';
  return seat.address || 'they';
}

/** Do several people share this device at this table? */
export function isHotSeat(table: TableInfo): boolean {
  return table.you.length > 1;
}

/** Whom one plays with at this table: the names of all who sit there but oneself. */
export function othersAt(table: TableInfo): string[] {
  const names = namesOf(table.seats);
  return table.seats.filter((seat) => seat.kind !== 'open' && !seat.yours).map((seat) => names[seat.seat] ?? '');
}

/** Does this table wait for somebody at this browser? */
export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'playing' && table.you.includes(table.decider) && table.seats[table.decider]?.kind === 'person';
}

/** One's own tables: where it is one's turn first, the longest waiting first of these; then the rest, the latest first. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.status === 'playing' ? 1 : 2);
  const at = (table: TableInfo): number => table.since ?? table.created;
  return [...tables].sort((a, b) => rank(a) - rank(b) || (isMyTurn(a) ? at(a) - at(b) : at(b) - at(a)));
}
