import { expect, test } from 'vitest';
import { sinceWhen } from './since';

test.each([
  [0, 'since-now', undefined], [59, 'since-now', undefined], [-500, 'since-now', undefined],
  [60, 'since-minutes', 1], [3599, 'since-minutes', 59], [3600, 'since-hours', 1], [47 * 3600, 'since-hours', 47],
  [48 * 3600, 'since-days', 2], [30 * 86400, 'since-days', 30],
])('%i seconds ago', (gone, key, count) => {
  const said = sinceWhen(1000, 1000 + gone);
  expect([said.key, said.params['count']]).toEqual([key, count]);
});
