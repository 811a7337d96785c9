/** Every event and every prompt of every game, drawn on the board, in the log and in the words of a screen reader, in both languages. */
import { afterAll, beforeAll, expect, test, vi, type MockInstance } from 'vitest';
import { SHELF } from '.';
import { steps } from '../lib/choose';
import type { Happening } from '../lib/board';
import { receive, type Known } from '../lib/follow';
import { eventKey } from '../lib/log';
import { LANGUAGES, type Texts } from '../lib/texts';
import type * as Words from '../lib/words';
import { announced, boardDrawn, choicesSaid, frameDrawn, keysOf, missingPictures, panelDrawn, readable, sentencesOf, speak, standIns, textsOf } from './drawn';
import { bareWords, Faults } from './faults';
import { NAMES, recorded, type Told } from './fixtures';

// Each board is compiled when it is first drawn, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
// Two thousand icons, of which a page names some; drawn by a browser test.
vi.mock('@lucide/svelte', () => new Proxy({}, { has: () => true, get: (_, name) => (name === 'then' ? undefined : () => undefined) }));
// Nothing of our own box is called by its bare word.
vi.mock('../lib/words', async (original) => {
  const [words, { BARE }] = await Promise.all([original<typeof Words>(), import('./faults')]);
  const wordsFor: typeof Words.wordsFor = (on, keys, word, params) => (keys.some((key) => on.has(key)) ? words.wordsFor(on, keys, word, params) : BARE(word));
  return { ...words, wordsFor, plainWord: BARE };
});

let complaints: MockInstance;
beforeAll(() => {
  standIns();
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  console.info(SHELF.map(counted).join('\n'));
  complaints.mockRestore();
  vi.unstubAllGlobals();
});

/** How much of a game is drawn here. */
function counted(game: string): string {
  const events = new Set(recorded(game).flatMap(({ sent }) => sent.events.map(eventKey)));
  const prompts = new Set(recorded(game).map(({ sent }) => sent.position.view?.prompt.key));
  const table = [...events].filter((key) => key.startsWith('event-table-')).length;
  return `${game}: ${events.size - table} sentences of events, ${table} of the table itself, ${prompts.size} prompts, in ${recorded(game).length} messages`;
}

/** What a page knows after this message. */
function knownAfter({ game, seat, sent }: Told): Known {
  const known = sent.type === 'welcome' ? sent : recorded(game)[0]!.sent;
  return { ...receive(null, known)!, seat, log: sent.events, news: sent.events, position: sent.position };
}

/** The words that nobody has translated, in the sentences of this message. */
function wordsIn({ sent: { events, position: { view, choices } } }: Told, texts: Texts): string[] {
  const said: [string, Record<string, unknown>][] = [...events.map((event): [string, Happening] => [eventKey(event), event]), [view!.prompt.key, view!.prompt.params], ...choices.map(({ label }): [string, Record<string, unknown>] => [label.key, label.params])];
  return said.flatMap(([key, params]) => bareWords(texts.say(key, params, NAMES), params, texts));
}

/** Everything that can be read or heard after this message, the sentences among it, and the pictures that are missing. */
async function drawnAfter(one: Told, texts: Texts): Promise<{ said: string[]; sentences: string[]; missing: string[] }> {
  const { seat, sent: { events, position: { view, choices } } } = one;
  const halfway = steps(choices, []).find((step) => !step.finishes)?.ref;
  const clicks = halfway === undefined ? [[]] : [[], [halfway]];
  const boards = clicks.map((picked) => boardDrawn(view!, seat, texts, choices, picked, events));
  const frames = clicks.map((picked) => frameDrawn(knownAfter(one), texts, picked));
  const html = await Promise.all([...boards, ...frames, panelDrawn(view!, seat, texts)]);
  const sentences = [...sentencesOf(events, texts), ...clicks.flatMap((picked) => choicesSaid(view!, choices, texts, picked))];
  return { said: [...html.flatMap(readable), announced(events, texts)], sentences, missing: html.flatMap(missingPictures) };
}

test.each(SHELF.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))('whatever is told in %s has words and pictures (%s)', async (game, lang) => {
  await speak(lang);
  const [texts, faults, wrong] = [textsOf(game, lang), new Faults(lang, keysOf(game)), new Map<string, string>()];
  for (const one of recorded(game)) {
    const { said, sentences, missing } = await drawnAfter(one, texts);
    const complained = complaints.mock.calls.splice(0).map((call) => String(call[0]));
    const bare = lang === 'fr' ? wordsIn(one, texts) : [];
    const found = [...bare, ...said.flatMap((line) => faults.in(line)), ...sentences.flatMap((line) => faults.inSentence(line)), ...missing, ...complained];
    for (const fault of found) wrong.set(fault, `${one.scene}, step ${one.after}, seat ${one.seat}`);
  }
  expect([...wrong]).toEqual([]);
});

test('what is drawn is all there: the board, the prompt, the choices, the log and what the game calls things', async () => {
  await speak('en');
  const one = recorded('startup-nation').find(({ scene, after }) => scene === 'a question' && after === 0)!;
  const { said, sentences } = await drawnAfter(one, textsOf('startup-nation', 'en'));
  const wanted = ['The table of Start-Up Nation', 'Your turn: play one of your two cards.', 'Hyper-Productive Intern', 'Bob takes seat B.', 'Who may hold what', 'Ada (you)', 'Choose Diego: '];
  expect(wanted.filter((words) => !said.some((line) => line.startsWith(words)))).toEqual([]);
  expect(sentences).toContain('Play the Hyper-Productive Intern: ask Bob “Are you the Investor?”');
});
