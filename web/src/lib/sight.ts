/** Brings what may be pressed next into sight: the board scrolls by itself, but never against somebody's own finger. */
import type { Box } from './beside';

/** What the screen shows of the board: below the status line, the words of a lesson and the names of its parts, and above the sheet of choices. */
export function roomOf(doc: Document): Box {
  const [wide, high] = [doc.documentElement.clientWidth, window.innerHeight];
  const tops = [...doc.querySelectorAll('.table .top, .table [data-over-board]')].filter((one) => getComputedStyle(one).position === 'sticky');
  const sheet = doc.querySelector('.table .choices.panel');
  const isOver = sheet !== null && getComputedStyle(sheet).position === 'fixed';
  const from = Math.max(0, ...tops.map((one) => one.getBoundingClientRect().bottom)) + (doc.querySelector<HTMLElement>('.table .parts')?.offsetHeight ?? 0);
  const until = isOver ? sheet.getBoundingClientRect().top : high;
  return { left: 0, top: from, width: wide, height: until - from };
}

/** How far to scroll so that all of these are seen, or the first of them where they are too far apart; nothing where some are seen and not all can be. */
export function way(boxes: readonly Box[], room: Box): { x: number; y: number } {
  return { x: along(boxes.map(({ left, width }) => [left, left + width]), room.left, room.width), y: along(boxes.map(({ top, height }) => [top, top + height]), room.top, room.height) };
}

const EDGE = 8;

function along(spans: readonly (readonly [number, number])[], from: number, length: number): number {
  const [first] = spans;
  if (first === undefined) return 0;
  const until = from + length;
  const all: readonly [number, number] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  const isSeen = ([start, end]: readonly [number, number]): boolean => start >= from && end <= until;
  if (all[1] - all[0] <= length - 2 * EDGE) return least(all, from + EDGE, until - EDGE);
  return spans.some(isSeen) ? 0 : least(first, from + EDGE, until - EDGE);
}

/** The least way that brings a span between two edges; its start, where it is too long. */
function least([start, end]: readonly [number, number], from: number, until: number): number {
  if (start < from) return start - from;
  return end > until ? Math.min(end - until, start - from) : 0;
}

/** These things, where the screen can show them together; else the first of them. */
export function together(things: readonly HTMLElement[], room: Box = roomOf(document)): HTMLElement[] {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const high = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
  return things.slice(0, high <= room.height - 2 * EDGE ? things.length : 1);
}

const GLOWING = '[data-glowing="true"], [data-ref].glows, [data-ref].glowing';
const glowingIn = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(GLOWING)];
const PATIENCE = 700; // ms since somebody last scrolled
const FRAMES = 60; // until nothing is expected any more

/** Watches fingers and wheels on the page, and brings things into sight when it is asked to. */
export class Sight {
  private moved = -Infinity;
  private down = false;
  private asked = 0;

  /** For the board's element. */
  readonly watch = (): (() => void) => {
    const stop = new AbortController();
    const on = (kind: string, heard: () => void): void => window.addEventListener(kind, heard, { signal: stop.signal, passive: true, capture: true });
    on('wheel', () => (this.moved = performance.now()));
    on('touchmove', () => (this.moved = performance.now()));
    on('touchstart', () => (this.down = true));
    for (const kind of ['touchend', 'touchcancel']) on(kind, () => (this.down = false));
    return () => stop.abort();
  };

  /** Scrolls to what glows on this board, or to other things of it, as soon as they are drawn: a board may still be on its way. */
  show(board: HTMLElement, smooth: boolean, find = glowingIn): void {
    const asked = ++this.asked;
    const look = (frames: number): void => {
      if (asked !== this.asked) return;
      const things = find(board).filter((thing) => thing.getClientRects().length > 0);
      if (things.length > 0) this.bring(board, things, smooth);
      else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
    };
    requestAnimationFrame(() => look(FRAMES));
  }

  private bring(board: HTMLElement, things: readonly HTMLElement[], smooth: boolean): void {
    if (this.down || performance.now() - this.moved < PATIENCE) return;
    const behavior = smooth ? 'smooth' : 'auto';
    const scroller = getComputedStyle(board).overflowY === 'visible' ? null : board;
    const places = things.map((thing) => paneOf(board, thing) ?? thing);
    const { y } = way(places.map((place) => place.getBoundingClientRect()), scroller?.getBoundingClientRect() ?? roomOf(document));
    if (y !== 0) (scroller ?? window).scrollBy({ top: y, behavior });
  }
}

/** The part of a board that pans by itself, with `data-pan`: it is brought into sight as a whole. */
function paneOf(board: HTMLElement, thing: HTMLElement): HTMLElement | null {
  const pane = thing.closest<HTMLElement>('[data-pan]');
  return pane !== null && board.contains(pane) ? pane : null;
}
