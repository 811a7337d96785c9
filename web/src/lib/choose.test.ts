import { describe, expect, test } from 'vitest';
import { asked, moment } from '../games/fixtures';
import { keepPicked, steps, walk } from './choose';
import type { Choice } from './wire';

/** Ada may ask anybody about anything, or exchange her card. */
const ASKING = moment('startup-nation', 'a question').choices;
/** Somebody may swap the tokens of two seats, or let it be. */
const SWAPPING = asked('startup-nation', 'prompt-play', ({ choices }) => choices.some(({ path }) => path[1] === 'choice:decline') && choices.some(({ path }) => path[0] === 'hand:salesperson' && path[1] === 'seat:0' && path[2] === 'seat:2')).choices;
const codeOf = (choices: readonly Choice[], ...path: string[]): number | undefined => choices.find((choice) => choice.path.join() === path.join())?.code;

describe('walking click paths', () => {
  test('nothing clicked: the first things glow', () => {
    expect([...walk(ASKING, []).next]).toEqual(['hand:intern_hyper', 'hand:recruiter']);
  });

  test('the next things of a path glow, and nothing else', () => {
    const reach = walk(ASKING, ['hand:intern_hyper', 'seat:1']);
    expect([...reach.next]).toEqual(['intern', 'tech_lead', 'recruiter', 'salesperson', 'director', 'investor', 'emmanuel', 'brigitte'].map((role) => `role:${role}`));
    expect(reach.finished).toBeNull();
    expect(reach.possible).toHaveLength(8);
  });

  test('the last click finishes the choice', () => {
    const reach = walk(ASKING, ['hand:intern_hyper', 'seat:2', 'role:intern']);
    expect(reach.finished?.text).toBe('play intern_hyper seat:2 intern');
    expect(reach.next.size).toBe(0);
  });

  test('an unordered pair accepts both orders', () => {
    const pair = codeOf(SWAPPING, 'hand:salesperson', 'seat:0', 'seat:2');
    expect([...walk(SWAPPING, ['hand:salesperson']).next]).toEqual(expect.arrayContaining(['choice:decline', 'seat:0', 'seat:2']));
    expect([['seat:0', 'seat:2'], ['seat:2', 'seat:0']].map((seats) => walk(SWAPPING, ['hand:salesperson', ...seats]).finished?.code)).toEqual([pair, pair]);
    expect(walk(SWAPPING, ['hand:salesperson', 'seat:0', 'seat:0']).possible).toHaveLength(0);
  });

  test('an ordered pair keeps its order', () => {
    const resigning = asked('power-struggle', 'prompt-resign').choices;
    const [head = '', to = ''] = resigning[0]!.path;
    expect(walk(resigning, [head, to]).finished?.code).toBe(resigning[0]!.code);
    expect(walk(resigning, [to]).possible).toHaveLength(0);
  });

  test('a wrong click leads nowhere', () => {
    expect(walk(ASKING, ['hand:ghost']).possible).toHaveLength(0);
  });

  test('a choice without a path is finished at once', () => {
    const [choice] = ASKING;
    expect(walk([{ ...choice!, path: [] }], []).finished?.code).toBe(choice!.code);
  });
});

describe('the list of buttons', () => {
  test('has one button for each next click, with what lies behind it', () => {
    expect(steps(ASKING, []).map((step) => [step.ref, step.choices.length, step.finishes])).toEqual([
      ['hand:intern_hyper', 24, false],
      ['hand:recruiter', 3, false],
    ]);
  });

  test('says which click finishes', () => {
    expect(steps(SWAPPING, ['hand:salesperson']).find((step) => step.ref === 'choice:decline')?.finishes).toBe(true);
  });
});

test('clicks are kept while they lead somewhere', () => {
  expect(keepPicked(ASKING, ['hand:intern_hyper'])).toEqual(['hand:intern_hyper']);
  expect(keepPicked(ASKING, ['hand:gone'])).toEqual([]);
});
