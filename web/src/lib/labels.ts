/** What the buttons of the list of choices say, and which rule they rest on. */
import type { Say, View } from './board';
import type { Step } from './choose';
import { capital } from './sentences';
import type { Texts } from './texts';
import { knownName, refName } from './things';
import type { Choice, Label } from './wire';

/** A choice or what can be taken back, as a sentence. */
export function labelText(texts: Texts, label: Label, names: readonly string[]): string {
  return texts.say(label.key, label.params, names);
}

/** How a game says a choice that depends on the table: `labelOf` in its `labels.ts`; null where the sentence says enough. */
export type OwnLabel<Own extends View = View> = (view: Own, choice: Choice, words: { say: Say; has: (key: string) => boolean }) => string | null;

/** A choice as it is offered: in the game's own words for this table, or as its sentence. */
export function choiceText<Own extends View>(texts: Texts, view: Own | null, choice: Choice, names: readonly string[], own?: OwnLabel<Own>): string {
  const words = { say: (key: string, params?: Record<string, unknown>) => texts.say(key, params, names), has: (key: string) => texts.has(key) };
  return (view && own?.(view, choice, words)) ?? labelText(texts, choice.label, names);
}

/** A whole choice says what it does; a step on the way to one is the thing that is clicked, and if it has no name, what it leads to. */
export function stepText<Own extends View>(texts: Texts, view: Own | null, step: Step, isFirst: boolean, names: readonly string[], own?: OwnLabel<Own>): string {
  const [only, ...more] = step.choices;
  const sentence = only && more.length === 0 && step.finishes ? choiceText(texts, view, only, names, own) : null;
  return capital((isFirst ? sentence : null) ?? knownName(texts, view, step.ref, names) ?? sentence ?? refName(texts, view, step.ref, names));
}

/** What the thing with this ref is called beside the list of choices: as it is there, or by its name where it cannot be clicked. */
export function calledText<Own extends View>(texts: Texts, view: Own, list: readonly Step[], ref: string, isFirst: boolean, names: readonly string[], own?: OwnLabel<Own>): string {
  const step = list.find((one) => one.ref === ref);
  return step ? stepText(texts, view, step, isFirst, names, own) : capital(refName(texts, view, ref, names));
}

/** The one rule that all of these choices rest on, if there is one. */
export function sharedRule(choices: readonly Choice[]): string {
  const rules = new Set(choices.map((choice) => choice.rule));
  return rules.size === 1 ? ([...rules][0] ?? '') : '';
}
