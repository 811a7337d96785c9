import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { again } from './again';
import { Refused } from './api';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failing(times: number, problem: Error): () => Promise<string> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(problem) : Promise.resolve('heard'));
}

const lost = new TypeError('Failed to fetch');

describe('asking again', () => {
  test('a lost line is waited out', async () => {
    const answer = again(failing(3, lost), () => true);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('heard');
  });

  test('a busy server too, but not a refusal', async () => {
    const busy = again(failing(1, new Refused('too-many', 'later', 2)), () => true);
    await vi.runAllTimersAsync();
    expect(await busy).toBe('heard');
    expect(await again(failing(1, new Refused('not-yours', 'no', 0)), () => true)).toBeNull();
  });

  test('nobody waits any more', async () => {
    let waiting = true;
    const answer = again(failing(99, lost), () => waiting);
    await vi.advanceTimersByTimeAsync(2500);
    waiting = false;
    await vi.runAllTimersAsync();
    expect(await answer).toBeNull();
  });
});
