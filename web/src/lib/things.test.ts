import { expect, test } from 'vitest';
import type { View } from './board';
import { Texts } from './texts';
import { faceText, findThing, refName } from './things';

const texts = new Texts('en', ['card-x = the X\n    .name = X\n    .text = Does much.\nrole-x = an x\nzone-hand = Hand']);
const view: View = {
  game: 'toy', decider: 0, prompt: { key: 'p', params: {}, rule: '' }, seats: [], outcome: null,
  zones: [{ ref: 'hand:0', owner: 0, kind: 'hand', things: [{ ref: 'hand:x', face: 'x', count: 1 }, { ref: 'card:1', back: 'card', count: 1 }] }],
};

test('a seat has its name', () => expect(refName(texts, view, 'seat:1', ['Ada', 'Bob'])).toBe('Bob'));
test('a card has its own', () => expect(refName(texts, view, 'hand:x', [])).toBe('X'));
test('a thing that is not on the table is named by its kind', () => expect(refName(texts, view, 'role:x', [])).toBe('an x'));
test('a thing without a text is called what it is', () => expect(refName(texts, view, 'place:north', [])).toBe('north'));
test('a card says what it does', () => expect(faceText(texts, 'hand:x', 'x')).toBe('Does much.'));
test('things are found with their zone', () => expect(findThing(view, 'hand:x')?.zone.kind).toBe('hand'));
test('a place with a name of its own keeps it, whoever stands there', () => {
  const named = new Texts('en', ['head-dev = Head of Development\ncolour-blue = Blue']);
  const zones = [{ ref: 'zone:dev', owner: -1, kind: 'division', things: [{ ref: 'head:dev', face: 'blue', count: 1 }] }];
  expect(refName(named, { ...view, zones }, 'head:dev', [])).toBe('Head of Development');
});
