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
    .filter((event) => !SILENT.has(event.kind))
    .map((event) => ({
      number: event.number,
      kind: event.kind,
      seat: event.seat,
      key: eventKey(event),
      happening: event,
      undone: isUndone(event),
    }));
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
