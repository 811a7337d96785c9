import { describe, expect, test } from 'vitest';
import { keepPicked, steps, walk } from './choose';
import type { Choice } from './wire';

function choice(code: number, key: string, ...path: string[]): Choice {
  return { code, text: path.join(' '), path, label: { key, params: {} }, rule: 'SN-1' };
}

const CARDS = [
  choice(1, 'question', 'hand:fire', 'seat:1', 'role:intern'),
  choice(2, 'question', 'hand:fire', 'seat:1', 'role:director'),
  choice(3, 'question', 'hand:fire', 'seat:2', 'role:intern'),
  choice(4, 'decline', 'hand:sales', 'choice:decline'),
  choice(5, 'swap', 'hand:sales', 'seat:0', 'seat:1'),
  choice(6, 'swap', 'hand:sales', 'seat:0', 'seat:2'),
];

describe('walking click paths', () => {
  test('nothing clicked: the first things glow', () => {
    expect([...walk(CARDS, []).next]).toEqual(['hand:fire', 'hand:sales']);
  });

  test('the next things of a path glow, and nothing else', () => {
    const reach = walk(CARDS, ['hand:fire', 'seat:1']);
    expect([...reach.next]).toEqual(['role:intern', 'role:director']);
    expect(reach.finished).toBeNull();
    expect(reach.possible).toHaveLength(2);
  });

  test('the last click finishes the choice', () => {
    const reach = walk(CARDS, ['hand:fire', 'seat:2', 'role:intern']);
    expect(reach.finished?.code).toBe(3);
    expect(reach.next.size).toBe(0);
  });

  test('an unordered pair accepts both orders', () => {
    expect([...walk(CARDS, ['hand:sales']).next].sort()).toEqual(['choice:decline', 'seat:0', 'seat:1', 'seat:2']);
    expect(walk(CARDS, ['hand:sales', 'seat:2', 'seat:0']).finished?.code).toBe(6);
    expect(walk(CARDS, ['hand:sales', 'seat:0', 'seat:2']).finished?.code).toBe(6);
    expect(walk(CARDS, ['hand:sales', 'seat:1', 'seat:2']).possible).toHaveLength(0);
  });

  test('an ordered pair keeps its order', () => {
    const moves = [choice(1, 'move', 'place:a', 'place:b'), choice(2, 'move', 'place:b', 'place:a'), choice(3, 'move', 'place:a', 'place:c')];
    expect(walk(moves, ['place:c']).possible).toHaveLength(0);
    expect(walk(moves, ['place:b', 'place:a']).finished?.code).toBe(2);
  });

  test('a wrong click leads nowhere', () => {
    expect(walk(CARDS, ['hand:ghost']).possible).toHaveLength(0);
  });

  test('a choice without a path is finished at once', () => {
    expect(walk([choice(9, 'stop')], []).finished?.code).toBe(9);
  });
});

describe('the list of buttons', () => {
  test('has one button for each next click, with what lies behind it', () => {
    const list = steps(CARDS, []);
    expect(list.map((step) => [step.ref, step.choices.length, step.finishes])).toEqual([
      ['hand:fire', 3, false],
      ['hand:sales', 3, false],
    ]);
  });

  test('says which click finishes', () => {
    expect(steps(CARDS, ['hand:sales']).find((step) => step.ref === 'choice:decline')?.finishes).toBe(true);
  });
});

test('clicks are kept while they lead somewhere', () => {
  expect(keepPicked(CARDS, ['hand:fire'])).toEqual(['hand:fire']);
  expect(keepPicked(CARDS, ['hand:gone'])).toEqual([]);
});
