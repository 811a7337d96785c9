import { describe, expect, test } from 'vitest';
import { moment } from '../fixtures';
import { columnsOf, signOf } from './notes';
import type { Possible } from './shapes';
import { rolesIn } from './view';

const { view } = moment('startup-nation', 'a few turns');
const signs = (note: Possible): string[] => rolesIn(view).map((role) => signOf(view, note, role));

describe('the notes of a recorded moment', () => {
  test('have a column for every role, in the order of the ranks', () => {
    expect(columnsOf(view).map((column) => column.role)).toEqual(['intern', 'tech_lead', 'recruiter', 'salesperson', 'director', 'investor', 'emmanuel', 'brigitte']);
  });

  test('count all cards of the match, and those without a place', () => {
    const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((one, other) => one + other, 0);
    const total = columnsOf(view).reduce((one, column) => one + column.total, 0);
    const left = columnsOf(view).reduce((one, column) => one + column.left, 0);
    expect([total, left]).toEqual([sum(view.box), sum(view.own!.unplaced)]);
    expect(columnsOf(view)[0]).toMatchObject({ role: 'intern', total: view.interns.length });
  });

  test('mark what may be of every other seat that is in', () => {
    const notes = view.own!.possible.filter((note) => note !== null);
    expect(notes).toHaveLength(view.seats.filter((seat, place) => seat.living && place !== view.seat).length);
    expect(notes.every((note) => signs(note).includes('maybe') || signs(note).includes('certain'))).toBe(true);
  });
});

test('a role is certain, or may be with at least one of its cards, or only if somebody lied', () => {
  expect(signs({ cards: ['intern_clever', 'tech_lead'], doubtful: ['intern_fire', 'emmanuel'], certain: null })).toEqual(['maybe', 'maybe', 'no', 'no', 'no', 'no', 'lie', 'no']);
  expect(signs({ cards: ['investor'], doubtful: [], certain: 'investor' })).toEqual(['no', 'no', 'no', 'no', 'no', 'certain', 'no', 'no']);
});

test('a card that was seen is certain beside what the other of two cards may be', () => {
  expect(signs({ cards: ['recruiter', 'brigitte'], doubtful: [], certain: 'recruiter' }).filter((sign) => sign !== 'no')).toEqual(['certain', 'maybe']);
});
