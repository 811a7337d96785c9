import { expect, test } from 'vitest';
import type { GameInfo } from './wire';
import { asked, botSitters, firstWish, valueFrom, valueKey, withSeats } from './wishes';

const GAME: GameInfo = {
  id: 'g', title: 'G', min_seats: 3, max_seats: 5, revision: 1, content: '',
  options: [
    { name: 'target', kind: 'number', values: [3, 7], default: 4, items: [], help: '' },
    { name: 'first', kind: 'choice', values: ['random', 'seat:0'], default: 'random', items: [], help: '' },
    { name: 'bonus', kind: 'flag', values: [false, true], default: false, items: [], help: '' },
  ],
  bots: [{ name: 'random', levels: [1] }, { name: 'greedy', levels: [1, 2] }],
};

test('the first wish is you against bots', () => {
  expect(asked(GAME, firstWish(GAME)).places).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy', level: 2 }, { kind: 'bot', bot: 'greedy', level: 2 }]);
});

test('more seats are filled with bots, fewer are cut off', () => {
  expect(withSeats(firstWish(GAME), 5).sitters).toHaveLength(5);
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

test('bots come in all their levels', () => expect(botSitters(GAME)).toEqual(['random:1', 'greedy:1', 'greedy:2']));
