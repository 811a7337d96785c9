import { expect, test } from 'vitest';
import type { Happening } from './board';
import { addNews, eventKey, lastOwnTurn, linesOf, tally } from './log';

const event = (number: number, kind: string, seat: number, more: Record<string, unknown> = {}): Happening => ({ number, kind, seat, ...more });

const LOG = [
  event(1, 'drew', 0),
  event(2, 'played', 0),
  event(3, 'drew', 1),
  event(4, 'played', 1),
  event(5, 'drew', 0, { text: 'drew-card' }),
];

test('a variant of an event has a sentence of its own', () => {
  expect(eventKey(LOG[4]!)).toBe('event-drew-card');
  expect(eventKey(LOG[0]!)).toBe('event-drew');
});

test('what was taken back is marked', () => {
  const lines = linesOf([...LOG, event(6, 'moved', 0), event(7, 'table-taken-back', 0, { to: 5 })]);
  expect(lines.filter((line) => line.undone).map((line) => line.number)).toEqual([6]);
});

test('choices that tell nothing are not lines', () => {
  expect(linesOf([event(1, 'table-chosen', 0)])).toEqual([]);
});

test('news begin where the own last turn ended', () => {
  expect(lastOwnTurn(LOG, 0)).toBe(2);
  expect(lastOwnTurn(LOG, 1)).toBe(4);
  expect(lastOwnTurn(LOG, 2)).toBeNull();
});

test('a tally counts what each seat did', () => {
  expect(tally(LOG, 2).get('drew')).toEqual([2, 1]);
});

test('news are added once, and a gap is noticed', () => {
  expect(addNews(LOG, [event(5, 'drew', 0), event(6, 'played', 0)])?.at(-1)?.number).toBe(6);
  expect(addNews(LOG, [event(7, 'played', 0)])).toBeNull();
  expect(addNews([], [event(40, 'played', 0)])).toHaveLength(1);
});
