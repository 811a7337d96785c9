import { expect, test } from 'vitest';
import { textsOf } from '../games/drawn';
import { changedOptions, freeSeats, grouped, mayWatch, sitsThere, spelled } from './invited';
import type { GameInfo, InvitedTable, OptionInfo } from './wire';

const seat = (number: number, changes: Partial<InvitedTable['seats'][number]>): InvitedTable['seats'][number] => ({ seat: number, kind: 'person', name: 'Ada', bot: '', level: 0, free: false, yours: false, ...changes });
const table = (seats: InvitedTable['seats']): InvitedTable => ({ game: 'startup-nation', title: '', status: 'waiting', host: 'Ada', seats, options: {}, watch: 'anyone', hints: false, undo: true, chat: true, deadline: null, hot_seat: false });
const option = (name: string, values: unknown[], items: string[] = []): OptionInfo => ({ name, kind: 'choice', values, default: values[0], items, counts: {}, groups: {}, help: '' });
const game: GameInfo = {
  id: 'startup-nation', title: '', min_seats: 4, max_seats: 5, revision: 1, content: '', together: false, bots: [], colleagues: [],
  options: [option('ties', ['all_tied_win', 'nobody_scores']), option('target_score', [4]), option('interns', ['random_public'], ['intern_fire', 'intern_tax'])],
};

test('only what is different at this table is told, in words', () => {
  const options = { ties: 'nobody_scores', target_score: 4, interns: ['intern_fire', 'intern_tax'] };
  expect(changedOptions(game, options, textsOf('startup-nation', 'en')).map(({ what, value }) => `${what}: ${value}`)).toEqual([
    'What happens when several are tied for the best of a round: nobody scores',
    'Which interns take part: Fire Elemental Intern, Tax Magic Intern',
  ]);
  const french = changedOptions(game, options, textsOf('startup-nation', 'fr'));
  expect(french.map(({ what, value }) => `${what} ${value}`).join()).not.toMatch(/option-|nobody_scores|intern_/);
});

test('one sits down where a seat is free, first where one is kept', () => {
  const seats = [seat(0, {}), seat(1, { kind: 'open', free: true }), seat(2, { kind: 'open', free: true, yours: true })];
  expect(freeSeats(table(seats))).toEqual([2, 1]);
  expect(sitsThere(table(seats))).toBe(false);
  expect(sitsThere(table([seat(0, { yours: true })]))).toBe(true);
});

test('where nobody may watch, one does not go in without a seat', () => {
  expect([mayWatch(table([])), mayWatch({ ...table([]), watch: 'nobody' })]).toEqual([true, false]);
});

test('a code is written in two groups and read sign by sign', () => {
  expect([grouped('K7QM4XHP'), spelled('K7QM')]).toEqual(['K7QM 4XHP', 'K, 7, Q, M']);
});
