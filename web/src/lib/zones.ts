/** Keys on the table: arrows move inside a zone, Tab goes from zone to zone. A zone is any element with `data-zone`.
 *
 * What has `data-shut` cannot be used now: arrows and Tab pass it by, so that a choice is quickly made. With Shift the arrows
 * stop there too, and Enter asks why.
 */

const THINGS = 'button:not([disabled]), a[href], [role="option"]';
const SHUT = '[data-shut]';
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
}

/** The place in `boxes` that lies nearest from `from` in a direction; null when nothing lies there. */
export function nearest(boxes: readonly Box[], from: number, [dx, dy]: [number, number]): number | null {
  const here = boxes[from];
  if (here === undefined) return null;
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const along = (box.x - here.x) * dx + (box.y - here.y) * dy;
    const aside = Math.abs((box.x - here.x) * dy) + Math.abs((box.y - here.y) * dx);
    const cost = along + 2 * aside;
    if (place !== from && along > 1 && cost < least) [best, least] = [place, cost];
  });
  return best;
}

/** Makes all zones inside `root` walk with arrows; gives what undoes it. */
export function walkZones(root: HTMLElement): () => void {
  const settle = (): void => {
    for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) settleZone(zone);
  };
  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-shut', 'data-zone'] });
  const key = (event: KeyboardEvent): void => onArrow(event);
  const focus = (event: FocusEvent): void => onFocus(event);
  root.addEventListener('keydown', key);
  root.addEventListener('focusin', focus);
  settle();
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', key);
    root.removeEventListener('focusin', focus);
  };
}

function thingsIn(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.closest('[data-zone]') === zone);
}

function isShut(thing: HTMLElement): boolean {
  return thing.matches(SHUT);
}

/** One thing of a zone can be tabbed to: the focused one, else the first; nothing that is shut. */
function settleZone(zone: HTMLElement): void {
  const things = thingsIn(zone).filter((thing) => !isShut(thing));
  const active = things.find((thing) => thing === document.activeElement) ?? things.find((thing) => thing.tabIndex === 0) ?? things[0];
  for (const thing of things) {
    const wanted = thing === active ? 0 : -1;
    if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
  }
}

function onFocus(event: FocusEvent): void {
  const zone = (event.target as HTMLElement).closest<HTMLElement>('[data-zone]');
  if (zone) settleZone(zone);
}

function onArrow(event: KeyboardEvent): void {
  const direction = ARROWS[event.key];
  const target = event.target as HTMLElement;
  const zone = target.closest<HTMLElement>('[data-zone]');
  if (!direction || !zone || event.altKey || event.ctrlKey || event.metaKey || isTyping(target)) return;
  const things = thingsIn(zone).filter((thing) => event.shiftKey || thing === target || !isShut(thing));
  const from = things.indexOf(target);
  if (from < 0) return;
  const boxes = things.map((thing) => {
    const box = thing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const to = nearest(boxes, from, direction) ?? (from + direction[0] + direction[1] + things.length) % things.length;
  things[to]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** Is this a place where letters are words, not shortcuts? */
export function isTyping(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return element !== null && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
}
