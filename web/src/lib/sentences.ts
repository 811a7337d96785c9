/** Sentences of the log: a game's own events, and those of the table itself. */
import type { Happening } from './board';
import { eventKey } from './log';
import type { Texts } from './texts';

/** The event as a sentence. */
export function sentence(texts: Texts, event: Happening, names: readonly string[]): string {
  const { kind } = event;
  if (kind === 'table-seated') return texts.say(`event-table-seated-${String(event['sits'])}`, event, names);
  if (kind === 'table-started' && event['seed_chosen'] === true) return texts.say('event-table-started-chosen', event, names);
  return texts.say(eventKey(event), event, names);
}

/** What a refusal means: the game's sentence for its reason, or a plain one. */
export function refusal(texts: Texts, notice: string): string {
  const reason = notice.replace(/^refused:/, '');
  const key = `reason-${reason}`;
  return texts.has(key) ? texts.say('refused-because', { why: texts.say(key) }) : texts.say('refused');
}
