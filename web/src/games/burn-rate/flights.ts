/** What moves when something happens: pure, so that it can be tested. Places are named, never measured, here. */
import type { Way } from '../../lib/flight';
import type { Department, Told } from './shapes';

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
export function planOf(news: readonly Told[], around: Around): Flight[][] {
  const steps: Flight[][] = [];
  news.forEach((event, place) => {
    const flights = flightsOf(event, news[place + 1], around);
    if (flights.length) steps.push(flights);
  });
  return steps.slice(-MOST);
}

/** The flights of one event; `next` says what a played card does. */
export function flightsOf(event: Told, next: Told | undefined, { seat, seats, departmentOf }: Around): Flight[] {
  const moves = (face: string, from: string, to: string): Flight[] => [{ what: 'person', face, from, to }];
  const actor = event.seat;
  switch (event.kind) {
    case 'dealt':
      return Array.from({ length: seats }, (_, to) => drawn(event, to)).flat();
    case 'drew':
      return drawn(event, actor);
    case 'played':
      // A BAD IDEA does not go to the discard: it lands in front of its target.
      return [{ what: 'card', face: event.card, from: `hand:${actor}`, to: next?.kind === 'idea_given' ? `ideas:${next.target}` : 'discard' }];
    case 'discarded':
      return [{ what: 'card', face: event.card, from: `hand:${actor}`, to: 'discard' }];
    case 'released':
      return [{ what: 'card', face: event.idea, from: `ideas:${actor}`, to: 'discard' }];
    case 'took':
    case 'hired':
      return moves(event.person, `pool:${departmentOf(event.person)}`, `company:${actor}`);
    case 'bad_hired':
      return moves(event.person, `pool:${departmentOf(event.person)}`, `company:${event.target}`);
    case 'buried':
      return moves(event.person, `pool:${departmentOf(event.person)}`, `pile:${departmentOf(event.person)}`);
    case 'fired':
      return moves(event.person, `company:${actor}`, `pile:${departmentOf(event.person)}`);
    case 'vp_removed':
      return moves(event.person, `company:${event.target}`, `pile:${departmentOf(event.person)}`);
    case 'poached':
      return moves(event.person, `company:${event.target}`, `company:${actor}`);
    case 'funded':
      return [money(actor, `+${event.amount}`)];
    case 'paid':
      return event.due > 0 ? [money(actor, `−${event.due}`)] : [];
    case 'doubled':
      return [{ what: 'double', face: `×${event.factor}`, from: `bank:${event.target}`, to: `bank:${event.target}` }];
    case 'bankrupt':
      return [{ what: 'crash', from: `company:${actor}`, to: `company:${actor}` }];
    default:
      return [];
  }

  /** The faces in an event are those of the own cards. */
  function drawn(dealt: { count: number; cards?: string[] }, to: number): Flight[] {
    const faces = to === seat ? (dealt.cards ?? []) : [];
    return Array.from({ length: dealt.count }, (_, place) => ({ what: 'card', face: faces[place], from: 'draw', to: `hand:${to}` }));
  }
}

function money(seat: number, sum: string): Flight {
  return { what: 'money', face: sum, from: `bank:${seat}`, to: `bank:${seat}` };
}
