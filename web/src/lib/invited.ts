/** An invitation before one sits down: what is different at this table, where one may sit, and a code that can be read out. */
import { thingKey, type Texts } from './texts';
import type { GameInfo, InvitedTable } from './wire';
import { itemKey, valueKey } from './wishes';

/** The options of a table that are not as the game has them, each in words. */
export function changedOptions(game: GameInfo, options: Record<string, unknown>, texts: Texts): { name: string; what: string; value: string }[] {
  return game.options
    .filter((option) => option.name in options && JSON.stringify(options[option.name]) !== JSON.stringify(option.default))
    .map((option) => {
      const value = options[option.name];
      const said = Array.isArray(value) ? value.map((item) => nameOf(itemKey(texts, option, String(item)), String(item), texts)).join(', ') : nameOf(valueKey(option, value), String(value), texts);
      return { name: option.name, what: firstSentence(texts.say(thingKey('option', option.name))), value: said };
    });
}

function nameOf(key: string | null, word: string, texts: Texts): string {
  return key !== null && texts.has(key) ? texts.name(key) : word;
}

/** An option's sentence without the list of its values. */
function firstSentence(text: string): string {
  return text.replace(/\s?[:.].*$/s, '');
}

/** Where one may sit down, a seat that is kept for oneself first. */
export function freeSeats(table: InvitedTable): number[] {
  const free = table.seats.filter((seat) => seat.free);
  return [...free.filter((seat) => seat.yours), ...free.filter((seat) => !seat.yours)].map((seat) => seat.seat);
}

/** Does this browser's person sit there already? */
export function sitsThere(table: InvitedTable): boolean {
  return table.seats.some((seat) => seat.yours && !seat.free);
}

/** May one go in without a seat, to watch or to wait? */
export function mayWatch(table: InvitedTable): boolean {
  return table.watch !== 'nobody' && table.status !== 'archived';
}

/** A short code as it is written: in two groups. */
export function grouped(code: string): string {
  return `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;
}

/** A short code as it is read out: sign by sign. */
export function spelled(code: string): string {
  return [...code].join(', ');
}
