/** Why a mission of burncycle ended as it did. */
import type { Story } from '../../lib/ending';
import type { View } from './shapes';

export const story: Story<View> = (view, outcome) => {
  const { round, threat, limit } = view;
  const count = (field: 'now' | 'needed'): number => view.goals.reduce((sum, goal) => sum + Math.min(goal[field], goal.needed), 0);
  const why = { key: `end-burncycle-${outcome.reason}`, params: { round, threat, limit } };
  if (outcome.winners.length > 0) return [why];
  if (count('now') === count('needed')) return [why, { key: 'end-burncycle-met', params: {} }];
  return [why, { key: 'end-burncycle-goals', params: { now: count('now'), needed: count('needed') } }];
};
