import { expect, test } from 'vitest';
import { PACES, speedFor, waitsForBot } from './pace';
import type { SeatInfo } from './wire';

const SEATS = [{ kind: 'person' }, { kind: 'bot' }] as SeatInfo[];

test('what one does oneself flies as one wants', () => {
  for (const pace of PACES) expect(speedFor('slow', pace, true, true)).toBe('slow');
});

test('what quick bots do flies no longer than their beat, or not at all', () => {
  expect(PACES.map((pace) => speedFor('slow', pace, false, false))).toEqual(['slow', 'fast', 'off']);
  expect(PACES.map((pace) => speedFor('off', pace, false, false))).toEqual(['off', 'off', 'off']);
});

test('who skips to their turn sees no flights until then', () => {
  expect(speedFor('normal', 'thoughtful', true, false)).toBe('off');
});

test('one can skip while a bot decides, and not from the gallery', () => {
  expect(waitsForBot(SEATS, 0, 1)).toBe(true);
  expect([waitsForBot(SEATS, 0, 0), waitsForBot(SEATS, -1, 1), waitsForBot(SEATS, 0, -1)]).toEqual([false, false, false]);
});
