import { expect, test } from 'vitest';
import { isGone, scoresIn } from './standing';

const VIEW = { game: 'toy', seat: 0, decider: 0, prompt: { key: 'prompt', params: {}, rule: 'TOY-1' }, outcome: null, options: {}, zones: [] };
const living = (...all: (boolean | undefined)[]) => ({ ...VIEW, seats: all.map((one, seat) => ({ ref: `seat:${seat}`, ...(one === undefined ? {} : { living: one }) })) });

test('who is out is told by the game alone', () => {
  expect([0, 1, 2, 3].map((seat) => isGone(living(true, false, undefined), seat))).toEqual([false, true, false, false]);
  expect(isGone(null, 0)).toBe(false);
});

test('points are shown where the view has them', () => {
  expect(scoresIn({ ...living(), scores: [3, 0] } as ReturnType<typeof living>)).toEqual([3, 0]);
  expect(scoresIn(living())).toBe(null);
});
