import { expect, test, vi } from 'vitest';
import type { Happening } from '../../lib/board';
import type { TableView } from './view';
import { Walker } from './walker.svelte';

const step: Happening = { number: 1, kind: 'moved', seat: 0, robot: '0', square: '5,9' };
const GLOWING = new Set(['robot:0', 'robot:module', 'choice:stop']);
const view = { active: 0, turn: { routes: { '0': {}, module: {} } } } as unknown as TableView;

test('the agent walks unless another robot was asked for', () => {
  const walker = new Walker();
  expect(walker.of(view, [])).toBe('0');
  expect(walker.of(view, ['robot:module'])).toBe('module');
  walker.robot = 'module';
  expect(walker.of(view, [])).toBe('module');
  expect(walker.of({ ...view, turn: { routes: { module: {} } } } as unknown as TableView, [])).toBe('module');
});

test('a trip sends one step at a time, and the next only after a plain one', () => {
  const walker = new Walker();
  const play = vi.fn(() => true);
  walker.go('0', { way: 'ne', ap: 2, seen: 0 });
  walker.advance(GLOWING, play);
  walker.advance(GLOWING, play);
  expect(play.mock.calls).toEqual([[['robot:0', 'dir:n']]]);
  walker.hear([step]);
  walker.advance(new Set(), play); // an answer is still awaited
  expect(play).toHaveBeenCalledTimes(1);
  walker.advance(GLOWING, play);
  expect(play).toHaveBeenLastCalledWith(['robot:0', 'dir:e']);
  walker.hear([step]);
  expect(walker.travels).toBe(false);
});

test('a trip ends when its step is not offered, or when more than a step happened', () => {
  const walker = new Walker();
  walker.go('0', { way: 'nn', ap: 2, seen: 0 });
  walker.advance(GLOWING, () => false);
  expect(walker.travels).toBe(false);
  walker.go('0', { way: 'nn', ap: 2, seen: 0 });
  walker.advance(GLOWING, () => true);
  walker.hear([step, { ...step, kind: 'spotted' }]);
  expect(walker.travels).toBe(false);
});
