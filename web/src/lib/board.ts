/** What a game's own board is given and may answer: the contract between the table frame and `web/src/games/<game>/`. */
import type { Fact, View } from './shapes';

export type { Backs, Faced, Prompt, Result as Outcome, SeatRow, Thing, View, Zone } from './shapes';

/** One numbered event as this seat may know it; further fields depend on its kind: each game's `shapes.ts` has them. */
export interface Happening extends Fact {
  number: number;
  [field: string]: unknown;
}

/** What a game tells, with the number of the event. */
export type Numbered<Told extends Fact> = Told & { number: number };

/** What a board hears of: what the game tells, and what only the table says, such as that somebody has chosen. */
export type News<Told extends Fact> = Numbered<Told | { kind: `table-${string}`; seat: number }>;

/** Does the game tell this? */
export function isTold<Told extends Fact>(event: News<Told>): event is Numbered<Told> {
  return !event.kind.startsWith('table-');
}

export type Speed = 'off' | 'slow' | 'normal' | 'fast';

/** The text with this key in the player's language. Changes of language re-render: always call it in the markup or `$derived`. */
export type Say = (key: string, params?: Record<string, unknown>) => string;

/**
 * `web/src/games/<game>/Board.svelte` has these props. It knows no rules: it asks "what may be clicked?".
 *
 * - Things are real `<button data-ref={ref}>`; give each place on the board `data-zone`: the frame then moves the focus with
 *   arrows inside a zone and with Tab from zone to zone. Disabled is what does not glow.
 * - `data-zoom="card-recruiter"` on anything lets the frame show that card's name and text on hover, focus and long press.
 * - The pages run under a strict CSP: no `style="…"` in markup or SVG (use classes, attributes, or Svelte's `style:x={…}`).
 * - Removing a focused thing fires `blur` inside Svelte's update: change state there with `queueMicrotask`, else it throws.
 * - Browser tests measure: what glows can be hit 22 px around its middle in all four directions, and axe-core wants visible text
 *   (numbers in SVG too) to be part of the accessible name or `aria-hidden`.
 * - `data-seat="2"` on a seat's place lets a line of the log point at it (the frame adds the class `pointed`).
 * - `var(--seat-0)` to `var(--seat-4)` are the hues of `SeatMark.svelte` in both themes, for lines and words of a seat.
 * - In a replay of the whole truth, and when a game is over, hands of others have a `face`.
 * - A card, effect, event or choice that it has never heard of is drawn plainly, in the game's own words: `has`, `called`.
 * - What boards have in common is there to be used: `lib/context.svelte.ts` (what the parts may ask), `components/Thing.svelte`
 *   (something to pick or to read) and `components/Flights.svelte` (what flies when something happened).
 * - `say('card-recruiter')`, `say('card-recruiter.name')` and `say('card-recruiter.text')` all work.
 */
export interface BoardProps<Own extends View = View, Told extends Fact = Happening> {
  view: Own;
  /** The seat whose eyes we use; -1 is the gallery. */
  seat: number;
  names: string[];
  /** Refs that may be clicked next. */
  glowing: Set<string>;
  /** Refs already clicked, in order. */
  picked: string[];
  pick: (ref: string) => void;
  /** Plays the choice with this whole click path, if it is offered now, and says whether it is: for shortcuts over many clicks. */
  play?: (path: readonly string[]) => boolean;
  say: Say;
  /** Is there a text with this key? Asked before own words are used for what a designer may add: see `words.ts`. */
  has: (key: string) => boolean;
  /** What the list of choices calls the thing with this ref: for what the board has no words of its own for. */
  called: (ref: string) => string;
  /** New events to animate, newest last; empty after a fresh start. A new array each time something happened. */
  happenings: News<Told>[];
  speed: Speed;
}

/** `web/src/games/<game>/Knowledge.svelte`: who may hold what, as the seat's own view and log say it. */
export interface KnowledgeProps<Own extends View = View> {
  view: Own;
  seat: number;
  names: string[];
  log: Happening[];
  say: Say;
  has: (key: string) => boolean;
}

/** `web/src/games/<game>/Ending.svelte`: what a seat turns over when the game is over, drawn beside its name in the end scene. */
export interface EndingProps<Own extends View = View> {
  /** The whole truth, where the game's own view keeps something back to the end. */
  view: Own;
  /** Whose things are shown. */
  seat: number;
  won: boolean;
  names: string[];
  say: Say;
  has: (key: string) => boolean;
}

/** `web/src/games/<game>/Cover.svelte` (cover art for the lobby) has no props and is decoration: the frame names the game. */
export type CoverProps = Record<string, never>;
