/** Card zoom: the same large card on hover, focus and long press, after 300 ms; Escape or any tap closes it. */
import type { Attachment } from 'svelte/attachments';

export const DELAY = 300;

export class Zoom {
  card = $state<string | null>(null);
  /** On which side of the board there is room for it. */
  side = $state<'left' | 'right'>('right');
  /** Opened by a long press: it stays until the next tap, which does nothing else. */
  private pinned = false;
  private lifting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(card: string, near: Element): void {
    const box = near.getBoundingClientRect();
    this.side = box.left + box.width / 2 > window.innerWidth / 2 ? 'left' : 'right';
    this.card = card;
  }

  openSoon(card: string, near: Element, pinned = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open(card, near);
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

  close(): void {
    clearTimeout(this.timer);
    this.pinned = false;
    // Removing a focused card fires `blur` in the middle of an update, where nothing may be changed.
    if (this.card !== null) queueMicrotask(() => (this.card = null));
  }

  /** Makes an element show this card. */
  on(card: string | null): Attachment<HTMLElement> {
    return (node) => (card === null ? undefined : this.listen(node, card));
  }

  private listen(node: HTMLElement, card: string): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const add = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void): void =>
      node.addEventListener(kind, heard, { signal });
    // A mouse that lies still while cards move below it asks for nothing: it must move to open the zoom.
    let over = false;
    add('pointermove', (event) => {
      if (event.pointerType === 'mouse' && !over) this.openSoon(card, node);
      over = true;
    });
    add('pointerleave', (event) => {
      over = false;
      if (event.pointerType === 'mouse') this.close();
    });
    add('focus', () => node.matches(':focus-visible') && this.openSoon(card, node));
    add('blur', () => this.pinned || this.close());
    add('pointerdown', (event) => event.pointerType !== 'mouse' && !this.pinned && this.openSoon(card, node, true));
    add('pointerup', () => clearTimeout(this.timer));
    add('pointercancel', () => clearTimeout(this.timer));
    add('contextmenu', (event) => this.pinned && event.preventDefault());
    return () => {
      stop.abort();
      this.close();
    };
  }
}
