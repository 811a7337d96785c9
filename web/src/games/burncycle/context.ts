/** What every part of the board may ask: also what is being told or previewed. */
import { BoardContext, contextOf } from '../../lib/context.svelte';
import type { Told, View } from './shapes';
import { Stage } from './stage.svelte';
import { Walker } from './walker.svelte';

export class Table extends BoardContext<View, Told> {
  readonly stage = new Stage();
  readonly walker = new Walker();

  /** Who picks has seen enough of what is being told. */
  override pick(ref: string): void {
    this.stage.skip();
    super.pick(ref);
  }
}

export const [table, setTable] = contextOf<Table>();
