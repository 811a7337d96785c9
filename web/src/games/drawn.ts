/** Tables drawn as a page draws them, and what can be read or heard there; for tests. */
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { vi } from 'vitest';
import { boardOf, knowledgeOf, labelOf } from '.';
import { announcement } from '../lib/attention';
import type { Happening, Say, View } from '../lib/board';
import { steps, walk } from '../lib/choose';
import type { Known } from '../lib/follow';
import { calledText, labelText, stepText } from '../lib/labels';
import { linesOf } from '../lib/log';
import { sentence } from '../lib/sentences';
import { Texts, type Language } from '../lib/texts';
import type { Choice } from '../lib/wire';
import { NAMES } from './fixtures';

const read = (path: string): string => readFileSync(path, 'utf8');

/** What the components of a page ask their browser for; to be called before any of them is loaded. */
export function standIns(): void {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { hash: '#/' });
  vi.stubGlobal('addEventListener', () => undefined);
}

/** What the server sends of a game's texts, what its board adds to them, and what the pages say themselves. */
function sourcesOf(game: string, lang: Language): [string, string, string] {
  const folders = ['core', 'server', `games/${game.replaceAll('-', '_')}`];
  const its = folders.map((folder) => read(`../src/boardroom/${folder}/texts.${lang}.ftl`)).join('\n');
  return [its, read(`src/games/${game}/texts.${lang}.ftl`), read(`src/texts.${lang}.ftl`)];
}

/** The texts of a game as a page has them, with what its designer has added to the game's own file. */
export function textsOf(game: string, lang: Language, added = ''): Texts {
  const [its, board, frame] = sourcesOf(game, lang);
  return new Texts(lang, [`${its}\n${added}`, board], frame);
}

/** The keys of all texts that a page of this game has. */
export function keysOf(game: string): string[] {
  return sourcesOf(game, 'en').flatMap((source) => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? ''));
}

/** How a board speaks: in the words of its game, and of what cannot be clicked by its ref. */
export function speakerOf(game: string, lang: Language = 'en'): { say: Say; has: (key: string) => boolean; called: (ref: string) => string; names: string[] } {
  const texts = textsOf(game, lang);
  return { say: (key, params) => texts.say(key, params, NAMES), has: (key) => texts.has(key), called: (ref) => `as in the list: ${ref}`, names: NAMES };
}

/** Words for the components around the board. */
export async function speak(lang: Language): Promise<void> {
  const [{ prefs }, { speech }] = await Promise.all([import('../lib/prefs.svelte'), import('../lib/speech.svelte')]);
  prefs.now = { ...prefs.now, lang };
  await speech.load();
}

/** The board as it is drawn when these refs have been clicked; `choices` are those of the seat, if it decides. */
export async function boardDrawn(view: View, seat: number, texts: Texts, choices: Choice[] = [], picked: string[] = [], happenings: Happening[] = []): Promise<string> {
  const own = labelOf(view.game);
  const props = {
    view, seat, names: NAMES, glowing: walk(choices, picked).next, picked, happenings, speed: 'normal' as const, pick: () => undefined,
    say: (key: string, params?: Record<string, unknown>) => texts.say(key, params, NAMES),
    has: (key: string) => texts.has(key),
    called: (ref: string) => calledText(texts, view, steps(choices, picked), ref, picked.length === 0, NAMES, own),
  };
  return render((await boardOf(view.game)) as Component<typeof props>, { props }).body;
}

/** The knowledge panel, where the game has one. */
export async function panelDrawn(view: View, seat: number, texts: Texts): Promise<string> {
  const Panel = await knowledgeOf(view.game);
  const say = (key: string, params?: Record<string, unknown>): string => texts.say(key, params, NAMES);
  return Panel ? render(Panel, { props: { view, seat, names: NAMES, log: [], say, has: (key: string) => texts.has(key) } }).body : '';
}

/** What stands around the board: the prompt, the seats, the choices, the log, and how the game ended. */
export async function frameDrawn(known: Known, texts: Texts, picked: string[]): Promise<string> {
  const [{ LiveTable }, { Panels }, top, strip, side, end] = await Promise.all([
    import('../lib/table.svelte'), import('../lib/panels.svelte'), import('../components/TableTop.svelte'), import('../components/SeatStrip.svelte'),
    import('../components/TableSide.svelte'), import('../components/EndScreen.svelte'),
  ]);
  const live = new LiveTable(known.table.id);
  live.known = known;
  live.picked = picked;
  const [view, names, panels] = [known.position.view!, NAMES, new Panels()];
  return [
    render(top.default, { props: { live, texts, panels, openHelp: () => undefined } }),
    render(strip.default, { props: { table: known.table, names, view, seat: known.seat, presence: known.presence, zen: false } }),
    render(side.default, { props: { live, texts, panels, chooses: known.position.choices.length > 0, Knowledge: null } }),
    ...(view.outcome ? [render(end.default, { props: { table: known.table, outcome: view.outcome, names, log: known.log, texts, view } })] : []),
  ].map((drawn) => drawn.body).join('\n');
}

/** What a screen reader says of the news. */
export function announced(events: readonly Happening[], texts: Texts): string {
  return announcement(sentencesOf(events, texts), 0);
}

/** The lines of the log. */
export function sentencesOf(events: readonly Happening[], texts: Texts): string[] {
  return linesOf(events).map((line) => sentence(texts, line.happening, NAMES));
}

/** The prompt, the list of choices and each of them as a whole, in lines. */
export function choicesSaid(view: View, choices: Choice[], texts: Texts, picked: string[] = []): string[] {
  const list = steps(choices, picked).map((step) => stepText(texts, view, step, picked.length === 0, NAMES, labelOf(view.game)));
  return [texts.say(view.prompt.key, view.prompt.params, NAMES), ...list, ...choices.map((choice) => labelText(texts, choice.label, NAMES))];
}

/** What somebody can read or hear of a page: its text, labels and titles, in lines. */
export function readable(html: string): string[] {
  const labels = [...html.matchAll(/\s(?:aria-label|aria-description|aria-valuetext|title|alt|placeholder)="([^"]*)"/g)].map((match) => match[1] ?? '');
  return [...html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, '\n').split('\n'), ...labels].map((line) => unescaped(line).trim()).filter(Boolean);
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Pictures of which nothing is drawn, and lines without a shape. */
export function missingPictures(html: string): string[] {
  const drawn = html.replaceAll(/<!--.*?-->/gs, '');
  return [...drawn.matchAll(/<svg[^>]*>\s*<\/svg>|<path(?![^>]*\sd=)[^>]*>/g)].map((match) => match[0]);
}
