/** Which games somebody has learned in this browser, and which prompts were explained: the first game of each title is different. */

export interface Learned {
  /** Games that were played to their end, or that one said one knows. */
  known: string[];
  /** The prompts that were explained, by game. */
  explained: Record<string, string[]>;
}

/** What this text remembers, as far as it can be read. */
export function parseLearned(text: string | null): Learned {
  const said = safe(text);
  const explained = Object.entries(isRow(said['explained']) ? said['explained'] : {}).map(([game, keys]) => [game, strings(keys)] as const);
  return { known: strings(said['known']), explained: Object.fromEntries(explained) };
}

/** Is this still the first game of this title? */
export function isFirst({ known }: Learned, game: string): boolean {
  return !known.includes(game);
}

export function wasExplained({ explained }: Learned, game: string, prompt: string): boolean {
  return explained[game]?.includes(prompt) ?? false;
}

export function withExplained(learned: Learned, game: string, prompt: string): Learned {
  if (wasExplained(learned, game, prompt)) return learned;
  return { ...learned, explained: { ...learned.explained, [game]: [...(learned.explained[game] ?? []), prompt] } };
}

export function withKnown(learned: Learned, game: string): Learned {
  return isFirst(learned, game) ? { ...learned, known: [...learned.known, game] } : learned;
}

function safe(text: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text ?? '{}');
    return isRow(said) ? said : {};
  } catch {
    return {};
  }
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
