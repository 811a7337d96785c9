import { expect, test } from 'vitest';
import { SHELF, soundsOf } from '../games';
import { news, recorded } from '../games/fixtures';
import { AT_ONCE, endSound, heardIn, NOTES, TABLE } from './sounds';

test.each(SHELF)('every event that was ever told has its sound or is silent on purpose: %s', async (game) => {
  const table = await soundsOf(game);
  const kinds = new Set(recorded(game).flatMap(({ sent }) => sent.events.map(({ kind }) => kind)));
  expect([...kinds].filter((kind) => !(kind in table) && !(kind in TABLE))).toEqual([]);
  expect(Object.values(table).filter((sound) => sound !== null).length).toBeGreaterThan(8);
});

test('sounds are short and soft', () => {
  for (const [sound, notes] of Object.entries(NOTES)) {
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts)), sound).toBeLessThan(1.4);
    expect(Math.max(...notes.map(({ loud }) => loud)), sound).toBeLessThanOrEqual(0.5);
  }
});

test('only a few are heard at once, the weightiest first', async () => {
  const table = await soundsOf('startup-nation');
  const events = (['drew', 'played', 'bpi_given', 'asked', 'went_out'] as const).map((kind) => news('startup-nation', kind));
  expect(heardIn(events, table)).toEqual(['alarm', 'ask']);
  expect(heardIn(events.slice(0, 2), table)).toEqual(['card']);
  expect(AT_ONCE).toBeLessThanOrEqual(3);
});

test('a storm of events is silent, and so is what nobody has heard of', async () => {
  const table = await soundsOf('startup-nation');
  const drew = news('startup-nation', 'drew');
  expect(heardIn(Array.from({ length: 15 }, () => drew), table)).toEqual([]);
  expect(heardIn([{ ...drew, kind: 'rain' }], table)).toEqual([]);
});

test('the end sounds as it went', () => {
  expect([endSound([1], [1]), endSound([1], [0, 2]), endSound([1], []), endSound([], [])]).toEqual(['win', 'loss', 'win', 'loss']);
});
