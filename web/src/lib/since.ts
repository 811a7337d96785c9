/** How long ago something was, in the few words that a list has room for. */
import type { Sentence } from './ending';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Since when, as a sentence of the pages; a clock that is ahead of the server's says "just now" too. */
export function sinceWhen(then: number, now: number): Sentence {
  const gone = Math.max(0, now - then);
  const count = (unit: number): Record<string, number> => ({ count: Math.floor(gone / unit) });
  if (gone < MINUTE) return { key: 'since-now', params: {} };
  if (gone < HOUR) return { key: 'since-minutes', params: count(MINUTE) };
  if (gone < 2 * DAY) return { key: 'since-hours', params: count(HOUR) };
  return { key: 'since-days', params: count(DAY) };
}
