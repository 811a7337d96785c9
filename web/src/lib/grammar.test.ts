import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Address } from './grammar';
import { Texts, type Language, type Names, type Params } from './texts';

interface Case {
  why: string;
  lang: Language;
  text: string;
  params: Params;
  names: [string, Address | ''][];
  says: string;
}

/** The table that the server's suite tries too. */
const table = JSON.parse(readFileSync('../tests/core/grammar.json', 'utf8')) as { things: Record<Language, string>; cases: Case[] };
const core = (lang: Language): string => readFileSync(`../src/boardroom/core/texts.${lang}.ftl`, 'utf8');

test.each(table.cases)('$lang: $says', ({ why, lang, text, params, names: given, says }) => {
  const addresses = given.map(([, address]) => address || 'they');
  const names: Names = Object.assign(given.map(([name]) => name), { addresses });
  const texts = new Texts(lang, [core(lang), table.things[lang], `said = ${text}`]);
  expect(texts.say('said', params, names), why).toBe(says);
});
