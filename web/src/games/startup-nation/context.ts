/** What every part of the board may ask. */
import { BoardContext, contextOf } from '../../lib/context.svelte';
import type { TableView } from './view';

/** Cards can be looked at close up. */
export class Table extends BoardContext<TableView, string> {}

export const [table, setTable] = contextOf<Table>();
