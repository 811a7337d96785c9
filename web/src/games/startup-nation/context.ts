/** What every part of the board may ask: the props of the board, always the newest, and the card zoom. */
import { createContext } from 'svelte';
import type { Say } from '../../lib/board';
import type { Closeup } from '../../lib/closeup.svelte';
import type { TableView } from './view';

export interface Table {
  readonly view: TableView;
  readonly seat: number;
  readonly names: string[];
  readonly glowing: Set<string>;
  readonly picked: string[];
  readonly say: Say;
  /** Is there a text with this key? */
  has(key: string): boolean;
  /** What the list of choices calls a thing. */
  called(ref: string): string;
  readonly zoom: Closeup<string>;
  pick(ref: string): void;
}

export const [table, setTable] = createContext<Table>();
