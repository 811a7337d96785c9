/**
 * What a seat can conclude about the cards it cannot see, from its own view alone: the browser's reading of the round.
 *
 * Every hidden card carries the set of kinds it can be. It is the support of the server's `belief.py`, worked out here a
 * second time because a panel that asked the server might be told more than the seat may know (L13).
 */
import { CARDS, rankOf, ROLES } from './ranks';
import type { Row, Sight, TableView } from './view';

/** For each kind of card: can it be this one? */
export type Kinds = boolean[];

export const KINDS = CARDS.length;
const TOP_RANK = ROLES.length - 1;
const EMMANUEL = kindOf('emmanuel');

export function kindOf(card: string): number {
  return (CARDS as readonly string[]).indexOf(card);
}

/** Reads the round forwards. `past` says for each pass between two others which card was given; null: it may be either. */
export class Evidence {
  readonly held: Kinds[];
  drawn: Kinds = anything();
  /** From the top of the deck: the card where this seat knows it, and the highest rank it can have. */
  readonly deckCard: (number | null)[];
  readonly deckBound: number[];
  openPasses = 0;
  private passed = false;
  private readonly sights: Sight[];

  constructor(
    view: TableView,
    readonly seat: number,
    private readonly lie: string,
    private readonly past: number | null = 0,
  ) {
    const taken = view.happenings.filter((row) => row.kind === 'drew' || (row.kind === 'promoted' && row.found)).length;
    this.held = view.seats.map(anything);
    this.deckCard = Array<number | null>(view.deck + taken).fill(null);
    this.deckBound = Array<number>(view.deck + taken).fill(TOP_RANK);
    this.sights = [...(view.own?.seen ?? [])];
    for (const row of view.happenings) this.read(row);
  }

  private read(row: Row): void {
    const { seat, target = -1 } = row;
    if (row.kind === 'drew') this.readDraw(seat);
    else if (row.kind === 'played') this.held[seat] = restOf(this.kindsOf(seat), this.drawn, kindOf(row.card ?? ''));
    else if (row.kind === 'answered') this.readAnswer(seat, row.answer ?? '', rankOf(row.role ?? ''));
    else if (row.kind === 'looked' && seat === this.seat) this.held[target] = only(kindOf(this.sight('looked').card));
    else if (row.kind === 'exchanged') this.readExchange(seat, target);
    else if (row.kind === 'promoted') this.readPromotion(seat, rankOf(row.card ?? ''), row.depth ?? 0, row.found ?? false);
    else if (row.kind === 'passed') this.readPass(seat, target);
  }

  /** The next hidden card of this sort that the seat was shown; it was shown them in the order of the happenings. */
  private sight(kind: string): Sight {
    const place = this.sights.findIndex((sight) => sight.kind === kind);
    const found = this.sights.splice(place, 1)[0];
    if (place < 0 || !found) throw new Error(`the view does not say what was seen: ${kind}`);
    return found;
  }

  private kindsOf(seat: number): Kinds {
    return this.held[seat] ?? anything();
  }

  private readDraw(seat: number): void {
    if (seat === this.seat) this.sight('drew');
    this.drawn = this.takeFromDeck(0, -1);
    this.passed = false;
  }

  /** A deck card that leaves its place and has a higher rank than `above`. */
  private takeFromDeck(place: number, above: number): Kinds {
    const card = this.deckCard.splice(place, 1)[0] ?? null;
    const bound = this.deckBound.splice(place, 1)[0] ?? TOP_RANK;
    return card === null ? CARDS.map((kind) => above < rankOf(kind) && rankOf(kind) <= bound) : only(card);
  }

  private readAnswer(seat: number, answer: string, role: number): void {
    this.held[seat] = this.kindsOf(seat).map((can, kind) => can && couldAnswer(kind, answer, role, this.lie));
  }

  /** What was concluded about a card follows it; those who exchanged know what they gave. */
  private readExchange(seat: number, other: number): void {
    [this.held[seat], this.held[other]] = [this.kindsOf(other), this.kindsOf(seat)];
    if (seat !== this.seat && other !== this.seat) return;
    this.held[seat === this.seat ? other : seat] = only(kindOf(this.sight('exchanged').gave ?? ''));
  }

  /** The cards passed over are not higher than the discarded one; the card taken is. */
  private readPromotion(seat: number, rank: number, depth: number, found: boolean): void {
    if (found) this.held[seat] = this.takeFromDeck(depth - 1, rank);
    const over = found ? depth - 1 : depth;
    for (let place = 0; place < over; place++) this.deckBound[place] = Math.min(this.deckBound[place] ?? rank, rank);
    if (!found || seat !== this.seat) return;
    this.sight('promoted');
    for (let place = 0; place < over; place++) this.deckCard[place] = kindOf(this.sight('skipped').card);
  }

  /** One of two cards went to the left; a card just received cannot have been that one (SN-A39). */
  private readPass(seat: number, left: number): void {
    const [held, drawn] = [this.kindsOf(seat), this.drawn];
    const concerned = seat === this.seat || left === this.seat;
    const card = concerned ? kindOf(this.sight('passed').card) : -1;
    if (seat === this.seat) this.drawn = only(card);
    else if (left === this.seat) this.held[seat] = this.passed ? drawn : restOf(held, drawn, card);
    else if (this.passed || (this.past !== null && (this.past >> this.openPasses) & 1)) [this.held[seat], this.drawn] = [drawn, held];
    else if (this.past === null) this.held[seat] = this.drawn = held.map((can, kind) => can || drawn[kind] === true);
    if (!this.passed && !concerned) this.openPasses++;
    this.passed = true;
  }
}

export function anything(): Kinds {
  return Array<boolean>(KINDS).fill(true);
}

export function only(kind: number): Kinds {
  return CARDS.map((_, other) => other === kind);
}

/** What stays when one of two cards is laid open: either the other was drawn, or it was held (L6: nobody knows which). */
function restOf(held: Kinds, drawn: Kinds, played: number): Kinds {
  const rest = held.map((can, kind) => (can && drawn[played] === true) || (held[played] === true && drawn[kind] === true));
  rest[played] = held[played] === true && drawn[played] === true;
  return rest;
}

/** Could the owner of this card have given this answer? Emmanuel's owner may lie where some card could say so (SN-22). */
function couldAnswer(kind: number, answer: string, role: number, lie: string): boolean {
  const rank = rankOf(CARDS[kind] ?? '');
  const truth = rank === role ? 'exact' : rank > role ? 'above' : 'below';
  if (answer === truth) return true;
  if (kind !== EMMANUEL || lie === 'off') return false;
  if (answer === 'exact') return lie === 'free';
  return answer === 'above' ? role < TOP_RANK : role > 0;
}
