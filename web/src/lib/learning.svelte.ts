/** What was learned in this browser, watched by every page, and the texts that a beginner needs beside a game's own. */
import { Glossary, termsOf } from './glossary';
import { isFirst, parseLearned, wasExplained, withExplained, withKnown, type Learned } from './learning';
import { prefs } from './prefs.svelte';
import { Texts, type Language } from './texts';

const PLACE = 'boardroom-learned';
const PAGES = import.meta.glob<string>('../games/*/beginner.*.ftl', { query: '?raw', import: 'default' });

/** A game's words and explanations in one language. */
export interface Beginner {
  lang: Language;
  texts: Texts;
  glossary: Glossary;
}

export async function beginnerOf(game: string, lang: Language): Promise<Beginner | null> {
  const source = await PAGES[`../games/${game}/beginner.${lang}.ftl`]?.();
  if (source === undefined) return null;
  const texts = new Texts(lang, [source]);
  return { lang, texts, glossary: new Glossary(termsOf(source, texts)) };
}

class Learning {
  private now = $state.raw<Learned>(parseLearned(localStorage.getItem(PLACE)));
  private games = $state.raw<Record<string, Beginner | null>>({});

  /** Shall prompts and words be explained in this game? */
  explains(game: string): boolean {
    return prefs.now.learn === 'always' || (prefs.now.learn === 'first' && isFirst(this.now, game));
  }

  /** Was no game of this title played to its end here? */
  isFirst(game: string): boolean {
    return isFirst(this.now, game);
  }

  /** The explanation of this prompt, until it was read. */
  explanation(game: string, prompt: string): string | null {
    const key = prompt.replace(/^prompt-/, 'explain-');
    const texts = this.of(game)?.texts;
    return texts?.has(key) && this.explains(game) && !wasExplained(this.now, game, prompt) ? texts.say(key) : null;
  }

  /** This prompt was explained. */
  read(game: string, prompt: string): void {
    if (this.explains(game)) this.keep(withExplained(this.now, game, prompt));
  }

  /** This game is known from now on. */
  knows(game: string): void {
    this.keep(withKnown(this.now, game));
  }

  /** Everything is new again. */
  forget(): void {
    this.keep(parseLearned(null));
  }

  /** A game's words and explanations in the present language, once they are here. */
  of(game: string): Beginner | null {
    const found = this.games[game];
    return found?.lang === prefs.now.lang ? found : null;
  }

  /** Loads them in the present language. */
  async load(game: string): Promise<void> {
    const lang = prefs.now.lang;
    if (this.of(game)) return;
    const found = await beginnerOf(game, lang);
    if (lang === prefs.now.lang) this.games = { ...this.games, [game]: found };
  }

  private keep(learned: Learned): void {
    if (learned === this.now) return;
    this.now = learned;
    localStorage.setItem(PLACE, JSON.stringify(learned));
  }
}

export const learning = new Learning();
