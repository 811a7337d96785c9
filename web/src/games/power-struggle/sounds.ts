/** How Power Struggle sounds. */
import type { SoundTable } from '../../lib/sounds';
import type { Told } from './shapes';

export const sounds: SoundTable<Told['kind']> = {
  cards_dealt: 'card', events_drawn: 'card', event_sorted: 'card', turned: 'card', granted: 'card',
  bought: 'coin', bonus_paid: 'coin', received: 'coin', compensated: 'coin', fined: 'coin', showed_money: 'coin',
  accepted: 'coin', point: 'coin',
  offered: 'ask', refused: 'ask', card_named: 'ask',
  placed_board: 'step', placed_department: 'step', posted: 'step', settled: 'step', opened: 'step', brought: 'step',
  unit_moved: 'step', joined: 'step', merged: 'step', housed: 'step', established: 'step', consulted: 'step',
  head_named: 'step', head_by_card: 'step', chairman_elected: 'step', chairman_by_card: 'step', enticed: 'step',
  enticed_bank: 'step',
  fired: 'alarm', dismissed: 'alarm', chairman_dismissed: 'alarm', chairman_fell: 'alarm', announced: 'alarm',
  closed: 'alarm',
  // Silent on purpose: what comes with an event that sounds, is mere bookkeeping, or is the end, which has its own sound.
  game_started: null, meeting_opened: null, motivation_moved: null, motivation_reset: null, stack_ready: null,
  began: null, waived: null, passed: null, extra: null, stopped: null, committed: null, left_board: null,
  lifted: null, unit_taken: null, head_stays: null, retired_board: null, retired_counsel: null, resigned_board: null,
  resigned_counsel: null, sum_counted: null, scored: null, game_ended: null,
};
