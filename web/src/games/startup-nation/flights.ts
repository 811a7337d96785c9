/** What moves when something happens: pure, so that it can be tested. Places are named, never measured, here. */
import type { Way } from '../../lib/flight';
import type { Told } from './shapes';

/** Something that moves from one place to another. A card without a face shows its back. */
export interface Flight extends Way {
  what: 'card' | 'token' | 'bpi' | 'eye' | 'up' | 'down' | 'out';
  /** The card or colour shown. */
  face?: string;
}

/** A reader who was away does not want to watch an hour of cards: only the newest are shown. */
export const MOST = 6;

/** The flights of all that is new, turn by turn; `discards` is how many cards lie in the discard after it. */
export function planOf(news: readonly Told[], seat: number, tokens: readonly string[], discards: number): Flight[][] {
  // What happened before a new deal no longer has a place on the table.
  const dealt = news.findLastIndex((event) => event.kind === 'round_started');
  const turns = news.slice(Math.max(dealt, 0)).map((event) => flightsOf(event, seat, tokens));
  let place = discards;
  for (const flight of turns.flat().reverse()) if (flight.to === 'discard') flight.to = `discard:${--place}`;
  return turns.filter((flights) => flights.length > 0).slice(-MOST);
}

/** The flights of one happening for this seat; `tokens` are the alliance colours after it. */
export function flightsOf(event: Told, seat: number, tokens: readonly string[]): Flight[] {
  const actor = event.seat;
  const hand = (of: number): string => (of === seat ? 'hand' : `seat:${of}`);
  switch (event.kind) {
    case 'round_started':
      return tokens.map((_, of) => ({ what: 'card', from: 'deck', to: hand(of) }));
    case 'drew':
      return [drawn(actor, 'card' in event ? event.card : undefined)];
    case 'played':
      // L6: a card leaves the middle of the hand, wherever it was held.
      return [{ what: 'card', face: event.card, from: hand(actor), to: 'discard' }];
    case 'looked':
      return [{ what: 'eye', from: hand(actor), to: hand(event.target) }];
    case 'exchanged':
      return exchanged(event);
    case 'passed':
      return [{ what: 'card', face: 'card' in event ? event.card : undefined, from: hand(actor), to: hand(event.target) }];
    case 'tokens_swapped':
      return [
        { what: 'token', face: tokens[event.other], from: `token:${event.target}`, to: `token:${event.other}` },
        { what: 'token', face: tokens[event.target], from: `token:${event.other}`, to: `token:${event.target}` },
      ];
    case 'promoted':
      return moved('up', event);
    case 'demoted':
      return moved('down', event);
    case 'bpi_given':
      return [{ what: 'bpi', from: 'supply', to: `bpi:${event.target}` }];
    case 'bpi_taken':
      return event.count ? [{ what: 'bpi', from: `bpi:${event.target}`, to: `bpi:${actor}` }] : [];
    case 'went_out': {
      const sign: Flight = { what: 'out', from: hand(actor), to: hand(actor) };
      return event.card ? [{ what: 'card', face: event.card, from: hand(actor), to: 'discard' }, sign] : [sign];
    }
    default:
      return [];
  }

  function drawn(of: number, face: string | undefined): Flight {
    const to = of === seat && face ? `hand:${face}` : hand(of);
    return { what: 'card', face, from: 'deck', to };
  }

  /** Both who exchange are told what they gave and got. */
  function exchanged({ seat: one, target: two, ...cards }: { seat: number; target: number; gave?: string; card?: string }): Flight[] {
    const { gave, card: got } = seat === one || seat === two ? cards : {};
    const [ours, theirs] = seat === two ? [two, one] : [one, two];
    return [
      { what: 'card', face: gave, from: hand(ours), to: hand(theirs) },
      { what: 'card', face: got, from: hand(theirs), to: got ? `hand:${got}` : hand(ours) },
    ];
  }

  /** Who looks is told what was found. */
  function moved(sign: 'up' | 'down', { target, card, found, new: got }: { target: number; card: string; found: boolean; new?: string }): Flight[] {
    const moves: Flight[] = [{ what: 'card', face: card, from: hand(target), to: 'discard' }];
    if (found) moves.push(drawn(target, got), { what: sign, from: hand(target), to: hand(target) });
    return moves;
  }
}
