/** What of Burn Rate is worth telling to whoever was away. */
import type { Recap } from '../../lib/recap';
import type { Seat, Told, View } from './shapes';

/** What each company has, as a mark. */
const each = (value: (seat: Seat) => number | boolean) => (view: View) => view.seats.map((row, seat) => ({ seat, value: value(row) }));

export const recap: Recap<View, Told['kind']> = {
  worth: {
    bankrupt: 10, doubled: 7, vp_removed: 7, poached: 6, idea_given: 5, bad_hired: 5, funded: 3, hired: 3, fired: 3, released: 3, took: 3, paid: 2,
    // Never told: cards whose effect is told, and bookkeeping.
    played: 0, discarded: 0, second_needed: 0, contractors_set: 0, drew: 0, dealt: 0, turned_up: 0, buried: 0, reshuffled: 0, turn_started: 0,
    game_started: 0, game_ended: 0,
  },
  answers: [],
  watched: [
    { key: 'br-since-solvent', worth: 9, of: each((seat) => seat.solvent) },
    { key: 'br-since-bank', worth: 6, of: each((seat) => seat.bank) },
    { key: 'br-since-rate', worth: 5, of: each((seat) => seat.burn_rate) },
    { key: 'br-since-ideas', worth: 4, of: (view) => view.zones.flatMap((zone) => (zone.kind === 'ideas' ? [{ seat: zone.owner, value: zone.things.length }] : [])) },
    { key: 'br-since-round', worth: 1, of: (view) => [{ value: view.round }] },
  ],
};
