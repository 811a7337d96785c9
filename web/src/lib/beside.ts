/** Where something is shown close up: beside the pointer or beside the thing, never over it and never off the screen. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 14;
const EDGE = 6;

/** The upper left corner of something of this size beside `near`: to the side where there is more room, else above or below. */
export function beside(near: Box, size: Size, room: Box): Spot {
  const right = near.left + near.width;
  const bottom = near.top + near.height;
  const free = { left: near.left - room.left, right: room.left + room.width - right, above: near.top - room.top, below: room.top + room.height - bottom };
  const middle = near.top + near.height / 2 - size.height / 2;
  if (Math.max(free.left, free.right) >= size.width + GAP + EDGE) {
    const toTheRight = free.right >= size.width + GAP + EDGE && (free.right >= free.left || free.left < size.width + GAP + EDGE);
    return { left: toTheRight ? right + GAP : near.left - GAP - size.width, top: within(middle, size.height, room.top, room.height) };
  }
  const left = within(near.left + near.width / 2 - size.width / 2, size.width, room.left, room.width);
  const top = free.above >= free.below ? near.top - GAP - size.height : bottom + GAP;
  return { left, top: within(top, size.height, room.top, room.height) };
}

function within(at: number, length: number, from: number, all: number): number {
  return Math.max(from + EDGE, Math.min(at, from + all - length - EDGE));
}
