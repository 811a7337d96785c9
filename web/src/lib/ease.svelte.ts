/** What makes a table easy for one person: answers without a press, orders and choices in advance. Nobody else hears of them. */
import { answerFor, looksOf, parseOrders, quickDelay, type Ahead, type Answer, type Order } from './orders';
import { prefs } from './prefs.svelte';
import type { Known } from './follow';
import type { Choice } from './wire';

export class Ease {
  orders = $state.raw<Order[]>([]);
  ahead = $state.raw<Ahead | null>(null);
  /** What is about to be answered without a press. */
  coming = $state.raw<Answer | null>(null);
  /** A choice in advance could not be played. */
  dropped = $state(false);
  private place = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = -1;

  constructor(private readonly send: (answer: Answer) => void) {}

  /** What is drawn now: a prompt that was not seen yet is answered, where that was wished for. */
  consider(known: Known): void {
    this.open(known);
    const { position } = known;
    if (position.base === this.seen) return;
    this.seen = position.base;
    this.stop();
    if (position.choices.length === 0) return;
    const answer = answerFor(position, known.log, { itself: prefs.now.itself, orders: this.orders, ahead: this.ahead });
    if (this.ahead !== null && answer?.by !== 'itself') {
      this.dropped = answer?.by !== 'ahead';
      this.ahead = null;
    }
    if (answer !== null) this.plan(answer);
  }

  /** A choice is on its way: nothing else is. */
  stop(): void {
    clearTimeout(this.timer);
    this.coming = null;
  }

  order(prompt: string, choice: Choice): void {
    this.keep([...this.orders.filter((one) => one.prompt !== prompt), { prompt, choice }]);
  }

  cancelOrder(order: Order): void {
    this.keep(this.orders.filter((one) => one !== order));
    if (this.coming?.by === 'order') this.stop();
  }

  /** Chooses in advance; the same once more takes it back. */
  choose(known: Known, choice: Choice): void {
    this.dropped = false;
    this.ahead = this.ahead?.choice.code === choice.code ? null : { choice, looks: looksOf(known.position.view, choice) };
  }

  cancelAhead(): void {
    this.ahead = null;
    if (this.coming?.by === 'ahead') this.stop();
  }

  private plan(answer: Answer): void {
    const go = (): void => {
      this.coming = null;
      this.send(answer);
    };
    if (answer.by === 'itself') return go();
    this.coming = answer;
    this.timer = setTimeout(go, quickDelay());
  }

  /** Orders belong to one seat of one table, and end with its game. */
  private open(known: Known): void {
    const place = `boardroom-orders-${known.table.id}-${known.seat}`;
    if (known.table.status === 'over') this.keep([]);
    if (place === this.place) return;
    this.place = place;
    this.seen = -1;
    this.ahead = null;
    this.orders = parseOrders(sessionStorage.getItem(place));
  }

  private keep(orders: Order[]): void {
    this.orders = orders;
    if (orders.length > 0) sessionStorage.setItem(this.place, JSON.stringify(orders));
    else sessionStorage.removeItem(this.place);
  }
}
