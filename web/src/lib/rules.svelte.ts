/** The rules pages that were read already, by game and language. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { blocksOf, type Block } from './markdown';

export interface RulesPage {
  blocks: Block[];
  /** The language it is written in; not every page is translated. */
  lang: string;
}

const pages = new SvelteMap<string, RulesPage>();

/** The rules of a game, once they are here. */
export function rulesOf(game: string, lang: string): RulesPage | null {
  return pages.get(`${game} ${lang}`) ?? null;
}

export async function loadRules(game: string, lang: string): Promise<void> {
  if (pages.has(`${game} ${lang}`)) return;
  const page = await api.rules(game, lang).catch(() => ({ text: '', lang }));
  pages.set(`${game} ${lang}`, { blocks: blocksOf(page.text), lang: page.lang });
}
