/** The camera over the map: how large a square is drawn, and the fingers that change it. */
import type { Attachment } from 'svelte/attachments';
import { aim, anchored, bounded, centred, MOST_ZOOM, spread, zoomed } from './zooming';
import { pointOf, type Point } from './plan';

export class Camera {
  zoom = $state(1);
  private box: HTMLElement | null = null;
  private columns = 14;

  get canGrow(): boolean {
    return this.zoom < MOST_ZOOM;
  }

  /** The smallest zoom: the whole width is seen. */
  private get least(): number {
    const floor = this.box?.firstElementChild;
    if (!this.box || !floor) return 1;
    return Math.min(1, (this.zoom * this.box.clientWidth) / floor.clientWidth);
  }

  change(direction: 1 | -1): void {
    const box = this.box;
    if (box) this.set(zoomed(this.zoom, direction, this.least), box.clientWidth / 2, box.clientHeight / 2);
  }

  /** Brings a square into the middle; or rather some of those that are asked for, where they would not be seen then. */
  show(square: string | null, smooth = true, asked: readonly Point[] = []): void {
    const [box, floor] = [this.box, this.box?.firstElementChild];
    if (!box || !floor || square === null) return;
    const side = floor.clientWidth / this.columns;
    const to = aim(pointOf(square), asked, side, { width: box.clientWidth, height: box.clientHeight });
    const at = { left: centred((to.x + 0.5) * side, box.clientWidth, box.scrollWidth), top: centred((to.y + 0.5) * side, box.clientHeight, box.scrollHeight) };
    box.scrollTo({ ...at, behavior: smooth ? 'smooth' : 'auto' });
  }

  /** Makes an element the window through which the map is seen. */
  window(columns: number): Attachment<HTMLElement> {
    return (box) => {
      this.box = box;
      this.columns = columns;
      const stop = this.pinch(box);
      return () => {
        stop();
        this.box = null;
      };
    };
  }

  key(event: KeyboardEvent): void {
    const direction = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : null;
    if (direction === null || event.ctrlKey || event.metaKey) return;
    this.change(direction);
    event.preventDefault();
  }

  private set(zoom: number, x: number, y: number): void {
    const box = this.box;
    const factor = zoom / this.zoom;
    if (!box || factor === 1) return;
    const to = { left: anchored(box.scrollLeft, x, factor), top: anchored(box.scrollTop, y, factor) };
    this.zoom = zoom;
    requestAnimationFrame(() => box.scrollTo(to));
  }

  /** Two fingers zoom; one finger scrolls as everywhere. */
  private pinch(box: HTMLElement): () => void {
    let before = 0;
    const stop = new AbortController();
    const start = (event: TouchEvent): void => void (before = spread(event.touches));
    const move = (event: TouchEvent): void => {
      const now = spread(event.touches);
      if (now === 0 || before === 0) return;
      if (event.cancelable) event.preventDefault();
      const frame = box.getBoundingClientRect();
      const [one, other] = [event.touches[0], event.touches[1]];
      const middle = (side: 'clientX' | 'clientY'): number => ((one?.[side] ?? 0) + (other?.[side] ?? 0)) / 2;
      this.set(bounded((this.zoom * now) / before, this.least), middle('clientX') - frame.left, middle('clientY') - frame.top);
      before = now;
    };
    box.addEventListener('touchstart', start, { signal: stop.signal, passive: true });
    box.addEventListener('touchmove', move, { signal: stop.signal, passive: false });
    return () => stop.abort();
  }
}
