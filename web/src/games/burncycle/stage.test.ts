import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moment } from '../fixtures';
import { Stage } from './stage.svelte';

const GAME = 'burncycle';
/** Ada walks from 5,7 to 4,7 and on to 3,7, where she is spotted. */
const [MOVED, SEEN] = [moment(GAME, 'a walk', 3), moment(GAME, 'a walk', 4)];
const START = moment(GAME, 'a walk', 2).view;
const TURN = moment(GAME, 'the corporation’s turn', 1);
const BEFORE = moment(GAME, 'the corporation’s turn').view;
/** What somebody who only watches hears of it. */
const WATCHES = -1;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('pieces stand where the telling has come to, and at its end where they are', () => {
  const stage = new Stage();
  stage.hear([], START, WATCHES, 'normal');
  stage.hear([...MOVED.events, ...SEEN.events], SEEN.view, WATCHES, 'normal');
  expect(stage.robot('0', '3,7')).toBe('4,7');
  vi.runAllTimers();
  expect([stage.beat, stage.robot('0', '3,7')]).toEqual([null, '3,7']);
});

test('it can be skipped', () => {
  const stage = new Stage();
  stage.hear([], BEFORE, WATCHES, 'slow');
  stage.hear(TURN.events, TURN.view, WATCHES, 'slow');
  expect([stage.beat?.corporate, stage.toldSquare()]).toEqual([true, null]);
  vi.advanceTimersByTime(1600);
  expect(stage.toldSquare()).toBe('4,3');
  stage.skip();
  expect([stage.beat, stage.places, stage.toldSquare()]).toEqual([null, null, null]);
});

test('nothing is told when animations are off', () => {
  const stage = new Stage();
  stage.hear([], START, 0, 'off');
  stage.hear(MOVED.events, MOVED.view, 0, 'off');
  expect([stage.beat, stage.robot('0', '4,7')]).toEqual([null, '4,7']);
});

test('whoever decides has moved on: what was still to be told is dropped', () => {
  const stage = new Stage();
  stage.hear([], START, 0, 'normal');
  stage.hear([...SEEN.events, ...TURN.events], START, 0, 'normal');
  stage.hear(MOVED.events, MOVED.view, 0, 'normal');
  expect(stage.beat?.event.kind).toBe('moved');
  vi.runAllTimers();
  expect(stage.beat).toBeNull();
});

test('the corporation’s turn follows at once, whatever bots did before it', () => {
  const stage = new Stage();
  stage.hear([], START, WATCHES, 'normal');
  stage.hear([...SEEN.events.toReversed(), ...MOVED.events], MOVED.view, WATCHES, 'normal');
  expect(stage.beat?.event.kind).toBe('spotted');
  stage.hear(TURN.events, MOVED.view, WATCHES, 'normal');
  expect([stage.beat?.event.kind, stage.robot('0', null)]).toEqual(['corporation_began', '4,7']);
});

test('the last throw lies there until the table stands before all throws of a turn again', () => {
  const stage = new Stage();
  const [fresh, thrown] = [moment(GAME, 'one die, then several').view, moment(GAME, 'one die, then several', 2)];
  stage.hear(thrown.events, thrown.view, 0, 'off');
  stage.hear([], thrown.view, 0, 'off');
  expect(stage.roll).toMatchObject({ ap: 9 });
  stage.hear([], fresh, 0, 'off');
  expect(stage.roll).toBeNull();
});
