import { expect, test } from 'vitest';
import { colleague, figuresOf, levelAt, LEVELS, policyKey, policyOf } from './colleagues';

const seat = (bot: string, level: number, kind: 'bot' | 'person' = 'bot') => ({ kind, bot, level });

test('there are five, each with a word of its own', () => {
  expect(LEVELS.map(policyOf)).toEqual(['intern', 'multitasker', 'manager', 'controller', 'chair']);
  expect(colleague(4)).toEqual({ bot: 'colleague', level: 4 });
});

test('people and bots of other kinds are no colleagues', () => {
  expect(levelAt(seat('colleague', 5))).toBe(5);
  expect(levelAt(seat('greedy', 2))).toBeNull();
  expect(levelAt(seat('colleague', 2, 'person'))).toBeNull();
});

test('every bot has a name', () => {
  expect(policyKey(seat('colleague', 1))).toBe('policy-intern');
  expect(policyKey(seat('ismcts', 1))).toBe('policy-ismcts');
  expect(policyKey(seat('', 0, 'person'))).toBeNull();
});

test('a card says what was measured and nothing else', () => {
  const info = { level: 3, policy: 'manager', simulations: 0, against_below: { share: 0.784, low: 0.71, high: 0.849, games: 240, seats: 4 }, against_random: null, wins: null };
  expect(figuresOf(info, 'the multitasker')).toEqual([{ key: 'figure-below', params: { share: 78, low: 71, high: 85, games: 240, seats: 4, below: 'the multitasker' } }]);
  expect(figuresOf(undefined, '')).toEqual([]);
});

test('what is said once of the intern is not said again of random choices', () => {
  const rating = { share: 0.63, low: 0.58, high: 0.67, games: 400, seats: 4 };
  const info = { level: 2, policy: 'multitasker', simulations: 0, against_below: rating, against_random: { ...rating }, wins: null };
  expect(figuresOf(info, 'the intern').map((figure) => figure.key)).toEqual(['figure-below']);
});
