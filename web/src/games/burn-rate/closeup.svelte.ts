/** A card or a person close up, on hover, focus and long press; Escape or any tap closes it. */
import type { Attachment } from 'svelte/attachments';
import type { Card, Person } from './view';

export type Subject = Card | Person;

const PAUSE = 300;

export class Closeup {
  subject = $state.raw<Subject | null>(null);
  /** On which half of the board there is room for it. */
  side = $state<'left' | 'right'>('right');
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press shows it until the next tap, and neither that tap nor the lifting finger does anything else. */
  private held: 'no' | 'pressing' | 'lifted' = 'no';

  open(subject: Subject, near: Element): void {
    const box = near.getBoundingClientRect();
    this.side = box.left + box.width / 2 > window.innerWidth / 2 ? 'left' : 'right';
    this.subject = subject;
  }

  close(): void {
    clearTimeout(this.timer);
    this.held = 'no';
    // Removing a focused thing fires `blur` in the middle of an update, where nothing may be changed.
    if (this.subject !== null) queueMicrotask(() => (this.subject = null));
  }

  private soon(subject: Subject, near: Element, held: 'no' | 'pressing'): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open(subject, near);
      this.held = held;
    }, PAUSE);
  }

  /** Hears every click before anybody else. */
  onClick(event: MouseEvent): void {
    const wasHeld = this.held;
    if (wasHeld !== 'no') event.stopPropagation();
    if (wasHeld === 'pressing') this.held = 'lifted';
    else this.close();
  }

  /** Makes an element show this card or person. */
  on(subject: Subject | null): Attachment<HTMLElement> {
    return (node) => (subject === null ? undefined : this.listen(node, subject));
  }

  private listen(node: HTMLElement, subject: Subject): () => void {
    const stop = new AbortController();
    const add = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void): void =>
      node.addEventListener(kind, heard, { signal: stop.signal });
    const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
    add('pointerenter', (event) => isMouse(event) && this.soon(subject, node, 'no'));
    add('pointerleave', (event) => isMouse(event) && this.close());
    add('focus', () => node.matches(':focus-visible') && this.soon(subject, node, 'no'));
    add('blur', () => this.held === 'no' && this.close());
    add('pointerdown', (event) => !isMouse(event) && this.held === 'no' && this.soon(subject, node, 'pressing'));
    for (const kind of ['pointerup', 'pointercancel'] as const) add(kind, () => clearTimeout(this.timer));
    add('contextmenu', (event) => this.held !== 'no' && event.preventDefault());
    return () => {
      stop.abort();
      this.close();
    };
  }
}
