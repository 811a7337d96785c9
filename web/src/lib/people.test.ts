import { expect, test } from 'vitest';
import { isHotSeat, namesOf } from './people';
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

test('people share a device when one browser has several seats', () => {
  expect(isHotSeat({ you: [0, 2] } as TableInfo)).toBe(true);
  expect(isHotSeat({ you: [0] } as TableInfo)).toBe(false);
});
