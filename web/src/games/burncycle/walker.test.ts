import { expect, test, vi } from 'vitest';
import { moment } from '../fixtures';
import type { Way } from './shapes';
import { Walker } from './walker.svelte';

const GAME = 'burncycle';
const [ROLLED, STEP, SPOTTED] = [moment(GAME, 'a walk', 2), moment(GAME, 'a walk', 3), moment(GAME, 'a walk', 4)];
const GLOWING = new Set(ROLLED.choices.map(({ path }) => path[0] ?? ''));
const WAY: Way = ROLLED.view.turn.routes['0']!['3,7']!;

test('the agent walks unless another robot was asked for', () => {
  const walker = new Walker();
  const { view } = ROLLED;
  expect(Object.keys(view.turn.routes)).toEqual(['0', 'module']);
  expect(walker.of(view, [])).toBe('0');
  expect(walker.of(view, ['robot:module'])).toBe('module');
  walker.robot = 'module';
  expect(walker.of(view, [])).toBe('module');
  walker.robot = '1';
  expect(walker.of(view, [])).toBe('0');
});

test('a trip sends one step at a time, and the next only after a plain one', () => {
  const walker = new Walker();
  const play = vi.fn(() => true);
  expect(WAY.way).toBe('ww');
  walker.go('0', WAY);
  walker.advance(GLOWING, play);
  walker.advance(GLOWING, play);
  expect(play.mock.calls).toEqual([[['robot:0', 'dir:w']]]);
  walker.hear(STEP.events);
  walker.advance(new Set(), play); // an answer is still awaited
  expect(play).toHaveBeenCalledTimes(1);
  walker.advance(GLOWING, play);
  expect(play).toHaveBeenCalledTimes(2);
  walker.hear(STEP.events);
  expect(walker.travels).toBe(false);
});

test('a trip ends when its step is not offered, or when more than a step happened', () => {
  const walker = new Walker();
  walker.go('0', WAY);
  walker.advance(GLOWING, () => false);
  expect(walker.travels).toBe(false);
  walker.go('0', WAY);
  walker.advance(GLOWING, () => true);
  walker.hear(SPOTTED.events);
  expect(walker.travels).toBe(false);
});
