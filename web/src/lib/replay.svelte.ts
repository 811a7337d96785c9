/** The steps of a table as one seat knew them, fetched page by page when they are needed. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { Happening } from './board';
import type { ReplayFrame } from './wire';

/** So many steps come at once. */
const PAGE = 40;
/** Behind the last step of every table. */
const FAR = 2 ** 31 - 1;
/** So many pages are looked through for a step. */
const LOOKS = 8;

export class Replay {
  steps = $state(0);
  private frames = new SvelteMap<number, ReplayFrame>();
  private loading = new Map<number, Promise<void>>();

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  /** The step, if it is here already. */
  at(step: number): ReplayFrame | null {
    return this.frames.get(step) ?? null;
  }

  /** The step, fetched with its neighbours. */
  async load(step: number): Promise<ReplayFrame | null> {
    if (!this.frames.has(step)) await this.page(Math.max(0, step - (step % PAGE)));
    return this.at(step);
  }

  /** The first step that tells the event with this number. */
  async frameAt(number: number): Promise<ReplayFrame | null> {
    for (let step = 0; ; step += 1) {
      const frame = await this.load(step);
      if (frame === null || frame.number >= number) return frame ?? this.at(step - 1);
    }
  }

  /** The latest step that is like this, looked for from the end; null where there is none among the last few hundred. */
  async latest(like: (frame: ReplayFrame) => boolean): Promise<ReplayFrame | null> {
    if (this.steps === 0) await this.page(FAR); // says how many there are
    const last = PAGE * Math.floor(Math.max(0, this.steps - 1) / PAGE);
    for (let start = last; start >= Math.max(0, last - LOOKS * PAGE); start -= PAGE) {
      await this.load(start);
      const found = [...this.frames.values()].filter((frame) => frame.step >= start && frame.step < start + PAGE).findLast(like);
      if (found) return found;
    }
    return null;
  }

  /** Everything told up to this step, as far as it is here. */
  logUpTo(step: number): Happening[] {
    return [...this.frames.values()].filter((frame) => frame.step <= step).sort((a, b) => a.step - b.step).flatMap((frame) => frame.events);
  }

  /** Fetches all steps, one page after the other. */
  async loadAll(): Promise<void> {
    for (let start = 0; start === 0 || start < this.steps; start += PAGE) await this.page(start);
  }

  /** The next step from here at which another seat decides; the last step when there is none. */
  turnFrom(step: number, direction: 1 | -1): number {
    const turn = (place: number): number | undefined => this.at(place)?.view?.decider ?? this.at(place)?.seat;
    let place = step + direction;
    while (this.at(place) && turn(place) === turn(step)) place += direction;
    return Math.min(Math.max(place, 0), Math.max(0, this.steps - 1));
  }

  private page(start: number): Promise<void> {
    const known = this.loading.get(start);
    if (known && (this.frames.size === 0 || this.frames.has(start))) return known;
    const work = api.replay(this.table, this.seat, start).then((page) => {
      this.steps = page.steps;
      for (const frame of page.frames) this.frames.set(frame.step, frame);
    });
    this.loading.set(start, work);
    return work;
  }
}
