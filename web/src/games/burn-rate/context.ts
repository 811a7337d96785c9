/** What every part of the board may ask. */
import type { BoardProps } from '../../lib/board';
import { BoardContext, contextOf } from '../../lib/context.svelte';
import type { Told, View } from './shapes';
import type { Subject } from './view';

/** Cards and people can be looked at close up. */
export class Table extends BoardContext<View, Told, Subject> {
  private readonly isNarrow: () => boolean;

  constructor(props: () => BoardProps<View, Told>, isNarrow: () => boolean) {
    super(props);
    this.isNarrow = isNarrow;
  }

  /** On a phone everything stands under each other, and nothing is short of height. */
  get narrow(): boolean {
    return this.isNarrow();
  }
}

export const [table, setTable] = contextOf<Table>();
