/** A table that somebody wishes for, as the form of the new table knows it. */
import { LEVELS, USUAL } from './colleagues';
import { thingKey, type Texts } from './texts';
import type { GameInfo, NewTable, OptionInfo, Place } from './wire';

/** Who shall sit: `me`, `device` (somebody else on this device), `friend`, or a bot as `colleague:3`. */
export type Sitter = string;

export interface Wish {
  sitters: Sitter[];
  options: Record<string, unknown>;
  title: string;
  listed: boolean;
  watch: 'anyone' | 'invited' | 'nobody';
  chat: boolean;
  /** Null until somebody has said so: then it is as `hasHints` says. */
  hints: boolean | null;
  undo: boolean;
  deadline: number | null;
}

export const DEADLINES: readonly (number | null)[] = [null, 60, 300, 3600, 86_400, 604_800];

/** A first wish: you against colleagues of this level. */
export function firstWish(game: GameInfo, level: number = USUAL): Wish {
  const seats = Math.max(game.min_seats, 1);
  return {
    sitters: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : sitter(level))),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    title: '', listed: false, watch: 'anyone', chat: true, hints: null, undo: true, deadline: null,
  };
}

/** The same wish with another number of seats. */
export function withSeats(wish: Wish, seats: number, level: number = USUAL): Wish {
  return { ...wish, sitters: Array.from({ length: seats }, (_, seat) => wish.sitters[seat] ?? sitter(level)) };
}

/** The same wish with colleagues of this level at all seats of bots. */
export function withLevel(wish: Wish, level: number): Wish {
  return { ...wish, sitters: wish.sitters.map((one) => (levelOf(one) === null ? one : sitter(level))) };
}

/** The level of a sitter; null for people. */
export function levelOf(one: Sitter): number | null {
  const [, level] = one.split(':');
  return level === undefined ? null : Number(level);
}

function sitter(level: number): Sitter {
  return `colleague:${level}`;
}

/** Every number of seats this game can be played with. */
export function seatCounts(game: GameInfo): number[] {
  return Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, more) => game.min_seats + more);
}

/** Are there hints and the coach: as it was said, else where nobody but bots sits beside you, and where all win together? */
export function hasHints(game: Pick<GameInfo, 'together'>, wish: Wish): boolean {
  const people = wish.sitters.filter((one) => levelOf(one) === null).length;
  return wish.hints ?? (people === 1 || game.together);
}

/** What is sent: only options that differ from their defaults. */
export function asked(game: GameInfo, wish: Wish): NewTable {
  const { sitters, options, ...rest } = wish;
  const changed = game.options.filter((option) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default));
  return {
    ...rest,
    hints: hasHints(game, wish),
    stand_in: 'colleague',
    stand_in_level: USUAL,
    game: game.id,
    places: sitters.map(placeOf),
    options: Object.fromEntries(changed.map((option) => [option.name, options[option.name]])),
  };
}

function placeOf(sitter: Sitter): Place {
  if (sitter === 'me' || sitter === 'device') return { kind: 'me' };
  if (sitter === 'friend') return { kind: 'open' };
  const [bot = '', level] = sitter.split(':');
  return { kind: 'bot', bot, level: Number(level) };
}

/** The key of the sentence for one value of an option. */
export function valueKey(option: OptionInfo, value: unknown): string {
  return `option-${option.name}-${String(value).replaceAll(':', '_')}`;
}

/** The values to choose from at a table with so many seats: a seat that is not there is none. */
export function valuesFor(option: OptionInfo, seats: number): unknown[] {
  return option.values.filter((value) => !(typeof value === 'string' && /^seat:\d+$/.test(value) && Number(value.slice(5)) >= seats));
}

/** The value an option has, from the text of a form's field. */
export function valueFrom(option: OptionInfo, text: string): unknown {
  if (option.kind === 'number') return Number(text);
  return option.values.find((value) => String(value) === text) ?? option.default;
}

/** Does it say what is played, rather than how? Its values come in groups. */
export function isScenario(option: OptionInfo): boolean {
  return Object.keys(option.groups).length > 0;
}

/** May this option be a list of one's own? */
export function takesList(option: OptionInfo): boolean {
  return option.items.length > 0;
}

/** How many entries a list of one's own needs; null when any number will do. */
export function listSize(option: OptionInfo, seats: number): number | null {
  return option.counts[String(seats)] ?? null;
}

/** The list with this item put in or taken out, in the option's order. */
export function toggled(option: OptionInfo, list: readonly string[], item: string): string[] {
  return option.items.filter((one) => (one === item ? !list.includes(item) : list.includes(one)));
}

/** The options whose lists have too few or too many entries for this table. */
export function unfinished(game: GameInfo, wish: Wish): OptionInfo[] {
  const seats = wish.sitters.length;
  return game.options.filter((option) => {
    const value = wish.options[option.name];
    return Array.isArray(value) && value.length !== (listSize(option, seats) ?? value.length);
  });
}

/** The key of an item's name: `interns` are cards, `agents` are agents. */
export function itemKey(texts: Texts, option: OptionInfo, item: string): string | null {
  const kinds = [texts.kind(option.name), option.name.replace(/s$/, '')];
  return kinds.map((kind) => thingKey(kind, item)).find((key) => texts.has(key)) ?? texts.thing(item);
}

/** The five colleagues, as sitters. */
export const COLLEAGUES: readonly Sitter[] = LEVELS.map(sitter);
