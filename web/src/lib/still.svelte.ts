/** A table without a socket: it is told messages, and hands on what is chosen. Lessons and puzzles show positions with it. */
import { lineTo, type Answers } from './stillLine';
import { LiveTable } from './table.svelte';
import type { ServerMessage } from './wire';

export class StillTable extends LiveTable {
  constructor(answers: Answers) {
    super('still');
    this.status = 'live';
    this.line = lineTo(answers, { pending: (command) => (this.pending = command), tell: (messages) => this.tell(messages) });
  }

  /** What a socket would have said. What was picked goes back, but for somebody who only asks why. */
  tell(messages: readonly ServerMessage[]): void {
    if (messages[0]?.type !== 'because') this.picked = [];
    for (const message of messages) this.hear(message);
  }

  /** What is pressed in a lesson explains itself again in a game. */
  protected override understood(): void {}

  /** The number of the last event that is known; null before the first message. */
  get last(): number | null {
    return this.gather.latest?.position.number ?? null;
  }
}
