/** The shape of each seat's mark, in a square of 40. */
export const SHAPES = [
  'M5 5h30v30H5z',
  'M20 1l19 34H1z',
  'M13 2h14v11h11v14H27v11H13V27H2V13h11z',
  'M11 3h18l10 17-10 17H11L1 20z',
  'M20 1l6 12 13 2-9.5 9L32 38l-12-7-12 7 2.5-14L1 15l13-2z',
];

/** Which of them a seat has. */
export function shapeOf(seat: number): number {
  return ((seat % SHAPES.length) + SHAPES.length) % SHAPES.length;
}
