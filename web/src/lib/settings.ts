/** What a person can set for themselves; kept in this browser only. */
import type { Speed } from './board';
import { LEVELS, USUAL } from './colleagues';
import { PACES, type PaceWord } from './pace';
import type { Language } from './texts';

export interface Settings {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  speed: Speed;
  /** How loud the table is, from 0 to 100. */
  volume: number;
  muted: boolean;
  /** Ask before a choice is sent: on touch screens only, always or never. */
  confirm: 'auto' | 'always' | 'never';
  /** How fast the bots of a table should answer; the slowest wish of those who sit counts. */
  pace: PaceWord;
  /** Shall a prompt with one answer answer itself, where everybody knows that there is only one? */
  itself: boolean;
  /** When prompts and words explain themselves: in the first game of each title, always or never. */
  learn: 'first' | 'always' | 'never';
  /** The level of the colleagues one plays against. */
  opponent: number;
  /** How many seats one wants in a game against colleagues, by game. */
  seats: Record<string, number>;
  /** Keys by what they do. */
  keys: Record<Shortcut, string>;
}

export type Shortcut = 'undo' | 'log' | 'help' | 'rules' | 'chat' | 'hint' | 'zen' | 'words';

export const KEYS: Record<Shortcut, string> = { undo: 'u', log: 'l', help: '?', rules: 'r', chat: 'c', hint: 'h', zen: 'z', words: 'g' };
export const SPEEDS: readonly Speed[] = ['off', 'slow', 'normal', 'fast'];
const VOLUME = 60;
const PLACE = 'boardroom-settings';

/** The settings somebody starts with. */
export function defaults(language: string): Settings {
  const lang = language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  return { lang, theme: 'auto', speed: 'normal', volume: VOLUME, muted: false, confirm: 'auto', pace: 'thoughtful', itself: true, learn: 'first', opponent: USUAL, seats: {}, keys: { ...KEYS } };
}

/** The settings in this text, as far as they can be; everything else as at the start. */
export function parse(text: string | null, language: string): Settings {
  const start = defaults(language);
  const said = safeObject(text);
  const one = <T extends string>(value: unknown, allowed: readonly T[], other: T): T =>
    allowed.find((candidate) => candidate === value) ?? other;
  const keys = { ...start.keys };
  const saidKeys = typeof said['keys'] === 'object' && said['keys'] !== null ? (said['keys'] as Record<string, unknown>) : {};
  for (const name of Object.keys(keys) as Shortcut[]) {
    const key = saidKeys[name];
    if (typeof key === 'string' && [...key].length === 1) keys[name] = key;
  }
  return {
    lang: one(said['lang'], ['en', 'fr'], start.lang),
    theme: one(said['theme'], ['auto', 'light', 'dark'], start.theme),
    speed: one(said['speed'], SPEEDS, start.speed),
    volume: typeof said['volume'] === 'number' ? Math.min(100, Math.max(0, said['volume'])) : start.volume,
    muted: typeof said['muted'] === 'boolean' ? said['muted'] : said['sound'] === false, // `sound` was on or off before it had a volume
    confirm: one(said['confirm'], ['auto', 'always', 'never'], start.confirm),
    pace: one(said['pace'], PACES, start.pace),
    itself: typeof said['itself'] === 'boolean' ? said['itself'] : start.itself,
    learn: one(said['learn'], ['first', 'always', 'never'], start.learn),
    opponent: LEVELS.find((level) => level === said['opponent']) ?? start.opponent,
    seats: Object.fromEntries(Object.entries(safeRow(said['seats'])).filter(([, count]) => Number.isInteger(count))) as Record<string, number>,
    keys,
  };
}

function safeRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export function load(storage: Pick<Storage, 'getItem'>, language: string): Settings {
  return parse(storage.getItem(PLACE), language);
}

export function store(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(PLACE, JSON.stringify(settings));
}

function safeObject(text: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text ?? '{}');
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
