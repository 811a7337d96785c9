import { expect, test } from 'vitest';
import { frames, PACE, placeOf, timed } from './flight';

const way = { what: 'card', from: 'deck', to: 'hand' };

test('slower speeds take longer, and off takes no time', () => {
  expect(PACE.off).toBe(0);
  expect(PACE.slow > PACE.normal && PACE.normal > PACE.fast && PACE.fast > 0).toBe(true);
});

test('what one step causes leaves nearly together, the next step later', () => {
  const [first, beside, next] = timed([[way, way], [way]], 100, 1);
  expect([first?.id, beside?.id, next?.id]).toEqual([1, 2, 3]);
  expect(first?.delay).toBe(0);
  expect(beside?.delay).toBeLessThan(next?.delay ?? 0);
});

test('an arc bends upwards between its ends', () => {
  const arc = frames({ x: 0, y: 100 }, { x: 200, y: 100 });
  expect(arc[0]?.['transform']).toContain('translate(0px, 100px)');
  expect(arc[2]?.['transform']).toContain('translate(100px, 72px)');
  expect(arc.at(-1)?.['transform']).toContain('translate(200px, 100px)');
});

test('what goes nowhere rises where it is', () => {
  const shown = frames({ x: 5, y: 50 }, null);
  expect(shown[0]?.['transform']).toContain('translate(5px, 50px)');
  expect(shown.at(-1)?.['transform']).toContain('translate(5px, 22px)');
});

test('a place that is not shown is stood in for by another, or else by the whole board', () => {
  const deck = {} as Element;
  const root = { querySelector: (asked: string) => (asked === '[data-spot="deck"]' ? deck : null) } as Element;
  expect(placeOf(root, 'deck', { instead: () => 'hand' })).toBe(deck);
  expect(placeOf(root, 'supply', { instead: () => 'deck' })).toBe(deck);
  expect(placeOf(root, 'supply', { instead: (spot) => `${spot}:1` })).toBe(root);
  expect(placeOf(root, 'supply', {})).toBe(root);
});
