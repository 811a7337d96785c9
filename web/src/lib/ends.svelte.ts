/** Which end scenes somebody has closed to see the board: they stay closed until they are opened again. */
import { SvelteSet } from 'svelte/reactivity';

const closed = new SvelteSet<string>();

export const ends = {
  isOpen: (table: string): boolean => !closed.has(table),
  open: (table: string): void => void closed.delete(table),
  /** Closes the scene; says whether it was open. */
  close(table: string): boolean {
    const was = !closed.has(table);
    closed.add(table);
    return was;
  },
};
