/** What lies before one robot: cards in hand, its imperative, equipment, mods, abilities. */
import { wordsFor } from '../../lib/words';
import { zoomOf } from './dock';
import type { Speaker } from './facts';
import type { View } from './shapes';
import { robotOf } from './view';

export interface SheetCard {
  id: string;
  kind: 'imperative' | 'network' | 'item' | 'ability' | 'token';
  icon: string;
  label: string;
  zoom: string;
  /** What it is clicked by, where it can be: pressed, it says why it cannot be now. */
  ref: string | undefined;
}

/** The cards of a robot, most urgent first; an item that can be chosen lies in the dock instead. */
export function cardsOf(view: View, robot: string, on: Speaker, glowing: ReadonlySet<string> = new Set()): SheetCard[] {
  const seat = robot === 'module' ? undefined : view.seats[Number(robot)];
  const row = robotOf(view, robot);
  const card = (kind: SheetCard['kind'], icon: string, thing: string, word: string): SheetCard => {
    const key = `${thing}-${word}`;
    const ref = kind === 'network' ? `card:${word}` : kind === 'item' && icon !== 'install' ? `item:${word}` : undefined;
    return { id: `${kind}-${key}`, kind, icon, label: wordsFor(on, [key], word), zoom: zoomOf([`bc-${key}`, key], on), ref };
  };
  const cards: SheetCard[] = [];
  if (seat?.imperative) cards.push(card('imperative', 'mission', 'imperative', seat.imperative));
  for (const name of seat?.hand ?? []) cards.push(card('network', 'network', 'network', name));
  for (const name of row?.items ?? []) if (!glowing.has(`item:${name}`)) cards.push(card('item', 'item', 'item', name));
  for (const name of seat?.installed ?? []) cards.push(card('item', 'install', 'item', name));
  if (row && row.keys > 0) cards.push({ ...card('item', 'key', 'item', 'key'), label: on.say('bc-keys', { count: row.keys }) });
  if (seat && seat.boosts > 0) cards.push({ id: 'token', kind: 'token', icon: 'boost', label: on.say('bc-boosts', { count: seat.boosts }), zoom: '', ref: undefined });
  for (const offer of seat?.purchases ?? []) if (offer.bought && offer.buy.startsWith('ability')) cards.push(card('ability', 'ability', 'ability', offer.what));
  if (robot === 'module') for (const name of view.universal) cards.push(card('ability', name, 'universal', name));
  return cards;
}
