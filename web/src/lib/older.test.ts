import { describe, expect, it } from 'vitest';
import { asDrawn, bookOf, endKey, gameOf, isStored, rulesId, saidLines } from './older';
import type { View } from './board';

const today = { game: 'burn-rate', revision: 3, rules: 'today', plain: false } as const;
const kept = { ...today, revision: 2, rules: 'kept' } as const;
const result = (reason: string, winners: number[]) => ({ reason, winners, scores: [], returns: [], capped: false });

describe('games of earlier rules', () => {
  it('ask for the texts of their own revision', () => {
    expect(rulesId(today)).toBe('burn-rate');
    expect(rulesId(kept)).toBe('burn-rate@2');
    expect(bookOf('burn-rate', 'texts/fr')).toBe('/api/games/burn-rate/texts/fr');
    expect(bookOf('burn-rate@2', 'texts/fr')).toBe('/api/games/burn-rate/texts/fr?revision=2');
    expect(gameOf('burn-rate@2')).toBe('burn-rate');
  });

  it('are drawn by the own board unless their views have another shape', () => {
    const view = { game: 'burn-rate' } as View;
    expect(asDrawn(kept, view)).toBe(view);
    expect(asDrawn({ ...kept, plain: true }, view)?.game).toBe('burn-rate@2');
    expect(asDrawn({ ...kept, plain: true }, null)).toBeNull();
  });

  it('are told from what was stored where the rules are gone', () => {
    expect(isStored({ rules: 'stored', status: 'over' })).toBe(true);
    expect(isStored({ rules: 'today', status: 'archived' })).toBe(true);
    expect(isStored({ rules: 'kept', status: 'playing' })).toBe(false);
  });

  it('say what everybody has said of their end', () => {
    const said = [
      { seat: 0, kind: 'won' as const, winners: [1] },
      { seat: 1, kind: 'draw' as const, winners: [] },
      { seat: 2, kind: null, winners: [] },
    ];
    expect(saidLines({ said, together: false }).map((line) => line.key)).toEqual(['older-said-won', 'older-said-draw', 'older-said-nothing']);
    const lost = [{ seat: 0, kind: 'won' as const, winners: [] }];
    expect(saidLines({ said: lost, together: true })[0]?.key).toBe('older-said-team-lost');
  });

  it('say how they ended', () => {
    expect(endKey({ status: 'stopped', outcome: null })).toBe('older-stopped');
    expect(endKey({ status: 'archived', outcome: null })).toBe('older-no-result');
    expect(endKey({ status: 'over', outcome: result('draw', [0, 1]) })).toBe('older-drawn');
    expect(endKey({ status: 'over', outcome: result('agreed', [0]) })).toBe('older-was-won');
    expect(endKey({ status: 'over', outcome: result('agreed', []) })).toBe('older-was-lost');
  });
});
