import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../../lib/board';
import { Stage } from './stage.svelte';
import type { TableView } from './view';

const happened = (kind: string, more: Record<string, unknown> = {}): Happening => ({ number: 1, kind, seat: 0, ...more });
const viewAt = (at: string, decider = 1): TableView =>
  ({ decider, robots: [{ robot: '0', at }], units: [{ unit: 'u01', at: '3,3' }], seats: [], pings: [], network: { layers: [], links: [], access: [], entry: '' } }) as unknown as TableView;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('pieces stand where the telling has come to, and at its end where they are', () => {
  const stage = new Stage();
  stage.hear([], viewAt('5,9'), 0, 'normal');
  stage.hear([happened('moved', { robot: '0', square: '5,8' }), happened('moved', { robot: '0', square: '5,7' })], viewAt('5,7'), 0, 'normal');
  expect(stage.robot('0', '5,7')).toBe('5,8');
  vi.runAllTimers();
  expect([stage.beat, stage.robot('0', '5,7')]).toEqual([null, '5,7']);
});

test('it can be skipped', () => {
  const stage = new Stage();
  stage.hear([], viewAt('5,9'), 0, 'slow');
  stage.hear([happened('corporation_began'), happened('unit_moved', { unit: 'u01', square: '4,3' })], viewAt('5,9'), 0, 'slow');
  expect([stage.beat?.corporate, stage.toldSquare()]).toEqual([true, null]);
  vi.advanceTimersByTime(1600);
  expect(stage.toldSquare()).toBe('4,3');
  stage.skip();
  expect([stage.beat, stage.places, stage.toldSquare()]).toEqual([null, null, null]);
});

test('nothing is told when animations are off', () => {
  const stage = new Stage();
  stage.hear([], viewAt('5,9'), 0, 'off');
  stage.hear([happened('moved', { robot: '0', square: '5,8' })], viewAt('5,8'), 0, 'off');
  expect([stage.beat, stage.robot('0', '5,8')]).toEqual([null, '5,8']);
});

test('whoever decides has moved on: what was still to be told is dropped', () => {
  const stage = new Stage();
  stage.hear([], viewAt('5,9'), 0, 'normal');
  stage.hear([happened('spotted', { robot: '0' }), happened('threat')], viewAt('5,9', 0), 0, 'normal');
  stage.hear([happened('moved', { robot: '0', square: '5,8' })], viewAt('5,8', 0), 0, 'normal');
  expect(stage.beat?.event.kind).toBe('moved');
});

test('the corporation’s turn follows at once, whatever bots did before it', () => {
  const stage = new Stage();
  stage.hear([], viewAt('5,9'), 0, 'normal');
  stage.hear([happened('spotted'), happened('moved', { robot: '0', square: '5,8' })], viewAt('5,8'), 0, 'normal');
  stage.hear([happened('corporation_began')], viewAt('5,8'), 0, 'normal');
  expect([stage.beat?.event.kind, stage.robot('0', null)]).toEqual(['corporation_began', '5,8']);
});
