/** Keys stay on the board: when the thing that had the focus is gone or cannot be pressed any more, the next that glows gets it. */

/** For the board's root element; gives what undoes it. */
export function keepFocus(root: HTMLElement): () => void {
  let isHeld = false;
  // A finger or a mouse needs no focus, and moving it would scroll.
  const heard = (event: FocusEvent): void => {
    const thing = event.target as Element;
    isHeld = root.contains(thing) && thing.matches(':focus-visible');
  };
  const touched = (): void => {
    isHeld = false;
  };
  const settle = (): void => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || (root.contains(active) && active.matches(':disabled'));
    if (isHeld && isLost) root.querySelector<HTMLElement>('[data-glowing="true"]')?.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-glowing', 'disabled'] });
  document.addEventListener('focusin', heard);
  document.addEventListener('pointerdown', touched);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', heard);
    document.removeEventListener('pointerdown', touched);
  };
}
