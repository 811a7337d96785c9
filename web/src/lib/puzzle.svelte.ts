/** Somebody at a puzzle: its table, the answer, and what was said of it. */
import { api } from './api';
import { answered, keep, kept, nextAfter, streak, type Kept } from './puzzles';
import { StillTable } from './still.svelte';
import type { PuzzleAnswer, PuzzleInfo, PuzzleList, ServerMessage } from './wire';

export class Solver {
  readonly table = new StillTable({
    choose: (code) => this.answer(code),
    why: (path) => this.asked(async () => (await api.askPuzzle(this.id, path)).messages),
  });
  puzzle = $state.raw<PuzzleInfo | null>(null);
  verdict = $state.raw<PuzzleAnswer | null>(null);
  problem = $state.raw<unknown>(null);
  private shelf = $state.raw<PuzzleList | null>(null);
  private kept = $state.raw<Kept>(kept());

  constructor(readonly id: string) {}

  get isDaily(): boolean {
    return this.shelf?.daily === this.id;
  }

  /** Days in a row. */
  get streak(): number {
    return this.shelf === null ? 0 : streak(this.kept.days, this.shelf.day);
  }

  get next(): PuzzleInfo | null {
    return this.shelf === null || this.puzzle === null ? null : nextAfter(this.shelf.puzzles, this.puzzle, this.kept.tried);
  }

  /** Lays the position on the table; the answer is open again. */
  async start(): Promise<void> {
    this.verdict = null;
    this.table.tell(
      await this.asked(async () => {
        const [shown, shelf] = await Promise.all([api.puzzle(this.id), api.puzzles()]);
        this.puzzle = shown.puzzle;
        this.shelf = shelf;
        return shown.messages;
      }),
    );
  }

  private answer(code: number): Promise<readonly ServerMessage[]> {
    return this.asked(async () => {
      const said = await api.answerPuzzle(this.id, code);
      this.verdict = said;
      this.kept = answered(kept(), this.id, said.right, this.isDaily ? this.shelf!.day : null);
      keep(this.kept);
      return said.messages;
    });
  }

  private async asked(ask: () => Promise<readonly ServerMessage[]>): Promise<readonly ServerMessage[]> {
    try {
      const messages = await ask();
      this.problem = null;
      return messages;
    } catch (refused) {
      this.problem = refused;
      return [];
    }
  }
}
