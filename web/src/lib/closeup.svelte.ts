/** Something on the board close up, on hover, focus and long press, after 300 ms; Escape or any tap closes it. */
import type { Attachment } from 'svelte/attachments';
import { beside, type Box } from './beside';

const DELAY = 300;

export class Closeup<T> {
  subject = $state.raw<T | null>(null);
  /** Where the pointer was, or the thing for focus and long press: it is shown beside that. */
  private near: Box = { left: 0, top: 0, width: 0, height: 0 };
  /** Opened by a long press: it stays until the next tap, which does nothing else. */
  private pinned = false;
  private lifting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(subject: T, near: Element | Box): void {
    this.near = near instanceof Element ? near.getBoundingClientRect() : near;
    this.subject = subject;
  }

  openSoon(subject: T, near: Element | (() => Box), pinned = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open(subject, typeof near === 'function' ? near() : near);
      this.pinned = this.lifting = pinned;
    }, DELAY);
  }

  /** Puts the element that shows it beside the thing; it is `position: fixed`. */
  readonly place: Attachment<HTMLElement> = (shown) => placed(shown, this.near);

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
    let at: Box = { left: 0, top: 0, width: 0, height: 0 };
    add('pointermove', (event) => {
      at = { left: event.clientX, top: event.clientY, width: 1, height: 1 };
      if (event.pointerType === 'mouse' && !over) this.openSoon(subject, () => at);
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

/** Puts something that is shown close up beside a place, and again when it turns out larger. */
export function placed(shown: HTMLElement, near: Box): () => void {
  const settle = (): void => {
    const { offsetWidth: width, offsetHeight: height } = shown;
    const { left, top } = beside(near, { width, height }, { left: 0, top: 0, width: document.documentElement.clientWidth, height: innerHeight });
    // A board may be where `fixed` counts from: what is measured there is taken off.
    shown.style.left = shown.style.top = '0';
    const origin = shown.getBoundingClientRect();
    shown.style.left = `${left - origin.left}px`;
    shown.style.top = `${top - origin.top}px`;
  };
  settle();
  const observer = new ResizeObserver(settle);
  observer.observe(shown);
  return () => observer.disconnect();
}
