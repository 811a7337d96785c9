/** The four games, and each game's own components; what is missing is replaced by the plain layout. */
import type { Component } from 'svelte';
import type { BoardProps, EndingProps, KnowledgeProps } from '../lib/board';
import type { Sequel, Story } from '../lib/ending';
import type { Recap } from '../lib/recap';
import type { SoundTable } from '../lib/sounds';
import type { OwnLabel } from '../lib/labels';

/** In the order of the lobby; a game without an engine on the server is shown as coming. */
export const SHELF = ['startup-nation', 'burn-rate', 'power-struggle', 'burncycle'] as const;

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const knowledge = import.meta.glob<{ default: Component<KnowledgeProps> }>('./*/Knowledge.svelte');
const hows = import.meta.glob<{ default: Component<{ scene: string }> }>('./*/How.svelte');
const endings = import.meta.glob<{ default: Component<EndingProps> }>('./*/Ending.svelte');
const stories = import.meta.glob<{ story: Story }>('./*/ending.ts', { eager: true });
const sequels = import.meta.glob<{ sequel: Sequel }>('./*/sequel.ts', { eager: true });
const noises = import.meta.glob<{ sounds: SoundTable }>('./*/sounds.ts');
const recaps = import.meta.glob<{ recap: Recap }>('./*/recap.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const labels = import.meta.glob<{ labelOf: OwnLabel }>('./*/labels.ts', { eager: true });
const painted = import.meta.glob<{ default: Component }>('../art/covers/*.svelte');

/** Has this game a board of its own? Then it shows the seats itself. */
export function hasOwnBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The game's own board, or the plain one. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const own = boards[`./${game}/Board.svelte`];
  return own ? (await own()).default : (await import('../components/PlainBoard.svelte')).default;
}

export async function knowledgeOf(game: string): Promise<Component<KnowledgeProps> | null> {
  return (await knowledge[`./${game}/Knowledge.svelte`]?.())?.default ?? null;
}

/** The pictures of the page that teaches this game in five minutes: one for each of its parts. */
export async function howOf(game: string): Promise<Component<{ scene: string }> | null> {
  return (await hows[`./${game}/How.svelte`]?.())?.default ?? null;
}

/** What a seat of this game turns over at the end, drawn; null for a game that has nothing drawn for it. */
export async function endingOf(game: string): Promise<Component<EndingProps> | null> {
  return (await endings[`./${game}/Ending.svelte`]?.())?.default ?? null;
}

/** How this game tells why it ended, if it says more than its reason. */
export function storyOf(game: string): Story | undefined {
  return stories[`./${game}/ending.ts`]?.story;
}

/** What can follow on a game that is over, where games follow each other. */
export function sequelOf(game: string): Sequel | undefined {
  return sequels[`./${game}/sequel.ts`]?.sequel;
}

/** How the events of this game sound; a game that does not say is silent, but for the table's own sounds. */
export async function soundsOf(game: string): Promise<SoundTable> {
  return (await noises[`./${game}/sounds.ts`]?.())?.sounds ?? {};
}

/** What of this game is worth telling to whoever was away; null for a game that does not say. */
export async function recapOf(game: string): Promise<Recap | null> {
  return (await recaps[`./${game}/recap.ts`]?.())?.recap ?? null;
}

/** The game's cover: its own, or the one painted before it had a board. */
export async function coverOf(game: string): Promise<Component | null> {
  const art = game.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()); // burn-rate is BurnRate
  const found = covers[`./${game}/Cover.svelte`] ?? painted[`../art/covers/${art}.svelte`];
  return (await found?.())?.default ?? null;
}

/** How the game says choices that depend on the table, if it has words of its own for them. */
export function labelOf(game: string): OwnLabel | undefined {
  return labels[`./${game}/labels.ts`]?.labelOf;
}
