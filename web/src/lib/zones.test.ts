import { expect, test } from 'vitest';
import { nearest } from './zones';

const ROW = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 0 }, { x: 50, y: 60 }];

test('arrows go to the nearest thing in their direction', () => {
  expect(nearest(ROW, 0, [1, 0])).toBe(1);
  expect(nearest(ROW, 2, [-1, 0])).toBe(1);
  expect(nearest(ROW, 1, [0, 1])).toBe(3);
  expect(nearest(ROW, 3, [0, -1])).toBe(1);
});

test('where nothing lies they find nothing', () => {
  expect(nearest(ROW, 2, [1, 0])).toBeNull();
  expect(nearest([], 0, [1, 0])).toBeNull();
});
