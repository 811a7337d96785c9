/** Words in the player's language, for the pages and for each game; switched in place. */
import { api } from './api';
import type { Say } from './board';
import { gameOf } from './older';
import { prefs } from './prefs.svelte';
import { problemText } from './problems';
import { Texts, type Language, type Params } from './texts';

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../texts.en.ftl?raw'),
  fr: () => import('../texts.fr.ftl?raw'),
};

/* What the server says when it refuses, also before any game's texts are here. */
const SERVER: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/boardroom/server/texts.en.ftl?raw'),
  fr: () => import('../../../src/boardroom/server/texts.fr.ftl?raw'),
};

/* A board may have texts of its own, beside those of its game. */
const BOARDS = import.meta.glob<string>('../games/*/texts.*.ftl', { query: '?raw', import: 'default' });

async function ownTexts(lang: Language): Promise<Texts> {
  const [own, server] = await Promise.all([OWN[lang](), SERVER[lang]()]);
  return new Texts(lang, [server.default], own.default);
}

async function gameTexts(game: string, lang: Language): Promise<Texts> {
  const board = BOARDS[`../games/${gameOf(game)}/texts.${lang}.ftl`];
  const [own, its, more] = await Promise.all([OWN[lang](), api.texts(game, lang), board?.() ?? '']);
  return new Texts(lang, [its, more], own.default);
}

class Speech {
  private own = $state.raw<Texts | null>(null);
  private games = $state.raw<Record<string, Texts>>({});
  private wanted: Language | null = null;

  /** Loads the pages' own texts in the present language. */
  async load(): Promise<void> {
    const lang = prefs.now.lang;
    const texts = await ownTexts(lang);
    if (lang === prefs.now.lang) this.own = texts;
  }

  /** Loads a game's texts in the present language, together with the pages' own. */
  async loadGame(game: string): Promise<void> {
    const lang = prefs.now.lang;
    if (this.games[game]?.lang === lang) return;
    const texts = await gameTexts(game, lang);
    if (lang !== prefs.now.lang) return this.loadGame(game);
    this.games = { ...this.games, [game]: texts };
  }

  /** Switches the language of everything that is open, all at once; who switches twice gets the last one. */
  async switchTo(lang: Language): Promise<void> {
    this.wanted = lang;
    const games = Object.keys(this.games);
    const [own, ...its] = await Promise.all([ownTexts(lang), ...games.map((game) => gameTexts(game, lang))]);
    if (this.wanted !== lang) return;
    prefs.set({ lang });
    this.own = own;
    this.games = { ...this.games, ...Object.fromEntries(games.map((game, place) => [game, its[place]!])) };
  }

  get ready(): boolean {
    return this.own !== null;
  }

  /** One of the pages' own sentences. */
  say(key: string, params: Params = {}): string {
    return this.own?.say(key, params) ?? '';
  }

  has(key: string): boolean {
    return this.own?.has(key) ?? false;
  }

  /** What went wrong, for people. */
  problem(problem: unknown): string {
    return problemText(problem, prefs.now.lang, this);
  }

  /** A game's texts, once they are here. */
  of(game: string): Texts | null {
    return this.games[game] ?? null;
  }
}

export const speech = new Speech();

/** One of the pages' own sentences: the word most components need. */
export const t: Say = (key, params) => speech.say(key, params);
