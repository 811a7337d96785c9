import { describe, expect, it, vi } from 'vitest';
import { Refused } from './api';
import { satDown } from './sitting';

const blocked = () => new Refused('blocked-here', 'they are there', 0);

describe('sitting down', () => {
  it('asks nothing where nobody is blocked', async () => {
    const sit = vi.fn(() => Promise.resolve());
    const sure = vi.fn(() => true);
    expect(await satDown({ sit, sure })).toBe(true);
    expect(sit.mock.calls).toEqual([[false]]);
    expect(sure).not.toHaveBeenCalled();
  });

  it('asks first where somebody is blocked, and sits down anyway', async () => {
    const sit = vi.fn((anyway: boolean) => (anyway ? Promise.resolve() : Promise.reject(blocked())));
    expect(await satDown({ sit, sure: () => true })).toBe(true);
    expect(sit.mock.calls).toEqual([[false], [true]]);
  });

  it('stays away when that is wished', async () => {
    const sit = vi.fn(() => Promise.reject(blocked()));
    expect(await satDown({ sit, sure: () => false })).toBe(false);
    expect(sit).toHaveBeenCalledTimes(1);
  });

  it('hands on every other refusal', async () => {
    const sit = () => Promise.reject(new Refused('seat-taken', 'taken', 0));
    await expect(satDown({ sit, sure: () => true })).rejects.toMatchObject({ code: 'seat-taken' });
  });
});
