import { describe, expect, test } from 'vitest';
import type { Happening } from './board';
import { lacksBeginning, lastNumber, receive, type Known } from './follow';
import type { Position, ServerMessage, TableInfo } from './wire';

const event = (number: number): Happening => ({ number, kind: 'played', seat: 0 });
const position = (number: number): Position => ({ number, base: number, view: null, choices: [], undo: null, deadline_at: null });
const TABLE = { id: 't' } as TableInfo;

function welcome(events: Happening[], fresh: boolean, seat = 0): ServerMessage {
  return {
    type: 'welcome', wire: 1, table: TABLE, seat, fresh, events, position: position(events.at(-1)?.number ?? 0),
    presence: { seats: [true], gallery: 0 }, chat: [],
  };
}

const known = (): Known => receive(null, welcome([event(1), event(2)], true))!;

describe('following a table', () => {
  test('a fresh welcome begins anew and animates nothing', () => {
    expect(known()).toMatchObject({ log: [event(1), event(2)], news: [] });
    expect(lastNumber(known())).toBe(2);
  });

  test('a log that begins in mid-game, or not at all, lacks its beginning', () => {
    expect(lacksBeginning(known())).toBe(false);
    expect(lacksBeginning(receive(null, welcome([event(7)], true))!)).toBe(true);
    expect(lacksBeginning({ ...known(), log: [], position: position(6) })).toBe(true);
    expect(lacksBeginning({ ...known(), log: [], position: position(0) })).toBe(false);
  });

  test('a tail is added to what we had', () => {
    const later = receive(known(), welcome([event(3)], false))!;
    expect(later.log.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(later.news).toEqual([event(3)]);
  });

  test('another seat begins anew', () => {
    expect(receive(known(), welcome([event(3)], false, 1))!.log).toEqual([event(3)]);
  });

  test('an update brings news and the table now', () => {
    const later = receive(known(), { type: 'update', events: [event(3)], position: position(3) })!;
    expect(later.news).toEqual([event(3)]);
    expect(later.position.number).toBe(3);
  });

  test('the same update twice changes nothing', () => {
    const update: ServerMessage = { type: 'update', events: [event(3)], position: position(3) };
    expect(receive(receive(known(), update), update)!.log).toHaveLength(3);
  });

  test('a gap must be asked for', () => {
    expect(receive(known(), { type: 'update', events: [event(9)], position: position(9) })).toBeNull();
  });

  test('a stale command brings the table now', () => {
    expect(receive(known(), { type: 'stale', client: 'c', position: position(8) })!.position.number).toBe(8);
  });

  test('words are heard once', () => {
    const saying = { id: 1, seat: 0, name: 'Ada', text: 'hi', at: 0 };
    const once = receive(known(), { type: 'chat', saying });
    expect(receive(once, { type: 'chat', saying })!.chat).toEqual([saying]);
  });
});
