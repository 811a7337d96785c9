import { expect, test } from 'vitest';
import { steps } from './choose';
import type { View } from './board';
import { calledText, choiceText, sharedRule, stepText, type OwnLabel } from './labels';
import { Texts } from './texts';
import type { Choice } from './wire';

const texts = new Texts('en', ['action-play = Play { $card }', 'card-fire = the Fire Intern', 'card-lead = the Tech Lead']);
const choice = (code: number, card: string, rule: string, ...rest: string[]): Choice => ({
  code, rule, text: '', path: [`hand:${card}`, ...rest], label: { key: 'action-play', params: { card } },
});
const CHOICES = [choice(1, 'fire', 'SN-25'), choice(2, 'lead', 'SN-31', 'seat:1'), choice(3, 'lead', 'SN-31', 'seat:2')];

test('a whole choice is a sentence, the beginning of one is the name of a thing', () => {
  const said = steps(CHOICES, []).map((step) => stepText(texts, null, step, true, []));
  expect(said).toEqual(['Play the Fire Intern', 'The Tech Lead']);
});

test('further on the way only the thing is named', () => {
  const said = steps(CHOICES, ['hand:lead']).map((step) => stepText(texts, null, step, false, ['Ada', 'Bob', 'Cid']));
  expect(said).toEqual(['Bob', 'Cid']);
});

test('a thing that the game has no word for is what it leads to, or its word in readable form', () => {
  const paths = [['hand:fire', 'way:late-fee'], ['hand:lead', 'way:late-fee', 'seat:1'], ['hand:lead', 'way:late-fee', 'seat:2']];
  const list = paths.map((path, code): Choice => ({ ...choice(code, 'fire', ''), path }));
  const said = ['hand:fire', 'hand:lead'].flatMap((first) => steps(list, [first]).map((step) => stepText(texts, null, step, false, [])));
  expect(said).toEqual(['Play the Fire Intern', 'Late fee']);
});

test('beside the list a thing is called as it is there, and by its name where it cannot be clicked', () => {
  const called = (ref: string): string => calledText(texts, { zones: [] } as unknown as View, steps(CHOICES, []), ref, true, []);
  expect([called('hand:fire'), called('card:lead'), called('way:late-fee')]).toEqual(['Play the Fire Intern', 'The Tech Lead', 'Late fee']);
});

test('a game may say a choice in its own words', () => {
  const view = { hot: 'fire' } as unknown as View;
  const own: OwnLabel = (view, choice, words) => (choice.label.params.card === view.hot ? `${words.say('card-fire')}!` : null);
  expect(CHOICES.map((one) => choiceText(texts, view, one, [], own))).toEqual(['the Fire Intern!', 'Play the Tech Lead', 'Play the Tech Lead']);
  expect(choiceText(texts, null, choice(1, 'fire', ''), [], own)).toBe('Play the Fire Intern');
});

test('a rule is shared when all rest on it', () => {
  expect(sharedRule(CHOICES)).toBe('');
  expect(sharedRule(CHOICES.slice(1))).toBe('SN-31');
  expect(sharedRule([])).toBe('');
});
