import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHELF } from '../games';
import { choicesSaid, sentencesOf, textsOf } from '../games/drawn';
import { recorded } from '../games/fixtures';
import { Glossary, termsOf, type Term } from './glossary';
import { LANGUAGES, Texts, type Language } from './texts';

const read = (path: string): string => readFileSync(path, 'utf8');
const source = (game: string, lang: Language): string => read(`src/games/${game}/beginner.${lang}.ftl`);
const texts = (game: string, lang: Language): Texts => new Texts(lang, [source(game, lang)]);
const terms = (game: string, lang: Language): Term[] => termsOf(source(game, lang), texts(game, lang));
const BOTH = SHELF.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const));

/** Everything that was ever said at the recorded tables: prompts, choices and the log. */
function said(game: string, lang: Language): string[] {
  const own = textsOf(game, lang);
  return recorded(game).flatMap(({ sent: { events, position: { view, choices } } }) => [...sentencesOf(events, own), ...choicesSaid(view!, choices, own)]);
}

test.each(SHELF)('a game explains a dozen words and more, the same in both languages, each with a rule that there is: %s', (game) => {
  const [en, fr] = [terms(game, 'en'), terms(game, 'fr')];
  const rules = (these: Term[]): [string, string][] => these.map(({ key, rule }): [string, string] => [key, rule]).sort();
  expect(en.length).toBeGreaterThanOrEqual(12);
  expect(rules(fr)).toEqual(rules(en));
  const pages = { en: read(`../docs/rules/${game}.md`), fr: read(`../docs/rules/${game}.fr.md`) };
  expect(en.filter(({ rule }) => !pages.en.includes(`**${rule}**`) || !pages.fr.includes(`**${rule}**`))).toEqual([]);
});

test.each(BOTH)('a word is explained in one or two sentences, and stands for one thing only: %s, %s', (game, lang) => {
  const all = terms(game, lang);
  expect(all.filter(({ says }) => says.length > 170 || !says.endsWith('.'))).toEqual([]);
  const forms = all.flatMap((term) => term.forms.map((form) => form.toLowerCase()));
  const twice = forms.filter((form, place) => forms.indexOf(form) !== place);
  expect([...new Set(twice)].filter((form) => all.filter((term) => term.forms.some((one) => one.toLowerCase() === form)).length > 1)).toEqual([]);
});

test.each(BOTH)('words are found whole in what is said at the table, and none inside another: %s, %s', (game, lang) => {
  const glossary = new Glossary(terms(game, lang));
  const met = new Set<string>();
  for (const sentence of new Set(said(game, lang))) {
    const found = glossary.find(sentence);
    found.forEach(({ term }) => met.add(term.key));
    const isWhole = found.every(({ start, end }) => !/\p{L}/u.test(sentence[start - 1] ?? '') && !/\p{L}/u.test(sentence[end] ?? ''));
    const isApart = found.every(({ end }, place) => end <= (found[place + 1]?.start ?? Infinity));
    expect(isWhole && isApart, sentence).toBe(true);
  }
  expect(met.size, [...met].join(' ')).toBeGreaterThanOrEqual(10);
});

const inText = (game: string, lang: Language, text: string): string[] => new Glossary(terms(game, lang)).find(text).map(({ start, end }) => text.slice(start, end));

test('inflected forms, elisions and no-break spaces are found', () => {
  expect(inText('startup-nation', 'fr', 'Les alliés d’Ada ont deux jetons\u00a0BPI ; l’alliée est promue.')).toEqual(['alliés', 'jetons\u00a0BPI', 'promue']);
  expect(inText('power-struggle', 'fr', 'Les services généraux ouvrent des services aux ennemis jurés.')).toEqual(['services généraux', 'services', 'ennemis jurés']);
  expect(inText('burncycle', 'fr', 'L’IP d’Ada est réinitialisée ; les jetons vigilance restent.')).toEqual(['IP', 'réinitialisée', 'jetons vigilance']);
  expect(inText('burn-rate', 'en', 'Your burn rate? Engineers and contractors are paid.')).toEqual(['burn rate', 'Engineers', 'contractors']);
});

test('what is written in capitals is not found in small letters, and a word is marked once', () => {
  expect(inText('burncycle', 'en', 'A ship, a chip, a ping and a pinging IP; ip, IP.')).toEqual(['chip', 'ping', 'IP']);
  expect(inText('burn-rate', 'fr', 'Chloé dépose une SORTIE ; la sortie est par là.')).toEqual(['SORTIE']);
});

/** The prompts that somebody is asked, as the game's own texts have them. */
function prompts(game: string): string[] {
  const own = read(`../src/boardroom/games/${game.replaceAll('-', '_')}/texts.en.ftl`);
  const keys = [...own.matchAll(/^prompt-([\w-]+) =/gm)].map((match) => match[1]!);
  return keys.filter((key) => !['over', 'won', 'lost'].includes(key)); // nobody decides any more
}

test.each(BOTH)('every kind of prompt has an explanation of a sentence or two, and nothing else has one: %s, %s', (game, lang) => {
  const explained = [...source(game, lang).matchAll(/^explain-([\w-]+) =/gm)].map((match) => match[1]!);
  expect([...explained].sort()).toEqual([...prompts(game)].sort());
  const own = texts(game, lang);
  expect(explained.filter((key) => own.say(`explain-${key}`).length > 260)).toEqual([]);
  const asked = new Set(recorded(game).flatMap(({ sent: { position: { view, choices } } }) => (choices.length > 0 ? [view!.prompt.key.replace('prompt-', 'explain-')] : [])));
  expect([...asked].filter((key) => !own.has(key))).toEqual([]);
});
