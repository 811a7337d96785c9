import { expect, test } from 'vitest';
import { told } from '../games/fixtures';
import { seatsIn } from './point';

test('a line is about all the seats it names', () => {
  const [asked, ended, started] = ['asked', 'round_ended', 'table-started'].map((kind) => told('startup-nation', kind, ({ event }) => kind !== 'round_ended' || (event['winners'] as number[]).length > 1).event);
  expect(seatsIn(asked!)).toEqual([asked!.seat, asked!['target']]);
  expect(seatsIn(ended!)).toEqual([...new Set([ended!.seat, ...(ended!['winners'] as number[])])]);
  expect(seatsIn(started!)).toEqual([]);
});
