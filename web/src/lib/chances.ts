/** Expected results as people read them: a chance of winning, and words for how one stands and what was given away.
 *
 * A result is 1 for a win alone and -1/(seats - 1) for a loss, so that all seats add up to nothing; where all win or lose
 * together it is 1 or -1 for everybody. The estimates of a search need not add up: what all have too much is taken off.
 */

import type { Choice, CoachReason, Hint } from './wire';

/** Less than this is nothing worth a word, in hundredths of a win. */
export const WORTH_A_WORD = 2;

/** Everybody's chance of winning, in hundredths. */
export function chances(values: readonly number[], together: boolean): number[] {
  return values.map((value) => chanceOf(value, values, together));
}

/** The chance that goes with one result, where the seats can expect `values`. */
export function chanceOf(score: number, values: readonly number[], together: boolean): number {
  const seats = values.length;
  if (together) return within((100 * (score + 1)) / 2);
  const excess = values.reduce((sum, value) => sum + value, 0) / seats;
  return within((100 * ((score - excess) * (seats - 1) + 1)) / seats);
}

/** A difference of two results, in hundredths of a win. */
export function cost(loss: number, seats: number, together: boolean): number {
  return 100 * loss * (together ? 0.5 : (seats - 1) / seats);
}

/** The chance of somebody who stands as well as the others. */
export function fairChance(seats: number, together: boolean): number {
  return together ? 50 : 100 / seats;
}

const STANDS: readonly [number, string][] = [[-0.75, 'lost'], [-0.4, 'far-behind'], [-0.12, 'behind'], [0.12, 'even'], [0.4, 'ahead'], [0.75, 'far-ahead']];

/** A choice of a hint with its chance; null where it is the only one. */
export interface Ranked {
  choice: Choice;
  chance: number | null;
  reasons: CoachReason[];
}

/** A hint in the order of what is said of its choices: the search's own choice first, then from the best to the worst.
 *
 * A choice that was asked about has its place among them.
 */
export function ranking(hint: Hint): Ranked[] {
  const known = new Set(hint.choices.map(({ choice }) => choice.code));
  const looked = hint.about && !known.has(hint.about.choice.code) ? [...hint.choices, hint.about] : hint.choices;
  const all = looked.map(({ choice, score, reasons }) => ({ choice, reasons, chance: score === null ? null : chanceOf(score, hint.values, hint.together) }));
  const [first, ...others] = all;
  return first ? [first, ...others.sort((one, other) => (other.chance ?? 0) - (one.chance ?? 0))] : [];
}

/** The key of how somebody with this chance stands: the way up to a win, or down to a loss, in a few words. */
export function standKey(chance: number, fair: number): string {
  const way = chance >= fair ? (chance - fair) / (100 - fair) : (chance - fair) / fair;
  return `stand-${STANDS.find(([limit]) => way < limit)?.[1] ?? 'won'}`;
}

/** The key of how much worse than the best one choice is. */
export function worseKey(hundredths: number): string {
  if (hundredths < WORTH_A_WORD) return 'worse-not';
  if (hundredths < 6) return 'worse-little';
  return hundredths < 15 ? 'worse-some' : 'worse-much';
}

function within(chance: number): number {
  return Math.min(100, Math.max(0, chance));
}
