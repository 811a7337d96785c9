/** How a page calls its player: the title, the icon and words for a screen reader; `sounds.ts` has the sounds. The title never names a card (L16). */

const PLAIN = 'Boardroom';

/** The title of the page: who must act, and at which game. */
export function titleOf(words: { game?: string; yourTurn: boolean; turn: string; count?: number }): string {
  const game = words.game ? `${words.game} · ${PLAIN}` : PLAIN;
  return words.yourTurn ? `● ${words.turn} · ${game}` : game;
}

/** Switches the icon between the quiet one and the calling one. */
export function setIcon(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? './icon-turn.svg' : './icon.svg';
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

/** News for a screen reader: a changing suffix makes a repeated sentence be read again. */
export function announcement(sentences: readonly string[], count: number): string {
  return sentences.join(' ') + '\u200b'.repeat(count % 2);
}
