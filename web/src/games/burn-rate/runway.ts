/** How long the money lasts, as a picture. The number itself comes from the engine's view. */

/** Lamps on the tube; a longer runway lights them all. */
export const LAMPS = 10;

/** For each lamp: is it lit? A company that burns nothing has all of them. */
export function segments(runway: number | null): boolean[] {
  return Array.from({ length: LAMPS }, (_, place) => runway === null || place < runway);
}

/** The colour the tube glows in: plenty, few paydays left, or one at most. */
export function moodOf(runway: number | null): 'fine' | 'low' | 'last' {
  if (runway === null || runway > 4) return 'fine';
  return runway > 1 ? 'low' : 'last';
}
