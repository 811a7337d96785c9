/** The line to a table: says hello, comes back when cut off, and sends a command until it is answered. */
import type { ClientMessage, ServerMessage, Wire as WireNumber } from './wire';

const WIRE: WireNumber = 1;

export type LineStatus = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'closed';

/** A command that waits for its answer. */
export type Command = Extract<ClientMessage, { type: 'choose' | 'undo' }>;

export interface LineEvents {
  status: (status: LineStatus) => void;
  message: (message: ServerMessage) => void;
  pending: (command: Command | null) => void;
  /** The number of the last event we have. */
  last: () => number | null;
}

/** The part of WebSocket that a line uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** What a table needs of its line; a table that stands in no store has another one. */
export type TableLine = Pick<Line, 'start' | 'stop' | 'command' | 'whenAccepted' | 'say' | 'network'>;

const RESEND = 3000;
const PING = 20_000;
const SILENCE = 10_000;
const PAUSES = [200, 500, 1000, 2000, 4000];
/** Problems after which coming back is of no use. */
const FINAL = new Set(['no-table', 'not-yours', 'not-allowed', 'no-token']);

export class Line {
  private wire: Wire | null = null;
  private tries = 0;
  private opened = false;
  private said = false;
  private ended = false;
  private pending: Command | null = null;
  private next: (() => void) | null = null;
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly open: () => Wire,
    private readonly seat: number | null,
    private readonly on: LineEvents,
  ) {}

  start(): void {
    this.on.status('connecting');
    this.connect();
  }

  /** Ends the line for good. */
  stop(): void {
    this.ended = true;
    for (const name of this.timers.keys()) this.cancel(name);
    this.drop();
  }

  /** Sends a command until it is answered; one at a time. */
  command(command: Command): boolean {
    if (this.pending !== null) return false;
    this.setPending(command);
    this.resend();
    return true;
  }

  /** Does this once the open command is in the log, and never if it is turned down; false when no command is open. */
  whenAccepted(work: () => void): boolean {
    if (this.pending === null) return false;
    this.next = work;
    return true;
  }

  say(message: ClientMessage): void {
    if (this.said) this.wire?.send(JSON.stringify(message));
  }

  /** The network is back, or gone. */
  network(online: boolean): void {
    if (this.ended) return;
    if (!online) {
      this.drop();
      this.on.status('offline');
    } else if (this.wire === null) {
      this.tries = 0;
      this.connect();
    }
  }

  private connect(): void {
    if (this.ended || this.wire !== null) return;
    this.cancel('retry');
    const wire = this.open();
    this.wire = wire;
    this.opened = false;
    this.said = false;
    wire.onopen = () => {
      this.opened = true;
      wire.send(JSON.stringify({ type: 'hello', wire: WIRE, seat: this.seat, last: this.on.last() }));
    };
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    wire.onclose = () => this.lost(wire);
  }

  private hear(message: ServerMessage): void {
    this.cancel('silence');
    if (message.type === 'welcome') this.welcomed();
    if (message.type === 'error' && (FINAL.has(message.code) || !this.said)) this.giveUp(message.code);
    const answered = 'client' in message && message.client === this.pending?.client;
    if (answered) this.setPending(null);
    this.on.message(message);
    if (answered) this.goOn(message.type);
  }

  private goOn(answer: ServerMessage['type']): void {
    const next = this.next;
    this.next = null;
    if (answer === 'accepted' || answer === 'duplicate') next?.();
  }

  private welcomed(): void {
    this.said = true;
    this.tries = 0;
    this.on.status('live');
    this.resend();
    this.later('ping', PING, () => this.ping());
  }

  private giveUp(code: string): void {
    if (!FINAL.has(code)) return;
    this.ended = true;
    this.on.status('closed');
  }

  private resend(): void {
    this.cancel('resend');
    if (this.pending === null) return;
    this.say(this.pending);
    this.later('resend', RESEND, () => this.resend());
  }

  private ping(): void {
    this.say({ type: 'ping', id: this.tries });
    this.later('silence', SILENCE, () => this.drop());
    this.later('ping', PING, () => this.ping());
  }

  private lost(wire: Wire): void {
    if (this.wire !== wire) return;
    this.wire = null;
    this.said = false;
    this.cancel('ping');
    this.cancel('silence');
    if (this.ended) return;
    this.on.status('reconnecting');
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 4000;
    this.tries += 1;
    this.later('retry', pause * (0.75 + Math.random() / 2), () => this.connect());
  }

  private drop(): void {
    const wire = this.wire;
    if (wire === null) return;
    this.lost(wire);
    wire.onmessage = null;
    if (this.opened) wire.close();
    else wire.onopen = () => wire.close(); // browsers complain about a line that is closed before it is open
  }

  private setPending(command: Command | null): void {
    this.pending = command;
    if (command === null) this.cancel('resend');
    this.on.pending(command);
  }

  private later(name: string, pause: number, work: () => void): void {
    this.cancel(name);
    this.timers.set(name, setTimeout(work, pause));
  }

  private cancel(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }
}

/** A name for a command that nobody else has. */
export function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
