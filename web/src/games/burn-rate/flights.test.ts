import { expect, test } from 'vitest';
import type { Happening } from '../../lib/board';
import { flightsOf, MOST, planOf, type Around } from './flights';

const happened = (kind: string, seat: number, more: Record<string, unknown> = {}): Happening => ({ number: 1, kind, seat, ...more });
const AROUND: Around = { seat: 0, seats: 3, departmentOf: () => 'dev' };
const of = (event: Happening, next?: Happening) => flightsOf(event, next, AROUND);

test('a played card goes from the hand to the discard', () => {
  expect(of(happened('played', 1, { card: 'hire:3' }))).toEqual([{ what: 'card', face: 'hire:3', from: 'hand:1', to: 'discard' }]);
});

test('a BAD IDEA lands in front of its target instead', () => {
  const next = happened('idea_given', 1, { target: 0, idea: 'bad-idea:0:x4' });
  expect(of(happened('played', 1, { card: 'bad-idea:0:x4' }), next)[0]?.to).toBe('ideas:0');
});

test('a released idea goes to the discard', () => {
  expect(of(happened('released', 0, { idea: 'bad-idea:0:x4' }))).toEqual([{ what: 'card', face: 'bad-idea:0:x4', from: 'ideas:0', to: 'discard' }]);
});

test('people move between pool, companies and piles', () => {
  const ways = [
    happened('took', 2, { person: 'kim_sato' }), happened('hired', 2, { person: 'kim_sato' }), happened('bad_hired', 2, { person: 'kim_sato', target: 1 }),
    happened('poached', 2, { person: 'kim_sato', target: 1 }), happened('fired', 2, { person: 'kim_sato' }), happened('vp_removed', 2, { person: 'kim_sato', target: 1 }),
    happened('buried', 2, { person: 'kim_sato' }),
  ].map((event) => of(event).map((flight) => `${flight.face} ${flight.from} ${flight.to}`)[0]);
  expect(ways).toEqual([
    'kim_sato pool:dev company:2', 'kim_sato pool:dev company:2', 'kim_sato pool:dev company:1', 'kim_sato company:1 company:2',
    'kim_sato company:2 pile:dev', 'kim_sato company:1 pile:dev', 'kim_sato pool:dev pile:dev',
  ]);
});

test('cards drawn by others show their backs, the own ones their faces', () => {
  expect(of(happened('drew', 1, { count: 2, left: 9 })).map((flight) => flight.face)).toEqual([undefined, undefined]);
  expect(of(happened('drew', 0, { count: 1, cards: ['release:3'] }))).toEqual([{ what: 'card', face: 'release:3', from: 'draw', to: 'hand:0' }]);
});

test('everybody is dealt cards, and only the own ones are seen, whoever begins', () => {
  const moves = of(happened('dealt', 2, { count: 2, cards: ['hire:3', 'fire:3'] }));
  expect(moves.map((move) => [move.to, move.face])).toEqual([
    ['hand:0', 'hire:3'], ['hand:0', 'fire:3'], ['hand:1', undefined], ['hand:1', undefined], ['hand:2', undefined], ['hand:2', undefined],
  ]);
});

test('money appears at the bank with its sign; a payday without cost shows nothing', () => {
  expect(of(happened('funded', 1, { amount: 10, bank: 50 }))[0]).toMatchObject({ what: 'money', face: '+10', from: 'bank:1' });
  expect(of(happened('paid', 1, { due: 12, bank: 38 }))[0]).toMatchObject({ what: 'money', face: '−12' });
  expect(of(happened('paid', 1, { due: 0, bank: 38 }))).toEqual([]);
});

test('a doubled payday and a bankruptcy are shown where they happen', () => {
  expect(of(happened('doubled', 1, { target: 2, factor: 4 }))[0]).toMatchObject({ what: 'double', face: '×4', from: 'bank:2' });
  expect(of(happened('bankrupt', 3, { bank: -4 }))[0]).toMatchObject({ what: 'crash', from: 'company:3' });
});

test('what only words tell moves nothing, and after a long absence only the newest steps are shown', () => {
  expect(of(happened('contractors_set', 1, { count: 2 }))).toEqual([]);
  expect(planOf(Array.from({ length: 40 }, () => happened('funded', 0, { amount: 5 })), AROUND)).toHaveLength(MOST);
});
