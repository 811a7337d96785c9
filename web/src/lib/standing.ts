/** How a seat stands, for games that say so: fields that some views have and others have not. */
import type { View } from './shapes';

/** Has this seat gone out of the round or of the game? */
export function isGone(view: View | null, seat: number): boolean {
  const row = view?.seats[seat];
  return row !== undefined && field(row, 'living') === false;
}

/** The points of each seat, where a game counts them all along; else null. */
export function scoresIn(view: View | null): number[] | null {
  const scores = view ? field(view, 'scores') : null;
  return Array.isArray(scores) && scores.every((score) => typeof score === 'number') ? scores : null;
}

/** A field that the type does not promise. */
function field(row: object, name: string): unknown {
  return Object.entries(row).find(([key]) => key === name)?.[1];
}
