/** What stands in the lobby: the games, one's own tables, open ones and finished ones, looked up again and again. */
import { api } from './api';
import { session } from './session.svelte';
import type { GameInfo, TableInfo } from './wire';

const AGAIN = 5000;
const FINISHED = 6;

export class Lobby {
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  done = $state.raw<TableInfo[]>([]);

  /** Looks now and then; gives what ends it. */
  watch(): () => void {
    const look = (): void => void this.look().catch(() => undefined); // the next look may find the server again
    void api.games().then((found) => (this.games = found), () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    const [mine, open, done] = await Promise.all([
      session.known ? api.mine().then((list) => list.tables, () => []) : [],
      api.tables().then((list) => list.tables.filter((table) => table.you.length === 0)),
      session.known ? api.archive().then((list) => list.tables.slice(0, FINISHED)) : [],
    ]);
    [this.mine, this.open, this.done] = [mine, open, done];
  }
}
