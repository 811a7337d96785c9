import { expect, test, vi } from 'vitest';
import { actionFor, type KeyActions } from './keys';
import { KEYS } from './settings';

const actions = (): KeyActions => ({
  digit: vi.fn(), enter: vi.fn(), escape: vi.fn(), undo: vi.fn(), log: vi.fn(), help: vi.fn(), rules: vi.fn(), chat: vi.fn(), hint: vi.fn(), zen: vi.fn(), words: vi.fn(),
});

test('a digit picks a listed choice', () => {
  const done = actions();
  actionFor('3', KEYS, done, false)?.();
  expect(done.digit).toHaveBeenCalledWith(2);
});

test.each([['u', 'undo'], ['U', 'undo'], ['l', 'log'], ['?', 'help'], ['Escape', 'escape']] as const)('%s means %s', (key, name) => {
  const done = actions();
  actionFor(key, KEYS, done, false)?.();
  expect(done[name]).toHaveBeenCalled();
});

test('Enter on a button is left to the button', () => {
  expect(actionFor('Enter', KEYS, actions(), true)).toBeNull();
  expect(actionFor('Enter', KEYS, actions(), false)).not.toBeNull();
});

test('keys can be changed, and others mean nothing', () => {
  const done = actions();
  actionFor('z', { ...KEYS, undo: 'z' }, done, false)?.();
  expect(done.undo).toHaveBeenCalled();
  expect(actionFor('x', KEYS, done, false)).toBeNull();
});
