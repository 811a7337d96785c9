/** One click, one game: a table for you and colleagues. */
import { colleague } from './colleagues';
import type { GameInfo, NewTable } from './wire';

/** As few seats as the game can have, but never alone; colleagues of this level take the others. */
export function soloTable(game: GameInfo, level: number): NewTable {
  const bots = Array.from({ length: Math.max(game.min_seats, 2) - 1 }, () => ({ kind: 'bot' as const, ...colleague(level) }));
  return { game: game.id, places: [{ kind: 'me' }, ...bots], hints: true };
}

/** The shelf's own games first, in its order, then whatever else the server has. */
export function onShelf(shelf: readonly string[], games: readonly GameInfo[]): string[] {
  return [...shelf, ...games.map((game) => game.id).filter((id) => !shelf.includes(id))];
}
