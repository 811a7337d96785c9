/** Sentences of the log, and of refusals. */
import type { Happening } from './board';
import { eventKey } from './log';
import type { Texts } from './texts';

/** The event as a sentence. */
export function sentence(texts: Texts, event: Happening, names: readonly string[]): string {
  const seats = event.kind === 'table-seated' ? [] : names; // there a name takes a seat, which is a letter
  return capital(texts.say(eventKey(event), event, seats));
}

/** A sentence that begins with the name of a thing begins with a capital all the same. */
export function capital(text: string): string {
  const first = [...text][0] ?? '';
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** What a refusal means: the game's sentence for its reason, or a plain one. */
export function refusal(texts: Texts, notice: string): string {
  const reason = notice.replace(/^refused:/, '');
  const key = `reason-${reason}`;
  return texts.has(key) ? texts.say('refused-because', { why: texts.say(key) }) : texts.say('refused');
}
