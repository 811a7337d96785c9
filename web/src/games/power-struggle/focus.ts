/** Keys stay on the board: when the thing that had the focus is gone or cannot be pressed any more, the next that glows gets it. */

const held = new WeakSet<HTMLElement>();

/** Call this after every change of what glows. */
export function keepFocus(root: HTMLElement): void {
  if (!held.has(root)) {
    held.add(root);
    root.addEventListener('focusin', () => (root.dataset['focus'] = 'within'));
    document.addEventListener('focusin', (event) => root.contains(event.target as Node) || delete root.dataset['focus']);
    document.addEventListener('pointerdown', () => delete root.dataset['focus']);
  }
  const active = document.activeElement;
  const lost = active === null || active === document.body || (root.contains(active) && active.matches(':disabled'));
  if (lost && root.dataset['focus'] === 'within') root.querySelector<HTMLElement>('[data-glowing="true"]')?.focus();
}
