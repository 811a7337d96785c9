/** Small tables for the tests, in the shape in which they travel. */
import type { Department } from './departments';
import type { Card, Person, Role, TableView } from './view';

export function person(face: string, department: Department, role: Role, skill: number | null = null): Person {
  return { ref: `person:${face}`, face, count: 1, department, role, skill, salary: role === 'vp' ? 2 : 1 };
}

export function card(copy: string, value = 0, place = 'hand'): Card {
  const [kind = '', skills = ''] = copy.split(':');
  const face = kind === 'bad-idea' ? copy : copy.replace(/:[a-z]$/, '');
  return { ref: `${place}:${copy}`, face, count: 1, effect: kind, skills: [...skills].map(Number), value };
}

/** A view with these zones, and nothing else of interest. */
export function view(zones: { ref: string; kind: string; things: object[] }[], box: TableView['box'] = []): TableView {
  return { zones: zones.map((zone) => ({ owner: -1, ...zone })), box, seats: [], names: {} } as unknown as TableView;
}
