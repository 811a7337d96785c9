/** Why a game of Burn Rate ended as it did. */
import { winningScore, type Story } from '../../lib/ending';
import type { View } from './shapes';

export const story: Story<View> = (_, outcome, log) => {
  const last = log.findLast((event) => event.kind === 'bankrupt');
  const params = { winners: outcome.winners, score: winningScore(outcome) };
  const why = { key: `end-burn-rate-${outcome.reason}`, params };
  return last === undefined || outcome.reason === 'cap' ? [why] : [why, { key: 'end-burn-rate-last', params: { seat: last.seat, debt: -Number(last['bank']) } }];
};
