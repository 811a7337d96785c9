/** What every part of the board may ask. */
import type { BoardProps } from '../../lib/board';
import { BoardContext, contextOf } from '../../lib/context.svelte';
import { tableOf, type Subject, type TableView } from './view';

/** Cards and people can be looked at close up. */
export class Table extends BoardContext<TableView, Subject> {
  private readonly isNarrow: () => boolean;

  constructor(props: () => BoardProps, isNarrow: () => boolean) {
    super(props, tableOf);
    this.isNarrow = isNarrow;
  }

  /** On a phone everything stands under each other, and nothing is short of height. */
  get narrow(): boolean {
    return this.isNarrow();
  }
}

export const [table, setTable] = contextOf<Table>();
