/** What stands in the lobby: the games, one's own tables, open ones and finished ones; the server says when they change. */
import { untrack } from 'svelte';
import { api } from './api';
import { FoyerLine, type Wanted, type Wire } from './foyer';
import { findLesson } from './lessons.svelte';
import { inOrder } from './people';
import { session } from './session.svelte';
import type { GameInfo, ServerMessage, TableInfo } from './wire';

const CLOCK = 15_000;
const LATE = 3000;
const FINISHED = 6;

export class Lobby {
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  done = $state.raw<TableInfo[]>([]);
  /** The listed tables of this page, and how many there are in all. */
  listed = $state.raw<TableInfo[]>([]);
  pages = $state(1);
  total = $state(0);
  wanted = $state.raw<Required<Wanted>>({ game: '', free: false, search: '', page: 0 });
  /** Those of them that are not one's own. */
  readonly open: TableInfo[] = $derived.by(() => this.listed.filter((table) => !this.mine.some((own) => own.id === table.id && own.you.length > 0)));
  /** Has all of it been looked up once? What is drawn before would be pushed away by what comes. */
  ready = $state(false);
  /** The time, for "since when". */
  now = $state(Date.now() / 1000);
  private line: FoyerLine | null = null;
  private told = new Set<string>();

  /** Listens until what it gives is called. */
  watch(): () => void {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/lobby/socket`;
    const line = new FoyerLine(() => new WebSocket(address) as unknown as Wire, (message) => this.hear(message));
    this.line = line;
    const games = api.games().then((found) => (this.games = found), () => undefined);
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((done) => (timeout = setTimeout(done, LATE))); // the games can be played while lists are awaited
    const first = Promise.race([new Promise<void>((done) => (this.firstHeard = done)), late]);
    const lessons = Promise.race([untrack(() => findLesson('')), late]);
    void Promise.all([games, first, this.lookUpDone(), lessons]).then(() => (this.ready = true));
    line.start();
    const timer = setInterval(() => (this.now = Date.now() / 1000), CLOCK);
    return () => {
      clearInterval(timer);
      clearTimeout(timeout);
      line.stop();
    };
  }

  /** Another part of the list of open tables. */
  look(changes: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, page: 0, ...changes };
    this.line?.look(this.wanted);
  }

  private firstHeard: () => void = () => undefined;

  private hear(message: ServerMessage): void {
    this.now = Date.now() / 1000;
    if (message.type === 'open') [this.listed, this.pages, this.total] = [message.tables, message.pages, message.total];
    if (message.type === 'mine') {
      if (message.tables.length < this.mine.length) void this.lookUpDone(); // one of them may be over
      this.mine = inOrder(message.tables);
    }
    this.told.add(message.type);
    if (this.told.has('open') && this.told.has('mine')) this.firstHeard();
  }

  private async lookUpDone(): Promise<void> {
    if (session.known) this.done = await api.archive().then((list) => list.tables.slice(0, FINISHED), () => []);
  }
}
