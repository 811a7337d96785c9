/* The stylesheets of all boards that were visited stay in the page: no board may give looks to the parts of another. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/games';
const PATHS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const GAMES = PATHS.filter((path) => path.endsWith('/board.css')).map((path) => path.split('/')[0] ?? '');

/** All that a pattern finds in a game's files of this kind. */
function found(kind: string, game: string, pattern: RegExp): Set<string> {
  const paths = PATHS.filter((path) => path.startsWith(`${game}/`) && path.endsWith(kind));
  const texts = paths.map((path) => readFileSync(`${FOLDER}/${path}`, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));
}

/** The classes that a game's components write. */
function writtenBy(game: string): Set<string> {
  const lists = [...found('.svelte', game, /class="([^"]*)"/g)].flatMap((list) => list.split(/[^a-z0-9-]+/));
  return new Set([...lists, ...found('.svelte', game, /class:([a-z0-9-]+)/g)]);
}

test.each(GAMES)('the looks of %s reach no part of another game', (game) => {
  const roots = found('.css', game, /^ *\.([a-z0-9-]+)/gm);
  const reached = GAMES.filter((other) => other !== game).flatMap((other) => [...roots].filter((root) => writtenBy(other).has(root)));
  expect([GAMES.length, roots.size > 0, reached]).toEqual([4, true, []]);
});
