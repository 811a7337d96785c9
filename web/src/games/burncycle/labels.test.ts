import { expect, test } from 'vitest';
import { speakerOf } from '../drawn';
import { asked, moment, type Seen } from '../fixtures';
import { labelOf } from './labels';

const GAME = 'burncycle';
const on = speakerOf(GAME);
const routing = moment(GAME, 'routing');
const terminal = moment(GAME, 'terminal t01: option 1, door 3,3 s', 1);
/** What the choice that begins with this ref says. */
const said = ({ view, choices }: Seen<'burncycle'>, ref: string): string | null => labelOf(view, choices.find(({ path }) => path[0] === ref)!, on);

test('an option of a terminal says what it costs and does; on a mainframe it costs nothing', () => {
  expect(['option:1', 'option:2', 'option:3'].map((ref) => said(terminal, ref))).toEqual(['Option 1, 0 AP: unlock a door', 'Option 2, 0 AP: 1 power', 'Option 3, 0 AP: threat −2']);
});

test('an option of a card without a text keeps its plain sentence', () => {
  const own = { ...terminal, view: { ...terminal.view, turn: { ...terminal.view.turn, cards: ['own'] } } };
  expect(said(own, 'option:1')).toBeNull();
});

test('a purchase is called by its name and its price', () => {
  expect(['buy:die-1', 'buy:ability-1', 'buy:swap', 'buy:slot:5'].map((ref) => said(routing, ref))).toEqual(['advanced die, 2 power', 'Ram, 2 power', 'Swap, 1 power', 'Slot 5, 3 power']);
});

test('a purchase that is new to the board says its sentence', () => {
  expect(labelOf(routing.view, { ...routing.choices[0]!, path: ['buy:bribe'] }, on)).toBeNull();
});

test('a reserve upgrade taken at the start says which chip it is', () => {
  const upgrade = asked(GAME, 'prompt-upgrade');
  const words = upgrade.choices.map(({ path }) => said(upgrade, path[0]!));
  expect(words).toHaveLength(3);
  expect(words.filter((word) => !['Physical', 'Tech', 'Utility'].includes(word ?? ''))).toEqual([]);
});

test('a network card says what it does', () => {
  const card = asked(GAME, 'prompt-card');
  expect(said(card, card.choices[0]!.path[0]!)).toMatch(/^Resolve network card [PTU]\d – .+\.$/);
});

test('everything else says its sentence', () => {
  expect(said(asked(GAME, 'prompt-menu'), 'choice:move')).toBeNull();
});
