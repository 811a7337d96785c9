/** What things are called aloud. */
import type { Faced } from '../../lib/board';
import { thingKey } from '../../lib/texts';
import { plainWord, wordsFor, wordsIfAny } from '../../lib/words';
import type { Table } from './context';
import { kindOf } from './departments';
import type { Card, Person } from './shapes';
import { coloursIn } from './view';

type Speaker = Pick<Table, 'view' | 'say' | 'has'>;

/** A person's name: the one an owner wrote on the card, or ours. */
export function personName(on: Speaker, person: string): string {
  return on.view.names[`person-${person}`] ?? wordsFor(on, [`person-${person}`], person);
}

/** Name, role, department, skill and salary in one breath. */
export function personLabel(on: Speaker, person: Person): string {
  const { department, role, salary } = person;
  return on.say('br-person', { name: personName(on, person.face), person: person.face, what: role, role, department, skill: person.skill ?? 'none', salary });
}

/** Every set of skills that can be printed on a card, as the keys of texts have them. */
const SKILLS = Array.from({ length: 15 }, (_, bits) => [0, 1, 2, 3].filter((skill) => ((bits + 1) >> skill) & 1).join(''));

/** The title on a card: what kind it is. A kind that is new to the board is called what the game calls its cards, but for their skills. */
export function cardTitle(on: Speaker, face: string): string {
  const kind = kindOf(face);
  const key = [`br-kind-${kind}`, ...[kind, face, ...SKILLS.map((skills) => `${kind}:${skills}`)].map((card) => `${thingKey('card', card)}.name`)].find((one) => on.has(one));
  return key === undefined ? plainWord(kind) : on.say(key).replace(/( \d)+$| \([^)]*\)$/, '');
}

/** The name somebody gave a BAD IDEA, in its quotation marks; nothing for other cards. */
export function ideaTitle(on: Speaker, face: string): string {
  return kindOf(face) === 'bad-idea' ? wordsIfAny(on, thingKey('card', face)).replace(/\s*\(×\d+\)$/, '') : '';
}

export function cardName(on: Speaker, face: string): string {
  return wordsFor(on, [`${thingKey('card', face)}.name`, thingKey('card', face)], face);
}

export function cardText(on: Speaker, face: string): string {
  return wordsIfAny(on, `${thingKey('card', face)}.text`);
}

/** What is printed large: money, engineers, or how many Vice-Presidents the target needs. */
export function valueMark(on: Speaker, card: Card): string {
  if (card.effect === 'funding') return `+${card.value}`;
  if (card.effect === 'bad-idea') return `×${card.value}`;
  return coloursIn(on.view, card.face) === 'vp' ? on.say('br-vps', { count: card.value }) : '';
}

/** A thing of the menu: what the game calls it, or what the list of choices does. */
export function choiceName(on: Pick<Table, 'say' | 'has' | 'called'>, { ref, face }: Faced): string {
  return wordsIfAny(on, `choice-${face}`) || on.called(ref);
}

/** What is written on its button. */
export function choiceText(on: Pick<Table, 'say' | 'has' | 'called'>, thing: Faced): string {
  return wordsIfAny(on, `br-do-${thing.face}`) || choiceName(on, thing);
}
