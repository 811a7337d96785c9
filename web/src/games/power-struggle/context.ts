/** What every part of the board may ask. */
import { BoardContext, contextOf } from '../../lib/context.svelte';
import type { TableView } from './view';

export class Table extends BoardContext<TableView> {}

export const [table, setTable] = contextOf<Table>();
