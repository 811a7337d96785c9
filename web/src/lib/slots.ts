/** Places of a hand: a card stays where it lies while it is held, and a new one takes the first place that is free. */

/** The places after something came or went, at least so many; null is a free place. */
export function keepPlaces(before: readonly (string | null)[], now: readonly string[], least: number): (string | null)[] {
  const places = before.map((ref) => (ref !== null && now.includes(ref) ? ref : null));
  for (const ref of now.filter((one) => !places.includes(one))) {
    const free = places.indexOf(null);
    places[free < 0 ? places.length : free] = ref;
  }
  while (places.length < least) places.push(null);
  while (places.length > least && places.at(-1) === null) places.pop();
  return places;
}

/** Remembers the places of one hand. */
export class Slots {
  private places: (string | null)[] = [];

  constructor(private readonly least: number) {}

  keep(now: readonly string[]): (string | null)[] {
    this.places = keepPlaces(this.places, now, this.least);
    return this.places;
  }
}
