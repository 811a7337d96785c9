import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { recapOf, SHELF } from '../games';
import { textsOf } from '../games/drawn';
import { NAMES, recorded, scene, seen, type Told } from '../games/fixtures';
import type { Happening, View } from './board';
import { linesOf, type Line } from './log';
import { chosenChanges, chosenLines, FEW, MOST_CHANGES, MOST_SENTENCES, storyOf, type Recap, type Story } from './recap';
import { LANGUAGES } from './texts';

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

const WINDOW = 12; // events that somebody misses

/** Everything that a seat of a game was told in all scenes, as if it were one long game, and what it saw on the way. */
function sittings(game: string): { log: Happening[]; views: View[] }[] {
  return [0, 1, 2].map((seat) => {
    const told = recorded(game).filter((one) => one.seat === seat);
    const log = told.flatMap(({ sent }) => sent.events).filter((event) => !event.kind.startsWith('table-'));
    return { log: log.map((event, place) => ({ ...event, number: place + 1 })), views: told.flatMap(({ sent }) => sent.position.view ?? []) };
  });
}

/** What somebody is told who missed any dozen of events in a row, and sees any other table than before. */
async function stories(game: string, lang: 'en' | 'fr'): Promise<Story[]> {
  const recap = (await recapOf(game))!;
  const texts = textsOf(game, lang);
  const missed = sittings(game).flatMap(({ log, views }) => views.slice(1).map((now, place) => ({ log, start: (place * WINDOW) % log.length, was: views[place]!, now })));
  return missed.flatMap(({ log, start, was, now }) => storyOf(recap, texts, NAMES, log.slice(0, start + WINDOW), start, was, now) ?? []);
}

test.each(SHELF.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))('whoever comes back gets a short story, in words: %s, %s', async (game, lang) => {
  const all = await stories(game, lang);
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ sentences, changes }) => sentences.length > MOST_SENTENCES || changes.length > MOST_CHANGES || sentences.length + changes.length === 0)).toEqual([]);
  const said = all.flatMap(({ sentences, changes }) => [...sentences, ...changes]);
  expect(said.filter((sentence) => !/^[\p{Lu}\d«“].*[.!?»”)]$/su.test(sentence) || /\{|\}|\b(event|since)-|undefined|NaN/.test(sentence))).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});

test.each(SHELF)('every change has a sentence, and every kind of event that was told has its worth: %s', async (game) => {
  const { watched, worth } = (await recapOf(game))!;
  for (const lang of LANGUAGES) expect(watched.filter(({ key }) => !textsOf(game, lang).has(key))).toEqual([]);
  const kinds = new Set(recorded(game).flatMap(({ sent }: Told) => sent.events.map((event) => event.kind)));
  expect([...kinds].filter((kind) => !kind.startsWith('table-') && !(kind in worth))).toEqual([]);
});

const PLAIN: Recap = { worth: { asked: 3, answered: 0, drew: 0, out: 8, paid: 2 }, answers: ['answered'], watched: [] };

/** Lines of these kinds, by seat 1, one after the other. */
function lines(...kinds: string[]): Line[] {
  return linesOf(kinds.map((kind, place): Happening => ({ number: place + 1, kind, seat: 1, ...(kind === 'out' ? { target: 0 } : {}) })));
}

const kindsOf = (these: Line[]): string[] => these.map((line) => line.kind);

test('an answer is told with its question, and what tires is told less often', () => {
  expect(kindsOf(chosenLines(PLAIN, lines('drew', 'asked', 'answered', 'paid', 'paid', 'out', 'drew'), 0))).toEqual(['asked', 'answered', 'paid', 'out']);
});

test('there is never more than five sentences, and a question that has no room goes with its answer', () => {
  const told = chosenLines({ ...PLAIN, worth: { ...PLAIN.worth, a: 9, b: 9, c: 9, d: 9 } }, lines('a', 'b', 'asked', 'answered', 'c', 'd'), 0);
  expect(kindsOf(told)).toEqual(['a', 'b', 'c', 'd']);
});

test('what was done to oneself comes first', () => {
  const recap = { ...PLAIN, worth: { out: 4, other: 5 } };
  expect(kindsOf(chosenLines(recap, lines('other', 'other', 'other', 'other', 'other', 'other', 'out'), 0))).toContain('out');
  expect(kindsOf(chosenLines(recap, lines('other', 'out'), 0))).toEqual(['other', 'out']);
});

test('changes are compared thing by thing, one’s own and the large ones first', () => {
  const view = (seat: number, ...banks: number[]): View => ({ ...seen('burn-rate')[0]!.view, seat, seats: banks.map((bank) => ({ bank, ref: '' })) }) as unknown as View;
  const watched = [{ key: 'bank', worth: 4, of: (now: View) => now.seats.map((row, seat) => ({ seat, value: Number((row as unknown as { bank: number }).bank) })) }];
  const told = chosenChanges(watched, view(2, 10, 20, 30), view(2, 10, 29, 29));
  expect(told.map(({ params }) => [params['seat'], params['was'], params['now'], params['change']])).toEqual([[2, 30, 29, -1], [1, 20, 29, 9]]);
});

test('nothing is told of a few events, and nothing that was taken back', async () => {
  const recap = (await recapOf('startup-nation'))!;
  const texts = textsOf('startup-nation', 'en');
  const [, , , last] = scene('startup-nation', 'a few turns');
  const log = last!.news;
  const start = log.at(-FEW)!.number;
  expect(storyOf(recap, texts, NAMES, log, start, null, last!.view)).toBeNull();
  const back: Happening = { number: 999, kind: 'table-taken-back', seat: 0, to: 0 };
  expect(storyOf(recap, texts, NAMES, [...log, back], 0, null, last!.view)).toBeNull();
});
