/** What a seat can count for itself: cards it has not seen, and who lies under which pile. A function of its own view only. */
import { DEPARTMENTS, kindOf, type Department } from './departments';
import { thingsIn, type Card, type Layer, type Person, type TableView } from './view';

/** Cards of one kind, or of one kind and value, whose place this seat does not know. */
export interface Unseen {
  kind: string;
  /** What they are worth, for FUNDING and BAD IDEAS: unseen copies by value, small first. */
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
  const left = new Map(Object.entries(view.box));
  for (const card of seenCards(view)) left.set(card.face, (left.get(card.face) ?? 0) - 1);
  const kinds = new Map<string, Unseen>();
  for (const [face, total] of Object.entries(view.box)) {
    const row = kinds.get(kindOf(face)) ?? { kind: kindOf(face), values: [], count: 0, total: 0 };
    row.count += left.get(face) ?? 0;
    row.total += total;
    addValue(row, valueOf(face), left.get(face) ?? 0);
    kinds.set(row.kind, row);
  }
  return [...kinds.values()];
}

/** Every card that lies open for this seat: its hand, everybody's BAD IDEAS and the discard. */
function seenCards(view: TableView): Card[] {
  const open = view.zones.filter((zone) => ['hand', 'ideas', 'row'].includes(zone.kind));
  return open.flatMap((zone) => zone.things.filter((thing) => thing.face !== undefined) as Card[]);
}

/** The number at the end of a face: 10 of `funding:123:10`, 2 of `bad-idea:01:x2:a`; other cards have none. */
function valueOf(face: string): number {
  const found = /^(?:funding:\d+:|bad-idea:\d+:x)(\d+)/.exec(face);
  return found ? Number(found[1]) : 0;
}

function addValue(row: Unseen, value: number, count: number): void {
  if (value === 0) return;
  const same = row.values.find((one) => one.value === value);
  if (same) same.count += count;
  else row.values.push({ value, count });
  row.values.sort((a, b) => a.value - b.value);
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
