import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { moment, news, told } from '../games/fixtures';
import { eventKey } from './log';
import { LANGUAGES, ruleKey, Texts } from './texts';

const GAME = 'startup-nation';
const read = (path: string): string => readFileSync(path, 'utf8');
const nation = (lang: 'en' | 'fr'): Texts => textsOf(GAME, lang);
/** The first event of this kind with another seat than the first, in English. */
const said = (kind: string, names: string[] = []): string => {
  const event = news(GAME, kind, ({ seat }) => seat > 0);
  return nation('en').say(eventKey(event), event, names);
};
const keys = (source: string): string[] => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? '');

describe('texts of a game', () => {
  test('a card becomes its text and a seat its name', () => {
    const { label } = moment(GAME, 'a question').choices.find(({ path }) => path.join() === 'hand:intern_hyper,seat:1,role:director')!;
    expect(nation('en').say(label.key, label.params, ['Ada', 'Bob'])).toBe('Play the Hyper-Productive Intern: ask Bob “Are you the Director?”');
  });

  test('a seat without a name is a letter', () => {
    expect(said('plays_again')).toMatch(/^[B-E] takes another turn at once\.$/);
  });

  test('lists of seats and of cards are counted', () => {
    const { event } = told(GAME, 'round_ended', ({ event }) => event.winners.length === 2);
    const [first = 0, second = 0] = event.winners;
    const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
    expect(nation('en').say(eventKey({ ...event }), { ...event }, names)).toContain(`${names[first]} and ${names[second]}`);
    expect(said('match_started')).toMatch(/(\w+[ -]?\w* Intern, ){3}[\w -]+ Intern and [\w -]+ Intern\./);
  });

  test('names and rules of cards are attributes', () => {
    expect(nation('en').name('card-recruiter')).toBe('Recruiter');
    expect(nation('fr').say('card-recruiter.text')).not.toBe('card-recruiter.text');
    expect(nation('en').has('card-nobody')).toBe(false);
  });
});

test('things are named by kinds of their own, and colons are underscores', () => {
  const texts = new Texts('en', ['card-hire_12 = a hire', 'param-cards = card', 'person-ned = Ned', 'event-ned = { $card } and { $cards }', 'list-of = { $first }+{ $last }']);
  expect(texts.say('event-ned', { card: 'hire:12', cards: ['hire:12', 'ghost'] })).toBe('a hire and a hire+ghost');
  expect(texts.thing('ned')).toBe('person-ned');
  expect(texts.thing('nobody')).toBeNull();
  expect(ruleKey('BR-3.13')).toBe('rule-BR-3_13');
});

test('what is printed on a thing can be part of a sentence about it', () => {
  const texts = new Texts('en', ['card-ox = the ox\n    .text = Pulls.', 'card-fox = the fox', 'event-met = { $card }: { $card_text }']);
  expect([texts.say('event-met', { card: 'ox' }), texts.say('event-met', { card: 'fox' })]).toEqual(['the ox: Pulls.', 'the fox: ']);
});

test('a thing of a game is never called by a sentence of the pages', () => {
  const texts = new Texts('en', ['chip-captain = the captain chip'], 'chat-empty = Nobody has said anything yet.');
  expect(texts.thing('captain')).toBe('chip-captain');
  expect(texts.thing('empty')).toBeNull();
  expect(texts.say('chat-empty')).toBe('Nobody has said anything yet.');
});

test('a thing of a game is never called by a word of its board', () => {
  const texts = new Texts('en', ['card-audit = TAX AUDIT', 'sn-bpi = { $count } BPI tokens']);
  expect([texts.thing('audit'), texts.thing('bpi')]).toEqual(['card-audit', null]);
});

describe('the texts of the pages themselves', () => {
  test('are the same messages in both languages', () => {
    const [english, french] = LANGUAGES.map((lang) => keys(read(`src/texts.${lang}.ftl`)).sort());
    expect(french).toEqual(english);
    expect(new Set(english).size).toBe(english?.length);
  });

  test('can be read', () => {
    for (const lang of LANGUAGES) {
      const source = read(`src/texts.${lang}.ftl`);
      const texts = new Texts(lang, [source]);
      for (const key of keys(source)) expect(texts.has(key), `${key} in ${lang}`).toBe(true);
    }
  });
});
