import { expect, test } from 'vitest';
import { keepPlaces, Slots } from './slots';

test('a card that goes leaves its place free, and the others stay', () => expect(keepPlaces(['a', 'b', 'c'], ['a', 'c'], 2)).toEqual(['a', null, 'c']));

test('a new card takes the first free place, or one more', () => {
  expect(keepPlaces(['a', null, 'c'], ['a', 'c', 'd'], 2)).toEqual(['a', 'd', 'c']);
  expect(keepPlaces(['a', 'b'], ['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c']);
});

test('free places at the end go, as far as there are enough', () => expect(keepPlaces(['a', 'b', 'c', 'd'], ['a'], 2)).toEqual(['a', null]));

test('a hand remembers', () => {
  const hand = new Slots(2);
  expect([hand.keep(['a']), hand.keep(['a', 'b']), hand.keep(['b'])]).toEqual([['a', null], ['a', 'b'], [null, 'b']]);
});
