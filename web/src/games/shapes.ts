// Written by tools/shapes.py from the games that there are. Do not edit.
import type * as BurnRate from './burn-rate/shapes';
import type * as Burncycle from './burncycle/shapes';
import type * as PowerStruggle from './power-struggle/shapes';
import type * as StartupNation from './startup-nation/shapes';

/** The view of each game, and what it tells. */
export interface Shapes {
  'burn-rate': { view: BurnRate.View; told: BurnRate.Told };
  'burncycle': { view: Burncycle.View; told: Burncycle.Told };
  'power-struggle': { view: PowerStruggle.View; told: PowerStruggle.Told };
  'startup-nation': { view: StartupNation.View; told: StartupNation.Told };
}
