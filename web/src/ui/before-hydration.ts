const awaited: Promise<unknown>[] = [];

/** Lets a prerendered page hydrate only once a part that stands in its HTML has come, such as a game. */
export function hydrateAfter(coming: Promise<unknown>): void {
  awaited.push(coming);
}

/** Resolves once all is here that the page's hydration waits for. */
export async function readyToHydrate(): Promise<void> {
  await Promise.all(awaited);
}
