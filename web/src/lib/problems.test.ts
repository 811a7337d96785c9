import { expect, test } from 'vitest';
import { Refused } from './api';
import { problemText } from './problems';

const words = { has: (key: string) => key === 'error-bad-option', say: (key: string) => `<${key}>` };
const refusal = new Refused('bad-option', 'option ties is one of a, b', 0);

test('the server’s own sentence is the best one in its own language', () => {
  expect(problemText(refusal, 'en', words)).toBe('option ties is one of a, b');
});

test('elsewhere the kind of refusal has a sentence', () => {
  expect(problemText(refusal, 'fr', words)).toBe('<error-bad-option>');
  expect(problemText(new Refused('strange', 'we do not know', 0), 'fr', words)).toBe('we do not know');
});

test('a lost line is called a lost line', () => expect(problemText(new TypeError('Failed to fetch'), 'en', words)).toBe('<line-lost>'));
