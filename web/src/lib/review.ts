/** A review as it is drawn: lines of chances over the decisions, and the decisions that mattered. */
import type { Outcome } from './board';
import { chanceOf, chances, cost, WORTH_A_WORD } from './chances';
import type { Review, ReviewDecision } from './wire';

export interface Decision extends ReviewDecision {
  /** Counted from 1, as people read it. */
  place: number;
  /** Everybody's chance of winning before it, in hundredths. */
  chances: number[];
  /** What the chosen and the best choice led to, in hundredths. */
  chosenChance: number;
  bestChance: number;
  /** What it gave away, in hundredths of a win. */
  cost: number;
}

export interface Curve {
  /** The seat whose line this is; -1 where all win or lose together. */
  seat: number;
  /** One chance for each decision, and the result at the end. */
  points: number[];
}

/** The decisions with everything in hundredths. */
export function decisionsOf(review: Review): Decision[] {
  return review.decisions.map((one, index) => ({
    ...one,
    place: index + 1,
    chances: chances(one.values, review.together),
    chosenChance: chanceOf(one.chosen.score, one.values, review.together),
    bestChance: chanceOf(one.best.score, one.values, review.together),
    cost: cost(one.loss, one.values.length, review.together),
  }));
}

/** The decisions that mattered, the worst first; what is worth no word is left out. */
export function momentsOf(review: Review, decisions: readonly Decision[]): Decision[] {
  return review.mattered.flatMap((step) => decisions.filter((one) => one.step === step && one.cost >= WORTH_A_WORD));
}

/** What a seat gave away with each of its decisions on average, in hundredths; null when it decided nothing. */
export function meanCost(decisions: readonly Decision[], seat: number): number | null {
  const own = decisions.filter((one) => one.seat === seat);
  return own.length === 0 ? null : own.reduce((sum, one) => sum + one.cost, 0) / own.length;
}

/** The lines of the graph: one for each seat, or one for all where they win or lose together. */
export function curvesOf(decisions: readonly Decision[], outcome: Outcome | null, together: boolean): Curve[] {
  const ends = outcome === null ? [] : [chances(outcome.returns, together)];
  const line = (seat: number): number[] => [...decisions.map((one) => one.chances), ...ends].map((all) => all[seat] ?? 0);
  if (together) return [{ seat: -1, points: line(0) }];
  return (decisions[0]?.values ?? []).map((_, seat) => ({ seat, points: line(seat) }));
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the point with this number lies, of so many. */
export function xOf(index: number, count: number, frame: Frame): number {
  return frame.left + (count < 2 ? 0 : (index / (count - 1)) * frame.width);
}

/** How high a chance stands. */
export function yOf(chance: number, frame: Frame): number {
  return frame.top + frame.height * (1 - chance / 100);
}

/** A line through these chances, over so many places. */
export function pathOf(points: readonly number[], count: number, frame: Frame): string {
  return points.map((chance, index) => `${index === 0 ? 'M' : 'L'}${xOf(index, count, frame).toFixed(1)} ${yOf(chance, frame).toFixed(1)}`).join('');
}

/** The place nearest to where somebody pointed. */
export function nearest(x: number, count: number, frame: Frame): number {
  const place = Math.round(((x - frame.left) / Math.max(1, frame.width)) * (count - 1));
  return Math.min(Math.max(0, place), Math.max(0, count - 1));
}

/** Where a line carries the shape of its seat: now and then, and each line elsewhere. */
export function markedPlaces(count: number, line: number, lines: number, every: number): number[] {
  const offset = Math.floor((every * (line + 0.5)) / Math.max(1, lines));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % every === offset % every);
}

/** The heights of labels, moved apart so that each can be read; in the order given. */
export function apart(heights: readonly number[], least: number, highest: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height || a.index - b.index);
  const placed: number[] = [];
  let free = -Infinity;
  for (const { height, index } of order) free = (placed[index] = Math.max(height, free)) + least;
  const over = Math.max(0, free - least - highest);
  let limit = Infinity;
  for (const { index } of over > 0 ? order.reverse() : []) limit = (placed[index] = Math.min(placed[index] ?? 0, limit, highest)) - least;
  return placed;
}
