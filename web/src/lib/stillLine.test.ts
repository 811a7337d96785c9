import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lineTo } from './stillLine';
import type { Command } from './socket';
import type { ServerMessage } from './wire';

const CHOICE: Command = { type: 'choose', client: 'c1', base: 4, code: 7 };
const ANSWER: ServerMessage = { type: 'because', base: 4, path: ['deck'], reasons: [] };

const choose = vi.fn<(code: number) => Promise<readonly ServerMessage[]>>();
const why = vi.fn<(path: string[]) => Promise<readonly ServerMessage[]>>();
const pending = vi.fn<(command: Command | null) => void>();
const tell = vi.fn<(messages: readonly ServerMessage[]) => void>();

describe('a line without a socket', () => {
  beforeEach(() => {
    for (const one of [choose, why]) one.mockReset().mockResolvedValue([ANSWER]);
    for (const one of [pending, tell]) one.mockReset();
  });

  test('hands one choice on at a time, and tells what follows', async () => {
    const line = lineTo({ choose, why }, { pending, tell });
    expect([line.command(CHOICE), line.command(CHOICE)]).toEqual([true, false]);
    expect(choose).toHaveBeenCalledExactlyOnceWith(7);
    await vi.waitFor(() => expect(tell).toHaveBeenCalledWith([ANSWER]));
    expect(pending.mock.calls).toEqual([[CHOICE], [null]]);
    expect(line.command(CHOICE)).toBe(true);
  });

  test('asks why, and nothing that only a socket understands', async () => {
    const line = lineTo({ choose, why }, { pending, tell });
    line.say({ type: 'pace', pace: 'brisk' });
    line.say({ type: 'why', base: 4, path: ['deck'] });
    await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith([ANSWER]));
    expect(why).toHaveBeenCalledExactlyOnceWith(['deck']);
    expect(line.command({ type: 'undo', client: 'c1', base: 4 })).toBe(false);
  });
});
