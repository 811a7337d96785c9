/** The four departments: each has a colour, a shape and (in the texts) a letter, so that none needs its colour to be told. */

export const DEPARTMENTS = ['sales', 'finance', 'hr', 'dev'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Outlines in a box from 0 to 24: a megaphone's cone, a coin, a pair of shoulders, a tag's angle brackets. */
export const SHAPES: Record<Department, string> = {
  sales: 'M12 1.500L23 22H1z',
  finance: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22z',
  hr: 'M4.500 2h15q2.500 0 2.500 2.500v15q0 2.500-2.500 2.500h-15Q2 22 2 19.500v-15Q2 2 4.500 2z',
  dev: 'M7 1.500h10L23.500 12 17 22.500H7L.5 12z',
};

/** Which department's head a card with this effect is checked against; the purple ones belong to none. */
const CHECKED: Record<string, Department> = {
  hire: 'hr',
  fire: 'hr',
  'bad-hire': 'hr',
  poach: 'hr',
  funding: 'finance',
  'bad-idea': 'sales',
  release: 'dev',
};

/** The kind of a card by its face: `hire` of `hire:123`. */
export function kindOf(face: string): string {
  return face.split(':', 1)[0] ?? face;
}

/** What the Vice-President cards do, and our own four by their names: an event tells the card alone. */
const PURPLE = ['remove-vp', 'double-payday', 'mass-firing', 'conflict-of-opinion', 'out-to-pasture', 'new-business-plan', 'layoffs'];
const AGAINST_OTHERS = ['bad-hire', 'poach', 'bad-idea', ...PURPLE];

/** The department whose head a card with this effect is checked against; null where there is none, or none that we know of. */
export function departmentOf(effect: string): Department | null {
  return CHECKED[effect] ?? null;
}

/** Whose colours such a card has: a department's, purple for the Vice-Presidents, or none where the effect is new to this board. */
export function coloursOf(effect: string): Department | 'vp' | 'none' {
  return departmentOf(effect) ?? (isPurple(effect) ? 'vp' : 'none');
}

/** Does the card count Vice-Presidents? */
export function isPurple(effect: string): boolean {
  return PURPLE.includes(effect);
}

/** Is it a card against others? Those have a pointed top. */
export function isOffensive(effect: string): boolean {
  return AGAINST_OTHERS.includes(effect);
}
