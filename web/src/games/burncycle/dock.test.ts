import { expect, test } from 'vitest';
import { averageOf, dockRefs, isOnMap, isOptimised, isPacked, optionText, tileOf, type Words } from './dock';
import type { TableView } from './view';

const TEXTS: Record<string, string> = {
  'terminal-t01.text': '2: unlock a door. 3: 1 power. 5: threat −2.',
  'die-advanced': 'advanced die',
  'ability-ram': 'Ram',
  'ability-ram.text': 'Attack tests +2 AP.',
  'choice-ip-on': 'IP: one node on',
};
const words: Words = { has: (key) => key in TEXTS, say: (key, params) => TEXTS[key] ?? [key, ...Object.values(params ?? {})].join(' '), called: (ref) => `as in the list: ${ref}` };
const view = {
  decider: 0,
  seats: [{ purchases: [{ buy: 'die-1', what: 'advanced', price: 2 }, { buy: 'ability-1', what: 'ram', price: 3 }] }],
  module: { universal: { swap: 1 }, slots: { '5': 3 } },
  dice_faces: { basic: [0, 0, 1, 1, 2, 2], advanced: [1, 1, 2, 2, 3, 3], elite: [2, 2, 3, 3, 4, 4] },
  turn: { cards: ['t01'], subject: null, optimises: ['choice:move', 'wall'], ip_ways: { 'choice:ip-on': '1.3' } },
} as unknown as TableView;

test('what lies on the map, the cycle or in a reserve is not in the dock', () => {
  expect(dockRefs(view, ['robot:0', 'unit:u01', 'edge:5,9:e', 'slot:2', 'own:P', 'team:T', 'wall:n', 'choice:move', 'buy:die-1'], [])).toEqual(['choice:move', 'buy:die-1']);
});

test('a direction is on the map only when the piece that goes there is known', () => {
  expect(isOnMap(view, 'dir:n', ['robot:0'])).toBe(true);
  expect(isOnMap({ ...view, turn: { ...view.turn, subject: 'unit:u01' } }, 'dir:n', [])).toBe(true);
  expect(isOnMap(view, 'dir:n', [])).toBe(false);
});

test('purchases have their names and prices', () => {
  expect(tileOf(view, 'buy:die-1', words)).toMatchObject({ label: 'advanced die', price: 2 });
  expect(tileOf(view, 'buy:ability-1', words)).toMatchObject({ label: 'Ram', price: 3, zoom: 'ability-ram' });
  expect(tileOf(view, 'buy:swap', words).price).toBe(1);
  expect(tileOf(view, 'buy:slot:5', words).price).toBe(3);
});

test('what the board has no words for is called as in the list of choices', () => {
  const strangers = ['choice:open-the-books', 'buy:bribe', 'item:stapler', 'card:n99', 'terminal:roof', 'vault:3'];
  expect(strangers.map((ref) => tileOf(view, ref, words).label)).toEqual(strangers.map((ref) => `as in the list: ${ref}`));
  expect(tileOf(view, 'choice:ip-on', words).label).toBe('IP: one node on → 1.3');
});

test('more than twelve short things are packed, but never what has a text or a number of its own', () => {
  const tiles = (count: number, ref: string) => Array.from({ length: count }, () => tileOf(view, ref, words));
  expect(isPacked(tiles(12, 'buy:swap'))).toBe(false);
  expect(isPacked([...tiles(12, 'buy:swap'), ...tiles(1, 'item:d01')])).toBe(true);
  expect(isPacked([...tiles(12, 'buy:swap'), ...tiles(1, 'card:n01')])).toBe(false);
  expect(isPacked(tiles(13, 'amount:1'))).toBe(false);
});

test('an option of a terminal is its part of the card', () => {
  expect(optionText(view, 2, words)).toBe('bc-option-tile 3 1 power');
  expect(optionText(view, 4, words)).toBe('action-option 4');
});

test('what the present chip optimises is marked', () => {
  expect(isOptimised(view, 'choice:move')).toBe(true);
  expect(isOptimised(view, 'wall:n')).toBe(true);
  expect(isOptimised(view, 'choice:network')).toBe(false);
});

test('the average of a throw follows from the faces', () => {
  expect(averageOf(view, { basic: 4, advanced: 1, elite: 0 })).toBe(6);
});
