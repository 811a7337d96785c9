/** What the own cards add to an action: figures come from the view. */
import type { TableView } from '../view';

/** Which card helps with an action. */
const HELPERS: Record<string, string> = { hire: 'hr', open: 'hr', shares: 'acc' };

/** What the seat's own card adds to this action now, as a sentence; null when nothing. */
export function addsOf(view: TableView, seat: number, action: string): { key: string; params: Record<string, unknown> } | null {
  const name = HELPERS[action];
  const card = view.privileges.find((row) => row.name === name);
  if (!name || card?.holder !== seat || !card.worth) return null;
  return { key: `ps-adds-${name}`, params: { count: card.worth } };
}

/** The counted things of the action in hand that have a sentence. */
export const COUNTED = ['hire', 'found', 'influence', 'legal', 'development'];
