/** What is being told: over a table that already shows the newest state, and never in its way. */
import type { News, Speed } from '../../lib/board';
import type { Told, View } from './shapes';
import { after, beatsOf, haste, hurried, PACE, placesOf, rollAfter, type Beat, type Places, type Roll } from './story';
import { DICE } from './view';

export class Stage {
  /** Where pieces are shown while something is told; null: where they are. */
  places = $state.raw<Places | null>(null);
  beat = $state.raw<Beat | null>(null);
  roll = $state.raw<Roll | null>(null);
  pace = $state(0);
  private known: Places | null = null;
  private view: View | null = null;
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Takes in what is new, and the view after it. Who has just decided has moved on: what was still to be told is dropped.
   * Without news before all of the turn's dice it is another position, as in a lesson: its dice have not been thrown yet.
   */
  hear(news: readonly News<Told>[], view: View, seat: number, speed: Speed): void {
    const before = this.known;
    if (seat >= 0 && this.view?.decider === seat && news.length > 0) this.skip();
    this.known = placesOf(view);
    this.view = view;
    this.pace = PACE[speed];
    this.roll = rollAfter(news.length === 0 && DICE.every((die) => view.turn.spent[die] === 0) ? null : this.roll, news);
    const beats = beatsOf(news, this.queue.at(-1)?.corporate ?? this.beat?.corporate ?? false);
    if (this.pace === 0 || before === null || beats.length === 0) {
      if (this.pace === 0) this.skip();
      return;
    }
    const { done, told } = hurried(news.some((event) => event.kind === 'floor_built') ? beats : [...this.queue, ...beats]);
    this.queue = told;
    this.places = done.reduce((places, beat) => after(places, beat.event), this.places ?? before);
    if (this.beat === null || done.length > 0) this.next();
  }

  /** Ends the telling: everything is where it is. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.beat = null;
    this.places = null;
  }

  robot(name: string, at: string | null): string | null {
    return this.places?.robots[name] ?? at;
  }

  unit(name: string, at: string): string {
    return this.places?.units[name] ?? at;
  }

  ip(seat: number, at: string): string {
    return this.places?.ips[String(seat)] ?? at;
  }

  /** Where on the floor the corporation does what is being told; null when nothing there is. */
  toldSquare(): string | null {
    const [kind, name = ''] = this.beat?.corporate ? (this.beat.at ?? '').split(':') : [];
    if (kind === 'unit') return this.places?.units[name] ?? null;
    if (kind === 'robot') return this.places?.robots[name] ?? null;
    return kind === 'square' ? name : null;
  }

  private next(): void {
    const beat = this.queue.shift();
    if (beat === undefined || this.view === null || this.places === null) return this.skip();
    this.places = after(this.places, beat.event);
    this.beat = beat;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), this.pace * beat.length * haste(this.queue.length));
  }
}
