import { expect, test } from 'vitest';
import { accessOf, nodesOf } from './network';
import { beside, directionTo, floorOf, squaresOf, strokeOf } from './plan';
import type { FloorMap } from './view';

/* Two rooms of two squares side by side, a door between them, and nothing around. */
const MAP = { width: 4, height: 3, zones: '#####ab#####', east: '.....D......', south: '............' } as unknown as FloorMap;

test('walls surround what is there, and walls in one line are one stroke', () => {
  const { walls } = floorOf(MAP, []);
  expect(walls).toContainEqual({ from: { x: 1, y: 1 }, to: { x: 3, y: 1 } });
  expect(walls).toContainEqual({ from: { x: 1, y: 2 }, to: { x: 3, y: 2 } });
  expect(walls).toHaveLength(4);
});

test('a destroyed wall is no wall', () => {
  const walled = { ...MAP, east: '.....|......' } as FloorMap;
  expect(floorOf(walled, []).walls).toHaveLength(5);
  expect(floorOf(walled, ['1,1:e']).walls).toHaveLength(4);
});

test('rooms know where they are', () => {
  expect(floorOf(MAP, []).rooms).toEqual([{ letter: 'a', x: 1, y: 1, width: 1, height: 1 }, { letter: 'b', x: 2, y: 1, width: 1, height: 1 }]);
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
  const network = { layers: ['PTUH', 'HP'], links: [], access: ['1.0', '1.1'], entry: '2.0' } as never;
  expect(nodesOf(network).map((node) => node.name)).toEqual(['1.0', '1.1', '1.2', '1.3', '2.0', '2.1']);
  expect(nodesOf(network)[0]).toMatchObject({ x: 100, y: 12 });
  expect(accessOf(network)[0]!.x).toBeGreaterThan(150);
});
