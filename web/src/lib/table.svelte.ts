/** A table as the page lives it: the line to the server, the clicks so far, and looking back. */
import { again } from './again';
import { asking } from './asking';
import { api } from './api';
import { Away } from './away.svelte';
import type { Happening, Speed, View } from './board';
import { steps, walk, type Reach, type Step } from './choose';
import { Ease } from './ease.svelte';
import { lacksBeginning, lastNumber, receive, type Known } from './follow';
import { Gather } from './gather';
import { speedFor, waitsForBot, type PaceWord } from './pace';
import { asDrawn, rulesId } from './older';
import { isHotSeat, namesOf } from './people';
import { prefs } from './prefs.svelte';
import { Replay } from './replay.svelte';
import { learning } from './learning.svelte';
import { Line, newClientId, type Command, type LineStatus, type TableLine, type Wire } from './socket';
import { capital } from './sentences';
import { speech } from './speech.svelte';
import type { Params, Texts } from './texts';
import { refName } from './things';
import { answered, type Question } from './why';
import type { Choice, Hint, ReplayFrame, ServerMessage } from './wire';

export class LiveTable {
  known = $state.raw<Known | null>(null);
  status = $state<LineStatus>('connecting');
  pending = $state.raw<Command | null>(null);
  /** A newer position has arrived and is drawn with the next frame: nothing can be chosen on the old one any more. */
  private outdated = $state(false);
  picked = $state.raw<string[]>([]);
  notice = $state('');
  /** What the sentence for a refusal is filled with. */
  noticeParams = $state.raw<Params>({});
  /** A thing that was pressed although it does not glow, and why it cannot be used. */
  why = $state.raw<Question | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A hint is being thought of. */
  hinting = $state(false);
  hintProblem = $state.raw<unknown>(null);
  problem = $state('');
  /** Its code, for pages that know what to do about it. */
  problemCode = $state('');
  /** A step of the past that is being looked at. */
  past = $state.raw<ReplayFrame | null>(null);
  private readonly pastView: View | null = $derived(this.past && this.known ? asDrawn(this.known.table, this.past.view) : null);
  /** On a shared device: the seat whose person said "it is me". */
  private revealed = $state<number | null>(null);
  /** How often the line to the server has come up. */
  returns = $state(0);
  /** What is told to whoever was away. */
  readonly away: Away;
  /** This page does not animate until the own turn. */
  skipping = $state(false);
  readonly ease = new Ease((answer) => this.send(answer.choice, answer.client));
  protected line: TableLine | null = null;
  private replay: Replay | null = null;
  protected readonly gather = new Gather((known) => this.draw(known));

  constructor(readonly id: string) {
    this.away = new Away(id);
  }

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
      last: () => (welcomed ? lastNumber(this.gather.latest) : null),
    });
    this.line.start();
  }

  close(): void {
    this.line?.stop();
    this.line = null;
    this.ease.stop();
    this.gather.forget();
  }

  network(online: boolean): void {
    this.line?.network(online);
  }

  // What can be seen.

  readonly names: string[] = $derived(namesOf(this.known?.table.seats ?? []));
  readonly seat: number = $derived(this.known?.seat ?? -1);
  readonly view: View | null = $derived(this.pastView ?? this.known?.position.view ?? null);
  readonly log: Happening[] = $derived(this.known?.log ?? []);
  readonly choices: Choice[] = $derived(this.past === null && this.pending === null && !this.outdated ? (this.known?.position.choices ?? []) : []);
  readonly reach: Reach = $derived(walk(this.choices, this.picked));
  readonly steps: Step[] = $derived(steps(this.choices, this.picked));
  readonly decider: number = $derived(this.known?.position.view?.decider ?? -1);
  readonly myTurn: boolean = $derived((this.known?.position.choices.length ?? 0) > 0);

  /** How fast things fly. */
  readonly speed: Speed = $derived(
    speedFor(prefs.speed, this.known?.pace.pace ?? 'thoughtful', this.skipping, this.known?.news[0]?.seat === this.seat),
  );
  readonly waitsForBot: boolean = $derived(waitsForBot(this.known?.table.seats ?? [], this.seat, this.decider));

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

  /** What this seat is asked: the prompt, or in the middle of a choice the next click of it. */
  asks(texts: Texts): string {
    const ask = asking(texts, this.reach.finished ? [] : this.reach.possible, this.picked, refName(texts, this.view, this.picked.at(-1) ?? '', this.names));
    const { key, params } = ask ?? this.view!.prompt;
    return capital(texts.say(key, params, this.names));
  }

  // What can be done.

  /** Clicks a thing; a finished path is sent, or waits for a word when the player wants that. */
  pick(ref: string): void {
    this.notice = '';
    this.why = null;
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
    this.why = null;
    this.picked = this.picked.slice(0, -1);
    return had;
  }

  /** Asks why a thing cannot be clicked now; nothing is asked about what can be, or when another seat decides. */
  askWhy(ref: string, { left, top, width, height }: DOMRect): void {
    const base = this.known?.position.base;
    if (base === undefined || this.choices.length === 0 || this.picked.includes(ref) || this.reach.next.has(ref)) return;
    const path = [...this.picked, ref];
    this.why = { ref, path, base, box: { left, top, width, height }, reasons: null };
    this.line?.say({ type: 'why', base, path });
  }

  closeWhy(): void {
    this.why = null;
  }

  /** Sends a choice; one that was made by hand shows that its prompt is understood. */
  send(choice: Choice, byItself?: string): void {
    const base = this.known?.position.base;
    if (base === undefined || this.line === null) return;
    this.ease.stop();
    this.ease.dropped = false;
    this.away.close();
    if (byItself === undefined) this.understood();
    this.line.command({ type: 'choose', client: byItself ?? newClientId(), base, code: choice.code });
    this.hint = null;
  }

  /** The prompt was answered by hand: nobody needs to explain it again. */
  protected understood(): void {
    if (this.known) learning.read(this.known.table.game, this.known.position.view?.prompt.key ?? '');
  }

  /** Makes a choice, and orders it for whenever the same is asked. */
  always(choice: Choice): void {
    const prompt = this.known?.position.view?.prompt.key;
    if (prompt === undefined) return;
    this.ease.order(prompt, choice);
    this.send(choice);
  }

  /** Wishes for another pace of the bots, here and at later tables. */
  setPace(pace: PaceWord): void {
    prefs.set({ pace });
    this.line?.say({ type: 'pace', pace });
  }

  /** Goes on to the own turn: without animations here, and at once where nobody else sits. */
  skip(): void {
    if (!this.waitsForBot) return;
    this.skipping = true;
    this.line?.say({ type: 'skip' });
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

  /** Asks for a hint, or why a certain choice is not among the best. */
  async askHint(about?: number): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    this.hintProblem = null;
    try {
      const hint = await api.hint(this.id, this.seat, about);
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

  protected hear(message: ServerMessage): void {
    if (message.type === 'error') [this.problem, this.problemCode] = [message.message, message.code];
    if (message.type === 'refused') {
      this.notice = `refused:${message.reason}`;
      this.noticeParams = message.params;
    }
    if (message.type === 'because') this.why = answered(this.why, message);
    if (message.type === 'stale') this.notice = 'stale';
    if (message.type !== 'update') this.gather.flush();
    const next = receive(this.gather.latest, message);
    if (next === null) {
      if (message.type === 'update') this.line?.say({ type: 'refresh', last: lastNumber(this.gather.latest) });
      return;
    }
    if (message.type === 'update') {
      this.outdated = next.position.base !== this.known?.position.base;
      this.gather.add(next);
      return;
    }
    this.gather.latest = next;
    this.draw(next);
    if (message.type === 'welcome') this.welcomed(next);
  }

  /** Shows what is known now. */
  private draw(known: Known): void {
    const isNew = known.position.base !== this.known?.position.base;
    this.known = known;
    this.outdated = false;
    if (isNew) this.newPrompt();
    if (!this.waitsForBot) this.skipping = false;
    const plays = this.hands === null && this.pending === null && known.table.seats[known.seat]?.kind === 'person';
    if (plays) this.ease.consider(known);
  }

  private newPrompt(): void {
    this.picked = [];
    this.why = null;
    this.hint = null;
    this.hintProblem = null;
  }

  private welcomed(known: Known): void {
    this.problem = '';
    this.returns += 1;
    if (known.seat >= 0) this.line?.say({ type: 'pace', pace: prefs.now.pace });
    void speech.loadGame(rulesId(known.table));
    if (lacksBeginning(known)) void this.fillLog();
  }

  /** The beginning of a long log comes over HTTP. */
  private async fillLog(): Promise<void> {
    const seat = this.seat;
    const missing = (): boolean => this.line !== null && this.known?.seat === seat && lacksBeginning(this.known);
    const page = await again(() => api.log(this.id, seat), missing);
    this.gather.flush();
    const known = this.known;
    if (page === null || known === null || !missing()) return;
    const first = known.log[0]?.number ?? Infinity;
    const whole = { ...known, log: [...page.events.filter((event) => event.number < first), ...known.log] };
    this.known = this.gather.latest = whole;
  }
}
