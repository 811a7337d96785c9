/** What moves when something happens: pure, so that it can be tested. Places are named, never measured, here. */
import type { Happening } from '../../lib/board';
import type { Way } from '../../lib/flight';
import type { Department } from './departments';

/** Something on its way from one place to another; a card without a face shows its back, a sum of money appears where it is. */
export interface Flight extends Way {
  what: 'card' | 'person' | 'money' | 'crash' | 'double';
  /** The card, the person, or the sum with its sign. */
  face?: string;
}

/** A reader who was away does not want to watch an hour of cards: only the newest steps are shown. */
export const MOST = 12;

/** What is needed of the table to know the way. */
export interface Around {
  /** The own seat; -1 for the gallery. */
  seat: number;
  seats: number;
  departmentOf: (person: string) => Department;
}

/** The flights of all that is new, step by step; what one choice causes together flies together. */
export function planOf(news: readonly Happening[], around: Around): Flight[][] {
  const steps: Flight[][] = [];
  news.forEach((event, place) => {
    const flights = flightsOf(event, news[place + 1], around);
    if (flights.length) steps.push(flights);
  });
  return steps.slice(-MOST);
}

/** The flights of one happening; `next` says what a played card does. */
export function flightsOf(event: Happening, next: Happening | undefined, { seat, seats, departmentOf }: Around): Flight[] {
  const actor = event.seat;
  const target = Number(event['target'] ?? -1);
  const person = String(event['person'] ?? '');
  const card = String(event['card'] ?? '');
  const moves = (from: string, to: string): Flight[] => [{ what: 'person', face: person, from, to }];
  switch (event.kind) {
    case 'dealt':
      return Array.from({ length: seats }, (_, to) => drawn(to)).flat();
    case 'drew':
      return drawn(actor);
    case 'played':
      // A BAD IDEA does not go to the discard: it lands in front of its target.
      return [{ what: 'card', face: card, from: `hand:${actor}`, to: next?.kind === 'idea_given' ? `ideas:${Number(next['target'])}` : 'discard' }];
    case 'discarded':
      return [{ what: 'card', face: card, from: `hand:${actor}`, to: 'discard' }];
    case 'released':
      return [{ what: 'card', face: String(event['idea']), from: `ideas:${actor}`, to: 'discard' }];
    case 'took':
    case 'hired':
      return moves(`pool:${departmentOf(person)}`, `company:${actor}`);
    case 'bad_hired':
      return moves(`pool:${departmentOf(person)}`, `company:${target}`);
    case 'buried':
      return moves(`pool:${departmentOf(person)}`, `pile:${departmentOf(person)}`);
    case 'fired':
      return moves(`company:${actor}`, `pile:${departmentOf(person)}`);
    case 'vp_removed':
      return moves(`company:${target}`, `pile:${departmentOf(person)}`);
    case 'poached':
      return moves(`company:${target}`, `company:${actor}`);
    case 'funded':
      return [money(`+${Number(event['amount'])}`)];
    case 'paid':
      return Number(event['due']) > 0 ? [money(`−${Number(event['due'])}`)] : [];
    case 'doubled':
      return [{ what: 'double', face: `×${Number(event['factor'])}`, from: `bank:${target}`, to: `bank:${target}` }];
    case 'bankrupt':
      return [{ what: 'crash', from: `company:${actor}`, to: `company:${actor}` }];
    default:
      return [];
  }

  function money(sum: string): Flight {
    return { what: 'money', face: sum, from: `bank:${actor}`, to: `bank:${actor}` };
  }

  /** The faces in an event are those of the own cards. */
  function drawn(to: number): Flight[] {
    const faces = to === seat && Array.isArray(event['cards']) ? (event['cards'] as string[]) : [];
    return Array.from({ length: Number(event['count'] ?? 0) }, (_, place) => ({ what: 'card', face: faces[place], from: 'draw', to: `hand:${to}` }));
  }
}
