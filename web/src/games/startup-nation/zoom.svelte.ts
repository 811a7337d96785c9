/** Card zoom: the same large card on hover, focus and long press, after 300 ms; Escape or any tap closes it. */
import type { Attachment } from 'svelte/attachments';

export const DELAY = 300;

export class Zoom {
  card = $state<string | null>(null);
  /** On which side of the board there is room for it. */
  side = $state<'left' | 'right'>('right');
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(card: string, near: Element): void {
    const box = near.getBoundingClientRect();
    this.side = box.left + box.width / 2 > window.innerWidth / 2 ? 'left' : 'right';
    this.card = card;
  }

  openSoon(card: string, near: Element, then: () => void = () => {}): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open(card, near);
      then();
    }, DELAY);
  }

  close(): void {
    clearTimeout(this.timer);
    // Removing a focused card fires `blur` in the middle of an update, where nothing may be changed.
    if (this.card !== null) queueMicrotask(() => (this.card = null));
  }

  /** Makes an element show this card; a long press does not count as a click. */
  on(card: string | null): Attachment<HTMLElement> {
    return (node) => (card === null ? undefined : this.listen(node, card));
  }

  private listen(node: HTMLElement, card: string): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    let held = false;
    const add = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      node.addEventListener(kind, heard, { signal, capture });
    add('pointerenter', (event) => event.pointerType === 'mouse' && this.openSoon(card, node));
    add('pointerleave', () => this.close());
    add('pointercancel', () => this.close());
    add('focus', () => node.matches(':focus-visible') && this.openSoon(card, node));
    add('blur', () => this.close());
    add('pointerdown', (event) => {
      held = false;
      if (event.pointerType !== 'mouse') this.openSoon(card, node, () => (held = true));
    });
    add('pointerup', (event) => event.pointerType !== 'mouse' && !held && this.close());
    add('contextmenu', (event) => held && event.preventDefault());
    add(
      'click',
      (event) => {
        if (held) event.stopImmediatePropagation();
        held = false;
      },
      true,
    );
    return () => {
      stop.abort();
      this.close();
    };
  }
}
