/** What of Power Struggle is worth telling to whoever was away. */
import type { Recap } from '../../lib/recap';
import { DIVISIONS, TRACKS } from './view';
import type { Seat, Told, View } from './shapes';

/** What each seat has, as a mark. */
const each = (value: (seat: Seat) => number) => (view: View) => view.seats.map((row, seat) => ({ seat, value: value(row) }));

export const recap: Recap<View, Told['kind']> = {
  worth: {
    announced: 10, point: 9, chairman_elected: 7, chairman_by_card: 7, chairman_fell: 7, accepted: 7, refused: 5, head_named: 6, head_by_card: 6,
    resigned_board: 6, resigned_counsel: 6, retired_board: 5, retired_counsel: 5, fired: 6, enticed: 6, merged: 5, established: 5, consulted: 5,
    bought: 4, turned: 4, meeting_opened: 4, bonus_paid: 3, closed: 4, granted: 3, settled: 3, opened: 3, unit_moved: 3, scored: 2, fined: 2,
    showed_money: 3, card_named: 1, placed_department: 1, placed_board: 1, left_board: 2, began: 1, posted: 1, dismissed: 1,
    // Never told: single steps of an action, what is told with another event, and the end, which has its own scene.
    motivation_moved: 0, motivation_reset: 0, cards_dealt: 0, chairman_dismissed: 0, head_stays: 0, compensated: 0, received: 0, offered: 0,
    sum_counted: 0, lifted: 0, brought: 0, unit_taken: 0, joined: 0, housed: 0, enticed_bank: 0, extra: 0, waived: 0, passed: 0, stopped: 0,
    committed: 0, stack_ready: 0, events_drawn: 0, event_sorted: 0, game_started: 0, game_ended: 0,
  },
  answers: [],
  watched: [
    { key: 'ps-since-points', worth: 9, of: each((seat) => seat.points.length) },
    { key: 'ps-since-chairman', worth: 6, of: (view) => [{ value: view.chairman, says: { next: view.chairman } }] },
    { key: 'ps-since-cash', worth: 5, of: (view) => (view.own === null ? [] : [{ seat: view.seat, value: view.own.cash }]) },
    { key: 'ps-since-head', worth: 5, of: (view) => DIVISIONS.map((division) => ({ which: { division }, value: view.heads[division], says: { next: view.heads[division] } })) },
    { key: 'ps-since-track', worth: 4, of: (view) => view.seats.flatMap((row, seat) => TRACKS.map((track) => ({ seat, which: { track }, value: row.tracks[track] }))) },
    { key: 'ps-since-consultants', worth: 4, of: each((seat) => seat.consultants) },
    { key: 'ps-since-meeting', worth: 3, of: (view) => [{ value: view.meeting }] },
    { key: 'ps-since-motivation', worth: 2, of: (view) => [{ value: view.motivation }] },
  ],
};
