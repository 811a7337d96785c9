/** How burncycle sounds. */
import type { SoundTable } from '../../lib/sounds';
import type { Told } from './shapes';

export const sounds: SoundTable<Told['kind']> = {
  rolled: 'dice', rerolled: 'dice', cycle_rolled: 'dice', keypad_rolled: 'dice', ping_rolled: 'dice', tested: 'dice',
  imperative_drawn: 'card', cache_drawn: 'card', keypad_drawn: 'card', terminal_drawn: 'card', network_drawn: 'card',
  network_discarded: 'card', card_resolved: 'card', agent_chosen: 'card',
  moved: 'step', crossed: 'step', swapped: 'step', pushed: 'step', placed: 'step', ip_moved: 'step',
  unit_moved: 'step', booted: 'step', door_unlocked: 'step', door_locked: 'step', wall_broken: 'step',
  bought: 'coin', traded: 'coin', keys_gained: 'coin', key_taken: 'coin', dice_gained: 'coin', chip_gained: 'coin',
  goal: 'coin', imperative_done: 'coin', floor_done: 'coin',
  threat: 'alarm', threshold: 'alarm', spotted: 'alarm', unit_attacked: 'alarm', struck: 'alarm', shut_down: 'alarm',
  banned: 'alarm', ping_added: 'alarm', failed: 'alarm',
  // Silent on purpose: what comes with an event that sounds, is mere bookkeeping, or is the end, which has its own sound.
  game_started: null, floor_built: null, unit_placed: null, activated: null, slot_opened: null, installed: null,
  scrapped: null, restarted: null, cold_restarted: null, turn_began: null, corporation_began: null,
  mission_action: null, cycle_filled: null, chip: null, chip_discarded: null, actions_ended: null, altered: null,
  refreshed: null, degraded: null, boosted: null, revived: null, repaired: null, used: null, token: null,
  inspected: null, bead_removed: null, lost_them: null, alert_moved: null, calmed: null, quiet: null, range: null,
  investigated: null, unit_down: null, unit_stunned: null, resolved: null, gave_up: null, terminal_done: null,
  hub: null, ip_returned: null, ceo_level: null, level: null, power: null, mainframe: null, overtime: null, passed: null,
  ping_moved: null, ping_transferred: null, ping_removed: null, game_over: null,
};
