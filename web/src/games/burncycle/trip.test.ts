import { expect, test } from 'vitest';
import { moment, recorded, told } from '../fixtures';
import type { News } from '../../lib/board';
import type { Told } from './shapes';
import { goOn, nextStep, plan, stepped } from './trip';

const GAME = 'burncycle';
const moved = moment(GAME, 'a walk', 3).events;
/** What only the table says: that somebody has chosen. */
const chosen = recorded(GAME).flatMap(({ sent }) => sent.events).flatMap(({ kind, seat, number }): News<Told>[] => (kind === 'table-chosen' ? [{ kind, seat, number }] : [])).slice(0, 1);

test('a way is played as click paths of single steps', () => {
  const trip = plan('0', 'ne');
  expect(nextStep(trip)).toEqual(['robot:0', 'dir:n']);
  expect(nextStep(stepped(trip))).toEqual(['robot:0', 'dir:e']);
  expect(nextStep(stepped(stepped(trip)))).toBeNull();
});

test('a plain step lets the trip go on', () => {
  const trip = stepped(plan('0', 'nn'));
  expect(chosen).toHaveLength(1);
  expect(goOn(trip, [...chosen, ...moved])).toBe(trip);
});

test('the trip is over after its last step', () => {
  expect(goOn(stepped(plan('0', 'n')), moved)).toBeNull();
});

test.each(['spotted', 'lost_them', 'inspected', 'chip_discarded', 'cache_drawn', 'power', 'threat'] as const)('%s stops the trip', (kind) => {
  expect(goOn(stepped(plan('0', 'nnn')), [...moved, told(GAME, kind).event])).toBeNull();
});

test('somebody else’s step, or no step at all, stops the trip', () => {
  const trip = stepped(plan('0', 'nnn'));
  expect(goOn(trip, [told(GAME, 'moved', ({ event }) => event.robot === 'module').event])).toBeNull();
  expect(goOn(trip, [])).toBeNull();
});
