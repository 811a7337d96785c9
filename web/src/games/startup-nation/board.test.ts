import { expect, test } from 'vitest';
import { CARDS, rankOf, rankShape, roleOf, ROLES } from './ranks';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { Texts } from '../../lib/texts';
import { moment } from '../fixtures';
import { replaced } from '../strangers/kit';
import { CHARACTERS, characterOf } from './characters';
import Newcomer from './characters/Newcomer.svelte';
import { othersFrom, rankIn, roleIn, thingsIn, type TableView } from './view';
import { answerText, cardName, colourLetter, discardText, menuText } from './words';

const keys = (source: string): string[] => [...source.matchAll(/^(sn-[\w-]+) =/gm)].map((match) => match[1] ?? '');

test('every intern has rank 0 and the role of an intern', () => {
  expect(CARDS.slice(0, 7).map((card) => [rankOf(card), roleOf(card)])).toEqual(Array(7).fill([0, 'intern']));
});

test('from the tech lead on a card is its role and has its rank', () => {
  expect(CARDS.slice(7).map(rankOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(CARDS.slice(7).map(roleOf)).toEqual(ROLES.slice(1));
});

test('no two ranks have the same shape', () => {
  expect(new Set(ROLES.map((_, rank) => rankShape(rank))).size).toBe(8);
});

const TABLE = moment<TableView>('startup-nation', 'the deal').view;

test('the rank of a card is its place among the roles that the table names, also when there is a new one', () => {
  expect(thingsIn(TABLE, 'roles').map((thing) => thing.face)).toEqual(ROLES);
  expect(['intern_fire', 'recruiter', 'brigitte'].map((card) => rankIn(TABLE, card))).toEqual([0, 2, 7]);
  const strange = JSON.parse(replaced(JSON.stringify(TABLE), { tech_lead: 'auditor' })) as TableView;
  expect(['auditor', 'recruiter', 'tech_lead'].map((card) => rankIn(strange, card))).toEqual([1, 2, null]);
});

test('a card that is no role of the table has no rank; every intern is an intern', () => {
  expect([roleIn(TABLE, 'coffee_machine'), rankIn(TABLE, 'coffee_machine')]).toEqual([null, null]);
  expect(roleIn(TABLE, 'intern_coffee')).toBe('intern');
});

test('a card that has no picture yet shows a newcomer', () => {
  expect(characterOf('recruiter')).toBe(CHARACTERS.recruiter);
  expect(characterOf('auditor')).toBe(Newcomer);
});

test('what the board has no words for is told in those of the game, or by its own word', () => {
  const texts = new Texts('en', ['card-auditor = the Auditor', 'colour-green = green', 'cause-audit = audited', 'answer-maybe = perhaps']);
  const on = { say: texts.say.bind(texts), has: texts.has.bind(texts), called: (ref: string) => `as in the list: ${ref}` };
  expect([cardName(on, 'auditor'), cardName(on, 'coffee_machine'), colourLetter(on, 'green'), colourLetter(on, 'white')]).toEqual(['the Auditor', 'coffee machine', 'G', 'W']);
  expect([discardText(on, { card: 'x', seat: 1, cause: 'audit' }), answerText(on, 'maybe')]).toEqual(['audited', 'perhaps']);
  expect(menuText(on, 'fees', { ref: 'fee:late', face: 'late', count: 1 })).toBe('as in the list: fee:late');
});

test('the other seats follow clockwise from the own one; the gallery sees all', () => {
  expect(othersFrom(5, 3)).toEqual([4, 0, 1, 2]);
  expect(othersFrom(4, -1)).toEqual([0, 1, 2, 3]);
});

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});
