import { expect, test } from 'vitest';
import { heard, told, type Heard, type KindOf } from '../fixtures';
import { flightsOf, MOST, planOf, type Around, type Flight } from './flights';
import { departmentIn } from './view';

const GAME = 'burn-rate';
type Kind = KindOf<typeof GAME>;
const around = ({ seat, view }: Heard<typeof GAME>): Around => ({ seat, seats: view.seats.length, departmentOf: (person) => departmentIn(view, person) });
/** What flies because of this event, for whoever was told. */
const of = (one: Heard<typeof GAME>): Flight[] => flightsOf(one.event, one.next, around(one));
const one = <const K extends Kind>(kind: K, like?: (heard: Heard<typeof GAME, K>) => boolean): Heard<typeof GAME, K> => told(GAME, kind, like);

test('a played card goes from the hand to the discard', () => {
  const played = one('played', ({ next }) => next?.kind === 'fired');
  expect(of(played)).toEqual([{ what: 'card', face: played.event.card, from: `hand:${played.event.seat}`, to: 'discard' }]);
});

test('a BAD IDEA lands in front of its target instead', () => {
  const played = one('played', ({ next }) => next?.kind === 'idea_given');
  expect(of(played)[0]?.to).toBe(`ideas:${played.next?.kind === 'idea_given' ? played.next.target : 'nobody'}`);
});

test('a released idea goes to the discard', () => {
  const released = one('released');
  expect(of(released)).toEqual([{ what: 'card', face: released.event.idea, from: `ideas:${released.event.seat}`, to: 'discard' }]);
});

/** Who moves, and from where to where. */
const WAYS = [
  ...heard(GAME, 'took').map(({ event, view }) => [event, view, 'pool', `company:${event.seat}`] as const),
  ...heard(GAME, 'hired').map(({ event, view }) => [event, view, 'pool', `company:${event.seat}`] as const),
  ...heard(GAME, 'bad_hired').map(({ event, view }) => [event, view, 'pool', `company:${event.target}`] as const),
  ...heard(GAME, 'poached').map(({ event, view }) => [event, view, `company:${event.target}`, `company:${event.seat}`] as const),
  ...heard(GAME, 'fired').map(({ event, view }) => [event, view, `company:${event.seat}`, 'pile'] as const),
  ...heard(GAME, 'vp_removed').map(({ event, view }) => [event, view, `company:${event.target}`, 'pile'] as const),
  ...heard(GAME, 'buried').map(({ event, view }) => [event, view, 'pool', 'pile'] as const),
];

test.each(WAYS)('people move between pool, companies and piles: $kind', (event, view, from, to) => {
  const department = departmentIn(view, event.person);
  const place = (name: string): string => (name.includes(':') ? name : `${name}:${department}`);
  expect(flightsOf(event, undefined, { seat: 0, seats: view.seats.length, departmentOf: () => department })).toEqual([{ what: 'person', face: event.person, from: place(from), to: place(to) }]);
});

test('the department of whoever moves is the one that is told', () => {
  const moved = [...heard(GAME, 'took'), ...heard(GAME, 'buried')];
  expect(moved.filter(({ event, view }) => departmentIn(view, event.person) !== event.department)).toEqual([]);
  expect(moved.length).toBeGreaterThan(3);
});

/** The cards in an event that tells them. */
const cardsOf = (event: object): string[] => ('cards' in event && Array.isArray(event.cards) ? event.cards : []);

test('cards drawn by others show their backs, the own ones their faces', () => {
  const [others, own] = [one('drew', ({ event, seat }) => event.seat !== seat && event.count > 1), one('drew', ({ event, seat }) => event.seat === seat)];
  expect(of(others).map((flight) => flight.face)).toEqual(Array(others.event.count).fill(undefined));
  expect(of(own)).toEqual(cardsOf(own.event).map((face) => ({ what: 'card', face, from: 'draw', to: `hand:${own.seat}` })));
});

test('everybody is dealt cards, and only the own ones are seen, whoever begins', () => {
  const dealt = one('dealt', ({ event, seat }) => seat >= 0 && event.seat !== seat);
  const cards = cardsOf(dealt.event);
  const expected = dealt.view.seats.flatMap((_, seat) => cards.map((card) => [`hand:${seat}`, seat === dealt.seat ? card : undefined]));
  expect(of(dealt).map((move) => [move.to, move.face])).toEqual(expected);
});

test('money appears at the bank with its sign; a payday without cost shows nothing', () => {
  const [funded, paid] = [one('funded'), one('paid', ({ event }) => event.due > 0)];
  expect(of(funded)[0]).toMatchObject({ what: 'money', face: `+${funded.event.amount}`, from: `bank:${funded.event.seat}` });
  expect(of(paid)[0]).toMatchObject({ what: 'money', face: `−${paid.event.due}` });
  expect(of(one('paid', ({ event }) => event.due === 0))).toEqual([]);
});

test.each([2, 4])('a doubled payday is shown where it happens: %i times', (factor) => {
  const doubled = one('doubled', ({ event }) => event.factor === factor);
  expect(of(doubled)[0]).toMatchObject({ what: 'double', face: `×${factor}`, from: `bank:${doubled.event.target}` });
});

test('a bankruptcy is shown where it happens', () => {
  const bankrupt = one('bankrupt');
  expect(of(bankrupt)[0]).toMatchObject({ what: 'crash', from: `company:${bankrupt.event.seat}` });
});

test('what only words tell moves nothing, and after a long absence only the newest steps are shown', () => {
  const funded = one('funded');
  expect(of(one('contractors_set'))).toEqual([]);
  expect(planOf(Array.from({ length: 40 }, () => funded.event), around(funded))).toHaveLength(MOST);
});
