import { expect, test } from 'vitest';
import type { Happening } from '../../lib/board';
import { flightsOf, MOST, planOf } from './flights';

const happened = (kind: string, seat: number, more: Record<string, unknown> = {}): Happening => ({ number: 1, kind, seat, ...more });

test('a new employee comes from the bank into the office', () => {
  expect(flightsOf(happened('posted', 1, { division: 'dev', office: 2 }))).toEqual([{ what: 'clerk', from: 'bank', to: 'office:dev:2' }]);
});

test('a department placed at the start goes to its office, and where only the division is told, to its plate', () => {
  expect(flightsOf(happened('settled', 2, { division: 'hr', office: 3 }))[0]).toMatchObject({ what: 'person', seat: 2, from: 'seat:2', to: 'office:hr:3' });
  expect(flightsOf(happened('granted', 2, { division: 'hr' }))[0]).toMatchObject({ to: 'division:hr' });
});

test('a head that resigns goes to the board or to counsel', () => {
  expect(flightsOf(happened('resigned_board', 0, { division: 'com' }))[0]).toMatchObject({ from: 'head:com', to: 'board' });
  expect(flightsOf(happened('resigned_counsel', 0, { division: 'com' }))[0]).toMatchObject({ from: 'head:com', to: 'counsel:com' });
});

test('an envelope goes to its target and comes back when it is refused', () => {
  expect(flightsOf(happened('offered', 0, { target: 2, privilege: 'acc' }))).toEqual([{ what: 'envelope', from: 'seat:0', to: 'seat:2' }]);
  expect(flightsOf(happened('refused', 2, { target: 0, privilege: 'acc' }))).toEqual([{ what: 'envelope', from: 'seat:2', to: 'seat:0' }]);
});

test('an accepted envelope moves the card, and never tells a sum', () => {
  const flights = flightsOf(happened('accepted', 2, { target: 0, privilege: 'acc', sum: 350_000 }));
  expect(flights).toEqual([{ what: 'card', face: 'acc', from: 'seat:2', to: 'seat:0' }]);
});

test('a certificate is bought for money', () => {
  expect(flightsOf(happened('bought', 1, { shares: 4, sum: 600_000 })).map((flight) => [flight.what, flight.from, flight.to])).toEqual([
    ['paper', 'certificate:4', 'seat:1'],
    ['money', 'cash:1', 'bank'],
  ]);
});

test('an event is turned in its place of the stack', () => {
  expect(flightsOf(happened('turned', 1, { happening: 'coffee', round: 3 }))[0]).toMatchObject({ face: 'coffee', to: 'event:2' });
});

test('a score lights up on its track', () => {
  expect(flightsOf(happened('scored', 1, { track: 'main', by: 1, total: 2 }))).toEqual([{ what: 'star', seat: 1, from: 'track:main:1', to: 'track:main:1' }]);
});

test('words alone move nothing', () => {
  expect(flightsOf(happened('committed', 1))).toEqual([]);
});

test('after a long absence only the newest is shown', () => {
  expect(planOf(Array.from({ length: 40 }, () => happened('posted', 1, { division: 'dev', office: 1 })))).toHaveLength(MOST);
});
