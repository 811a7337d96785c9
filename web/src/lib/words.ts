/** Words for what a game's designer may add after a board was drawn: the board's own first, then the game's, then the bare word. */
import type { Say } from './board';

export interface Speaker {
  say: Say;
  /** Is there a text with this key? */
  has: (key: string) => boolean;
}

/** The first of these texts that there is; where there is none, the word itself in readable form. */
export function wordsFor(on: Speaker, keys: readonly string[], word: string, params: Record<string, unknown> = {}): string {
  const key = keys.find((one) => on.has(one));
  return key === undefined ? plainWord(word) : on.say(key, params);
}

/** The text with this key, or nothing: for what may be left out. */
export function wordsIfAny(on: Speaker, key: string, params: Record<string, unknown> = {}): string {
  return on.has(key) ? on.say(key, params) : '';
}

/** A name and what belongs to it, as the language writes it. */
export function named(on: Pick<Speaker, 'say'>, name: string, ...what: string[]): string {
  return on.say('named', { name, what: what.join(', ') });
}

/** A word of the data as people write it: `tax-audit` is “tax audit”. */
export function plainWord(word: string): string {
  return word.replaceAll(/[-_:]+/g, ' ').trim();
}
