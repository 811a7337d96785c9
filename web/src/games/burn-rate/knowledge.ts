/** How a seat's counts are drawn: cards it has not seen by kind, and who lies under which pile. The view says both. */
import { DEPARTMENTS, type Department } from './departments';
import type { View } from './shapes';
import { pileOf } from './view';

/** Cards of one kind whose place this seat does not know. */
export interface Unseen {
  kind: string;
  /** The same by what is printed on them, money or engineers, small first. */
  values: { value: number; count: number }[];
  count: number;
  total: number;
}

/** One department's pile from the top: the face-up person, then layers that are known or mixed. */
export interface PileKnowledge {
  department: Department;
  layers: { known: boolean; people: string[]; count: number }[];
}

/** The unseen cards by kind, in the order of the box. */
export function unseenCards(view: View): Unseen[] {
  const kinds = new Map<string, Unseen>();
  for (const [place, { kind, value, count: total }] of view.box.entries()) {
    const count = view.own?.unseen[place] ?? total;
    const row = kinds.get(kind) ?? { kind, values: [], count: 0, total: 0 };
    row.values.push({ value, count });
    row.values.sort((a, b) => a.value - b.value);
    kinds.set(kind, { ...row, count: row.count + count, total: row.total + total });
  }
  return [...kinds.values()];
}

/** Who lies under each pile, as far as everybody could follow it (BR-3.32). */
export function piles(view: View): PileKnowledge[] {
  return DEPARTMENTS.map((department) => ({
    department,
    layers: pileOf(view, department).map((layer) =>
      'face' in layer ? { known: true, people: [layer.face], count: 1 } : { known: false, people: 'among' in layer ? layer.among : [], count: layer.count },
    ),
  }));
}
