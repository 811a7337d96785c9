/** How fast the bots of a table go, and what that means for what flies over the board. */
import type { Speed } from './board';
import type { PaceInfo, SeatInfo } from './wire';

export type PaceWord = PaceInfo['pace'];

/** The slowest first. */
export const PACES: readonly PaceWord[] = ['thoughtful', 'brisk', 'at-once'];

/** How fast things fly: as the player wants for what they did; no longer than the bots' beat for what the bots do. */
export function speedFor(wanted: Speed, pace: PaceWord, skipping: boolean, own: boolean): Speed {
  if (own || wanted === 'off') return wanted;
  if (skipping || pace === 'at-once') return 'off';
  return pace === 'brisk' ? 'fast' : wanted;
}

/** Is a bot deciding, so that somebody can skip to their turn? */
export function waitsForBot(seats: readonly SeatInfo[], seat: number, decider: number): boolean {
  return seat >= 0 && seats[decider]?.kind === 'bot';
}
