/** Moments of recorded games with new words put into them. */
import type { Happening, View } from '../../lib/board';
import { scene, type Game } from '../fixtures';
import type { Choice } from '../../lib/wire';

/** What the server tells the seat that decides: before its choice, of it, and after it; and what the gallery sees then. */
export interface Moment {
  seat: number;
  view: View;
  choices: Choice[];
  events: Happening[];
  after: View;
  gallery: View;
}

/** The last choice of a recorded scene, of which its seat and the gallery were told. */
export function momentOf(game: Game, name: string): Moment {
  const all = scene(game, name);
  const last = Math.max(...all.map((one) => one.after));
  const [before, now, gallery] = [all.find((one) => one.after === last - 1), all.find((one) => one.after === last && one.seat >= 0), all.find((one) => one.after === last && one.seat < 0)];
  return { seat: before!.seat, view: before!.view, choices: before!.choices, events: now!.events.map((event) => ({ ...event })), after: now!.view, gallery: gallery!.view };
}

/** The moment with other words in it (refs, faces, effects, keys of labels and prompts), and with other kinds of events. */
export function renamed(moment: Moment, words: Readonly<Record<string, string>>, kinds: Readonly<Record<string, string>>): Moment {
  const strange = JSON.parse(replaced(JSON.stringify(moment), words)) as Moment;
  return { ...strange, events: strange.events.map((event) => ({ ...event, kind: kinds[event.kind] ?? event.kind })) };
}

/** A text with whole words replaced by others. */
export function replaced(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((whole, [old, stranger]) => whole.replaceAll(new RegExp(`(?<![\\w-])${old}(?![\\w-])`, 'g'), stranger), text);
}
