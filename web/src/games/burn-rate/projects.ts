/** Who works on which BAD IDEA: a picture of the view's own numbers, which say how many engineers and contractors there are. */
import type { Card, Person } from './shapes';

/** One workplace of a project: an engineer of the company, or a contractor. */
export type Worker = Person | 'contractor';

export interface Project {
  idea: Card;
  workers: Worker[];
}

/** Seats the engineers at the projects in order; whoever is missing is a contractor (BR-3.17: only the total counts). */
export function projectsOf(ideas: readonly Card[], staff: readonly Person[]): Project[] {
  const engineers = staff.filter((person) => person.role === 'engineer');
  return ideas.map((idea) => ({ idea, workers: Array.from({ length: idea.value }, () => engineers.shift() ?? 'contractor') }));
}

/** Engineers with nothing to do: they are paid all the same. */
export function idleOf(ideas: readonly Card[], staff: readonly Person[]): Set<string> {
  const busy = ideas.reduce((sum, idea) => sum + idea.value, 0);
  return new Set(staff.filter((person) => person.role === 'engineer').slice(busy).map((person) => person.ref));
}
