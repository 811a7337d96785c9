/** The words of a game: what each means in one sentence, and where they occur in a text, inflected as the language inflects them. */
import type { Texts } from './texts';

/** A word of the game: what it is called, as what it occurs, what it means, and its rule. */
export interface Term {
  key: string;
  name: string;
  forms: string[];
  says: string;
  rule: string;
}

/** A word in a text, from one letter to before another. */
export interface Found {
  term: Term;
  start: number;
  end: number;
}

/** The words that these texts explain, by their names. */
export function termsOf(source: string, texts: Texts): Term[] {
  const keys = [...source.matchAll(/^(word-[\w-]+) =/gm)].map((match) => match[1]!);
  const terms = keys.map((key) => ({
    key,
    name: texts.say(key),
    forms: texts.say(`${key}.forms`).split(/,\s*/),
    says: texts.say(`${key}.says`),
    rule: texts.say(`${key}.rule`),
  }));
  const plain = (name: string): string => name.replace(/^(l’|les? |la |« ?)/i, '').trim();
  return terms.sort((a, b) => plain(a.name).localeCompare(plain(b.name), texts.lang));
}

/** Finds words with one regular expression: the longest form first, so that no word is found inside another. */
export class Glossary {
  private readonly pattern: RegExp | null;
  private readonly byForm = new Map<string, { term: Term; form: string }>();

  constructor(readonly terms: readonly Term[]) {
    for (const term of terms) for (const form of term.forms) this.byForm.set(plain(form), { term, form });
    const forms = [...this.byForm.keys()].sort((a, b) => b.length - a.length).map(loose);
    this.pattern = forms.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  }

  /** The words in this text, each where it first occurs. */
  find(text: string): Found[] {
    if (this.pattern === null) return [];
    const found: Found[] = [];
    for (const match of text.matchAll(this.pattern)) {
      const known = this.byForm.get(plain(match[0]));
      if (known === undefined || !isWritten(known.form, match[0]) || found.some(({ term }) => term === known.term)) continue;
      found.push({ term: known.term, start: match.index, end: match.index + match[0].length });
    }
    return found;
  }
}

/** One spelling of what looks alike: spaces, apostrophes, capitals. */
function plain(form: string): string {
  return form.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\'', '’');
}

/** The form as it may stand in a sentence. */
function loose(form: string): string {
  return form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0\\u202f]').replaceAll('’', '[’\']');
}

/** What is written in capitals, such as IP or MAUVAISE IDÉE, is no word in small letters. */
function isWritten(form: string, there: string): boolean {
  return form !== form.toUpperCase() || there === there.toUpperCase();
}
