import { expect, test } from 'vitest';
import { speakerOf } from '../drawn';
import { asked, moment } from '../fixtures';
import { averageOf, dockRefs, isOnMap, isOptimised, isPacked, optionText, tileOf } from './dock';

const GAME = 'burncycle';
const on = speakerOf(GAME);
const { view: routing } = moment(GAME, 'routing');
const { view: terminal } = moment(GAME, 'terminal t01: option 1, door 3,3 s', 1);

test('what lies on the map, the cycle or in a reserve is not in the dock', () => {
  const { view, choices } = moment(GAME, 'a physical chip');
  const refs = [...new Set(choices.flatMap(({ path }) => path))];
  expect(refs).toEqual(expect.arrayContaining(['wall:n', 'door:s', 'slot:1', 'own:T', 'choice:move']));
  expect(dockRefs(view, refs, [])).toEqual(['choice:move', 'choice:network', 'choice:pass']);
});

test('a direction is on the map only when the piece that goes there is known', () => {
  const { view } = asked(GAME, 'prompt-move');
  expect([isOnMap(view, 'dir:n', ['robot:0']), isOnMap(view, 'dir:n', [])]).toEqual([true, false]);
  expect(isOnMap(asked(GAME, 'prompt-push').view, 'dir:e', [])).toBe(true);
});

test('purchases have their names and prices', () => {
  expect(tileOf(routing, 'buy:die-1', on)).toMatchObject({ label: 'advanced die', price: 2 });
  expect(tileOf(routing, 'buy:ability-1', on)).toMatchObject({ label: 'Ram', price: 2, zoom: 'ability-ram' });
  expect([tileOf(routing, 'buy:swap', on).price, tileOf(routing, 'buy:slot:5', on).price]).toEqual([1, 3]);
});

test('what the board has no words for is called as in the list of choices', () => {
  const strangers = ['choice:open-the-books', 'buy:bribe', 'item:stapler', 'card:n99', 'terminal:roof', 'vault:3'];
  expect(strangers.map((ref) => tileOf(routing, ref, on).label)).toEqual(strangers.map((ref) => `as in the list: ${ref}`));
});

test('a way of the IP says where it leads', () => {
  const { view } = moment(GAME, 'a boot');
  expect(tileOf(view, 'choice:ip-on', on).label).toBe('IP: one node on → layer 1, node 2');
});

test('more than twelve short things are packed, but never what has a text or a number of its own', () => {
  const tiles = (count: number, ref: string) => Array.from({ length: count }, () => tileOf(routing, ref, on));
  expect(isPacked(tiles(12, 'buy:swap'))).toBe(false);
  expect(isPacked([...tiles(12, 'buy:swap'), ...tiles(1, 'item:d01')])).toBe(true);
  expect(isPacked([...tiles(12, 'buy:swap'), ...tiles(1, 'card:n01')])).toBe(false);
  expect(isPacked(tiles(13, 'amount:1'))).toBe(false);
});

test('an option of a terminal is its part of the card, and costs what it costs here: nothing on a mainframe', () => {
  expect([optionText(terminal, 2, on), optionText(terminal, 4, on)]).toEqual(['0 AP: 1 power', 'Option 4 of the terminal']);
  const plain = { ...terminal, turn: { ...terminal.turn, option_costs: [2, 3, 5] } };
  expect(optionText(plain, 2, on)).toBe('3 AP: 1 power');
});

test('what the present chip optimises is marked', () => {
  const { view } = moment(GAME, 'a physical chip');
  expect(['choice:move', 'wall:n', 'choice:network'].map((ref) => isOptimised(view, ref))).toEqual([true, true, false]);
});

test('the average of a throw follows from the faces', () => {
  expect(averageOf(routing, { basic: 4, advanced: 1, elite: 0 })).toBe(6);
});
