/** The five colleagues: bots that play each in a way of its own, from the intern to the chair of the board. */
import type { BotWanted, ColleagueInfo, RatingInfo, SeatInfo } from './wire';

export const POLICIES = ['intern', 'multitasker', 'manager', 'controller', 'chair'] as const;
export const LEVELS: readonly number[] = POLICIES.map((_, place) => place + 1);
/** Who plays until somebody chooses otherwise. */
export const USUAL = 3;

/** A colleague as the server is asked for it. */
export function colleague(level: number): Required<BotWanted> {
  return { bot: 'colleague', level };
}

/** The level of the colleague who sits here; null for people, and for bots of another kind. */
export function levelAt(seat: Pick<SeatInfo, 'kind' | 'bot' | 'level'>): number | null {
  return seat.kind === 'bot' && seat.bot === 'colleague' ? seat.level : null;
}

/** The key of what a bot at this seat is called; null for people. */
export function policyKey(seat: Pick<SeatInfo, 'kind' | 'bot' | 'level'>): string | null {
  if (seat.kind !== 'bot') return null;
  return `policy-${seat.bot === 'colleague' ? policyOf(seat.level) : seat.bot}`;
}

/** The word for a level. */
export function policyOf(level: number): string {
  return POLICIES[level - 1] ?? POLICIES[USUAL - 1] ?? '';
}

export interface Figure {
  /** The key of its sentence. */
  key: string;
  params: Record<string, number | string>;
}

/** What was measured of a colleague, as sentences; nothing is said where nothing was measured. */
export function figuresOf(info: ColleagueInfo | undefined, belowName: string): Figure[] {
  const all: [string, RatingInfo | null | undefined][] = [
    ['figure-below', info?.against_below],
    ['figure-random', isSame(info?.against_below, info?.against_random) ? null : info?.against_random],
    ['figure-wins', info?.wins],
  ];
  return all.flatMap(([key, rating]) => (rating ? [{ key, params: { ...percents(rating), below: belowName } }] : []));
}

/** Below the second level sits the first, which plays at random: one sentence says both. */
function isSame(one: RatingInfo | null | undefined, other: RatingInfo | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function percents({ share, low, high, games, seats }: RatingInfo): Record<string, number> {
  return { share: Math.round(100 * share), low: Math.round(100 * low), high: Math.round(100 * high), games, seats };
}
