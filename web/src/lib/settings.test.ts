import { expect, test } from 'vitest';
import { defaults, load, parse, store } from './settings';

test('the language of the browser is where one starts', () => {
  expect(defaults('fr-CA').lang).toBe('fr');
  expect(defaults('de').lang).toBe('en');
});

test('what was stored comes back', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const settings = { ...defaults('en'), theme: 'dark' as const, sound: false, opponent: 5 };
  store(storage, settings);
  expect(load(storage, 'fr')).toEqual(settings);
});

test('nonsense is as if nothing had been stored', () => {
  expect(parse('{{', 'en')).toEqual(defaults('en'));
  expect(parse('{"theme":"pink","speed":3,"opponent":9,"keys":{"undo":"zz"}}', 'en')).toEqual(defaults('en'));
  expect(parse('{"keys":{"undo":"z"}}', 'en').keys.undo).toBe('z');
});
