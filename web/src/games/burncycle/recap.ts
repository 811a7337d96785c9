/** What of burncycle is worth telling to whoever was away. */
import type { Recap } from '../../lib/recap';
import type { Told, View } from './shapes';

export const recap: Recap<View, Told['kind']> = {
  worth: {
    floor_done: 10, goal: 9, shut_down: 9, threshold: 8, revived: 7, spotted: 6, unit_attacked: 6, banned: 6, unit_down: 6, key_taken: 6, restarted: 6,
    booted: 5, unit_stunned: 5, wall_broken: 5, imperative_done: 5, ip_returned: 4, hub: 4, door_unlocked: 4, cache_drawn: 4, repaired: 4,
    terminal_done: 4, level: 3, ceo_level: 3, calmed: 3, lost_them: 3, inspected: 3, mainframe: 3, threat: 2, installed: 2, bought: 2, activated: 2,
    slot_opened: 2, investigated: 2, agent_chosen: 2, door_locked: 2, used: 2, cold_restarted: 4, swapped: 1, pushed: 3, crossed: 2, card_resolved: 1,
    traded: 1, ping_added: 1,
    // Never told: single steps and dice, and the beginning and the end, which have their own scenes.
    moved: 0, unit_moved: 0, ip_moved: 0, ping_moved: 0, ping_transferred: 0, ping_removed: 0, ping_rolled: 0, rolled: 0, rerolled: 0, tested: 0, failed: 0,
    boosted: 0, power: 0, chip: 0, passed: 0, actions_ended: 0, altered: 0, refreshed: 0, degraded: 0, cycle_rolled: 0, cycle_filled: 0, chip_gained: 0,
    chip_discarded: 0, dice_gained: 0, overtime: 0, keys_gained: 0, token: 0, bead_removed: 0, alert_moved: 0, quiet: 0, range: 0, keypad_drawn: 0,
    keypad_rolled: 0, resolved: 0, struck: 0, gave_up: 0, terminal_drawn: 0, network_drawn: 0, network_discarded: 0, imperative_drawn: 0,
    mission_action: 0, scrapped: 0, turn_began: 0, corporation_began: 0, floor_built: 0, unit_placed: 0, placed: 0, game_started: 0, game_over: 0,
  },
  answers: [],
  watched: [
    { key: 'bc-since-floor', worth: 10, of: (view) => [{ value: view.floor }] },
    { key: 'bc-since-threat', worth: 8, of: (view) => [{ value: view.threat, says: { limit: view.limit } }] },
    { key: 'bc-since-goal', worth: 9, of: (view) => view.goals.map(({ goal, now, needed }) => ({ which: { goal, floor: view.floor }, value: now, says: { needed } })) },
    { key: 'bc-since-online', worth: 9, of: (view) => view.robots.map(({ robot, online }) => ({ which: { robot }, value: online })) },
    { key: 'bc-since-seen', worth: 6, of: (view) => view.robots.map(({ robot, alert }) => ({ which: { robot }, value: alert === 'on' })) },
    { key: 'bc-since-power', worth: 5, of: (view) => view.robots.map(({ robot, power }) => ({ which: { robot }, value: power })) },
    { key: 'bc-since-level', worth: 4, of: (view) => view.seats.map(({ level }, seat) => ({ seat, value: level })) },
    { key: 'bc-since-round', worth: 2, of: (view) => [{ value: view.round }] },
  ],
};
