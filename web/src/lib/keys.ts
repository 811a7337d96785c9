/** The keys of a table: one letter each, never a chord, and never while somebody types. */
import type { Shortcut } from './settings';
import { isTyping } from './zones';

export type KeyActions = Record<Shortcut | 'enter' | 'escape', () => unknown> & { digit: (place: number) => unknown };

/** Does what a key stands for; gives true when it stood for something. */
export function onTableKey(event: KeyboardEvent, keys: Record<Shortcut, string>, actions: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (isTyping(event.target)) {
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
    return false;
  }
  const action = actionFor(event.key, keys, actions, isPressable(event.target));
  if (action === null) return false;
  action();
  event.preventDefault();
  return true;
}

export function actionFor(key: string, keys: Record<Shortcut, string>, actions: KeyActions, onButton: boolean): (() => unknown) | null {
  if (/^[1-9]$/.test(key)) return () => actions.digit(Number(key) - 1);
  if (key === 'Escape') return actions.escape;
  if (key === 'Enter') return onButton ? null : actions.enter; // a focused button presses itself
  const found = (Object.keys(keys) as Shortcut[]).find((name) => keys[name].toLowerCase() === key.toLowerCase());
  return found ? actions[found] : null;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a[href], summary') !== null;
}
