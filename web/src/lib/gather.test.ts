import { expect, test } from 'vitest';
import { recorded } from '../games/fixtures';
import { receive, type Known } from './follow';
import { Gather } from './gather';
import type { ServerMessage } from './wire';

const [WELCOME, FIRST, SECOND] = recorded('startup-nation').filter((one) => one.scene === 'a few turns').map((one) => one.sent) as [ServerMessage, ServerMessage, ServerMessage];
const known = receive(null, WELCOME)!;
const first = receive(known, FIRST)!;
const second = receive(first, SECOND)!;

/** A page that draws when the test says so. */
function page(): { gather: Gather; drawn: Known[]; frame: () => void } {
  const drawn: Known[] = [];
  let waiting: (() => void) | null = null;
  const gather = new Gather((one) => drawn.push(one), (work) => {
    waiting = work;
    return () => (waiting = null);
  });
  return { gather, drawn, frame: () => waiting?.() };
}

test('what arrives within one frame is drawn once, with all its news', () => {
  const { gather, drawn, frame } = page();
  gather.add(first);
  gather.add(second);
  expect([drawn.length, gather.latest?.position.number]).toEqual([0, second.position.number]);
  frame();
  expect(drawn.length).toBe(1);
  expect(drawn[0]?.position).toEqual(second.position);
  expect(drawn[0]?.news).toEqual([...first.news, ...second.news]);
  expect(drawn[0]?.log).toEqual(second.log);
});

test('the next frame tells only what came since', () => {
  const { gather, drawn, frame } = page();
  gather.add(first);
  frame();
  gather.add(second);
  frame();
  expect(drawn.map((one) => one.news)).toEqual([first.news, second.news]);
});

test('an answer draws what was gathered before it, and the frame then draws nothing', () => {
  const { gather, drawn, frame } = page();
  gather.add(first);
  gather.flush();
  frame();
  gather.flush();
  expect([drawn.length, gather.latest]).toEqual([1, drawn[0]]);
});

test('a table that is left draws no more', () => {
  const { gather, drawn, frame } = page();
  gather.add(first);
  gather.forget();
  frame();
  expect(drawn).toEqual([]);
});
