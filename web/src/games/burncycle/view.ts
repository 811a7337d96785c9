/** The view of burncycle as it travels, and the few questions the board asks it. */
import type { SeatRow, View } from '../../lib/board';

export type Direction = 'n' | 'e' | 's' | 'w';
export type Chip = 'S' | 'P' | 'T' | 'U' | 'captain';
export type Die = 'basic' | 'advanced' | 'elite';
export const DICE: readonly Die[] = ['basic', 'advanced', 'elite'];

export interface FloorMap {
  width: number;
  height: number;
  /** One mark for each square, row by row: `x` exterior, `.` hallway, `1` and `2` secure zones, `#` nothing, or a room's letter. */
  zones: string;
  /** One mark for each square's eastern and southern edge: `.` open, `|` wall, `D` door. */
  east: string;
  south: string;
  hideouts: string[];
  objectives: string[];
  targets: string[];
  posts: string[];
  icons: Record<string, Chip>;
  chips: Record<string, Chip>;
}

export interface NetworkMap {
  layers: string[];
  links: [string, string][];
  access: string[];
  entry: string;
}

export interface Purchase {
  buy: string;
  what: string;
  price: number;
  bought: boolean;
}

export interface Seat extends SeatRow {
  agent: string;
  power: number;
  bank: number;
  online: boolean;
  purchases: Purchase[];
  level: number;
  ip: string;
  access: number;
  hand: string[];
  imperative: string | null;
  installed: string[];
  boosts: number;
}

export interface Robot {
  robot: string;
  at: string | null;
  power: number;
  online: boolean;
  alert: string | null;
  flipped: boolean;
  keys: number;
  items: string[];
}

export interface Unit {
  unit: string;
  at: string;
  post: string;
  facing: Direction;
  level: number;
  move: number;
  alert: number;
  sees: string[];
  damage: number;
  resistance: number;
  patrol: string;
  abilities: string[];
  grapple: number;
  key: boolean;
  stunned: boolean;
  activated: boolean;
}

export interface Slot {
  slot: number;
  open: boolean;
  chip: Chip | null;
  degraded: boolean;
  marker: boolean;
}

/** A way to a square: directions, AP, and on how many of its squares the robot would be seen. */
export interface Way {
  way: string;
  ap: number;
  seen: number;
}

export interface Turn {
  dice: Record<Die, number>;
  spent: Record<Die, number>;
  rolled: string[];
  rerolls: number;
  ap: number | null;
  entries: string[];
  cards: string[];
  boosted: number;
  /** The door one works at, or the unit that is moved aside. */
  subject: string | null;
  optimises: string[];
  /** In the network step: the node behind each way of the IP, by the thing clicked. */
  ip_ways: Record<string, string>;
  routes: Record<string, Record<string, Way>>;
}

export interface Goal {
  goal: string;
  now: number;
  needed: number;
}

export interface TableView extends View {
  seats: Seat[];
  mission: string;
  floor: number;
  floors: number;
  plan: string;
  map: FloorMap;
  network: NetworkMap;
  dice_faces: Record<Die, number[]>;
  module: { key: string; bank: number; universal: Record<string, number>; slots: Record<string, number> };
  round: number;
  active: number;
  holder: number;
  threat: number;
  limit: number;
  thresholds: number[];
  fired: number;
  captain: string;
  ceo: { key: string; level: number };
  pings: string[];
  goals: Goal[];
  robots: Robot[];
  units: Unit[];
  cycle: Slot[];
  reserves: Record<string, Record<string, number>>;
  doors: { edge: string; unlocked: boolean; keypad: string | null }[];
  keypads: Record<string, { entries: string[]; force: number | null }>;
  destroyed: string[];
  wall_tokens: number;
  terminals: { at: string; mainframe: boolean }[];
  caches: string[];
  beads: string[];
  ledgers: string[];
  hacked: string[];
  quiet: string[];
  universal: string[];
  turn: Turn;
}

/** The frame's view, known to be one of this game. */
export function tableOf(view: View): TableView {
  return view as TableView;
}

/** The robot of this name on the floor. */
export function robotOf(view: TableView, name: string): Robot | undefined {
  return view.robots.find((row) => row.robot === name);
}

/** Where the agent whose turn it is stands. */
export function activeSquare(view: TableView): string | null {
  return robotOf(view, String(view.active))?.at ?? null;
}

/** The dice that can still be rolled this turn. */
export function unspent(turn: Turn, die: Die): number {
  return Math.max(0, (turn.dice[die] ?? 0) - (turn.spent[die] ?? 0));
}
