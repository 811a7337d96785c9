import { expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { moment, NAMES } from '../games/fixtures';
import { faceOf, faceText, findThing, refName } from './things';

const texts = textsOf('startup-nation', 'en');
const { view } = moment('startup-nation', 'a question');
const name = (ref: string): string => refName(texts, view, ref, NAMES);

test('a seat has its name', () => expect(name('seat:1')).toBe('Bob'));
test('a card has its own', () => expect(name('hand:intern_hyper')).toBe('Hyper-Productive Intern'));
test('a thing that is not on the table is named by its kind', () => expect([name('role:intern'), name('card:brigitte')]).toEqual(['Intern', 'Brigitte']));
test('a thing without a text is called what it is', () => expect(name('place:north')).toBe('north'));
test('a card says what it does', () => expect(faceText(texts, 'hand:recruiter', 'recruiter')).toBe('Exchange your hidden card with another player’s.'));
test('things are found with their zone', () => expect(findThing(view, 'hand:recruiter')?.zone).toMatchObject({ ref: 'hand:0', kind: 'hand' }));
test('a place with a name of its own keeps it, whoever stands there', () => {
  const rivals = moment('power-struggle', 'sorting the party').view;
  expect(faceOf(findThing(rivals, 'head:dev')?.thing)).toBe('blue');
  expect(refName(textsOf('power-struggle', 'en'), rivals, 'head:dev', NAMES)).toBe('Head of Development');
});
