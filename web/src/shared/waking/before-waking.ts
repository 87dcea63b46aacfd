const awaited: Promise<unknown>[] = [];
const words = new Set<string>();

/**
 * Lets a page made at build time stay plain HTML until something that stands in it has come, such as a game. In:
 * what is coming, and the namespaces of words that the page needs because of it.
 */
export function wakeAfter(coming: Promise<unknown>, namespaces: readonly string[]): void {
  awaited.push(coming);
  for (const namespace of namespaces) words.add(namespace);
}

/** The namespaces of words without which what the page waits for cannot be shown. */
export function wordsToWakeWith(): string[] {
  return [...words];
}

/** Resolves once all is here that the page waits for. */
export async function readyToWake(): Promise<void> {
  await Promise.all(awaited);
}
