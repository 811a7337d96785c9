import { expect, test } from 'vitest';
import { recorded } from '../games/fixtures';
import { absentSeats, goneSince, seatsToAskFor } from './absence';
import type { TableInfo, Welcome } from './wire';

const { table: found } = recorded('startup-nation')[0]!.sent as Welcome;
const table: TableInfo = { ...found, status: 'playing', deadline: null, decider: 0, since: 1000, you: [0], seats: found.seats.map((seat) => ({ ...seat, yours: seat.seat === 0 })) };
const nobody = [null, null, null, null];

test('a seat is gone since its last page was closed', () => {
  expect(goneSince([null, 50], [true, false], 99)).toEqual([null, 50]);
  expect(goneSince([null, 50], [false, true], 99)).toEqual([99, null]);
});

test('who has been away for a minute can be played for', () => {
  expect(absentSeats(table, [null, 1000, null, null], 1059)).toEqual([]);
  expect(absentSeats(table, [null, 1000, null, null], 1061)).toEqual([1]);
  expect(absentSeats({ ...table, deadline: 60 }, [null, 1000, null, null], 1061)).toEqual([]);
  expect(absentSeats({ ...table, you: [] }, [null, 1000, null, null], 1061)).toEqual([]);
});

test('and so can who lets the table wait, but not oneself', () => {
  expect(absentSeats({ ...table, decider: 1 }, nobody, 1301)).toEqual([1]);
  expect(absentSeats({ ...table, decider: 1 }, nobody, 1299)).toEqual([]);
  expect(absentSeats(table, nobody, 9999)).toEqual([]);
});

test('only who watches may ask for a seat that was left', () => {
  const left = { ...table, seats: table.seats.map((seat) => ({ ...seat, vacated: seat.seat === 2 })) };
  expect(seatsToAskFor({ ...left, you: [] })).toEqual([2]);
  expect(seatsToAskFor(left)).toEqual([]);
});
