/** Brings what may be pressed next into sight, where none of it is. */

/** Scrolls to the first glowing thing; `scroll-margin` in `board.css` keeps it clear of the header and the sheet of choices. */
export function showGlowing(root: HTMLElement): void {
  const glowing = [...root.querySelectorAll<HTMLElement>('[data-glowing="true"]')];
  const middle = (thing: HTMLElement): number => thing.getBoundingClientRect().top + thing.offsetHeight / 2;
  const isSeen = (thing: HTMLElement): boolean => middle(thing) > 60 && middle(thing) < window.innerHeight * 0.54;
  if (!glowing.some(isSeen)) glowing[0]?.scrollIntoView({ block: 'nearest' });
}
