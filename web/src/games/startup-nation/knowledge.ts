/** Who may hold what, for the knowledge panel: a pure function of the seat's own view. */
import { possible } from './deal';
import { Evidence, KINDS, kindOf, type Kinds } from './evidence';
import { CARDS, roleOf, ROLES, type Card, type Role } from './ranks';
import type { TableView } from './view';

/** A role that a seat may hold. */
export interface Guess {
  role: Role;
  cards: Card[];
  /** It fits only if somebody who held Emmanuel has lied. */
  onlyIfLie: boolean;
}

export interface SeatKnowledge {
  seat: number;
  living: boolean;
  guesses: Guess[];
  /** The only card it can be. */
  certain: Card | null;
  /** It was seen with own eyes and has been followed since. */
  seen: boolean;
  /** The guesses that need no lie hold only if Emmanuel's owner told the truth. */
  unless: boolean;
}

export interface Unseen {
  card: Card;
  count: number;
  total: number;
}

export interface Knowledge {
  seats: SeatKnowledge[];
  /** Cards whose place this seat does not know. */
  unseen: Unseen[];
}

/** How many ways of passing cards unseen are told apart; beyond that a card passed may be either of two. */
const MOST_PASSES = 6;

/** The happenings this panel can follow. */
const FOLLOWED = ['drew', 'played', 'asked', 'answered', 'looked', 'exchanged', 'promoted', 'went_out', 'passed'];

/** Has a card or a happening come into the game that this panel cannot follow? Then it says nothing, rather than something wrong. */
export function hasNews(view: TableView): boolean {
  return Object.keys(view.box).some((card) => kindOf(card) < 0) || view.happenings.some((row) => !FOLLOWED.includes(row.kind));
}

/** What this seat (-1: the gallery) can conclude; null when all hands lie open, or when it cannot follow. */
export function knowledge(view: TableView, seat: number): Knowledge | null {
  if (view.phase === 'over' || hasNews(view)) return null;
  const lie = view.options.emmanuel_lie;
  const hidden = view.seats.flatMap((row, other) => (row.living && other !== seat ? [other] : []));
  const all = conclude(view, seat, hidden, lie);
  if (!all) throw new Error('the view contradicts itself');
  const honest = conclude(view, seat, hidden, 'off') ?? all;
  const seats = view.seats.flatMap((row, other) => (other === seat ? [] : [about(other, row.living)]));
  return { seats, unseen: unplaced(view, seat, seats) };

  function about(other: number, living: boolean): SeatKnowledge {
    const can = all?.get(other) ?? [];
    const truly = honest.get(other) ?? [];
    const guesses = guessesOf(can, truly);
    const cards = guesses.flatMap((guess) => guess.cards);
    const known = view.own?.known[other] ?? null;
    const certain = cards.length === 1 ? (cards[0] ?? null) : (known as Card | null);
    return { seat: other, living, guesses, certain, seen: certain !== null && certain === known, unless: guesses.some((guess) => guess.onlyIfLie) };
  }
}

/** For each hidden seat the kinds it may hold: of either card, while it holds two. */
function conclude(view: TableView, seat: number, hidden: number[], lie: string): Map<number, Kinds> | null {
  const first = new Evidence(view, seat, lie);
  const passes = first.openPasses;
  const pasts = passes > MOST_PASSES ? [null] : Array.from({ length: 1 << passes }, (_, past) => past);
  const worlds = pasts.map((past) => dealt(view, past === 0 ? first : new Evidence(view, seat, lie, past), seat, hidden));
  const found = worlds.filter((world) => world !== null);
  if (found.length === 0) return null;
  return new Map(hidden.map((other) => [other, anyOf(found.map((world) => world.get(other) ?? []))]));
}

/** The same in one past: deals the unseen cards to the hidden hands and the deck in every way the evidence allows. */
function dealt(view: TableView, evidence: Evidence, seat: number, hidden: number[]): Map<number, Kinds> | null {
  const slots = hidden.map((other) => evidence.held[other] ?? []);
  const drawer = hidden.indexOf(view.active);
  const hasTwo = drawer >= 0 && view.seats[view.active]?.cards === 2;
  if (hasTwo) slots.push(evidence.drawn);
  const bounds = evidence.deckBound.filter((_, place) => evidence.deckCard[place] === null);
  const found = possible(unseenCounts(view, seat, evidence), slots, bounds);
  if (!found) return null;
  if (hasTwo) found[drawer] = anyOf([found[drawer] ?? [], found.pop() ?? []]);
  return new Map(hidden.map((other, slot) => [other, found[slot] ?? []]));
}

/** How many copies of each kind this seat cannot see: not discarded, not its own, not known in the deck. */
function unseenCounts(view: TableView, seat: number, evidence: Evidence): number[] {
  const counts: number[] = CARDS.map((card) => view.box[card] ?? 0);
  const gone = view.discard.map((entry) => kindOf(entry.card));
  const own = seat < 0 ? [] : (view.own?.hand ?? []).map(kindOf);
  for (const kind of [...gone, ...own, ...evidence.deckCard.filter((card) => card !== null)]) counts[kind] = (counts[kind] ?? 0) - 1;
  return counts;
}

/** The unseen cards but those that are certain to be with somebody. */
function unplaced(view: TableView, seat: number, seats: SeatKnowledge[]): Unseen[] {
  const counts = unseenCounts(view, seat, new Evidence(view, seat, view.options.emmanuel_lie));
  for (const { living, certain } of seats) if (living && certain) counts[kindOf(certain)] = (counts[kindOf(certain)] ?? 0) - 1;
  return CARDS.flatMap((card, kind) => (view.box[card] ? [{ card: card as Card, count: counts[kind] ?? 0, total: view.box[card] }] : []));
}

function guessesOf(can: Kinds, truly: Kinds): Guess[] {
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => can[kind]);
  return ROLES.flatMap((role) => {
    const mine = kinds.filter((kind) => roleOf(CARDS[kind] ?? '') === role);
    if (mine.length === 0) return [];
    return [{ role, cards: mine.map((kind) => CARDS[kind] as Card), onlyIfLie: !mine.some((kind) => truly[kind]) }];
  });
}

function anyOf(sets: Kinds[]): Kinds {
  return Array.from({ length: KINDS }, (_, kind) => sets.some((set) => set[kind] === true));
}
