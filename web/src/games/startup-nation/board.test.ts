import { expect, test } from 'vitest';
import { rankShape } from './ranks';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { Texts } from '../../lib/texts';
import { moment, seen } from '../fixtures';
import { CHARACTERS, characterOf } from './characters';
import Newcomer from './characters/Newcomer.svelte';
import { discardOf, othersFrom, rankIn, roleIn, rolesIn } from './view';
import { answerText, cardName, colourLetter, discardText, menuText } from './words';

const keys = (source: string): string[] => [...source.matchAll(/^(sn-[\w-]+) =/gm)].map((match) => match[1] ?? '');

const { view } = moment('startup-nation', 'the deal');

test('no two ranks have the same shape', () => {
  expect(new Set(rolesIn(view).map((_, rank) => rankShape(rank))).size).toBe(8);
});

test('a card has the rank that the table says and the role of that rank, and a role has a rank too', () => {
  expect(['intern_clever', 'recruiter', 'brigitte'].map((card) => [rankIn(view, card), roleIn(view, card)])).toEqual([[0, 'intern'], [2, 'recruiter'], [7, 'brigitte']]);
  expect(rolesIn(view).map((role) => rankIn(view, role))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a card of which the table says no rank has none, and no role', () => {
  expect([rankIn(view, 'coffee_machine'), roleIn(view, 'coffee_machine')]).toEqual([null, null]);
});

test('a card that has no picture yet shows a newcomer', () => {
  expect(characterOf('recruiter')).toBe(CHARACTERS.recruiter);
  expect(characterOf('auditor')).toBe(Newcomer);
});

test('what the board has no words for is told in those of the game, or by its own word', () => {
  const texts = new Texts('en', ['card-auditor = the Auditor', 'colour-green = green', 'cause-audit = audited', 'answer-maybe = perhaps']);
  const on = { say: texts.say.bind(texts), has: texts.has.bind(texts), called: (ref: string) => `as in the list: ${ref}` };
  expect([cardName(on, 'auditor'), cardName(on, 'coffee_machine'), colourLetter(on, 'green'), colourLetter(on, 'white')]).toEqual(['the Auditor', 'coffee machine', 'G', 'W']);
  expect([discardText(on, { seat: 1, cause: 'audit' }), answerText(on, 'maybe')]).toEqual(['audited', 'perhaps']);
  expect(menuText(on, 'fees', { ref: 'fee:late', face: 'late', count: 1 })).toBe('as in the list: fee:late');
});

test('the other seats follow clockwise from the own one; the gallery sees all', () => {
  expect(othersFrom(5, 3)).toEqual([4, 0, 1, 2]);
  expect(othersFrom(4, -1)).toEqual([0, 1, 2, 3]);
});

test('everybody’s discards lie together, in the order in which they were laid down', () => {
  const full = seen('startup-nation').map((one) => one.view).find((one) => new Set(one.discard.map((row) => row.seat)).size > 1)!;
  const seats = [...new Set(full.discard.map((row) => row.seat))];
  const grouped = seats.flatMap((seat) => discardOf(full, seat));
  expect(grouped.every((row) => full.discard[row.place]?.card === row.card)).toBe(true);
  expect(grouped.map((row) => row.place).sort((one, other) => one - other)).toEqual(full.discard.map((_, place) => place));
});

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});
