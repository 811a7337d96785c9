import { expect, test } from 'vitest';
import { address, codeIn, parseRoute, type Route } from './router';

const ROUTES: Route[] = [
  { page: 'lobby' },
  { page: 'settings' },
  { page: 'new', game: 'startup-nation' },
  { page: 'how', game: 'startup-nation' },
  { page: 'lesson', game: 'startup-nation', chapter: 'ask' },
  { page: 'lesson', game: 'startup-nation', chapter: '' },
  { page: 'join', code: 'a_b-c' },
  { page: 'table', table: 'abc' },
  { page: 'review', table: 'abc' },
  { page: 'rules', game: 'startup-nation', rule: 'SN-12' },
  { page: 'rules', game: 'startup-nation', rule: '' },
  { page: 'replay', table: 'abc', seat: 2, step: 14 },
  { page: 'replay', table: 'abc', seat: -2, step: 0 },
  { page: 'replay', table: 'abc', seat: null, step: 3 },
];

test.each(ROUTES)('$page has an address that leads back', (route) => {
  expect(parseRoute(address(route))).toEqual(route);
});

test.each(['', '#', '#/', '#/nowhere/x', '#/table'])('"%s" is the lobby', (hash) => {
  expect(parseRoute(hash)).toEqual({ page: 'lobby' });
});

test('a code is found in a pasted link', () => {
  expect(codeIn(' http://127.0.0.1:8470/#/join/xyz ')).toBe('xyz');
  expect(codeIn('xyz')).toBe('xyz');
});
