import { expect, test } from 'vitest';
import { remembered, withSeen } from './seen';

test('how far a table was watched is remembered, and what cannot be read is forgotten', () => {
  expect(remembered(withSeen(null, 'a 0', 7))).toEqual({ 'a 0': 7 });
  expect(remembered(withSeen('{"a 0":7,"b 1":2}', 'a 0', 9))).toEqual({ 'b 1': 2, 'a 0': 9 });
  expect([remembered('nonsense'), remembered('null'), remembered('{"a 0":"x"}')]).toEqual([{}, {}, {}]);
});

test('the tables that were watched longest ago are forgotten', () => {
  const many = Array.from({ length: 60 }, (_, place) => `t${place} 0`).reduce<string | null>((text, name) => withSeen(text, name, 1), null);
  const names = Object.keys(remembered(many));
  expect([names.length, names[0], names.at(-1)]).toEqual([50, 't10 0', 't59 0']);
});
