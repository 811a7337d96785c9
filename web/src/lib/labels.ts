/** What the buttons of the list of choices say, and which rule they rest on. */
import type { View } from './board';
import type { Step } from './choose';
import { capital } from './sentences';
import type { Texts } from './texts';
import { refName } from './things';
import type { Choice, Label } from './wire';

/** A choice or what can be taken back, as a sentence. */
export function labelText(texts: Texts, label: Label, names: readonly string[]): string {
  return texts.say(label.key, label.params, names);
}

/** A whole choice says what it does; a step on the way to one is the thing that is clicked. */
export function stepText(texts: Texts, view: View | null, step: Step, isFirst: boolean, names: readonly string[]): string {
  const [only, ...more] = step.choices;
  const whole = only && more.length === 0 && step.finishes && isFirst;
  return capital(whole ? labelText(texts, only.label, names) : refName(texts, view, step.ref, names));
}

/** The one rule that all of these choices rest on, if there is one. */
export function sharedRule(choices: readonly Choice[]): string {
  const rules = new Set(choices.map((choice) => choice.rule));
  return rules.size === 1 ? ([...rules][0] ?? '') : '';
}
