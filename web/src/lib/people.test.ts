import { expect, test } from 'vitest';
import { recorded } from '../games/fixtures';
import { inOrder, isHotSeat, isMyTurn, namesOf, othersAt } from './people';
import type { SeatInfo, TableInfo, Welcome } from './wire';

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

const mine: TableInfo = { ...table, status: 'playing', you: [0], decider: 0, since: 500, seats: table.seats.map((seat) => ({ ...seat, yours: seat.seat === 0 })) };

test('a table is known by whom one plays with', () => {
  expect(othersAt(mine)).toEqual(['Bob', 'Chloé', 'Diego']);
  expect(othersAt({ ...mine, seats: [mine.seats[0]!, { ...bob, kind: 'open' }, ...mine.seats.slice(2)] })).toEqual(['Chloé', 'Diego']);
});

test('it is my turn while I decide myself', () => {
  const handed = mine.seats.map((seat) => (seat.yours ? { ...seat, kind: 'bot' as const } : seat));
  expect([mine, { ...mine, decider: 1 }, { ...mine, status: 'over' as const }, { ...mine, seats: handed }].map(isMyTurn)).toEqual([true, false, false, false]);
});

test('my turn comes first, the longest waiting first; then what moved last; then what waits for people', () => {
  const at = (id: string, changes: Partial<TableInfo>): TableInfo => ({ ...mine, id, ...changes });
  const tables = [
    at('waits', { status: 'waiting', since: null, created: 9000 }), at('theirs-old', { decider: 1, since: 10 }), at('mine-new', { since: 900 }),
    at('theirs-new', { decider: 1, since: 800 }), at('mine-old', { since: 100 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine-old', 'mine-new', 'theirs-new', 'theirs-old', 'waits']);
});

test('people are spoken of as they wish, and bots as their names are', () => {
  const { addresses } = namesOf([{ ...ada, address: 'she' }, { ...bob, address: '' }, intern]);
  expect(addresses).toEqual(['she', 'they', 'she']);
});
