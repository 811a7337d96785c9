import { expect, test } from 'vitest';
import { eyes, GALLERY, stepFor, TRUTH, within } from './scrub';

test('arrows go one step, Home and End to the ends, and nothing goes beyond', () => {
  expect(stepFor('ArrowRight', 3, 9)).toBe(4);
  expect(stepFor('ArrowLeft', 0, 9)).toBe(0);
  expect(stepFor('ArrowRight', 9, 9)).toBe(9);
  expect(stepFor('Home', 5, 9)).toBe(0);
  expect(stepFor('End', 5, 9)).toBe(9);
  expect(stepFor('x', 5, 9)).toBeNull();
  expect(within(12, 9)).toBe(9);
});

test('the truth and the eyes of others open when the game is over', () => {
  expect(eyes(3, [1], false)).toEqual([GALLERY, 1]);
  expect(eyes(3, [1], true)).toEqual([TRUTH, GALLERY, 0, 1, 2]);
});
