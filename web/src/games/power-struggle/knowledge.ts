/** Which archenemy cards somebody may have, counted from what this seat knows and nothing else. */
import type { TableView } from './view';

/** The pairs of colour and competence card that `other` may hold in the eyes of `seat`. */
export function possibleEnemies(view: TableView, seat: number, other: number): number {
  const row = view.seats[other];
  if (!row) return 0;
  if (row.archenemy) return 1;
  const known = view.seats.flatMap((one, place) => (one.archenemy ? [one.archenemy] : place === seat && view.own ? [view.own.archenemy] : []));
  const colours = view.seats.map((one) => one.colour).filter((colour) => !known.some((card) => card.colour === colour));
  const cards = view.enemies.filter((card) => !known.some((one) => one.card === card));
  const isRuledOut = (colour: string, card: string): boolean => row.not_archenemy.some(([c, k]) => c === colour && k === card);
  return colours.reduce((sum, colour) => sum + cards.filter((card) => !isRuledOut(colour, card)).length, 0);
}
