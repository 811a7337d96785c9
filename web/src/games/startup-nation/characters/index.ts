/** Which picture belongs to which card. */
import type { Component } from 'svelte';
import type { Card } from '../shapes';
import Brigitte from './Brigitte.svelte';
import Director from './Director.svelte';
import Emmanuel from './Emmanuel.svelte';
import InternClever from './InternClever.svelte';
import InternFire from './InternFire.svelte';
import InternHyper from './InternHyper.svelte';
import InternLegal from './InternLegal.svelte';
import InternMiraculous from './InternMiraculous.svelte';
import InternStrings from './InternStrings.svelte';
import InternTax from './InternTax.svelte';
import Investor from './Investor.svelte';
import Newcomer from './Newcomer.svelte';
import Recruiter from './Recruiter.svelte';
import Salesperson from './Salesperson.svelte';
import TechLead from './TechLead.svelte';

export const CHARACTERS: Readonly<Record<string, Component>> = {
  intern_miraculous: InternMiraculous,
  intern_fire: InternFire,
  intern_strings: InternStrings,
  intern_legal: InternLegal,
  intern_clever: InternClever,
  intern_hyper: InternHyper,
  intern_tax: InternTax,
  tech_lead: TechLead,
  recruiter: Recruiter,
  salesperson: Salesperson,
  director: Director,
  investor: Investor,
  emmanuel: Emmanuel,
  brigitte: Brigitte,
} satisfies Record<Card, Component>;

/** The picture of a card; one that has come into the box since they were painted shows a newcomer. */
export function characterOf(card: string): Component {
  return CHARACTERS[card] ?? Newcomer;
}
