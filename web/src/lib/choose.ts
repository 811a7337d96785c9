/** What may be clicked next: one walk along the click paths of the legal choices. It knows no rules. */
import type { Choice } from './wire';

/** Where the clicks so far have led. */
export interface Reach {
  /** Things that may be clicked next. */
  next: Set<string>;
  /** The choice these clicks have finished, if they have. */
  finished: Choice | null;
  /** Choices that can still be reached. */
  possible: Choice[];
}

/** Walks the clicks `picked`; unordered pairs accept both orders. */
export function walk(choices: readonly Choice[], picked: readonly string[]): Reach {
  const loose = unorderedGroups(choices);
  const reach: Reach = { next: new Set(), finished: null, possible: [] };
  for (const choice of choices) {
    const paths = loose.has(group(choice)) ? [choice.path, swapped(choice.path)] : [choice.path];
    for (const path of paths) {
      if (!startsWith(path, picked)) continue;
      if (!reach.possible.includes(choice)) reach.possible.push(choice);
      const ref = path[picked.length];
      if (ref === undefined) reach.finished = choice;
      else reach.next.add(ref);
    }
  }
  return reach;
}

/** One button of the list of choices. */
export interface Step {
  ref: string;
  /** The choices behind it; with one left, its own sentence can be shown. */
  choices: Choice[];
  /** Does this click finish a choice? */
  finishes: boolean;
}

/** The next clicks as a list of buttons, in the order of the legal list. */
export function steps(choices: readonly Choice[], picked: readonly string[]): Step[] {
  return [...walk(choices, picked).next].map((ref) => {
    const beyond = walk(choices, [...picked, ref]);
    return { ref, choices: beyond.possible, finishes: beyond.finished !== null };
  });
}

/** The clicks that are still of use after the choices have changed: none, unless the prompt is the same. */
export function keepPicked(choices: readonly Choice[], picked: readonly string[]): string[] {
  const reach = walk(choices, picked);
  return reach.possible.length > 0 && reach.finished === null ? [...picked] : [];
}

/** The kind of a ref: `seat` of `seat:2`. */
export function kindOf(ref: string): string {
  return ref.split(':', 1)[0] ?? ref;
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.length <= path.length && start.every((ref, place) => path[place] === ref);
}

function swapped(path: readonly string[]): string[] {
  return [...path.slice(0, -2), ...path.slice(-2).reverse()];
}

/** Choices of one kind that end in two things of one kind. */
function group(choice: Choice): string {
  return [choice.label.key, ...choice.path.slice(0, -2)].join(' ');
}

/** Groups in which no pair is listed in both orders: there the order means nothing. */
function unorderedGroups(choices: readonly Choice[]): Set<string> {
  const listed = new Set(choices.map((choice) => choice.path.join(' ')));
  const loose = new Set<string>();
  const strict = new Set<string>();
  for (const choice of choices) {
    const [first, second] = choice.path.slice(-2);
    if (first === undefined || second === undefined || kindOf(first) !== kindOf(second)) continue;
    (listed.has(swapped(choice.path).join(' ')) ? strict : loose).add(group(choice));
  }
  return new Set([...loose].filter((name) => !strict.has(name)));
}
