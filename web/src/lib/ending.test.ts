import { expect, test } from 'vitest';
import type { Outcome } from './board';
import { isShared, minutesPlayed, standing, statistics, whyEnded } from './ending';
import { Texts } from './texts';

const outcome = (scores: number[], winners: number[], reason = 'target'): Outcome => ({ reason, scores, returns: scores, winners, capped: false });
const texts = new Texts('en', ['reason-target = the target is reached', 'ending-threat = too much threat', 'stat-drew = Cards drawn']);

test('the best come first', () => expect(standing(outcome([1, 4, 2], [1]))).toEqual([1, 2, 0]));

test('a team wins or loses together, rivals do not', () => {
  expect(isShared(outcome([-1, -1], []))).toBe(true);
  expect(isShared(outcome([1, 1, 1], [0, 1, 2]))).toBe(true);
  expect(isShared(outcome([3, 3], [0]))).toBe(false);
  expect(isShared(outcome([3, 1], [0, 1]))).toBe(false);
});

test('the reason is told in the words of the game', () => {
  expect(whyEnded(texts, outcome([1], [0]))).toBe('the target is reached');
  expect(whyEnded(texts, outcome([1], [], 'threat'))).toBe('too much threat');
  expect(whyEnded(texts, outcome([1], [], 'rain'))).toBe('rain');
});

test('only what has a heading is counted', () => {
  const log = [{ number: 1, kind: 'drew', seat: 1 }, { number: 2, kind: 'mused', seat: 1 }];
  expect(statistics(texts, log, 2)).toEqual([['drew', [0, 1]]]);
});

test('a game takes at least a minute', () => {
  expect(minutesPlayed(100, 110)).toBe(1);
  expect(minutesPlayed(100, 100 + 7 * 60)).toBe(7);
  expect(minutesPlayed(100, null)).toBe(0);
});
