/** How a game ended, as the end screen tells it. */
import type { Happening, Outcome } from './board';
import { tally } from './log';
import type { Texts } from './texts';
import { wordsFor } from './words';

/** The seats, the best first. */
export function standing(outcome: Outcome): number[] {
  return outcome.scores.map((_, seat) => seat).sort((a, b) => (outcome.scores[b] ?? 0) - (outcome.scores[a] ?? 0));
}

/** Did all win or lose together? Then points say nothing. */
export function isShared(outcome: Outcome): boolean {
  const all = outcome.scores.length;
  return (outcome.winners.length === 0 || outcome.winners.length === all) && new Set(outcome.scores).size <= 1;
}

/** Why it ended: the game's words for it. */
export function whyEnded(texts: Texts, outcome: Outcome): string {
  return wordsFor(texts, [`reason-${outcome.reason}`, `ending-${outcome.reason}`], outcome.reason);
}

/** What was counted, for each seat: the kinds of events that have a heading. */
export function statistics(texts: Texts, log: readonly Happening[], seats: number): [kind: string, counts: number[]][] {
  return [...tally(log, seats)].filter(([kind]) => texts.has(`stat-${kind}`));
}

/** How long it took, in whole minutes. */
export function minutesPlayed(created: number, ended: number | null): number {
  return ended === null ? 0 : Math.max(1, Math.round((ended - created) / 60));
}
