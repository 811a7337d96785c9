/** What every part of the board may ask. */
import { BoardContext, contextOf } from '../../lib/context.svelte';
import type { Told, View } from './shapes';

/** Cards can be looked at close up. */
export class Table extends BoardContext<View, Told, string> {}

export const [table, setTable] = contextOf<Table>();
