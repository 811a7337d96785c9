/** Answers without a press: what answers itself, what was ordered for good, and what was chosen in advance. It knows no rules. */
import type { Happening, View } from './board';
import { faceOf, findThing } from './things';
import type { Choice, Position } from './wire';

/** A standing order: always this choice where this is asked, until the game is over. */
export interface Order {
  prompt: string;
  choice: Choice;
}

/** A choice in advance, and how the things it names looked then. */
export interface Ahead {
  choice: Choice;
  looks: string;
}

/** How an answer comes about; the server marks it so in the own log. */
export type By = 'itself' | 'order' | 'ahead';

export interface Answer {
  by: By;
  choice: Choice;
  /** The same for all pages of a seat, so that the answer is given once. */
  client: string;
}

export interface Wishes {
  itself: boolean;
  orders: readonly Order[];
  ahead: Ahead | null;
}

/** What answers this position without a press, if anything does. */
export function answerFor(position: Position, log: readonly Happening[], wishes: Wishes): Answer | null {
  const answer = (by: By, choice: Choice | undefined): Answer | null =>
    choice === undefined ? null : { by, choice, client: `${by}-${position.base}` };
  const [only] = position.choices;
  if (only === undefined) return null;
  if (position.itself && wishes.itself) return answer('itself', only);
  if (cameBack(log)) return null;
  if (wishes.ahead !== null) return answer('ahead', stillMeant(position, wishes.ahead));
  return answer('order', ordered(position, wishes.orders));
}

/** The ordered choice. Nothing is ordered away that could be undone: a press may be the end of that. */
export function ordered(position: Position, orders: readonly Order[]): Choice | undefined {
  const order = orders.find((one) => one.prompt === position.view?.prompt.key);
  if (order === undefined || !position.dull || position.undo !== null) return undefined;
  return position.choices.find((choice) => choice.text === order.choice.text);
}

/** The choice in advance, if it is still offered and what it names still looks the same. */
export function stillMeant(position: Position, ahead: Ahead): Choice | undefined {
  const choice = position.choices.find((one) => one.code === ahead.choice.code);
  return choice !== undefined && looksOf(position.view, choice) === ahead.looks ? choice : undefined;
}

/** How the things of a choice look: another face in the same place is another choice. */
export function looksOf(view: View | null, choice: Choice): string {
  return choice.path.map((ref) => `${ref}=${(view && faceOf(findThing(view, ref)?.thing)) ?? ''}`).join(' ');
}

/** Did the table come back to its prompt by an undo? Then nothing is answered without a press. */
export function cameBack(log: readonly Happening[]): boolean {
  return log.findLast((event) => event.kind !== 'table-seated')?.kind === 'table-taken-back';
}

/** Milliseconds after which a quick person answers; drawn, so that an order cannot be told from a press. */
export function quickDelay(random: () => number = Math.random): number {
  return 700 + 800 * random();
}

/** The orders in this text, as far as they can be read. */
export function parseOrders(text: string | null): Order[] {
  try {
    const said: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(said) ? said.filter(isOrder) : [];
  } catch {
    return [];
  }
}

function isOrder(said: unknown): said is Order {
  const order = said as Partial<Order> | null;
  return typeof order?.prompt === 'string' && typeof order.choice?.text === 'string' && typeof order.choice.label?.key === 'string';
}
