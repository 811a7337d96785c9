/** Things that fly over a board when something happened: how fast, and along which arc. Boards say what flies from where to where. */
import type { Speed } from './board';

/** A way between two named places (`data-spot`); where both are the same, the thing only shows up there. */
export interface Way {
  /** The kind of thing that flies; it is a class of what is drawn. */
  what: string;
  from: string;
  to: string;
}

/** A flight that has been given its time; when it is over, `landed` is called. */
export type Airborne<F extends Way> = F & { id: number; delay: number; pace: number };

/** How things fly over a board, where it is not as over the others. */
export interface Manners {
  /** The name of the place that stands for one that is not shown now. */
  instead?: (spot: string) => string;
  /** How many times as long as a flight a thing is shown that stays where it is. */
  stay?: number;
  /** Is this place the very thing that arrives? It is not shown twice then; it is there all the same, and can be pressed. */
  arrives?: (place: Element) => boolean;
}

/** Milliseconds of one flight; reduced motion is speed `off`. */
export const PACE: Record<Speed, number> = { off: 0, slow: 1000, normal: 560, fast: 260 };

const BETWEEN_STEPS = 0.7;
const BETWEEN_THINGS = 0.12;
const RISE = 28;

export interface Point {
  x: number;
  y: number;
}

/** The flights with their times: what one step causes leaves nearly together, the next step a little later. */
export function timed<F extends Way>(plan: readonly F[][], pace: number, first: number): Airborne<F>[] {
  let id = first;
  return plan.flatMap((flights, step) =>
    flights.map((flight, place) => ({ ...flight, id: id++, pace, delay: pace * (step * BETWEEN_STEPS + place * BETWEEN_THINGS) })),
  );
}

/** The place with this name, or the one that stands for it, or the whole board. */
export function placeOf(root: Element, spot: string, { instead }: Manners): Element {
  const place = (name: string): Element | null => root.querySelector(`[data-spot="${name}"]`);
  return place(spot) ?? (instead && place(instead(spot))) ?? root;
}

/** The middle of a place, seen from the corner of the board. */
export function middle(root: Element, place: Element): Point {
  const box = place.getBoundingClientRect();
  const board = root.getBoundingClientRect();
  return { x: box.left - board.left + box.width / 2, y: box.top - board.top + box.height / 2 };
}

const at = (point: Point, scale: number): string => `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;

/** From here to there in an arc; without `end` it appears, rises and goes. */
export function frames(start: Point, end: Point | null): Keyframe[] {
  if (end === null) {
    const above = { x: start.x, y: start.y - RISE };
    return [{ transform: at(start, 0.4), opacity: 0 }, { transform: at(start, 1.3), opacity: 1, offset: 0.35 }, { transform: at(above, 1), opacity: 0 }];
  }
  const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - RISE };
  return [{ transform: at(start, 0.8), opacity: 0 }, { transform: at(start, 0.9), opacity: 1, offset: 0.08 }, { transform: at(bend, 1.15), opacity: 1 }, { transform: at(end, 0.9), opacity: 1, offset: 0.92 }, { transform: at(end, 0.8), opacity: 0 }];
}

/** How something looks that is there already, but still seems to be on its way. */
export const HIDDEN_UNTIL_THE_END: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
