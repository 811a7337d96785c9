/** The floor as shapes to draw: squares, walls, doors and rooms, in units of one square. Pure geometry. */
import type { Direction, FloorMap } from './shapes';

export interface Point {
  x: number;
  y: number;
}

/** A straight piece of an edge between two squares, from one corner to the other. */
export interface Stroke {
  from: Point;
  to: Point;
}

export interface Room {
  letter: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Floor {
  squares: { name: string; x: number; y: number; zone: string }[];
  walls: Stroke[];
  rooms: Room[];
}

const EMS = 160; // so many letters of size 1 are as wide as a square
const LEAST = 24;
const STEPS: Record<Direction, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const DIRECTIONS: readonly Direction[] = ['n', 'e', 's', 'w'];

/** Does this word of a ref, an edge or a way name a direction? */
export function isDirection(word: string): word is Direction {
  return DIRECTIONS.some((direction) => direction === word);
}

/** The square with this name: column, row. */
export function pointOf(square: string): Point {
  const [x = 0, y = 0] = square.split(',').map(Number);
  return { x, y };
}

export function nameOf({ x, y }: Point): string {
  return `${x},${y}`;
}

/** The square one step away. */
export function beside(square: string, direction: Direction): string {
  const { x, y } = pointOf(square);
  return nameOf({ x: x + STEPS[direction][0], y: y + STEPS[direction][1] });
}

/** The squares a way passes, the first among them. */
export function squaresOf(start: string, way: string): string[] {
  const passed = [start];
  for (const direction of [...way].filter(isDirection)) passed.push(beside(passed.at(-1) ?? start, direction));
  return passed;
}

/** The direction from a square to one of its neighbours; null for any other square. */
export function directionTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => beside(from, direction) === to) ?? null;
}

/** The stroke of an edge such as `5,9:s`. */
export function strokeOf(edge: string): Stroke {
  const [square = '', direction = 'n'] = edge.split(':');
  const { x, y } = pointOf(square);
  const corners: Record<Direction, Stroke> = {
    n: { from: { x, y }, to: { x: x + 1, y } },
    e: { from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } },
    s: { from: { x, y: y + 1 }, to: { x: x + 1, y: y + 1 } },
    w: { from: { x, y }, to: { x, y: y + 1 } },
  };
  return isDirection(direction) ? corners[direction] : { from: { x, y }, to: { x, y } };
}

/** The plan as shapes. Walls that go on in one line are one stroke; a destroyed wall is none. */
export function floorOf(map: FloorMap, destroyed: readonly string[]): Floor {
  const squares = [...map.zones].map((zone, n) => ({ name: `${n % map.width},${Math.floor(n / map.width)}`, x: n % map.width, y: Math.floor(n / map.width), zone }));
  const gone = new Set(destroyed.map((edge) => strokeKey(strokeOf(edge))));
  return { squares, walls: [...lines(map, gone, true), ...lines(map, gone, false)], rooms: roomsOf(squares) };
}

function strokeKey({ from, to }: Stroke): string {
  return `${from.x},${from.y}-${to.x},${to.y}`;
}

/** Is there a wall on the lower (or right) side of this square? Outside and nothing are walled off from the floor. */
function isWall(map: FloorMap, x: number, y: number, flat: boolean): boolean {
  const zone = (atX: number, atY: number): string => (atX < 0 || atY < 0 || atX >= map.width || atY >= map.height ? '#' : (map.zones[atY * map.width + atX] ?? '#'));
  const [here, there] = [zone(x, y), flat ? zone(x, y + 1) : zone(x + 1, y)];
  if (here === '#' || there === '#') return here !== there;
  return (flat ? map.south : map.east)[y * map.width + x] === '|';
}

function lines(map: FloorMap, gone: Set<string>, flat: boolean): Stroke[] {
  const found: Stroke[] = [];
  const [rows, columns] = flat ? [map.height, map.width] : [map.width, map.height];
  for (let row = -1; row < rows; row += 1) {
    let open: Stroke | null = null;
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = flat ? [column, row] : [row, column];
      const stroke: Stroke = flat ? { from: { x, y: y + 1 }, to: { x: x + 1, y: y + 1 } } : { from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } };
      if (!isWall(map, x, y, flat) || gone.has(strokeKey(stroke))) open = null;
      else if (open) open.to = stroke.to;
      else found.push((open = stroke));
    }
  }
  return found;
}

function roomsOf(squares: Floor['squares']): Room[] {
  const rooms = new Map<string, Room>();
  for (const { zone, x, y } of squares) {
    if ('#x.'.includes(zone)) continue;
    const room = rooms.get(zone) ?? { letter: zone, x, y, width: 1, height: 1 };
    room.width = Math.max(room.width, x - room.x + 1);
    room.height = Math.max(room.height, y - room.y + 1);
    rooms.set(zone, room);
  }
  return [...rooms.values()];
}

/** A room's name in one line or, where that would be too small to read, in two; and how large it can be at most. */
export function nameLines(title: string, width: number, most: number): { lines: string[]; size: number } {
  const size = (lines: string[]): number => Math.min(most, (width * EMS) / Math.max(...lines.map((line) => line.length)));
  const words = title.split(' ');
  const ways = words.map((_, place) => [words.slice(0, place), words.slice(place)].filter((part) => part.length > 0).map((part) => part.join(' ')));
  const [whole = [title], ...broken] = ways;
  const best = size(whole) >= LEAST ? whole : [whole, ...broken].reduce((one, other) => (size(other) > size(one) ? other : one));
  return { lines: best, size: size(best) };
}

/** The zone's name as the engine and its texts have it. */
export function zoneName(letter: string): string {
  return { '.': 'hall', x: 'exterior', '1': 's1', '2': 's2' }[letter] ?? letter;
}
