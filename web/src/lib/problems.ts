/** What went wrong, in words for the person who can mend it. */
import { Refused } from './api';
import type { Params } from './texts';

interface Words {
  has: (key: string) => boolean;
  say: (key: string, params?: Params) => string;
}

/** The server's own sentence where it speaks the player's language, else the sentence for its kind of refusal. */
export function problemText(problem: unknown, lang: string, words: Words): string {
  if (!(problem instanceof Error)) return String(problem);
  if (!(problem instanceof Refused)) return words.say('line-lost');
  const key = `error-${problem.code}`;
  return lang === 'en' || !words.has(key) ? problem.message : words.say(key, { retry_after: problem.retryAfter });
}
