import { expect, test } from 'vitest';
import { defaults, load, parse, store } from './settings';

test('the language of the browser is where one starts', () => {
  expect(defaults('fr-CA').lang).toBe('fr');
  expect(defaults('de').lang).toBe('en');
});

test('what was stored comes back', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const settings = { ...defaults('en'), theme: 'dark' as const, volume: 30, muted: true, pace: 'brisk' as const, itself: false, opponent: 5, seats: { burncycle: 3 } };
  store(storage, settings);
  expect(load(storage, 'fr')).toEqual(settings);
});

test('nonsense is as if nothing had been stored', () => {
  expect(parse('{{', 'en')).toEqual(defaults('en'));
  expect(parse('{"theme":"pink","speed":3,"pace":"hasty","itself":1,"opponent":9,"seats":[4],"keys":{"undo":"zz"}}', 'en')).toEqual(defaults('en'));
  expect(parse('{"keys":{"undo":"z"}}', 'en').keys.undo).toBe('z');
});

test('who had the sound off hears nothing, and who had it on hears it as before', () => {
  expect(parse('{"sound":false}', 'en')).toMatchObject({ muted: true, volume: 60 });
  expect(parse('{"sound":true}', 'en')).toMatchObject({ muted: false, volume: 60 });
  expect(parse('{"sound":false,"muted":false,"volume":400}', 'en')).toMatchObject({ muted: false, volume: 100 });
});
