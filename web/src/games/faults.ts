/** What nobody should read at a table, whatever is told there; for tests. */
import { thingKey, type Language, type Texts } from '../lib/texts';

/** How a test marks a thing that was called by its bare word, for want of a text. */
export const BARE = (word: string): string => `⟦${word}⟧`;

const FAULTS: Record<string, RegExp> = {
  'a hole': /\[object|undefined|\bNaN\b|\bInfinity\b|\bnull\b|\{ ?\$/,
  'a name for programs': /⟦|\b[a-z]+_[a-z_]+\b|\b[a-z_]+:[a-z0-9]|(?<![\w-])[a-z]\d\d?(?![\w-])/,
  'marks that do not follow each other': /[,;:!?] ?[.,;:]|\.[;:]|(?<!\p{Lu}\p{Ll}+)\.,|\s[.,](\s|$)|\(\s*\)|  /u,
};
const OF_THE_LANGUAGE: Record<Language, Record<string, RegExp>> = {
  en: { 'one of many': /(?<![\d.,/–-]|\b(?:slot|round|floor|shows) )1 (?!is\b|has\b|was\b)[a-z]+s\b/i },
  fr: {
    'none or one of many': /(?<![\d.,/–\u00a0\u202f-])[01] (?!fois\b|dans\b|plus\b|sans\b)[a-zà-ÿ]+s\b/,
    'a mark that needs a space which does not break': /[^\s\u00a0\u202f][:;?!»](?=\s|$)| [:;?!»]|«[ \S]/,
    'two words that French makes one': /(?<!\p{L})([Dd]e|[Àà]) les? /u,
  },
};
/** What a sentence is chosen by, or what people call themselves: never said as it is, or said as they wish. */
const NO_WORDS = new Set(['kind', 'text', 'sits', 'name']);

/** The words among these parameters that stand in a French line as programs write them, for want of a text. */
export function bareWords(line: string, params: Readonly<Record<string, unknown>>, texts: Texts): string[] {
  const words = Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' && !texts.has(thingKey(texts.kind(name), value)) && !NO_WORDS.has(name) ? [value] : []));
  return words.filter((word) => /^[a-z][a-z_-]+$/.test(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(line)).map((word) => `a bare word, ${word}: ${line}`);
}

const EMPTY = /^[\s.,;:!?…–—·•]*$/;

/** Finds these faults, and the keys of texts where a person would read them. */
export class Faults {
  private readonly signs: [string, RegExp][];

  constructor(lang: Language, keys: readonly string[]) {
    // A key of a single word is no different from the word.
    const key = new RegExp(`(?<![\\w-])(?:${keys.filter((one) => one.includes('-')).join('|')})(?![\\w-])`);
    this.signs = Object.entries({ ...FAULTS, ...OF_THE_LANGUAGE[lang], 'a key': key });
  }

  /** What is wrong with something that can be read or heard. */
  in(line: string): string[] {
    return this.signs.filter(([, sign]) => sign.test(line)).map(([fault]) => `${fault}: ${line}`);
  }

  /** What is wrong with something that must say something. */
  inSentence(line: string): string[] {
    return EMPTY.test(line) ? [`nothing is said: “${line}”`] : this.in(line);
  }
}
