/** How Burn Rate sounds. */
import type { SoundTable } from '../../lib/sounds';
import type { Told } from './shapes';

export const sounds: SoundTable<Told['kind']> = {
  played: 'card', discarded: 'card', dealt: 'card', took: 'card', turned_up: 'card',
  funded: 'coin', paid: 'coin',
  hired: 'step', released: 'step', fired: 'step', poached: 'step', bad_hired: 'step', buried: 'step',
  vp_removed: 'step', contractors_set: 'step',
  bankrupt: 'alarm', idea_given: 'alarm', doubled: 'alarm',
  // Silent on purpose: what comes with an event that sounds, is mere bookkeeping, or is the end, which has its own sound.
  drew: null, second_needed: null, reshuffled: null, turn_started: null, game_started: null, game_ended: null,
};
