/** Which furniture stands where: decoration only, the same for the same plan, never where something lies. */
import { nameOf, type Floor, type Room } from './plan';
import type { FloorMap } from './shapes';

export interface Piece {
  kind: Kind;
  x: number;
  y: number;
  turned: boolean;
}

const KINDS = ['desk', 'shelf', 'sofa', 'rack', 'plant', 'table'] as const;
export type Kind = (typeof KINDS)[number];

/** The furniture of all rooms; each room has a taste of its own. */
export function furnitureOf(floor: Floor, map: FloorMap, taken: ReadonlySet<string>): Piece[] {
  const busy = new Set([...taken, ...map.hideouts, ...map.objectives, ...map.posts]);
  return floor.rooms.filter((room) => /[a-z]/.test(room.letter)).flatMap((room) => furnish(room, map, busy));
}

function furnish(room: Room, map: FloorMap, busy: ReadonlySet<string>): Piece[] {
  const taste = room.letter.charCodeAt(0) + room.width * 3;
  const pieces: Piece[] = [];
  for (let y = room.y; y < room.y + room.height; y += 1) {
    for (let x = room.x; x < room.x + room.width; x += 1) {
      const luck = (x * 7 + y * 13 + taste * 5) % 9;
      const isRoom = map.zones[y * map.width + x] === room.letter;
      if (!isRoom || luck > 3 || busy.has(nameOf({ x, y }))) continue;
      pieces.push({ kind: KINDS[(taste + (luck === 3 ? 4 : luck === 2 ? 1 : 0)) % KINDS.length] ?? 'desk', x, y, turned: (x + y) % 2 === 0 });
    }
  }
  return pieces;
}
