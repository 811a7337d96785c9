/** The few questions the board asks the view of Start-Up Nation; what a view holds stands in `shapes.ts`. */
import type { DiscardRow, HandZone, MenuZone, View } from './shapes';

/** How many points win the match. */
export const goalOf = (view: View): number => Number(view.options.target_score);

/** What a seat holds: faces where they are seen, else backs. */
export function handOf(view: View, seat: number): HandZone['things'] {
  return view.zones.find((zone): zone is HandZone => zone.kind === 'hand' && zone.owner === seat)?.things ?? [];
}

/** What this seat has laid down, with the place of each card in the whole discard; -1 for what lay there from the start. */
export function discardOf(view: View, seat: number): (DiscardRow & { place: number })[] {
  return view.discard.map((row, place) => ({ ...row, place })).filter((row) => row.seat === seat);
}

/** Places from which something is named that lies nowhere else. */
export const menusOf = (view: View): MenuZone[] => view.zones.filter((zone) => zone.kind === 'menu');

/** The roles in the order of their ranks. */
export function rolesIn(view: View): string[] {
  const roles = menusOf(view).find((menu) => menu.ref === 'roles')?.things ?? [];
  return roles.map((thing) => thing.face);
}

/** What a card counts as when it is named in a question (SN-4); null where it has no rank. */
export function roleIn(view: View, card: string): string | null {
  const rank = rankIn(view, card);
  return rank === null ? null : (rolesIn(view)[rank] ?? null);
}

/** The printed rank of a card or role; null where it has none. */
export function rankIn(view: View, card: string): number | null {
  const place = rolesIn(view).indexOf(card);
  return view.ranks[card] ?? (place < 0 ? null : place);
}

/** All seats but the own, clockwise from it; all of them for the gallery. */
export function othersFrom(seats: number, seat: number): number[] {
  const first = Math.max(seat, 0);
  const around = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return around.filter((other) => other !== seat);
}
