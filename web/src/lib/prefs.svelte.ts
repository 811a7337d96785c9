/** The settings of this browser, watched by every page. */
import { load, store, type Settings } from './settings';

class Prefs {
  now = $state<Settings>(load(localStorage, navigator.language));

  /** Changes some settings and keeps them. */
  set(changes: Partial<Settings>): void {
    this.now = { ...this.now, ...changes };
    store(localStorage, this.now);
    this.apply();
  }

  /** Puts language and theme on the page itself. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.now.lang;
    page.dataset['theme'] = this.now.theme;
    page.dataset['speed'] = this.speed;
  }

  /** The speed of animations; people who asked their system for less motion get none. */
  get speed(): Settings['speed'] {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : this.now.speed;
  }

  /** How loud the table is, from 0 to 100. */
  get volume(): number {
    return this.now.muted ? 0 : this.now.volume;
  }

  /** Shall a finished choice be confirmed? */
  get confirms(): boolean {
    if (this.now.confirm !== 'auto') return this.now.confirm === 'always';
    return matchMedia('(pointer: coarse)').matches;
  }
}

export const prefs = new Prefs();
