import { expect, test } from 'vitest';
import type { Happening } from '../../lib/board';
import { after, beatsOf, haste, hurried, MOST, rollAfter, type Places } from './story';
import type { NetworkMap } from './view';

const happened = (kind: string, more: Record<string, unknown> = {}): Happening => ({ number: 1, kind, seat: 0, ...more });
const NETWORK: NetworkMap = { layers: ['PTUHPTUPTUPHTUPT', 'UPTHUPTUPHTP', 'HTUPHUTP', 'HPTU'], links: [['3.6', '4.3']], access: ['1.2'], entry: '4.0' };
const START: Places = { robots: { '0': '5,9', module: '5,10' }, units: { u01: '3,3', u02: '4,3' }, ips: { '0': '1.2' }, pings: ['4.0', '4.3'] };

test('everything between the corporation’s turn and the next agent’s is told as the corporation’s', () => {
  const beats = beatsOf([happened('degraded'), happened('corporation_began'), happened('unit_moved'), happened('turn_began')]);
  expect(beats.map((beat) => beat.corporate)).toEqual([false, true, true, false]);
});

test('what came before a new floor is not told, nor is what only the table says', () => {
  expect(beatsOf([happened('moved'), happened('floor_built'), happened('table-chosen'), happened('unit_placed')]).map((beat) => beat.event.kind)).toEqual(['floor_built', 'unit_placed']);
});

test('only the newest are told', () => {
  expect(beatsOf(Array.from({ length: 500 }, () => happened('unit_moved')))).toHaveLength(MOST);
});

test('the corporation’s turn does not wait for what came before it', () => {
  const { done, told } = hurried(beatsOf([happened('bought'), happened('moved'), happened('corporation_began'), happened('unit_moved')]));
  expect(done.map((beat) => beat.event.kind)).toEqual(['bought', 'moved']);
  expect(told.map((beat) => beat.event.kind)).toEqual(['corporation_began', 'unit_moved']);
  expect(hurried(beatsOf([happened('moved')])).told).toHaveLength(1);
});

test('a long tale is told faster, within reason', () => {
  expect([haste(3), haste(28), haste(500)]).toEqual([1, 0.5, 0.35]);
});

test('a beat points at who it is about', () => {
  expect(beatsOf([happened('unit_attacked', { unit: 'u01', robot: '0' }), happened('spotted', { robot: '0' }), happened('door_locked', { square: '3,3', direction: 's' }), happened('threat')]).map((beat) => beat.at)).toEqual(['unit:u01', 'robot:0', 'square:3,3', null]);
});

test('robots step, change places and push units aside', () => {
  expect(after(START, happened('moved', { robot: '0', square: '5,8' }), NETWORK).robots['0']).toBe('5,8');
  expect(after(START, happened('swapped', { robot: '0', other_robot: 'module' }), NETWORK).robots).toEqual({ '0': '5,10', module: '5,9' });
  const pushed = after(START, happened('pushed', { robot: '0', unit: 'u01', square: '2,3' }), NETWORK);
  expect([pushed.robots['0'], pushed.units['u01']]).toEqual(['3,3', '2,3']);
});

test('two units that meet change places', () => {
  expect(after(START, happened('unit_moved', { unit: 'u01', square: '4,3' }), NETWORK).units).toEqual({ u01: '4,3', u02: '3,3' });
});

test('the ping a step behind moves; one at the end of a link transfers', () => {
  expect(after(START, happened('ping_moved', { node: '4.1' }), NETWORK).pings).toEqual(['4.1', '4.3']);
  expect(after(START, happened('ping_transferred', { node: '3.6' }), NETWORK).pings).toEqual(['4.0', '3.6']);
  expect(after(START, happened('ping_removed', { node: '4.0' }), NETWORK).pings).toEqual(['4.3']);
  expect(after(START, happened('ping_removed', { node: '1.1' }), NETWORK).pings).toEqual(START.pings);
});

test('an IP moves, goes home and is banned', () => {
  expect(after(START, happened('ip_moved', { node: '1.3' }), NETWORK).ips['0']).toBe('1.3');
  expect(after(START, happened('booted'), NETWORK).ips['0']).toBe('home');
  expect(after(START, happened('banned'), NETWORK).ips['0']).toBe('banned');
});

test('the last throw is kept with its AP until the next turn begins', () => {
  const roll = rollAfter(null, [happened('rolled', { faces: ['basic:2', 'elite:4R'] }), happened('tested', { ap: 6 })]);
  expect(roll).toMatchObject({ faces: [{ die: 'basic', face: '2' }, { die: 'elite', face: '4R' }], ap: 6 });
  expect(rollAfter(roll, [happened('moved')])).toBe(roll);
  expect(rollAfter(roll, [happened('turn_began')])).toBeNull();
});
