import { expect, test } from 'vitest';
import { isKept, promised } from './fairness';
import type { Fairness } from './wire';

const RECEIPT: Fairness = {
  seed_hash: '', seed_chosen: false, seed: '123456789012345678901234567890', game: 'g', revision: 1, content: 'c',
  options: { ties: 'all', love: false, list: ['b', 'a'] }, seats: 4,
};

test('the promise is the text the server hashes', () => {
  expect(promised(RECEIPT)).toBe(
    '{"content":"c","game":"g","options":{"list":["b","a"],"love":false,"ties":"all"},"revision":1,"seats":4,"seed":123456789012345678901234567890}',
  );
});

test('a kept promise is seen, a broken one too', async () => {
  // python: sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
  const seed_hash = '6d91fc953833ac44dc84f5305f1dc0edc13f0fc4da4fe288a2823746688575f5';
  expect(await isKept({ ...RECEIPT, seed_hash })).toBe(true);
  expect(await isKept({ ...RECEIPT, seed_hash, seed: '7' })).toBe(false);
});
