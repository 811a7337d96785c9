/** What moves when something happens: pure, so that it can be tested. Places are named, never measured, here. */
import type { Happening } from '../../lib/board';
import type { Way } from '../../lib/flight';

/** Something that moves from one place to another. A card without a face shows its back. */
export interface Flight extends Way {
  what: 'card' | 'token' | 'bpi' | 'eye' | 'up' | 'down' | 'out';
  /** The card or colour shown. */
  face?: string;
}

/** A reader who was away does not want to watch an hour of cards: only the newest are shown. */
export const MOST = 6;

/** The flights of all that is new, turn by turn; `discards` is how many cards lie in the discard after it. */
export function planOf(news: Happening[], seat: number, tokens: string[], discards: number): Flight[][] {
  // What happened before a new deal no longer has a place on the table.
  const dealt = news.findLastIndex((event) => event.kind === 'round_started');
  const turns = news.slice(Math.max(dealt, 0)).map((event) => flightsOf(event, seat, tokens));
  let place = discards;
  for (const flight of turns.flat().reverse()) if (flight.to === 'discard') flight.to = `discard:${--place}`;
  return turns.filter((flights) => flights.length > 0).slice(-MOST);
}

/** The flights of one happening for this seat; `tokens` are the alliance colours after it. */
export function flightsOf(event: Happening, seat: number, tokens: string[]): Flight[] {
  const actor = event.seat;
  const target = number(event['target']);
  const other = number(event['other']);
  const card = text(event['card']);
  const hand = (of: number): string => (of === seat ? 'hand' : `seat:${of}`);
  switch (event.kind) {
    case 'round_started':
      return tokens.map((_, of) => ({ what: 'card', from: 'deck', to: hand(of) }));
    case 'drew':
      return [drawn(actor, card)];
    case 'played':
      // L6: a card leaves the middle of the hand, wherever it was held.
      return [{ what: 'card', face: card, from: hand(actor), to: 'discard' }];
    case 'looked':
      return [{ what: 'eye', from: hand(actor), to: hand(target) }];
    case 'exchanged':
      return exchanged(actor, target);
    case 'passed':
      return [{ what: 'card', face: card, from: hand(actor), to: hand(target) }];
    case 'tokens_swapped':
      return [
        { what: 'token', face: tokens[other], from: `token:${target}`, to: `token:${other}` },
        { what: 'token', face: tokens[target], from: `token:${other}`, to: `token:${target}` },
      ];
    case 'promoted':
      return moved('up');
    case 'demoted':
      return moved('down');
    case 'bpi_given':
      return [{ what: 'bpi', from: 'supply', to: `bpi:${target}` }];
    case 'bpi_taken':
      return event['count'] ? [{ what: 'bpi', from: `bpi:${target}`, to: `bpi:${actor}` }] : [];
    case 'went_out': {
      const sign: Flight = { what: 'out', from: hand(actor), to: hand(actor) };
      return card ? [{ what: 'card', face: card, from: hand(actor), to: 'discard' }, sign] : [sign];
    }
    default:
      return [];
  }

  function drawn(of: number, face: string | undefined): Flight {
    const to = of === seat && face ? `hand:${face}` : hand(of);
    return { what: 'card', face, from: 'deck', to };
  }

  function exchanged(one: number, two: number): Flight[] {
    const mine = seat === one || seat === two;
    const gave = mine ? text(event['gave']) : undefined;
    const got = mine ? card : undefined;
    const [ours, theirs] = seat === two ? [two, one] : [one, two];
    return [
      { what: 'card', face: gave, from: hand(ours), to: hand(theirs) },
      { what: 'card', face: got, from: hand(theirs), to: mine && got ? `hand:${got}` : hand(ours) },
    ];
  }

  function moved(sign: 'up' | 'down'): Flight[] {
    const moves: Flight[] = [{ what: 'card', face: card, from: hand(target), to: 'discard' }];
    if (event['found']) moves.push(drawn(target, text(event['new'])), { what: sign, from: hand(target), to: hand(target) });
    return moves;
  }
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : -1;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
