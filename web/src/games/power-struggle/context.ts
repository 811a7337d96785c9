/** What every part of the board may ask. */
import { BoardContext, contextOf } from '../../lib/context.svelte';
import type { Told, View } from './shapes';

export class Table extends BoardContext<View, Told> {}

export const [table, setTable] = contextOf<Table>();
