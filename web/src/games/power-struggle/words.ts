/** What things are called that a designer may add: events, actions and choices. */
import type { Faced } from '../../lib/board';
import { wordsFor, wordsIfAny, type Speaker } from '../../lib/words';
import type { Table } from './context';
import { capital } from './view';

export function eventTitle(on: Speaker, name: string): string {
  return wordsFor(on, [`happening-${name}`], name);
}

/** What somebody is busy with; a grant is the Chairman's card. */
export function businessName(on: Speaker, action: string): string {
  return wordsFor(on, [action === 'grant' ? 'privilege-chairman' : `business-${action}`], action);
}

/** An action in one word. */
export function actionWord(on: Speaker, action: string): string {
  return capital(wordsFor(on, [`ps-act-${action}`, `business-${action}`], action));
}

/** What an action does: our words for it, or the game's sentence without its letter. */
export function actionText(on: Speaker, action: string): string {
  return wordsIfAny(on, `ps-act-${action}.text`) || capital(wordsIfAny(on, `action-act-${action}`).replace(LETTERED, ''));
}

/** The letter the booklet gives an action: the game's sentence begins with it. */
export function actionLetter(on: Speaker, action: string): string {
  return LETTERED.exec(wordsIfAny(on, `action-act-${action}`))?.[1] ?? '–';
}

const LETTERED = /^([A-Z])\s?: /;

/** What is written on the button of a choice. */
export function choiceText(on: Pick<Table, 'say' | 'has' | 'called'>, { ref, face }: Faced): string {
  return capital(wordsIfAny(on, `choice-${face}`) || on.called(ref));
}
