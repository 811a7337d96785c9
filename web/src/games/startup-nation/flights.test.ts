import { expect, test } from 'vitest';
import { moment, seen, told, type Heard, type KindOf } from '../fixtures';
import { flightsOf, MOST, planOf, type Flight } from './flights';
import type { View } from './shapes';

const GAME = 'startup-nation';
type Kind = KindOf<typeof GAME>;
type One<K extends Kind = Kind> = Heard<typeof GAME, K>;
const tokensOf = ({ view }: { view: View }): string[] => view.seats.map((row) => row.token);
/** What flies because of this event, for whoever was told. */
const of = (one: One): Flight[] => flightsOf(one.event, one.seat, tokensOf(one));
const one = <const K extends Kind>(kind: K, like?: (heard: One<K>) => boolean): One<K> => told(GAME, kind, like);
/** Whose doing it was, or whom it was done to. */
interface Doing {
  event: { seat: number; target?: number };
  seat: number;
}
const isOwn = ({ event, seat }: Doing): boolean => event.seat === seat;
const isOthers = ({ event, seat }: Doing): boolean => event.seat !== seat && event.target !== seat;
const ways = (flights: readonly Flight[]): (string | undefined)[][] => flights.map((flight) => [flight.from, flight.to, flight.face]);

test('a card played by somebody starts from the middle of the hand, whichever of the two it was (L6)', () => {
  const played = one('played', isOthers);
  expect(of(played)).toEqual([{ what: 'card', face: played.event.card, from: `seat:${played.event.seat}`, to: 'discard' }]);
});

test('a card played by oneself starts from the middle of the own hand', () => {
  expect(of(one('played', isOwn))[0]).toMatchObject({ from: 'hand', to: 'discard' });
});

test('a card drawn by somebody shows its back', () => {
  const drew = one('drew', isOthers);
  expect(of(drew)).toEqual([{ what: 'card', face: undefined, from: 'deck', to: `seat:${drew.event.seat}` }]);
});

test('a card drawn by oneself shows its face and comes to its place', () => {
  const drew = one('drew', isOwn);
  const card = 'card' in drew.event ? drew.event.card : 'none';
  expect(of(drew)[0]).toMatchObject({ face: card, to: `hand:${card}` });
});

test('an exchange between others crosses two backs', () => {
  const exchanged = one('exchanged', isOthers);
  const [first, second] = [`seat:${exchanged.event.seat}`, `seat:${exchanged.event.target}`];
  expect(ways(of(exchanged))).toEqual([[first, second, undefined], [second, first, undefined]]);
});

test('in an exchange both who exchange see what they gave and got', () => {
  const [asker, asked] = [one('exchanged', isOwn), one('exchanged', ({ event, seat }) => event.target === seat)];
  const told = ({ event }: One<'exchanged'>, other: number): string[][] => ('gave' in event ? [['hand', `seat:${other}`, event.gave], [`seat:${other}`, `hand:${event.card}`, event.card]] : []);
  expect(ways(of(asker))).toEqual(told(asker, asker.event.target));
  expect(ways(of(asked))).toEqual(told(asked, asked.event.seat));
});

test('two tokens change places, each in the colour it has', () => {
  const swapped = one('tokens_swapped', ({ event, view }) => view.seats[event.target]?.token !== view.seats[event.other]?.token);
  const [colours, first, second] = [tokensOf(swapped), swapped.event.target, swapped.event.other];
  expect(of(swapped)).toEqual([
    { what: 'token', face: colours[second], from: `token:${first}`, to: `token:${second}` },
    { what: 'token', face: colours[first], from: `token:${second}`, to: `token:${first}` },
  ]);
});

test.each(['promoted', 'demoted'] as const)('who is %s discards a card, gets one from the deck, and rises or falls', (kind) => {
  const found = one(kind, ({ event, seat }) => event.found && event.target !== seat);
  expect(of(found).map((move) => [move.what, move.face])).toEqual([['card', found.event.card], ['card', undefined], [kind === 'promoted' ? 'up' : 'down', undefined]]);
  const own = one(kind, ({ event, seat }) => event.found && event.target === seat);
  const got = 'new' in own.event ? own.event.new : 'none';
  expect(of(own)[1]).toMatchObject({ face: got, to: `hand:${got}` });
});

test.each(['promoted', 'demoted'] as const)('who is %s and finds nobody draws nothing', (kind) => {
  expect(of(one(kind, ({ event }) => !event.found))).toHaveLength(1);
});

test('going out lays the card open and marks the seat', () => {
  expect(of(one('went_out', ({ event }) => event.cause === 'question')).map((move) => move.what)).toEqual(['card', 'out']);
  expect(of(one('went_out', ({ event }) => event.cause === 'promotion')).map((move) => move.what)).toEqual(['out']);
});

test('no BPI token moves where there was none to take', () => {
  expect(of(one('bpi_taken', ({ event }) => event.count === 0))).toEqual([]);
  expect(of(one('bpi_taken', ({ event }) => event.count > 0))).toHaveLength(1);
});

test('a card that is passed shows its face to those who hold it', () => {
  expect(of(one('passed', isOwn))[0]?.face).toMatch(/^[a-z_]+$/);
  expect(of(one('passed', isOthers))[0]?.face).toBeUndefined();
});

test('a new round deals a back to everybody', () => {
  const dealt = one('round_started', ({ event }) => 'card' in event);
  expect(of(dealt).map((move) => move.face)).toEqual(dealt.view.seats.map(() => undefined));
});

test('words alone move nothing', () => {
  expect(of(one('answered'))).toEqual([]);
});

test('two cards that fall in one turn come to two places of the discard', () => {
  const { events, seat, view } = moment(GAME, 'a promotion that finds nobody');
  expect(view.discard.slice(-2).map((row) => row.card)).toEqual(['director', 'emmanuel']);
  const places = planOf(events, seat, tokensOf({ view }), view.discard.length).flat().map((flight) => flight.to);
  expect(places.filter((place) => place.startsWith('discard'))).toEqual([`discard:${view.discard.length - 2}`, `discard:${view.discard.length - 1}`]);
});

test('what happened before a new deal is not shown on the new table', () => {
  const one = seen(GAME).find(({ events }) => events.some((event) => event.kind === 'round_ended') && events.some((event) => event.kind === 'round_started'))!;
  const plan = planOf(one.events, one.seat, tokensOf(one), one.view.discard.length);
  expect(plan.map((flights) => flights.length)).toEqual([one.view.seats.length, 1]);
});

test('after a long absence only the newest turns are shown', () => {
  const drew = one('drew');
  expect(planOf(Array.from({ length: 30 }, () => drew.event), drew.seat, tokensOf(drew), 0)).toHaveLength(MOST);
});
