/** A review that grows while the server works on it: asked for again until it is finished. */
import { api, Refused } from './api';
import type { Review } from './wire';

const PAUSE = 1000;

export class GrowingReview {
  now = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);

  constructor(readonly table: string) {}

  /** Asks until the review is finished or something goes wrong; gives a way to stop. */
  watch(): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const pause = await this.ask();
      if (!stopped && pause !== null) timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  /** One look; gives the time until the next, or null when there is no need for one. */
  private async ask(): Promise<number | null> {
    try {
      const found = await api.review(this.table);
      this.problem = null;
      if (this.now === null || found.finished || found.decisions.length >= this.now.decisions.length) this.now = found;
      return found.finished ? null : PAUSE;
    } catch (refused) {
      this.problem = refused;
      return refused instanceof Refused && refused.retryAfter > 0 ? 1000 * refused.retryAfter : null;
    }
  }
}
