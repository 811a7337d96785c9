/** The few questions the board asks the view of Burn Rate; what a view holds stands in `shapes.ts`. */
import { DEPARTMENTS, kindOf } from './departments';
import { idleOf } from './projects';
import type { BoxRow, Card, Colour, DeckZone, Department, Person, View, Zone } from './shapes';
import type { Faced } from '../../lib/board';

/** What can be looked at close up. */
export type Subject = Card | Person;

/** Zones of one kind, with what can lie there. */
function zonesOf<Kind extends Zone['kind']>(view: View, kind: Kind): Extract<Zone, { kind: Kind }>[] {
  return view.zones.filter((zone): zone is Extract<Zone, { kind: Kind }> => zone.kind === kind);
}

export const staffOf = (view: View, seat: number): Person[] => zonesOf(view, 'company').find((zone) => zone.owner === seat)?.things ?? [];
export const ideasOf = (view: View, seat: number): Card[] => zonesOf(view, 'ideas').find((zone) => zone.owner === seat)?.things ?? [];
export const discardIn = (view: View): Card[] => zonesOf(view, 'row')[0]?.things ?? [];

/** The cards of a hand that are seen. */
export function handOf(view: View, seat: number): Card[] {
  const hand = zonesOf(view, 'hand').find((zone) => zone.owner === seat)?.things ?? [];
  return hand.filter((thing) => 'effect' in thing);
}

/** How many cards of a hand are not seen. */
export function backsOf(view: View, seat: number): number {
  const hand = zonesOf(view, 'hand').find((zone) => zone.owner === seat)?.things ?? [];
  return hand.reduce((sum, thing) => sum + ('back' in thing ? thing.count : 0), 0);
}

/** The person who is face up in a department. */
export function candidateOf(view: View, name: Department): Person | undefined {
  return zonesOf(view, 'pool')[0]?.things.find((person) => person.department === name);
}

/** The people below that one, from the top. */
export function pileOf(view: View, name: Department): DeckZone['things'] {
  return zonesOf(view, 'deck').find((zone) => zone.ref === `pile:${name}`)?.things ?? [];
}

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
export const menuOf = (view: View): Faced[] => zonesOf(view, 'menu').flatMap((zone) => zone.things);

/** Whose colours a card has: a department's, purple for the Vice-Presidents, or none where the box has no such card. */
export function coloursIn(view: View, face: string): Colour | 'none' {
  return rowIn(view, face)?.colour ?? 'none';
}

/** Is it a card against others? Those have a pointed top. */
export function hurtsIn(view: View, face: string): boolean {
  return rowIn(view, face)?.hurts ?? false;
}

function rowIn(view: View, face: string): BoxRow | undefined {
  return view.box.find((row) => row.kind === kindOf(face));
}

/** The department of anybody in the box, wherever they are. */
export function departmentIn(view: View, person: string): Department {
  const seen = [...zonesOf(view, 'company'), ...zonesOf(view, 'pool')].flatMap((zone) => zone.things).find((one) => one.face === person);
  const isAmong = (layer: DeckZone['things'][number]): boolean => ('face' in layer ? layer.face === person : 'among' in layer && layer.among.includes(person));
  return seen?.department ?? DEPARTMENTS.find((name) => pileOf(view, name).some(isAmong)) ?? 'dev';
}
