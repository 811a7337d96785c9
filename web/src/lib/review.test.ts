import { expect, test } from 'vitest';
import { apart, curvesOf, decisionsOf, markedPlaces, meanCost, momentsOf, nearest, pathOf, xOf, yOf } from './review';
import type { Review } from './wire';

const choice = (score: number) => ({ text: 'x', label: { key: 'x', params: {} }, score });
const decision = (step: number, seat: number, loss: number, values: number[]) => ({ step, seat, chosen: choice(0.1 - loss), best: choice(0.1), loss, values });
const REVIEW: Review = {
  table: 't', done: 3, total: 3, finished: true, together: false, mattered: [4, 1, 2], mean_loss: [0.1, 0.01],
  decisions: [decision(1, 0, 0.1, [0.1, -0.1]), decision(2, 1, 0.01, [0, 0]), decision(4, 0, 0.3, [-0.2, 0.2])],
};
const OUTCOME = { reason: 'x', scores: [1, 2], returns: [-1, 1], winners: [1], capped: false };
const FRAME = { left: 10, top: 0, width: 100, height: 50 };

test('decisions are told in hundredths of a win', () => {
  const [first] = decisionsOf(REVIEW);
  expect(first?.chances.map(Math.round)).toEqual([55, 45]);
  expect(first?.cost).toBeCloseTo(5);
  expect(first?.place).toBe(1);
  expect([first?.chosenChance, first?.bestChance].map((one) => Math.round(one ?? 0))).toEqual([50, 55]);
});

test('what mattered comes worst first, without what is worth no word', () => {
  expect(momentsOf(REVIEW, decisionsOf(REVIEW)).map((one) => one.step)).toEqual([4, 1]);
});

test('a seat is told what it gave away on average', () => {
  expect(meanCost(decisionsOf(REVIEW), 0)).toBeCloseTo(10);
  expect(meanCost(decisionsOf(REVIEW), 7)).toBeNull();
});

test('every seat has a line that ends with its result', () => {
  expect(curvesOf(decisionsOf(REVIEW), OUTCOME, false).map(({ seat, points }) => [seat, points.map(Math.round)])).toEqual([
    [0, [55, 50, 40, 0]],
    [1, [45, 50, 60, 100]],
  ]);
  expect(curvesOf(decisionsOf(REVIEW), null, false)[0]?.points).toHaveLength(3);
});

test('who wins or loses together has one line', () => {
  const together = { ...REVIEW, together: true, decisions: [decision(1, 0, 0, [0.2, 0.2]), decision(2, 1, 0, [-0.4, -0.4])] };
  expect(curvesOf(decisionsOf(together), { ...OUTCOME, returns: [-1, -1], winners: [] }, true)).toEqual([{ seat: -1, points: [60, 30, 0].map((one) => expect.closeTo(one) as number) }]);
});

test('points lie between the ends of the frame', () => {
  expect([0, 1, 2].map((index) => xOf(index, 3, FRAME))).toEqual([10, 60, 110]);
  expect([0, 100].map((chance) => yOf(chance, FRAME))).toEqual([50, 0]);
  expect(pathOf([0, 100], 2, FRAME)).toBe('M10.0 50.0L110.0 0.0');
  expect(xOf(0, 1, FRAME)).toBe(10);
});

test('the nearest decision is found, also outside', () => {
  expect([-5, 10, 34, 36, 500].map((x) => nearest(x, 3, FRAME))).toEqual([0, 0, 0, 1, 2]);
});

test('lines carry their shapes at different places', () => {
  expect(markedPlaces(20, 0, 2, 10)).toEqual([2, 12]);
  expect(markedPlaces(20, 1, 2, 10)).toEqual([7, 17]);
});

test('labels are moved apart, and stay inside', () => {
  expect(apart([10, 12, 50], 8, 100)).toEqual([10, 18, 50]);
  expect(apart([98, 99], 8, 100)).toEqual([92, 100]);
});
