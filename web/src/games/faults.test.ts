import { expect, test } from 'vitest';
import { Texts } from '../lib/texts';
import { BARE, bareWords, Faults } from './faults';

const KEYS = ['event-drew', 'card-recruiter', 'log'];
const [en, fr] = [new Faults('en', KEYS), new Faults('fr', KEYS)];
const kinds = (faults: Faults, line: string): string[] => faults.inSentence(line).map((fault) => fault.slice(0, fault.indexOf(':')));

test.each(['[object Object]', 'undefined cards', 'NaN AP', 'Ada takes null.', '{ $card } is drawn'])('a value that is missing is a hole: %s', (line) => expect(kinds(en, line)).toContain('a hole'));

test.each(['Play intern_fire', 'Choose seat:2', 'Ada draws t06, t01.', BARE('demoted')])('what only programs call so is found: %s', (line) => expect(kinds(en, line)).toEqual(['a name for programs']));

test.each(['event-drew', 'Ask card-recruiter now.'])('the key of a text is found: %s', (line) => expect(kinds(en, line)).toEqual(['a key']));

test.each(['Exact: take another turn., chosen', 'Ada , Bob', 'a room ()', 'Ada  Bob', 'Why:: nobody knows'])('texts that were put together badly are found: %s', (line) => expect(kinds(en, line)).toEqual(['marks that do not follow each other']));

test('one is not many', () => {
  expect(kinds(en, 'The die is rolled 1 times.')).toEqual(['one of many']);
  expect(['1 cartes jouées', '0 points sur 4'].map((line) => kinds(fr, line))).toEqual([['none or one of many'], ['none or one of many']]);
});

test('French marks stand behind spaces that do not break', () => {
  const marks = ['Ada: un point', 'Qui ?', '«oui\u00a0»', '« oui\u00a0»'];
  expect(marks.map((line) => kinds(fr, line))).toEqual(marks.map(() => ['a mark that needs a space which does not break']));
});

test('French makes one word of some', () => expect(['La clé de le gardien', 'à les agents'].map((line) => kinds(fr, line).length)).toEqual([1, 1]));

test('a word that a sentence was given is found where nobody has a text for it', () => {
  const texts = new Texts('fr', ['chip-captain = le jeton captain']);
  expect(bareWords('Le dé montre wild.', { face: 'wild', seat: 1 }, texts)).toEqual(['a bare word, wild: Le dé montre wild.']);
  expect(bareWords('Le jeton captain, 2 à gauche', { chip: 'captain', face: '2', other: 'gauch' }, texts)).toEqual([]);
});

test.each(['', ' … ', '–.'])('something is said: “%s”', (line) => expect(kinds(en, line)).toEqual(['nothing is said']));

test.each(['Ada draws a card; 10 are left.', 'G Develop., entice', '1 × basic die', 'The chip in slot 1 degrades.', 'log', '2,2 s', '1.2', 'Roll 1 basic, 0 advanced, 1 elite dice'])('nothing is wrong with: %s', (line) => expect(en.inSentence(line)).toEqual([]));

test.each(['Bob\u00a0: un point', '«\u00a0Es-tu Brigitte\u00a0?\u00a0»', 'G Dévelop., débaucher', '1\u00a0500\u00a0000', '12:30', '0 × dé'])('nothing is wrong with: %s', (line) => expect(fr.inSentence(line)).toEqual([]));
