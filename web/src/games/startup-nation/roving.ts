/** Arrow keys inside a zone, Tab between zones: of the buttons in a zone only one is a tab stop. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place the focus goes to from `now` among `count` items, or -1 when the key means something else. */
export function nextPlace(key: string, now: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? -1 : (now + step + count) % count;
}

/** Makes an element a zone; its buttons are found anew whenever they change. */
export function roving(): Attachment<HTMLElement> {
  return (zone) => {
    const items = (): HTMLButtonElement[] => [...zone.querySelectorAll('button')];
    const settle = (wanted?: HTMLElement): void => {
      const all = items();
      const stop = all.find((item) => item === wanted) ?? all.find((item) => item.tabIndex === 0) ?? preferred(all);
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    };
    const press = (event: KeyboardEvent): void => {
      const all = items();
      const now = all.indexOf(event.target as HTMLButtonElement);
      const next = now < 0 ? -1 : nextPlace(event.key, now, all.length);
      if (next < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      all[next]?.focus();
    };
    const enter = (event: FocusEvent): void => settle(event.target as HTMLElement);
    const watcher = new MutationObserver(() => settle());
    watcher.observe(zone, { childList: true, subtree: true });
    zone.addEventListener('keydown', press);
    zone.addEventListener('focusin', enter);
    for (const item of items()) item.tabIndex = -1;
    settle();
    return () => {
      watcher.disconnect();
      zone.removeEventListener('keydown', press);
      zone.removeEventListener('focusin', enter);
    };
  };
}

/** A thing that can be picked is a better place to start than one that can only be read. */
function preferred(items: HTMLButtonElement[]): HTMLButtonElement | undefined {
  return items.find((item) => item.dataset['glowing'] === 'true') ?? items[0];
}
