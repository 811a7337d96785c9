import { expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { NAMES, recorded } from '../games/fixtures';
import { asking, askKeys } from './asking';
import { walk } from './choose';
import { LANGUAGES } from './texts';
import type { Choice } from './wire';

const GAMES = ['burn-rate', 'burncycle', 'power-struggle', 'startup-nation'];

/** All beginnings of recorded choices that leave something to click, each with what remains then. */
function begun(game: string): { picked: string[]; remaining: Choice[] }[] {
  const found = new Map<string, { picked: string[]; remaining: Choice[] }>();
  for (const { sent } of recorded(game)) {
    for (const { path } of sent.position.choices) {
      for (let clicks = 1; clicks < path.length; clicks += 1) {
        const picked = path.slice(0, clicks);
        const remaining = walk(sent.position.choices, picked).possible;
        found.set(`${picked.join(' ')} ${remaining.map((choice) => choice.code).join(' ')}`, { picked, remaining });
      }
    }
  }
  return [...found.values()];
}

test.each(GAMES.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))('every half-made choice of %s is asked for in %s', (game, lang) => {
  const texts = textsOf(game, lang);
  const all = begun(game);
  expect(all.length).toBeGreaterThan(0);
  for (const { picked, remaining } of all) {
    const ask = asking(texts, remaining, picked, 'X');
    expect(ask, picked.join(' → ')).not.toBeNull();
    expect(texts.say(ask!.key, ask!.params, NAMES)).toMatch(/\?$/);
  }
});

test('the labels of what remains name the text, from the most telling to the kind of thing', () => {
  expect(askKeys(['action-play-bad-hire'], ['hand:x', 'seat:1'])).toEqual(['ask-play-bad-hire-2', 'ask-play-bad-hire', 'ask-play-bad-2', 'ask-play-bad', 'ask-play-2', 'ask-play', 'ask-after-seat']);
  expect(askKeys(['action-resign-board', 'action-resign-counsel'], ['head:it'])).toEqual(['ask-resign-1', 'ask-resign', 'ask-after-head']);
  expect(askKeys(['action-step', 'action-swap'], ['robot:0'])).toEqual(['ask-after-robot']);
});

test('nothing is asked before the first click, nor where there are no words for it', () => {
  const [one] = begun('burn-rate');
  expect(asking(textsOf('burn-rate', 'en'), one!.remaining, [], '')).toBeNull();
  expect(asking({ has: () => false }, one!.remaining, one!.picked, '')).toBeNull();
});
