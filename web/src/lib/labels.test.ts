import { expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { moment, NAMES } from '../games/fixtures';
import { steps } from './choose';
import { calledText, choiceText, sharedRule, stepText, type OwnLabel } from './labels';
import type { Choice } from './wire';

const texts = textsOf('startup-nation', 'en');
/** Diego holds an Investor, who wants a target, and the Too Clever Intern, who is played at once. */
const { view, choices } = moment('startup-nation', 'an investor');
const said = (list: readonly Choice[], picked: string[] = []): string[] => steps(list, picked).map((step) => stepText(texts, view, step, picked.length === 0, NAMES));

test('a whole choice is a sentence, the beginning of one is the name of a thing', () => {
  expect(said(choices)).toEqual(['Play the Too Clever Intern', 'Investor']);
});

test('further on the way only the thing is named', () => {
  expect(said(choices, ['hand:investor'])).toEqual(NAMES.slice(0, 4));
});

test('a thing that the game has no word for is what it leads to, or its word in readable form', () => {
  const [clever, ...investors] = choices;
  const list = [{ ...clever!, path: ['hand:intern_clever', 'way:late-fee'] }, ...investors.map((choice) => ({ ...choice, path: ['hand:investor', 'way:late-fee', ...choice.path.slice(1)] }))];
  expect([said(list, ['hand:intern_clever']), said(list, ['hand:investor'])]).toEqual([['Play the Too Clever Intern'], ['Late fee']]);
});

test('beside the list a thing is called as it is there, and by its name where it cannot be clicked', () => {
  const called = (ref: string): string => calledText(texts, view, steps(choices, []), ref, true, NAMES);
  expect([called('hand:intern_clever'), called('role:brigitte'), called('way:late-fee')]).toEqual(['Play the Too Clever Intern', 'Brigitte', 'Late fee']);
});

test('a game may say a choice in its own words', () => {
  const own: OwnLabel<typeof view> = (seen, choice, words) => (choice.label.params['target'] === seen.first ? `${words.say('card-investor')}!` : null);
  const first = choices.find((choice) => choice.label.params['target'] === view.first)!;
  expect(choiceText(texts, view, first, NAMES, own)).toBe('the Investor!');
  expect(choiceText(texts, view, choices[0]!, NAMES, own)).toBe('Play the Too Clever Intern');
  expect(choiceText(texts, null, first, NAMES, own)).toBe('Play the Investor: give Diego a BPI token');
});

test('a rule is shared when all rest on it', () => {
  expect(sharedRule(choices)).toBe('');
  expect(sharedRule(choices.slice(1))).toBe('SN-35');
  expect(sharedRule([])).toBe('');
});
