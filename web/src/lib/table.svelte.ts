/** A table as the page lives it: the line to the server, the clicks so far, and looking back. */
import { again } from './again';
import { api } from './api';
import type { Happening, View } from './board';
import { steps, walk, type Reach, type Step } from './choose';
import { lacksBeginning, lastNumber, receive, type Known } from './follow';
import { isHotSeat, namesOf } from './people';
import { prefs } from './prefs.svelte';
import { Replay } from './replay.svelte';
import { Line, newClientId, type Command, type LineStatus, type Wire } from './socket';
import { speech } from './speech.svelte';
import type { Choice, Hint, ReplayFrame, ServerMessage } from './wire';

export class LiveTable {
  known = $state.raw<Known | null>(null);
  status = $state<LineStatus>('connecting');
  pending = $state.raw<Command | null>(null);
  picked = $state.raw<string[]>([]);
  notice = $state('');
  hint = $state.raw<Hint | null>(null);
  /** A hint is being thought of. */
  hinting = $state(false);
  hintProblem = $state.raw<unknown>(null);
  problem = $state('');
  /** A step of the past that is being looked at. */
  past = $state.raw<ReplayFrame | null>(null);
  /** On a shared device: the seat whose person said "it is me". */
  private revealed = $state<number | null>(null);
  private line: Line | null = null;
  private replay: Replay | null = null;

  constructor(readonly id: string) {}

  open(seat: number | null = null): void {
    this.line?.stop();
    let welcomed = false; // until then we may have sat elsewhere, and know another log
    this.line = new Line(() => this.socket(), seat, {
      status: (status) => (this.status = status),
      message: (message) => {
        this.hear(message);
        welcomed ||= message.type === 'welcome';
      },
      pending: (command) => (this.pending = command),
      last: () => (welcomed ? lastNumber(this.known) : null),
    });
    this.line.start();
  }

  close(): void {
    this.line?.stop();
    this.line = null;
  }

  network(online: boolean): void {
    this.line?.network(online);
  }

  // What can be seen.

  readonly names: string[] = $derived(namesOf(this.known?.table.seats ?? []));
  readonly seat: number = $derived(this.known?.seat ?? -1);
  readonly view: View | null = $derived(this.past?.view ?? this.known?.position.view ?? null);
  readonly log: Happening[] = $derived(this.known?.log ?? []);
  readonly choices: Choice[] = $derived(this.past === null && this.pending === null ? (this.known?.position.choices ?? []) : []);
  readonly reach: Reach = $derived(walk(this.choices, this.picked));
  readonly steps: Step[] = $derived(steps(this.choices, this.picked));
  readonly decider: number = $derived(this.known?.position.view?.decider ?? -1);
  readonly myTurn: boolean = $derived((this.known?.position.choices.length ?? 0) > 0);

  /** Whose hands the device must go to before anything is shown (L16). */
  get hands(): number | null {
    const known = this.known;
    if (known === null || !isHotSeat(known.table) || known.position.view === null || known.table.status === 'over') return null;
    const wanted = known.table.you.includes(this.decider) ? this.decider : known.seat;
    return this.revealed === wanted && known.seat === wanted ? null : wanted;
  }

  takeDevice(seat: number): void {
    this.revealed = seat;
    if (this.known?.seat !== seat) this.open(seat);
  }

  // What can be done.

  /** Clicks a thing; a finished path is sent, or waits for a word when the player wants that. */
  pick(ref: string): void {
    this.notice = '';
    if (!this.reach.next.has(ref)) return;
    this.picked = [...this.picked, ref];
    const { finished } = walk(this.choices, this.picked);
    if (finished !== null && !prefs.confirms) this.send(finished);
  }

  /** Sends the choice with this whole path, where it is offered: a shortcut has been asked for, so nothing is confirmed. */
  play(path: readonly string[]): boolean {
    const choice = this.choices.find((one) => one.path.join(' ') === path.join(' '));
    if (choice !== undefined) this.send(choice);
    return choice !== undefined;
  }

  unpick(): boolean {
    const had = this.picked.length > 0;
    this.picked = this.picked.slice(0, -1);
    return had;
  }

  send(choice: Choice): void {
    const base = this.known?.position.base;
    if (base === undefined || this.line === null) return;
    this.line.command({ type: 'choose', client: newClientId(), base, code: choice.code });
    this.hint = null;
  }

  /** Takes the last choice back; while it is still on its way, as soon as it has arrived. */
  undo(): void {
    if (this.line?.whenAccepted(() => this.undo())) return;
    const position = this.known?.position;
    if (!position?.undo || this.line === null) return;
    this.picked = [];
    this.line.command({ type: 'undo', client: newClientId(), base: position.base });
  }

  say(text: string): void {
    if (text.trim()) this.line?.say({ type: 'say', text: text.trim().slice(0, 500) });
  }

  async askHint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    this.hintProblem = null;
    try {
      const hint = await api.hint(this.id, this.seat);
      if (hint.base === this.known?.position.base) this.hint = hint;
    } catch (refused) {
      this.hintProblem = refused;
    } finally {
      this.hinting = false;
    }
  }

  /** Looks back at the table right after the event with this number. */
  async travel(number: number): Promise<void> {
    if (this.replay?.seat !== this.seat) this.replay = new Replay(this.id, this.seat);
    this.past = await this.replay.frameAt(number);
  }

  returnToNow(): boolean {
    const had = this.past !== null;
    this.past = null;
    return had;
  }

  private socket(): Wire {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`) as unknown as Wire;
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'error') this.problem = message.message;
    if (message.type === 'refused') this.notice = `refused:${message.reason}`;
    if (message.type === 'stale') this.notice = 'stale';
    const before = this.known?.position.base;
    const next = receive(this.known, message);
    if (next === null) {
      if (message.type === 'update') this.line?.say({ type: 'refresh', last: lastNumber(this.known) });
      return;
    }
    this.known = next;
    if (next.position.base !== before) this.newPrompt();
    if (message.type === 'welcome') this.welcomed(next);
  }

  private newPrompt(): void {
    this.picked = [];
    this.hint = null;
    this.hintProblem = null;
  }

  private welcomed(known: Known): void {
    this.problem = '';
    void speech.loadGame(known.table.game);
    if (lacksBeginning(known)) void this.fillLog();
  }

  /** The beginning of a long log comes over HTTP. */
  private async fillLog(): Promise<void> {
    const seat = this.seat;
    const missing = (): boolean => this.line !== null && this.known?.seat === seat && lacksBeginning(this.known);
    const page = await again(() => api.log(this.id, seat), missing);
    const known = this.known;
    if (page === null || known === null || !missing()) return;
    const first = known.log[0]?.number ?? Infinity;
    this.known = { ...known, log: [...page.events.filter((event) => event.number < first), ...known.log] };
  }
}
