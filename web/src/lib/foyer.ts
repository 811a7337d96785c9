/** The line of a lobby page: the server tells it of open tables and of one's own whenever they change. */
import type { LookAt, ServerMessage } from './wire';

const PAUSES = [500, 1000, 2000, 5000, 10_000];
const PING = 25_000;

/** The part of WebSocket that the line uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Wanted = Omit<LookAt, 'type'>;

export class FoyerLine {
  private wire: Wire | null = null;
  private tries = 0;
  private opened = false;
  private ended = false;
  private wanted: Wanted | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly open: () => Wire,
    private readonly hear: (message: ServerMessage) => void,
  ) {}

  start(): void {
    const wire = this.open();
    this.wire = wire;
    this.opened = false;
    wire.onopen = () => {
      this.tries = 0;
      this.opened = true;
      wire.send(JSON.stringify({ type: 'hello' }));
      if (this.wanted) this.ask(this.wanted);
      this.beat = setInterval(() => wire.send(JSON.stringify({ type: 'ping' })), PING);
    };
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    wire.onclose = () => this.again();
  }

  /** Wants to see another part of the list; remembered for when the line comes back. */
  look(wanted: Wanted): void {
    this.wanted = wanted;
    if (this.beat !== undefined) this.ask(wanted);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const wire = this.wire;
    if (wire === null || this.opened) wire?.close();
    else wire.onopen = () => wire.close(); // browsers complain about a line that is closed before it is open
  }

  private ask(wanted: Wanted): void {
    this.wire?.send(JSON.stringify({ type: 'look', ...wanted }));
  }

  private again(): void {
    clearInterval(this.beat);
    this.beat = undefined;
    if (this.ended) return;
    this.timer = setTimeout(() => this.start(), PAUSES[Math.min(this.tries, PAUSES.length - 1)]);
    this.tries += 1;
  }
}
