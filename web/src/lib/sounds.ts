/** The sounds of a table: short, soft, and made of a few notes each; which event sounds how is said by each game. */
import type { Happening } from './board';

/** What can be heard. */
export type Sound = 'turn' | 'card' | 'coin' | 'dice' | 'ask' | 'alarm' | 'step' | 'join' | 'win' | 'loss';

/** `web/src/games/<game>/sounds.ts`: every kind of event that the game tells, and its sound; null is silence, chosen on purpose. */
export type SoundTable<Kind extends string = string> = Readonly<Record<Kind, Sound | null>>;

/** One note: pitch in hertz (it may glide to another), when it begins and how long it rings, in seconds, and how loud. */
export interface Note {
  pitch: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
  wave: 'sine' | 'triangle' | 'noise';
}

const tone = (pitch: number, at: number, lasts = 0.34, loud = 0.5): Note => ({ pitch, at, lasts, loud, wave: 'triangle' });
const soft = (pitch: number, at: number, lasts: number, loud = 0.45): Note => ({ pitch, at, lasts, loud, wave: 'sine' });
const rustle = (pitch: number, at: number, lasts: number, loud: number): Note => ({ pitch, at, lasts, loud, wave: 'noise' });

/** How each sound is made. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [tone(587, 0, 0.4), tone(880, 0.12, 0.45)],
  card: [rustle(2400, 0, 0.07, 0.35), rustle(1300, 0.05, 0.09, 0.25)],
  coin: [soft(1568, 0, 0.16, 0.3), soft(2093, 0.06, 0.26, 0.3)],
  dice: [0, 0.07, 0.13, 0.22].map((at) => rustle(900 + 1400 * at, at, 0.05, 0.5)),
  ask: [{ ...soft(494, 0, 0.26), to: 659 }],
  alarm: [{ ...soft(330, 0, 0.3), to: 262 }, { ...soft(330, 0.32, 0.3), to: 247 }],
  step: [soft(220, 0, 0.07, 0.35)],
  join: [tone(523, 0, 0.25, 0.4), tone(659, 0.1, 0.3, 0.4)],
  win: [tone(523, 0), tone(659, 0.14), tone(784, 0.28), tone(1047, 0.42, 0.8)],
  loss: [soft(392, 0, 0.4), soft(330, 0.22, 0.45), soft(262, 0.44, 0.8)],
};

/** Sounds of the table itself, at every game. */
export const TABLE: SoundTable = {
  'table-seated': 'join', 'table-started': 'card', 'table-played-on': 'card', 'table-taken-back': 'step', 'table-closed': null, 'table-ended': null, 'table-chosen': null,
};

/** More at once would be noise. */
export const AT_ONCE = 2;
/** So many events together are a table that is being caught up with. */
const STORM = 14;
/** What must be heard comes before what may. */
const WEIGHT: readonly Sound[] = ['win', 'loss', 'alarm', 'turn', 'ask', 'dice', 'coin', 'card', 'join', 'step'];

/** What the news sound like: each sound once, the weightiest few; nothing at all in a storm. */
export function heardIn(news: readonly Happening[], game: SoundTable): Sound[] {
  if (news.length > STORM) return [];
  const found = new Set(news.flatMap(({ kind }) => game[kind] ?? TABLE[kind] ?? []));
  return WEIGHT.filter((sound) => found.has(sound)).slice(0, AT_ONCE);
}

/** How the end sounds to somebody at these seats; the gallery hears a win, whoever's it is. */
export function endSound(winners: readonly number[], you: readonly number[]): Sound {
  if (you.length === 0) return winners.length > 0 ? 'win' : 'loss';
  return you.some((seat) => winners.includes(seat)) ? 'win' : 'loss';
}
