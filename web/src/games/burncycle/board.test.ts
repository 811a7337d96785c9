import { expect, test } from 'vitest';
import type { Say } from '../../lib/board';
import { aboutChoices, dockRefs, isOnMap, tileOf, type Words } from './dock';
import { robotFacts, unitFacts, zoneTitle, type Speaker } from './facts';
import views from './fixtures/views.json';
import { furnitureOf } from './furniture';
import { floorOf, strokeOf } from './plan';
import { cardsOf } from './sheet';
import { spotsOf } from './spots';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import type { TableView } from './view';

type Moment = { view: TableView; refs: string[] };
const MOMENTS = views as unknown as Record<'menu' | 'move' | 'method' | 'start', Moment>;
const sources = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const keys = (source: string): string[] => [...source.matchAll(/^([a-z]+-[\w-]+) =/gm)].map((match) => match[1] ?? '');
const say: Say = (key, params) => [key, ...Object.values(params ?? {})].join(' ');
const on: Speaker & Words = { say, has: (key) => !key.endsWith('.text'), called: (ref) => ref, names: ['Ada', 'Bob', 'Cleo', 'Dan'] };

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test('every text that is asked for is there, and every one that is there is asked for', () => {
  const code = Object.values(sources).join('\n');
  const asked = [...code.matchAll(/['"`](bc-[a-z0-9-]*[a-z0-9])['"`]/g)].map((match) => match[1] ?? '');
  const families = [...code.matchAll(/`(bc-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? '').concat('bc-chip-');
  expect(asked.filter((key) => !keys(en).includes(key) && key !== 'bc-chip')).toEqual([]);
  const own = keys(en).filter((key) => key.startsWith('bc-'));
  expect(own.filter((key) => !asked.includes(key) && !families.some((family) => key.startsWith(family)))).toEqual([]);
});

test.each(Object.entries(MOMENTS))('everything that can be clicked has its place and a name: %s', (_, { view, refs }) => {
  const first = refs.filter((ref) => !/^(dir|seat):/.test(ref));
  const spots = spotsOf(view, first, [], on);
  const dock = dockRefs(view, first, []).map((ref) => tileOf(view, ref, on));
  const there = [...spots.map((spot) => spot.ref), ...dock.map((tile) => tile.ref)];
  expect(first.filter((ref) => !there.includes(ref) && !/^(robot|unit|slot|own|team):/.test(ref))).toEqual([]);
  expect([...spots, ...dock].every((one) => one.label !== '')).toBe(true);
});

test('a door or wall is pressed on the square behind it, next to the agent', () => {
  const { view, refs } = MOMENTS.menu;
  const at = view.robots.find((row) => row.robot === String(view.active))?.at ?? '';
  const [x = 0, y = 0] = at.split(',').map(Number);
  const spots = spotsOf(view, refs.filter((ref) => /^(door|wall):/.test(ref)), [], on);
  expect(spots.length).toBeGreaterThan(0);
  expect(spots.every((spot) => Math.abs(spot.x - x) + Math.abs(spot.y - y) === 1)).toBe(true);
});

test('choices at a door are about its keypad card, those at a terminal about its card', () => {
  const { view } = MOMENTS.method;
  expect(aboutChoices(view, on)?.title).toBe('bc-keypad');
  expect(aboutChoices(view, on)?.text).toMatch(/entry-K-.* · bc-force \d/);
  expect(aboutChoices(MOMENTS.menu.view, on)).toBeNull();
  const working = { ...view, prompt: { ...view.prompt, key: 'prompt-option' }, turn: { ...view.turn, cards: ['t03'] } };
  expect(aboutChoices(working, { ...on, has: () => true })?.text).toBe('terminal-t03.text');
});

test('directions lie around the robot that has been picked', () => {
  const { view } = MOMENTS.move;
  const robot = Object.keys(view.turn.routes)[0] ?? '';
  const [spot] = spotsOf(view, ['dir:n'], [`robot:${robot}`], on);
  const [x = 0, y = 0] = (view.robots.find((row) => row.robot === robot)?.at ?? '').split(',').map(Number);
  expect(spot).toMatchObject({ x, y: y - 1, sign: '↑' });
  expect(isOnMap(view, 'dir:n', [])).toBe(false);
});

test.each(Object.entries(MOMENTS))('no door of a real plan lies in a wall, and no furniture where something else is: %s', (_, { view }) => {
  const floor = floorOf(view.map, []);
  const inWall = (edge: string): boolean => {
    const { from, to } = strokeOf(edge);
    return floor.walls.some((wall) => (wall.from.x === wall.to.x ? from.x === to.x && from.x === wall.from.x && from.y >= wall.from.y && to.y <= wall.to.y : from.y === to.y && from.y === wall.from.y && from.x >= wall.from.x && to.x <= wall.to.x));
  };
  expect(view.doors.filter((door) => inWall(door.edge))).toEqual([]);
  const taken = new Set(view.terminals.map((row) => row.at));
  const pieces = furnitureOf(floor, view.map, taken);
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.filter((piece) => taken.has(`${piece.x},${piece.y}`) || view.map.hideouts.includes(`${piece.x},${piece.y}`))).toEqual([]);
});

test('robots and units say what they are', () => {
  const { view } = MOMENTS.menu;
  expect(robotFacts(view, view.robots[0]!, on)).toContain('Ada');
  expect(robotFacts(view, { ...view.robots[0]!, alert: 'on', online: false, keys: 2 }, on)).toMatch(/bc-offline.*bc-spotted.*bc-keys 2/);
  const unit = { ...view.units[0]!, abilities: ['drain'], grapple: 1, key: true, stunned: true };
  expect(unitFacts(view, unit, on)).toMatch(/bc-can-drain.*bc-can-grapple 1.*bc-has-key.*bc-stunned/);
});

test('a room has its own name, or its letter’s where a plan is an owner’s', () => {
  const { view } = MOMENTS.menu;
  expect(zoneTitle(view, 'a', on)).toBe('bc-room-p1-a');
  expect(zoneTitle(view, 'a', { ...on, has: (key) => key === 'zone-a' })).toBe('zone-a');
});

test('what the board has no words for is called by its own, as people write it', () => {
  const { view } = MOMENTS.menu;
  const mute = { ...on, has: () => false };
  const unit = { ...view.units[0]!, unit: 'u99', patrol: 'in circles', abilities: ['nit-picking'] };
  expect(unitFacts(view, unit, mute)).toMatch(/^u99: .*in circles, nit picking/);
  expect(cardsOf({ ...view, universal: ['big-nudge'] }, 'module', mute).map((card) => card.label)).toContain('big nudge');
});

test('a sheet lists imperative, hand, equipment, keys and abilities', () => {
  const { view } = MOMENTS.menu;
  const seat = { ...view.seats[0]!, imperative: 'i01', hand: ['n05'], installed: ['d01'], boosts: 1, purchases: [{ buy: 'ability-1', what: 'ram', price: 2, bought: true }] };
  const rich = { ...view, seats: [seat], robots: [{ ...view.robots.find((row) => row.robot === '0')!, items: ['e01'], keys: 1 }] };
  expect(cardsOf(rich, '0', on).map((card) => card.kind)).toEqual(['imperative', 'network', 'item', 'item', 'item', 'token', 'ability']);
  expect(cardsOf(rich, '0', on, new Set(['item:e01'])).map((card) => card.id)).not.toContain('item-item-e01');
});
