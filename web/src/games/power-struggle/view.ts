/** The few questions the board asks the view of Power Struggle; what a view holds stands in `shapes.ts`. */
import type { Faced } from '../../lib/board';
import type { Colour, Division, Note, Track, View, Way, Zone } from './shapes';

export const DIVISIONS: readonly Division[] = ['dev', 'hr', 'com', 'acc', 'leg', 'ctl'];
export const OFFICES: readonly number[] = [1, 2, 3, 4, 5, 6];
export const TRACKS: readonly Track[] = ['influence', 'shares', 'main', 'corruption'];
export const WAYS: readonly Way[] = [...TRACKS, 'counsel', 'archenemy'];

/** How many points win. */
export const goalOf = (view: View): number => Number(view.options.target);

/** Places from which something is chosen that lies nowhere else. */
const menusOf = (view: View): Extract<Zone, { things: Faced[] }>[] => view.zones.flatMap((zone) => (zone.kind === 'menu' ? [zone] : []));

/** Menus that the desk draws in ways of their own. */
const OWN_MENUS = ['actions', 'coarse', 'fine'];

/** The things of one of those. */
export function menuOf(view: View, ref: string): Faced[] {
  return menusOf(view).find((zone) => zone.ref === ref)?.things ?? [];
}

/** The steps in which an envelope is filled, with the money that each of them adds. */
export function notesOf(view: View, ref: 'coarse' | 'fine'): Note[] {
  return menuOf(view, ref).filter((thing): thing is Note => 'sum' in thing);
}

/** What else can be pressed as a button: the things of all other menus. */
export function menuThings(view: View): Faced[] {
  return menusOf(view).filter((zone) => !OWN_MENUS.includes(zone.ref)).flatMap((zone) => zone.things);
}

/** The chairs of the board, empty ones too. */
export const boardIn = (view: View): Faced[] => view.zones.flatMap((zone) => (zone.kind === 'row' ? zone.things : []));

/** Who sits on a division's counsel space: a seat and how many of its figures. */
export function consultantsOf(view: View, division: Division): { seat: number; count: number }[] {
  const place = DIVISIONS.indexOf(division);
  return view.seats.map((row, seat) => ({ seat, count: row.counsel[place] ?? 0 })).filter((row) => row.count > 0);
}

/** How near a seat is to a way's point: what it has and what is needed; null for a way nobody may know. */
export function nearness(view: View, seat: number, way: Way): { have: number; need: number } | null {
  const row = view.seats[seat];
  if (!row) return null;
  if (way === 'counsel') return { have: row.counsel_spaces, need: view.thresholds.counsel };
  if (way !== 'archenemy') return { have: row.tracks[way], need: view.thresholds[way] };
  const rivalry = view.own && view.seat === seat ? view.own.rivalry : null;
  return rivalry && { have: rivalry.ways.filter((one) => one.ahead).length, need: rivalry.need };
}

/** The eight places of the event stack: a name where this seat knows the card, null for a back; nothing beyond the sorted ones. */
export function stackOf(view: View): (string | null)[] {
  const known = view.own?.stack ?? view.turned;
  return Array.from({ length: view.sorted }, (_, place) => known[place] ?? null);
}

/** What an event card does, for its picture: the motivation goes up or down, or something else happens. */
export function eventKind(view: View, name: string): string {
  const row = view.kinds[name];
  if (row?.kind !== 'motivation') return row?.kind ?? 'unknown';
  return row.change > 0 ? 'up' : 'down';
}

/** The seat with this colour. */
export function seatOf(view: View, colour: Colour): number {
  return view.seats.findIndex((row) => row.colour === colour);
}

/** Millions, for short figures: 350,000 is 0.35. */
export function millions(sum: number): number {
  return Math.round(sum / 10_000) / 100;
}

/** A text as the beginning of a line. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
