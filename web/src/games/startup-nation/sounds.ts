/** How Start-Up Nation sounds. */
import type { SoundTable } from '../../lib/sounds';
import type { Told } from './shapes';

export const sounds: SoundTable<Told['kind']> = {
  drew: 'card', played: 'card', exchanged: 'card', passed: 'card', tokens_swapped: 'card', round_started: 'card',
  asked: 'ask', answered: 'ask', looked: 'ask',
  bpi_given: 'coin', bpi_taken: 'coin',
  went_out: 'alarm',
  // Silent on purpose: what comes with an event that sounds, is mere bookkeeping, or is the end, which has its own sound.
  bpi_short: null, promoted: null, demoted: null, plays_again: null, swap_declined: null, round_ended: null,
  match_started: null, match_ended: null,
};
