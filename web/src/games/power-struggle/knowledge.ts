/** Which archenemy cards somebody may have, counted from what this seat knows and nothing else. */
import { COLOURS, type TableView } from './view';

/** How many competence cards are in the draw: one more than there are seats. */
const DRAWN_EXTRA = 1;

/** The pairs of colour and competence card that `other` may hold in the eyes of `seat`. */
export function possibleEnemies(view: TableView, seat: number, other: number): number {
  const row = view.seats[other];
  if (!row) return 0;
  if (row.archenemy) return 1;
  const known = view.seats.flatMap((one, place) => (one.archenemy ? [one.archenemy] : place === seat && view.own ? [view.own.archenemy] : []));
  const colours = COLOURS.slice(0, view.seats.length).filter((colour) => !known.some((card) => card.colour === colour));
  const cards = Array.from({ length: view.seats.length + DRAWN_EXTRA }, (_, place) => `card_${place + 1}`).filter((card) => !known.some((one) => one.card === card));
  const isRuledOut = (colour: string, card: string): boolean => row.not_archenemy.some(([c, k]) => c === colour && k === card);
  return colours.reduce((sum, colour) => sum + cards.filter((card) => !isRuledOut(colour, card)).length, 0);
}
