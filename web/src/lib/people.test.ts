import { expect, test } from 'vitest';
import { recorded } from '../games/fixtures';
import { isHotSeat, namesOf } from './people';
import type { SeatInfo, Welcome } from './wire';

const { table } = recorded('startup-nation')[0]!.sent as Welcome;
const [ada, bob, intern] = table.seats as [SeatInfo, SeatInfo, SeatInfo];

test('bots have names that begin with their letter, and an open seat is called by it', () => {
  expect(namesOf(table.seats)).toEqual(['Ada', 'Bob', 'Chloé', 'Diego']);
  expect(namesOf([ada, bob, { ...intern, kind: 'open' }])).toEqual(['Ada', 'Bob', 'C']);
});

test('no two names are alike', () => {
  expect(namesOf([ada, { ...bob, name: 'Ada' }])).toEqual(['Ada (A)', 'Ada (B)']);
});

test('people share a device when one browser has several seats', () => {
  expect(isHotSeat({ ...table, you: [0, 2] })).toBe(true);
  expect(isHotSeat({ ...table, you: [0] })).toBe(false);
});
