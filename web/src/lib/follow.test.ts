import { describe, expect, test } from 'vitest';
import { recorded } from '../games/fixtures';
import { lacksBeginning, lastNumber, receive, type Known } from './follow';
import type { Position, ServerMessage } from './wire';

/** Ada comes to a table, hears of two choices, and later comes back; and what Bob hears when he does. */
const [WELCOME, CHOICE, ANSWER, FRESH, TAIL, BOB] = recorded('startup-nation').filter((one) => one.scene === 'a few turns').map((one) => one.sent) as [ServerMessage, ServerMessage, ServerMessage, ServerMessage, ServerMessage, ServerMessage];
const numbers = (known: Known | null): number[] => (known?.log ?? []).map((event) => event.number);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
const known = (): Known => receive(null, WELCOME)!;
const twice = (): Known => receive(receive(known(), CHOICE), ANSWER)!;
const positionOf = (message: ServerMessage): Position => (message as Extract<ServerMessage, { type: 'update' }>).position;

describe('following a table', () => {
  test('a fresh welcome begins anew and animates nothing', () => {
    expect([numbers(known()), known().news]).toEqual([upTo(8), []]);
    expect(lastNumber(known())).toBe(8);
    expect([numbers(receive(known(), FRESH)), receive(known(), FRESH)?.news]).toEqual([upTo(26), []]);
  });

  test('a log that begins in mid-game, or not at all, lacks its beginning', () => {
    expect(lacksBeginning(known())).toBe(false);
    expect(lacksBeginning(receive(null, TAIL)!)).toBe(true);
    expect(lacksBeginning({ ...known(), log: [] })).toBe(true);
    expect(lacksBeginning({ ...known(), log: [], position: { ...known().position, number: 0 } })).toBe(false);
  });

  test('a tail is added to what we had', () => {
    const later = receive(twice(), TAIL)!;
    expect(numbers(later)).toEqual(upTo(26));
    expect(later.news.map((event) => event.number)).toEqual(upTo(26).slice(12));
  });

  test('another seat begins anew', () => {
    expect(numbers(receive(twice(), BOB))).toEqual(upTo(26).slice(12));
  });

  test('an update brings news and the table now', () => {
    const later = receive(known(), CHOICE)!;
    expect(later.news.map((event) => event.kind)).toEqual(['played', 'asked']);
    expect([later.position.number, later.position.view?.prompt.key]).toEqual([10, 'wait-answer']);
  });

  test('the same update twice changes nothing', () => {
    expect(numbers(receive(receive(known(), CHOICE), CHOICE))).toEqual(upTo(10));
  });

  test('a gap must be asked for', () => {
    expect(receive(known(), ANSWER)).toBeNull();
  });

  test('a stale command brings the table now', () => {
    expect(receive(known(), { type: 'stale', client: 'c', position: positionOf(ANSWER) })!.position.number).toBe(12);
  });

  test('words are heard once', () => {
    const saying = { id: 1, seat: 0, name: 'Ada', text: 'hi', at: 0 };
    const once = receive(known(), { type: 'chat', saying });
    expect(receive(once, { type: 'chat', saying })!.chat).toEqual([saying]);
  });
});
