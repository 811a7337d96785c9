/** Zoom and pan of the map. Panning is plain scrolling, so fingers, wheels and keys all do it; here is only the arithmetic. */

import type { Point } from './plan';

export const MOST_ZOOM = 2.2;
const STEP = 1.3;

/** The next zoom in this direction, within bounds. */
export function zoomed(zoom: number, direction: 1 | -1, least: number): number {
  return bounded(zoom * (direction > 0 ? STEP : 1 / STEP), least);
}

export function bounded(zoom: number, least: number): number {
  return Math.min(MOST_ZOOM, Math.max(least, zoom));
}

/** Where to scroll so that the point under the fingers stays there when the map grows by `factor`. */
export function anchored(scroll: number, anchor: number, factor: number): number {
  return (scroll + anchor) * factor - anchor;
}

/** Where to scroll so that `middle` is in the middle of a window of this size, within a map of that size. */
export function centred(middle: number, window: number, whole: number): number {
  return Math.min(Math.max(0, middle - window / 2), Math.max(0, whole - window));
}

/** Where to look: at all squares that are asked for and the one in question, if they fit; at the nearest asked for, if none would be seen; else at the one. */
export function aim(one: Point, asked: readonly Point[], side: number, window: { width: number; height: number }): Point {
  const fits = (points: readonly Point[]): boolean => length(points, 'x') * side <= window.width && length(points, 'y') * side <= window.height;
  if (asked.length === 0) return one;
  if (fits([one, ...asked])) return middle([one, ...asked]);
  const far = (point: Point): number => Math.hypot(point.x - one.x, point.y - one.y);
  const near = [...asked].sort((a, b) => far(a) - far(b))[0]!;
  return fits([one, near]) ? middle([one, near]) : near;
}

function length(points: readonly Point[], axis: 'x' | 'y'): number {
  const all = points.map((point) => point[axis]);
  return Math.max(...all) - Math.min(...all) + 1;
}

function middle(points: readonly Point[]): Point {
  const half = (axis: 'x' | 'y'): number => (Math.max(...points.map((point) => point[axis])) + Math.min(...points.map((point) => point[axis]))) / 2;
  return { x: half('x'), y: half('y') };
}

/** How far two fingers are apart. */
export function spread(touches: ArrayLike<{ clientX: number; clientY: number }>): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
