import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { View } from '../../lib/board';
import { LANGUAGES, Texts } from '../../lib/texts';
import EventPicture from './art/EventPicture.svelte';
import { addsOf } from './desk/menu';
import { STEPS } from './desk/sums';
import views from './fixtures/views.json';
import { possibleEnemies } from './knowledge';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { capital, consultantsOf, counselSpaces, DIVISIONS, eventKind, menuThings, millions, nearness, nextOffice, seatOf, stackOf, tableOf, thingsIn, WAYS, type TableView } from './view';
import { actionLetter, actionText, actionWord } from './words';

const view = (name: keyof typeof views): TableView => tableOf(structuredClone(views[name]) as unknown as View);
const keys = (source: string): string[] => [...source.matchAll(/^([a-z]+-[\w-]+) =/gm)].map((match) => match[1] ?? '');

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test('no text of the board takes the name of a thing of the game', () => {
  const things = view('late').zones.flatMap((zone) => zone.things.map((thing) => thing.face));
  const own = keys(en).filter((key) => key.startsWith('ps-')).map((key) => key.slice(3));
  expect(own.filter((name) => things.includes(name))).toEqual([]);
});

test.each(LANGUAGES)('every action of the menu has the letter of the booklet: %s', (lang) => {
  const texts = new Texts(lang, [readFileSync(`../src/boardroom/games/power_struggle/texts.${lang}.ftl`, 'utf8')]);
  const menu = (view('acting').own?.menu ?? []).map((row) => row.action);
  expect(menu.map((action) => actionLetter(texts, action)).join('')).toBe('ABBCCDEFFFFGG–');
});

test('an action that is new to the desk is told in the words of the game', () => {
  const texts = new Texts('en', ['business-audit = an audit', 'action-act-audit = H: audit somebody', 'action-act-nap = have a nap']);
  expect([actionLetter(texts, 'audit'), actionWord(texts, 'audit'), actionText(texts, 'audit')]).toEqual(['H', 'An audit', 'Audit somebody']);
  expect([actionLetter(texts, 'nap'), actionWord(texts, 'nap'), actionText(texts, 'nap')]).toEqual(['–', 'Nap', 'Have a nap']);
});

test('what lies in a menu of its own is drawn there, everything else among the choices', () => {
  const zones = ['actions', 'fine', 'choices', 'fees'].map((ref) => ({ ref, owner: -1, kind: 'menu', things: [{ ref: `${ref}:x`, face: 'x', count: 1 }] }));
  expect(menuThings({ ...view('acting'), zones }).map((thing) => thing.ref)).toEqual(['choices:x', 'fees:x']);
});

test('the next office is the first empty one from the top, and a full division has none', () => {
  const late = view('late');
  for (const division of DIVISIONS) {
    const used = Object.keys(late.offices).filter((office) => office.startsWith(division)).length;
    expect(nextOffice(late, division)).toBe(used === 6 ? null : used + 1);
  }
});

test('the sorter sees the cards laid so far, and everybody as many backs', () => {
  const sorting = view('sorting');
  expect(stackOf(sorting)).toEqual(sorting.own?.stack);
  sorting.own = null;
  expect(stackOf(sorting)).toEqual([null, null, null]);
});

test('an event has a picture for what it does', () => {
  const sorting = view('sorting');
  const kinds = (sorting.own?.events ?? []).map((name) => eventKind(sorting, name));
  expect(kinds.slice(0, 2)).toEqual(['bonus', 'meeting']);
  expect(kinds).toHaveLength(8);
  expect(eventKind({ ...sorting, kinds: { coffee: { kind: 'motivation', change: -1 } } }, 'coffee')).toBe('down');
  expect(eventKind({ ...sorting, kinds: { coffee: { kind: 'motivation', change: 2 } } }, 'coffee')).toBe('up');
  expect(eventKind(sorting, 'never_heard_of')).toBe('unknown');
});

test('an event of a kind that is new has a picture, and it is none of the others', () => {
  const kinds = ['bonus', 'meeting', 'moron', 'scandal', 'birthday', 'party', 'up', 'down', 'back', 'outing', 'never_heard_of'];
  expect(new Set(kinds.map((kind) => render(EventPicture, { props: { kind } }).body)).size).toBe(kinds.length);
});

test('how near somebody is to each way is known for all but the archenemies of others', () => {
  const late = view('late');
  const seat = late['seat'] as number;
  expect(WAYS.filter((way) => nearness(late, seat, way) === null)).toEqual([]);
  expect(WAYS.filter((way) => nearness(late, (seat + 1) % 4, way) === null)).toEqual(['archenemy']);
  expect(nearness(late, seat, 'influence')).toEqual({ have: late.seats[seat]?.tracks.influence, need: 7 });
});

test('with the own colour two leads of three are enough', () => {
  const late = view('late');
  const seat = late['seat'] as number;
  const ways = [{ way: 'main' as const, mine: 2, theirs: 1, ahead: true }, { way: 'shares' as const, mine: 0, theirs: 1, ahead: false }, { way: 'counsel' as const, mine: 0, theirs: 0, ahead: false }];
  late.own = { ...late.own!, rivalry: { seat, ways, true: false } };
  expect(nearness(late, seat, 'archenemy')).toEqual({ have: 1, need: 2 });
});

test('consultants count by division for the point, and are shown by seat', () => {
  const late = view('late');
  late.seats[1] = { ...late.seats[1]!, counsel: [2, 0, 1, 0, 0, 0] };
  expect(counselSpaces(late.seats[1])).toBe(2);
  expect(consultantsOf(late, 'dev')).toContainEqual({ seat: 1, count: 2 });
});

test('a card adds something only for its holder', () => {
  const acting = view('acting');
  acting.privileges = [{ name: 'hr', holder: 1, side: 'bribed', worth: 2 }];
  expect(addsOf(acting, 1, 'hire')).toEqual({ key: 'ps-adds-hr', params: { count: 2 } });
  expect(addsOf(acting, 0, 'hire')).toBeNull();
  expect(addsOf(acting, 1, 'merge')).toBeNull();
});

test('the notes of a bribe are those the choices name', () => {
  expect(STEPS).toEqual({ coarse: 500_000, fine: 50_000 });
  expect(thingsIn(view('acting'), 'actions').length).toBeGreaterThan(12);
});

test('short figures and capitals', () => {
  expect([millions(50_000), millions(1_150_000)]).toEqual([0.05, 1.15]);
  expect(capital('épargne')).toBe('Épargne');
});

test('a colour belongs to a seat', () => {
  expect(['blue', 'red', 'black'].map((colour) => seatOf(view('late'), colour))).toEqual([0, 3, -1]);
});

test('archenemies: three colours and four cards are left once the own pair is known, silence rules pairs out', () => {
  const placing = view('placing');
  const seat = placing['seat'] as number;
  const other = (seat + 1) % 4;
  expect(possibleEnemies(placing, seat, other)).toBe(3 * 4);
  const free = placing.seats.map((row) => row.colour).find((colour) => colour !== placing.own?.archenemy.colour)!;
  const card = placing.enemies.find((one) => one !== placing.own?.archenemy.card)!;
  placing.seats[other] = { ...placing.seats[other]!, not_archenemy: [[free, card]] };
  expect(possibleEnemies(placing, seat, other)).toBe(11);
  placing.seats[other] = { ...placing.seats[other]!, archenemy: { colour: free, card, trio: [] } };
  expect(possibleEnemies(placing, seat, other)).toBe(1);
});
