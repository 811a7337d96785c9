/** The line of a table that has no socket: what is chosen and asked is handed on, and what is promised is told. */
import type { Command, TableLine } from './socket';
import type { ServerMessage } from './wire';

/** Who answers at a still table; nothing is told when nothing has changed. */
export interface Answers {
  choose: (code: number) => Promise<readonly ServerMessage[]>;
  why: (path: string[]) => Promise<readonly ServerMessage[]>;
}

/** What the table does with its line's news. */
export interface Ends {
  pending: (command: Command | null) => void;
  tell: (messages: readonly ServerMessage[]) => void;
}

/** A line to whoever answers: one choice at a time, nothing is taken back, and what only a socket understands is dropped. */
export function lineTo(answers: Answers, on: Ends): TableLine {
  let waits = false;
  const wait = (command: Command | null): void => {
    waits = command !== null;
    on.pending(command);
  };
  return {
    command(command) {
      if (waits || command.type !== 'choose') return false;
      wait(command);
      void answers.choose(command.code).then((messages) => {
        wait(null);
        on.tell(messages);
      });
      return true;
    },
    say(message) {
      if (message.type === 'why') void answers.why(message.path).then(on.tell);
    },
    whenAccepted: () => waits,
    start: () => undefined,
    stop: () => undefined,
    network: () => undefined,
  };
}
