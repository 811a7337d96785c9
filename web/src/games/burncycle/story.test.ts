import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { News } from '../../lib/board';
import { sentence } from '../../lib/sentences';
import { seatLetter } from '../../lib/texts';
import { textsOf } from '../drawn';
import { NAMES, heard, moment, recorded, scene, seen, told, type EventOf, type KindOf, type Seen } from '../fixtures';
import DieFace from './art/DieFace.svelte';
import type { Told } from './shapes';
import { after, beatsOf, haste, hurried, MOST, placesOf, rollAfter, type Places, type Roll } from './story';

const GAME = 'burncycle';
const kinds = (beats: readonly { event: { kind: string } }[]): string[] => beats.map((beat) => beat.event.kind);
const eventsOf = (name: string): EventOf<'burncycle'>[] => scene(GAME, name).flatMap((one) => one.events);
const one = <Kind extends KindOf<'burncycle'>>(kind: Kind): EventOf<'burncycle', Kind> => told(GAME, kind).event;

test('everything between the corporation’s turn and the next agent’s is told as the corporation’s', () => {
  const beats = beatsOf(eventsOf('the corporation’s turn'));
  const began = kinds(beats).indexOf('corporation_began');
  expect([began > 0, kinds(beats).at(-1)]).toEqual([true, 'turn_began']);
  expect(beats.map((beat) => beat.corporate)).toEqual(beats.map((_, place) => place >= began && place < beats.length - 1));
});

test('what came before a new floor is not told, nor is what only the table says', () => {
  const events = eventsOf('the next floor');
  expect(events.map((event) => event.kind)).toContain('floor_done');
  expect(kinds(beatsOf(events)).slice(0, 2)).toEqual(['floor_built', 'unit_placed']);
  const said = recorded(GAME).flatMap(({ sent }) => sent.events).flatMap(({ kind, seat, number }): News<Told>[] => (kind === 'table-chosen' ? [{ kind, seat, number }] : []));
  expect(kinds(beatsOf([...said.slice(0, 1), one('moved')]))).toEqual(['moved']);
});

test('only the newest are told', () => {
  expect(beatsOf(Array.from({ length: 500 }, () => one('unit_moved')))).toHaveLength(MOST);
});

test('the corporation’s turn does not wait for what came before it', () => {
  const { done, told: rest } = hurried(beatsOf(eventsOf('the corporation’s turn')));
  expect(kinds(done)).toEqual(['power', 'cycle_rolled', 'degraded']);
  expect(kinds(rest).slice(0, 2)).toEqual(['corporation_began', 'unit_moved']);
  expect(hurried(beatsOf([one('moved')])).told).toHaveLength(1);
});

test('a long tale is told faster, within reason', () => {
  expect([haste(3), haste(28), haste(500)]).toEqual([1, 0.5, 0.35]);
});

test('a beat points at who it is about', () => {
  const [attack, spotted, locked] = [one('unit_attacked'), one('spotted'), one('door_locked')];
  expect(beatsOf([attack, spotted, locked, one('degraded'), one('threat')]).map((beat) => beat.at)).toEqual([`unit:${attack.unit}`, `robot:${spotted.robot}`, `square:${locked.square}`, `slot:${one('degraded').slot}`, null]);
});

test('dice of keypads, pings, the cycle and inspections are told in words', () => {
  const texts = textsOf(GAME, 'en');
  const said = (kind: KindOf<typeof GAME>): string[] => heard(GAME, kind).map(({ event }) => sentence(texts, { ...event }, NAMES));
  expect(said('keypad_rolled')).toContain('The keypad die shows a loss of 1 power.');
  expect(said('ping_rolled')).toContain('The ping die shows CEO +1.');
  expect(said('cycle_rolled')).toEqual(expect.arrayContaining(['The cycle die shows 1.', 'The cycle die shows its wild face.']));
  expect(said('inspected')).toContain('Agent A is inspected in the Records Annex: all doors of the room lock.');
});

/** Two messages to one seat, one step after the other. */
const STEPS = seen(GAME).flatMap((now, place, all): [string, Seen<'burncycle'>, Seen<'burncycle'>][] => {
  const [before] = all.slice(place - 1, place);
  const follows = before?.scene === now.scene && before.seat === now.seat && before.after + 1 === now.after && before.view.floor === now.view.floor;
  return follows ? [[`${now.scene}, step ${now.after}, seat ${seatLetter(now.seat)}`, before, now]] : [];
});
const settled = ({ pings, ...places }: Places): Places => ({ ...places, pings: pings.toSorted() });

test.each(STEPS)('what is told ends where everything stands: %s', (_, before, now) => {
  const end = now.events.reduce((places, event) => after(places, event), placesOf(before.view));
  const there = placesOf(now.view);
  expect(settled({ ...end, units: Object.fromEntries(Object.keys(there.units).map((unit) => [unit, end.units[unit] ?? ''])) })).toEqual(settled(there));
});

test('steps, swaps, pushes, units that meet, pings that move and IPs that come home are among them', () => {
  const moves = new Set<string>(STEPS.flatMap(([, , now]) => now.events.map((event) => event.kind)));
  expect(['moved', 'swapped', 'pushed', 'unit_moved', 'ping_moved', 'ping_removed', 'ip_moved', 'booted', 'banned'].filter((kind) => !moves.has(kind))).toEqual([]);
  expect(moment(GAME, 'the corporation’s turn', 1).events.filter((event) => event.kind === 'unit_moved' && event.unit === 'u02')).toHaveLength(3);
});

test('a ping at the end of a link transfers to its other end', () => {
  const { event, view } = told(GAME, 'ping_transferred');
  expect(view.network.links.map((ends) => ends.toSorted())).toContainEqual([event.left, event.node].toSorted());
  expect(after({ robots: {}, units: {}, ips: {}, pings: [event.left, '4.2'] }, event).pings).toEqual([event.node, '4.2']);
});

// Dice.

/** What is drawn on the dice of a throw. */
const drawnOn = (roll: Roll | null): string[] => (roll?.faces ?? []).map(({ die, face }) => `${die} ${/<text[^>]*>(.*?)<\/text>/.exec(render(DieFace, { props: { die, face } }).body)?.[1] ?? ''}`);

test('each die of a throw is drawn with its own face', () => {
  const rolls = scene(GAME, 'one die, then several').map(({ events }) => drawnOn(rollAfter(null, events)));
  expect(rolls).toEqual([[], ['basic 2'], ['basic 0', 'basic 2', 'basic 1', 'advanced 3', 'elite 3'], ['basic 0', 'basic 2', 'basic 1', 'advanced 3', 'elite 3']]);
});

test('a die that is rolled again has its new face, and a reroll icon is no part of the number', () => {
  const rolls = scene(GAME, 'a reroll').map(({ events }) => rollAfter(null, events));
  expect(rolls.map(drawnOn)).toEqual([['basic 1', 'elite 4'], ['basic 2', 'elite 4']]);
  expect(rolls.map((roll) => [roll?.faces[1]?.face, roll?.ap])).toEqual([['4R', null], ['4R', 6]]);
});

test('every throw that was recorded shows as many dice as were rolled, each with a face it has', () => {
  const throws = (['rolled', 'rerolled', 'cycle_rolled'] as const).flatMap((kind) => heard(GAME, kind));
  const faces = new Set(throws.flatMap(({ event }) => drawnOn(rollAfter(null, [event]))));
  expect([...faces].filter((face) => !/^(basic [0-2]|advanced [1-3]|elite [2-4]|cycle ([1-5]|★))$/.test(face))).toEqual([]);
  expect(throws.filter(({ event }) => event.kind !== 'cycle_rolled' && rollAfter(null, [event])?.faces.length !== event.faces.length)).toEqual([]);
  expect(throws.length).toBeGreaterThan(20);
});

test('the last throw is kept with its AP until the next turn begins', () => {
  const { events } = moment(GAME, 'one die, then several', 2);
  const roll = rollAfter(null, events);
  expect(roll).toMatchObject({ ap: 9 });
  expect(rollAfter(roll, [one('moved')])).toBe(roll);
  expect(rollAfter(roll, [one('turn_began')])).toBeNull();
});
