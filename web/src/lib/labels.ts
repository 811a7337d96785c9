/** What the buttons of the list of choices say, and which rule they rest on. */
import type { Say, View } from './board';
import type { Step } from './choose';
import { capital } from './sentences';
import type { Texts } from './texts';
import { refName } from './things';
import type { Choice, Label } from './wire';

/** A choice or what can be taken back, as a sentence. */
export function labelText(texts: Texts, label: Label, names: readonly string[]): string {
  return texts.say(label.key, label.params, names);
}

/** How a game says a choice that depends on the table: `labelOf` in its `labels.ts`; null where the sentence says enough. */
export type OwnLabel = (view: View, choice: Choice, words: { say: Say; has: (key: string) => boolean }) => string | null;

/** A choice as it is offered: in the game's own words for this table, or as its sentence. */
export function choiceText(texts: Texts, view: View | null, choice: Choice, names: readonly string[], own?: OwnLabel): string {
  const words = { say: (key: string, params?: Record<string, unknown>) => texts.say(key, params, names), has: (key: string) => texts.has(key) };
  return (view && own?.(view, choice, words)) ?? labelText(texts, choice.label, names);
}

/** A whole choice says what it does; a step on the way to one is the thing that is clicked. */
export function stepText(texts: Texts, view: View | null, step: Step, isFirst: boolean, names: readonly string[], own?: OwnLabel): string {
  const [only, ...more] = step.choices;
  const whole = only && more.length === 0 && step.finishes && isFirst;
  return capital(whole ? choiceText(texts, view, only, names, own) : refName(texts, view, step.ref, names));
}

/** The one rule that all of these choices rest on, if there is one. */
export function sharedRule(choices: readonly Choice[]): string {
  const rules = new Set(choices.map((choice) => choice.rule));
  return rules.size === 1 ? ([...rules][0] ?? '') : '';
}
