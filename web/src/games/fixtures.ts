/** What the server told at real tables, as `tools/record.py` has recorded it: nothing in there is made up. */
import { readFileSync } from 'node:fs';
import type { Happening, View } from '../lib/board';
import { namesOf } from '../lib/people';
import type { Choice, Update, Welcome } from '../lib/wire';
import type { Shapes } from './shapes';

/** A message, and to whom it was told: after how many steps of its scene, and at which seat. */
export interface Told {
  game: string;
  scene: string;
  after: number;
  seat: number;
  sent: Welcome | Update;
}

/** A game with shapes of its own. */
export type Game = keyof Shapes;

/** What such a game tells, or all of it that is of one kind. */
export type EventOf<G extends Game, Kind extends KindOf<G> = KindOf<G>> = Shapes[G]['told'] & { kind: Kind; number: number };
export type KindOf<G extends Game> = Shapes[G]['told']['kind'];

/** A message about a table, as the tests of a game's own board read it. */
export interface Seen<G extends Game> {
  seat: number;
  view: Shapes[G]['view'];
  choices: Choice[];
  events: EventOf<G>[];
  /** Everything that was told, the table's own events too. */
  news: Happening[];
  scene: string;
  /** After how many steps of the scene. */
  after: number;
}

/** One event as it was told, with what the table was like then. */
export interface Heard<G extends Game, Kind extends KindOf<G> = KindOf<G>> extends Seen<G> {
  event: EventOf<G, Kind>;
  /** What was told right after it. */
  next: EventOf<G> | undefined;
}

type Row = Record<string, unknown>;
const files = new Map<string, Told[]>();

/** Everything that was recorded of a game, in order. */
export function recorded(game: string): Told[] {
  const known = files.get(game) ?? read(game, readFileSync(`src/games/${game}/fixtures/recorded.jsonl`, 'utf8'));
  files.set(game, known);
  return known;
}

/** The names at recorded tables: two people, then colleagues. */
export const NAMES: string[] = namesOf(
  [0, 1, 2, 3, 4].map((seat) => ({ seat, kind: seat < 2 ? 'person' : 'bot', name: ['Ada', 'Bob'][seat] ?? '', bot: '', level: 0, vacated: false, address: '', reserved: false, yours: false, conceded: false, ask: null })),
);

/** What was told at the tables of a game since their start, all of it that shows a table. */
export function seen<G extends Game>(game: G): Seen<G>[] {
  return recorded(game).flatMap(({ seat, scene, after, sent: { events, position: { view, choices } } }) => (isOf(game, view) ? [{ seat, scene, after, view, choices, events: events.filter((event) => isTold<G>(event)), news: events }] : []));
}

/** What was told in a scene, message by message. */
export function scene<G extends Game>(game: G, name: string): Seen<G>[] {
  return found(seen(game).filter((one) => one.scene === name), `scene ${name} of ${game}`);
}

/** One message of a scene; the first if nothing else is said. */
export function moment<G extends Game>(game: G, name: string, place = 0): Seen<G> {
  return found(scene(game, name).slice(place), `message ${place} of scene ${name} of ${game}`)[0]!;
}

/** The first message that asks its seat this, and is like that. */
export function asked<G extends Game>(game: G, prompt: string, like: (one: Seen<G>) => boolean = () => true): Seen<G> {
  return found(seen(game).filter((one) => one.view.prompt.key === prompt && like(one)), `${prompt} of ${game}`)[0]!;
}

/** All events of this kind that are like that, each as it was told to one seat. */
export function heard<G extends Game, const Kind extends KindOf<G>>(game: G, kind: Kind, like: (one: Heard<G, Kind>) => boolean = () => true): Heard<G, Kind>[] {
  const all = seen(game).flatMap((one) => one.events.flatMap((event, place) => (isKind<G, Kind>(event, kind) ? [{ ...one, event, next: one.events[place + 1] }] : [])));
  return found(all.filter(like), `event ${kind} of ${game}`);
}

/** The first of these events. */
export function told<G extends Game, const Kind extends KindOf<G>>(game: G, kind: Kind, like?: (one: Heard<G, Kind>) => boolean): Heard<G, Kind> {
  return heard(game, kind, like)[0]!;
}

/** The first event of this kind that is like that, as the frame around a board hears it: with whatever fields it has. */
export function news(game: Game, kind: string, like: (event: Happening) => boolean = () => true): Happening {
  return found(seen(game).flatMap((one) => one.news).filter((event) => event.kind === kind && like(event)), `event ${kind} of ${game}`)[0]!;
}

/** What a recording of this game holds is of this game: the recordings are compared with the games' shapes when they are made. */
function isOf<G extends Game>(game: G, view: View | null): view is Shapes[G]['view'] {
  return view?.game === game;
}

/** The table's own events are no game's. */
function isTold<G extends Game>(event: Happening): event is Happening & EventOf<G> {
  return !event.kind.startsWith('table-');
}

function isKind<G extends Game, Kind extends KindOf<G>>(event: EventOf<G>, kind: Kind): event is EventOf<G, Kind> {
  return event.kind === kind;
}

function found<T>(these: T[], what: string): T[] {
  if (these.length === 0) throw new Error(`nobody was told ${what} like this: write a scene in tools/record_scenes, and run make recordings`);
  return these;
}

/** A line says how a table came about, or what one message has that is different from the one before. */
function read(game: string, text: string): Told[] {
  const all: Told[] = [];
  let [name, before]: [string, unknown] = ['', {}];
  for (const line of text.trim().split('\n')) {
    const row = JSON.parse(line) as Row;
    if ('name' in row) name = String(row['name']);
    else {
      before = frozen(changed(before, row['sent']));
      all.push({ game, scene: name, after: Number(row['after']), seat: Number(row['seat']), sent: before as Welcome | Update });
    }
  }
  return all;
}

/** The value after this change; `tools/record_changes.py` says how a change is written. */
export function changed(was: unknown, by: unknown): unknown {
  if (isRow(was) && isRow(by)) {
    const { '-': gone = [], ...parts } = by;
    const kept = Object.entries(was).filter(([name]) => !(gone as string[]).includes(name));
    return { ...Object.fromEntries(kept), ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, changed(was[name], part)])) };
  }
  if (Array.isArray(was) && isRow(by)) {
    const { '#': length = was.length, ...parts } = by;
    return Array.from({ length: Number(length) }, (_, place) => (place in parts ? changed(was[place], parts[place]) : (was[place] as unknown)));
  }
  return by;
}

/** Nobody changes what was recorded. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
