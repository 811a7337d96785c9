import { describe, expect, test } from 'vitest';
import { around, beginning, frameOf, parseStanding, within, type Standing } from './lesson';
import type { LessonInfo } from './wire';

const LESSON: LessonInfo = {
  game: 'startup-nation',
  minutes: 12,
  chapters: [
    { name: 'cards', steps: 3 },
    { name: 'ask', steps: 2 },
  ],
  free: { seats: 4, levels: [1, 1, 1], options: {} },
};
const KEPT: Standing = { chapter: 'ask', step: 1, choices: [7], trail: [[], [7]], done: ['cards'] };

describe('where a learner stands', () => {
  test('is read back as it was kept', () => {
    expect(parseStanding(JSON.stringify(KEPT), LESSON)).toEqual(KEPT);
    expect(parseStanding(JSON.stringify(beginning('cards')), LESSON)).toEqual({ chapter: 'cards', step: 0, choices: [], trail: [[]], done: [] });
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a chapter that is gone', JSON.stringify({ ...KEPT, chapter: 'lie' })],
    ['a step that is gone', JSON.stringify({ ...KEPT, step: 2, trail: [[], [], []] })],
    ['choices that are none', JSON.stringify({ ...KEPT, choices: ['x'] })],
    ['a way back that is too short', JSON.stringify({ ...KEPT, trail: [[]] })],
  ])('is forgotten where it says %s', (_, text) => {
    expect(parseStanding(text, LESSON)).toBeNull();
  });

  test('forgets chapters that are gone', () => {
    expect(parseStanding(JSON.stringify({ ...KEPT, done: ['cards', 'lie'] }), LESSON)?.done).toEqual(['cards']);
  });
});

describe('what a map’s window shows of a frame', () => {
  const pane = { left: 10, top: 20, width: 100, height: 100 };

  test.each([
    ['all of it', { left: 30, top: 40, width: 10, height: 10 }, { left: 30, top: 40, width: 10, height: 10 }],
    ['what is not cut off', { left: 0, top: 110, width: 20, height: 20 }, { left: 10, top: 110, width: 10, height: 10 }],
    ['nothing', { left: 130, top: 40, width: 10, height: 10 }, { left: 130, top: 40, width: 0, height: 10 }],
  ])('is %s', (_, box, seen) => expect(within(box, pane)).toEqual(seen));

  test('is everything where there is no window', () => expect(within(pane, undefined)).toBe(pane));
});

describe('the frame around what the words speak of', () => {
  /* As much of an element as is asked for. */
  const at = (left: number, top: number, width: number, height: number, caption = false, children: unknown[] = []): HTMLElement => {
    const hasAttribute = (name: string): boolean => caption && name === 'data-caption';
    return { children, parentElement: null, hasAttribute, getBoundingClientRect: () => ({ left, top, width, height }) } as unknown as HTMLElement;
  };

  test('takes in a name written below, and nothing else that stands beside it', () => {
    const face = at(10, 10, 40, 40);
    const tile = at(10, 10, 40, 40, false, [face, at(5, 50, 50, 15, true), at(90, 90, 9, 9)]);
    expect(around(Object.assign(face, { parentElement: tile }))).toEqual({ left: 5, top: 10, width: 50, height: 55 });
  });

  test('takes in a number that sticks out of its corner', () => {
    expect(around(at(10, 10, 40, 60, false, [at(38, 58, 20, 20, true)]))).toEqual({ left: 10, top: 10, width: 48, height: 68 });
  });

  test('is closer to what is small', () => {
    expect(frameOf({ left: 10, top: 10, width: 200, height: 100 })).toEqual({ left: 6, top: 6, width: 208, height: 108, small: false });
    expect(frameOf({ left: 10, top: 10, width: 200, height: 24 })).toEqual({ left: 8, top: 8, width: 204, height: 28, small: true });
  });
});
