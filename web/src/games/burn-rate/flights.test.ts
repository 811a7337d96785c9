import { expect, test } from 'vitest';
import { heard, told, type Heard } from '../fixtures';
import { flightsOf, MOST, planOf, type Around, type Flight } from './flights';
import { departmentIn, type TableView } from './view';

const GAME = 'burn-rate';
const around = ({ seat, view }: Heard<TableView>): Around => ({ seat, seats: view.seats.length, departmentOf: (person) => departmentIn(view, person) });
/** What flies because of this event, for whoever was told. */
const of = (one: Heard<TableView>): Flight[] => flightsOf(one.event, one.next, around(one));
const one = (kind: string, like?: (heard: Heard<TableView>) => boolean): Heard<TableView> => told<TableView>(GAME, kind, like);
const target = ({ event }: Heard<TableView>): number => Number(event['target']);

test('a played card goes from the hand to the discard', () => {
  const played = one('played', ({ next }) => next?.kind === 'fired');
  expect(of(played)).toEqual([{ what: 'card', face: played.event['card'], from: `hand:${played.event.seat}`, to: 'discard' }]);
});

test('a BAD IDEA lands in front of its target instead', () => {
  const played = one('played', ({ next }) => next?.kind === 'idea_given');
  expect(of(played)[0]?.to).toBe(`ideas:${Number(played.next?.['target'])}`);
});

test('a released idea goes to the discard', () => {
  const released = one('released');
  expect(of(released)).toEqual([{ what: 'card', face: released.event['idea'], from: `ideas:${released.event.seat}`, to: 'discard' }]);
});

const WAYS: Record<string, (heard: Heard<TableView>, department: string) => [string, string]> = {
  took: ({ event }, department) => [`pool:${department}`, `company:${event.seat}`],
  hired: ({ event }, department) => [`pool:${department}`, `company:${event.seat}`],
  bad_hired: (heard, department) => [`pool:${department}`, `company:${target(heard)}`],
  poached: (heard) => [`company:${target(heard)}`, `company:${heard.event.seat}`],
  fired: ({ event }, department) => [`company:${event.seat}`, `pile:${department}`],
  vp_removed: (heard, department) => [`company:${target(heard)}`, `pile:${department}`],
  buried: (_, department) => [`pool:${department}`, `pile:${department}`],
};

test.each(Object.entries(WAYS))('people move between pool, companies and piles: %s', (kind, way) => {
  const heard = one(kind);
  const person = String(heard.event['person']);
  const [from, to] = way(heard, departmentIn(heard.view, person));
  expect(of(heard)).toEqual([{ what: 'person', face: person, from, to }]);
});

test('the department of whoever moves is the one that is told', () => {
  const moved = Object.keys(WAYS).flatMap((kind) => heard<TableView>(GAME, kind)).filter(({ event }) => event['department'] !== undefined);
  expect(moved.filter(({ event, view }) => departmentIn(view, String(event['person'])) !== event['department'])).toEqual([]);
  expect(moved.length).toBeGreaterThan(3);
});

test('cards drawn by others show their backs, the own ones their faces', () => {
  const [others, own] = [one('drew', ({ event, seat }) => event.seat !== seat && Number(event['count']) > 1), one('drew', ({ event, seat }) => event.seat === seat)];
  expect(of(others).map((flight) => flight.face)).toEqual(Array(Number(others.event['count'])).fill(undefined));
  expect(of(own)).toEqual((own.event['cards'] as string[]).map((face) => ({ what: 'card', face, from: 'draw', to: `hand:${own.seat}` })));
});

test('everybody is dealt cards, and only the own ones are seen, whoever begins', () => {
  const dealt = one('dealt', ({ event, seat }) => seat >= 0 && event.seat !== seat);
  const cards = dealt.event['cards'] as string[];
  const expected = dealt.view.seats.flatMap((_, seat) => cards.map((card) => [`hand:${seat}`, seat === dealt.seat ? card : undefined]));
  expect(of(dealt).map((move) => [move.to, move.face])).toEqual(expected);
});

test('money appears at the bank with its sign; a payday without cost shows nothing', () => {
  const [funded, paid] = [one('funded'), one('paid', ({ event }) => Number(event['due']) > 0)];
  expect(of(funded)[0]).toMatchObject({ what: 'money', face: `+${Number(funded.event['amount'])}`, from: `bank:${funded.event.seat}` });
  expect(of(paid)[0]).toMatchObject({ what: 'money', face: `−${Number(paid.event['due'])}` });
  expect(of(one('paid', ({ event }) => event['due'] === 0))).toEqual([]);
});

test.each([2, 4])('a doubled payday is shown where it happens: %i times', (factor) => {
  const doubled = one('doubled', ({ event }) => event['factor'] === factor);
  expect(of(doubled)[0]).toMatchObject({ what: 'double', face: `×${factor}`, from: `bank:${target(doubled)}` });
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
