import { expect, test } from 'vitest';
import { namesOf, nextHands, shapeOf } from './people';
import type { SeatInfo, TableInfo } from './wire';

const seat = (number: number, kind: SeatInfo['kind'], name = ''): SeatInfo => ({
  seat: number, kind, name, bot: kind === 'bot' ? 'greedy' : '', level: 1, vacated: false, reserved: false, yours: false,
});

test('bots have names that begin with their letter', () => {
  expect(namesOf([seat(0, 'person', 'Ada'), seat(1, 'bot'), seat(2, 'open')])).toEqual(['Ada', 'Basile', 'C']);
});

test('no two names are alike', () => {
  expect(namesOf([seat(0, 'person', 'Ada'), seat(1, 'person', 'Ada')])).toEqual(['Ada (A)', 'Ada (B)']);
});

test('neighbours differ in shape', () => expect(new Set([0, 1, 2, 3, 4].map(shapeOf)).size).toBe(5));

test('the device changes hands only where people share it', () => {
  expect(nextHands({ you: [0, 2] } as TableInfo, 0, 2)).toBe(2);
  expect(nextHands({ you: [0, 2] } as TableInfo, 0, 1)).toBeNull();
  expect(nextHands({ you: [0] } as TableInfo, 0, 2)).toBeNull();
});
