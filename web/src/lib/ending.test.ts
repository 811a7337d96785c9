import { expect, test } from 'vitest';
import { SHELF, storyOf } from '../games';
import { textsOf } from '../games/drawn';
import { moment, NAMES, scene, seen, type Game } from '../games/fixtures';
import type { Outcome } from './board';
import { tally } from './log';
import { headline, isShared, isTeam, keepsHands, kicker, lead, minutesPlayed, standing, statistics, storyText, whyEnded, winningScore } from './ending';
import { LANGUAGES } from './texts';

const ends = (game: Game): Outcome[] => seen(game).flatMap(({ view }) => view.outcome ?? []);
const texts = textsOf('startup-nation', 'en');

test.each(SHELF)('the best come first: %s', (game) => {
  const outcome = ends(game)[0]!;
  const scores = standing(outcome).map((seat) => outcome.scores[seat] ?? 0);
  expect(scores).toEqual(outcome.scores.toSorted((one, other) => other - one));
});

test('who won stands above those who only have as many points', () => {
  const tied = { ...ends('power-struggle')[0]!, scores: [4, 2, 4], winners: [2] };
  expect(standing(tied)).toEqual([2, 0, 1]);
});

test('a team wins or loses together, rivals do not', () => {
  expect(new Set(ends('burncycle').map((outcome) => [isShared(outcome), outcome.winners.length > 0].join()))).toEqual(new Set(['true,true', 'true,false']));
  expect((['startup-nation', 'burn-rate', 'power-struggle'] as const).flatMap(ends).filter(isShared)).toEqual([]);
  const tied = { ...ends('startup-nation')[0]!, scores: [3, 3], winners: [0] };
  expect([isShared(tied), isShared({ ...tied, scores: [3, 1], winners: [0, 1] })]).toEqual([false, false]);
});

test('the reason is told in the words of the game', () => {
  const target = ends('startup-nation').find((outcome) => outcome.reason === 'target')!;
  expect(whyEnded(texts, target)).toBe('the target is reached, and nobody is level with the leader');
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

test('a team wins as a team, and rivals who all share a win are no team', () => {
  const won = moment('burncycle', 'a mission that is won').view.outcome!;
  const [rival] = ends('burn-rate');
  const all = rival!.scores.map((_, seat) => seat);
  const shared = { ...rival!, winners: all, scores: all.map(() => 5), returns: all.map(() => 0) };
  expect([isTeam(won), isTeam(rival!), isShared(shared), isTeam(shared)]).toEqual([true, false, true, false]);
  expect(headline({ ...won, scores: [1, 1], returns: [1, 1], winners: [0, 1] }).key).toBe('end-team-won');
  expect(headline(shared).key).toBe('end-winners');
});

test('a page has a word for those who sit there, and none for the gallery', () => {
  const outcome = ends('burn-rate')[0]!;
  const loser = outcome.scores.findIndex((_, seat) => !outcome.winners.includes(seat));
  expect([kicker(outcome, outcome.winners), kicker(outcome, [loser]), kicker(outcome, [])]).toEqual(['end-kicker-won', 'end-kicker-lost', null]);
});

test('the lead is what the best of the others lacks', () => {
  const outcome = { ...ends('startup-nation')[0]!, scores: [3, 5, 1, 4], winners: [1] };
  expect([lead(outcome), winningScore(outcome)]).toEqual([1, 5]);
  expect(lead({ ...outcome, winners: [0, 1, 2, 3] })).toBe(0);
});

test.each(SHELF)('why it ended is told in whole sentences, in both languages: %s', (game) => {
  for (const { view, news } of seen(game).filter((one) => one.view.outcome)) {
    for (const lang of LANGUAGES) {
      const own = textsOf(game, lang);
      const told = storyText(own, storyOf(game), view, view.outcome!, news, NAMES);
      expect(own.has(`end-${game}-${view.outcome!.reason}`), `${game} ${view.outcome!.reason}`).toBe(true);
      expect(told).toMatch(/^[^{}]+[.!]$/);
      expect(told).not.toMatch(/undefined|NaN|end-|: $/);
    }
  }
});

test.each(LANGUAGES)('every reason that a game can end for has its sentence: %s', (lang) => {
  const reasons = { 'startup-nation': ['target', 'cap'], 'burn-rate': ['last_solvent', 'cap'], 'power-struggle': ['target', 'cap'], burncycle: ['won', 'threat', 'module', 'agents', 'cap'] };
  for (const [game, all] of Object.entries(reasons)) for (const reason of all) expect(textsOf(game, lang).has(`end-${game}-${reason}`), `${game} ${reason}`).toBe(true);
});

test('a game without a story tells its reason', () => {
  const { view } = moment('burncycle', 'a mission that is won');
  expect(storyText(textsOf('burncycle', 'en'), undefined, view, view.outcome!, [], NAMES)).toBe('Why: the mission is done.');
});

test('a reason without words is not told: nobody reads the programme’s own word for it', () => {
  const { view } = moment('burncycle', 'a mission that is won');
  expect(storyText(textsOf('burncycle', 'fr'), undefined, view, { ...view.outcome!, reason: 'empty' }, [], NAMES)).toBe('');
});

test('only Burn Rate keeps hands to the end, so only there the whole truth is asked for', () => {
  const keeps = (game: Game): boolean => seen(game).some(({ view }) => view.outcome !== null && keepsHands(view));
  expect(SHELF.filter(keeps)).toEqual(['burn-rate']);
});
