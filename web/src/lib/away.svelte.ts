/** Notices that somebody was away from a table, and finds out what to tell: how far this page was watched is kept in the browser. */
import { recapOf } from '../games';
import { lacksBeginning, lastNumber, type Known } from './follow';
import { rulesId } from './older';
import { isHotSeat, namesOf } from './people';
import { FEW, storyOf, type Story } from './recap';
import { Replay } from './replay.svelte';
import { remembered, withSeen } from './seen';
import { speech } from './speech.svelte';
import type { ReplayFrame } from './wire';

const PLACE = 'boardroom-seen';

export class Away {
  story = $state.raw<Story | null>(null);
  /** Is it told since the own last turn? Else since one went away. */
  sinceTurn = $state(true);
  private isAway = true;

  constructor(private readonly table: string) {}

  /** To be called when there are news, when the line is back (`returned`) and when the page is looked at or no longer. */
  look(known: Known, watched: boolean, returned: boolean): void {
    if (returned || !watched) this.isAway = true;
    if (!watched || known.seat < 0 || isHotSeat(known.table) || known.position.view === null) return;
    if (this.isAway && lacksBeginning(known)) return; // until it is here
    const seen = this.isAway ? this.seen(known.seat) : null;
    if (this.isAway) void this.tell(known, seen);
    this.isAway = false;
    this.keep(known);
  }

  close(): void {
    this.story = null;
  }

  private async tell(known: Known, seen: number | null): Promise<void> {
    if (seen !== null && missed(known, seen) < FEW) return;
    if (known.position.view?.outcome) return; // the end has its own scene
    const replay = new Replay(this.table, known.seat);
    const own = await replay.latest((frame) => frame.seat === known.seat && frame.step > 0).catch(() => null);
    const start = Math.min(own?.number ?? Infinity, seen ?? Infinity);
    if (start === Infinity) return;
    const was = start === own?.number ? own : await replay.latest((frame) => frame.number <= start).catch(() => null);
    await this.show(known, start, was, start === own?.number);
  }

  private async show(known: Known, start: number, was: ReplayFrame | null, sinceTurn: boolean): Promise<void> {
    const { game } = known.table;
    const id = rulesId(known.table);
    const [recap] = await Promise.all([recapOf(game), speech.loadGame(id)]);
    const [texts, now] = [speech.of(id), known.position.view];
    if (recap === null || texts === null || now === null) return;
    this.sinceTurn = sinceTurn;
    this.story = storyOf(recap, texts, namesOf(known.table.seats), known.log, start, was?.view ?? null, now);
  }

  private seen(seat: number): number | null {
    return remembered(localStorage.getItem(PLACE))[`${this.table} ${seat}`] ?? null;
  }

  private keep(known: Known): void {
    const last = lastNumber(known);
    if (last !== null) localStorage.setItem(PLACE, withSeen(localStorage.getItem(PLACE), `${this.table} ${known.seat}`, last));
  }
}

/** How many events came after this one. */
function missed({ log }: Known, seen: number): number {
  return log.filter((event) => event.number > seen && !event.kind.startsWith('table-')).length;
}
