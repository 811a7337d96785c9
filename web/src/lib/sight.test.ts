import { expect, test } from 'vitest';
import type { Box } from './beside';
import { way } from './sight';

const ROOM: Box = { left: 0, top: 50, width: 360, height: 400 };
const box = (top: number, height = 40, left = 10): Box => ({ left, top, width: 60, height });

test('what is seen stays where it is', () => expect(way([box(100), box(300)], ROOM)).toEqual({ x: 0, y: 0 }));

test('what lies below comes just above the choices, and what lies above just below the status line', () => {
  expect(way([box(500)], ROOM).y).toBe(540 - (450 - 8));
  expect(way([box(-100)], ROOM).y).toBe(-100 - (50 + 8));
});

test('things that fit together are all brought into sight', () => expect(way([box(300), box(600)], ROOM).y).toBe(640 - 442));

test('where they are too far apart one of them is enough, and the first where none is seen', () => {
  expect(way([box(60), box(900)], ROOM).y).toBe(0);
  expect(way([box(700), box(1600)], ROOM).y).toBe(740 - 442);
});

test('what is longer than the room shows its beginning', () => expect(way([box(500, 900)], ROOM).y).toBe(500 - 58));

test('a pane is panned sideways too', () => expect(way([box(100, 40, 500)], ROOM).x).toBe(560 - (360 - 8)));

test('nothing to show moves nothing', () => expect(way([], ROOM)).toEqual({ x: 0, y: 0 }));
