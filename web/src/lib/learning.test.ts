import { expect, test } from 'vitest';
import { isFirst, parseLearned, wasExplained, withExplained, withKnown } from './learning';

const NOTHING = parseLearned(null);

test('a game is new until it is known, and each game for itself', () => {
  const learned = withKnown(NOTHING, 'burn-rate');
  expect([isFirst(learned, 'burn-rate'), isFirst(learned, 'burncycle')]).toEqual([false, true]);
  expect(withKnown(learned, 'burn-rate')).toBe(learned);
});

test('a prompt is explained once, in each game', () => {
  const learned = withExplained(NOTHING, 'burn-rate', 'prompt-turn');
  expect([['burn-rate', 'prompt-turn'], ['burn-rate', 'prompt-take'], ['burncycle', 'prompt-turn']].map(([game, prompt]) => wasExplained(learned, game!, prompt!))).toEqual([true, false, false]);
  expect(withExplained(learned, 'burn-rate', 'prompt-turn')).toBe(learned);
});

test('what was kept is read again, and what cannot be read is forgotten', () => {
  const learned = withKnown(withExplained(NOTHING, 'a', 'p'), 'b');
  expect(parseLearned(JSON.stringify(learned))).toEqual(learned);
  expect(['nonsense', '[]', '{"known":7,"explained":{"a":"p"}}'].map(parseLearned)).toEqual([NOTHING, NOTHING, { known: [], explained: { a: [] } }]);
});
