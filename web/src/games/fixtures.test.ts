import { expect, test } from 'vitest';
import { SHELF } from '.';
import { namesOf } from '../lib/people';
import { asked, changed, heard, NAMES, recorded, scene, told } from './fixtures';

test('a message is what is different from the one before', () => {
  const was = { a: 1, row: { b: 1, c: 2 }, list: [{ d: 1 }, { d: 2 }, 3], gone: true };
  expect(changed(was, { a: null, row: { b: 5 }, list: { 0: { e: 4 }, '#': 2 }, new: [1], '-': ['gone'] })).toEqual({ a: null, row: { b: 5, c: 2 }, list: [{ d: 1, e: 4 }, { d: 2 }], new: [1] });
  expect(changed(was, { list: { 3: { d: 4 }, '#': 4 } })).toEqual({ ...was, list: [...was.list, { d: 4 }] });
  expect(changed(was, { list: [7], row: null })).toEqual({ ...was, list: [7], row: null });
});

test.each(SHELF)('what was recorded is whole: %s', (game) => {
  const wrong = recorded(game).filter(({ seat, sent: { type, events, position: { view, choices } } }) => type !== 'update' && type !== 'welcome' || view?.game !== game || view.seat !== seat || !events.every((event) => event.number > 0 && event.kind) || (choices.length > 0) !== (view.decider === seat && seat >= 0 && !events.some((event) => event.kind === 'table-closed')));
  expect(wrong).toEqual([]);
  expect(new Set(recorded(game).map((one) => one.seat)).has(-1)).toBe(true);
});

test('everybody at a recorded table has the name that the page gives them', () => {
  const tables = SHELF.flatMap((game) => recorded(game).flatMap(({ sent }) => (sent.type === 'welcome' ? [sent.table] : [])));
  expect(tables.filter((table) => table.seats.some(({ vacated, name }) => vacated || name === 'Cleo')).length).toBeLessThan(3);
  const plain = tables.filter((table) => table.seats.every(({ name, kind, seat }) => (kind === 'person') === seat < 2 && name !== 'Cleo'));
  expect(plain.map((table) => namesOf(table.seats))).toEqual(plain.map((table) => NAMES.slice(0, table.seats.length)));
  expect(plain.length).toBeGreaterThan(10);
});

test('what nobody was told is asked for', () => {
  expect(() => scene('burn-rate', 'a coffee break')).toThrow('nobody was told scene a coffee break of burn-rate like this: write a scene in tools/record_scenes');
  expect(() => asked('burn-rate', 'prompt-take', ({ choices }) => choices.length > 99)).toThrow('nobody was told prompt-take');
  expect(() => told('burn-rate', 'drew', ({ event }) => event.count === 99)).toThrow('nobody was told event drew');
  expect(heard('burn-rate', 'drew').every(({ event }) => event.kind === 'drew')).toBe(true);
});
