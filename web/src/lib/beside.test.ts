import { expect, test } from 'vitest';
import { beside, type Box, type Size } from './beside';

const ROOM: Box = { left: 0, top: 0, width: 1000, height: 700 };
const CARD: Size = { width: 270, height: 380 };
const pointer = (left: number, top: number): Box => ({ left, top, width: 1, height: 1 });
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

test('it opens at the side with more room', () => {
  expect(beside(pointer(300, 350), CARD, ROOM)).toEqual({ left: 315, top: 160.5 });
  expect(beside(pointer(800, 350), CARD, ROOM).left).toBe(800 - 14 - 270);
});

test('wherever the pointer is, it is beside it and on the screen', () => {
  for (let left = 0; left < 1000; left += 50) {
    for (let top = 0; top < 700; top += 50) {
      const box = { ...beside(pointer(left, top), CARD, ROOM), ...CARD };
      expect(overlaps(box, pointer(left, top))).toBe(false);
      expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= 1000 && box.top + box.height <= 700).toBe(true);
    }
  }
});

test('on a phone it opens above or below the thing', () => {
  const phone: Box = { left: 0, top: 0, width: 360, height: 740 };
  const thing: Box = { left: 20, top: 560, width: 90, height: 120 };
  const box = { ...beside(thing, CARD, phone), ...CARD };
  expect(overlaps(box, thing)).toBe(false);
  expect(box.left + box.width <= 360 && box.top >= 0).toBe(true);
});
