/** What this browser keeps of puzzles: which were answered, and on which days the day's was. The first answer counts. */
import type { PuzzleInfo } from './wire';

export interface Kept {
  /** By puzzle: was it answered rightly? A later right answer counts as solved, too. */
  tried: Record<string, boolean>;
  /** The days (in UTC) whose puzzle was answered rightly at the first try. */
  days: string[];
}

export interface ThemeRow {
  theme: string;
  puzzles: PuzzleInfo[];
  solved: number;
}

const PLACE = 'boardroom-puzzles';
const DAY = 86_400_000;
const MOST_DAYS = 1000;

/** What this text keeps; nothing where it cannot be read. */
export function parseKept(text: string | null): Kept {
  try {
    const said = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const tried = Object.fromEntries(Object.entries(said?.tried ?? {}).filter(([, right]) => typeof right === 'boolean'));
    const days = Array.isArray(said?.days) ? said.days.filter((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) : [];
    return { tried, days };
  } catch {
    return { tried: {}, days: [] };
  }
}

export const kept = (): Kept => parseKept(localStorage.getItem(PLACE));

export function keep(now: Kept): void {
  localStorage.setItem(PLACE, JSON.stringify(now));
}

/** What is kept after an answer; `day` is given where it was the day's puzzle. */
export function answered(before: Kept, puzzle: string, right: boolean, day: string | null): Kept {
  const isFirst = !(puzzle in before.tried);
  const days = day !== null && right && isFirst ? [...new Set([...before.days, day])].sort().slice(-MOST_DAYS) : before.days;
  return { tried: { ...before.tried, [puzzle]: right || before.tried[puzzle] === true }, days };
}

/** Days in a row with a right first answer, up to today; a day that is not over yet breaks nothing. */
export function streak(days: readonly string[], today: string): number {
  const known = new Set(days.map(numberOf));
  const last = numberOf(today);
  let from = known.has(last) ? last : last - 1;
  let count = 0;
  while (known.has(from)) {
    count += 1;
    from -= 1;
  }
  return count;
}

function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** A game's puzzles by theme, in the order in which themes first come. */
export function byTheme(puzzles: readonly PuzzleInfo[], game: string, tried: Kept['tried']): ThemeRow[] {
  const rows = new Map<string, PuzzleInfo[]>();
  for (const puzzle of puzzles) if (puzzle.game === game) rows.set(puzzle.theme, [...(rows.get(puzzle.theme) ?? []), puzzle]);
  return [...rows].map(([theme, all]) => ({ theme, puzzles: all, solved: all.filter((one) => tried[one.id] === true).length }));
}

/** The one after this puzzle that was never answered, of its theme, else of its game, else of any; else the next of its game. */
export function nextAfter(puzzles: readonly PuzzleInfo[], current: PuzzleInfo, tried: Kept['tried']): PuzzleInfo | null {
  const place = puzzles.findIndex((one) => one.id === current.id);
  const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(0, place))];
  const fresh = others.filter((one) => !(one.id in tried));
  const ofGame = (one: PuzzleInfo): boolean => one.game === current.game;
  return fresh.find((one) => ofGame(one) && one.theme === current.theme) ?? fresh.find(ofGame) ?? fresh[0] ?? others.find(ofGame) ?? null;
}
