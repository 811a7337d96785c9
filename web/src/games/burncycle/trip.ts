/**
 * "Go there": the single steps of a way, played one after the other. It knows no rule: the way comes from the view, every
 * step must be offered by the server, and the first event that is not this robot's plain step ends the trip.
 */
import { isTold, type News } from '../../lib/board';
import type { Told } from './shapes';

export interface Trip {
  robot: string;
  /** The directions still to go. */
  rest: string;
}

/** A trip that has not begun. */
export function plan(robot: string, way: string): Trip {
  return { robot, rest: way };
}

/** The click path of the next step; null when the trip is over. */
export function nextStep(trip: Trip): [string, string] | null {
  const direction = trip.rest[0];
  return direction === undefined ? null : [`robot:${trip.robot}`, `dir:${direction}`];
}

/** The trip after its next step has been sent. */
export function stepped(trip: Trip): Trip {
  return { ...trip, rest: trip.rest.slice(1) };
}

/** Did nothing happen but a plain step of the robot that travels? */
export function isPlain(trip: Trip, news: readonly News<Told>[]): boolean {
  const events = news.filter(isTold<Told>);
  return events.length > 0 && events.every((event) => event.kind === 'moved' && event.robot === trip.robot);
}

/** The trip after these news: it goes on, or it is over (null). */
export function goOn(trip: Trip, news: readonly News<Told>[]): Trip | null {
  return isPlain(trip, news) && trip.rest !== '' ? trip : null;
}
