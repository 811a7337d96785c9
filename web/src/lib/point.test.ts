import { expect, test } from 'vitest';
import { seatsIn } from './point';

test('a line is about all the seats it names', () => {
  expect(seatsIn({ number: 1, kind: 'asked', seat: 2, target: 0, card: 'fire', count: 3 })).toEqual([2, 0]);
  expect(seatsIn({ number: 2, kind: 'round_ended', seat: -1, winners: [1, 3] })).toEqual([1, 3]);
  expect(seatsIn({ number: 3, kind: 'table-started', seat: -1 })).toEqual([]);
});
