/** What happened since the own last turn, in a few sentences, and what changed on the board: from the events and views of one's own seat. */
import type { Happening, View } from './board';
import { folded, linesOf, type Line } from './log';
import { seatsIn } from './point';
import { sentence } from './sentences';
import type { Names, Params, Texts } from './texts';

/** However long somebody was away, this is all that is told; and nothing where fewer events were missed. */
export const MOST_SENTENCES = 5;
export const MOST_CHANGES = 3;
export const FEW = 6;

/* What is told is worth less each time it is told again, and more where it is about oneself. */
const TIRED = 3;
const OWN = 2;

type Value = number | boolean | string;

/** Something on the board as it is in one view. */
export interface Mark {
  /** Whose it is, if it is somebody's. */
  seat?: number;
  /** Which one it is, where there are several; its sentence is filled with that too. */
  which?: Params;
  value: Value;
  /** What the sentence is filled with beside `was`, `now` and `change`: the value by the name of its kind. */
  says?: Params;
}

/** A part of the view that is compared between then and now: its sentence, how much a change is worth telling, and where it is. */
export interface Watched<Own extends View> {
  key: string;
  worth: number;
  of: (view: Own) => readonly Mark[];
}

/** `web/src/games/<game>/recap.ts`: what is worth telling to whoever was away. */
export interface Recap<Own extends View = View, Kind extends string = string> {
  /** How much each kind of event is worth telling, from 1 to 10; what has 0 is never told. */
  worth: Record<Kind, number>;
  /** Kinds that say nothing without the event before them: they are told with it. */
  answers: readonly Kind[];
  watched: readonly Watched<Own>[];
}

/** A sentence and what it is filled with. */
export interface Change {
  key: string;
  params: Params;
}

/** What somebody is told who comes back. */
export interface Story {
  sentences: string[];
  changes: string[];
  /** How many more lines the log has. */
  more: number;
}

/** Everything that is told of the events after this number; nothing where it would be too little. */
export function storyOf<Own extends View>(recap: Recap<Own>, texts: Texts, names: Names, log: readonly Happening[], start: number, was: Own | null, now: Own): Story | null {
  const lines = news(log, start, texts);
  if (lines.length < FEW) return null;
  const told = chosenLines(recap, lines, now.seat);
  const changes = was === null ? [] : chosenChanges(recap.watched, was, now);
  if (told.length + changes.length === 0) return null;
  return {
    sentences: told.map((line) => sentence(texts, line.happening, names)),
    changes: changes.map(({ key, params }) => texts.say(key, params, names)),
    more: lines.length - told.length,
  };
}

/** The lines of the log after this number that still hold, without the table's own. */
function news(log: readonly Happening[], start: number, texts: Texts): Line[] {
  const lines = linesOf(log).filter((line) => line.number > start && !line.undone && !line.kind.startsWith('table-'));
  return folded(lines, (key) => texts.has(key));
}

/** The lines most worth telling, in the order in which they happened. */
export function chosenLines<Own extends View>(recap: Recap<Own>, lines: readonly Line[], seat: number): Line[] {
  const worth = ([first]: Line[]): number => {
    const plain = recap.worth[first!.kind] ?? 1;
    return plain > 0 && seatsIn(first!.happening).includes(seat) && first!.seat !== seat ? plain + OWN : plain;
  };
  const groups = grouped(lines, recap.answers);
  return best(groups, MOST_SENTENCES, { worth, size: (group) => group.length, alike: ([first]) => first!.kind }).flat().sort((a, b) => a.number - b.number);
}

/** Lines that are told together: one, and the answers to it. */
function grouped(lines: readonly Line[], answers: readonly string[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const before = groups.at(-1);
    if (before && answers.includes(line.kind)) before.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The changes most worth telling, the weightiest first. */
export function chosenChanges<Own extends View>(watched: readonly Watched<Own>[], was: Own, now: Own): Change[] {
  const all = watched.flatMap((one) => changed(one, was, now).map((change) => ({ ...change, worth: one.worth })));
  const worth = ({ worth: plain, params }: Change & { worth: number }): number => plain + (params['seat'] === now.seat ? OWN : 0) + smaller(params['change']);
  return best(all, MOST_CHANGES, { worth, size: () => 1, alike: ({ key }) => key });
}

/** What is different now in this part of the view; what was not there then is no change. */
function changed<Own extends View>({ key, of }: Watched<Own>, was: Own, now: Own): Change[] {
  const before = new Map(of(was).map((mark) => [nameOf(mark), mark.value]));
  return of(now).flatMap((mark) => {
    const then = before.get(nameOf(mark));
    return then === undefined || then === mark.value ? [] : [{ key, params: filled(mark, then) }];
  });
}

function nameOf({ seat, which }: Mark): string {
  return JSON.stringify([seat, which]);
}

function filled({ seat, which, value, says }: Mark, then: Value): Params {
  const change = typeof value === 'number' && typeof then === 'number' ? { change: value - then } : {};
  return { ...(seat === undefined ? {} : { seat }), ...which, ...says, was: then, now: value, ...change };
}

/** A larger change comes before a smaller one of the same worth. */
function smaller(change: unknown): number {
  const size = typeof change === 'number' ? Math.abs(change) : 0;
  return size / (1 + size);
}

interface Judged<T> {
  worth: (one: T) => number;
  size: (one: T) => number;
  /** What is alike tires. */
  alike: (one: T) => string;
}

/** The best of these that have room, one after the other; of two that are as good, the later one. */
function best<T>(these: readonly T[], room: number, { worth, size, alike }: Judged<T>): T[] {
  const taken: T[] = [];
  const times = new Map<string, number>();
  const now = (one: T): number => worth(one) - TIRED * (times.get(alike(one)) ?? 0);
  const fits = (one: T): boolean => !taken.includes(one) && size(one) <= room - taken.reduce((sum, had) => sum + size(had), 0) && now(one) > 0;
  for (;;) {
    const next = these.filter(fits).reduce<T | null>((top, one) => (top !== null && now(top) > now(one) ? top : one), null);
    if (next === null) return taken;
    taken.push(next);
    times.set(alike(next), (times.get(alike(next)) ?? 0) + 1);
  }
}
