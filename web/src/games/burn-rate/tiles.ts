/** How large people are shown: as large as the window has room for, and never too small to be pressed. */

/** Sizes from large to small; the smallest has no room for a name below. */
export const SIZES = [86, 76, 66, 58, 50, 44] as const;
export const SMALLEST = 44;
export const CAPTION = 15;
const [GAP, BETWEEN, SIGN] = [1, 12, 27];

export interface Tiles {
  size: number;
  rows: number;
  captions: boolean;
  /** The last department, which has the engineers, has a line of its own. */
  stretched: boolean;
}

/**
 * The largest tiles with which so many people per department fit into this room. Where nothing fits, the engineers get a line
 * of their own below the others, and what is still too much is scrolled.
 */
export function tilesFor(counts: readonly number[], width: number, height: number): Tiles {
  const fits = SIZES.map((size) => laid(counts, size, width)).find((tiles) => heightOf(tiles) <= height && widthOf(tiles, counts) <= width);
  return fits ?? stretched(counts, width) ?? laid(counts, SMALLEST, width);
}

function laid(counts: readonly number[], size: number, width: number): Tiles {
  return { size, rows: rowsFor(counts, Math.floor((width - BETWEEN) / (size + GAP))), captions: size > SMALLEST, stretched: false };
}

function stretched(counts: readonly number[], width: number): Tiles | null {
  const isCrowd = (counts.at(-1) ?? 0) > 2;
  const fits = rowsFor(counts.slice(0, -1), Math.floor((width - BETWEEN) / (SMALLEST + GAP))) === 1;
  return isCrowd && fits ? { size: SMALLEST, rows: 1, captions: false, stretched: true } : null;
}

function heightOf({ size, rows, captions }: Tiles): number {
  return SIGN + rows * (size + GAP + (captions ? CAPTION : 0));
}

function widthOf({ size, rows }: Tiles, counts: readonly number[]): number {
  return BETWEEN + columnsFor(counts, rows) * (size + GAP);
}

function columnsFor(counts: readonly number[], rows: number): number {
  return counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / rows)), 0);
}

/** In how many rows people fit when so many tiles stand side by side; an empty department keeps one place. */
export function rowsFor(counts: readonly number[], columns: number): number {
  const most = Math.max(1, ...counts);
  for (let rows = 1; rows < most; rows++) if (columnsFor(counts, rows) <= columns) return rows;
  return most;
}
