/** Moving through a replay: which step a key leads to. */

/** The step inside the game that is nearest to the wanted one. */
export function within(wanted: number, last: number): number {
  return Math.min(Math.max(wanted, 0), last);
}

/** The step that a key leads to from here; null for keys that mean nothing. */
export function stepFor(key: string, step: number, last: number): number | null {
  const moves: Record<string, number> = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last };
  const wanted = moves[key];
  return wanted === undefined ? null : within(wanted, last);
}

/** Who may be looked through: everybody once the game is over, before that only oneself and the gallery. */
export function eyes(seats: number, mine: readonly number[], over: boolean): number[] {
  const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => over || mine.includes(seat));
  return [...(over ? [TRUTH] : []), GALLERY, ...own];
}

export const GALLERY = -1;
export const TRUTH = -2;
