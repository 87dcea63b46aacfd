import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';

/**
 * Waits until the worker has kept the app's files and answers for this page. A page that was opened
 * just as the worker took over the others is not among them, and is opened again.
 */
export async function untilCached(page: Page): Promise<void> {
  const answered = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state === 'activating') {
      await new Promise((changed) => {
        active.addEventListener('statechange', changed, { once: true });
      });
    }
    return navigator.serviceWorker.controller !== null;
  });
  if (answered) return;
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The ids of the lessons that this device keeps for a child. */
export function cachedLessonIds(page: Page, child: { id: string }): Promise<string[]> {
  return page.evaluate(async (id) => {
    // Opening one that the app has not made yet would make an empty one, and the app would find no place in it.
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === 'device')) return [];
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('device');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    const database = await promise;
    const listed = Promise.withResolvers<string[]>();
    if (database.objectStoreNames.contains('lessons')) {
      const range = IDBKeyRange.bound([id], [id, []]);
      const all = database.transaction('lessons').objectStore('lessons').getAll(range);
      all.onsuccess = () => listed.resolve(all.result.map((cached: { id: string }) => cached.id));
      all.onerror = () => listed.reject(all.error);
    } else listed.resolve([]);
    const ids = await listed.promise;
    database.close();
    return ids;
  }, child.id);
}

/** Waits until this device keeps by what it grades the quiz of a lesson for a child. */
export async function untilQuizCached(
  page: Page,
  child: { id: string },
  lesson: string,
): Promise<void> {
  const isSaved = ([id, of]: [string, string]) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const opening = indexedDB.open('device');
    // Nobody but the app makes it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const result = database.transaction('quiz-keys').objectStore('quiz-keys').get([id, 'en', of]);
      result.onsuccess = () => {
        database.close();
        resolve(result.result !== undefined);
      };
    };
    return promise;
  };
  const requested: [string, string] = [child.id, lesson];
  await expect.poll(() => page.evaluate(isSaved, requested)).toBe(true);
}
