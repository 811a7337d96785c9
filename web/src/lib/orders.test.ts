import { describe, expect, test } from 'vitest';
import { recorded } from '../games/fixtures';
import type { Happening } from './board';
import { answerFor, cameBack, looksOf, ordered, parseOrders, quickDelay, stillMeant, type Wishes } from './orders';
import type { Position } from './wire';

const positions = (['burn-rate', 'power-struggle', 'burncycle', 'startup-nation'] as const).flatMap((game) => recorded(game).map((one) => one.sent.position as Position));
const find = (fits: (position: Position) => boolean): Position => positions.find(fits)!;
const NOTHING: Wishes = { itself: true, orders: [], ahead: null };
const LOG: Happening[] = [{ number: 1, kind: 'played', seat: 0 }];
const BACK: Happening[] = [...LOG, { number: 2, kind: 'table-taken-back', seat: 0 }, { number: 3, kind: 'table-seated', seat: 1 }];

describe('a prompt with one answer', () => {
  const position = find((one) => one.itself);

  test('answers itself, under a name that all pages of the seat give it', () => {
    expect(answerFor(position, LOG, NOTHING)).toEqual({ by: 'itself', choice: position.choices[0], client: `itself-${position.base}` });
  });

  test('waits for whoever wants that', () => {
    expect(answerFor(position, LOG, { ...NOTHING, itself: false })).toBeNull();
  });

  test('waits where the server does not say that everybody knows it', () => {
    expect(answerFor({ ...position, itself: false }, LOG, NOTHING)).toBeNull();
  });
});

describe('a standing order', () => {
  const position = { ...find((one) => one.dull && one.choices.length > 1), undo: null };
  const orders = [{ prompt: position.view!.prompt.key, choice: position.choices[1]! }];

  test('is carried out where the same is asked', () => {
    expect(answerFor(position, LOG, { ...NOTHING, orders })?.choice).toEqual(position.choices[1]);
    expect(answerFor(position, LOG, { ...NOTHING, orders })?.by).toBe('order');
  });

  test('is not where something else is asked, or the game does not call it dull', () => {
    expect(ordered(position, [{ ...orders[0]!, prompt: 'prompt-other' }])).toBeUndefined();
    expect(ordered({ ...position, dull: false }, orders)).toBeUndefined();
  });

  test('waits while something can be undone, and after an undo', () => {
    expect(ordered({ ...position, undo: { key: 'action-x', params: {} } }, orders)).toBeUndefined();
    expect(answerFor(position, BACK, { ...NOTHING, orders })).toBeNull();
  });

  test('is kept as text, and what cannot be read is no order', () => {
    expect(parseOrders(JSON.stringify(orders))).toEqual(orders);
    expect([parseOrders('{'), parseOrders('[1, {"prompt": 2}]'), parseOrders(null)]).toEqual([[], [], []]);
  });
});

describe('a choice in advance', () => {
  const before = find((one) => one.ahead.length > 1 && looksOf(one.view, one.ahead[0]!).includes('=') && one.view?.game === 'burn-rate');
  const choice = before.ahead[0]!;
  const ahead = { choice, looks: looksOf(before.view, choice) };
  const turn: Position = { ...before, ahead: [], choices: before.ahead };

  test('is played when the own turn comes', () => {
    expect(answerFor(turn, LOG, { ...NOTHING, ahead })).toEqual({ by: 'ahead', choice, client: `ahead-${turn.base}` });
  });

  test('is dropped where it is not offered any more', () => {
    expect(stillMeant({ ...turn, choices: before.ahead.slice(1) }, ahead)).toBeUndefined();
  });

  test('is dropped where something else lies there now', () => {
    expect(ahead.looks).not.toBe(`${choice.path[0]}=`);
    expect(stillMeant(turn, { ...ahead, looks: `${choice.path[0]}=somebody-else` })).toBeUndefined();
  });

  test('wins over an order', () => {
    const orders = [{ prompt: turn.view!.prompt.key, choice: before.ahead[1]! }];
    expect(answerFor({ ...turn, dull: true, undo: null }, LOG, { itself: true, orders, ahead })?.by).toBe('ahead');
  });
});

test('an undo is the last word, whoever sits down after it', () => {
  expect([cameBack(LOG), cameBack(BACK), cameBack([...BACK, { number: 4, kind: 'played', seat: 0 }])]).toEqual([false, true, false]);
});

test('an order takes as long as a quick person', () => {
  expect([quickDelay(() => 0), quickDelay(() => 1)]).toEqual([700, 1500]);
});
