/** Whom a line of the log is about: the table shows them while the line is looked at. */
import type { Happening } from './board';
import { SEAT_LIST_PARAMS, SEAT_PARAMS } from './texts';

/** The seats an event names. */
export function seatsIn(event: Happening): number[] {
  const found = new Set<number>();
  for (const [name, value] of Object.entries(event)) {
    if (SEAT_PARAMS.has(name) && typeof value === 'number' && value >= 0) found.add(value);
    if (SEAT_LIST_PARAMS.has(name) && Array.isArray(value)) value.forEach((seat) => typeof seat === 'number' && found.add(seat));
  }
  return [...found];
}

/** Marks everything with `data-seat` of these seats, and nothing else. */
export function pointAt(seats: readonly number[], root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-seat]')) {
    place.classList.toggle('pointed', seats.includes(Number(place.dataset['seat'])));
  }
}
