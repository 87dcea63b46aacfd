const awaited: Promise<unknown>[] = [];

/** Lets a page made at build time stay plain HTML until something that stands in it has come, such as a game. */
export function wakeAfter(coming: Promise<unknown>): void {
  awaited.push(coming);
}

/** Resolves once all is here that the page waits for. */
export async function readyToWake(): Promise<void> {
  await Promise.all(awaited);
}
