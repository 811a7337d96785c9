/** How the notes that came with the view are drawn: seats against roles, and how many cards of each role have no place. */
import type { Possible, View } from './shapes';
import { roleIn, rolesIn } from './view';

export interface Column {
  role: string;
  /** Cards of which this seat does not know where they are, and all that there are. */
  left: number;
  total: number;
}

/** A column for each role, in the order of the ranks. */
export function columnsOf(view: View): Column[] {
  return rolesIn(view).map((role) => ({ role, left: counted(view, view.own?.unplaced ?? {}, role), total: counted(view, view.box, role) }));
}

function counted(view: View, cards: Record<string, number>, role: string): number {
  return Object.entries(cards).reduce((sum, [card, count]) => (roleIn(view, card) === role ? sum + count : sum), 0);
}

/** `lie`: only if somebody has lied. */
export type Sign = 'certain' | 'maybe' | 'lie' | 'no';

/** How a role is marked in the row of a seat. */
export function signOf(view: View, note: Possible, role: string): Sign {
  const has = (cards: string[]): boolean => cards.some((card) => roleIn(view, card) === role);
  if (note.certain !== null && has([note.certain])) return 'certain';
  return has(note.cards) ? 'maybe' : has(note.doubtful) ? 'lie' : 'no';
}
