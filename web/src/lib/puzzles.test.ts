import { describe, expect, it } from 'vitest';
import { answered, byTheme, nextAfter, parseKept, streak, type Kept } from './puzzles';
import type { PuzzleInfo } from './wire';

const NONE: Kept = { tried: {}, days: [] };
const puzzle = (id: string, theme = 'bluff', game = 'startup-nation'): PuzzleInfo => ({ id, game, theme, difficulty: 1 });
const SHELF = [puzzle('a'), puzzle('b', 'deduction'), puzzle('c'), puzzle('d', 'money', 'burn-rate')];

describe('what is kept of an answer', () => {
  it('counts the first answer to the day’s puzzle', () => {
    expect(answered(NONE, 'a', true, '2026-11-18')).toEqual({ tried: { a: true }, days: ['2026-11-18'] });
    const missed = answered(NONE, 'a', false, '2026-11-18');
    expect(answered(missed, 'a', true, '2026-11-18')).toEqual({ tried: { a: true }, days: [] });
  });

  it('never forgets that a puzzle was solved', () => {
    expect(answered(answered(NONE, 'a', true, null), 'a', false, null).tried).toEqual({ a: true });
  });

  it('reads what it wrote, and nothing from what is broken', () => {
    const now = answered(NONE, 'a', true, '2026-11-18');
    expect(parseKept(JSON.stringify(now))).toEqual(now);
    expect(parseKept('{')).toEqual(NONE);
    expect(parseKept('{"tried":{"a":3},"days":["yesterday"]}')).toEqual(NONE);
  });
});

describe('a streak', () => {
  it('goes over the end of a month and a missing today', () => {
    expect(streak(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
    expect(streak(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
  });

  it('ends with a day that was left out', () => {
    expect(streak(['2026-02-25', '2026-02-27'], '2026-02-27')).toBe(1);
    expect(streak(['2026-02-25'], '2026-02-27')).toBe(0);
  });
});

describe('the shelf', () => {
  it('tells how many of each theme are solved', () => {
    expect(byTheme(SHELF, 'startup-nation', { a: true, c: false }).map(({ theme, solved, puzzles }) => [theme, solved, puzzles.length])).toEqual([['bluff', 1, 2], ['deduction', 0, 1]]);
  });

  it('goes on with the theme, then with the game, then with any', () => {
    const [a, , c] = SHELF as [PuzzleInfo, PuzzleInfo, PuzzleInfo];
    expect(nextAfter(SHELF, a, { a: true })?.id).toBe('c');
    expect(nextAfter(SHELF, c, { a: true, c: false })?.id).toBe('b');
    expect(nextAfter(SHELF, c, { a: true, b: true, c: false })?.id).toBe('d');
    expect(nextAfter(SHELF, c, { a: true, b: true, c: true, d: true })?.id).toBe('a');
  });
});
