/** What a seat can count for itself: cards it has not seen, and who lies under which pile. A function of its own view only. */
import { DEPARTMENTS, kindOf, type Department } from './departments';
import { thingsIn, type Card, type Layer, type Person, type TableView } from './view';

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
export function unseenCards(view: TableView): Unseen[] {
  const seen = seenCards(view);
  const kinds = new Map<string, Unseen>();
  for (const { kind, value, count: total } of view.box) {
    const count = total - seen.filter((card) => kindOf(card.face) === kind && card.value === value).length;
    const row = kinds.get(kind) ?? { kind, values: [], count: 0, total: 0 };
    row.values.push({ value, count });
    row.values.sort((a, b) => a.value - b.value);
    kinds.set(kind, { ...row, count: row.count + count, total: row.total + total });
  }
  return [...kinds.values()];
}

/** Every card that lies open for this seat: its hand, everybody's BAD IDEAS and the discard. */
function seenCards(view: TableView): Card[] {
  const open = view.zones.filter((zone) => ['hand', 'ideas', 'row'].includes(zone.kind));
  return open.flatMap((zone) => zone.things.filter((thing) => thing.face !== undefined) as Card[]);
}

/** Who lies under each pile, as far as everybody could follow it (BR-3.32). */
export function piles(view: TableView): PileKnowledge[] {
  return DEPARTMENTS.map((department) => ({
    department,
    layers: thingsIn<Layer | Person>(view, `pile:${department}`).map((layer) =>
      layer.face !== undefined ? { known: true, people: [layer.face], count: 1 } : { known: false, people: (layer as Layer).among ?? [], count: layer.count },
    ),
  }));
}
