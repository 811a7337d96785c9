/** Sentences of the log, and of refusals. */
import type { Happening } from './board';
import { capital } from './grammar';
import { eventKey } from './log';
import type { Names, Params, Texts } from './texts';
import type { Label } from './wire';

export { capital };

/** The event as a sentence. */
export function sentence(texts: Texts, event: Happening, names: Names): string {
  if (event.kind === 'table-chosen' && isLabel(event['choice'])) return capital(texts.say(event['choice'].key, event['choice'].params, names));
  const seats = event.kind === 'table-seated' ? [] : names; // there a name takes a seat, which is a letter
  return capital(texts.say(eventKey(event), event, seats));
}

/** What a choice says that nobody pressed, where the game itself tells nothing of it. */
function isLabel(said: unknown): said is Label {
  return typeof said === 'object' && said !== null && 'key' in said && 'params' in said;
}

/** What a refusal means: the game's sentence for its reason, or a plain one. */
export function refusal(texts: Texts, notice: string, params: Params = {}, names: readonly string[] = []): string {
  const reason = notice.replace(/^refused:/, '');
  const key = `reason-${reason}`;
  return texts.has(key) ? texts.say('refused-because', { why: texts.say(key, params, names) }) : texts.say('refused');
}
