/** The robot one is about to move, the way that is previewed, and the trip that is under way. */
import type { News } from '../../lib/board';
import type { Told, View, Way } from './shapes';
import { goOn, nextStep, plan, stepped, type Trip } from './trip';

export class Walker {
  /** The robot whose ways are shown; the agent's own unless another was asked for. */
  robot = $state('');
  /** The square whose way is previewed. */
  target = $state<string | null>(null);
  private trip = $state.raw<Trip | null>(null);
  private sent = false;

  get travels(): boolean {
    return this.trip !== null;
  }

  /** The robot that would walk now. */
  of(view: View, picked: readonly string[]): string {
    const asked = picked.find((ref) => ref.startsWith('robot:'))?.slice(6) ?? this.robot;
    const names = Object.keys(view.turn.routes);
    return names.includes(asked) ? asked : (names.find((name) => name === String(view.active)) ?? names[0] ?? '');
  }

  /** Sets out on a way; it is walked step by step as the server offers the steps. */
  go(robot: string, way: Way): void {
    this.robot = robot;
    this.target = null;
    this.trip = plan(robot, way.way);
    this.sent = false;
  }

  /** Something happened: the trip goes on only after a plain step. */
  hear(news: readonly News<Told>[]): void {
    if (this.trip === null || !this.sent || news.length === 0) return;
    this.trip = goOn(this.trip, news);
    this.sent = false;
  }

  /** Plays the next step where it is offered; what is not offered ends the trip. */
  advance(glowing: ReadonlySet<string>, play: (path: readonly string[]) => boolean): void {
    if (this.trip === null || this.sent || glowing.size === 0) return;
    const path = nextStep(this.trip);
    if (path === null || !play(path)) return this.stop();
    this.trip = stepped(this.trip);
    this.sent = true;
  }

  stop(): void {
    this.trip = null;
  }
}
