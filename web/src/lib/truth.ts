/** The last look at a finished table: with every hand turned over. */
import { api } from './api';
import type { View } from './board';

const BEYOND = 2 ** 31 - 1; // a page from here on has no frames, but says how many steps there are

/** The whole truth after the last step. */
export async function lastTruth(table: string): Promise<View | null> {
  const { steps } = await api.replay(table, -2, BEYOND);
  const { frames } = await api.replay(table, -2, Math.max(0, steps - 1));
  return frames.at(-1)?.view ?? null;
}
