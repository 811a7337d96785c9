/** One click, one game: a table for you and colleagues. */
import { colleague } from './colleagues';
import type { GameInfo, LessonInfo, NewTable } from './wire';

/** How many make a good game of it; more than the fewest, where that is better. */
const GOOD: Readonly<Record<string, number>> = { 'startup-nation': 4, 'burn-rate': 3, 'power-struggle': 4, burncycle: 2 };

/** The number of seats somebody wants, as far as the game can have it; a good one until they have said so. */
export function seatsWanted(game: Pick<GameInfo, 'id' | 'min_seats' | 'max_seats'>, remembered: Readonly<Record<string, number>>): number {
  const wanted = remembered[game.id] ?? GOOD[game.id] ?? Math.max(game.min_seats, 2);
  return Math.min(Math.max(wanted, game.min_seats), game.max_seats);
}

/** You and colleagues of this level at so many seats. */
export function soloTable(game: GameInfo, level: number, seats: number): NewTable {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, ...colleague(level) }));
  return { game: game.id, places: [{ kind: 'me' }, ...bots], hints: true };
}

/** The game after a lesson: you and gentle colleagues, with hints. */
export function freeTable(game: string, { levels, options }: LessonInfo['free']): NewTable {
  const bots = levels.map((level) => ({ kind: 'bot' as const, ...colleague(level) }));
  return { game, places: [{ kind: 'me' }, ...bots], options, hints: true };
}

/** The shelf's own games first, in its order, then whatever else the server has. */
export function onShelf(shelf: readonly string[], games: readonly GameInfo[]): string[] {
  return [...shelf, ...games.map((game) => game.id).filter((id) => !shelf.includes(id))];
}
