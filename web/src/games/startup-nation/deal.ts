/**
 * Which kinds can lie in which slot when some cards are dealt to slots and the rest makes up the deck.
 *
 * Kinds are dealt in the order of their ranks. What matters for the rest is only which slots are filled, so all deals are
 * walked as a table over (kind, filled slots), and the number of low cards left over says whether the deck can be laid.
 */
import { KINDS, type Kinds } from './evidence';
import { CARDS, rankOf } from './ranks';

/** For each slot the kinds it holds in some deal, or null when there is no deal at all. */
export function possible(counts: number[], slots: Kinds[], bounds: number[]): Kinds[] | null {
  const full = (1 << slots.length) - 1;
  const shares = Array.from({ length: KINDS }, (_, kind) => sharesOf(kind, counts[kind] ?? 0, slots));
  const need = CARDS.map((card) => bounds.filter((bound) => bound <= rankOf(card)).length);
  const low = CARDS.map((_, kind) => counts.slice(0, kind + 1).reduce((sum, count) => sum + count, 0));
  const fits = (kind: number, filled: number): boolean => isMiddleOfRank(kind) || (low[kind] ?? 0) - bits(filled) >= (need[kind] ?? 0);

  const finishes: boolean[][] = Array.from({ length: KINDS + 1 }, () => Array<boolean>(full + 1).fill(false));
  finishes[KINDS]![full] = true;
  for (let kind = KINDS - 1; kind >= 0; kind--)
    for (let filled = 0; filled <= full; filled++) finishes[kind]![filled] = shares[kind]!.some((share) => leads(kind, filled, share));

  function leads(kind: number, filled: number, share: number): boolean {
    return (filled & share) === 0 && fits(kind, filled | share) && finishes[kind + 1]![filled | share] === true;
  }

  if (!finishes[0]![0]) return null;
  const found = slots.map(() => Array<boolean>(KINDS).fill(false));
  let reached = new Set([0]);
  for (let kind = 0; kind < KINDS; kind++) {
    const next = new Set<number>();
    for (const filled of reached)
      for (const share of shares[kind]!)
        if (leads(kind, filled, share)) {
          next.add(filled | share);
          slots.forEach((_, slot) => (share >> slot) & 1 && (found[slot]![kind] = true));
        }
    reached = next;
  }
  return found;
}

/** The sets of slots that cards of this kind can fill, none of them included. */
function sharesOf(kind: number, copies: number, slots: Kinds[]): number[] {
  const open = slots.reduce((mask, slot, place) => (slot[kind] ? mask | (1 << place) : mask), 0);
  const all = Array.from({ length: 1 << slots.length }, (_, share) => share);
  return all.filter((share) => (share & open) === share && bits(share) <= copies);
}

/** The seven interns share a rank: only after the last of them can the deck be counted. */
function isMiddleOfRank(kind: number): boolean {
  const next = CARDS[kind + 1];
  return next !== undefined && rankOf(next) === rankOf(CARDS[kind] ?? '');
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}
