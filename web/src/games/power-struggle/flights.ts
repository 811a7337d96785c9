/** What moves when something happens: pure, so that it can be tested. Places are named, never measured, here. */
import type { Way } from '../../lib/flight';
import type { Division, Office, Told } from './shapes';

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
export function planOf(news: readonly Told[]): Flight[][] {
  return news.map(flightsOf).filter((flights) => flights.length > 0).slice(-MOST);
}

/** The flights of one happening; words alone move nothing. */
export function flightsOf(event: Told): Flight[] {
  return [people, clerks, papers, money, stars].flatMap((moves) => moves(event));
}

type At = { division: Division };

const home = (seat: number): string => `seat:${seat}`;
const office = (at: Office): string => `office:${at.division}:${at.office}`;
const head = (at: At): string => `head:${at.division}`;
const counsel = (at: At): string => `counsel:${at.division}`;

/** Managers, heads, consultants and the Chairman. */
function people(event: Told): Flight[] {
  const { seat } = event;
  const goes = (from: string, to: string): Flight[] => [{ what: 'person', seat, from, to }];
  switch (event.kind) {
    case 'settled':
    case 'opened':
    case 'unit_moved':
    case 'merged':
    case 'established':
      return goes(home(seat), office(event));
    case 'placed_department':
    case 'granted':
      return goes(home(seat), `division:${event.division}`);
    case 'unit_taken':
    case 'closed':
      return goes(office(event), home(seat));
    case 'placed_board':
      return goes(home(seat), 'board');
    case 'left_board':
      return goes('board:1', home(seat));
    case 'chairman_elected':
      return goes('board', 'chairman');
    case 'chairman_by_card':
      return goes(home(seat), 'chairman');
    case 'chairman_dismissed':
    case 'chairman_fell':
      return goes('chairman', home(seat));
    case 'head_named':
    case 'head_by_card':
      return goes(home(seat), head(event));
    case 'retired_board':
    case 'resigned_board':
      return goes(head(event), 'board');
    case 'retired_counsel':
    case 'resigned_counsel':
      return goes(head(event), counsel(event));
    case 'consulted':
      return goes(home(seat), counsel(event));
    default:
      return [];
  }
}

/** Employees, who are nobody's in the bank. */
function clerks(event: Told): Flight[] {
  const goes = (from: string, to: string): Flight[] => [{ what: 'clerk', from, to }];
  switch (event.kind) {
    case 'posted':
      return goes('bank', office(event));
    case 'housed':
      return goes(home(event.seat), office(event));
    case 'enticed_bank':
      return goes('bank', home(event.seat));
    case 'enticed':
    case 'lifted':
    case 'brought':
      return goes(office(event), home(event.seat));
    case 'dismissed':
    case 'fired':
      return goes(office(event), 'bank');
    default:
      return [];
  }
}

/** Certificates, envelopes, privileges and events. */
function papers(event: Told): Flight[] {
  switch (event.kind) {
    case 'bought':
      return [{ what: 'paper', face: `${event.shares}`, from: `certificate:${event.shares}`, to: home(event.seat) }];
    case 'offered':
    case 'refused':
      return [{ what: 'envelope', from: home(event.seat), to: home(event.target) }];
    case 'accepted':
      return [{ what: 'card', face: event.privilege, from: home(event.seat), to: home(event.target) }];
    case 'turned':
      return [{ what: 'event', face: event.happening, from: 'stack', to: `event:${event.round - 1}` }];
    default:
      return [];
  }
}

/** What everybody sees being paid. */
function money(event: Told): Flight[] {
  switch (event.kind) {
    case 'bonus_paid':
    case 'compensated':
    case 'received':
      return [{ what: 'money', from: 'bank', to: `cash:${event.seat}` }];
    case 'fined':
    case 'consulted':
    case 'established':
    case 'bought':
      return [{ what: 'money', from: `cash:${event.seat}`, to: 'bank' }];
    default:
      return [];
  }
}

/** What lights up where it is. */
function stars(event: Told): Flight[] {
  const shines = (at: string): Flight[] => [{ what: 'star', seat: event.seat, from: at, to: at }];
  switch (event.kind) {
    case 'motivation_moved':
    case 'motivation_reset':
      return shines('motivation');
    case 'scored':
      return shines(`track:${event.track}:${event.seat}`);
    case 'point':
    case 'announced':
      return shines(home(event.seat));
    default:
      return [];
  }
}
