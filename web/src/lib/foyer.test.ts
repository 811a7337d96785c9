import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FoyerLine, type Wire } from './foyer';

class Fake implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function line(): { wires: Fake[]; heard: unknown[]; made: FoyerLine } {
  const wires: Fake[] = [];
  const heard: unknown[] = [];
  const made = new FoyerLine(() => (wires.push(new Fake()), wires.at(-1)!), (message) => heard.push(message));
  made.start();
  wires[0]!.onopen?.();
  return { wires, heard, made };
}

test('it says hello and hears what is told', () => {
  const { wires, heard } = line();
  expect(wires[0]!.sent).toEqual(['{"type":"hello"}']);
  wires[0]!.onmessage?.({ data: '{"type":"mine","tables":[]}' });
  expect(heard).toEqual([{ type: 'mine', tables: [] }]);
});

test('a line that was cut comes back and asks for the same', () => {
  const { wires, made } = line();
  made.look({ search: 'ada', page: 1 });
  wires[0]!.onclose?.();
  expect(wires.length).toBe(1);
  vi.advanceTimersByTime(500);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent).toEqual(['{"type":"hello"}', '{"type":"look","search":"ada","page":1}']);
});

test('a line that was ended stays so', () => {
  const { wires, made } = line();
  made.stop();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
  expect(wires[0]!.closed).toBe(true);
});

test('a line that is ended before it is open is closed as soon as it is', () => {
  const wire = new Fake();
  const made = new FoyerLine(() => wire, () => {});
  made.start();
  made.stop();
  expect(wire.closed).toBe(false);
  wire.onopen?.();
  expect(wire.closed).toBe(true);
  expect(wire.sent).toEqual([]);
});
