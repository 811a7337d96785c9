/** How a game is played, in five minutes: its own texts, and which parts they have. */
import { Texts, type Language } from './texts';

const PAGES = import.meta.glob<string>('../games/*/how.*.ftl', { query: '?raw', import: 'default' });

/** A game without such a page has its rules. */
export function hasHow(game: string): boolean {
  return `../games/${game}/how.en.ftl` in PAGES;
}

/** The texts of the page in this language; null for a game without one. */
export async function howTexts(game: string, lang: Language): Promise<Texts | null> {
  const source = await PAGES[`../games/${game}/how.${lang}.ftl`]?.();
  return source === undefined ? null : new Texts(lang, [source]);
}

/** The keys of a part that has several: `how-turn-1`, `how-turn-2` and so on. */
export function partsOf(texts: Pick<Texts, 'has'>, part: 'turn' | 'miss'): string[] {
  const keys = [];
  while (texts.has(`how-${part}-${keys.length + 1}`)) keys.push(`how-${part}-${keys.length + 1}`);
  return keys;
}
