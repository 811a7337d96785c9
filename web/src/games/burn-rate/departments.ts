/** The four departments: each has a colour, a shape and (in the texts) a letter, so that none needs its colour to be told. */

import type { Department } from './shapes';

export type { Department };
export const DEPARTMENTS: readonly Department[] = ['sales', 'finance', 'hr', 'dev'];

/** Outlines in a box from 0 to 24: a megaphone's cone, a coin, a pair of shoulders, a tag's angle brackets. */
export const SHAPES: Record<Department, string> = {
  sales: 'M12 1.500L23 22H1z',
  finance: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22z',
  hr: 'M4.500 2h15q2.500 0 2.500 2.500v15q0 2.500-2.500 2.500h-15Q2 22 2 19.500v-15Q2 2 4.500 2z',
  dev: 'M7 1.500h10L23.500 12 17 22.500H7L.5 12z',
};

/** The kind of a card by its face: `hire` of `hire:123`. */
export function kindOf(face: string): string {
  return face.split(':', 1)[0] ?? face;
}
