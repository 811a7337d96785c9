/** What things are called: in our words, or else in those of the game. */
import type { Faced } from '../../lib/board';
import { wordsFor, wordsIfAny, type Speaker } from '../../lib/words';
import type { Table } from './context';
import type { View } from './shapes';
import { rankIn } from './view';

export function cardName(on: Speaker, card: string): string {
  return wordsFor(on, [`card-${card}.name`, `card-${card}`], card);
}

export function cardText(on: Speaker, card: string): string {
  return wordsIfAny(on, `card-${card}.text`);
}

export function roleName(on: Speaker, role: string): string {
  return wordsFor(on, [`role-${role}.name`, `role-${role}`], role);
}

/** Name, rank where the table tells it, and what the card does. */
export function cardLabel(on: Speaker & { view: View }, card: string, count: number): string {
  const rank = rankIn(on.view, card);
  const facts = [cardName(on, card), rank === null ? '' : on.say('sn-rank', { rank }), count > 1 ? on.say('sn-copies') : ''];
  return [facts.filter(Boolean).join(', '), cardText(on, card)].filter(Boolean).join('. ');
}

/** The letter on an alliance token. */
export function colourLetter(on: Speaker, colour: string): string {
  return wordsIfAny(on, `sn-letter-${colour}`) || wordsFor(on, [`colour-${colour}`], colour).slice(0, 1).toLocaleUpperCase();
}

/** Whose card was discarded, and why. */
export function discardText(on: Speaker, { seat, cause }: { seat: number; cause: string }): string {
  return seat < 0 ? on.say('sn-discarded-laid') : wordsFor(on, [`sn-discarded-${cause}`, `cause-${cause}`], cause, { seat });
}

export function answerText(on: Speaker, answer: string): string {
  return wordsFor(on, [`sn-answer-${answer}`, `action-answer-${answer}`, `answer-${answer}`], answer);
}

/** The texts of what lies in each menu, by what is written there. */
const MENUS: Record<string, (name: string) => string> = { roles: (name) => `role-${name}.name`, answers: (name) => `action-answer-${name}` };

/** What is written on a thing of a menu: the game's words, or those of the list of choices. */
export function menuText(on: Pick<Table, 'say' | 'has' | 'called'>, menu: string, { ref, face }: Faced): string {
  return wordsIfAny(on, MENUS[menu]?.(face) ?? `choice-${face}`) || on.called(ref);
}
