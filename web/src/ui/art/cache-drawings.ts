import { drawingUrl } from './drawing-url.ts';

/**
 * Asks for drawings, one after the other, so that the service worker has them when there is no network. What they belong to
 * is whole without them: one that cannot be had now comes another time.
 */
export async function cacheDrawings(ids: readonly string[]): Promise<void> {
  for (const id of ids) await fetch(drawingUrl(id), { priority: 'low' }).catch(() => undefined);
}
