import { expect, test } from 'vitest';
import { announcement, titleOf } from './attention';

test('the title says whose turn it is and nothing of the cards', () => {
  expect(titleOf({ game: 'Start-Up Nation', yourTurn: true, turn: 'Your turn' })).toBe('● Your turn · Start-Up Nation · Boardroom');
  expect(titleOf({ yourTurn: false, turn: 'Your turn' })).toBe('Boardroom');
});

test('the same news twice are two different texts', () => {
  expect(announcement(['Ada draws.'], 1)).not.toBe(announcement(['Ada draws.'], 2));
});
