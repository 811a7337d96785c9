import { expect, test } from 'vitest';
import { card, person, view } from './fixtures';
import { piles, unseenCards } from './knowledge';

const BOX = [
  { kind: 'hire', value: 0, count: 8 },
  { kind: 'funding', value: 20, count: 1 },
  { kind: 'funding', value: 5, count: 3 },
  { kind: 'bad-idea', value: 4, count: 1 },
  { kind: 'bad-idea', value: 1, count: 1 },
  { kind: 'layoffs', value: 2, count: 1 },
];

test('what lies open is not unseen: the own hand, all BAD IDEAS, and the discard', () => {
  const table = view(
    [
      { ref: 'hand:0', kind: 'hand', things: [card('hire:0123:a'), card('funding:123:5:b', 5)] },
      { ref: 'hand:1', kind: 'hand', things: [{ ref: 'cards:1', back: 'card', count: 6 }] },
      { ref: 'ideas:1', kind: 'ideas', things: [card('bad-idea:0:x4', 4, 'idea')] },
      { ref: 'discard', kind: 'row', things: [card('layoffs', 2, 'discard'), card('hire:3:a', 0, 'discard')] },
    ],
    BOX,
  );
  const counts = Object.fromEntries(unseenCards(table).map((row) => [row.kind, [row.count, row.total]]));
  expect(counts).toEqual({ hire: [6, 8], funding: [3, 4], 'bad-idea': [1, 2], layoffs: [0, 1] });
});

test('money and engineers are counted by their value, small first', () => {
  const rows = unseenCards(view([], BOX));
  expect(rows.find((row) => row.kind === 'funding')?.values).toEqual([{ value: 5, count: 3 }, { value: 20, count: 1 }]);
  expect(rows.find((row) => row.kind === 'bad-idea')?.values).toEqual([{ value: 1, count: 1 }, { value: 4, count: 1 }]);
});

test('a person put singly under a pile is known to be there; the others are known without their order (BR-3.32)', () => {
  const table = view([
    { ref: 'pile:hr', kind: 'deck', things: [{ ref: 'pile:hr:0', back: 'person', count: 2, among: ['a', 'b'] }, person('c', 'hr', 'manager', 1)] },
  ]);
  const hr = piles(table).find((pile) => pile.department === 'hr');
  expect(hr?.layers).toEqual([{ known: false, people: ['a', 'b'], count: 2 }, { known: true, people: ['c'], count: 1 }]);
  expect(piles(table).filter((pile) => pile.layers.length === 0)).toHaveLength(3);
});
