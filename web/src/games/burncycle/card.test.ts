import { expect, test } from 'vitest';
import { speakerOf } from '../drawn';
import { moment, seen } from '../fixtures';
import { LANGUAGES } from '../../lib/texts';
import { floorsOf, isFresh, litSquares, missionName, missionStory, opensItself, placeOf, setOpening, waitsOf, wantedLayer } from './card';

const GAME = 'burncycle';
const ALL = seen(GAME);
const on = speakerOf(GAME);
const start = moment(GAME, 'the start').view;

test.each(LANGUAGES)('every line of every recorded card can be said: %s', (lang) => {
  const speaker = speakerOf(GAME, lang);
  const cards = new Map(ALL.map(({ view }) => [`${view.mission.key} ${view.floor}`, view.mission]));
  expect(cards.size).toBeGreaterThanOrEqual(4);
  for (const card of cards.values()) {
    for (const line of [...card.lines, ...card.waits]) expect(speaker.say(line.key, line.params)).toMatch(/ .*\.$/);
    expect(missionStory(card, speaker).length).toBeGreaterThan(100);
  }
});

test('a floor has its objective with its sentence, then what else is said of it', () => {
  const [first, , last] = floorsOf(start.mission, on);
  expect(first?.title).toBe('Floor 1: the Open Floor');
  expect(first?.goals.map(({ line, row }) => [line.key, row.goal])).toEqual([['brief-goal-fetch', 'fetch']]);
  expect(first?.others.map((line) => line.key)).toEqual(['brief-reward', 'brief-leave-any']);
  expect([first?.state, last?.state]).toEqual(['now', 'later']);
});

test('a mission is called by its own name, where its owner gave it one', () => {
  expect(missionName(start.mission, on)).toBe('Golden Parachute');
  expect(missionName({ ...start.mission, name: 'The Stapler' }, on)).toBe('The Stapler');
});

test('what is missing is told when the objectives are met or everybody is at an exit', () => {
  const wait = (key: string) => ({ part: 'leave' as const, floor: 1, key, params: {}, rules: [] });
  const { view } = moment(GAME, 'a ledger');
  const told = (goals: number, ...keys: string[]): string[] =>
    waitsOf({ ...view, goals: view.goals.map((goal) => ({ ...goal, now: goals })), mission: { ...view.mission, waits: keys.map(wait) } }).map((one) => one.key);
  expect(told(0, 'brief-wait-goal', 'brief-wait-outside')).toEqual([]);
  expect(told(99, 'brief-wait-outside')).toEqual(['brief-wait-outside']);
  expect(told(0, 'brief-wait-goal', 'brief-wait-everybody')).toEqual([]);
  expect(told(0, 'brief-wait-goal')).toEqual(['brief-wait-goal']);
});

test('an objective with one place names it: a room, or a square', () => {
  const { view } = moment(GAME, 'a ledger');
  const at = (zones: string[], squares: string[]): string => placeOf(view, { ...view.goals[0]!, zones, squares }, on);
  expect([at(['a'], []), at([], ['12,10']), at(['a', 'b'], []), at([], ['1,0', '2,0']), at([], [])]).toEqual(['Records Annex', 'M11', '', '', '']);
});

test('squares and hubs that count are lit until they are done', () => {
  const { view } = moment(GAME, 'a ledger');
  expect(litSquares(view).map((one) => one.square)).toEqual(view.goals.flatMap((goal) => goal.squares));
  expect(litSquares(view).length).toBeGreaterThan(0);
  const hubs = (now: number) => ({ ...view, goals: [{ ...view.goals[0]!, goal: 'hubs' as const, now, needed: 1 }] });
  expect([wantedLayer(hubs(0)), wantedLayer(hubs(1)), wantedLayer(view)]).toEqual([3, Infinity, Infinity]);
});

test('the card opens at the start, until somebody says no', () => {
  expect(isFresh(start)).toBe(true);
  expect(isFresh(moment(GAME, 'a ledger').view)).toBe(false);
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
  expect(opensItself(storage)).toBe(true);
  setOpening(storage, false);
  expect(opensItself(storage)).toBe(false);
  setOpening(storage, true);
  expect(opensItself(storage)).toBe(true);
});
