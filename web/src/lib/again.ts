/** Questions that outlast a lost line. */
import { Refused } from './api';

const PAUSE = 1000;

/** Asks until there is an answer, as long as it is wanted; gives null when the server refuses or nobody waits any more. */
export async function again<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  while (wanted()) {
    try {
      return await ask();
    } catch (problem) {
      if (problem instanceof Refused && problem.retryAfter === 0) return null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  return null;
}
