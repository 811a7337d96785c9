import { expect, test } from 'vitest';
import { SHELF } from '../games';
import { textsOf } from '../games/drawn';
import { moment, scene, seen, type Game } from '../games/fixtures';
import type { Outcome } from './board';
import { tally } from './log';
import { isShared, minutesPlayed, standing, statistics, whyEnded } from './ending';

const ends = (game: Game): Outcome[] => seen(game).flatMap(({ view }) => view.outcome ?? []);
const texts = textsOf('startup-nation', 'en');

test.each(SHELF)('the best come first: %s', (game) => {
  const outcome = ends(game)[0]!;
  const scores = standing(outcome).map((seat) => outcome.scores[seat] ?? 0);
  expect(scores).toEqual(outcome.scores.toSorted((one, other) => other - one));
});

test('a team wins or loses together, rivals do not', () => {
  expect(new Set(ends('burncycle').map((outcome) => [isShared(outcome), outcome.winners.length > 0].join()))).toEqual(new Set(['true,true', 'true,false']));
  expect((['startup-nation', 'burn-rate', 'power-struggle'] as const).flatMap(ends).filter(isShared)).toEqual([]);
  const tied = { ...ends('startup-nation')[0]!, scores: [3, 3], winners: [0] };
  expect([isShared(tied), isShared({ ...tied, scores: [3, 1], winners: [0, 1] })]).toEqual([false, false]);
});

test('the reason is told in the words of the game', () => {
  const target = ends('startup-nation').find((outcome) => outcome.reason === 'target')!;
  expect(whyEnded(texts, target)).toBe('the target is reached, alone in front');
  const won = moment('burncycle', 'a mission that is won').view.outcome!;
  expect(whyEnded(textsOf('burncycle', 'en'), won)).toBe('the mission is done');
  expect(whyEnded(texts, { ...target, reason: 'rain' })).toBe('rain');
});

test('only what has a heading is counted', () => {
  const { news: events } = scene('startup-nation', 'a few turns')[3]!;
  const counts = Object.fromEntries(statistics(texts, events, 4));
  const headless = [...tally(events, 4).keys()].filter((kind) => !texts.has(`stat-${kind}`));
  expect(counts['asked']).toEqual([1, 1, 1, 0]);
  expect(headless).toContain('match_started');
  expect(headless.filter((kind) => kind in counts)).toEqual([]);
});

test('a game takes at least a minute', () => {
  expect(minutesPlayed(100, 110)).toBe(1);
  expect(minutesPlayed(100, 100 + 7 * 60)).toBe(7);
  expect(minutesPlayed(100, null)).toBe(0);
});
