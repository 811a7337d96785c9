/** What is asked next in the middle of a choice: a sentence that follows from the choices that remain. It knows no rules. `core/asking.py` finds the same one. */
import { kindOf } from './choose';
import type { Params, Texts } from './texts';
import type { Choice } from './wire';

/** A text and what it is filled with. */
export interface Ask {
  key: string;
  params: Params;
}

/** The sentence that asks for the next click; null before the first one, and where the game has no words for it. `thing` is what the last thing picked is called. */
export function asking(texts: Pick<Texts, 'has'>, remaining: readonly Choice[], picked: readonly string[], thing: string): Ask | null {
  if (picked.length === 0 || remaining.length === 0) return null;
  const key = askKeys(remaining.map((choice) => choice.label.key), picked).find((one) => texts.has(one));
  return key === undefined ? null : { key, params: { ...sharedParams(remaining), thing } };
}

/** The texts that could ask for it, the most telling first: after what all labels begin with, and at last after the kind of the last thing picked. */
export function askKeys(labels: readonly string[], picked: readonly string[]): string[] {
  const words = sharedWords(labels.map((label) => label.replace(/^action-/, '').split('-')));
  const own = words.map((_, place) => words.slice(0, words.length - place).join('-'));
  return [...own.flatMap((word) => [`ask-${word}-${picked.length}`, `ask-${word}`]), `ask-after-${kindOf(picked.at(-1) ?? '')}`];
}

function sharedWords([first = [], ...others]: readonly string[][]): string[] {
  const end = first.findIndex((word, place) => others.some((other) => other[place] !== word));
  return end < 0 ? first : first.slice(0, end);
}

/** What all of these choices have in common is settled by the clicks so far. */
function sharedParams([first, ...others]: readonly Choice[]): Params {
  const all = Object.entries(first?.label.params ?? {});
  return Object.fromEntries(all.filter(([name, value]) => others.every((other) => other.label.params[name] === value)));
}
