/** Zoom and pan of the map. Panning is plain scrolling, so fingers, wheels and keys all do it; here is only the arithmetic. */

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

/** How far two fingers are apart. */
export function spread(touches: ArrayLike<{ clientX: number; clientY: number }>): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
