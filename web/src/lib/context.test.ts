import { expect, test } from 'vitest';
import { moment } from '../games/fixtures';
import type { BoardProps } from './board';
import { BoardContext } from './context.svelte';

const { view } = moment('burn-rate', 'the draft');
const PROPS: BoardProps = { view, seat: 0, names: ['Ada'], glowing: new Set(), picked: [], pick: () => undefined, say: (key) => key, has: () => true, called: (ref) => ref, happenings: [], speed: 'off' };

test('the parts of a board are told the newest', () => {
  let props = PROPS;
  const on = new BoardContext(() => props);
  expect([on.seat, on.names, on.view.game]).toEqual([0, ['Ada'], 'burn-rate']);
  props = { ...PROPS, seat: 1, names: ['Ada', 'Bob'] };
  expect([on.seat, on.names]).toEqual([1, ['Ada', 'Bob']]);
});

test('where no whole paths are played, none is offered', () => {
  const plays = { ...PROPS, play: (path: readonly string[]) => path[0] === 'deck' };
  expect(new BoardContext(() => PROPS).play(['deck'])).toBe(false);
  expect(['deck', 'hand'].map((ref) => new BoardContext(() => plays).play([ref]))).toEqual([true, false]);
});
