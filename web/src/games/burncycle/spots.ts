/** Which squares, edges and rooms of the map can be pressed, and where they lie. */
import { gridName } from '../../lib/texts';
import { goer, isOnMap, isOptimised } from './dock';
import { zoneTitle, type Speaker } from './facts';
import { beside, floorOf, isDirection, pointOf, strokeOf, zoneName, type Point } from './plan';
import type { Direction, View } from './shapes';
import { activeSquare, robotOf } from './view';

export interface Spot extends Point {
  ref: string;
  kind: 'square' | 'edge' | 'room';
  label: string;
  /** What is written on it. */
  sign: string;
  optimised: boolean;
}

const ARROWS: Record<Direction, string> = { n: '↑', e: '→', s: '↓', w: '←' };

/** The spots of what glows; pieces are buttons themselves. */
export function spotsOf(view: View, glowing: Iterable<string>, picked: readonly string[], on: Speaker): Spot[] {
  const refs = [...glowing].filter((ref) => isOnMap(view, ref, picked) && !/^(robot|unit):/.test(ref));
  return refs.flatMap((ref) => spotOf(view, ref, picked, on) ?? []);
}

/** Where on the map something glows: spots, robots and units. */
export function pointsOf(view: View, glowing: ReadonlySet<string>, picked: readonly string[], on: Speaker): Point[] {
  const pieces = [...view.robots.map((row) => ({ ref: `robot:${row.robot}`, at: row.at })), ...view.units.map((row) => ({ ref: `unit:${row.unit}`, at: row.at }))];
  const glow = pieces.flatMap(({ ref, at }) => (glowing.has(ref) && at !== null ? [pointOf(at)] : []));
  return [...spotsOf(view, glowing, picked, on).map(({ x, y }) => ({ x, y })), ...glow];
}

function spotOf(view: View, ref: string, picked: readonly string[], on: Speaker): Spot | null {
  const [kind = '', name = '', direction = ''] = ref.split(':');
  const spot = (at: Point, of: Spot['kind'], label: string, sign = ''): Spot => ({ ...at, ref, kind: of, label, sign, optimised: isOptimised(view, ref) });
  switch (kind) {
    case 'square':
      return spot(pointOf(name), 'square', on.say('action-square', { square: name }), gridName(pointOf(name).x, pointOf(name).y));
    case 'edge': {
      const { from, to } = strokeOf(`${name}:${direction}`);
      return spot({ x: (from.x + to.x) / 2 - 0.5, y: (from.y + to.y) / 2 - 0.5 }, 'edge', on.say('action-door', { square: name, direction }));
    }
    case 'zone':
      return spot(middleOf(view, name), 'room', zoneTitle(view, name, on), '✓');
    case 'wall':
      return ahead(activeSquare(view), name, on.say('action-break', { direction: name }), '✕');
    case 'door':
      return ahead(activeSquare(view), name, on.say('action-keypad', { direction: name }), '#');
    default: {
      const [who = '', piece = ''] = (goer(view, picked) ?? '').split(':');
      const at = who === 'unit' ? view.units.find((row) => row.unit === piece)?.at : robotOf(view, piece)?.at;
      const label = who === 'unit' ? on.say('action-dir', { direction: name }) : on.say('action-step', { robot: piece, direction: name });
      return ahead(at ?? null, name, label, isDirection(name) ? ARROWS[name] : '');
    }
  }

  /** Edges are too thin to press: the square behind one is pressed instead. */
  function ahead(square: string | null, toward: string, label: string, sign: string): Spot | null {
    return square !== null && isDirection(toward) ? spot(pointOf(beside(square, toward)), 'square', label, sign) : null;
  }
}

/** The square nearest to the middle of a zone. */
function middleOf(view: View, zone: string): Point {
  const squares = floorOf(view.map, []).squares.filter((square) => zoneName(square.zone) === zone);
  const mean = (side: 'x' | 'y'): number => squares.reduce((sum, square) => sum + square[side], 0) / Math.max(1, squares.length);
  const [x, y] = [mean('x'), mean('y')];
  const away = (square: Point): number => Math.hypot(square.x - x, square.y - y);
  return squares.toSorted((one, other) => away(one) - away(other))[0] ?? { x: 0, y: 0 };
}
