/** The shape that says a rank without colour: a shape has as many corners as the rank has points. */

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
