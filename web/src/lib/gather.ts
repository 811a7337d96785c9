/** Gathers what arrives within one frame, so that a page that watches quick bots draws it once, with all its news. */
import type { Happening } from './board';
import type { Known } from './follow';

/** Calls back before the next frame, or soon where nothing is drawn because nobody looks. */
export type Soon = (work: () => void) => () => void;

const HIDDEN = 100;

export const nextFrame: Soon = (work) => {
  const frame = requestAnimationFrame(work);
  const timer = setTimeout(work, HIDDEN);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

export class Gather {
  /** All that is known, drawn or not. */
  latest: Known | null = null;
  private news: Happening[] = [];
  private cancel: (() => void) | null = null;

  constructor(
    private readonly draw: (known: Known) => void,
    private readonly soon: Soon = nextFrame,
  ) {}

  /** Draws this with the next frame, together with whatever else arrives until then. */
  add(known: Known): void {
    this.latest = known;
    this.news = [...this.news, ...known.news];
    this.cancel ??= this.soon(() => this.flush());
  }

  /** Draws what has been gathered now. */
  flush(): void {
    const { cancel, latest, news } = this;
    if (cancel === null || latest === null) return;
    this.forget();
    this.latest = { ...latest, news };
    this.draw(this.latest);
  }

  /** Drops what was gathered. */
  forget(): void {
    this.cancel?.();
    this.cancel = null;
    this.news = [];
  }
}
