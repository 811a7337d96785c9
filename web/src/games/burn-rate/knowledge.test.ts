import { expect, test } from 'vitest';
import { moment } from '../fixtures';
import { piles, unseenCards, type Unseen } from './knowledge';
import type { View } from './shapes';

const GAME = 'burn-rate';
/** Six people and cards lie open: the own hand, a BAD IDEA of the other, and the discard. Then somebody is fired. */
const [OPEN, FIRED] = [moment(GAME, 'open cards').view, moment(GAME, 'open cards', 1).view];
const BARE = moment(GAME, 'the draft').view;
const rowOf = (view: View, kind: string): Unseen | undefined => unseenCards(view).find((row) => row.kind === kind);

test('nothing was seen before the first deal: all cards of the box are unseen', () => {
  expect(unseenCards(BARE).filter((row) => row.count !== row.total)).toEqual([]);
  expect(unseenCards(BARE).map((row) => row.kind)).toContain('new-business-plan');
});

test('what lies open is not unseen: the own hand, all BAD IDEAS, and the discard', () => {
  const seen = unseenCards(OPEN).filter((row) => row.count < row.total).map((row) => [row.kind, row.total - row.count]);
  expect(Object.fromEntries(seen)).toEqual({ hire: 2, fire: 1, funding: 1, 'bad-idea': 1, layoffs: 1 });
  expect(rowOf(OPEN, 'hire')).toMatchObject({ count: 12, total: 14 });
});

test('money and engineers are counted by their value, small first', () => {
  expect(rowOf(OPEN, 'funding')?.values).toEqual([{ value: 5, count: 7 }, { value: 10, count: 7 }, { value: 15, count: 2 }, { value: 20, count: 1 }]);
  expect(rowOf(OPEN, 'bad-idea')?.values).toEqual([{ value: 1, count: 8 }, { value: 2, count: 8 }, { value: 3, count: 4 }, { value: 4, count: 0 }]);
});

test('a person put singly under a pile is known to be there; the others are known without their order (BR-3.32)', () => {
  const layers = (view: View) => piles(view).find((pile) => pile.department === 'hr')!.layers;
  const [mixed] = layers(OPEN);
  expect(layers(FIRED)).toEqual([mixed, { known: true, people: ['omar_haddad'], count: 1 }]);
  expect(mixed).toMatchObject({ known: false, count: 5 });
  expect(piles(OPEN).map((pile) => pile.layers.length)).toEqual([1, 1, 1, 1]);
});
