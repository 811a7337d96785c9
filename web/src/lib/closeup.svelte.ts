/** Something on the board close up, on hover, focus and long press, after 300 ms; Escape or any tap closes it. */
import type { Attachment } from 'svelte/attachments';

const DELAY = 300;

export class Closeup<T> {
  subject = $state.raw<T | null>(null);
  /** On which side of the board there is room for it. */
  side = $state<'left' | 'right'>('right');
  /** Opened by a long press: it stays until the next tap, which does nothing else. */
  private pinned = false;
  private lifting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(subject: T, near: Element): void {
    const box = near.getBoundingClientRect();
    this.side = box.left + box.width / 2 > window.innerWidth / 2 ? 'left' : 'right';
    this.subject = subject;
  }

  openSoon(subject: T, near: Element, pinned = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open(subject, near);
      this.pinned = this.lifting = pinned;
    }, DELAY);
  }

  /** A click anywhere, before anything else hears of it. */
  onClick(event: MouseEvent): void {
    if (this.pinned) event.stopPropagation();
    if (!this.lifting) this.close();
    this.lifting = false;
  }

  /** A finger comes down: the click that may follow is no longer the lifting of the long press. */
  onPress(): void {
    this.lifting = false;
  }

  /** Escape closes it, and does nothing else then. */
  onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.subject === null) return;
    event.stopPropagation();
    event.preventDefault();
    this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.pinned = false;
    // Removing a focused thing fires `blur` in the middle of an update, where nothing may be changed.
    if (this.subject !== null) queueMicrotask(() => (this.subject = null));
  }

  /** Makes an element show this. */
  on(subject: T | null): Attachment<HTMLElement> {
    return (node) => (subject === null ? undefined : this.listen(node, subject));
  }

  private listen(node: HTMLElement, subject: T): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const add = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void): void =>
      node.addEventListener(kind, heard, { signal });
    // A mouse that lies still while things move below it asks for nothing: it must move.
    let over = false;
    add('pointermove', (event) => {
      if (event.pointerType === 'mouse' && !over) this.openSoon(subject, node);
      over = true;
    });
    add('pointerleave', (event) => {
      over = false;
      if (event.pointerType === 'mouse') this.close();
    });
    add('focus', () => node.matches(':focus-visible') && this.openSoon(subject, node));
    add('blur', () => this.pinned || this.close());
    add('pointerdown', (event) => event.pointerType !== 'mouse' && !this.pinned && this.openSoon(subject, node, true));
    add('pointerup', () => clearTimeout(this.timer));
    add('pointercancel', () => clearTimeout(this.timer));
    add('contextmenu', (event) => this.pinned && event.preventDefault());
    return () => {
      stop.abort();
      this.close();
    };
  }
}
