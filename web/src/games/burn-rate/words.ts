/** What things are called aloud. */
import { thingKey } from '../../lib/texts';
import type { Table } from './context';
import { departmentOf, kindOf } from './departments';
import type { Card, Person } from './view';

type Speaker = Pick<Table, 'view' | 'say'>;

/** A person's name: the one an owner wrote on the card, or ours. */
export function personName(on: Speaker, person: string): string {
  return on.view.names[`person-${person}`] ?? on.say(`person-${person}`);
}

/** Name, role, department, skill and salary in one breath. */
export function personLabel(on: Speaker, person: Person): string {
  const { department, role, salary } = person;
  return on.say('br-person', { name: personName(on, person.face), role, department, skill: person.skill ?? 'none', salary });
}

/** The title on a card: what kind it is. */
export function cardTitle(on: Speaker, face: string): string {
  return on.say(`br-kind-${kindOf(face)}`);
}

/** The name somebody gave a BAD IDEA, in its quotation marks; nothing for other cards. */
export function ideaTitle(on: Speaker, face: string): string {
  return kindOf(face) === 'bad-idea' ? on.say(thingKey('card', face)).replace(/\s*\(×\d+\)$/, '') : '';
}

export function cardName(on: Speaker, face: string): string {
  return on.say(`${thingKey('card', face)}.name`);
}

export function cardText(on: Speaker, face: string): string {
  return on.say(`${thingKey('card', face)}.text`);
}

/** What is printed large: money, engineers, or how many Vice-Presidents the target needs. */
export function valueMark(on: Speaker, card: Card): string {
  if (kindOf(card.face) === 'funding') return `+${card.value}`;
  if (kindOf(card.face) === 'bad-idea') return `×${card.value}`;
  return departmentOf(card.face) === null ? on.say('br-vps', { count: card.value }) : '';
}
