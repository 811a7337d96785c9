/** The few questions the board asks the view of burncycle; what a view holds stands in `shapes.ts`. */
import type { Die, RobotRow, Turn, View } from './shapes';

export const DICE: readonly Die[] = ['basic', 'advanced', 'elite'];

/** The robot of this name on the floor. */
export function robotOf(view: View, name: string): RobotRow | undefined {
  return view.robots.find((row) => row.robot === name);
}

/** Where the agent whose turn it is stands. */
export function activeSquare(view: View): string | null {
  return robotOf(view, String(view.active))?.at ?? null;
}

/** The dice that can still be rolled this turn. */
export function unspent(turn: Turn, die: Die): number {
  return Math.max(0, turn.dice[die] - turn.spent[die]);
}
