/** Moments of real games, new words put into them, and boards drawn from them as a page would. */
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { boardOf, knowledgeOf, labelOf } from '..';
import type { Happening, View } from '../../lib/board';
import { steps, walk } from '../../lib/choose';
import { calledText, labelText, stepText } from '../../lib/labels';
import { sentence } from '../../lib/sentences';
import { Texts, type Language } from '../../lib/texts';
import type { Choice } from '../../lib/wire';

/** What the server tells the seat that decides: before its choice, of it, and after it; and what the gallery sees then. */
export interface Moment {
  seat: number;
  view: View;
  choices: Choice[];
  events: Happening[];
  after: View;
  gallery: View;
}

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
const read = (path: string): string => readFileSync(path, 'utf8');

/** The moment with other words in it (refs, faces, effects, keys of labels and prompts), and with other kinds of events. */
export function renamed(moment: Moment, words: Readonly<Record<string, string>>, kinds: Readonly<Record<string, string>>): Moment {
  const put = (text: string, [old, stranger]: [string, string]): string => text.replaceAll(new RegExp(`(?<![\\w-])${old}(?![\\w-])`, 'g'), stranger);
  const strange = JSON.parse(Object.entries(words).reduce(put, JSON.stringify(moment))) as Moment;
  return { ...strange, events: strange.events.map((event) => ({ ...event, kind: kinds[event.kind] ?? event.kind })) };
}

/** The texts of a game as a page has them, with what its designer has added to the game's own file. */
export function textsOf(game: string, added: string, lang: Language): Texts {
  const folder = `../src/boardroom/games/${game.replaceAll('-', '_')}`;
  const its = `${read(`../src/boardroom/core/texts.${lang}.ftl`)}\n${read(`${folder}/texts.${lang}.ftl`)}\n${added}`;
  return new Texts(lang, [its, read(`src/games/${game}/texts.${lang}.ftl`)], read(`src/texts.${lang}.ftl`));
}

/** The board as it is drawn when these refs have been clicked; `choices` are those of the seat, if it decides. */
export async function boardDrawn(view: View, seat: number, texts: Texts, choices: Choice[] = [], picked: string[] = []): Promise<string> {
  const own = labelOf(view.game);
  const props = {
    view, seat, names: NAMES, glowing: walk(choices, picked).next, picked, happenings: [], speed: 'normal' as const, pick: () => undefined,
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

/** The prompt, the log, the list of choices and each of them as a whole, in lines. */
export function linesSaid(moment: Moment, texts: Texts, picked: string[] = []): string[] {
  const { view, events, choices } = moment;
  const list = steps(choices, picked).map((step) => stepText(texts, view, step, picked.length === 0, NAMES, labelOf(view.game)));
  const whole = choices.map((choice) => labelText(texts, choice.label, NAMES));
  return [texts.say(view.prompt.key, view.prompt.params, NAMES), ...events.map((event) => sentence(texts, event, NAMES)), ...list, ...whole];
}

/** What somebody can read or hear of a page: its text, labels and titles. */
export function readable(html: string): string {
  const labels = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map((match) => match[1] ?? '');
  return [html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, '\n'), ...labels].join('\n');
}

/** Pictures of which nothing is drawn, and lines without a shape. */
export function missingPictures(html: string): string[] {
  const drawn = html.replaceAll(/<!--.*?-->/g, '');
  return [...drawn.matchAll(/<svg[^>]*>\s*<\/svg>|<path(?![^>]*\sd=)[^>]*>/g)].map((match) => match[0]);
}
