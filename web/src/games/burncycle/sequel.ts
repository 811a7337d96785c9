/** What a won mission of burncycle leads to: the next one against the same corporation, and what is taken along. */
import type { Sequel } from '../../lib/ending';
import type { View } from './shapes';

export const sequel: Sequel<View> = (view) =>
  view.next && { key: 'end-burncycle-next', params: { mission: view.next.mission }, gains: view.next.carried.map((what) => `carried-${what}`) };
