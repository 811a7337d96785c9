/** How far the tables of this browser were watched: the number of the last event that somebody looked at, the latest tables last. */

const MOST = 50;

/** What this text remembers, as far as it can be read. */
export function remembered(text: string | null): Record<string, number> {
  try {
    const said: unknown = JSON.parse(text ?? '{}');
    if (typeof said !== 'object' || said === null) return {};
    return Object.fromEntries(Object.entries(said).filter((row): row is [string, number] => typeof row[1] === 'number'));
  } catch {
    return {};
  }
}

/** The text that remembers this too; the oldest tables are forgotten. */
export function withSeen(text: string | null, name: string, number: number): string {
  const { [name]: _, ...others } = remembered(text);
  return JSON.stringify(Object.fromEntries([...Object.entries(others), [name, number] as const].slice(-MOST)));
}
