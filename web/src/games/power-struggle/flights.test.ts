import { expect, test } from 'vitest';
import { heard, seen, told, type EventOf, type KindOf } from '../fixtures';
import { flightsOf, MOST, planOf } from './flights';
import type { Office } from './shapes';
import { DIVISIONS } from './view';

const GAME = 'power-struggle';
const one = <const K extends KindOf<typeof GAME>>(kind: K): EventOf<typeof GAME, K> => told(GAME, kind).event;
const office = (at: Office): string => `office:${at.division}:${at.office}`;

test('a new employee comes from the bank into the office', () => {
  const event = one('posted');
  expect(flightsOf(event)).toEqual([{ what: 'clerk', from: 'bank', to: office(event) }]);
});

test('a department placed at the start goes to its office, and where only the division is told, to its plate', () => {
  const [settled, granted] = [one('settled'), one('granted')];
  expect(flightsOf(settled)[0]).toMatchObject({ what: 'person', seat: settled.seat, from: `seat:${settled.seat}`, to: office(settled) });
  expect(granted).not.toHaveProperty('office');
  expect(flightsOf(granted)[0]).toMatchObject({ to: `division:${granted.division}` });
});

test('a head that resigns goes to the board or to counsel', () => {
  const [board, counsel] = [one('resigned_board'), one('resigned_counsel')];
  expect(flightsOf(board)[0]).toMatchObject({ from: `head:${board.division}`, to: 'board' });
  expect(flightsOf(counsel)[0]).toMatchObject({ from: `head:${counsel.division}`, to: `counsel:${counsel.division}` });
});

test('an envelope goes to its target and comes back when it is refused', () => {
  const [offered, refused] = [one('offered'), one('refused')];
  expect(flightsOf(offered)).toEqual([{ what: 'envelope', from: `seat:${offered.seat}`, to: `seat:${offered.target}` }]);
  expect(flightsOf(refused)).toEqual([{ what: 'envelope', from: `seat:${refused.seat}`, to: `seat:${refused.target}` }]);
});

test('an accepted envelope moves the card, and never tells a sum', () => {
  const { event } = told(GAME, 'accepted', ({ event }) => 'sum' in event && event.sum > 0);
  expect(flightsOf(event)).toEqual([{ what: 'card', face: event.privilege, from: `seat:${event.seat}`, to: `seat:${event.target}` }]);
});

test('a certificate is bought for money', () => {
  const event = one('bought');
  expect(flightsOf(event).map((flight) => [flight.what, flight.from, flight.to])).toEqual([
    ['paper', `certificate:${event.shares}`, `seat:${event.seat}`],
    ['money', `cash:${event.seat}`, 'bank'],
  ]);
});

test('an event is turned in its place of the stack', () => {
  const { event, view } = told(GAME, 'turned', ({ event }) => event.round > 1);
  expect(flightsOf(event)[0]).toMatchObject({ face: view.turned.at(-1), to: `event:${event.round - 1}` });
});

test('a score lights up on its track', () => {
  const event = one('scored');
  const track = `track:${event.track}:${event.seat}`;
  expect(flightsOf(event)).toEqual([{ what: 'star', seat: event.seat, from: track, to: track }]);
});

test('words alone move nothing', () => {
  expect(flightsOf(one('committed'))).toEqual([]);
});

test('nothing flies from or to a place that has no name', () => {
  const flights = seen(GAME).flatMap(({ events }) => planOf(events).flat());
  const places = new Set(flights.flatMap(({ from, to }) => [from, to]));
  const PLACE = new RegExp(`^(bank|board|board:1|chairman|motivation|stack|event:[0-7]|(seat|cash):[0-4]|track:[a-z]+:[0-4]|certificate:[1-7]|(head|counsel|division):(${DIVISIONS.join('|')})|office:(${DIVISIONS.join('|')}):[1-6])$`);
  expect([...places].filter((place) => !PLACE.test(place))).toEqual([]);
  expect(places.size).toBeGreaterThan(40);
});

test('after a long absence only the newest is shown', () => {
  const posted = heard(GAME, 'posted').map(({ event }) => event);
  expect(planOf(Array.from({ length: 40 }, (_, place) => posted[place % posted.length]!))).toHaveLength(MOST);
});
