/** The check of the promise about luck, done in the browser itself. */
import type { Fairness } from './wire';

/** The text whose SHA-256 was promised: all fields in alphabetical order, without spaces. */
export function promised(receipt: Fairness): string {
  const { content, game, options, revision, seats, seed } = receipt;
  const rest = canonical({ content, game, options, revision, seats });
  return `${rest.slice(0, -1)},"seed":${seed ?? ''}}`; // a seed has more digits than a number can hold
}

export async function isKept(receipt: Fairness): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(promised(receipt)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('') === receipt.seed_hash;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
