import { lessonSchema } from '@pius/domain/course/lesson.ts';
import type { House } from '../../../house.ts';
import { parseContentFile } from '../../../platform/content/content-file.ts';
import { readBySchema } from '../../../platform/content/read-by-schema.ts';
import { loadCatechism } from '../load-catechism.ts';
import { type LessonVersion, versionsInForce } from './store.ts';

/** What every process hears when a lesson was published. */
export const correctionsTopic = 'lesson-corrections';

type Corrected = Pick<House, 'db' | 'content' | 'log'>;

/**
 * Puts the published versions of lessons in place of their files, and the catechism of them where the search finds it. A
 * version that no longer fits the program is left out and logged: the file counts until somebody looks at it.
 * @see docs/requirements.md#r-corrections
 */
export async function applyCorrections(house: Corrected): Promise<void> {
  const versions = await versionsInForce(house.db);
  if (versions.length === 0) return;
  for (const version of versions) {
    house.content.correct(version.lessonId, version.language, lessonOf(house, version));
  }
  await loadCatechism(house.db, house.content);
}

function lessonOf({ log }: Corrected, { id, lessonId, language, source }: LessonVersion) {
  if (source === null) return null;
  const file = parseContentFile(`${lessonId}.${language}.yaml`, source);
  const { value, faults } = readBySchema(file, lessonSchema);
  if (value) return value;
  log.warn({ version: id, fault: faults[0] }, 'a published lesson does not fit this program');
  return null;
}

/** Keeps this process at what is published, whichever process publishes. Out: how to stop. */
export async function followCorrections(
  house: Corrected & Pick<House, 'realtime'>,
): Promise<() => void> {
  let running = Promise.resolve();
  const { stop } = await house.realtime.hear(new Set([correctionsTopic]), null, () => {
    running = running
      .then(() => applyCorrections(house))
      .catch((error) => house.log.error({ error }, 'corrections could not be read'));
  });
  await applyCorrections(house);
  return stop;
}
