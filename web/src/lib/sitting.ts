/** Sitting down: who would meet somebody they have blocked is asked first. */
import { Refused } from './api';

interface Ways {
  sit: (anyway: boolean) => Promise<unknown>;
  /** Shall it be done all the same? */
  sure: () => boolean;
}

/** Sits down; false when somebody would rather not. */
export async function satDown({ sit, sure }: Ways): Promise<boolean> {
  try {
    await sit(false);
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.code !== 'blocked-here') throw refused;
    if (!sure()) return false;
    await sit(true);
  }
  return true;
}
