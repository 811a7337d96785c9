import { expect, test } from 'vitest';
import type { GameInfo } from './wire';
import { Texts } from './texts';
import { isScenario, asked, COLLEAGUES, firstWish, hasHints, itemKey, levelOf, listSize, seatCounts, toggled, unfinished, valueFrom, valueKey, valuesFor, withLevel, withSeats } from './wishes';

const GAME: GameInfo = {
  id: 'g', title: 'G', min_seats: 3, max_seats: 5, revision: 1, content: '', together: false,
  options: [
    { name: 'target', kind: 'number', values: [3, 7], default: 4, items: [], counts: {}, groups: {}, help: '' },
    { name: 'first', kind: 'choice', values: ['random', 'seat:0'], default: 'random', items: [], counts: {}, groups: {}, help: '' },
    { name: 'bonus', kind: 'flag', values: [false, true], default: false, items: [], counts: {}, groups: {}, help: '' },
  ],
  bots: [{ name: 'random', levels: [1] }, { name: 'greedy', levels: [1, 2] }],
  colleagues: [],
};

test('the first wish is you against colleagues, and one who stands in', () => {
  const bot = (level: number) => ({ kind: 'bot', bot: 'colleague', level });
  expect(asked(GAME, firstWish(GAME)).places).toEqual([{ kind: 'me' }, bot(3), bot(3)]);
  expect(asked(GAME, firstWish(GAME, 1)).places).toEqual([{ kind: 'me' }, bot(1), bot(1)]);
  expect(asked(GAME, firstWish(GAME))).toMatchObject({ stand_in: 'colleague', stand_in_level: 3 });
});

test('another level is for the bots alone', () => {
  const wish = { ...firstWish(GAME), sitters: ['me', 'friend', 'colleague:2'] };
  expect(withLevel(wish, 5).sitters).toEqual(['me', 'friend', 'colleague:5']);
  expect(wish.sitters.map(levelOf)).toEqual([null, null, 2]);
});

test('more seats are filled with bots, fewer are cut off', () => {
  expect(withSeats(firstWish(GAME), 5, 2).sitters.slice(3)).toEqual(['colleague:2', 'colleague:2']);
  expect(withSeats({ ...firstWish(GAME), sitters: ['me', 'friend', 'device'] }, 2).sitters).toEqual(['me', 'friend']);
});

test('friends get an open seat, people on this device are you', () => {
  const wish = { ...firstWish(GAME), sitters: ['me', 'device', 'friend'] };
  expect(asked(GAME, wish).places.map((place) => place.kind)).toEqual(['me', 'me', 'open']);
});

test('only changed options are sent', () => {
  expect(asked(GAME, { ...firstWish(GAME), options: { target: 5, first: 'random', bonus: false } }).options).toEqual({ target: 5 });
});

test('values have keys and come back from a form', () => {
  const [number, choice, flag] = GAME.options;
  expect(valueKey(choice!, 'seat:0')).toBe('option-first-seat_0');
  expect(valueFrom(number!, '6')).toBe(6);
  expect(valueFrom(flag!, 'true')).toBe(true);
  expect(valueFrom(choice!, 'seat:0')).toBe('seat:0');
});

test('there are five colleagues', () => expect(COLLEAGUES).toEqual(['colleague:1', 'colleague:2', 'colleague:3', 'colleague:4', 'colleague:5']));

test('a seat that is not at the table cannot be named', () => {
  const first = { ...GAME.options[1]!, values: ['random', 'seat:0', 'seat:3'] };
  expect(valuesFor(first, 3)).toEqual(['random', 'seat:0']);
  expect(valuesFor(first, 4)).toEqual(['random', 'seat:0', 'seat:3']);
});

test('a game is played with every number of seats from the least to the most', () => expect(seatCounts(GAME)).toEqual([3, 4, 5]));

const TEAM = { name: 'agents', kind: 'choice or list', values: ['random'], default: 'random', items: ['a1', 'a2', 'a3'], counts: { '3': 2 }, groups: {}, help: '' };

test('a list of one’s own keeps the order of the option', () => {
  expect(toggled(TEAM, [], 'a3')).toEqual(['a3']);
  expect(toggled(TEAM, ['a3'], 'a1')).toEqual(['a1', 'a3']);
  expect(toggled(TEAM, ['a1', 'a3'], 'a1')).toEqual(['a3']);
});

test('a list is finished when it has as many entries as the seats want', () => {
  const game = { ...GAME, options: [TEAM] };
  const wish = firstWish(game);
  expect(listSize(TEAM, 3)).toBe(2);
  expect(unfinished(game, wish)).toEqual([]);
  expect(unfinished(game, { ...wish, options: { agents: ['a1'] } })).toEqual([TEAM]);
  expect(unfinished(game, { ...wish, options: { agents: ['a1', 'a2'] } })).toEqual([]);
  expect(unfinished(game, { ...withSeats(wish, 4), options: { agents: ['a1'] } })).toEqual([]);
});

test('things of a list are called by their own kind', () => {
  const texts = new Texts('en', ['agent-a1 = Clinker', 'badge-a1 = Badge', 'card-x = the X']);
  expect(itemKey(texts, TEAM, 'a1')).toBe('agent-a1');
  expect(itemKey(texts, { ...TEAM, name: 'interns' }, 'x')).toBe('card-x');
  expect(itemKey(texts, TEAM, 'nobody')).toBeNull();
});

test('an option whose values come in groups says what is played', () => {
  expect(isScenario({ ...TEAM, groups: { 'corporation-x1': ['m1', 'm2'] } })).toBe(true);
  expect(isScenario(TEAM)).toBe(false);
});

test('there are hints where only bots sit beside you and where all win together, until somebody says otherwise', () => {
  const alone = firstWish(GAME);
  const friends = { ...alone, sitters: ['me', 'friend', 'colleague:3'] };
  expect([hasHints(GAME, alone), hasHints(GAME, friends), hasHints({ together: true }, friends)]).toEqual([true, false, true]);
  expect([asked(GAME, friends).hints, asked(GAME, { ...friends, hints: true }).hints, asked(GAME, { ...alone, hints: false }).hints]).toEqual([false, true, false]);
});
