/** What the coach says, in words: the server sends keys and what is put into them. */
import { capital } from './sentences';
import type { Texts } from './texts';
import type { Choice, CoachReason, Hint } from './wire';

/** A reason as it is read: which way it speaks, and the sentence. */
export interface Said {
  sign: 'for' | 'against' | 'fact';
  sentence: string;
}

/** The reasons for and against a choice. */
export function reasonsSaid(texts: Texts, reasons: readonly CoachReason[], names: readonly string[]): Said[] {
  return reasons.map(({ key, params, sign }) => ({
    sign: sign > 0 ? 'for' : sign < 0 ? 'against' : 'fact',
    sentence: capital(texts.say(`coach-${key}`, params, names)),
  }));
}

/** What one is working towards, in a line. */
export function towardsSaid(texts: Texts, hint: Hint, names: readonly string[]): string[] {
  return hint.towards.map(({ key, params }) => capital(texts.say(`aim-${key}`, params, names)));
}

/** The choices that a hint says nothing of yet. */
export function unspoken(hint: Hint, choices: readonly Choice[]): Choice[] {
  const spoken = new Set([...hint.choices, ...(hint.about ? [hint.about] : [])].map(({ choice }) => choice.code));
  return choices.filter(({ code }) => !spoken.has(code));
}
