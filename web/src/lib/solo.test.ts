import { expect, test } from 'vitest';
import { onShelf, soloTable } from './solo';
import type { GameInfo } from './wire';

const game = (id: string, least: number): GameInfo => ({ id, title: id, min_seats: least, max_seats: 5, revision: 1, content: '', options: [], bots: [], colleagues: [] });

test('a solo game has as few seats as it can, and never one alone', () => {
  expect(soloTable(game('a', 4), 3).places.map((place) => place.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(soloTable(game('b', 1), 2).places).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'colleague', level: 2 }]);
});

test('games that nobody put on the shelf stand at its end', () => {
  expect(onShelf(['x', 'y'], [game('z', 2), game('y', 2)])).toEqual(['x', 'y', 'z']);
});
