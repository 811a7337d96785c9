/** The view of Burn Rate as it travels, and the few questions the board asks it. */
import type { SeatRow, Thing, View, Zone } from '../../lib/board';
import { kindOf, type Department } from './departments';
import { idleOf } from './projects';

export type Role = 'vp' | 'manager' | 'engineer';

export interface Payday {
  salaries: number;
  engineers: number;
  engineers_needed: number;
  contractors: number;
  contractors_needed: number;
  factor: number;
  last: number;
  vps: number;
}

export interface Seat extends SeatRow {
  solvent: boolean;
  bank: number;
  burn_rate: number;
  /** How many paydays the bank lasts at the present burn; null when nothing burns. */
  runway: number | null;
  cards: number;
  heads: Record<Department, { skill: number; head: string | null }>;
  payday: Payday;
}

/** A person who is seen, with the numbers printed on the card. */
export interface Person extends Thing {
  face: string;
  department: Department;
  role: Role;
  skill: number | null;
  salary: number;
}

/** A play card that is seen; `value` is money, engineers or Vice-Presidents, as its effect has it. */
export interface Card extends Thing {
  face: string;
  effect: string;
  skills: number[];
  value: number;
}

/** What can be looked at close up. */
export type Subject = Card | Person;

/** People below the top of a pile: one who is known to be there, or some of whom the order is unknown. */
export interface Layer extends Thing {
  among?: string[];
}

export interface TableView extends View {
  seats: Seat[];
  phase: 'draft' | 'turn' | 'second' | 'layoffs' | 'over';
  round: number;
  played: number;
  discarded: number;
  draw: number;
  names: Record<string, string>;
  /** How many cards there are of each kind and value. */
  box: { kind: string; value: number; count: number }[];
  pending: string | null;
}

/** The frame's view, known to be one of this game. */
export function tableOf(view: View): TableView {
  return view as TableView;
}

/** The things in a zone. */
export function thingsIn<T extends Thing>(view: View, ref: string): T[] {
  const zone: Zone | undefined = view.zones.find((candidate) => candidate.ref === ref);
  return (zone?.things ?? []) as T[];
}

export const staffOf = (view: View, seat: number): Person[] => thingsIn<Person>(view, `company:${seat}`);
export const ideasOf = (view: View, seat: number): Card[] => thingsIn<Card>(view, `ideas:${seat}`);

/** The engineers of a company who have nothing to do. */
export const idleIn = (view: View, seat: number): Set<string> => idleOf(ideasOf(view, seat), staffOf(view, seat));

/** All seats clockwise, the own last: it lies nearest to the player. The gallery sees them in their order. */
export function seatsAround(seats: number, seat: number): number[] {
  return Array.from({ length: seats }, (_, step) => (seat < 0 ? step : (seat + 1 + step) % seats));
}

/** The people of one department, its head first, then the better ones. */
export function department(staff: readonly Person[], name: Department, head: string | null): Person[] {
  const rank = (person: Person): number => (person.face === head ? 9 : (person.skill ?? -1));
  return staff.filter((person) => person.department === name).sort((a, b) => rank(b) - rank(a));
}

/** Whatever can be pressed besides cards, people and companies: the things of all menus. */
export const menuOf = (view: View): Thing[] => view.zones.filter((zone) => zone.kind === 'menu').flatMap((zone) => zone.things);

/** What a card does, wherever it lies now; a card that lies nowhere in sight is known by its kind. */
export function effectIn(view: View, face: string): string {
  const cards = view.zones.flatMap((zone) => zone.things as Card[]);
  return cards.find((card) => card.face === face)?.effect ?? kindOf(face);
}

/** The department of anybody in the box, wherever they are. */
export function departmentIn(view: View, person: string): Department {
  for (const zone of view.zones) {
    const thing = zone.things.find((one) => one.face === person || (one as Layer).among?.includes(person));
    if (thing) return zone.kind === 'deck' ? (zone.ref.slice('pile:'.length) as Department) : (thing as Person).department;
  }
  return 'dev';
}
