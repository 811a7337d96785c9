import { expect, test } from 'vitest';
import { news } from '../games/fixtures';
import type { Happening } from './board';
import { seatsIn } from './point';

test('a line is about all the seats it names', () => {
  const winners = (event: Happening): number[] => (Array.isArray(event['winners']) ? event['winners'] : []);
  const [asked, ended, started] = ['asked', 'round_ended', 'table-started'].map((kind) => news('startup-nation', kind, (event) => kind !== 'round_ended' || winners(event).length > 1));
  expect(seatsIn(asked!)).toEqual([asked!.seat, asked!['target']]);
  expect(seatsIn(ended!)).toEqual([...new Set([ended!.seat, ...winners(ended!)])]);
  expect(seatsIn(started!)).toEqual([]);
});
