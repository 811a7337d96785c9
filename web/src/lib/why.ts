/** Why a thing cannot be clicked, in words: the rules' own reasons, what must be picked first, and what is asked instead. */
import type { Step } from './choose';
import { capital } from './sentences';
import type { Params, Texts } from './texts';
import type { Reason } from './wire';

/** A thing that was pressed although it does not glow. */
export interface Question {
  ref: string;
  /** The things picked before, and this one. */
  path: string[];
  /** The number of the prompt at which it was pressed. */
  base: number;
  /** Where it lies in the window. */
  box: { left: number; top: number; width: number; height: number };
  /** Null until the server has answered. */
  reasons: Reason[] | null;
}

/** The answer with this path and base, if it is for this question. */
export function answered(question: Question | null, answer: { path: string[]; base: number; reasons: Reason[] }): Question | null {
  const isFor = question !== null && question.base === answer.base && question.path.join(' ') === answer.path.join(' ');
  return isFor ? { ...question, reasons: answer.reasons } : question;
}

/** A reason as a sentence of its own. */
export function reasonText(texts: Texts, reason: string, params: Params, names: readonly string[]): string {
  const key = `reason-${reason}`;
  return texts.has(key) ? capital(`${texts.say(key, params, names)}.`) : texts.say('refused');
}

/** The next clicks that lead to a choice with this thing: they are picked before it. */
export function picksBefore(steps: readonly Step[], ref: string): string[] {
  return steps.filter((step) => step.choices.some((choice) => choice.path.includes(ref))).map((step) => step.ref);
}

/** Does none of the reasons tell what is missing? Then it helps to say what is asked. */
export function isElsewhere(reasons: readonly Reason[]): boolean {
  return reasons.every((one) => !one.near);
}
