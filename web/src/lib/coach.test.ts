import { expect, test } from 'vitest';
import { reasonsSaid, towardsSaid, unspoken } from './coach';
import { Texts } from './texts';
import type { Choice, Hint, WeighedChoice } from './wire';

const TEXTS = new Texts('en', [`in-worlds = { $often ->
        [always] surely
       *[some] in { $count } of { $worlds } worlds
    }
coach-hit = { $target } is hit { in-worlds }.
aim-goal = { $now } of { $needed }.
`], '');
const choice = (code: number): Choice => ({ code, text: '', path: [], label: { key: '', params: {} }, rule: '' });
const weighed = (code: number): WeighedChoice => ({ choice: choice(code), score: 0, simulations: 1, reasons: [] });
const HINT: Hint = {
  base: 1, choices: [weighed(1), weighed(2)], values: [], together: true, about: weighed(5), towards: [{ key: 'goal', params: { now: 1, needed: 3 }, sign: 0 }],
};

test('a reason is a sentence about the people at the table, and says which way it speaks', () => {
  const reasons = [
    { key: 'hit', params: { target: 1, often: 'some', count: 7, worlds: 10 }, sign: 1 },
    { key: 'hit', params: { target: 0, often: 'always', count: 10, worlds: 10 }, sign: -1 },
  ];
  expect(reasonsSaid(TEXTS, reasons, ['Ada', 'bob'])).toEqual([
    { sign: 'for', sentence: 'Bob is hit in 7 of 10 worlds.' },
    { sign: 'against', sentence: 'Ada is hit surely.' },
  ]);
});

test('what one works towards has its own sentences', () => {
  expect(towardsSaid(TEXTS, HINT, [])).toEqual(['1 of 3.']);
});

test('what the hint has spoken of is not asked about again', () => {
  expect(unspoken(HINT, [1, 2, 3, 4, 5].map(choice)).map(({ code }) => code)).toEqual([3, 4]);
});
