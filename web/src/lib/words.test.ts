import { expect, test } from 'vitest';
import { Texts } from './texts';
import { plainWord, wordsFor, wordsIfAny } from './words';

const texts = new Texts('en', ['card-audit = TAX AUDIT\nbr-kind-hire = HIRE\nbr-cost = { $sum } M']);

test('a board’s own words come first, then the game’s', () => {
  expect(wordsFor(texts, ['br-kind-hire', 'card-hire'], 'hire')).toBe('HIRE');
  expect(wordsFor(texts, ['br-kind-audit', 'card-audit'], 'audit')).toBe('TAX AUDIT');
  expect(wordsFor(texts, ['br-cost'], 'cost', { sum: 3 })).toBe('3 M');
});

test('what nobody has words for is called by its word, as people write it', () => {
  expect(wordsFor(texts, ['br-kind-x', 'card-x'], 'tax-audit:23')).toBe('tax audit 23');
  expect(plainWord('_late-fee')).toBe('late fee');
});

test('what may be left out is left out', () => {
  expect([wordsIfAny(texts, 'br-cost', { sum: 3 }), wordsIfAny(texts, 'br-price')]).toEqual(['3 M', '']);
});
