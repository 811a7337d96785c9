/** What of Start-Up Nation is worth telling to whoever was away. */
import type { Recap } from '../../lib/recap';
import type { Seat, Told, View } from './shapes';

/** What each seat has, as a mark. */
const each = (value: (seat: Seat) => number | boolean) => (view: View) => view.seats.map((row, seat) => ({ seat, value: value(row) }));

export const recap: Recap<View, Told['kind']> = {
  worth: {
    round_ended: 9, went_out: 8, tokens_swapped: 6, exchanged: 6, promoted: 5, demoted: 5, bpi_given: 5, bpi_taken: 5, passed: 5, looked: 4,
    asked: 3, played: 1,
    // Never told: bookkeeping, what is told with another event, and the end, which has its own scene.
    answered: 0, drew: 0, bpi_short: 0, plays_again: 0, swap_declined: 0, round_started: 0, match_started: 0, match_ended: 0,
  },
  answers: ['answered'],
  watched: [
    { key: 'sn-since-score', worth: 8, of: each((seat) => seat.score) },
    { key: 'sn-since-living', worth: 7, of: each((seat) => seat.living) },
    { key: 'sn-since-token', worth: 6, of: (view) => view.seats.map(({ token }, seat) => ({ seat, value: token, says: { colour: token } })) },
    { key: 'sn-since-round', worth: 5, of: (view) => [{ value: view.round }] },
    { key: 'sn-since-bpi', worth: 4, of: each((seat) => seat.bpi) },
    { key: 'sn-since-deck', worth: 2, of: (view) => [{ value: view.deck }] },
  ],
};
