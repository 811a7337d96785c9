import { expect, test } from 'vitest';
import type { Choice } from '../../lib/wire';
import type { Speaker } from '../../lib/words';
import { labelOf } from './labels';
import type { TableView } from './view';

const TEXTS: Record<string, string> = {
  'terminal-t01.text': '2: unlock a door. 3: 1 power. 5: threat −2.',
  'network-n01.text': '2 free squares.',
  'die-advanced': 'advanced die',
  'ability-ram': 'Ram',
  'bc-chip-U': 'Utility',
};
const words: Speaker = { has: (key) => key in TEXTS, say: (key, params) => TEXTS[key] ?? [key, ...Object.values(params ?? {})].join(' ') };
const view = {
  decider: 0,
  seats: [{ purchases: [{ buy: 'die-1', what: 'advanced', price: 2 }, { buy: 'ability-1', what: 'ram', price: 3 }, { buy: 'reserve-2', what: 'U', price: 1 }] }],
  module: { universal: { swap: 1 }, slots: { '5': 3 } },
  turn: { cards: ['t01'], optimises: [] },
} as unknown as TableView;
const said = (ref: string, key = 'action-x'): string | null =>
  labelOf(view, { code: 1, rule: '', text: '', path: [ref], label: { key, params: {} } } satisfies Choice, words);

test('an option of a terminal says what it costs and does', () => {
  expect(said('option:2')).toBe('bc-option 2 3 1 power');
});

test('an option of a card without a text keeps its plain sentence', () => {
  expect(labelOf({ ...view, turn: { ...view.turn, cards: ['own'] } }, { code: 1, rule: '', text: '', path: ['option:1'], label: { key: 'action-option', params: {} } }, words)).toBeNull();
});

test('a purchase is called by its name and its price', () => {
  expect(said('buy:die-1')).toBe('bc-priced advanced die 2');
  expect(said('buy:ability-1')).toBe('bc-priced Ram 3');
});

test('a purchase that is new to the board says its sentence', () => {
  expect(said('buy:bribe')).toBeNull();
});

test('a reserve upgrade taken at the start says which chip it is', () => {
  expect(said('reserve:2')).toBe('Utility');
});

test('a network card says what it does', () => {
  expect(said('card:n01', 'action-card')).toBe('action-card – 2 free squares.');
});

test('everything else says its sentence', () => {
  expect(said('choice:move')).toBeNull();
});
