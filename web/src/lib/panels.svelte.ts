/** What is open beside the board: which tab, whether the drawer is out, the rule that was asked for, and what was read. */

export class Panels {
  tab = $state('log');
  /** On a phone: is the drawer out? */
  open = $state(false);
  /** The rule somebody wants to read. */
  cited = $state('');
  /** Is the list of the game's words open? */
  words = $state(false);
  /** Nothing but the game: no talk, no spectators. */
  zen = $state(false);
  private read = $state(0);

  show(tab: string): void {
    this.tab = tab;
    this.open = true;
  }

  /** Shows a tab and brings the focus there, for those who came by a key. */
  focus(tab: string): void {
    this.show(tab);
    setTimeout(() => document.querySelector<HTMLElement>('#side-content button, #side-content input, #side-content a')?.focus());
  }

  showRule(rule: string): void {
    this.cited = rule;
    this.show('rules');
  }

  toggleZen(): void {
    this.zen = !this.zen;
    if (this.zen && this.tab === 'chat') this.tab = 'log';
  }

  close(): void {
    this.open = false;
  }

  /** So much was said; what is said while the talk is open counts as read. */
  heard(count: number): void {
    if (this.tab === 'chat') this.read = count;
  }

  hasNews(count: number): boolean {
    return this.tab !== 'chat' && count > this.read;
  }
}
