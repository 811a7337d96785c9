/** Keys stay on the board: when the thing that had the focus is gone or has been pressed and glows no more, the next that glows gets it. */

/** For the board's root element; gives what undoes it. */
export function keepFocus(root: HTMLElement): () => void {
  let isHeld = false;
  let didGlow = false;
  // A finger or a mouse needs no focus, and moving it would scroll.
  const heard = (event: FocusEvent): void => {
    const thing = event.target as Element;
    isHeld = root.contains(thing) && thing.matches(':focus-visible');
    didGlow = thing.matches('[data-glowing="true"]');
  };
  const touched = (): void => {
    isHeld = false;
  };
  const settle = (): void => {
    const active = document.activeElement;
    if (active?.matches('[data-glowing="true"]')) didGlow = true; // it may begin to glow under the focus
    // Who reads a card that never glowed goes on reading; and so does who has picked one and chooses what goes with it.
    const isDone = didGlow && active !== null && active.matches('[data-glowing="false"]:not(.picked)');
    const isLost = active === null || active === document.body || (root.contains(active) && (isDone || active.matches(':disabled')));
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
