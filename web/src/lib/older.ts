/** Games of earlier rules: kept rules are played on with their own texts, and of rules that are gone only what was told is there. */
import type { View } from './board';
import type { StoppedGame, TableInfo } from './wire';

type Ruled = Pick<TableInfo, 'game' | 'revision' | 'rules' | 'plain'>;

/** What texts and rules pages are asked for: the game, and where other rules than today's are played, their revision. */
export function rulesId(table: Ruled): string {
  return table.rules === 'kept' ? `${table.game}@${table.revision}` : table.game;
}

/** The game of such an id, and where its texts and rules lie on the server. */
export function gameOf(id: string): string {
  return id.split('@')[0] ?? id;
}

export function bookOf(id: string, part: string): string {
  const [game, revision] = id.split('@');
  return `/api/games/${game}/${part}${revision === undefined ? '' : `?revision=${revision}`}`;
}

/** The view as boards are given it: where its shape is another one than today's, no board is meant for it, and it is drawn plainly. */
export function asDrawn(table: Ruled, view: View | null): View | null {
  return view !== null && table.plain ? { ...view, game: rulesId(table) } : view;
}

/** Is there only what was told? */
export function isStored(table: Pick<TableInfo, 'rules' | 'status'>): boolean {
  return table.rules === 'stored' || table.status === 'archived';
}

/** What the people at a stopped game have said, one line for each: the key of its sentence, and whose it is. */
export function saidLines(game: Pick<StoppedGame, 'said' | 'together'>): { key: string; seat: number; winners: number[] }[] {
  return game.said.map(({ seat, kind, winners }) => ({ key: saidKey(kind, winners, game.together), seat, winners }));
}

function saidKey(kind: 'draw' | 'won' | null, winners: number[], together: boolean): string {
  if (kind === null) return 'older-said-nothing';
  if (kind === 'draw') return 'older-said-draw';
  if (together) return winners.length > 0 ? 'older-said-team-won' : 'older-said-team-lost';
  return 'older-said-won';
}

/** How it ended, as the key of a sentence. */
export function endKey(table: Pick<TableInfo, 'outcome' | 'status'>): string {
  const outcome = table.outcome;
  if (table.status === 'stopped') return 'older-stopped';
  if (outcome === null) return 'older-no-result';
  if (outcome.reason === 'draw') return 'older-drawn';
  return outcome.winners.length > 0 ? 'older-was-won' : 'older-was-lost';
}
