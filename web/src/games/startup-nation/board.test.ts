import { expect, test } from 'vitest';
import { CARDS, rankOf, rankShape, roleOf, ROLES } from './ranks';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { othersFrom } from './view';

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

test('the other seats follow clockwise from the own one; the gallery sees all', () => {
  expect(othersFrom(5, 3)).toEqual([4, 0, 1, 2]);
  expect(othersFrom(4, -1)).toEqual([0, 1, 2, 3]);
});

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});
