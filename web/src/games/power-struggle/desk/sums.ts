/** The two steps in which a bribe is counted, as the choices name them. */
export const STEPS: Record<'coarse' | 'fine', number> = { coarse: 500_000, fine: 50_000 };
