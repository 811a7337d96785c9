/** What moves when something happens: pure, so that it can be tested. Places are named, never measured, here. */
import type { Happening } from '../../lib/board';
import type { Way } from '../../lib/flight';

/** Something that moves from one place to another; where both are the same, it only shows up there. */
export interface Flight extends Way {
  what: 'person' | 'clerk' | 'card' | 'envelope' | 'money' | 'paper' | 'event' | 'star';
  /** Whose person. */
  seat?: number;
  /** Which card, event or certificate. */
  face?: string;
}

/** A reader who was away does not want to watch an hour of business: only the newest is shown. */
export const MOST = 10;

/** The flights of all that is new, one happening after another. */
export function planOf(news: Happening[]): Flight[][] {
  return news.map(flightsOf).filter((flights) => flights.length > 0).slice(-MOST);
}

type Move = (event: Happening) => Flight[];

const home = (seat: number): string => `seat:${seat}`;
const target = (event: Happening): number => Number(event['target']);
const division = (event: Happening, kind: string): string => `${kind}:${String(event['division'])}`;
/** The office an event names; some name the division only. */
const office = (event: Happening): string => (event['office'] ? `office:${String(event['division'])}:${String(event['office'])}` : division(event, 'division'));

const person = (from: (event: Happening) => string, to: (event: Happening) => string): Move => (event) => [{ what: 'person', seat: event.seat, from: from(event), to: to(event) }];
const clerk = (from: (event: Happening) => string, to: (event: Happening) => string): Move => (event) => [{ what: 'clerk', from: from(event), to: to(event) }];
const money = (isIncome: boolean): Move => (event) => {
  const [from, to] = isIncome ? ['bank', `cash:${event.seat}`] : [`cash:${event.seat}`, 'bank'];
  return [{ what: 'money', from, to }];
};
const star = (place: (event: Happening) => string): Move => (event) => [{ what: 'star', seat: event.seat, from: place(event), to: place(event) }];

const atHome = (event: Happening): string => home(event.seat);
const atBoard = (): string => 'board';
const atChair = (): string => 'chairman';
const atBank = (): string => 'bank';
const atHead = (event: Happening): string => division(event, 'head');
const atCounsel = (event: Happening): string => division(event, 'counsel');
const envelope: Move = (event) => [{ what: 'envelope', from: home(event.seat), to: home(target(event)) }];

const MOVES: Record<string, Move> = {
  placed_department: person(atHome, office), settled: person(atHome, office), opened: person(atHome, office), granted: person(atHome, office),
  unit_taken: person(office, atHome), unit_moved: person(atHome, office), merged: person(atHome, office), closed: person(office, atHome),
  placed_board: person(atHome, atBoard), left_board: person(() => 'board:1', atHome),
  chairman_elected: person(atBoard, atChair), chairman_by_card: person(atHome, atChair),
  chairman_dismissed: person(atChair, atHome), chairman_fell: person(atChair, atHome),
  head_named: person(atHome, atHead), head_by_card: person(atHome, atHead),
  retired_board: person(atHead, atBoard), resigned_board: person(atHead, atBoard),
  retired_counsel: person(atHead, atCounsel), resigned_counsel: person(atHead, atCounsel),
  consulted: (event) => [...person(atHome, atCounsel)(event), ...money(false)(event)],
  established: (event) => [...person(atHome, office)(event), ...money(false)(event)],
  posted: clerk(atBank, office), housed: clerk(atHome, office), enticed_bank: clerk(atBank, atHome), enticed: clerk(office, atHome),
  lifted: clerk(office, atHome), brought: clerk(office, atHome), dismissed: clerk(office, atBank), fired: clerk(office, atBank),
  bonus_paid: money(true), compensated: money(true), received: money(true), fined: money(false),
  bought: (event) => [{ what: 'paper', face: String(event['shares']), from: `certificate:${String(event['shares'])}`, to: home(event.seat) }, ...money(false)(event)],
  offered: envelope, refused: envelope,
  accepted: (event) => [{ what: 'card', face: String(event['privilege']), from: home(event.seat), to: home(target(event)) }],
  turned: (event) => [{ what: 'event', face: String(event['happening']), from: 'stack', to: `event:${Number(event['round']) - 1}` }],
  motivation_moved: star(() => 'motivation'), motivation_reset: star(() => 'motivation'),
  scored: star((event) => `track:${String(event['track'])}:${event.seat}`), point: star(atHome), announced: star(atHome),
};

/** The flights of one happening; words alone move nothing. */
export function flightsOf(event: Happening): Flight[] {
  return MOVES[event.kind]?.(event) ?? [];
}
