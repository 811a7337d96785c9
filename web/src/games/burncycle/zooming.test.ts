import { expect, test } from 'vitest';
import { aim, anchored, bounded, centred, MOST_ZOOM, spread, zoomed } from './zooming';

test('zoom stays within its bounds', () => {
  expect(zoomed(1, 1, 0.5)).toBeCloseTo(1.3);
  expect(zoomed(0.6, -1, 0.5)).toBe(0.5);
  expect(bounded(9, 0.5)).toBe(MOST_ZOOM);
});

test('what lies under the fingers stays there', () => {
  expect(anchored(100, 50, 2)).toBe(250); // the point at 150 comes to 300, and 300 - 250 = 50
});

test('a point is brought to the middle, but never past the edge of the map', () => {
  expect(centred(300, 200, 600)).toBe(200);
  expect(centred(20, 200, 600)).toBe(0);
  expect(centred(590, 200, 600)).toBe(400);
  expect(centred(50, 200, 100)).toBe(0);
});

test('two fingers are as far apart as they are', () => {
  expect(spread([{ clientX: 0, clientY: 0 }, { clientX: 3, clientY: 4 }])).toBe(5);
  expect(spread([{ clientX: 0, clientY: 0 }])).toBe(0);
});

test('the map looks at the agent, and at what is asked for as well where that is possible', () => {
  const window = { width: 300, height: 200 };
  expect(aim({ x: 2, y: 2 }, [], 44, window)).toEqual({ x: 2, y: 2 });
  expect(aim({ x: 2, y: 2 }, [{ x: 4, y: 2 }, { x: 2, y: 3 }], 44, window)).toEqual({ x: 3, y: 2.5 });
  expect(aim({ x: 2, y: 2 }, [{ x: 13, y: 2 }, { x: 5, y: 2 }], 44, window)).toEqual({ x: 3.5, y: 2 });
  expect(aim({ x: 2, y: 2 }, [{ x: 13, y: 9 }], 44, window)).toEqual({ x: 13, y: 9 });
});
