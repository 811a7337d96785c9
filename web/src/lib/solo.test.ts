import { expect, test } from 'vitest';
import { freeTable, onShelf, seatsWanted, soloTable } from './solo';
import type { GameInfo } from './wire';

const game = (id: string, least: number): GameInfo => ({ id, title: id, min_seats: least, max_seats: 5, revision: 1, content: '', together: false, options: [], bots: [], colleagues: [] });

test('a solo game is for you and colleagues', () => {
  expect(soloTable(game('a', 4), 3, 4).places.map((place) => place.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(soloTable(game('b', 1), 2, 2).places).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'colleague', level: 2 }]);
  expect(soloTable(game('b', 1), 2, 1).places).toEqual([{ kind: 'me' }]);
});

test('after a lesson come gentle colleagues, and hints', () => {
  const wish = freeTable('a', { seats: 3, levels: [1, 2], options: { target_score: 3 } });
  expect(wish.places).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'colleague', level: 1 }, { kind: 'bot', bot: 'colleague', level: 2 }]);
  expect([wish.hints, wish.options]).toEqual([true, { target_score: 3 }]);
});

test('a game begins with a good number of players, later with the one that was wanted, as far as it can be', () => {
  expect([game('burn-rate', 2), game('power-struggle', 3), game('unknown', 1), game('unknown', 3)].map((one) => seatsWanted(one, {}))).toEqual([3, 4, 2, 3]);
  expect(seatsWanted(game('burn-rate', 2), { 'burn-rate': 4 })).toBe(4);
  expect([9, 0].map((count) => seatsWanted(game('burn-rate', 2), { 'burn-rate': count }))).toEqual([5, 2]);
});

test('games that nobody put on the shelf stand at its end', () => {
  expect(onShelf(['x', 'y'], [game('z', 2), game('y', 2)])).toEqual(['x', 'y', 'z']);
});
