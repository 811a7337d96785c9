import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { LANGUAGES, Texts } from '../../lib/texts';
import { textsOf } from '../drawn';
import { asked, moment, seen, type Seen } from '../fixtures';
import EventPicture from './art/EventPicture.svelte';
import { addsOf } from './desk/menu';
import { STEPS } from './desk/sums';
import { possibleEnemies } from './knowledge';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { capital, consultantsOf, counselSpaces, DIVISIONS, eventKind, menuThings, millions, nearness, nextOffice, seatOf, stackOf, thingsIn, WAYS, type TableView } from './view';
import { actionLetter, actionText, actionWord } from './words';

const GAME = 'power-struggle';
const ALL = seen<TableView>(GAME);
const RIVALS = moment<TableView>(GAME, 'rivals').view;
const SORTING = asked<TableView>(GAME, 'prompt-sort', ({ view }) => view.sorted === 3);
const ACTING = asked<TableView>(GAME, 'prompt-act').view;
/** The company that has grown most. */
const offices = ({ view }: Seen<TableView>): number => Object.keys(view.offices).length;
const LATE = ALL.filter(({ seat }) => seat >= 0).toSorted((one, other) => offices(other) - offices(one))[0]!;
const keys = (source: string): string[] => [...source.matchAll(/^([a-z]+-[\w-]+) =/gm)].map((match) => match[1] ?? '');

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test('no text of the board takes the name of a thing of the game', () => {
  const things = LATE.view.zones.flatMap((zone) => zone.things.map((thing) => thing.face));
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
  const menus = new Map(ALL.flatMap(({ view }) => view.zones.filter((zone) => zone.kind === 'menu').map((zone) => [zone.ref, zone])));
  expect([...menus.keys()].sort()).toEqual(['actions', 'choices', 'coarse', 'fine']);
  const fees = { ...menus.get('choices')!, ref: 'fees' };
  const drawn = menuThings({ ...ACTING, zones: [...menus.values(), fees] });
  expect(drawn).toEqual([...menus.get('choices')!.things, ...fees.things]);
});

test('the next office is the first empty one from the top, and a full division has none', () => {
  const next = (view: TableView): (number | null)[] => DIVISIONS.map((division) => nextOffice(view, division));
  expect(next(RIVALS)).toEqual([2, 3, 1, 1, 1, 1]);
  expect(next(moment<TableView>(GAME, 'nothing to do').view)).toEqual(DIVISIONS.map(() => null));
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

test('consultants count by division for the point, and are shown by seat', () => {
  expect(counselSpaces(RIVALS.seats[1]!)).toBe(2);
  expect(consultantsOf(RIVALS, 'dev')).toContainEqual({ seat: 1, count: 2 });
});

test('a card adds something only for its holder', () => {
  expect(addsOf(RIVALS, 1, 'hire')).toEqual({ key: 'ps-adds-hr', params: { count: 1 } });
  expect(addsOf(RIVALS, 0, 'hire')).toBeNull();
  expect(addsOf(RIVALS, 1, 'merge')).toBeNull();
});

test.each(['coarse', 'fine'] as const)('the notes of a bribe are those the choices name: %s', (size) => {
  const { choices } = asked<TableView>(GAME, `prompt-${size}`);
  expect(choices.map(({ path, label }) => [path[0], label.params['sum']])).toEqual(choices.map((_, count) => [`${size}:${count}`, count * STEPS[size]]));
  expect(choices.length).toBeGreaterThan(1);
});

test('the desk has room for the whole menu', () => expect(thingsIn(ACTING, 'actions').length).toBeGreaterThan(12));

test('short figures and capitals', () => {
  expect([millions(50_000), millions(1_150_000)]).toEqual([0.05, 1.15]);
  expect(capital('épargne')).toBe('Épargne');
});

test('a colour belongs to a seat', () => {
  expect(['blue', 'red', 'black'].map((colour) => seatOf(RIVALS, colour))).toEqual([0, 3, -1]);
});

test('archenemies: three colours and four cards are left once the own pair is known, silence rules pairs out', () => {
  const placing = moment<TableView>(GAME, 'the first placements', 1);
  expect(possibleEnemies(placing.view, placing.seat, 1)).toBe(3 * 4);
  expect(possibleEnemies(moment<TableView>(GAME, 'the first placements').view, -1, 1)).toBe(4 * 5);
  const silent = ALL.find(({ view, seat }) => seat < 0 && !view.outcome && view.seats.some((row) => row.not_archenemy.length > 0))!.view;
  const quiet = silent.seats.findIndex((row) => row.not_archenemy.length > 0);
  expect(possibleEnemies(silent, -1, quiet)).toBe(silent.seats.length * silent.enemies.length - silent.seats[quiet]!.not_archenemy.length);
  const shown = ALL.find(({ view }) => view.outcome !== null)!.view;
  expect(shown.seats.map((_, seat) => possibleEnemies(shown, -1, seat))).toEqual(shown.seats.map(() => 1));
});
