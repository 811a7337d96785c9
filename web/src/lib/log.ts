/** The log as lines to read: from events only, with what was taken back and where one's own last turn ended. */
import type { Happening } from './board';

export interface Line {
  number: number;
  kind: string;
  seat: number;
  /** The key of its sentence. */
  key: string;
  happening: Happening;
  /** Taken back later. */
  undone: boolean;
  /** How an own choice came about that nobody pressed: by itself, by a standing order, in advance. */
  by: string;
}

/** Events that say nothing to a reader. */
const SILENT = new Set(['table-chosen']);

/** The key of an event's sentence: `text`, where the game gives one, names a variant. */
export function eventKey(event: Happening): string {
  return `event-${typeof event['text'] === 'string' ? event['text'] : event.kind}`;
}

/** The lines of a log, in order. */
export function linesOf(log: readonly Happening[]): Line[] {
  const back = log.filter((event) => event.kind === 'table-taken-back');
  const isUndone = (event: Happening): boolean =>
    back.some((undo) => event.number > Number(undo['to']) && event.number < undo.number);
  return log
    .filter((event) => !SILENT.has(event.kind) || 'choice' in event)
    .map((event) => ({
      number: event.number,
      kind: event.kind,
      seat: event.seat,
      key: eventKey(event),
      happening: event,
      undone: isUndone(event),
      by: typeof event['by'] === 'string' && 'choice' in event ? event['by'] : '',
    }));
}

/** One line for things of one kind that a seat did one after the other, where the texts have a sentence for several: `event-discarded-several`. */
export function folded(lines: readonly Line[], has: (key: string) => boolean): Line[] {
  const all: Line[][] = [];
  for (const line of lines) {
    const group = all.at(-1);
    const last = group?.at(-1);
    const joins = last && last.key === line.key && last.seat === line.seat && last.undone === line.undone && has(`${line.key}-several`);
    if (joins) group?.push(line);
    else all.push([line]);
  }
  return all.map((group) => (group.length > 1 ? together(group) : group[0]!));
}

/** Several lines as their last one, with what each names as a list: `cards` of every `card`. */
function together(lines: readonly Line[]): Line {
  const last = lines.at(-1)!;
  const lists = Object.keys(last.happening).filter((name) => !['number', 'kind', 'seat', 'text'].includes(name)).map((name) => [`${name}s`, lines.map((line) => line.happening[name])]);
  const text = `${last.key.replace(/^event-/, '')}-several`;
  return { ...last, key: `event-${text}`, happening: { ...last.happening, ...Object.fromEntries(lists), text } };
}

/** The number of the event with which this seat's last turn ended: what came later is news. Null when it had none. */
export function lastOwnTurn(log: readonly Happening[], seat: number): number | null {
  let place = log.length - 1;
  const isOwn = (at: number): boolean => log[at]?.seat === seat && !log[at].kind.startsWith('table-');
  while (place >= 0 && isOwn(place)) place -= 1; // the turn one is in
  while (place >= 0 && !isOwn(place)) place -= 1;
  return log[place]?.number ?? null;
}

/** How often each seat did each kind of thing: the raw stuff of statistics. */
export function tally(log: readonly Happening[], seats: number): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const line of linesOf(log)) {
    if (line.undone || line.seat < 0 || line.seat >= seats || line.kind.startsWith('table-')) continue;
    const row = counts.get(line.kind) ?? new Array<number>(seats).fill(0);
    row[line.seat] = (row[line.seat] ?? 0) + 1;
    counts.set(line.kind, row);
  }
  return counts;
}

/** Adds news to a log: numbers that are known already are dropped; null when some are missing in between. */
export function addNews(log: readonly Happening[], news: readonly Happening[]): Happening[] | null {
  const last = log.at(-1)?.number ?? 0;
  const added = news.filter((event) => event.number > last);
  if (added.length > 0 && log.length > 0 && added[0]?.number !== last + 1) return null;
  return [...log, ...added];
}
