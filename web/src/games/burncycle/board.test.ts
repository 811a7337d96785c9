import { expect, test } from 'vitest';
import { speakerOf } from '../drawn';
import { asked, moment, seen, type Seen } from '../fixtures';
import { aboutChoices, dockRefs, isOnMap, tileOf } from './dock';
import { robotFacts, unitFacts, zoneTitle } from './facts';
import { furnitureOf } from './furniture';
import { floorOf, strokeOf } from './plan';
import type { UnitRow } from './shapes';
import { cardsOf } from './sheet';
import { spotsOf } from './spots';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';

const GAME = 'burncycle';
const ALL = seen(GAME);
const sources = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const keys = (source: string): string[] => [...source.matchAll(/^([a-z]+-[\w-]+) =/gm)].map((match) => match[1] ?? '');
const on = speakerOf(GAME);
const mute = { ...on, has: () => false };
const refsOf = ({ choices }: Seen<'burncycle'>): string[] => [...new Set(choices.flatMap((choice) => choice.path))];
/** One table for each prompt, and one for each plan. */
const PROMPTS = new Map(ALL.filter(({ choices }) => choices.length > 0).map((one) => [one.view.prompt.key, one]));
const PLANS = new Map(ALL.map((one) => [one.view.plan, one]));

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test('every text that is asked for is there, and every one that is there is asked for', () => {
  const code = Object.values(sources).join('\n');
  const wanted = [...code.matchAll(/['"`](bc-[a-z0-9-]*[a-z0-9])['"`]/g)].map((match) => match[1] ?? '');
  const families = [...code.matchAll(/`(bc-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? '').concat('bc-chip-');
  expect(wanted.filter((key) => !keys(en).includes(key) && key !== 'bc-chip')).toEqual([]);
  const own = keys(en).filter((key) => key.startsWith('bc-'));
  expect(own.filter((key) => !wanted.includes(key) && !families.some((family) => key.startsWith(family)))).toEqual([]);
});

test.each([...PROMPTS])('everything that can be clicked has its place and a name: %s', (_, one) => {
  const first = refsOf(one).filter((ref) => !/^(dir|seat):/.test(ref));
  const spots = spotsOf(one.view, first, [], on);
  const dock = dockRefs(one.view, first, []).map((ref) => tileOf(one.view, ref, on));
  const there = [...spots.map((spot) => spot.ref), ...dock.map((tile) => tile.ref)];
  expect(first.filter((ref) => !there.includes(ref) && !/^(robot|unit|slot|own|team):/.test(ref))).toEqual([]);
  expect([...spots, ...dock].filter(({ label }) => label === '' || label.startsWith('as in the list'))).toEqual([]);
});

test.each([...PROMPTS])('the map writes a square as the list of choices says it: %s', (_, one) => {
  const signs = spotsOf(one.view, refsOf(one), [], on).filter((spot) => spot.ref.startsWith('square:'));
  expect(signs.map((spot) => [spot.sign, spot.label]).filter(([sign, label]) => label !== `Square ${sign}`)).toEqual([]);
});

test('a door or wall is pressed on the square behind it, next to the agent', () => {
  const one = asked(GAME, 'prompt-menu', (menu) => refsOf(menu).includes('door:n') && refsOf(menu).includes('wall:s'));
  const at = one.view.robots.find((row) => row.robot === String(one.view.active))?.at ?? '';
  const [x = 0, y = 0] = at.split(',').map(Number);
  const spots = spotsOf(one.view, ['door:n', 'wall:s'], [], on);
  expect(spots.map((spot) => [spot.x - x, spot.y - y, spot.label])).toEqual([[0, -1, 'Work the keypad (north)'], [0, 1, 'Attack the wall (south)']]);
});

test('choices at a door are about its keypad card, those at a terminal about its card', () => {
  const { view } = asked(GAME, 'prompt-method');
  expect(aboutChoices(view, on)).toEqual({ title: 'Keypad', text: 'the keypad die · Brute force: 5 AP' });
  expect(aboutChoices(asked(GAME, 'prompt-menu').view, on)).toBeNull();
  const working = moment(GAME, 'terminal t01: option 1, door 3,3 s', 1);
  expect(aboutChoices(working.view, on)).toEqual({ title: 'terminal card 1', text: '2: unlock a door. 3: 1 power. 5: threat −2.' });
});

test('directions lie around the robot that has been picked', () => {
  const { view } = asked(GAME, 'prompt-move');
  const robot = Object.keys(view.turn.routes)[0] ?? '';
  const [spot] = spotsOf(view, ['dir:n'], [`robot:${robot}`], on);
  const [x = 0, y = 0] = (view.robots.find((row) => row.robot === robot)?.at ?? '').split(',').map(Number);
  expect(spot).toMatchObject({ x, y: y - 1, sign: '↑' });
  expect(isOnMap(view, 'dir:n', [])).toBe(false);
});

test.each([...PLANS])('no door of a real plan lies in a wall, and no furniture where something else is: %s', (_, { view }) => {
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
  const { view } = moment(GAME, 'an attack');
  expect(robotFacts(view, view.robots.find((row) => row.robot === '0')!, on)).toBe('Clinker: agent A, Ada, 21 power, spotted, one key, on C8');
  const down = ALL.find((one) => one.view.robots.some((row) => !row.online))!.view;
  expect(robotFacts(down, down.robots.find((row) => !row.online)!, on)).toMatch(/ 0 power, shut down/);
  const said = (like: (unit: UnitRow) => boolean): string => {
    const one = ALL.find(({ view }) => view.units.some(like))!.view;
    return unitFacts(one, one.units.find(like)!, on);
  };
  expect(said((unit) => unit.unit === 'u17' && unit.stunned)).toBe('the Reception Turret: level 2, sees 4 far, moves 0, stunned at 10 AP, shut down at 15, costs 2 power, never patrols, stunned, on D8');
  expect(said((unit) => unit.grapple > 0)).toContain(', Grapple 1: leaving costs more AP');
  expect(said((unit) => unit.key)).toContain(', carries a key');
});

test('a room has its own name, or its letter’s where a plan is an owner’s', () => {
  const { view } = PLANS.get('p1')!;
  expect(zoneTitle(view, 'a', on)).toBe('Records Annex');
  expect(zoneTitle({ ...view, plan: 'own' }, 'a', on)).toBe('room A');
});

test('what the board has no words for is called by its own, as people write it', () => {
  const { view } = moment(GAME, 'a push');
  const unit: UnitRow = { ...view.units[0]!, unit: 'u99', patrol: 'nearest robot', abilities: ['drain'] };
  expect(unitFacts(view, unit, mute)).toMatch(/^u99: .*nearest robot, drain/);
  expect(cardsOf(view, 'module', mute).map((card) => card.label)).toEqual(['push']);
  const seats = view.seats.map((seat) => ({ ...seat, hand: ['big-nudge'] }));
  expect(cardsOf({ ...view, seats }, '0', mute).map((card) => card.label)).toEqual(['big nudge']);
});

test('a sheet lists imperative, hand, equipment, keys and abilities; what can be used lies in the dock', () => {
  const one = moment(GAME, 'a full sheet');
  expect(cardsOf(one.view, '0', on).map((card) => card.kind)).toEqual(['imperative', 'network', 'item', 'item', 'item', 'token', 'ability']);
  expect(cardsOf(one.view, '0', on, new Set(refsOf(one))).map((card) => card.id)).not.toContain('item-item-e01');
});
