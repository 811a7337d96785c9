import { expect, test } from 'vitest';
import { chanceOf, chances, cost, fairChance, ranking, standKey, worseKey } from './chances';
import type { Choice, Hint } from './wire';

test('a win alone is certain, a loss is none, and even is one seat’s share', () => {
  expect(chances([1, -1 / 3, -1 / 3, -1 / 3], false).map(Math.round)).toEqual([100, 0, 0, 0]);
  expect(chances([0.1, -0.1, 0, 0], false).map(Math.round)).toEqual([33, 18, 25, 25]);
  expect(fairChance(4, false)).toBe(25);
});

test('what all have too much is taken off', () => {
  expect(chances([0.3, 0.1], false).map(Math.round)).toEqual([55, 45]);
  expect(chanceOf(0.2, [0.3, 0.1], false)).toBe(50);
});

test('who wins together has one chance', () => {
  expect(chances([-0.4, -0.4], true).map(Math.round)).toEqual([30, 30]);
  expect(chances([0.2], true).map(Math.round)).toEqual([60]);
  expect(chances([0, 0, 0], false).map(Math.round)).toEqual([33, 33, 33]);
  expect(cost(0.2, 2, true)).toBeCloseTo(10);
});

test('no chance is below none or above all', () => expect(chances([3, -3], false)).toEqual([100, 0]));

test('a loss is counted in hundredths of a win', () => expect(cost(0.2, 4, false)).toBeCloseTo(15));

test('how one stands is a word', () => {
  expect([0, 12, 20, 25, 31, 50, 80, 99].map((chance) => standKey(chance, 25))).toEqual([
    'stand-lost', 'stand-far-behind', 'stand-behind', 'stand-even', 'stand-even', 'stand-ahead', 'stand-far-ahead', 'stand-won',
  ]);
});

test('and so is how much worse a choice is', () => {
  expect([0, 1.9, 3, 10, 40].map(worseKey)).toEqual(['worse-not', 'worse-not', 'worse-little', 'worse-some', 'worse-much']);
});

test('a hint is in the order of its words, whatever order the search tried its choices in', () => {
  const choice = (code: number): Choice => ({ code, text: '', path: [`card:${code}`], label: { key: 'action-play', params: {} }, rule: 'SN-1' });
  const scored = [[1, 0.3], [2, 0.1], [3, 0.29], [4, 0.32]] as const;
  const hint: Hint = { base: 1, choices: scored.map(([code, score]) => ({ choice: choice(code), score, simulations: 1, reasons: [] })), values: [0.3, -0.1, -0.1, -0.1], together: false, about: null, towards: [] };
  const ranked = ranking(hint);
  expect(ranked.map((one) => one.choice.code)).toEqual([1, 4, 3, 2]);
  const words = ranked.slice(1).map((one) => worseKey((ranked[0]?.chance ?? 0) - (one.chance ?? 0)));
  expect(words).toEqual(['worse-not', 'worse-not', 'worse-much']);
});

test('a choice that was asked about has its place among the best', () => {
  const one = (code: number, score: number) => ({ choice: { code, text: '', path: [], label: { key: '', params: {} }, rule: '' }, score, simulations: 1, reasons: [] });
  const hint: Hint = { base: 1, choices: [one(1, 0.3), one(2, 0.1)], values: [0.3, -0.3], together: false, about: one(7, 0.2), towards: [] };
  expect(ranking(hint).map(({ choice }) => choice.code)).toEqual([1, 7, 2]);
  expect(ranking({ ...hint, about: one(2, 0.1) }).map(({ choice }) => choice.code)).toEqual([1, 2]);
});
