/** Pieces in words: what a screen reader hears of them, and what the caption shows. */
import { named, wordsFor, type Speaker as Words } from '../../lib/words';
import type { RobotRow, UnitRow, View } from './shapes';

export interface Speaker extends Words {
  names: readonly string[];
}

/** The robot's name: its agent, or the module. */
export function robotName(view: View, robot: string, on: Speaker): string {
  const [kind, key] = robot === 'module' ? ['module', view.module.key] : ['agent', view.seats[Number(robot)]?.agent ?? ''];
  return wordsFor(on, [`${kind}-${key}`, `robot-${robot}`], key ?? robot);
}

export function robotFacts(view: View, row: RobotRow, on: Speaker): string {
  const facts = [on.say('bc-power', { count: row.power })];
  if (row.robot !== 'module') facts.unshift(on.say(`robot-${row.robot}`), on.names[Number(row.robot)] ?? '');
  if (!row.online) facts.push(on.say('bc-offline'));
  if (row.alert === 'on') facts.push(on.say('bc-spotted'));
  if (row.keys > 0) facts.push(on.say('bc-keys', { count: row.keys }));
  if (row.at !== null) facts.push(on.say('bc-on', { square: row.at }));
  return named(on, robotName(view, row.robot, on), ...facts.filter(Boolean));
}

export function unitName(view: View, unit: string, on: Speaker): string {
  return wordsFor(on, [unit === 'captain' ? `captain-${view.captain}` : `unit-${unit}`], unit);
}

/** What a unit can do, one fact each. */
export function unitTraits(row: UnitRow, on: Speaker): string[] {
  const traits = [
    row.unit === 'captain' ? on.say('bc-captain') : on.say('bc-level', { level: row.level }),
    on.say('bc-sees', { count: row.alert }),
    on.say('bc-moves', { count: row.move }),
    on.say('bc-resists', { stun: row.stun, down: row.resistance }),
    on.say('bc-damage', { count: row.damage }),
    wordsFor(on, [`bc-patrol-${row.patrol.replaceAll(' ', '-')}`], row.patrol),
    ...row.abilities.map((ability) => wordsFor(on, [`bc-can-${ability}`, `ability-${ability}`], ability)),
  ];
  if (row.grapple > 0) traits.push(on.say('bc-can-grapple', { count: row.grapple }));
  if (row.key) traits.push(on.say('bc-has-key'));
  if (row.stunned) traits.push(on.say('bc-stunned'));
  return traits;
}

export function unitFacts(view: View, row: UnitRow, on: Speaker): string {
  return named(on, unitName(view, row.unit, on), ...unitTraits(row, on), on.say('bc-on', { square: row.at }));
}

/** The name of a room: its own, or its letter's. */
export function zoneTitle(view: View, zone: string, on: Speaker): string {
  return wordsFor(on, [`room-${view.plan}-${zone}.name`, `room-${zone}.name`, `zone-${zone}`], zone);
}
