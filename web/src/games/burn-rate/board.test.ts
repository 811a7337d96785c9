import { expect, test } from 'vitest';
import { moment } from '../fixtures';
import { lookOf, PEOPLE } from './art/people';
import { IDEAS, pictureOf, PICTURES, PLAIN } from './art/pictures';
import { DEPARTMENTS, SHAPES } from './departments';
import { projectsOf } from './projects';
import { LAMPS, moodOf, segments } from './runway';
import en from './texts.en.ftl?raw';
import fr from './texts.fr.ftl?raw';
import { HEADLINES, headlinesIn, symbolOf } from './ticker';
import { rowsFor, SMALLEST, tilesFor } from './tiles';
import type { View } from './shapes';
import { candidateOf, coloursIn, department, departmentIn, hurtsIn, ideasOf, idleIn, pileOf, seatsAround, staffOf } from './view';

const GAME = 'burn-rate';
const BUSY = moment(GAME, 'busy companies').view;

const keys = (source: string): string[] => [...source.matchAll(/^(br-[\w-]+) =/gm)].map((match) => match[1] ?? '');

test('all forty people look different, and so do most who are only imagined', () => {
  expect(Object.keys(PEOPLE)).toHaveLength(40);
  expect(new Set(Object.values(PEOPLE).map((look) => JSON.stringify(look))).size).toBe(40);
  const imagined = Array.from({ length: 40 }, (_, place) => JSON.stringify(lookOf(`somebody_${place}`)));
  expect(new Set(imagined).size).toBeGreaterThan(36);
});

test('somebody from an owner’s own box keeps the same face', () => {
  expect(lookOf('grace_hopper')).toEqual(lookOf('grace_hopper'));
});

test('every kind of card and every idea of the box has a picture of its own; an unknown idea shows the bulb, an unknown card a plain sheet', () => {
  const pictures = [...Object.values(PICTURES), ...Object.values(IDEAS)].map((layers) => JSON.stringify(layers));
  expect(new Set(pictures).size).toBe(11 + 21);
  expect(pictureOf('bad-idea:0:x4')).toBe(IDEAS['0:x4']);
  expect(pictureOf('bad-idea:23:x4')).toBe(PICTURES['bad-idea']);
  expect(pictureOf('hire:123')).toBe(PICTURES['hire']);
  expect(pictureOf('tax-audit')).toBe(PLAIN);
});

test('no two departments have the same shape or letter', () => {
  expect(new Set(DEPARTMENTS.map((name) => SHAPES[name])).size).toBe(4);
  for (const source of [en, fr]) expect(new Set([...source.matchAll(/^br-letter-\w+ = (\w)/gm)].map((match) => match[1])).size).toBe(4);
});

test('cards are printed in the colour of the department they are checked against, and those that hurt have a pointed top', () => {
  expect(['hire:123', 'poach:3:a', 'funding:123:5', 'bad-idea:0:x4', 'release:3', 'layoffs'].map((face) => coloursIn(BUSY, face))).toEqual(['hr', 'hr', 'finance', 'sales', 'dev', 'vp']);
  expect(['hire:123', 'fire:3', 'funding:123:5', 'release:3'].some((face) => hurtsIn(BUSY, face))).toBe(false);
  expect(['bad-hire:0', 'poach:3', 'bad-idea:0:x4', 'new-business-plan'].every((face) => hurtsIn(BUSY, face))).toBe(true);
});

test('a card that the box does not have has no colours and no teeth', () => {
  expect([coloursIn(BUSY, 'charge'), hurtsIn(BUSY, 'charge')]).toEqual(['none', false]);
});

test('a card with a new name has the colours of its row in the box', () => {
  const strange: View = { ...BUSY, box: BUSY.box.map((row) => ({ ...row, kind: row.kind.replace('new-business-plan', 'tax-audit') })) };
  expect(['tax-audit', 'hire:123', 'layoffs'].map((face) => coloursIn(strange, face))).toEqual(['vp', 'hr', 'vp']);
});

test('the own company lies last, nearest to the player; the gallery sees the order of the seats', () => {
  expect(seatsAround(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seatsAround(3, -1)).toEqual([0, 1, 2]);
});

test('the head stands first even under a better manager, then the better ones', () => {
  const { head } = BUSY.seats[0]!.heads.sales;
  expect(department(staffOf(BUSY, 0), 'sales', head).map((one) => [one.face, one.skill])).toEqual([['lorna_spinks', 0], ['gil_boniface', 2], ['ned_tuttle', 1]]);
});

test('anybody’s department is known, in a company, in the pool or among those under a pile', () => {
  const pool = DEPARTMENTS.flatMap((name) => candidateOf(BUSY, name)?.face ?? []);
  const below = pileOf(BUSY, 'hr').flatMap((layer) => ('among' in layer ? layer.among : []));
  expect(departmentIn(BUSY, 'lorna_spinks')).toBe('sales');
  expect(pool.map((person) => departmentIn(BUSY, person))).toEqual(DEPARTMENTS);
  expect([below.length, new Set(below.map((person) => departmentIn(BUSY, person)))]).toEqual([6, new Set(['hr'])]);
});

test('engineers sit at the first projects, contractors at the rest (BR-3.17)', () => {
  const workers = projectsOf(ideasOf(BUSY, 0), staffOf(BUSY, 0)).map(({ idea, workers }) => [idea.value, workers.map((worker) => (worker === 'contractor' ? worker : worker.face))]);
  expect(workers).toEqual([[3, ['tony_fuji', 'kim_sato', 'contractor']], [1, ['contractor']]]);
  expect(idleIn(BUSY, 0).size).toBe(0);
});

test('engineers without a project sleep', () => {
  expect(ideasOf(BUSY, 1).map((idea) => idea.value)).toEqual([1]);
  expect([...idleIn(BUSY, 1)]).toEqual(['person:wanda_ruiz']);
});

test('people fit into as few rows as there are columns for; an empty department keeps its place', () => {
  expect(rowsFor([1, 0, 1, 1], 4)).toBe(1);
  expect(rowsFor([1, 0, 1, 2], 4)).toBe(2);
  expect(rowsFor([3, 3, 3, 9], 6)).toBe(3);
  expect(rowsFor([0, 0, 0, 0], 4)).toBe(1);
});

test('tiles are as large as fits, and never too small for a finger', () => {
  expect(tilesFor([1, 1, 1, 1], 700, 160)).toEqual({ size: 86, rows: 1, captions: true, stretched: false });
  expect(tilesFor([2, 2, 2, 3], 288, 120)).toMatchObject({ size: SMALLEST, rows: 2, captions: false });
  expect(tilesFor([1, 1, 1, 1], 200, 160).size).toBe(SMALLEST);
  expect(tilesFor([4, 4, 4, 16], 200, 90).size).toBe(SMALLEST);
});

test('many engineers get a line of their own when nothing else fits', () => {
  expect(tilesFor([1, 1, 1, 7], 288, 115)).toEqual({ size: SMALLEST, rows: 1, captions: false, stretched: true });
  expect(tilesFor([4, 4, 4, 7], 288, 115).stretched).toBe(false);
});

test('the lamps show how many paydays are left, and the tube changes colour in time', () => {
  expect(segments(3).filter(Boolean)).toHaveLength(3);
  expect(segments(null).filter(Boolean)).toHaveLength(LAMPS);
  expect(segments(40)).toHaveLength(LAMPS);
  expect([null, 9, 4, 2, 1, 0].map(moodOf)).toEqual(['fine', 'fine', 'low', 'low', 'last', 'last']);
});

test('a share is known by four letters, and a company without letters by its seat', () => {
  expect([symbolOf('Chloé', 2), symbolOf('Al', 0), symbolOf('林', 3)]).toEqual(['CHLO', 'AL', 'COD']);
});

test('all headlines run in turn', () => {
  const run = Array.from({ length: 5 }, (_, round) => headlinesIn(round)).flat();
  expect(new Set(run).size).toBe(HEADLINES);
  for (const source of [en, fr]) expect([...source.matchAll(/^ +\*?\[\d\] [A-Z«“]/gm)].length).toBeGreaterThanOrEqual(HEADLINES);
});

test('both languages have the same texts, each once', () => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
});

test('French marks stand behind no-break spaces', () => {
  const lines = fr.split('\n').filter((line) => !line.startsWith('#'));
  expect(lines.filter((line) => /\S [:;?!»](\s|$|,)|« /.test(line))).toEqual([]);
});
