import { expect, test } from 'vitest';
import { news, scene } from '../games/fixtures';
import { addNews, eventKey, folded, lastOwnTurn, linesOf, tally } from './log';

/** A match up to somebody's second turn, as Ada knows it. */
const LOG = scene('startup-nation', 'a few turns')[3]!.news;
const kinds = LOG.map((event) => event.kind);

test('a variant of an event has a sentence of its own', () => {
  const drawn = LOG.filter((event) => event.kind === 'drew').map((event) => [event.seat, eventKey(event)]);
  expect(drawn).toEqual([[0, 'event-drew-card'], [1, 'event-drew'], [2, 'event-drew'], [3, 'event-drew'], [0, 'event-drew-card'], [1, 'event-drew']]);
});

test('what was taken back is marked', () => {
  const [, chosen, back] = scene('burn-rate', 'seats change hands').filter(({ seat }) => seat === 0);
  const lines = linesOf([...chosen!.news, ...back!.news]);
  expect(lines.map((line) => [line.kind, line.undone])).toEqual([['discarded', true], ['table-taken-back', false]]);
});

test('choices that tell nothing are not lines', () => {
  expect(linesOf([news('burncycle', 'table-chosen')])).toEqual([]);
});

test('news begin where the own last turn ended', () => {
  const last = (seat: number): string => `${kinds[LOG.findIndex((event) => event.number === lastOwnTurn(LOG, seat))]} of ${seat}`;
  expect([0, 2, 3].map(last)).toEqual(['tokens_swapped of 0', 'asked of 2', 'promoted of 3']);
  expect(lastOwnTurn(LOG.slice(0, 10), 2)).toBeNull();
});

test('a tally counts what each seat did', () => {
  expect(tally(LOG, 4).get('drew')).toEqual([2, 2, 1, 1]);
  expect([...tally(LOG, 4).keys()].filter((kind) => kind.startsWith('table-'))).toEqual([]);
});

test('news are added once, and a gap is noticed', () => {
  const [before, added] = [LOG.slice(0, 12), LOG.slice(11, 14)];
  expect(addNews(before, added)?.map((event) => event.number)).toEqual(LOG.slice(0, 14).map((event) => event.number));
  expect(addNews(before, LOG.slice(13))).toBeNull();
  expect(addNews([], LOG.slice(13))).toHaveLength(LOG.length - 13);
});

test('a choice that nobody pressed has its own line, and says how it came about', () => {
  const choice = { key: 'action-lift', params: {} };
  const lines = linesOf([
    { number: 1, kind: 'lifted', seat: 0, by: 'itself', choice },
    { number: 2, kind: 'table-chosen', seat: 0, by: 'order', choice },
    { number: 3, kind: 'table-chosen', seat: 1 },
    { number: 4, kind: 'asked', seat: 1, by: 'agent' },
  ]);
  expect(lines.map((line) => [line.number, line.by])).toEqual([[1, 'itself'], [2, 'order'], [4, '']]);
});

test('several discards of a turn are one line, where the texts have a sentence for it', () => {
  const discard = news('burn-rate', 'discarded');
  const lines = linesOf([discard, { ...discard, number: discard.number + 1 }, { ...discard, number: discard.number + 2, seat: discard.seat + 1 }]);
  const [several, other, ...none] = folded(lines, (key) => key === 'event-discarded-several');
  expect([several?.number, several?.key, several?.happening['cards']]).toEqual([discard.number + 1, 'event-discarded-several', [discard['card'], discard['card']]]);
  expect([other?.key, none]).toEqual(['event-discarded', []]);
  expect(folded(lines, () => false)).toEqual(lines);
});
