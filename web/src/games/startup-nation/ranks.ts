/** The cards by rank, and the shape that says the rank without colour: a shape has as many corners as the rank has points. */

export const ROLES = ['intern', 'tech_lead', 'recruiter', 'salesperson', 'director', 'investor', 'emmanuel', 'brigitte'] as const;

export const INTERNS = [
  'intern_miraculous',
  'intern_fire',
  'intern_strings',
  'intern_legal',
  'intern_clever',
  'intern_hyper',
  'intern_tax',
] as const;

/** All kinds of card in the order of their ranks. */
export const CARDS = [...INTERNS, ...ROLES.slice(1)] as const;

export type Role = (typeof ROLES)[number];
export type Card = (typeof INTERNS)[number] | Exclude<Role, 'intern'>;

/** What a card counts as when it is named in a question (SN-4). */
export function roleOf(card: string): Role {
  const rank = ROLES.indexOf(card as Role);
  return ROLES[Math.max(rank, 0)] as Role;
}

/** The printed rank; every intern is a 0 until the round ends (SN-24). */
export function rankOf(card: string): number {
  return Math.max(ROLES.indexOf(card as Role), 0);
}

/** The outline of a rank in a box from -1 to 1: a disc, a drop, a lens, then polygons, and a star for the highest. */
export function rankShape(rank: number): string {
  if (rank === 0) return 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z';
  if (rank === 1) return 'M0-1.25C.35-.7 1-.35 1 .2A1 .95 0 0 1-1 .2C-1-.35-.35-.7 0-1.25z';
  if (rank === 2) return 'M-1.3 0C-.7-1.1 .7-1.1 1.3 0C.7 1.1-.7 1.1-1.3 0z';
  if (rank === 3) return 'M0-1.3L1.28.9H-1.28z';
  if (rank === 7) return polygon(14, (corner) => (corner % 2 ? 0.86 : 1.22));
  return polygon(rank, () => (rank === 4 ? 1.25 : 1.1), rank === 4 ? 45 : 0);
}

function polygon(corners: number, radius: (corner: number) => number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((turn - 90 + (360 * corner) / corners) * Math.PI) / 180;
    return `${round(Math.cos(angle) * radius(corner))} ${round(Math.sin(angle) * radius(corner))}`;
  });
  return `M${points.join('L')}z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
