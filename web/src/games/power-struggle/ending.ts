/** Why a game of Power Struggle ended as it did. */
import { lead, winningScore, type Story } from '../../lib/ending';
import type { View } from './shapes';

export const story: Story<View> = (view, outcome, _, list) => {
  const [winner = -1] = outcome.winners;
  const ways = view.seats[winner]?.points ?? [];
  const why = { key: `end-power-struggle-${outcome.reason}`, params: { winners: outcome.winners, score: winningScore(outcome) } };
  if (outcome.winners.length > 1) return [why];
  const tied = lead(outcome) === 0 ? [{ key: 'end-power-struggle-money', params: { winners: outcome.winners } }] : [];
  return [why, ...tied, { key: 'end-power-struggle-ways', params: { ways: list(ways.map((way) => `way-${way}`)) } }];
};
