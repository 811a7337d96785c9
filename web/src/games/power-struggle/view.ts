/** The view of Power Struggle as it travels, and the few questions the board asks it. */
import type { SeatRow, Thing, View } from '../../lib/board';

export const DIVISIONS = ['dev', 'hr', 'com', 'acc', 'leg', 'ctl'] as const;
export const OFFICES = [1, 2, 3, 4, 5, 6] as const;
export const TRACKS = ['influence', 'shares', 'main', 'corruption'] as const;
export const WAYS = [...TRACKS, 'counsel', 'archenemy'] as const;

export type Division = (typeof DIVISIONS)[number];
export type Track = (typeof TRACKS)[number];
export type Way = (typeof WAYS)[number];
export type Side = 'face_down' | 'head' | 'bribed';

export interface Enemy {
  colour: string;
  card: string;
  trio: Way[];
}

export interface Seat extends SeatRow {
  colour: string;
  tracks: Record<Track, number>;
  counsel: number[];
  consultants: number;
  certificates: number[];
  points: Way[];
  announced: boolean;
  archenemy: Enemy | null;
  not_archenemy: [string, string][];
  cards: number;
  cash: { low: number; high: number };
}

export interface Privilege {
  name: string;
  holder: number;
  side: Side;
  worth: number | null;
}

/** What a finished action will score when it is committed. */
export interface Score {
  way: Way;
  by: number;
  total: number;
  point: boolean;
}

export interface InHand {
  action: string | null;
  count: number;
  extra: number;
  mark: string | null;
  picks: (string | null)[];
  refusers: number[];
  offers: number;
  offer: { target: number; privilege: string; sum: number | null } | null;
  scores: Score[];
}

export interface Offer {
  seat: number;
  target: number;
  privilege: string;
  answer: 'pending' | 'accepted' | 'refused';
  sum: number | null;
}

export interface Rivalry {
  seat: number;
  ways: { way: Way; mine: number; theirs: number; ahead: boolean }[];
  true: boolean;
}

export interface Own {
  cash: number;
  archenemy: Enemy;
  privileges: string[];
  events: string[] | null;
  stack: string[] | null;
  rivalry: Rivalry;
  prices: number[];
  resignations: Record<string, { managers: number; employees: number }>;
  menu: { action: string; reason: string | null }[] | null;
}

/** A unit in an office: owner, kind and employees. */
export type Unit = [number, 'department' | 'main', number];

export interface TableView extends View {
  seats: Seat[];
  options: { target: number | string; [option: string]: unknown };
  stage: string;
  phase: string;
  meeting: number;
  round: number;
  starter: number;
  active: number;
  motivation: number;
  thresholds: Record<Exclude<Way, 'archenemy'>, number>;
  golden: Record<Track, number>;
  /** The competence cards in play. */
  enemies: string[];
  offices: Record<string, Unit>;
  heads: Record<Division, number>;
  board: number[];
  chairman: number;
  stock: number[];
  privileges: Privilege[];
  turned: string[];
  sorted: number;
  kinds: Record<string, { kind: string; change: number }>;
  in_hand: InHand;
  offers: Offer[];
  forecast: { bonus: number[]; heads: Record<Division, number>; chairman: number; prices: number[]; main: number; counsel: number };
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

/** Menus that the desk draws in ways of their own. */
const OWN_MENUS = ['actions', 'coarse', 'fine'];

/** What else can be pressed as a button: the things of all other menus. */
export function menuThings(view: View): Thing[] {
  return view.zones.filter((zone) => zone.kind === 'menu' && !OWN_MENUS.includes(zone.ref)).flatMap((zone) => zone.things);
}

/** The first empty office of a division, where whatever comes next will open; null when all are taken. */
export function nextOffice(view: TableView, division: Division): number | null {
  return OFFICES.find((office) => !view.offices[`${division}:${office}`]) ?? null;
}

/** Who sits on a division's counsel space: a seat and how many of its figures. */
export function consultantsOf(view: TableView, division: Division): { seat: number; count: number }[] {
  const place = DIVISIONS.indexOf(division);
  return view.seats.map((row, seat) => ({ seat, count: row.counsel[place] ?? 0 })).filter((row) => row.count > 0);
}

/** In how many divisions a seat has a consultant: that is what counts for the point. */
export function counselSpaces(row: Seat): number {
  return row.counsel.filter((count) => count > 0).length;
}

/** How near a seat is to a way's point: what it has and what is needed; null for a way nobody may know. */
export function nearness(view: TableView, seat: number, way: Way): { have: number; need: number } | null {
  const row = view.seats[seat];
  if (!row) return null;
  if (way === 'counsel') return { have: counselSpaces(row), need: view.thresholds.counsel };
  if (way !== 'archenemy') return { have: row.tracks[way], need: view.thresholds[way] };
  const rivalry = view.own && view['seat'] === seat ? view.own.rivalry : null;
  if (!rivalry) return null;
  const need = rivalry.seat === seat ? rivalry.ways.length - 1 : rivalry.ways.length;
  return { have: rivalry.ways.filter((one) => one.ahead).length, need };
}

/** The eight places of the event stack: a name where this seat knows the card, null for a back; nothing beyond the sorted ones. */
export function stackOf(view: TableView): (string | null)[] {
  const known = view.own?.stack ?? view.turned;
  return Array.from({ length: view.sorted }, (_, place) => known[place] ?? null);
}

/** What an event card does, for its picture: the motivation goes up or down, or something else happens. */
export function eventKind(view: TableView, name: string): string {
  const row = view.kinds[name];
  if (row?.kind !== 'motivation') return row?.kind ?? 'unknown';
  return row.change > 0 ? 'up' : 'down';
}

/** The seat with this colour. */
export function seatOf(view: TableView, colour: string): number {
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
