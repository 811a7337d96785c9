import { expect, test } from 'vitest';
import { moment, seen } from '../fixtures';
import { accessOf, nodesOf } from './network';
import { beside, DIRECTIONS, directionTo, floorOf, nameLines, squaresOf, strokeOf, type Stroke } from './plan';
import type { FloorMap } from './shapes';

const GAME = 'burncycle';
const PLANS = [...new Map(seen(GAME).map(({ view }) => [view.plan, view.map]))];
const text = ({ from, to }: Stroke): string => `${from.x},${from.y}-${to.x},${to.y}`;
/** The pieces of these walls, each as long as a square. */
const pieces = (walls: readonly Stroke[]): string[] =>
  walls.flatMap(({ from, to }) => Array.from({ length: Math.max(to.x - from.x, to.y - from.y) }, (_, step) => {
    const flat = from.y === to.y;
    const start = flat ? { x: from.x + step, y: from.y } : { x: from.x, y: from.y + step };
    return text({ from: start, to: flat ? { x: start.x + 1, y: start.y } : { x: start.x, y: start.y + 1 } });
  }));
const zoneAt = (map: FloorMap, square: string): string => {
  const [x = 0, y = 0] = square.split(',').map(Number);
  return x < 0 || y < 0 || x >= map.width || y >= map.height ? '#' : (map.zones[y * map.width + x] ?? '#');
};

test('there are plans of all missions', () => expect(PLANS.map(([name]) => name).sort()).toEqual(['p1', 'p2', 'p3']));

test.each(PLANS)('walls surround what is there: %s', (_, map) => {
  const walls = new Set(pieces(floorOf(map, []).walls));
  const open = floorOf(map, []).squares.filter((square) => square.zone !== '#').flatMap(({ name }) => DIRECTIONS.map((direction) => ({ edge: `${name}:${direction}`, beyond: zoneAt(map, beside(name, direction)) })));
  expect(open.filter(({ edge, beyond }) => beyond === '#' && !walls.has(text(strokeOf(edge))))).toEqual([]);
});

test.each(PLANS)('walls in one line are one stroke: %s', (_, map) => {
  const ends = floorOf(map, []).walls.map(({ from, to }) => [`${from.x === to.x ? 'down' : 'along'} ${from.x},${from.y}`, `${from.x === to.x ? 'down' : 'along'} ${to.x},${to.y}`]);
  const begins = new Set(ends.map(([begin]) => begin));
  expect(ends.filter(([, end]) => begins.has(end))).toEqual([]);
});

test('the name of a narrow room stands in two lines', () => {
  expect(nameLines('Records Annex', 6, 28)).toEqual({ lines: ['Records Annex'], size: 28 });
  expect(nameLines('Executive Washroom', 2, 28)).toEqual({ lines: ['Executive', 'Washroom'], size: 28 });
  expect(nameLines('Toilettes de la direction', 2, 28).lines).toEqual(['Toilettes de', 'la direction']);
  expect(nameLines('Decommissioning', 2, 28).size).toBeCloseTo((2 * 160) / 15);
});

test('a destroyed wall is no wall', () => {
  const { view } = moment(GAME, 'a broken wall', 2);
  expect(view.destroyed).toEqual(['1,3:n']);
  const [before, now] = [pieces(floorOf(view.map, []).walls), pieces(floorOf(view.map, view.destroyed).walls)];
  expect(before.filter((piece) => !now.includes(piece))).toEqual([text(strokeOf('1,3:n'))]);
});

test.each(PLANS)('rooms know where they are: %s', (_, map) => {
  const { rooms, squares } = floorOf(map, []);
  expect(rooms.map((room) => room.letter).sort().join('')).toMatch(/^12abcd/);
  const outside = squares.filter(({ zone, x, y }) => rooms.some((room) => room.letter === zone && (x < room.x || y < room.y || x >= room.x + room.width || y >= room.y + room.height)));
  expect(outside).toEqual([]);
});

test('a way passes its squares one by one', () => {
  expect(squaresOf('5,9', 'nne')).toEqual(['5,9', '5,8', '5,7', '6,7']);
  expect(directionTo('5,9', beside('5,9', 'w'))).toBe('w');
  expect(directionTo('5,9', '7,9')).toBeNull();
});

test('an edge is the stroke between two squares, whichever of them names it', () => {
  expect(strokeOf('1,1:e')).toEqual(strokeOf('2,1:w'));
  expect(strokeOf('1,1:s')).toEqual(strokeOf('1,2:n'));
});

test('nodes lie clockwise from the top, the access points in the corners', () => {
  const { network } = moment(GAME, 'the start').view;
  const nodes = nodesOf(network);
  expect([nodes.length, nodes[0]?.name, nodes.at(-1)?.name]).toEqual([40, '1.0', '4.3']);
  expect(nodes[0]).toMatchObject({ x: 100, y: 12 });
  expect(accessOf(network)[0]!.x).toBeGreaterThan(150);
});
