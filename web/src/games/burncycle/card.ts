/** The mission card in words: its name and story, and its lines grouped as they are read. */
import { wordsFor, wordsIfAny } from '../../lib/words';
import { gridName } from '../../lib/texts';
import { zoneTitle, type Speaker } from './facts';
import { pointOf } from './plan';
import type { Brief, GoalRow, MissionCard, View } from './shapes';

export interface CardFloor {
  number: number;
  title: string;
  state: 'done' | 'now' | 'later';
  goals: { line: Brief; row: GoalRow }[];
  others: Brief[];
}

const ASKED = 'boardroom-card';

/** The mission's name: an owner's own, or ours. */
export function missionName({ key, name }: MissionCard, on: Speaker): string {
  return name ?? wordsFor(on, [`mission-${key}`], key);
}

export function missionStory({ key, story }: MissionCard, on: Speaker): string {
  return story ?? wordsIfAny(on, `mission-${key}.story`);
}

/** Every floor with its objectives and how far each has come, then what else is said of it. */
export function floorsOf(card: MissionCard, on: Speaker): CardFloor[] {
  return card.floors.map((floor, place) => {
    const number = place + 1;
    const lines = card.lines.filter((line) => line.floor === number);
    return {
      number,
      title: on.say('brief-part-floor', { floor: number, plan: floor.plan }),
      state: number < card.floor ? 'done' : number === card.floor ? 'now' : 'later',
      goals: floor.goals.map((row, goal) => ({ row, line: lines[goal]! })),
      others: lines.slice(floor.goals.length),
    };
  });
}

/** What is still missing, once that is what holds the team up: all objectives are met, or everybody stands at an exit. */
export function waitsOf(view: View): Brief[] {
  const { waits } = view.mission;
  const met = view.goals.every((goal) => goal.now >= goal.needed);
  const everybodyOut = view.robots.every((row) => row.at !== null) && waits.every((wait) => wait.key === 'brief-wait-goal');
  return met || everybodyOut ? waits : [];
}

/** Where an objective is to be met, if there is one place only: a room, or a square as the map names it. */
export function placeOf(view: View, { zones, squares }: GoalRow, on: Speaker): string {
  const [zone, ...others] = zones;
  if (zone !== undefined) return others.length === 0 ? zoneTitle(view, zone, on) : '';
  const { x, y } = pointOf(squares[0] ?? '');
  return squares.length === 1 ? gridName(x, y) : '';
}

/** The squares on which something of this floor is still to be done, and for which objective. */
export function litSquares(view: View): { square: string; goal: string }[] {
  return view.goals.flatMap(({ goal, squares }) => squares.map((square) => ({ square, goal })));
}

/** The layer from which on hubs count for an objective; none where no hub does. */
export function wantedLayer(view: View): number {
  return view.goals.some(({ goal, now, needed }) => goal === 'hubs' && now < needed) ? 3 : Infinity;
}

/** Has nothing been played yet? Then the card lies on top. */
export function isFresh(view: View): boolean {
  return view.outcome === null && view.round <= 1 && view.mission.floor === 1 && view.robots.every((row) => row.at === null);
}

/** Does the card open by itself? It does until somebody says no. */
export function opensItself(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(ASKED) !== 'asked';
}

export function setOpening(storage: Pick<Storage, 'setItem' | 'removeItem'>, byItself: boolean): void {
  if (byItself) storage.removeItem(ASKED);
  else storage.setItem(ASKED, 'asked');
}
