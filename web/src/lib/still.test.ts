import { afterEach, expect, test, vi } from 'vitest';
import { recorded } from '../games/fixtures';
import type { Update, Welcome } from './wire';

/** What a seat was told that chose, and was asked again at once. */
const [before, after] = recorded('burncycle').reduce<[Welcome, Update][]>((found, { scene, seat, sent }, place, all) => {
  const next = all.slice(place + 1).find((one) => one.scene === scene && one.seat === seat)?.sent;
  const asked = sent.type === 'welcome' && sent.position.choices.length > 0 && next?.type === 'update' && next.position.choices.length > 0;
  return asked ? [...found, [sent, next]] : found;
}, [])[0]!;

afterEach(() => vi.unstubAllGlobals());

test('nothing can be chosen on an old position while the next one waits for its frame', async () => {
  const frames: (() => void)[] = [];
  const kept = new Map<string, string>();
  for (const store of ['localStorage', 'sessionStorage']) vi.stubGlobal(store, { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // texts are of no matter here
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const { StillTable } = await import('./still.svelte'); // what it stands on reads the browser's store at once
  const still = new StillTable({ choose: () => Promise.resolve([]), why: () => Promise.resolve([]) });
  still.tell([before]);
  expect(still.steps.map((step) => step.ref)).toContain(before.position.choices[0]!.path[0]);
  still.tell([after]);
  expect(still.steps).toEqual([]);
  still.pick(before.position.choices[0]!.path[0]!);
  expect(still.picked).toEqual([]);
  frames.forEach((draw) => draw());
  expect(still.steps.map((step) => step.ref)).toContain(after.position.choices[0]!.path[0]);
});
