/** What happened, told step by step: pure, so that it can be tested. Where pieces stood is followed through the events. */
import { isTold, type News, type Numbered, type Speed } from '../../lib/board';
import { eventKey } from '../../lib/log';
import type { Told, UnitMoved, View } from './shapes';

export const PACE: Record<Speed, number> = { off: 0, slow: 1100, normal: 620, fast: 260 };

/** Somebody who was away does not want to watch an hour of steps: only the newest are told. */
export const MOST = 90;

/** Where everything that moves stands. */
export interface Places {
  robots: Record<string, string | null>;
  units: Record<string, string>;
  ips: Record<string, string>;
  pings: string[];
}

export interface Beat {
  event: Numbered<Told>;
  /** The key of its sentence. */
  key: string;
  /** How long it is shown, in paces. */
  length: number;
  /** What it points at: a robot, a unit, a slot or a square. */
  at: string | null;
  corporate: boolean;
}

const LENGTHS: Partial<Record<Told['kind'], number>> = {
  bought: 0.25, activated: 0.25, slot_opened: 0.25, altered: 0.3, actions_ended: 0.2, network_drawn: 0.4, network_discarded: 0.2, turn_began: 0.6,
  moved: 0.4, unit_moved: 0.4, ping_moved: 0.35, ip_moved: 0.5, chip: 0.25, passed: 0.25, power: 0.6, threat: 0.7, placed: 0.5,
  tested: 0.5, corporation_began: 1.4, threshold: 1.8, spotted: 1.1, unit_attacked: 1.1, shut_down: 1.6, floor_done: 2, game_over: 0.1,
};

/** The beats of what is new, in order. A new floor wipes the table: what came before has no place on it any more. */
export function beatsOf(news: readonly News<Told>[], during = false): Beat[] {
  const built = news.findLastIndex((event) => event.kind === 'floor_built');
  let corporate = during;
  const beats: Beat[] = [];
  for (const event of news.slice(Math.max(built, 0)).filter(isTold<Told>)) {
    if (event.kind === 'corporation_began') corporate = true;
    if (event.kind === 'turn_began' || event.kind === 'restarted') corporate = false;
    beats.push({ event, key: eventKey({ ...event }), length: LENGTHS[event.kind] ?? 0.9, at: pointsAt(event), corporate });
  }
  return beats.slice(-MOST);
}

/** Beats to be told, and those before the corporation's turn, which are then over at once: its turn is never kept waiting. */
export function hurried(queue: readonly Beat[]): { told: Beat[]; done: Beat[] } {
  const began = queue.findLastIndex((beat) => beat.event.kind === 'corporation_began');
  return { done: queue.slice(0, Math.max(began, 0)), told: queue.slice(Math.max(began, 0)) };
}

/** How fast to tell when so many beats wait: a long tale is told faster. */
export function haste(waiting: number): number {
  return Math.max(0.35, Math.min(1, 14 / Math.max(1, waiting)));
}

function pointsAt(event: Told): string | null {
  if ('unit' in event) return `unit:${event.unit}`;
  if ('robot' in event) return `robot:${event.robot}`;
  if ('slot' in event) return `slot:${event.slot}`;
  return 'square' in event ? `square:${event.square}` : null;
}

/** Where everything stands in a view. */
export function placesOf(view: View): Places {
  return {
    robots: Object.fromEntries(view.robots.map((row) => [row.robot, row.at])),
    units: Object.fromEntries(view.units.map((row) => [row.unit, row.at])),
    ips: Object.fromEntries(view.seats.map((row, seat) => [String(seat), row.ip])),
    pings: [...view.pings],
  };
}

/** Where everything stands after one event. */
export function after(places: Places, event: Told): Places {
  const robots = (changes: Record<string, string | null>): Places => ({ ...places, robots: { ...places.robots, ...changes } });
  switch (event.kind) {
    case 'moved':
    case 'crossed':
    case 'placed':
      return robots({ [event.robot]: event.square });
    case 'swapped':
      return robots({ [event.robot]: places.robots[event.other_robot] ?? null, [event.other_robot]: places.robots[event.robot] ?? null });
    case 'pushed':
      return { ...robots({ [event.robot]: places.units[event.unit] ?? null }), units: { ...places.units, [event.unit]: event.square } };
    case 'unit_moved':
      return { ...places, units: walked(places.units, event) };
    case 'unit_placed':
      return { ...places, units: { ...places.units, [event.unit]: event.square } };
    case 'ip_moved':
      return { ...places, ips: { ...places.ips, [event.seat]: event.node } };
    case 'booted':
      return { ...places, ips: { ...places.ips, [event.seat]: 'home' } };
    case 'banned':
      return { ...places, ips: { ...places.ips, [event.seat]: 'banned' } };
    case 'ping_added':
      return { ...places, pings: [...places.pings, event.node] };
    case 'ping_removed':
      return { ...places, pings: places.pings.toSpliced(places.pings.indexOf(event.node), places.pings.includes(event.node) ? 1 : 0) };
    case 'ping_moved':
    case 'ping_transferred': {
      const mover = places.pings.indexOf(event.left);
      return mover < 0 ? places : { ...places, pings: places.pings.with(mover, event.node) };
    }
    default:
      return places;
  }
}

/** A unit that makes way goes to where the other one stood. */
function walked(units: Record<string, string>, { unit, square, other_unit: other }: UnitMoved): Record<string, string> {
  const left = units[unit];
  return { ...units, [unit]: square, ...(other !== undefined && left !== undefined ? { [other]: left } : {}) };
}

/** A throw of dice that can be shown: its faces, and the AP they came to. */
export interface Roll {
  number: number;
  faces: { die: string; face: string }[];
  ap: number | null;
}

/** The last throw in these news; `before` is the one known already. */
export function rollAfter(before: Roll | null, news: readonly News<Told>[]): Roll | null {
  let roll = before;
  for (const event of news) {
    if (event.kind === 'rolled' || event.kind === 'rerolled') roll = { number: event.number, faces: facesOf(event.faces), ap: null };
    else if (event.kind === 'tested' && roll) roll = { ...roll, ap: event.ap };
    else if (event.kind === 'cycle_rolled') roll = { number: event.number, faces: [{ die: 'cycle', face: event.face }], ap: null };
    else if (event.kind === 'turn_began') roll = null;
  }
  return roll;
}

/** The event names each die and its face: `basic:2`. */
function facesOf(faces: readonly string[]): Roll['faces'] {
  return faces.map((one) => one.split(':')).map(([die = '', face = '']) => ({ die, face }));
}
