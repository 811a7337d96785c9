/** What every part of the board may ask: the props of the board, always the newest, and what is being told or previewed. */
import { createContext } from 'svelte';
import type { Say } from '../../lib/board';
import type { Stage } from './stage.svelte';
import type { TableView } from './view';
import type { Walker } from './walker.svelte';

export interface Table {
  readonly view: TableView;
  readonly seat: number;
  readonly names: string[];
  readonly glowing: Set<string>;
  readonly picked: string[];
  readonly say: Say;
  readonly stage: Stage;
  readonly walker: Walker;
  /** Is there a text with this key? */
  has(key: string): boolean;
  /** What the list of choices calls a thing. */
  called(ref: string): string;
  pick(ref: string): void;
  play(path: readonly string[]): boolean;
}

export const [table, setTable] = createContext<Table>();
