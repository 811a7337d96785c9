/** A table that somebody wishes for, as the form of the new table knows it. */
import type { GameInfo, NewTable, OptionInfo, Place } from './wire';

/** Who shall sit: `me`, `device` (somebody else on this device), `friend`, or a bot as `greedy:2`. */
export type Sitter = string;

export interface Wish {
  sitters: Sitter[];
  options: Record<string, unknown>;
  title: string;
  listed: boolean;
  watch: 'anyone' | 'invited' | 'nobody';
  chat: boolean;
  hints: boolean;
  undo: boolean;
  deadline: number | null;
}

export const DEADLINES: readonly (number | null)[] = [null, 60, 300, 3600, 86_400];

/** A first wish: you against bots. */
export function firstWish(game: GameInfo): Wish {
  const seats = Math.max(game.min_seats, 1);
  return {
    sitters: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'greedy:2')),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    title: '', listed: false, watch: 'anyone', chat: true, hints: true, undo: true, deadline: null,
  };
}

/** The same wish with another number of seats. */
export function withSeats(wish: Wish, seats: number): Wish {
  return { ...wish, sitters: Array.from({ length: seats }, (_, seat) => wish.sitters[seat] ?? 'greedy:2') };
}

/** What is sent: only options that differ from their defaults. */
export function asked(game: GameInfo, wish: Wish): NewTable {
  const { sitters, options, ...rest } = wish;
  const changed = game.options.filter((option) => JSON.stringify(options[option.name]) !== JSON.stringify(option.default));
  return {
    ...rest,
    game: game.id,
    places: sitters.map(placeOf),
    options: Object.fromEntries(changed.map((option) => [option.name, options[option.name]])),
  };
}

function placeOf(sitter: Sitter): Place {
  if (sitter === 'me' || sitter === 'device') return { kind: 'me' };
  if (sitter === 'friend') return { kind: 'open' };
  const [bot = 'greedy', level = '1'] = sitter.split(':');
  return { kind: 'bot', bot, level: Number(level) };
}

/** The key of the sentence for one value of an option. */
export function valueKey(option: OptionInfo, value: unknown): string {
  return `option-${option.name}-${String(value).replaceAll(':', '_')}`;
}

/** The value an option has, from the text of a form's field. */
export function valueFrom(option: OptionInfo, text: string): unknown {
  if (option.kind === 'number') return Number(text);
  return option.values.find((value) => String(value) === text) ?? option.default;
}

/** Every bot at every level, as sitters. */
export function botSitters(game: GameInfo): Sitter[] {
  return game.bots.flatMap((bot) => bot.levels.map((level) => `${bot.name}:${level}`));
}
