/** The parts of a large board, of which a phone shows one at a time: elements with `data-part`, chosen by a row of buttons. */

/** Which part to show: the present one while something glows there, else the first in which something does; or always the first. */
export function partFor(shown: string, glowing: readonly string[], alwaysFirst = false): string {
  return glowing.length === 0 || (glowing.includes(shown) && !alwaysFirst) ? shown : glowing[0]!;
}

export class Parts {
  shown = $state('');
  /** The parts in which something may be pressed. */
  glowing = $state.raw<string[]>([]);

  constructor(
    readonly names: readonly string[],
    private readonly alwaysFirst = false,
  ) {
    this.shown = names[0] ?? '';
  }

  /** Looks where something glows, and goes there. */
  follow(root: HTMLElement): void {
    const glows = (name: string): boolean => root.querySelector(`[data-part="${name}"] [data-glowing="true"], [data-part="${name}"] .glows[data-ref]`) !== null;
    this.glowing = this.names.filter(glows);
    this.shown = partFor(this.shown, this.glowing, this.alwaysFirst);
  }
}
