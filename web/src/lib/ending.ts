/** How a game ended, as the end scene tells it. */
import type { Happening, Outcome, View } from './board';
import { tally } from './log';
import type { Texts } from './texts';
import { wordsFor } from './words';

/** A sentence of the pages: its key and what is put into it; `winners`, `seat` and `other` are seats. */
export interface Sentence {
  key: string;
  params: Record<string, unknown>;
}

/** `web/src/games/<game>/ending.ts`: why it ended so, in a sentence or two; lists of things are given as words by `list`. */
export type Story<Own extends View = View> = (view: Own, outcome: Outcome, log: readonly Happening[], list: (keys: string[]) => string) => Sentence[];

/** What follows on a game that is over, where something does: a sentence, and the keys of what is taken along. */
export interface Following extends Sentence {
  gains: string[];
}

/** `web/src/games/<game>/sequel.ts`: the game that can follow this one, as the server's `sequel` makes it. */
export type Sequel<Own extends View = View> = (view: Own) => Following | null;

/** The seats, the best first: who won stands above those who only have as many points. */
export function standing(outcome: Outcome): number[] {
  const won = (seat: number): number => Number(outcome.winners.includes(seat));
  return outcome.scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || (outcome.scores[b] ?? 0) - (outcome.scores[a] ?? 0));
}

/** Did all win or lose together? Then points say nothing. */
export function isShared(outcome: Outcome): boolean {
  const all = outcome.scores.length;
  return (outcome.winners.length === 0 || outcome.winners.length === all) && new Set(outcome.scores).size <= 1;
}

/** Was it a team that won or lost? Rivals who all share a win gain nothing by it. */
export function isTeam(outcome: Outcome): boolean {
  return isShared(outcome) && outcome.returns.every((result) => Math.abs(result) === 1);
}

/** Who won, as a heading. */
export function headline(outcome: Outcome): Sentence {
  const team = isTeam(outcome) && outcome.winners.length > 1;
  return { key: team ? 'end-team-won' : 'end-winners', params: { winners: outcome.winners } };
}

/** A word to those who sit at this page; none for the gallery. */
export function kicker(outcome: Outcome, you: readonly number[]): string | null {
  if (you.length === 0) return null;
  return you.some((seat) => outcome.winners.includes(seat)) ? 'end-kicker-won' : 'end-kicker-lost';
}

/** How far the winners are ahead of the best of the others; 0 where nobody else played. */
export function lead(outcome: Outcome): number {
  const scores = (won: boolean): number[] => outcome.scores.filter((_, seat) => outcome.winners.includes(seat) === won);
  return scores(false).length === 0 ? 0 : Math.max(...scores(true)) - Math.max(...scores(false));
}

/** What the winners have. */
export function winningScore(outcome: Outcome): number {
  return outcome.scores[outcome.winners[0] ?? -1] ?? 0;
}

/** Why it ended: the game's words for it. */
export function whyEnded(texts: Texts, outcome: Outcome): string {
  return wordsFor(texts, [`reason-${outcome.reason}`, `ending-${outcome.reason}`], outcome.reason);
}

/** Why, in whole sentences: the game's own story, or its reason. */
export function storyText(texts: Texts, story: Story | undefined, view: View, outcome: Outcome, log: readonly Happening[], names: readonly string[]): string {
  const list = (keys: string[]): string => listed(texts, keys.map((key) => texts.say(key)));
  const told = (story?.(view, outcome, log, list) ?? []).filter(({ key }) => texts.has(key));
  if (told.length === 0) return reasonText(texts, outcome);
  return told.map(({ key, params }) => texts.say(key, params, names)).join(' ');
}

/** The reason as a sentence; none when the game has no words for it. */
function reasonText(texts: Texts, outcome: Outcome): string {
  const why = whyEnded(texts, outcome);
  return why === outcome.reason ? '' : texts.say('end-reason', { why });
}

/** One, one and two, or one, two and three. */
function listed(texts: Texts, items: string[]): string {
  return items.length < 2 ? items.join('') : texts.say('list-of', { first: items.slice(0, -1).join(', '), last: items.at(-1) });
}

/** Does somebody still hold something face down? Then only the whole truth shows it. */
export function keepsHands(view: View): boolean {
  return view.zones.some((zone) => zone.kind === 'hand' && zone.things.some((thing) => 'back' in thing));
}

/** What was counted, for each seat: the kinds of events that have a heading. */
export function statistics(texts: Texts, log: readonly Happening[], seats: number): [kind: string, counts: number[]][] {
  return [...tally(log, seats)].filter(([kind]) => texts.has(`stat-${kind}`));
}

/** How long it took, in whole minutes. */
export function minutesPlayed(created: number, ended: number | null): number {
  return ended === null ? 0 : Math.max(1, Math.round((ended - created) / 60));
}
