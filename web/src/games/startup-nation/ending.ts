/** Why a match of Start-Up Nation ended as it did. */
import { lead, winningScore, type Story } from '../../lib/ending';
import type { View } from './shapes';

export const story: Story<View> = (view, outcome) => {
  const { winners } = outcome;
  const last = view.last_round;
  const why = { key: `end-startup-nation-${outcome.reason}`, params: { winners, score: winningScore(outcome), lead: lead(outcome) } };
  if (!last) return [why];
  const points = Math.max(...last.points);
  return [why, { key: 'end-startup-nation-round', params: { winners: last.winners, points, round: last.round } }];
};
