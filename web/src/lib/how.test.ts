import { expect, test } from 'vitest';
import { SHELF } from '../games';
import { hasHow, howTexts, partsOf } from './how';
import { LANGUAGES, type Texts } from './texts';

const said = (texts: Texts): string[] => ['how-lead', 'how-goal', ...partsOf(texts, 'turn'), ...partsOf(texts, 'miss'), 'how-end'].map((key) => texts.say(key));

test.each(SHELF)('%s says in both languages what to do, what is missed and how it ends', async (game) => {
  expect(hasHow(game)).toBe(true);
  for (const lang of LANGUAGES) {
    const texts = (await howTexts(game, lang))!;
    expect(partsOf(texts, 'turn').length).toBeGreaterThanOrEqual(4);
    expect(partsOf(texts, 'miss')).toHaveLength(3);
    for (const key of partsOf(texts, 'turn')) expect(texts.say(`${key}.title`).length).toBeLessThan(32);
    for (const words of said(texts)) expect(words).toMatch(/^[A-ZÀÉ].*[.?!…]$/);
  }
});

test.each(SHELF)('%s can be read in five minutes', async (game) => {
  for (const lang of LANGUAGES) {
    const words = said((await howTexts(game, lang))!).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThan(900); // at less than 180 words a minute
  }
});

test('a game without such a page has none', async () => {
  expect(hasHow('coffee')).toBe(false);
  expect(await howTexts('coffee', 'en')).toBeNull();
});
