import { expect, test } from 'vitest';
import type { Happening } from '../../lib/board';
import { goOn, nextStep, plan, stepped } from './trip';

const happened = (kind: string, more: Record<string, unknown> = {}): Happening => ({ number: 5, kind, seat: 0, ...more });
const moved = happened('moved', { robot: '0', square: '5,9' });

test('a way is played as click paths of single steps', () => {
  const trip = plan('0', 'ne');
  expect(nextStep(trip)).toEqual(['robot:0', 'dir:n']);
  expect(nextStep(stepped(trip))).toEqual(['robot:0', 'dir:e']);
  expect(nextStep(stepped(stepped(trip)))).toBeNull();
});

test('a plain step lets the trip go on', () => {
  const trip = stepped(plan('0', 'nn'));
  expect(goOn(trip, [happened('table-chosen'), moved])).toBe(trip);
});

test('the trip is over after its last step', () => {
  expect(goOn(stepped(plan('0', 'n')), [moved])).toBeNull();
});

test.each(['spotted', 'lost_them', 'inspected', 'chip_discarded', 'cache_drawn', 'power', 'threat'])('%s stops the trip', (kind) => {
  expect(goOn(stepped(plan('0', 'nnn')), [moved, happened(kind, { robot: '0' })])).toBeNull();
});

test('somebody else’s step, or no step at all, stops the trip', () => {
  const trip = stepped(plan('0', 'nnn'));
  expect(goOn(trip, [happened('moved', { robot: 'module', square: '6,11' })])).toBeNull();
  expect(goOn(trip, [])).toBeNull();
});
