import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { LANGUAGES, Texts } from '../../lib/texts';
import { textsOf } from '../drawn';
import { asked, moment, seen, type Seen } from '../fixtures';
import EventPicture from './art/EventPicture.svelte';
import type { Colour } from './shapes';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { capital, consultantsOf, eventKind, goalOf, menuOf, menuThings, millions, nearness, notesOf, seatOf, stackOf, WAYS } from './view';
import { actionLetter, actionText, actionWord } from './words';

const GAME = 'power-struggle';
const ALL = seen(GAME);
const RIVALS = moment(GAME, 'rivals').view;
const SORTING = asked(GAME, 'prompt-sort', ({ view }) => view.sorted === 3);
const ACTING = asked(GAME, 'prompt-act').view;
/** The company that has grown most. */
const offices = ({ view }: Seen<typeof GAME>): number => Object.keys(view.offices).length;
const LATE = ALL.filter(({ seat }) => seat >= 0).toSorted((one, other) => offices(other) - offices(one))[0]!;
const keys = (source: string): string[] => [...source.matchAll(/^([a-z]+-[\w-]+) =/gm)].map((match) => match[1] ?? '');

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test('no text of the board takes the name of a thing of the game', () => {
  const things = LATE.view.zones.flatMap((zone) => zone.things.map((thing) => ('face' in thing ? thing.face : '')));
  const own = keys(en).filter((key) => key.startsWith('ps-')).map((key) => key.slice(3));
  expect(own.filter((name) => things.includes(name))).toEqual([]);
});

test.each(LANGUAGES)('every action of the menu has the letter of the booklet: %s', (lang) => {
  const texts = textsOf(GAME, lang);
  const menu = (ACTING.own?.menu ?? []).map((row) => row.action);
  expect(menu.map((action) => actionLetter(texts, action)).join('')).toBe('ABBCCDEFFFFGG–');
});

test('an action that is new to the desk is told in the words of the game', () => {
  const texts = new Texts('en', ['business-audit = an audit', 'action-act-audit = H: audit somebody', 'action-act-nap = have a nap']);
  expect([actionLetter(texts, 'audit'), actionWord(texts, 'audit'), actionText(texts, 'audit')]).toEqual(['H', 'An audit', 'Audit somebody']);
  expect([actionLetter(texts, 'nap'), actionWord(texts, 'nap'), actionText(texts, 'nap')]).toEqual(['–', 'Nap', 'Have a nap']);
});

test('what lies in a menu of its own is drawn there, everything else among the choices', () => {
  const menus = new Map(ALL.flatMap(({ view }) => view.zones.flatMap((zone) => (zone.kind === 'menu' ? [[zone.ref, zone] as const] : []))));
  expect([...menus.keys()].sort()).toEqual(['actions', 'choices', 'coarse', 'fine']);
  const fees = { ...menus.get('choices')!, ref: 'fees' };
  const drawn = menuThings({ ...ACTING, zones: [...menus.values(), fees] });
  expect(drawn).toEqual([...menus.get('choices')!.things, ...fees.things]);
});

test('the sorter sees the cards laid so far, and everybody as many backs', () => {
  expect(stackOf(SORTING.view)).toEqual(['bonus', 'chairs', 'party']);
  const others = ALL.find(({ view, scene, seat }) => scene === SORTING.scene && seat < 0 && view.sorted === 3)!;
  expect(stackOf(others.view)).toEqual([null, null, null]);
});

test('an event has a picture for what it does', () => {
  const kinds = (SORTING.view.own?.events ?? []).map((name) => eventKind(SORTING.view, name));
  expect(kinds.slice(0, 2)).toEqual(['bonus', 'meeting']);
  expect(kinds).toHaveLength(8);
  const moods = ['printer', 'fire_drill'].map((name) => [RIVALS.kinds[name]?.change, eventKind(RIVALS, name)]);
  expect(moods).toEqual([[-1, 'down'], [2, 'up']]);
  expect(eventKind(SORTING.view, 'never_heard_of')).toBe('unknown');
});

test('an event of a kind that is new has a picture, and it is none of the others', () => {
  const known = new Set(ALL.flatMap(({ view }) => Object.keys(view.kinds).map((name) => eventKind(view, name))));
  const kinds = [...known, 'back', 'never_heard_of'];
  expect([...known].sort()).toEqual(['birthday', 'bonus', 'down', 'meeting', 'moron', 'outing', 'party', 'scandal', 'up']);
  expect(new Set(kinds.map((kind) => render(EventPicture, { props: { kind } }).body)).size).toBe(kinds.length);
});

test('how near somebody is to each way is known for all but the archenemies of others', () => {
  const { view, seat } = LATE;
  const other = (seat + 1) % view.seats.length;
  expect(WAYS.filter((way) => nearness(view, seat, way) === null)).toEqual([]);
  expect(WAYS.filter((way) => nearness(view, other, way) === null)).toEqual(['archenemy']);
  expect(nearness(view, seat, 'influence')).toEqual({ have: view.seats[seat]?.tracks.influence, need: 7 });
});

test('with the own colour two leads of three are enough', () => {
  expect(RIVALS.own?.rivalry).toMatchObject({ seat: 0, ways: [{ ahead: true }, { ahead: false }, { ahead: false }] });
  expect(nearness(RIVALS, 0, 'archenemy')).toEqual({ have: 1, need: 2 });
});

test('consultants are shown by seat', () => {
  expect(consultantsOf(RIVALS, 'dev')).toContainEqual({ seat: 1, count: 2 });
});

test.each(['coarse', 'fine'] as const)('the notes of a bribe are those the choices name: %s', (size) => {
  const { choices, view } = asked(GAME, `prompt-${size}`);
  const sums = new Map(notesOf(view, size).map(({ ref, sum }) => [ref, sum]));
  expect(choices.map(({ path, label }) => [path[0], label.params.sum])).toEqual(choices.map(({ path }) => [path[0], sums.get(path[0] ?? '')]));
  expect(choices.length).toBeGreaterThan(1);
});

test('the desk has room for the whole menu', () => expect(menuOf(ACTING, 'actions').length).toBeGreaterThan(12));

test('the table says how many points win', () => expect(goalOf(ACTING)).toBe(4));

test('short figures and capitals', () => {
  expect([millions(50_000), millions(1_150_000)]).toEqual([0.05, 1.15]);
  expect(capital('épargne')).toBe('Épargne');
});

test('a colour belongs to a seat', () => {
  const colours: Colour[] = ['blue', 'red', 'black'];
  expect(colours.map((colour) => seatOf(RIVALS, colour))).toEqual([0, 3, -1]);
});
