import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recorded } from '../games/fixtures';
import { Line, newClientId, type Command, type LineStatus, type Wire } from './socket';
import type { ClientMessage, ServerMessage } from './wire';

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.();
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  commands(): ClientMessage[] {
    return this.sent.filter((message) => message.type === 'choose');
  }
}

const WELCOME = recorded('startup-nation')[0]!.sent;
/** How the server answers the command with this name. */
const ANSWERS = {
  accepted: (client: string): ServerMessage => ({ type: 'accepted', client, number: 5 }),
  duplicate: (client: string): ServerMessage => ({ type: 'duplicate', client, number: 5 }),
  stale: (client: string): ServerMessage => ({ type: 'stale', client, position: WELCOME.position }),
  refused: (client: string): ServerMessage => ({ type: 'refused', client, reason: 'not-your-turn', rule: '', params: {}, message: '' }),
};
const CHOICE: Command = { type: 'choose', client: 'c1', base: 4, code: 7 };

let wires: FakeWire[];
let states: LineStatus[];
let heard: ServerMessage[];
let pending: (Command | null)[];
let last: number | null;

function newLine(): Line {
  const open = (): Wire => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  const on = {
    status: (status: LineStatus) => states.push(status),
    message: (message: ServerMessage) => heard.push(message),
    pending: (command: Command | null) => pending.push(command),
    last: () => last,
  };
  return new Line(open, 2, on);
}

function live(line: Line): FakeWire {
  line.start();
  const wire = wires.at(-1)!;
  wire.onopen?.();
  wire.hear(WELCOME);
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, heard, pending, last] = [[], [], [], [], null];
});

afterEach(() => vi.useRealTimers());

describe('a line to a table', () => {
  test('says hello with its seat and its last number', () => {
    last = 12;
    const wire = live(newLine());
    expect(wire.sent[0]).toMatchObject({ type: 'hello', seat: 2, last: 12 });
    expect(states).toEqual(['connecting', 'live']);
  });

  test('sends a command again until it is answered', () => {
    const line = newLine();
    const wire = live(line);
    expect(line.command(CHOICE)).toBe(true);
    vi.advanceTimersByTime(7000);
    expect(wire.commands()).toEqual([CHOICE, CHOICE, CHOICE]);
    wire.hear(ANSWERS.accepted('c1'));
    vi.advanceTimersByTime(7000);
    expect(wire.commands()).toHaveLength(3);
    expect(pending).toEqual([CHOICE, null]);
  });

  test.each(['duplicate', 'stale', 'refused'] as const)('takes %s for an answer', (type) => {
    const line = newLine();
    const wire = live(line);
    line.command(CHOICE);
    wire.hear(ANSWERS[type]('c1'));
    expect(pending.at(-1)).toBeNull();
    expect(heard.at(-1)?.type).toBe(type);
  });

  test('holds one command at a time', () => {
    const line = newLine();
    live(line);
    line.command(CHOICE);
    expect(line.command({ ...CHOICE, client: 'c2' })).toBe(false);
  });

  test.each([['accepted', 1], ['duplicate', 1], ['stale', 0], ['refused', 0]] as const)('goes on after %s: %i times', (type, times) => {
    const line = newLine();
    const wire = live(line);
    const work = vi.fn(() => expect(heard.at(-1)?.type).toBe(type)); // the answer is known by then
    line.command(CHOICE);
    expect(line.whenAccepted(work)).toBe(true);
    wire.hear(ANSWERS.accepted('of another'));
    expect(work).not.toHaveBeenCalled();
    wire.hear(ANSWERS[type]('c1'));
    line.command({ ...CHOICE, client: 'c2' });
    wire.hear(ANSWERS.accepted('c2'));
    expect(work).toHaveBeenCalledTimes(times);
  });

  test('has nothing to wait for when no command is open', () => {
    const line = newLine();
    live(line);
    expect(line.whenAccepted(vi.fn())).toBe(false);
  });

  test('comes back when cut off and sends the open command again', () => {
    const line = newLine();
    live(line).close();
    expect(states.at(-1)).toBe('reconnecting');
    line.command(CHOICE);
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    wires[1]!.onopen?.();
    wires[1]!.hear(WELCOME);
    expect(wires[1]!.commands()).toEqual([CHOICE]);
    expect(states.at(-1)).toBe('live');
  });

  test('notices a silent line', () => {
    live(newLine());
    vi.advanceTimersByTime(31_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  test('stays away when the table is not to be had', () => {
    const line = newLine();
    line.start();
    wires[0]!.onopen?.();
    wires[0]!.hear({ type: 'error', code: 'no-table', message: '', retry_after: null });
    wires[0]!.close();
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  test('waits for the network and comes back with it', () => {
    const line = newLine();
    live(line);
    line.network(false);
    expect(states.at(-1)).toBe('offline');
    line.network(true);
    expect(wires).toHaveLength(2);
  });

  test('is silent once stopped', () => {
    const line = newLine();
    live(line);
    line.stop();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

test('names of commands differ', () => {
  expect(newClientId()).not.toBe(newClientId());
});
